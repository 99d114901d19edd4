import { describe, expect, it } from 'vitest';
import { encodingOf, publicFor } from './send-cached.ts';

describe('the encoding', () => {
  it.each([
    [undefined, 'plain'],
    ['', 'plain'],
    ['identity', 'plain'],
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0.0, gzip; q=0', 'plain'],
    ['deflate, GZIP', 'gzip'],
    ['xbr, gzip-x', 'plain'],
    ['*', 'plain'],
    [`${'x, '.repeat(200)}br`, 'plain'],
  ])('for %j is %s', (header, expected) => {
    expect(encodingOf(header)).toBe(expected);
    expect(encodingOf(header)).toBe(expected);
  });
});

describe('a shared cache', () => {
  it.each([
    [600_000, 'public, max-age=0, s-maxage=2, stale-while-revalidate=2'],
    [4000, 'public, max-age=0, s-maxage=2, stale-while-revalidate=2'],
    [3999, 'public, max-age=0, s-maxage=2, stale-while-revalidate=1'],
    [2999, 'public, max-age=0, s-maxage=2'],
    [1999, 'public, max-age=0, s-maxage=1'],
    [999, 'public, max-age=0, s-maxage=0'],
    [-5, 'public, max-age=0, s-maxage=0'],
  ])('may keep what is fresh for %i ms: %s', (left, expected) => {
    expect(publicFor({ freshUntil: 1_000_000 + left }, 1_000_000)).toBe(expected);
  });
});
