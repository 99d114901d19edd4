import { describe, expect, it } from 'vitest';
import { againOf, faultsIn, fullTitle, loadedBy, mutantsIn, nearestTo, roundOf, verdictsIn } from './trials.rules.ts';

describe('what the processes of tests have written', () => {
  const text = '1\tkilled\ta\n2\tsurvived\ta\n2\tkilled\tb\n2\tsurvived\tc\n3\tsurvived\tc\n\tfault\ta test\n';

  it('says of each mutant whether a test noticed it', () =>
    expect([...verdictsIn(text)]).toEqual([
      ['1', { outcome: 'killed', by: 'a' }],
      ['2', { outcome: 'killed', by: 'b' }],
      ['3', { outcome: 'survived', by: 'c' }],
    ]));

  it('names the tests that do not pass twice', () => expect(faultsIn(text)).toEqual(['a test']));
});

it('names a test behind its groups', () => {
  const cart = { name: 'the cart on PostgreSQL' };
  expect(fullTitle({ name: 'is empty', suite: { name: 'at first', suite: cart } })).toBe(
    'the cart on PostgreSQL > at first > is empty',
  );
  expect(fullTitle({ name: 'is empty ' })).toBe('is empty');
});

it('tries each mutant with the tests that reach it', () =>
  expect(againOf({ static: { '9': 1 }, perTest: { 'a#x': { '1': 1, '2': 3 } } }, (test) => `/r/${test}`)).toEqual({
    kind: 'again',
    tests: { '/r/a#x': ['1', '2'] },
  }));

it('finds the mutants of a file by their switches', () =>
  expect(mutantsIn('stryMutAct_9fa48("7") ? {} : (stryCov_9fa48("7"), stryMutAct_9fa48("12") ? 1 : 2)')).toEqual([
    '7',
    '12',
  ]));

describe('the files that a test loads', () => {
  const files: Record<string, string> = {
    '/src/a.test.ts': "import { it } from 'vitest';\nimport {\n  a,\n} from './a.ts';\nawait import('./late.ts');",
    '/src/a.ts': "import type { T } from './types.ts';\nexport * from '../lib/b.ts';",
    '/lib/b.ts': "import { a } from '../src/a.ts';",
  };
  it('are those of its imports, without types', () =>
    expect([...loadedBy('/src/a.test.ts', (path) => files[path])].toSorted()).toEqual([
      '/lib/b.ts',
      '/src/a.test.ts',
      '/src/a.ts',
      '/src/late.ts',
    ]));
});

it('asks the tests beside a source first', () =>
  expect(
    nearestTo('/src/domain/cart/a.ts', ['/src/b.test.ts', '/src/domain/c.test.ts', '/src/domain/cart/a.test.ts']),
  ).toEqual(['/src/domain/cart/a.test.ts', '/src/domain/c.test.ts', '/src/b.test.ts']));

it('asks one file more in each round, until one notices', () => {
  const candidates = new Map([
    ['1', ['/a', '/b']],
    ['2', ['/a']],
    ['3', ['/b', '/a']],
  ]);
  expect(roundOf(candidates, 0, () => false)).toEqual({ '/a': ['1', '2'], '/b': ['3'] });
  expect(roundOf(candidates, 1, (id) => id === '3')).toEqual({ '/b': ['1'] });
});
