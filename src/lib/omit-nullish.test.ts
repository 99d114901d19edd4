import { expect, it } from 'vitest';
import { omitNullish } from './omit-nullish.ts';

it('leaves out undefined and null, and nothing else', () => {
  expect(omitNullish({ a: 1, b: undefined, c: null, d: 0, e: '', f: false })).toStrictEqual({
    a: 1,
    d: 0,
    e: '',
    f: false,
  });
});
