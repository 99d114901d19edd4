import { expect, it } from 'vitest';
import { safePath } from './safe-path.ts';

it.each(['/', '/a/b?c=d&e=%2F#f', '/service/preview/open?token=a.b.c'])('%s is a safe path', (text) =>
  expect(safePath(text)).toBe(text),
);
it.each([
  undefined,
  '',
  'a',
  '//evil.example',
  '/\\evil.example',
  '/a\\b',
  'https://evil.example',
  // oxlint-disable-next-line eslint/no-script-url -- what must be refused
  'javascript:alert(1)',
  '/a\nb',
  '/a b',
  '/ä',
  `/${'a'.repeat(1000)}`,
])('%j is not a safe path', (text) => expect(safePath(text)).toBeUndefined());
