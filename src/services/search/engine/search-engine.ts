import type { Facet, SearchFilter, SuggestedTerm } from '../../../contracts/search/search.contract.ts';
import type { ProductSort } from '../../../contracts/catalogue/catalogue.contract.ts';
import type { Currency } from '../../../contracts/shop/site.contract.ts';
import { askedText } from '../../../domain/search/search.rules.ts';
import { memoize } from '../../../lib/flow/memoize.ts';
import { seek } from './arrays/lists.ts';
import { stringAt } from './arrays/string-table.ts';
import { priceSteps, type FacetCategory } from './facets/facet-values.ts';
import { createFacets } from './facets/facets.ts';
import { priceRange } from './facets/filters.ts';
import type { IndexData } from './indexing/index-data.ts';
import { createFuzzyTerms } from './query/fuzzy-terms.ts';
import { createMatching } from './query/matching.ts';
import { createQueryExpansion } from './query/query-expansion.ts';
import type { QueryWord } from './query/query-word.ts';
import {
  createColourStems,
  createNamedColour,
  productNumberOf,
  suggestedProduct,
  type NamedColour,
  type SuggestedProductData,
} from './query/suggested-products.ts';
import { foldTitle, suggestTerms } from './query/suggested-terms.ts';
import type { Hits } from './rank/hits.ts';
import { windowOf } from './rank/order.ts';
import { createProductStates } from './rank/product-states.ts';
import { stemOf } from './text/stem.ts';
import { queryWords } from './text/tokenize.ts';

/** Titles that are read to complete the last word. */
const titlesRead = 40;
/** Folded titles in the cache: those of popular products are read again and again. */
const titlesKept = 5000;

export interface EngineParts {
  readonly data: IndexData;
  readonly locale: string;
  readonly currency: Currency;
  readonly categories: ReadonlyMap<number, FacetCategory>;
}

export interface EngineQuery {
  /** as it was typed; empty: all products */
  readonly query: string;
  readonly offset: number;
  readonly limit: number;
  readonly sort: ProductSort;
  readonly filters: readonly SearchFilter[];
  /** the moment of prices and availability, in epoch milliseconds */
  readonly at: number;
}

export interface EngineResult {
  readonly productIds: readonly string[];
  readonly total: number;
  readonly facets: readonly Facet[];
  /** by product id: the colour that the query names */
  readonly colours: ReadonlyMap<string, NamedColour>;
  readonly didYouMean?: string;
}

export interface EngineSuggestions {
  readonly products: readonly SuggestedProductData[];
  readonly searchTerms: readonly SuggestedTerm[];
}

/** A term as it is displayed. */
const displayForm = ({ displayedTerms, displayForms, terms }: IndexData, term: number): string => {
  const at = seek(displayedTerms, 0, displayedTerms.length, term);
  return displayedTerms[at] === term ? stringAt(displayForms, at) : stringAt(terms, term);
};

/** Searches one site's index in memory. The work per query is bounded for any input. */
export const createSearchEngine = ({ data, locale, currency, categories }: EngineParts) => {
  const stem = stemOf(data.language);
  const expand = createQueryExpansion(data, stem, createFuzzyTerms(data));
  const match = createMatching(data);
  const lowerBounds = priceSteps[currency].map((step) => priceRange(step)[0]);
  const statesAt = createProductStates(data, lowerBounds);
  const narrow = createFacets(data, currency, categories);
  const namedColour = createNamedColour(data, stem);
  const stemsOf = createColourStems(data, stem);
  const titleOf = memoize((product: number) => foldTitle(stringAt(data.titles, product)), titlesKept);

  /** The query with unknown words replaced by the nearest terms. */
  const correctedOf = (words: readonly QueryWord[]): string | undefined =>
    words.some(({ correction }) => correction !== undefined)
      ? words.map(({ word, correction }) => (correction === undefined ? word : displayForm(data, correction))).join(' ')
      : undefined;

  const coloursOf = (products: readonly number[], stems: ReadonlySet<string>): ReadonlyMap<string, NamedColour> => {
    const colours = new Map<string, NamedColour>();
    if (stems.size === 0) return colours;
    for (const product of products) {
      const named = namedColour(product, stems);
      if (named) colours.set(productNumberOf(data, product), named);
    }
    return colours;
  };

  let all: Hits | undefined;
  /** All products, the most popular first: category pages filter them. */
  const everything = (): Hits =>
    (all ??= {
      count: data.count,
      products: Uint32Array.from({ length: data.count }, (_, product) => product),
      scores: new Float32Array(data.count),
    });

  const search = ({ query, offset, limit, sort, filters, at }: EngineQuery): EngineResult => {
    const states = statesAt(at);
    const text = askedText(query);
    const typedWords = queryWords(text);
    const words = expand(typedWords);
    const hits = text === '' ? everything() : match.all(words, states);
    const { narrowed, facets } = narrow(hits, states, filters);
    const didYouMean = correctedOf(words);
    const shown = windowOf(data, states, narrowed, { sort, offset, limit });
    return {
      productIds: shown.map((product) => productNumberOf(data, product)),
      total: narrowed.count,
      facets,
      colours: coloursOf(shown, stemsOf(typedWords)),
      ...(didYouMean === undefined ? {} : { didYouMean }),
    };
  };

  const suggest = (typed: string, mostTerms: number, mostProducts: number, at: number): EngineSuggestions => {
    const query = askedText(typed);
    const typedWords = queryWords(query);
    const states = statesAt(at);
    const words = expand(typedWords);
    // Titles complete the last of several words. For a single word it only matters whether anything was found.
    const read = query.includes(' ') ? titlesRead : 1;
    const best = match.best(words, states, mostTerms > 0 ? Math.max(mostProducts, read) : mostProducts);
    const stems = stemsOf(typedWords);
    const products = best
      .slice(0, mostProducts)
      .map((product) => suggestedProduct(data, product, titleOf(product).text, namedColour(product, stems)));
    if (mostTerms === 0) return { products, searchTerms: [] };
    const searchTerms = suggestTerms(data, locale, {
      typed: query,
      most: mostTerms,
      corrected: best.length > 0 ? correctedOf(words) : undefined,
      titles: () => best.map(titleOf),
    });
    return { products, searchTerms };
  };

  return { search, suggest };
};
export type SearchEngine = ReturnType<typeof createSearchEngine>;
