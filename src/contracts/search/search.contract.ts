import { Type, type Static } from 'typebox';
import { availabilities } from '../cart/cart.contract.ts';
import { productLabels, productSorts, type ProductSort, type ProductTile } from '../catalogue/catalogue.contract.ts';
import { moneySchema, type SiteCode } from '../shop/site.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';

/** SRCH-2. `GET` with q and site; the key of the index (SRCH-12) is in header-start.contract.ts. */
export const suggestionsPath = '/service/searchfrontend/api/suggestions';
/** `GET` with query, page, pageSize, filters, sort; the site by `site`, else by the header, else by the host. */
export const searchPath = '/service/searchfrontend/api/search';
/** SRCH-8: the words of a site that redirect to a page; fetched when the search box hydrates. */
export const redirectsPath = '/service/searchfrontend/api/redirects';

/** SRCH-1, SRCH-3: shorter queries are not sent, longer ones are refused. */
export const shortestQuery = 2;
export const longestQuery = 200;
export const searchTermsAtMost = 10;
export const suggestedProductsAtMost = 5;
export const resultsAtMost = 96;
/** characters of all filters together, as URLs write them */
export const longestFilters = 1000;
/** the call refuses further pages with 400; the shop does not have them */
export const searchPagesAtMost = 10_000;

const most = (standard: number) => Type.Optional(Type.Integer({ minimum: 0, maximum: 20, default: standard }));

export const suggestionsQuerySchema = Type.Object({
  /** 2 to 200 characters without the blanks at both ends; from digits and spaces alone the spaces are removed */
  q: Type.String({ maxLength: longestQuery }),
  /** code of a site: DE, AT, CH, CH_FR … */
  site: Type.String({ minLength: 1, maxLength: 5 }),
  maxSearchTerms: /* @__PURE__ */ most(searchTermsAtMost),
  maxProducts: /* @__PURE__ */ most(suggestedProductsAtMost),
});
export type SuggestionsQuery = Static<typeof suggestionsQuerySchema>;

/** `prefix + match + suffix` is `searchTerm`; `match` is the typed part, empty if the term was found otherwise. */
export const suggestedTermSchema = Type.Object({
  searchTerm: Type.String(),
  prefix: Type.String(),
  match: Type.String(),
  suffix: Type.String(),
});
export type SuggestedTerm = Static<typeof suggestedTermSchema>;

export const suggestedProductSchema = Type.Object({
  /** nine digits */
  id: Type.String(),
  title: Type.String(),
  /** path of the product's page */
  productViewUrl: Type.String(),
  /** the slug of the colour that the query names, as the product page takes it in `dim1` */
  webshopProductDimensionKey: Type.Optional(Type.String()),
  /** URL of a square WebP, 160 px wide */
  imageProductThumb: Type.Optional(Type.String()),
  imageAltText: Type.Optional(Type.String()),
  /** as the shop prints it: `129,00`, `ab 6,99` */
  priceText: Type.Optional(Type.String()),
});
export type SuggestedProduct = Static<typeof suggestedProductSchema>;

export const suggestionsSchema = Type.Object({
  products: Type.Array(suggestedProductSchema, { maxItems: 20 }),
  searchTerms: Type.Array(suggestedTermSchema, { maxItems: 20 }),
});
export type Suggestions = Static<typeof suggestionsSchema>;

/**
 * SRCH-7: the filters of results. URLs write a filter as `{name}-{value}` and join filters by commas. Values of one name widen
 * the choice, different names narrow it: `colour-blau,colour-rot,reduced_price-true` is blue or red, and reduced.
 */
export const searchFilterNames = [
  'category',
  'reduced_price',
  'availability',
  'strength',
  'roast',
  'aroma',
  'origin',
  'brewing',
  'colour',
  'size',
  'material',
  'price',
] as const;
export type SearchFilterName = (typeof searchFilterNames)[number];

/** One per filter name. A literal, because reading the array's length would keep the schemas in browser chunks. */
const facetsAtMost = 12;

export interface SearchFilter {
  readonly name: SearchFilterName;
  /**
   * category: its id; reduced_price: `true`; availability: `available`; strength: 1 to 5; colour, size and the traits of
   * `productTraits`: a slug (`dunkel-blau`, `98-104`); price: `{from}-{to}` in major units of the currency, `to` is exclusive and may be left out.
   */
  readonly value: string;
}

export const searchQuerySchema = Type.Object({
  query: Type.String({ maxLength: longestQuery }),
  site: Type.Optional(Type.String({ maxLength: 5 })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: searchPagesAtMost, default: 1 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: resultsAtMost, default: 24 })),
  filters: Type.Optional(Type.String({ maxLength: longestFilters })),
  sort: Type.Optional(Type.Enum(productSorts, { default: 'relevance' })),
});
export type SearchQuery = Static<typeof searchQuerySchema>;

/** A validated search. */
export interface SearchQuestion {
  /** empty: all products that pass the filters, the most popular first, as category pages list them */
  readonly query: string;
  readonly page: number;
  readonly pageSize: number;
  readonly filters: readonly SearchFilter[];
  readonly sort: ProductSort;
}

const priceSchema = Type.Object({
  now: moneySchema,
  before: Type.Optional(moneySchema),
  lowest30: Type.Optional(moneySchema),
  savingPercent: Type.Integer(),
});

/** A product in a list: `ProductTile` of the catalogue, on the wire. */
export const foundProductSchema = Type.Object({
  /** the lowest category that it is in */
  categoryId: Type.Optional(Type.Integer()),
  productId: Type.String(),
  title: Type.String(),
  details: Type.String(),
  /** path of the product's page, with `dim1` if the query names one of its colours */
  url: Type.String(),
  /** name at the picture service */
  picture: Type.String(),
  price: priceSchema,
  hasPriceRange: Type.Boolean(),
  basePrice: Type.Optional(Type.Object({ price: moneySchema, per: Type.Enum(['1 kg', '1 l']) })),
  availability: Type.Enum(availabilities),
  /** the tcm of a product that leaves nothing to choose and is in stock */
  only: Type.Optional(Type.String()),
  /** its colour and size in words */
  choice: Type.Optional(Type.String()),
  labels: Type.Array(Type.Enum(productLabels)),
  colors: Type.Array(Type.Object({ name: Type.String(), hex: Type.String() })),
  intensity: Type.Optional(Type.Integer()),
  rating: Type.Optional(Type.Object({ average: Type.Number(), count: Type.Integer(), source: Type.String() })),
});

export const facetValueSchema = Type.Object({
  /** the value of the filter, see `SearchFilter` */
  value: Type.String(),
  /** products that would be left with this value and the filters of other facets; 0 only if chosen */
  count: Type.Integer(),
  chosen: Type.Boolean(),
  /** display name: category, colour, size, traits */
  title: Type.Optional(Type.String()),
  /** category only: 1 to 3; children follow their parent */
  depth: Type.Optional(Type.Integer()),
  /** colour only, if the shop knows it */
  hex: Type.Optional(Type.String()),
  /** price only; the last range has no `to` */
  from: Type.Optional(moneySchema),
  to: Type.Optional(moneySchema),
});
export type FacetValue = Static<typeof facetValueSchema>;

/** Facets without a choice are left out. */
export const facetSchema = Type.Object({
  name: Type.Enum(searchFilterNames),
  values: Type.Array(facetValueSchema, { maxItems: 200 }),
});
export type Facet = Static<typeof facetSchema>;

const appliedSchema = Type.Object({
  filters: Type.Array(Type.Object({ name: Type.Enum(searchFilterNames), value: Type.String() })),
  sort: Type.Enum(productSorts),
});

export const searchAnswerSchema = Type.Object({
  query: Type.String(),
  total: Type.Integer(),
  page: Type.Integer(),
  pageSize: Type.Integer(),
  pages: Type.Integer(),
  products: Type.Array(foundProductSchema, { maxItems: resultsAtMost }),
  /** in display order */
  facets: Type.Array(facetSchema, { maxItems: facetsAtMost }),
  applied: appliedSchema,
  /** the query with unknown words replaced by the shop's nearest ones; the products are found by these */
  didYouMean: Type.Optional(Type.String()),
  /** SRCH-8: the page to which these words redirect */
  redirect: Type.Optional(Type.String()),
});

/** SRCH-8: words as `redirectKey` writes them → path from the site's root, or an absolute address. */
export const redirectsSchema = Type.Object({ redirects: Type.Record(Type.String(), Type.String()) });
export type RedirectTable = Readonly<Record<string, string>>;

/** Results for pages: the response of the search whose products are tiles. */
export interface SearchResults {
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly tiles: readonly ProductTile[];
  readonly facets: readonly Facet[];
  readonly didYouMean?: string;
}

/** The words of a search that is counted, and whether they found products. */
export interface Searched {
  readonly words: string;
  readonly isFound: boolean;
}

export interface SearchService {
  suggestions(site: SiteCode, asked: Required<Omit<SuggestionsQuery, 'site'>>, moment: Moment): Promise<Suggestions>;
  results(site: SiteCode, question: SearchQuestion, moment: Moment): Promise<SearchResults>;
  /** counts a query that says something, without any data of the visitor; also if its page came from a cache */
  count(site: SiteCode, searched: Searched, at: Date): void;
  /** the target of words that redirect to a page */
  redirect(site: SiteCode, words: string): string | undefined;
  /** words that many searched, for the empty search box; read from memory */
  popular(site: SiteCode): readonly string[];
  /** SRCH-7: the shop's words that words of a query also stand for; read from memory */
  synonyms(site: SiteCode, words: string): readonly string[];
  /** SRCH-12: changes each time a result may change; part of every cache key of a search. Read from memory. */
  cachekey(site: SiteCode): string;
}
