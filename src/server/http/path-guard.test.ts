import { expect, it } from 'vitest';
import { isRubbishPath } from './path-guard.ts';

it.each([
  '/',
  '/kaffee-c1000.html',
  '/t%C3%B6pfe-c2000.html',
  '/search?query=100%&x=../..',
  '/search?query=%2500',
  '/search?query=%',
  '/a..b',
  '/...',
  '/?next=https://example.com/..',
])('[SAFE-2] %s is a path', (url) => {
  expect(isRubbishPath(url)).toBe(false);
});

it.each([
  '/..',
  '/../etc/passwd',
  '/a/../b',
  '/%2e%2e/etc/passwd',
  '/a/%2E%2E%2Fb',
  '/..%5C..%5Cwindows',
  '/a\\..\\b',
  '/%00',
  '/a%00.html',
  '/\0',
  '/search?query=%00',
  '/search?query=a\0',
  '/%',
  '/%zz',
  '/%c0%ae%c0%ae/',
  '/%ff',
])('[SAFE-2] %j is rubbish', (url) => {
  expect(isRubbishPath(url)).toBe(true);
});
