import { describe, expect, it } from 'vitest';
import { frameOf, titledProduct } from '../../../../../tests/support/search-index.ts';
import { createIndexBuilder } from '../indexing/index-build.ts';
import type { IndexData } from '../indexing/index-data.ts';
import { endOf, startOf } from '../arrays/lists.ts';
import { createMatching } from './matching.ts';
import type { Meaning } from './query-expansion.ts';
import { windowOf } from '../rank/order.ts';
import { createProductStates, isBuyableBit, type ProductStates } from '../facets/product-states.ts';
import { findString } from '../arrays/string-table.ts';

/** Words from one that nearly all products have to one that two have. */
const words = ['often', 'many', 'some', 'few', 'rare', 'twice'];
const products = 900;
/** a number that looks like chance and is not */
const chance = (seed: number): number => (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 8) % 1000;
const has = (number: number, word: number): boolean => {
  if (word === 0) return number % 20 !== 0;
  if (word === 5) return number <= 2;
  return chance(number * 31 + word) < 600 / 4 ** (word - 1);
};

const madeIndex = (): IndexData => {
  const builder = createIndexBuilder(frameOf('DE', { categories: [] }));
  for (let number = 1; number <= products; number += 1) {
    const own = words.filter((_, place) => has(number, place));
    const isTitle = (word: string): boolean => chance(number + word.length) % 3 === 0;
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

/** The rule itself, product by product, without any haste. */
const plainly = (data: IndexData, meanings: readonly Meaning[], { flags }: ProductStates) => {
  const asked = meanings.filter(({ terms }) => terms.size > 0);
  const said = asked.map(({ terms }) => {
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
  const rarities = said.map((best) => {
    const found = best.filter((say) => say > 0).length;
    return Math.log(1 + (data.count - found + 0.5) / (found + 0.5)) + 0.2;
  });
  const all = rarities.reduce((sum, rarity) => sum + rarity, 0);
  const finds = Array.from({ length: data.count }, (_, product) => {
    const places = said.flatMap((best, place) => ((best[product] ?? 0) > 0 ? [place] : []));
    const sum = places.reduce((so, place) => so + ((rarities[place] ?? 0) * (said[place]?.[product] ?? 0)) / 255, 0);
    const isComplete = places.length > 0 && places.length === said.length;
    const share = places.reduce((so, place) => so + (rarities[place] ?? 0) / all, 0);
    const own = (isComplete ? sum : sum * share) * ((flags[product] ?? 0) & isBuyableBit ? 1 : 0.75);
    return { product, isComplete, share, score: isComplete ? 1000 + own : own };
  });
  const isEnough = finds.filter(({ isComplete }) => isComplete).length >= 5 || asked.length === 1;
  return finds.filter(({ isComplete, share }) => isComplete || (!isEnough && share >= 0.3));
};

const meaningIn = (
  { terms }: IndexData,
  word: string,
  others: readonly (readonly [string, number])[] = [],
): Meaning => ({
  word,
  terms: new Map(
    [[word, 1] as const, ...others].flatMap(([text, weight]) => {
      const term = findString(terms, text);
      return term < 0 ? [] : [[term, weight] as const];
    }),
  ),
});
const meaning = (word: string, ...others: readonly (readonly [string, number])[]): Meaning =>
  meaningIn(data, word, others);

const questions: readonly (readonly [string, readonly Meaning[]])[] = [
  ...words.map((word) => [word, [meaning(word)]] as const),
  ['one word that may mean several', [meaning('rare', ['some', 0.7], ['often', 0.4])]],
  ['nothing', []],
  ['a word that is unknown', [meaning('unheard')]],
  ['two that many have', [meaning('often'), meaning('many')]],
  ['two, one of them rare', [meaning('often'), meaning('rare')]],
  ['two that hardly anything has', [meaning('twice'), meaning('rare')]],
  ['one that is unknown beside another', [meaning('unheard'), meaning('few')]],
  ['three that nothing has together', [meaning('twice'), meaning('few', ['rare', 0.5]), meaning('some')]],
  ['all of them', words.map((word) => meaning(word))],
  ['twelve words', Array.from({ length: 12 }, (_, place) => meaning(words[place % 6] ?? ''))],
];

describe('[SRCH-11] weighing by sets', () => {
  const match = createMatching(data);
  const { all } = match;

  it.each(questions)(
    'finds what the plain rule finds for %s, weighed alike, in the order of products',
    (_, meanings) => {
      const wanted = plainly(data, meanings, states);
      const { count, products: found, scores } = all(meanings, states);
      expect([...found.subarray(0, count)]).toEqual(wanted.map(({ product }) => product));
      for (const [place, { score }] of wanted.entries()) expect(scores[place]).toBeCloseTo(score, 2);
    },
  );

  it('leaves nothing behind for the next question', () => {
    const first = all(questions[0]?.[1] ?? [], states);
    const before = first.scores.slice(0, first.count);
    for (const [, meanings] of questions) all(meanings, states);
    const { count, scores } = all(questions[0]?.[1] ?? [], states);
    expect(scores.slice(0, count)).toEqual(before);
  });

  it.each(questions)('of %s tells the best alone as of all', (_, meanings) => {
    for (const most of [0, 1, 5, 40, products]) {
      const window = { sort: 'relevance', offset: 0, limit: most } as const;
      const wanted = windowOf(data, states, all(meanings, states), window);
      expect(match.best(meanings, states, most)).toEqual(wanted);
    }
  });

  it('looks at no more of very frequent words than is its share, the best known products first', () => {
    const many = Array.from({ length: 12 }, (_, word) => `word${String.fromCharCode(97 + word)}`);
    const builder = createIndexBuilder(frameOf('DE', { categories: [] }));
    for (let number = 1; number <= 22_500; number += 1) {
      const lacking = chance(number) % 40;
      builder.add(titledProduct(many.filter((_, place) => place !== lacking).join(' '), number));
    }
    const large = builder.finish();
    const largeStates = createProductStates(large, [0])(0);
    const meanings = many.map((word) => meaningIn(large, word));
    const wanted = plainly(large, meanings, largeStates);
    const found = createMatching(large).all(meanings, largeStates);
    expect(wanted.length).toBeLessThan(21_500);
    expect([...found.products.subarray(0, found.count)]).toEqual(wanted.map(({ product }) => product));
  });
});
