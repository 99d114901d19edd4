import { expect, it } from 'vitest';
import { byUniqueName } from './unique-names.ts';

it.each([
  [[], []],
  [
    ['a', 'b'],
    ['a', 'b'],
  ],
  [
    ['a', 'a', 'a'],
    ['a', 'a (2)', 'a (3)'],
  ],
  [
    ['a', 'a (2)', 'a'],
    ['a', 'a (2)', 'a (3)'],
  ],
] as const)('names %j as %j', (names, unique) => {
  const entries = names.map((name) => ({ name }));
  const named = byUniqueName(entries, ({ name }) => name);
  expect([...named.keys()]).toEqual(unique);
  expect([...named.values()]).toEqual(entries);
});
