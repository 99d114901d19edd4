import { Type, type Static } from 'typebox';
import type { SiteCode } from '../shop/site.contract.ts';

/** SHOP-6 */
export const storesPath = '/service/storefinder/';
export const storeSearchPath = '/service/storefinder/search';

const closed = { additionalProperties: false } as const;
/** degrees of latitude and longitude (WGS 84) */
const point = Type.Tuple([Type.Number({ minimum: -90, maximum: 90 }), Type.Number({ minimum: -180, maximum: 180 })]);
const name = Type.String({ minLength: 1, maxLength: 80 });
const postcode = Type.String({ pattern: '^[0-9][0-9 -]{2,8}$' });
/** `10:00-20:00`; empty on a closed day */
const hours = Type.Union([
  Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d-([01]\\d|2[0-3]):[0-5]\\d$' }),
  Type.Null(),
]);

/** our own shop, or a shelf or a counter for collection in a partner's shop */
export const storeKinds = ['FILIALE', 'DEPOT'] as const;
export type StoreKind = (typeof storeKinds)[number];

const storeSchema = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z]{2}[0-9]{3}$' }),
    kind: Type.Enum(storeKinds),
    street: name,
    postcode,
    city: name,
    at: point,
    /** Monday to Sunday */
    hours: Type.Array(hours, { minItems: 7, maxItems: 7 }),
  },
  closed,
);
export type Store = Static<typeof storeSchema>;

/** `content/stores/{country}.json`: stores, and towns without a store that visitors may search for */
export const storesFileSchema = Type.Object(
  {
    stores: Type.Array(storeSchema),
    places: Type.Array(Type.Object({ name, postcode, at: point }, closed)),
  },
  closed,
);
export type StoresFile = Static<typeof storesFileSchema>;

/** `content/maps/{country}.json`: the outline of a country, longitude before latitude as in its source (Natural Earth) */
export const mapFileSchema = Type.Object(
  {
    west: Type.Number(),
    east: Type.Number(),
    south: Type.Number(),
    north: Type.Number(),
    rings: Type.Array(Type.Array(Type.Tuple([Type.Number(), Type.Number()]), { minItems: 4 }), { minItems: 1 }),
  },
  closed,
);
export type CountryMap = Static<typeof mapFileSchema>;

export interface StoreFilter {
  readonly kinds: readonly StoreKind[];
}

export interface FoundStore {
  readonly store: Store;
  /** kilometres from the requested place */
  readonly distance?: number;
}

export interface StoreAnswer {
  /** the name of the place, if the term names one */
  readonly place?: string;
  readonly stores: readonly FoundStore[];
}

export interface StoreFinder {
  /** all stores without a term; none if the term names no place */
  find(site: SiteCode, term: string, filter: StoreFilter): StoreAnswer;
  /** towns with the number of their stores, sorted by the country's alphabet */
  cities(site: SiteCode): readonly { readonly name: string; readonly stores: number }[];
  map(site: SiteCode): CountryMap;
}
