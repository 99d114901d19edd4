import { expect, it } from 'vitest';
import { shortLocation } from './limits.ts';

it.each([
  ['/', '/'],
  ['/login?back=%2Fwatchlist#top', '/login?back=%2Fwatchlist#top'],
  [`/a?b=${'c'.repeat(1995)}`, `/a?b=${'c'.repeat(1995)}`],
  [`/a?b=${'c'.repeat(1996)}`, '/a'],
  [`/a#${'c'.repeat(3000)}`, '/a'],
  [`/${'a'.repeat(3000)}?b`, '/'],
])('[RUN-8] a redirect is short enough for every proxy (row %#)', (location, short) =>
  expect(shortLocation(location)).toBe(short),
);
