import { askedText } from '../../../domain/search/search.rules.ts';
import { listLength, seek } from './arrays/lists.ts';
import { createProductNumbers, type Members } from './arrays/product-numbers.ts';
import { stringAt } from './arrays/string-table.ts';
import { priceSteps } from './facets/facet-values.ts';
import { createFacets } from './facets/facets.ts';
import { priceRange } from './facets/filters.ts';
import { createFuzzyTerms } from './query/fuzzy-terms.ts';
import { createQueryExpansion } from './query/query-expansion.ts';
import { createSplitSets } from './query/split-sets.ts';
import { productNumberOf } from './query/suggested-products.ts';
import { idfOf } from './rank/idf.ts';
import type { Hits } from './rank/hits.ts';
import { windowOf } from './rank/order.ts';
import { createProductStates } from './rank/product-states.ts';
import type { EngineParts, EngineQuery, EngineResult } from './search-engine.ts';
import { stemOf } from './text/stem.ts';
import { queryWords } from './text/tokenize.ts';

/** The score of a product that has all words of the query; lower: the share of them that it has. */
const completeScore = 1000;

/** A word of a query: the terms that it stands for, and what it weighs by how many products have them. */
export interface SplitWord {
  readonly terms: readonly SplitTerm[];
  readonly idf: number;
}

export interface SplitTerm {
  readonly term: string;
  /** products that have it */
  readonly products: number;
}

export interface SplitHits extends Hits {
  /** all have each word, so that they are in the order of relevance: the most popular first */
  readonly isComplete: boolean;
}

/** Searches an index without postings: it knows what to look for, and narrows, counts and sorts what was found elsewhere. */
export const createSplitEngine = ({ data, currency, categories }: Omit<EngineParts, 'locale'>) => {
  const { count, productIds } = data;
  const expand = createQueryExpansion(data, stemOf(data.language), createFuzzyTerms(data));
  const statesAt = createProductStates(
    data,
    priceSteps[currency].map((step) => priceRange(step)[0]),
  );
  const narrow = createFacets(data, currency, categories);
  const numbers = createProductNumbers(productIds);
  const sets = createSplitSets(count);

  const hitsOf = (products: Uint32Array): SplitHits => ({
    isComplete: true,
    count: products.length,
    products,
    scores: new Float32Array(products.length).fill(completeScore),
  });

  return {
    /** Returns the terms that each word of a query stands for; a word that stands for none is left out. */
    wordsOf: (query: string): readonly SplitWord[] =>
      expand(queryWords(askedText(query)))
        .filter(({ terms }) => terms.size > 0)
        .map(({ terms }) => {
          const known = Array.from(terms.keys(), (term) => ({
            term: stringAt(data.terms, term),
            products: listLength(data.postings, term),
          }));
          const sum = known.reduce((all, { products }) => all + products, 0);
          return { terms: known, idf: idfOf(Math.min(sum, count), count) };
        }),
    /** Every product, the most popular first. */
    everything: (): SplitHits => hitsOf(Uint32Array.from({ length: count }, (_, product) => product)),
    /** The products of a term by ascending lists of their numbers. What is new since the index was built is left out. */
    membersOf: numbers.membersOf,
    /** Products that have all words; of each word it takes the products of its terms. */
    complete: (words: readonly (readonly Members[])[]): SplitHits => hitsOf(sets.complete(words)),
    /** Products that have a sufficient share of the words. */
    partial: (words: readonly SplitWord[], members: readonly (readonly Members[])[]): SplitHits => {
      const { products, shares } = sets.partial(
        words.map(({ idf }) => idf),
        members,
      );
      const scores = Float32Array.from(shares, (share) => completeScore * share);
      return { isComplete: false, count: products.length, products, scores };
    },
    /** The shop's numbers of the best `most` hits. Of equal scores the most popular come first. */
    numbersOf: (hits: SplitHits, most: number, at: number): string[] => {
      // To sort hundreds of thousands for this takes longer than all the rest.
      const best = hits.isComplete
        ? [...hits.products.subarray(0, Math.min(most, hits.count))]
        : windowOf(data, statesAt(at), hits, { sort: 'relevance', offset: 0, limit: most });
      return best.map((product) => productNumberOf(data, product));
    },
    /** Filters, counts and sorts hits. The products of `ranked` are the most relevant, in this order. */
    result: (
      hits: Hits,
      ranked: readonly string[],
      { sort, offset, limit, filters, at }: Omit<EngineQuery, 'query'>,
    ): Pick<EngineResult, 'productIds' | 'total' | 'facets'> => {
      const states = statesAt(at);
      const scores = new Float32Array(hits.scores.subarray(0, hits.count));
      for (const [rank, id] of ranked.entries()) {
        const product = numbers.productOf(Number(id));
        const hit = product === undefined ? hits.count : seek(hits.products, 0, hits.count, product);
        if (hit < hits.count && hits.products[hit] === product) scores[hit] = completeScore + ranked.length - rank;
      }
      const { narrowed, facets } = narrow({ ...hits, scores }, states, filters);
      return {
        productIds: windowOf(data, states, narrowed, { sort, offset, limit }).map((product) =>
          productNumberOf(data, product),
        ),
        total: narrowed.count,
        facets,
      };
    },
  };
};
export type SplitEngine = ReturnType<typeof createSplitEngine>;
