import { expect, it } from 'vitest';
import { present } from './omit-nullish.ts';

it('leaves out what is missing, and nothing else', () => {
  expect(present({ a: 1, b: undefined, c: null, d: 0, e: '', f: false })).toStrictEqual({
    a: 1,
    d: 0,
    e: '',
    f: false,
  });
});
