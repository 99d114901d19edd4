import { describe, expect, it } from 'vitest';
import type { DeskKind, ItemBodies } from '../../../contracts/staff/desk-items.contract.ts';
import { itemsOfKinds as good } from '../desk.fixtures.ts';
import { faultsOf, shapeFaultsOf, wrongBody } from './item-kinds.rules.ts';
import { codesOf } from './known-codes.rules.ts';
import type { DeskKnowledge } from './promotion-faults.rules.ts';

const know: DeskKnowledge = {
  timeZone: 'Europe/Berlin',
  hasPicture: (name) => name !== 'gone',
  vouchers: [],
  tests: [],
  hasCategory: (category) => category < 9000,
  searchFaults: ({ redirects }) =>
    redirects.flatMap(({ target }, at) => (target === '/gone' ? [{ field: `redirects.${at}.to`, text: target }] : [])),
};
const of = <Kind extends DeskKind>(kind: Kind, change: object): ItemBodies[Kind] =>
  Object.assign({ ...good[kind].body }, change);
const faults = (kind: DeskKind, change: object) =>
  faultsOf(kind, of(kind, change), {}, know).map(({ code, field }) => `${code} ${field}`);

const chapter = { title: 'Der Ofen', text: 'Er brennt.' };

describe('[DESK-3] what keeps an item from being published', () => {
  it.each<[string, DeskKind, object, readonly string[]]>([
    ['a themeworld', 'themeworld', {}, []],
    ['an end before its beginning', 'themeworld', { to: good.themeworld.body.from }, ['order to']],
    ['no day of the calendar', 'themeworld', { from: '2026-02-30T08:00' }, ['time from']],
    ['a picture that is gone', 'themeworld', { picture: 'gone' }, ['picture picture']],
    [
      'a chapter with a picture that is gone',
      'themeworld',
      { story: [chapter, { ...chapter, picture: 'gone' }] },
      ['picture story.1.picture'],
    ],
    ['pasted HTML, which stays text', 'themeworld', { title: '<b onclick=x>Winter</b>' }, []],
    ['a navigation', 'navigation', {}, []],
    ['a category that is gone', 'navigation', { entries: [{ category: 9001 }] }, ['category entries.0.category']],
    [
      'a category twice',
      'navigation',
      { entries: [{ category: 1000 }, { category: 1000 }] },
      ['twice entries.1.category'],
    ],
    [
      'an entry that ends before it begins',
      'navigation',
      { entries: [{ category: 1000, from: '2026-03-06T08:00', to: '2026-03-05T08:00' }] },
      ['order entries.0.to'],
    ],
    [
      'a teaser of a picture and a category that are gone',
      'navigation',
      {
        entries: [{ category: 1000, teaser: { title: 'T', items: [{ title: 'x', category: 9001, picture: 'gone' }] } }],
      },
      ['category entries.0.teaser.items.0.category', 'picture entries.0.teaser.items.0.picture'],
    ],
    ['search words', 'search', {}, []],
    ['a link to no page', 'search', { redirects: [{ target: '/gone', words: ['x1'] }] }, ['target redirects.0.to']],
    ['a voucher', 'voucher', {}, []],
    [
      'a voucher that ends before it begins',
      'voucher',
      { from: '2026-03-06T08:00', to: '2026-03-06T08:00' },
      ['order to'],
    ],
  ])('%s', (_, kind, change, expected) => expect(faults(kind, change)).toEqual(expected));
});

describe('[DESK-6] what no kind lets through', () => {
  it.each<[string, DeskKind, object, string]>([
    ['no title', 'themeworld', { title: ' ' }, 'title'],
    ['no products', 'themeworld', { products: [] }, 'products'],
    ['a focus point beside the picture', 'themeworld', { focus: { x: 1.2, y: 0 } }, 'focus.x'],
    ['half a focus point', 'themeworld', { focus: { x: 1 } }, 'focus'],
    ['a badge that there is not', 'themeworld', { badges: ['cheap'] }, 'badges.0'],
    ['a chapter without a text', 'themeworld', { story: [{ ...chapter, text: ' ' }] }, 'story.0.text'],
    ['a step of a guide without words', 'themeworld', { story: [{ ...chapter, steps: [''] }] }, 'story.0.steps.0'],
    ['five chapters', 'themeworld', { story: Array.from({ length: 5 }, () => chapter) }, 'story'],
    ['no entry', 'navigation', { entries: [] }, 'entries'],
    [
      'a link that runs code',
      'search',
      { redirects: [{ target: 'javascript:x', words: ['xx'] }] },
      'redirects.0.target',
    ],
    [
      'a link of one side',
      'search',
      { redirects: [{ target: '//evil.example', words: ['xx'] }] },
      'redirects.0.target',
    ],
    ['a discount above everything', 'voucher', { percent: 101 }, 'percent'],
    ['a field that there is not', 'voucher', { uses: 5 }, 'uses'],
  ])('%s', (_, kind, change, field) => {
    const body = of(kind, change);
    expect(shapeFaultsOf(kind, body)).toMatchObject([{ code: 'shape', field }]);
    expect(wrongBody({ kind, body })).toMatchObject([{ code: 'shape', field }]);
  });

  it('names no field where kind or body are something else', () => {
    for (const put of [undefined, {}, { kind: 'price', body: {} }, { kind: 'voucher', body: null }])
      expect(wrongBody(put)).toEqual([]);
    expect(wrongBody({ kind: 'voucher', body: good.voucher.body })).toEqual([]);
  });
});

it('[DESK-3] promotions of a release may show its own vouchers, and not those that it takes away', () => {
  const known = new Map([['voucher OLD', { title: 'Old', percent: 5 }]]);
  const drafts = [
    { kind: 'voucher' as const, key: 'voucher OLD', body: null },
    { kind: 'voucher' as const, key: 'voucher NEW', body: { ...good.voucher.body, from: '2026-03-06T08:00' } },
    { kind: 'navigation' as const, key: 'navigation entries', body: null },
  ];
  expect(codesOf(known, drafts, 'Europe/Berlin')).toEqual([
    { code: 'NEW', valid_from: new Date('2026-03-06T07:00:00Z'), valid_to: null },
  ]);
});
