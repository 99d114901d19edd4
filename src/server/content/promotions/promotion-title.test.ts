import { expect, it } from 'vitest';
import { titleOf } from './promotion-content.ts';

it.each([
  [{ name: 'Advent' }, { headline: 'Bald' }, 'Advent'],
  [{}, { headline: 'Bald', links: [{ text: 'Versand', url: '/a' }] }, 'Bald'],
  [{}, { links: [{ text: 'Versand', url: '/a' }] }, 'Versand'],
  [{}, { links: [] }, 'header_top'],
  [{}, {}, 'header_top'],
])('a promotion %j with %j is called %s', (entry, shown, name) => {
  // Trusted: of an entry only its name is read.
  expect(titleOf(entry as Parameters<typeof titleOf>[0], shown, 'header_top')).toBe(name);
});
