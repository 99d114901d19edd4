import type { CountryMap, StoreFinder, StoresFile } from '../../contracts/content/stores.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { sites } from '../../sites/sites.ts';
import { distanceKm, placeOf, type Place } from './stores.rules.ts';

export interface CountryStores {
  readonly file: StoresFile;
  readonly map: CountryMap;
}

const placesOf = ({ stores, places }: StoresFile): readonly Place[] => [
  ...stores.map(({ city, postcode, at }) => ({ name: city, postcode, at })),
  ...places,
];

/** SHOP-6: `countries` by ISO code. */
export const createStoreFinder = (countries: ReadonlyMap<string, CountryStores>): StoreFinder => {
  const all = new Map([...countries].map(([country, of]) => [country, { ...of, places: placesOf(of.file) }]));
  const on = (site: SiteCode) => {
    const found = all.get(sites[site].country);
    if (!found) throw new Error(`there are no stores of ${sites[site].country}`);
    return found;
  };
  return {
    find: (site, term, { kinds }) => {
      const { file, places } = on(site);
      const wanted = file.stores.filter(({ kind }) => kinds.includes(kind));
      if (term.trim() === '') return { stores: wanted.map((store) => ({ store })) };
      const digits = file.stores[0]?.postcode.replaceAll(/\D/g, '').length ?? 0;
      const place = placeOf(term, places, digits);
      if (!place) return { stores: [] };
      const stores = wanted
        .map((store) => ({ store, distance: distanceKm(place.at, store.at) }))
        .toSorted((one, other) => one.distance - other.distance);
      return { place: place.name, stores };
    },
    cities: (site) => {
      const counted = Map.groupBy(on(site).file.stores, ({ city }) => city);
      const { compare } = new Intl.Collator(sites[site].locale);
      return [...counted]
        .map(([name, stores]) => ({ name, stores: stores.length }))
        .toSorted((one, other) => compare(one.name, other.name));
    },
    map: (site) => on(site).map,
  };
};
