import { describe, expect, it } from 'vitest';
import { meaningOf, normalPath } from './meaning.ts';

describe('what a request means', () => {
  it.each([
    ['TR.LocalHost.:3000', '/', 'tr.localhost', '/'],
    ['de.localhost', 'http://tr.localhost:80/search?query=a', 'tr.localhost', '/search?query=a'],
    ['de.localhost', 'http://tr.localhost', 'tr.localhost', '/'],
    // The first of each known name, in one order; an empty one says nothing.
    ['de.localhost', '/search?query=a&utm=1&page=2&page=3&PAGE=4', 'de.localhost', '/search?page=2&query=a'],
    ['de.localhost', '/?page=&page=3&?page=4', 'de.localhost', '/?page=3'],
    ['de.localhost', '/??page=3', 'de.localhost', '/'],
    ['de.localhost', '/login?back=%2F&utm=1', 'de.localhost', '/login?back=%2F&utm=1'],
    ['de.localhost', '/fragments/footer?reduced=true&x=1', 'de.localhost', '/fragments/footer?reduced=true&x=1'],
  ])('%s %s: %s %s', (hostHeader, line, host, path) => {
    expect(meaningOf(hostHeader, line)).toEqual({ host, path });
  });

  it.each([
    ['//sitemap', '/sitemap'],
    ['/x/../sitemap?a=/../b', '/sitemap?a=/../b'],
    ['/./', '/'],
    ['/%73itemap', '/sitemap'],
    ['/a/..', '/'],
    ['/%zz', '/%25zz'],
  ])('nginx asks for %s as %s', (path, normal) => {
    expect(normalPath(path)).toBe(normal);
  });
});
