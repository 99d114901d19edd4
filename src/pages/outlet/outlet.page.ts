import { longestFilters } from '../../contracts/search/search.contract.ts';
import { outletPaths } from '../../sites/links.ts';
import {
  canonicalOf,
  firstViewOf,
  listQuery,
  listUrl,
  loadList,
  pageSize,
  questionOf,
  type ListProps,
} from '../list/list.rules.ts';
import type { Crumb, PageDefinition } from '../page.ts';
import { breadcrumbList, itemList } from '../shell/structured.rules.ts';

export interface OutletProps {
  readonly way: readonly Crumb[];
  readonly list: ListProps;
}

const within = [{ name: 'reduced_price', value: 'true' }] as const;

/** SITE-7: all reduced products, under the site's own address; the addresses of other sites redirect to it. */
export const outlet: PageDefinition<OutletProps> = {
  name: 'outlet',
  paths: [...new Set(Object.values(outletPaths))],
  type: 'category',
  personal: false,
  query: listQuery,
  longestQueryValue: longestFilters,
  load: async ({ site, t, moment, path, query }, { search }) => {
    const url = outletPaths[site.code];
    if (path !== url) return { kind: 'moved', permanent: true, to: listUrl(url, questionOf(query, within)) };
    const list = await loadList({ path: url, within }, query, (asked) => search.results(site.code, asked, moment));
    if (!list) return { kind: 'missing' };
    const way = [
      { title: t('ui.home'), url: '/' },
      { title: t('page.outlet.title'), url },
    ];
    const canonical = canonicalOf(list);
    return {
      kind: 'shown',
      status: 200,
      head: {
        title: t('page.outlet.title'),
        description: t('page.outlet.text'),
        structured: [breadcrumbList(way), ...itemList(list.tiles, (list.page - 1) * pageSize)],
        section: url,
        ...firstViewOf(list),
        ...(canonical === undefined ? {} : { canonical }),
        ...(canonical === url ? { siblings: outletPaths } : {}),
      },
      props: { way, list },
    };
  },
};
