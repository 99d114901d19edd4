import type { Facet, SearchFilter, SuggestedTerm } from '../../../../contracts/search/search.contract.ts';
import type { ProductSort } from '../../../../contracts/catalogue/catalogue.contract.ts';
import type { Currency } from '../../../../contracts/shop/site.contract.ts';
import { askedText } from '../../../../domain/search/search.rules.ts';
import { memoize } from '../../../../lib/flow/memoize.ts';
import { slugOf } from '../../../../lib/text/slug.ts';
import { queryWords, wordsAtMost } from '../text/analysis.ts';
import { priceRange, type Finds } from './choices.ts';
import { priceSteps, type FacetCategory } from './facet-values.ts';
import { createFacets } from './facets.ts';
import type { IndexData } from '../indexing/index-data.ts';
import { createLikeness } from './likeness.ts';
import { endOf, startOf } from '../indexing/lists.ts';
import { createMatching } from './matching.ts';
import { createMeanings, type Meaning } from './meaning.ts';
import { windowOf } from '../rank/order.ts';
import { createProductStates } from './product-state.ts';
import { stemOf } from '../text/stem.ts';
import { endedByTitles, partsOfTerm, readTitle, typedPhrases } from './suggested-terms.ts';
import { stringAt } from '../text/string-table.ts';

/** titles that are looked through for endings of what was typed */
const titlesLookedAt = 40;
/** the best known are looked through again and again */
const titlesKept = 5000;

export interface EngineFrame {
  readonly data: IndexData;
  readonly locale: string;
  readonly currency: Currency;
  readonly categories: ReadonlyMap<number, FacetCategory>;
}

export interface EngineQuestion {
  readonly query: string;
  readonly offset: number;
  readonly limit: number;
  readonly sort: ProductSort;
  readonly filters: readonly SearchFilter[];
  readonly at: number;
}

export interface EngineAnswer {
  readonly productIds: readonly string[];
  readonly total: number;
  readonly facets: readonly Facet[];
  readonly didYouMean?: string;
}

export interface EngineSuggestion {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly picture: string;
  /** slug of the colour that the question names */
  readonly colour?: string;
}

/** Searches one site's index. Everything is in memory and ends within bounds, whatever was typed. */
export const createSearchEngine = ({ data, locale, currency, categories }: EngineFrame) => {
  const stem = stemOf(data.language);
  const likeness = createLikeness(data);
  const meaningsOf = createMeanings(data, stem, likeness);
  const match = createMatching(data);
  const statesAt = createProductStates(
    data,
    priceSteps[currency].map((step) => priceRange(step)[0]),
  );
  const narrow = createFacets(data, currency, categories);

  const idOf = (product: number): string => String(data.productIds[product] ?? 0).padStart(9, '0');

  const shownTerm = (term: number): string => stringAt(data.shown, term) || stringAt(data.terms, term);
  /** The words of the shop that come closest, where a word was none of them. */
  const correctedOf = (meanings: readonly Meaning[]): string | undefined =>
    meanings.some(({ guess }) => guess !== undefined)
      ? meanings.map(({ word, guess }) => (guess === undefined ? word : shownTerm(guess))).join(' ')
      : undefined;

  let all: Finds | undefined;
  /** Every product, the best known first: what lists of categories are narrowed from. */
  const everything = (): Finds =>
    (all ??= {
      count: data.count,
      products: Uint32Array.from({ length: data.count }, (_, product) => product),
      scores: new Float32Array(data.count),
    });

  const answer = ({ query, offset, limit, sort, filters, at }: EngineQuestion): EngineAnswer => {
    const states = statesAt(at);
    const text = askedText(query);
    const meanings = meaningsOf(queryWords(text, wordsAtMost));
    const found = text === '' ? everything() : match.all(meanings, states);
    const { narrowed, facets: values } = narrow(found, states, filters);
    const didYouMean = correctedOf(meanings);
    return {
      productIds: windowOf(data, states, narrowed, { sort, offset, limit }).map(idOf),
      total: narrowed.count,
      facets: values,
      ...(didYouMean === undefined ? {} : { didYouMean }),
    };
  };

  const titleOf = memoize((product: number) => readTitle(stringAt(data.titles, product)), titlesKept);

  const colourStems = new Map<number, readonly string[]>();
  const stemsOfColour = (colour: number): readonly string[] => {
    const known = colourStems.get(colour) ?? queryWords(stringAt(data.colorNames, colour), wordsAtMost).map(stem);
    colourStems.set(colour, known);
    return known;
  };
  /** The colour of a product that the words name, with its picture. */
  const colourNamed = (product: number, stems: ReadonlySet<string>) => {
    for (let at = startOf(data.colors, product); at < endOf(data.colors, product); at += 1) {
      const colour = data.colors.values[at] ?? 0;
      if (stemsOfColour(colour).every((word) => stems.has(word))) {
        const name = stringAt(data.colorNames, colour);
        return { colour: slugOf(name, data.language), picture: stringAt(data.colorPictures, at) };
      }
    }
    return undefined;
  };

  const suggest = (typed: string, mostTerms: number, mostProducts: number, at: number) => {
    const query = askedText(typed);
    const words = queryWords(query, wordsAtMost);
    const states = statesAt(at);
    const meanings = meaningsOf(words);
    // Titles tell how the last of several words ends; of one word it counts only whether anything has it.
    const lookedAt = query.includes(' ') ? titlesLookedAt : 1;
    const best = match.best(meanings, states, mostTerms > 0 ? Math.max(mostProducts, lookedAt) : mostProducts);
    const stems = new Set(words.map(stem));
    const products = best.slice(0, mostProducts).map((product): EngineSuggestion => {
      const plain = {
        id: idOf(product),
        title: titleOf(product).text,
        slug: stringAt(data.slugs, product),
        picture: stringAt(data.pictures, product),
      };
      return Object.assign(plain, colourNamed(product, stems));
    });
    return { products, searchTerms: mostTerms > 0 ? termsFor(query, meanings, best, mostTerms) : [] };
  };

  const termsFor = (
    query: string,
    meanings: readonly Meaning[],
    best: readonly number[],
    most: number,
  ): SuggestedTerm[] => {
    const found = new Map<string, SuggestedTerm>();
    const note = (terms: readonly string[], typed: string): void => {
      for (const term of terms) if (found.size < most && !found.has(term)) found.set(term, partsOfTerm(term, typed));
    };
    note(typedPhrases(data, query, most), query);
    if (found.size < most)
      note(
        endedByTitles(() => best.map(titleOf), query, locale),
        query,
      );
    const corrected = correctedOf(meanings);
    if (found.size < most && corrected !== undefined && best.length > 0) {
      note(typedPhrases(data, corrected, most), corrected);
      note([corrected], corrected);
    }
    return [...found.values()];
  };

  return { answer, suggest };
};
export type SearchEngine = ReturnType<typeof createSearchEngine>;
