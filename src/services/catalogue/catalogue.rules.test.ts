import { describe, expect, it } from 'vitest';
import type { Availability } from '../../contracts/cart/cart.contract.ts';
import type { ArticleRow } from './catalogue.repository.ts';
import {
  availabilityOf,
  availableFromOf,
  basePriceOf,
  bestAvailability,
  colorsOf,
  hasPriceRange,
  isOnSale,
  leadArticle,
  priceOf,
} from './catalogue.rules.ts';
import { articleRowWith } from './catalogue.fixtures.ts';

const at = new Date('2026-11-20T12:00:00Z');
const earlier = new Date('2026-11-20T11:59:59.999Z');
const later = new Date('2026-11-20T12:00:00.001Z');

const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' as const });

describe('[SHOP-3] a sale price counts from its first moment until before its last', () => {
  it.each<[string, Partial<ArticleRow>, boolean]>([
    ['no sale price', {}, false],
    ['always', { sale_minor: 800 }, true],
    ['as high as the regular one', { sale_minor: 1000 }, false],
    ['higher than the regular one', { sale_minor: 1200 }, false],
    ['begins this moment', { sale_minor: 800, sale_from: at }, true],
    ['begins a moment later', { sale_minor: 800, sale_from: later }, false],
    ['ends this moment', { sale_minor: 800, sale_from: earlier, sale_to: at }, false],
    ['ends a moment later', { sale_minor: 800, sale_from: earlier, sale_to: later }, true],
  ])('%s', (_, changes, expected) => {
    expect(isOnSale(articleRowWith(changes), at)).toBe(expected);
    expect(priceOf(articleRowWith(changes), 'DE', at).now.amountMinor).toBe(expected ? 800 : 1000);
  });
});

describe('[LAW-1, SHOP-3] a reduced price stands beside the lowest of 30 days, which is struck and gives the per cent', () => {
  it.each<[string, Partial<ArticleRow>, ReturnType<typeof priceOf>]>([
    ['not reduced', { lowest30_minor: 900 }, { now: eur(1000), savingPercent: 0 }],
    [
      'the saving is against the lowest price, rounded down',
      { sale_minor: 601, lowest30_minor: 900 },
      { now: eur(601), before: eur(900), lowest30: eur(900), savingPercent: 33 },
    ],
    [
      'no reduction where it had been cheaper',
      { sale_minor: 800, lowest30_minor: 750 },
      { now: eur(800), savingPercent: 0 },
    ],
    ['nothing is announced that is not known', { sale_minor: 800 }, { now: eur(800), savingPercent: 0 }],
  ])('%s', (_, changes, expected) => expect(priceOf(articleRowWith(changes), 'DE', at)).toEqual(expected));
});

describe('availability', () => {
  it.each<[Availability, number | null, Date | null, Availability]>([
    ['AVAILABLE', null, null, 'AVAILABLE'],
    ['AVAILABLE', 3, null, 'AVAILABLE'],
    ['AVAILABLE', 0, null, 'SOLDOUT'],
    ['SOLDOUT', 3, null, 'SOLDOUT'],
    ['NOT_AVAILABLE', 3, null, 'NOT_AVAILABLE'],
    ['PREORDER', null, later, 'PREORDER'],
    ['PREORDER', null, at, 'AVAILABLE'],
    ['PREORDER', 0, at, 'SOLDOUT'],
    ['PREORDER', null, null, 'PREORDER'],
    ['BACKORDER', 0, later, 'BACKORDER'],
    ['BACKORDER', null, null, 'BACKORDER'],
  ])('%s with %s pieces, available from %s, is %s', (availability, quantity, available_from, expected) => {
    expect(availabilityOf(articleRowWith({ availability, quantity, available_from }), at)).toBe(expected);
  });

  it('of a product is the best of its articles', () => {
    const soldOut = articleRowWith({ quantity: 0 });
    expect(bestAvailability([soldOut, articleRowWith({ availability: 'PREORDER' })], at)).toBe('PREORDER');
    expect(bestAvailability([soldOut, articleRowWith({ availability: 'NOT_AVAILABLE' })], at)).toBe('SOLDOUT');
    expect(bestAvailability([], at)).toBe('NOT_AVAILABLE');
  });

  it.each([
    ['2026-11-18', undefined],
    ['2026-11-20', '2026-11-20'],
    ['2026-12-24', '2026-12-24'],
  ])('a day %s is named while it lies ahead: %s', (day, expected) => {
    expect(availableFromOf(articleRowWith({ available_from: new Date(`${day}T00:00:00Z`) }), at)).toBe(expected);
  });
});

describe('[LAW-1, SHOP-3] base price: of a kilogram or a litre, for every amount', () => {
  it.each<[number | null, string | null, number, string | undefined, number | undefined]>([
    [100, 'g', 299, '1 kg', 2990],
    [250, 'g', 799, '1 kg', 3196],
    [251, 'g', 799, '1 kg', 3183],
    [500, 'g', 1399, '1 kg', 2798],
    [1000, 'g', 1399, '1 kg', 1399],
    [250, 'ml', 499, '1 l', 1996],
    [750, 'ml', 999, '1 l', 1332],
    [0, 'g', 999, undefined, undefined],
    [null, 'g', 999, undefined, undefined],
    [5, 'pieces', 999, undefined, undefined],
    [null, null, 999, undefined, undefined],
  ])('%s %s for %s: %s costs %s', (unit_amount, unit, price_minor, per, amountMinor) => {
    const row = articleRowWith({ unit_amount, unit, price_minor });
    const expected = per === undefined ? undefined : { per, price: eur(amountMinor ?? 0) };
    expect(basePriceOf(row, priceOf(row, 'DE', at))).toEqual(expected);
  });
});

describe('the article that stands for its product', () => {
  const names = (rows: readonly ArticleRow[]) => leadArticle(rows, 'DE', at)?.tcm;
  it('is the cheapest that can be bought', () => {
    const cheapButGone = articleRowWith({ tcm: 'gone', price_minor: 500, quantity: 0 });
    const dear = articleRowWith({ tcm: 'dear', price_minor: 2000, position: 1 });
    const reduced = articleRowWith({ tcm: 'reduced', price_minor: 3000, sale_minor: 1500, position: 2 });
    expect(names([cheapButGone, dear, reduced])).toBe('reduced');
    expect(names([cheapButGone])).toBe('gone');
    expect(names([])).toBeUndefined();
  });
  it('is the first of equals', () => {
    expect(names([articleRowWith({ tcm: 'b', position: 7 }), articleRowWith({ tcm: 'a', position: 3 })])).toBe('a');
  });
  it('has a price range only if prices differ', () => {
    expect(hasPriceRange([articleRowWith(), articleRowWith({ tcm: 'b' })], 'DE', at)).toBe(false);
    expect(hasPriceRange([articleRowWith(), articleRowWith({ tcm: 'b', sale_minor: 900 })], 'DE', at)).toBe(true);
  });
});

it('[SHOP-2] colours come once each, in the order of the articles, those with a known tint only', () => {
  const tints: Record<string, string> = { Camel: '#c39a6b', Salbei: '#8fa58a' };
  const rows = ['Camel', 'Salbei', 'Camel', 'Irgendwas', null].map((color) => articleRowWith({ color }));
  expect(colorsOf(rows, (name) => tints[name])).toEqual([
    { name: 'Camel', hex: '#c39a6b' },
    { name: 'Salbei', hex: '#8fa58a' },
  ]);
});
