import { describe, expect, it } from 'vitest';
import type { TakenPieces, WantedPieces } from '../../contracts/order/stock.contract.ts';
import type { Queryable, Statement } from '../../lib/database.ts';
import { clockOf } from '../../lib/time/moment.ts';
import { articleRowWith } from './catalogue.fixtures.ts';
import type { ArticleRow } from './catalogue.repository.ts';
import { returnStock, takeStock } from './stock.service.ts';

const at = clockOf(() => new Date('2026-11-20T12:00:00Z'))();
const productId = '101110001';
const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' as const });
const pieces = (tcm: string, quantity: number, more: Partial<WantedPieces> = {}): WantedPieces => ({
  productId,
  tcm,
  quantity,
  ...more,
});

/** A transaction over articles, with the statements that were run. */
const open = (rows: readonly ArticleRow[] = []) => {
  const run: [string, ...unknown[]][] = [];
  const tx = {
    query: async ({ name }: Statement, [site, ...values]: readonly unknown[] = []) => {
      run.push([name, ...values]);
      return name === 'stock-hold' && site === 'DE' ? rows : [];
    },
  } as Queryable;
  const take = (wanted: readonly WantedPieces[], toldBelow = 0) => takeStock({ toldBelow })(tx, 'DE', wanted, at);
  return { tx, run, take, names: () => run.map(([name]) => name) };
};

describe('[SHOP-4] an order takes its pieces from stock', () => {
  it('where they are counted, in one statement', async () => {
    const { take, run } = open([
      articleRowWith({ quantity: 5 }),
      articleRowWith({ tcm: 'two', quantity: 2 }),
      articleRowWith({ tcm: 'many' }),
    ]);
    const wanted = [pieces('one', 2), pieces('two', 2), pieces('many', 9)];
    expect(await take(wanted)).toEqual(wanted.slice(0, 2));
    expect(run).toEqual([
      ['stock-hold', [productId, productId, productId], ['one', 'two', 'many']],
      ['stock-take', [productId, productId], ['one', 'two'], [2, 2]],
    ]);
  });

  it('bought and free ones of an article together, at the price of the bought ones', async () => {
    const { take, run } = open([articleRowWith({ quantity: 5 })]);
    expect(await take([pieces('one', 1), pieces('one', 3, { price: eur(1000) })])).toEqual([pieces('one', 4)]);
    expect(run[1]).toEqual(['stock-take', [productId], ['one'], [4]]);
    expect(await take([pieces('one', 1), pieces('one', 3, { price: eur(999) })])).toBeUndefined();
  });

  it('and does nothing for none', async () => {
    const { take, run } = open();
    expect([await take([]), run]).toEqual([[], []]);
  });

  it('and nothing where no stock is counted', async () => {
    const { take, names } = open([articleRowWith()]);
    expect(await take([pieces('one', 9)], 100)).toEqual([]);
    expect(names()).toEqual(['stock-hold']);
  });

  it.each<[string, Partial<ArticleRow>, number, number | undefined]>([
    ['the last piece', { quantity: 1 }, 1, 1],
    ['one more than there are', { quantity: 1 }, 2, undefined],
    ['what is sold out', { quantity: 0 }, 1, undefined],
    ['what is not for sale', { availability: 'NOT_AVAILABLE', quantity: 5 }, 1, undefined],
    ['a back-order without stock', { availability: 'BACKORDER', quantity: 0 }, 3, 0],
    ['a back-order that is counted', { availability: 'BACKORDER', quantity: 3 }, 3, 3],
    ['more than a back-order has', { availability: 'BACKORDER', quantity: 3 }, 4, undefined],
    ['a pre-order', { availability: 'PREORDER', quantity: null }, 1, 0],
  ])('or is refused: %s', async (_, changes, quantity, taken) => {
    const { take, names } = open([articleRowWith(changes)]);
    const expected = taken === undefined ? undefined : taken === 0 ? [] : [pieces('one', taken)];
    expect(await take([pieces('one', quantity)])).toEqual(expected);
    expect(names()).toEqual(['stock-hold', ...(taken ? ['stock-take'] : [])]);
  });

  it.each<[string, WantedPieces, boolean]>([
    ['an article that there is not', pieces('three', 1), false],
    ['an article of another product', pieces('one', 1, { productId: '101110002' }), false],
    ['a price that is another one now', pieces('one', 1, { price: eur(900) }), false],
    ['the price of now', pieces('one', 1, { price: eur(800) }), true],
    ['free pieces', pieces('one', 1), true],
  ])('or nothing of it: %s', async (_, wanted, isTaken) => {
    const { take } = open([
      articleRowWith({ quantity: 5, sale_minor: 800 }),
      articleRowWith({ tcm: 'two', quantity: 5 }),
    ]);
    expect((await take([pieces('two', 1), wanted])) !== undefined).toBe(isTaken);
  });

  it.each([
    [3, false],
    [4, true],
  ])('and tells all processes where fewer than %i are left: %s', async (toldBelow, isTold) => {
    const { take, names } = open([articleRowWith({ quantity: 5 }), articleRowWith({ tcm: 'two', quantity: 50 })]);
    await take([pieces('one', 2), pieces('two', 1)], toldBelow);
    expect(names()).toEqual(['stock-hold', 'stock-take', ...(isTold ? ['stock-tell'] : [])]);
  });
});

describe('[SHOP-13] a cancelled order puts its pieces back', () => {
  const taken: readonly TakenPieces[] = [pieces('one', 2)];

  it('and tells all processes', async () => {
    const { tx, run } = open();
    await returnStock(tx, 'DE', taken);
    expect(run).toEqual([
      ['stock-hold', [productId], ['one']],
      ['stock-give-back', [productId], ['one'], [2]],
      ['stock-tell'],
    ]);
  });

  it('and does nothing for none', async () => {
    const { tx, run } = open();
    await returnStock(tx, 'DE', []);
    expect(run).toEqual([]);
  });
});
