import { expect, it } from 'vitest';
import { fieldDifferences } from './field-differences.ts';

it.each<[string, unknown, unknown, readonly string[]]>([
  ['nothing', { a: 1, b: ['x'] }, { b: ['x'], a: 1 }, []],
  ['a text', { content: { headline: 'A' } }, { content: { headline: 'B' } }, ['content.headline: A → B']],
  ['a field more', {}, { theme: 'dark' }, ['theme:  → dark']],
  ['fields that are nothing', { a: null, b: 'x' }, { a: 'y', b: null }, ['a:  → y', 'b: x → ']],
  ['a field less', { theme: 'dark' }, {}, ['theme: dark → ']],
  ['an entry of a list', { l: [{ t: 'x' }] }, { l: [{ t: 'x' }, { t: 'y' }] }, ['l.1.t:  → y']],
  ['a whole value that is new', undefined, { a: 1, b: true }, ['a:  → 1', 'b:  → true']],
  ['a whole value that is gone', { a: 1 }, null, ['a: 1 → ']],
  ['a list that becomes empty', { l: ['x'] }, { l: [] }, ['l:  → []', 'l.0: x → ']],
])('differs by %s', (_, before, after, expected) => {
  const lines = fieldDifferences(before, after).map((one) => `${one.field}: ${one.before} → ${one.after}`);
  expect(lines).toEqual(expected);
});
