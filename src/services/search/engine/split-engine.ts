import { askedText } from '../../../domain/search/search.rules.ts';
import { listLength } from './arrays/lists.ts';
import { stringAt } from './arrays/string-table.ts';
import { priceSteps } from './facets/facet-values.ts';
import { createFacets } from './facets/facets.ts';
import { priceRange } from './facets/filters.ts';
import { createFuzzyTerms } from './query/fuzzy-terms.ts';
import { createQueryExpansion } from './query/query-expansion.ts';
import { productNumberOf } from './query/suggested-products.ts';
import { idfOf, leastShare, sharesOf } from './rank/idf.ts';
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
  readonly terms: readonly string[];
  readonly idf: number;
}

/** Finds products by the shop's numbers of them. */
const createProductNumbers = (productIds: Uint32Array) => {
  const sorted = productIds.toSorted();
  const products = new Uint32Array(productIds.length);
  const placeOf = (number: number): number => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sorted[middle] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  for (const [product, number] of productIds.entries()) products[placeOf(number)] = product;
  const productOf = (number: number): number | undefined => {
    const place = placeOf(number);
    return sorted[place] === number ? products[place] : undefined;
  };
  return {
    productOf,
    /** Returns products, the most popular first. What is new since the index was built is left out. */
    productsOf: (numbers: Uint32Array): Uint32Array => {
      const found = new Uint32Array(numbers.length);
      let count = 0;
      for (const number of numbers) {
        const product = productOf(number);
        if (product === undefined) continue;
        found[count] = product;
        count += 1;
      }
      return found.subarray(0, count).toSorted();
    },
  };
};

/** Searches an index without postings: it knows what to look for, and narrows, counts and sorts what was found elsewhere. */
export const createSplitEngine = ({ data, currency, categories }: Omit<EngineParts, 'locale'>) => {
  const { count, productIds } = data;
  const expand = createQueryExpansion(data, stemOf(data.language), createFuzzyTerms(data));
  const statesAt = createProductStates(
    data,
    priceSteps[currency].map((step) => priceRange(step)[0]),
  );
  const narrow = createFacets(data, currency, categories);
  const { productOf, productsOf } = createProductNumbers(productIds);

  const hitsOf = (products: Uint32Array): Hits => ({
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
          const known = [...terms.keys()];
          const sum = known.reduce((all, term) => all + listLength(data.postings, term), 0);
          return {
            terms: known.map((term) => stringAt(data.terms, term)),
            idf: idfOf(Math.min(sum, count), count),
          };
        }),
    /** Every product, the most popular first. */
    everything: (): Hits => hitsOf(Uint32Array.from({ length: count }, (_, product) => product)),
    /** Products that have all words. */
    complete: (numbers: Uint32Array): Hits => hitsOf(productsOf(numbers)),
    /** Products that have a sufficient share of the words, by the products of each word among the candidates. */
    partial: (words: readonly SplitWord[], ofWords: readonly Uint32Array[]): Hits => {
      const masks = new Uint16Array(count);
      const lists = ofWords.map(productsOf);
      for (const [word, products] of lists.entries())
        for (const product of products) masks[product] = (masks[product] ?? 0) | (1 << word);
      const shares = sharesOf(words.map(({ idf }) => idf));
      const shareOf = (product: number): number => shares[masks[product] ?? 0] ?? 0;
      const products = Uint32Array.from(masks.keys()).filter((product) => shareOf(product) >= leastShare);
      return {
        count: products.length,
        products,
        scores: Float32Array.from(products, (product) => completeScore * shareOf(product)),
      };
    },
    /** The shop's numbers of the best `most` hits. Of equal scores the most popular come first. */
    numbersOf: (hits: Hits, most: number, at: number): string[] =>
      windowOf(data, statesAt(at), hits, { sort: 'relevance', offset: 0, limit: most }).map((product) =>
        productNumberOf(data, product),
      ),
    /** Filters, counts and sorts hits. The products of `ranked` are the most relevant, in this order. */
    result: (
      hits: Hits,
      ranked: readonly string[],
      { sort, offset, limit, filters, at }: Omit<EngineQuery, 'query'>,
    ): Pick<EngineResult, 'productIds' | 'total' | 'facets'> => {
      const states = statesAt(at);
      const scores = new Float32Array(hits.scores.subarray(0, hits.count));
      const rankOf = new Map(ranked.map((id, rank) => [productOf(Number(id)), ranked.length - rank]));
      for (let hit = 0; hit < hits.count && rankOf.size > 0; hit += 1) {
        const rank = rankOf.get(hits.products[hit] ?? 0);
        if (rank !== undefined) scores[hit] = completeScore + rank;
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
