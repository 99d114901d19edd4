import { askedText } from '../../../domain/search/search.rules.ts';
import { lowestBits } from './arrays/bit-sets.ts';
import { listLength, seek } from './arrays/lists.ts';
import { createProductNumbers } from './arrays/product-numbers.ts';
import { stringAt } from './arrays/string-table.ts';
import { priceSteps } from './facets/facet-values.ts';
import { createFacets } from './facets/facets.ts';
import { priceRange } from './facets/filters.ts';
import { createFuzzyTerms } from './query/fuzzy-terms.ts';
import { createQueryExpansion } from './query/query-expansion.ts';
import { completeScore, createSplitSets, type SplitHits } from './query/split-sets.ts';
import { productNumberOf } from './query/suggested-products.ts';
import { windowOf } from './rank/order.ts';
import { createProductStates } from './rank/product-states.ts';
import type { EngineParts, EngineQuery, EngineResult } from './search-engine.ts';
import { stemOf } from './text/stem.ts';
import { queryWords } from './text/tokenize.ts';

/** A term that a word of a query stands for. */
export interface SplitTerm {
  readonly term: string;
  /** products that have it */
  readonly products: number;
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

  return {
    /** Returns the terms that each word of a query stands for; a word that stands for none is left out. */
    wordsOf: (query: string): readonly (readonly SplitTerm[])[] =>
      expand(queryWords(askedText(query)))
        .filter(({ terms }) => terms.size > 0)
        .map(({ terms }) =>
          Array.from(terms.keys(), (term) => ({
            term: stringAt(data.terms, term),
            products: listLength(data.postings, term),
          })),
        ),
    everything: sets.everything,
    /** The products of a term by ascending lists of their numbers. What is new since the index was built is left out. */
    membersOf: numbers.membersOf,
    complete: sets.complete,
    partial: sets.partial,
    /** The shop's numbers of the best `most` hits. Of equal scores the most popular come first. */
    numbersOf: (found: SplitHits, most: number, at: number): string[] => {
      // To list and sort hundreds of thousands for this takes longer than all the rest.
      const best = found.isComplete
        ? lowestBits(found.set, most)
        : windowOf(data, statesAt(at), found.hits, { sort: 'relevance', offset: 0, limit: most });
      return best.map((product) => productNumberOf(data, product));
    },
    /** Filters, counts and sorts hits. The products of `ranked` are the most relevant, in this order. */
    result: (
      found: SplitHits,
      ranked: readonly string[],
      { sort, offset, limit, filters, at }: Omit<EngineQuery, 'query'>,
    ): Pick<EngineResult, 'productIds' | 'total' | 'facets'> => {
      const states = statesAt(at);
      const hits = sets.listed(found);
      for (const [rank, id] of ranked.entries()) {
        const product = numbers.productOf(Number(id));
        const hit = product === undefined ? hits.count : seek(hits.products, 0, hits.count, product);
        if (hit < hits.count && hits.products[hit] === product) hits.scores[hit] = completeScore + ranked.length - rank;
      }
      const { narrowed, facets } = narrow(hits, states, filters);
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
