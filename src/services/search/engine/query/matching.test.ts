import { describe, expect, it } from 'vitest';
import { frameOf, titledProduct } from '../../../../../tests/support/shops/search-index.ts';
import { createIndexBuilder } from '../indexing/index-build.ts';
import type { IndexData } from '../indexing/index-data.ts';
import { endOf, startOf } from '../arrays/lists.ts';
import { createMatching } from './matching.ts';
import type { QueryWord } from './query-word.ts';
import { windowOf } from '../rank/order.ts';
import { createProductStates, isBuyableBit, type ProductStates } from '../rank/product-states.ts';
import { findString } from '../arrays/string-table.ts';

/** Words by frequency: nearly all products have the first one, two have the last one. */
const words = ['often', 'many', 'some', 'few', 'rare', 'twice'];
const products = 900;
/** A pseudo-random number below 1000. */
const random = (seed: number): number => (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 8) % 1000;
const has = (number: number, word: number): boolean => {
  if (word === 0) return number % 20 !== 0;
  if (word === 5) return number <= 2;
  return random(number * 31 + word) < 600 / 4 ** (word - 1);
};

const madeIndex = (): IndexData => {
  const builder = createIndexBuilder(frameOf('DE', { categories: [] }));
  for (let number = 1; number <= products; number += 1) {
    const own = words.filter((_, place) => has(number, place));
    const isTitle = (word: string): boolean => random(number + word.length) % 3 === 0;
    const product = titledProduct(`thing ${own.filter(isTitle).join(' ')}`, number, {
      description: own.filter((word) => !isTitle(word)).join(' '),
    });
    const availability = number % 6 === 0 ? 'SOLDOUT' : 'AVAILABLE';
    builder.add({
      ...product,
      articles: product.articles.map((article) => Object.assign({}, article, { availability })),
    });
  }
  return builder.finish();
};

const data = madeIndex();
const states = createProductStates(data, [0])(0);

/** The scoring rule, product by product, written without regard to speed. */
const plainly = (data: IndexData, query: readonly QueryWord[], { flags }: ProductStates) => {
  const asked = query.filter(({ terms }) => terms.size > 0);
  const impactsByWord = asked.map(({ terms }) => {
    const best = new Float32Array(data.count);
    let left = Math.ceil(250_000 / asked.length);
    for (const [term, weight] of [...terms].toSorted((a, b) => b[1] - a[1])) {
      for (let at = startOf(data.postings, term); at < endOf(data.postings, term) && left > 0; at += 1) {
        left -= 1;
        const product = data.postings.values[at] ?? 0;
        const say = weight * (data.impacts[at] ?? 0);
        const before = best[product] ?? 0;
        best[product] = Math.max(say, before) + 0.2 * Math.min(say, before);
      }
    }
    return best;
  });
  const idfs = impactsByWord.map((best) => {
    const found = best.filter((say) => say > 0).length;
    return Math.log(1 + (data.count - found + 0.5) / (found + 0.5)) + 0.2;
  });
  const all = idfs.reduce((sum, idf) => sum + idf, 0);
  const finds = Array.from({ length: data.count }, (_, product) => {
    const places = impactsByWord.flatMap((best, place) => ((best[product] ?? 0) > 0 ? [place] : []));
    const sum = places.reduce(
      (so, place) => so + ((idfs[place] ?? 0) * (impactsByWord[place]?.[product] ?? 0)) / 255,
      0,
    );
    const isComplete = places.length > 0 && places.length === impactsByWord.length;
    const share = places.reduce((so, place) => so + (idfs[place] ?? 0) / all, 0);
    const own = (isComplete ? sum : sum * share) * ((flags[product] ?? 0) & isBuyableBit ? 1 : 0.75);
    return { product, isComplete, share, score: isComplete ? 1000 + own : own };
  });
  const isEnough = finds.filter(({ isComplete }) => isComplete).length >= 5 || asked.length === 1;
  return finds.filter(({ isComplete, share }) => isComplete || (!isEnough && share >= 0.3));
};

const queryWordIn = (
  { terms }: IndexData,
  word: string,
  others: readonly (readonly [string, number])[] = [],
): QueryWord => ({
  word,
  terms: new Map(
    [[word, 1] as const, ...others].flatMap(([text, weight]) => {
      const term = findString(terms, text);
      return term < 0 ? [] : [[term, weight] as const];
    }),
  ),
});
const queryWord = (word: string, ...others: readonly (readonly [string, number])[]): QueryWord =>
  queryWordIn(data, word, others);

const queries: readonly (readonly [string, readonly QueryWord[]])[] = [
  ...words.map((word) => [word, [queryWord(word)]] as const),
  ['one word that may mean several', [queryWord('rare', ['some', 0.7], ['often', 0.4])]],
  ['nothing', []],
  ['a word that is unknown', [queryWord('unheard')]],
  ['two that many have', [queryWord('often'), queryWord('many')]],
  ['two, one of them rare', [queryWord('often'), queryWord('rare')]],
  ['two that hardly anything has', [queryWord('twice'), queryWord('rare')]],
  ['one that is unknown beside another', [queryWord('unheard'), queryWord('few')]],
  ['three that nothing has together', [queryWord('twice'), queryWord('few', ['rare', 0.5]), queryWord('some')]],
  ['all of them', words.map((word) => queryWord(word))],
  ['twelve words', Array.from({ length: 12 }, (_, place) => queryWord(words[place % 6] ?? ''))],
];

describe('matching', () => {
  const match = createMatching(data);
  const { all } = match;

  it.each(queries)(
    '[SRCH-11] gives the products and scores of the plain rule for %s, in the order of product ids',
    (_, query) => {
      const wanted = plainly(data, query, states);
      const { count, products: found, scores } = all(query, states);
      expect([...found.subarray(0, count)]).toEqual(wanted.map(({ product }) => product));
      for (const [place, { score }] of wanted.entries()) expect(scores[place]).toBeCloseTo(score, 2);
    },
  );

  it('gives the same scores after other queries', () => {
    const first = all(queries[0]?.[1] ?? [], states);
    const before = first.scores.slice(0, first.count);
    for (const [, query] of queries) all(query, states);
    const { count, scores } = all(queries[0]?.[1] ?? [], states);
    expect(scores.slice(0, count)).toEqual(before);
  });

  it.each(queries)('gives for %s the same best products alone as among all hits', (_, query) => {
    for (const most of [0, 1, 5, 40, products]) {
      const window = { sort: 'relevance', offset: 0, limit: most } as const;
      const wanted = windowOf(data, states, all(query, states), window);
      expect(match.best(query, states, most)).toEqual(wanted);
    }
  });

  it('reads only the share of very frequent words that the bound allows, the most popular products first', () => {
    const many = Array.from({ length: 12 }, (_, word) => `word${String.fromCharCode(97 + word)}`);
    const builder = createIndexBuilder(frameOf('DE', { categories: [] }));
    for (let number = 1; number <= 22_500; number += 1) {
      const lacking = random(number) % 40;
      builder.add(titledProduct(many.filter((_, place) => place !== lacking).join(' '), number));
    }
    const large = builder.finish();
    const largeStates = createProductStates(large, [0])(0);
    const query = many.map((word) => queryWordIn(large, word));
    const wanted = plainly(large, query, largeStates);
    const found = createMatching(large).all(query, largeStates);
    expect(wanted.length).toBeLessThan(21_500);
    expect([...found.products.subarray(0, found.count)]).toEqual(wanted.map(({ product }) => product));
  });
});
