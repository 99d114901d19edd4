import { storeSearchPath, storesPath, type StoreKind } from '../../contracts/content/stores.contract.ts';
import { pageOf } from '../../ui/pager/pager.rules.ts';
import type { Crumb, PageAnswer, PageDefinition, PageRequest, PageServices } from '../page.ts';
import { breadcrumbList } from '../shell/structured.rules.ts';
import { drawMap, hoursOf, kilometres, kindsOf, weekday, type Hours, type MapDrawing } from './stores.rules.ts';

export interface ListedStore {
  readonly id: string;
  /** as on the map */
  readonly number: number;
  readonly kind: StoreKind;
  readonly street: string;
  readonly town: string;
  /** without its unit; `undefined` without a place */
  readonly km?: string;
  readonly hours: readonly Hours[];
  /** for route planning */
  readonly wayUrl: string;
}

export interface StoresProps {
  readonly way: readonly Crumb[];
  readonly term: string;
  readonly kinds: readonly StoreKind[];
  /** the town of the search; `undefined` without a term or a match */
  readonly place?: string;
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly stores: readonly ListedStore[];
  readonly map: MapDrawing;
  readonly cities: readonly { readonly name: string; readonly stores: number }[];
}

const pageSize = 10;

const load = (request: PageRequest, { storeFinder }: PageServices): PageAnswer<StoresProps> => {
  const { site, t, query, moment } = request;
  const term = (query['searchTerm'] ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 80);
  const kinds = kindsOf(query);
  const { place, stores } = storeFinder.find(site.code, term, { kinds });
  // A missing page shows the first one: the address may be older than the list.
  const shown = pageOf(query['page'], stores.length, pageSize) ?? {
    page: 1,
    pages: Math.max(1, Math.ceil(stores.length / pageSize)),
  };
  const offset = (shown.page - 1) * pageSize;
  const listed = place === undefined ? [] : stores.slice(offset, offset + pageSize);
  const today = weekday(moment.at, site.timeZone);
  const everywhere = storeFinder.find(site.code, '', { kinds }).stores.map(({ store }) => store);
  const title = t('page.stores.title');
  const way = [
    { title: t('ui.home'), url: '/' },
    { title, url: storesPath },
  ];
  return {
    kind: 'shown',
    status: 200,
    head: {
      title: place === undefined ? title : t('page.stores.near', { place }),
      description: t('page.stores.lead'),
      // Results for a term are hidden from search engines.
      ...(term === '' ? { canonical: storesPath, siblings: true as const } : {}),
      structured: [breadcrumbList(way)],
    },
    props: {
      way,
      term,
      kinds,
      ...(place === undefined ? {} : { place }),
      total: stores.length,
      ...shown,
      stores: listed.map(({ store, distance }, position) => ({
        id: store.id,
        number: offset + position + 1,
        kind: store.kind,
        street: store.street,
        town: `${store.postcode} ${store.city}`,
        ...(distance === undefined ? {} : { km: kilometres(distance, site.locale) }),
        hours: hoursOf(store, today),
        wayUrl: `https://www.openstreetmap.org/directions?to=${store.at.join('%2C')}`,
      })),
      map: drawMap(storeFinder.map(site.code), everywhere, listed),
      cities: storeFinder.cities(site.code),
    },
  };
};

/** SHOP-6, HDR-8: stores near a place; the same page with and without a term. */
export const stores: PageDefinition<StoresProps> = {
  name: 'stores',
  paths: [storesPath, storeSearchPath],
  type: 'content',
  personal: false,
  query: ['searchTerm', 'page', 'filterDepot', 'filterFiliale'],
  load: (request, services) => Promise.resolve(load(request, services)),
};
