import { expect, it } from 'vitest';
import type { ContentChange } from '../contracts/shop/commands.contract.ts';
import { changeWords, endedSales } from './change-words.ts';

const none = { added: [], changed: [], gone: [] };
const many = Array.from({ length: 1200 }, (_, place) => String(place));

it('[RUN-6] changes are a table by site and part, with the names below', () => {
  const changes: ContentChange[] = [
    { kind: 'pages', site: 'DE', ...none },
    { kind: 'promotions', site: 'DE', ...none, added: ['top_banner "Advent"'], gone: ['top_banner "Herbst"'] },
    { kind: 'vouchers', site: 'CH_FR', ...none, changed: ['ADVENT10'] },
  ];
  expect(changeWords(changes)).toEqual([
    'site    part             added  changed     gone',
    'DE      promotions           1        0        1',
    '    added: top_banner "Advent"',
    '    gone: top_banner "Herbst"',
    'CH_FR   vouchers             0        1        0',
    '    changed: ADVENT10',
  ]);
});

it('[RUN-6] says that nothing changes, and which catalogues stay', () => {
  expect(changeWords([{ kind: 'pages', site: 'DE', ...none }])).toEqual(['Nothing changes.']);
  expect(changeWords([{ kind: 'products', site: 'DE', ...none, isOfFeed: true }])).toEqual([
    'DE: catalogue came from a feed, left as it is.',
    'Nothing changes.',
  ]);
});

it('[RUN-6] names the articles that go out of sale by number, and a few of them by name', () => {
  const changes: ContentChange[] = [
    { kind: 'products', site: 'DE', ...none, gone: many },
    { kind: 'promotions', site: 'AT', ...none, gone: ['a'] },
  ];
  expect(changeWords(changes)[2]).toBe('    gone: 0, 1, 2, 3, 4, 5, 6, 7 … and 1,192 more');
  expect(endedSales(changes)).toBe('DE 1,200');
  expect(endedSales([{ kind: 'promotions', site: 'AT', ...none, gone: ['a'] }])).toBeUndefined();
});
