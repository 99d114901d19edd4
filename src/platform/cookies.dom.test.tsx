import { expect, it } from 'vitest';
import { cookieJar } from './cookie-jar.ts';
import { browserCookies } from './cookies.ts';

it('reads a cookie by its whole name, up to its end', () => {
  for (const [name, value] of Object.entries({ long: '1', lo: 'a=b=c', empty: '' })) cookieJar.set(name, value);
  expect(
    Object.fromEntries(['long', 'lo', 'empty', 'ng', 'none'].map((name) => [name, browserCookies.get(name)])),
  ).toEqual({
    long: '1',
    lo: 'a=b=c',
    empty: '',
    ng: undefined,
    none: undefined,
  });
  cookieJar.removeWhere(() => true);
  expect(browserCookies.get('long')).toBeUndefined();
});
