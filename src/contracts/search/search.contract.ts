import { Type, type Static } from 'typebox';
import { availabilities } from '../cart/cart.contract.ts';
import { productLabels, productSorts, type ProductSort, type ProductTile } from '../catalogue/catalogue.contract.ts';
import { moneySchema, type SiteCode } from '../shop/site.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';

/** SRCH-2. `GET` with q and site; the key of the index (SRCH-12) is in header-start.contract.ts. */
export const suggestionsPath = '/service/searchfrontend/api/suggestions';
/** `GET` with query, page, pageSize, filters, sort; the site by `site`, else by the header, else by the host. */
export const searchPath = '/service/searchfrontend/api/search';
/** SRCH-8: the words of a site that lead to a page of their own; asked when the box wakes, kept for as long as its version. */
export const redirectsPath = '/service/searchfrontend/api/redirects';

/** SRCH-1, SRCH-3: shorter words are not asked, longer ones not taken. */
export const shortestQuery = 2;
export const longestQuery = 200;
export const searchTermsAtMost = 10;
export const suggestedProductsAtMost = 5;
export const resultsAtMost = 96;
/** characters of all filters together, as an address writes them */
export const longestFilters = 1000;
/** pages beyond are 400 of the call and no page of the shop */
export const searchPagesAtMost = 10_000;

const most = (standard: number) => Type.Optional(Type.Integer({ minimum: 0, maximum: 20, default: standard }));

export const suggestionsQuerySchema = Type.Object({
  /** 2 to 200 characters, blanks at both ends not counted; digits and spaces are taken without the spaces */
  q: Type.String({ maxLength: longestQuery }),
  /** code of a site: DE, AT, CH, CH_FR … */
  site: Type.String({ minLength: 1, maxLength: 5 }),
  maxSearchTerms: /* @__PURE__ */ most(searchTermsAtMost),
  maxProducts: /* @__PURE__ */ most(suggestedProductsAtMost),
});
export type SuggestionsQuery = Static<typeof suggestionsQuerySchema>;

/** `prefix + match + suffix` is `searchTerm`; `match` is what was typed of it, empty where it was found otherwise. */
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
  /** the colour that the words name, as the product's page takes it in `dim1` */
  webshopProductDimensionKey: Type.Optional(Type.String()),
  /** address of a square WebP, 160 px wide */
  imageProductThumb: Type.Optional(Type.String()),
  imageAltText: Type.Optional(Type.String()),
});
export type SuggestedProduct = Static<typeof suggestedProductSchema>;

export const suggestionsSchema = Type.Object({
  products: Type.Array(suggestedProductSchema, { maxItems: 20 }),
  searchTerms: Type.Array(suggestedTermSchema, { maxItems: 20 }),
});
export type Suggestions = Static<typeof suggestionsSchema>;

/**
 * SRCH-7: what results may be narrowed to. A word in the address is `{name}-{value}`, several are joined by commas. Values of
 * one name widen, names narrow: `colour-blau,colour-rot,reduced_price-true` is what is blue or red, and reduced.
 */
export const searchFilterNames = ['category', 'reduced_price', 'availability', 'colour', 'size', 'price'] as const;
export type SearchFilterName = (typeof searchFilterNames)[number];

/** one a name; a figure, as a length that is read would keep the schemas in browser chunks */
const facetsAtMost = 6;

export interface SearchFilter {
  readonly name: SearchFilterName;
  /**
   * category: its number; reduced_price: `true`; availability: `available`; colour and size: the word as an address writes it
   * (`dunkel-blau`, `98-104`); price: `{from}-{to}` in whole units of the currency, `to` itself not included, may be left out.
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

/** A question that was read and found to be one. */
export interface SearchQuestion {
  /** empty: everything that the filters leave, the best known first, as lists of categories show it */
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

/** A product as lists show it: ProductTile of the catalogue, on the wire. */
export const foundProductSchema = Type.Object({
  productId: Type.String(),
  title: Type.String(),
  details: Type.String(),
  url: Type.String(),
  /** name at the picture service */
  picture: Type.String(),
  price: priceSchema,
  hasPriceRange: Type.Boolean(),
  basePrice: Type.Optional(Type.Object({ price: moneySchema, per: Type.Enum(['100 g', '1 kg', '100 ml', '1 l']) })),
  availability: Type.Enum(availabilities),
  labels: Type.Array(Type.Enum(productLabels)),
  colors: Type.Array(Type.Object({ name: Type.String(), hex: Type.String() })),
  intensity: Type.Optional(Type.Integer()),
});

export const facetValueSchema = Type.Object({
  /** what follows the facet's name and a hyphen in the address */
  value: Type.String(),
  /** products that are left with this value chosen beside the other facets' choices; never 0 unless chosen */
  count: Type.Integer(),
  chosen: Type.Boolean(),
  /** word of the shop: category, colour, size */
  title: Type.Optional(Type.String()),
  /** category only: 1 to 3; a deeper one stands right after the one above it */
  depth: Type.Optional(Type.Integer()),
  /** price only; the last range has no end */
  from: Type.Optional(moneySchema),
  to: Type.Optional(moneySchema),
});
export type FacetValue = Static<typeof facetValueSchema>;

/** A facet that gives no choice is left out. */
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
  /** in the order in which they are shown */
  facets: Type.Array(facetSchema, { maxItems: facetsAtMost }),
  applied: appliedSchema,
  /** the shop's nearest words, where none of the asked ones is one of its words; products are those that come close */
  didYouMean: Type.Optional(Type.String()),
  /** SRCH-8: where these words lead instead of results */
  redirect: Type.Optional(Type.String()),
});
export type SearchAnswer = Static<typeof searchAnswerSchema>;

/** SRCH-8: words as `redirectKey` writes them → path from the site's root, or an absolute address. */
export const redirectsSchema = Type.Object({ redirects: Type.Record(Type.String(), Type.String()) });
export type RedirectTable = Readonly<Record<string, string>>;

/** What pages are given of a search: a SearchAnswer whose products are tiles. */
export interface SearchResults {
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly tiles: readonly ProductTile[];
  readonly facets: readonly Facet[];
  readonly didYouMean?: string;
}

export interface SearchService {
  suggestions(site: SiteCode, asked: Required<Omit<SuggestionsQuery, 'site'>>, moment: Moment): Promise<Suggestions>;
  results(site: SiteCode, question: SearchQuestion, moment: Moment): Promise<SearchResults>;
  /** counts words that a visitor found something by, without the visitor; also where the answer was kept ready */
  count(site: SiteCode, words: string, at: Date): void;
  /** target of words that have a page of their own */
  redirect(site: SiteCode, words: string): string | undefined;
  /** SRCH-12: changes whenever an answer may; part of every cache key of a search. From memory. */
  cachekey(site: SiteCode): string;
}
