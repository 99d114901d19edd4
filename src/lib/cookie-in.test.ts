import { expect, it } from 'vitest';
import { cookieIn } from './cookie-in.ts';

it.each([
  ['a=1; b=2', 'b', '2'],
  ['a=1;b=2', 'a', '1'],
  ['ab=1', 'b', undefined],
  ['a=1; a=2', 'a', '1'],
  ['a=b=c', 'a', 'b=c'],
  ['a=', 'a', ''],
  ['a', 'a', undefined],
  ['', 'a', undefined],
])('in the header %j the cookie %s is %j', (header, name, value) => expect(cookieIn(header, name)).toBe(value));
