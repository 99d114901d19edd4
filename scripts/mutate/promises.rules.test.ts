import { describe, expect, it } from 'vitest';
import type { Coverage, Mutant } from './mutate.rules.ts';
import { belongsTo, keysByTest, keysOf, mutantOf, reportOfPromises, samplesOf } from './promises.rules.ts';
import type { Verdict } from './trials.rules.ts';

const tests = {
  stored: 'src/clients/cart.test.ts#[CART-7] is stored',
  both: 'src/regions/cart/cart.test.ts#[CART-6, CART-7] is shown',
  other: 'src/regions/cart/cart.test.ts#[PROMO-1] is shown',
  plain: 'src/regions/cart/cart.test.ts#is shown',
};
const coverage: Coverage = {
  static: { '9': 1 },
  perTest: {
    [tests.stored]: { '1': 1, '2': 4 },
    [tests.both]: { '2': 1, '3': 1, '4': 1 },
    [tests.other]: { '3': 1 },
    [tests.plain]: { '3': 1, '4': 1 },
  },
};
const files: Readonly<Record<string, string>> = {
  '1': 'src/clients/cart.ts',
  '2': 'src/domain/cart/cart.rules.ts',
  '3': 'src/regions/cart/Cart.tsx',
  '4': 'src/ui/button/Button.tsx',
};
const wish = { area: 'CART', sample: 10, seed: '1' };
const samples = samplesOf(coverage, wish, (id) => files[id] ?? '');

describe('the sample of each promise', () => {
  it('is drawn from the code beside its own tests and from the shared rules', () =>
    expect(Object.fromEntries(Object.entries(samples).map(([id, mutants]) => [id, mutants.toSorted()]))).toEqual({
      'CART-6': ['2', '3'],
      'CART-7': ['1', '2', '3'],
    }));

  it('has the wished size', () =>
    expect(samplesOf(coverage, { ...wish, sample: 1 }, (id) => files[id] ?? '')['CART-7']).toHaveLength(1));
});

it('names each mutant once for each promise', () =>
  expect(keysOf(samples).toSorted()).toEqual(['CART-6:2', 'CART-6:3', 'CART-7:1', 'CART-7:2', 'CART-7:3']));

it.each([
  ['CART-7:12', '12'],
  ['*:12', '12'],
  ['12', '12'],
])('%s is the mutant %s', (key, mutant) => expect(mutantOf(key)).toBe(mutant));

it.each([
  ['CART-7:1', tests.stored, true],
  ['CART-7:1', tests.plain, false],
  ['CART-7:1', tests.other, false],
  ['*:1', tests.plain, true],
  ['1', tests.plain, true],
])('%s is tried by %s: %j', (key, title, isTried) => expect(belongsTo(title, key)).toBe(isTried));

it('tries a test with the mutants that it reaches, and of a promise by its own tests alone', () =>
  expect(keysByTest(coverage, ['CART-7:1', 'CART-7:3', '*:3'])).toEqual({
    [tests.stored]: ['CART-7:1'],
    [tests.both]: ['CART-7:3', '*:3'],
    [tests.other]: ['*:3'],
    [tests.plain]: ['*:3'],
  }));

it('reports the promise with the smallest share first, and whether other tests notice what its own do not', () => {
  const mutants = Object.entries(files).map(([id, fileName]): Mutant => ({
    id,
    fileName,
    status: 'NoCoverage',
    replacement: 'true',
    location: { start: { line: 3, column: 5 } },
  }));
  const killed: Verdict = { outcome: 'killed', by: 'a' };
  const verdicts = new Map<string, Verdict>([
    ['CART-6:2', killed],
    ['CART-6:3', killed],
    ['CART-7:1', killed],
    ['CART-7:2', { outcome: 'survived', by: 'a' }],
    ['*:2', killed],
  ]);
  expect(reportOfPromises({ ...samples, 'CART-7': ['1', '2', '3'] }, verdicts, mutants)).toEqual([
    'CART-7: 1 of 3 by its own tests, 1 by others, 1 by none',
    '  src/domain/cart/cart.rules.ts:3:5 other tests: true',
    '  src/regions/cart/Cart.tsx:3:5 no test: true',
    'CART-6: 2 of 2 by its own tests, 0 by others, 0 by none',
  ]);
});
