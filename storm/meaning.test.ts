import { describe, expect, it } from 'vitest';
import { meaningOf } from './meaning.ts';

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
    expect(meaningOf(hostHeader, line)).toEqual({ host, paths: [path] });
  });

  it.each([
    ['//sitemap?page=2', '//sitemap?page=2', '/sitemap?page=2'],
    ['/x/../sitemap?utm=/../b', '/x/../sitemap', '/sitemap'],
    ['/./', '/./', '/'],
    ['/%66ragments/footer?a=b&page=2', '/%66ragments/footer?page=2', '/fragments/footer?a=b&page=2'],
    ['/%6Cogin?back=x', '/%6Cogin', '/login?back=x'],
    ['/a/..', '/a/..', '/'],
    ['/%zz', '/%zz', '/%25zz'],
    ['/a%20', '/a%20', undefined],
  ])('%s: %s, and %s to nginx', (line, ...paths) => {
    expect(meaningOf('de.localhost', line).paths).toEqual(paths.filter((path) => path !== undefined));
  });
});
