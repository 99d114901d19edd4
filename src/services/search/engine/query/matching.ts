import type { IndexData } from '../indexing/index-data.ts';
import type { Hits } from '../rank/hits.ts';
import { idfOf, sharesOf } from '../rank/idf.ts';
import { bestScores, windowOf } from '../rank/order.ts';
import type { ProductStates } from '../rank/product-states.ts';
import { offerBest, scoreComplete, scorePartial, scoreSingle } from '../rank/score-loops.ts';
import { createFrequentTerms } from './frequent-terms.ts';
import { spansOfWords, type PostingSpan } from './posting-spans.ts';
import type { QueryWord } from './query-word.ts';
import { createWordScores } from './word-scores.ts';
import { createWordSets } from './word-sets.ts';

/** If fewer hits have all words, products that lack some are found, too. */
export const completeEnough = 5;
/** If more than one product of this many has a word, its best are selected among all products: listing most of them takes longer. */
const manyPart = 2;

type Spans = readonly PostingSpan[];

/**
 * Finds and scores the products of a query. Bit sets say first which products have all words, which is fast; only these hits
 * are scored. The arrays of a result are reused by the next query.
 */
export const createMatching = (data: IndexData) => {
  const { count: productCount, postings } = data;
  const frequent = createFrequentTerms(data);
  const sets = createWordSets(data, frequent);
  const words = createWordScores(data, frequent);
  const products = new Uint32Array(productCount + 1);
  const scores = new Float32Array(productCount);

  const allOfOne = (spans: Spans, { flags }: ProductStates): Hits => {
    const count = words.addSingleWord(spans);
    words.listSingle(products);
    scoreSingle(scores, words.wordImpacts, flags, { products, count }, idfOf(count, productCount));
    words.clear(spans);
    return { count, products, scores };
  };

  const bestOfOne = (spans: Spans, { flags }: ProductStates, k: number): number[] => {
    const found = words.addSingleWord(spans);
    const best = bestScores(k);
    const idf = idfOf(found, productCount);
    const { impactBits, wordImpacts } = words;
    // Reading all products is faster than listing very many.
    if (found * manyPart >= productCount) offerBest(best.add, impactBits, wordImpacts, flags, productCount, idf);
    else {
      words.listSingle(products);
      offerBest(best.add, impactBits, wordImpacts, flags, found, idf, products);
    }
    words.clear(spans);
    return best.done();
  };

  const allOfSeveral = (spansByWord: readonly Spans[], { flags }: ProductStates): Hits => {
    const idfs = spansByWord.map((spans, word) => idfOf(sets.collect(word, spans), productCount));
    const complete = sets.listComplete(spansByWord.length, products);
    const shares = complete < completeEnough ? sharesOf(idfs) : undefined;
    const count = shares ? sets.listPartial(idfs, shares, products) : complete;
    const hits = { count, products };
    for (const [word, spans] of spansByWord.entries()) words.addWord(spans, hits, idfs[word] ?? 0);
    if (shares) scorePartial(scores, words.sums, flags, hits, sets.masks, shares);
    else scoreComplete(scores, words.sums, flags, hits);
    return { count, products, scores };
  };

  const allOf = (spansByWord: readonly Spans[], states: ProductStates): Hits => {
    const [first] = spansByWord;
    if (!first) return { count: 0, products, scores };
    return spansByWord.length === 1 ? allOfOne(first, states) : allOfSeveral(spansByWord, states);
  };

  return {
    /** Returns all hits in the order of product ids: the most popular first. */
    all: (query: readonly QueryWord[], states: ProductStates): Hits => allOf(spansOfWords(postings, query), states),
    /** Returns the `k` best products; the same as the first ones of `all`, without listing all hits of a single word. */
    best: (query: readonly QueryWord[], states: ProductStates, k: number): number[] => {
      const spansByWord = spansOfWords(postings, query);
      const [first] = spansByWord;
      if (first && spansByWord.length === 1) return bestOfOne(first, states, k);
      return windowOf(data, states, allOf(spansByWord, states), { sort: 'relevance', offset: 0, limit: k });
    },
  };
};
