import type { Offer } from '../../contracts/cart/offer.contract.ts';
import { describe, expect, it } from 'vitest';
import { applyChange } from '../../domain/cart/cart-change.rules.ts';
import { additionOf, defectiveIn, itemsIn, removalOf, titleOf } from '../../domain/cart/kinds/kinds.ts';
import { itemsOfEachKind } from '../../testing/cart.fixtures.ts';
import type { ArticleFacts } from '../../contracts/catalogue/catalogue.contract.ts';
import type { StoredArticle, StoredItem } from '../../domain/cart/kinds/server-kind.ts';
import { entriesAfter } from './cart-entries.rules.ts';
import { cartOf, expiryOf, isPriced, isProlongedAt, markOf, offerOf, repeatOf } from './cart.rules.ts';

const site = { currency: 'EUR', language: 'de' } as const;
const limits = { entries: 50, pieces: 10 };
const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' as const });
const facts: ArticleFacts = {
  productId: '100000001',
  tcm: 'a',
  title: 'Becher',
  picture: 'mug-sage',
  url: '/becher-p100000001.html',
  price: { now: euro(799), savingPercent: 0 },
  availability: 'AVAILABLE',
};
const entry: StoredArticle = { productId: '100000001', tcm: 'a', quantity: 3, title: 'Becher', amountMinor: 899 };

const offered = (change: Partial<ArticleFacts> = {}): Offer => ({
  kind: 'article',
  article: offerOf({ ...facts, ...change }, limits),
});

describe('an offer', () => {
  it.each([
    ['nothing, where pieces are not counted', undefined, 'AVAILABLE', undefined],
    ['nothing, where there are as many as one may buy', 10, 'AVAILABLE', undefined],
    ['the rest, where it is less', 9, 'AVAILABLE', 9],
    ['none, where none is left', 0, 'AVAILABLE', 0],
    ['nothing of what is sent later and not counted yet', 0, 'BACKORDER', undefined],
    ['nothing of what is sold before it is there', 0, 'PREORDER', undefined],
    ['the rest of what is sold before it is there', 3, 'PREORDER', 3],
  ] as const)('[CART-5] says %s', (_, quantity, availability, left) => {
    const offer = offerOf({ ...facts, availability, ...(quantity === undefined ? {} : { quantity }) }, limits);
    expect(offer.left).toBe(left);
  });

  it('[CART-2] carries the old price, the choice and the day where there are any', () => {
    const offer = offerOf(
      {
        ...facts,
        price: { now: euro(599), before: euro(799), savingPercent: 25 },
        choice: 'Salbei',
        availableFrom: '2026-12-24',
      },
      limits,
    );
    expect(offer).toMatchObject({
      price: euro(599),
      oldPrice: euro(799),
      choice: 'Salbei',
      availableFrom: '2026-12-24',
    });
    expect(Object.keys(offerOf(facts, limits))).not.toEqual(expect.arrayContaining(['oldPrice']));
  });

  it.each([
    [799, 'EUR', true],
    [0, 'EUR', false],
    [Number.NaN, 'EUR', false],
    [7.5, 'EUR', false],
    [799, 'CHF', false],
  ] as const)(
    '[CART-6] has a price only by a whole amount of the site’s money: %d %s',
    (amountMinor, currency, priced) => {
      expect(isPriced({ ...facts, price: { now: { amountMinor, currency }, savingPercent: 0 } }, 'EUR')).toBe(priced);
    },
  );
});

describe('a cart that is shown', () => {
  it('[CART-2] has the price of now, not of the day it was put in', () => {
    const cart = cartOf([entry], [offered()], site, limits);
    expect(cart.articles).toMatchObject([{ quantity: 3, price: euro(799) }]);
    expect(cart.total).toEqual(euro(2397));
  });

  it.each([
    ['the rest of what became scarce', { quantity: 2, availability: 'AVAILABLE' }, 3, 2],
    ['what was wanted, where it is sold out', { availability: 'SOLDOUT' }, 3, 3],
    ['what was wanted, where there is enough', { quantity: 7, availability: 'AVAILABLE' }, 3, 3],
    ['no more than one may buy', { availability: 'AVAILABLE' }, 12, 10],
  ] as const)('[CART-5] shows %s', (_, now, wanted, shown) => {
    const cart = cartOf([{ ...entry, quantity: wanted }], [offered(now)], site, limits);
    expect(cart.articles[0]?.quantity).toBe(shown);
  });

  it('[CART-2] names an article that is gone by what it was called', () => {
    const cart = cartOf([{ ...entry, choice: 'Salbei', picture: 'mug-sage' }], [undefined], site, limits);
    expect(cart).toMatchObject({ numberOfArticles: 0, articles: [], total: euro(0) });
    expect(cart.defectiveArticles).toEqual([
      {
        productId: '100000001',
        tcm: 'a',
        quantity: 3,
        title: 'Becher',
        choice: 'Salbei',
        picture: 'mug-sage',
        availability: 'NOT_AVAILABLE',
        price: euro(899),
        url: '/becher-p100000001.html',
      },
    ]);
  });
});

describe('entries after a change', () => {
  const other: StoredArticle = { ...entry, tcm: 'b', quantity: 9 };
  it.each([
    ['put in at the end', [other], 'a', 1, ['b 9', 'a 1']],
    ['changed where they stand', [entry, other], 'a', 5, ['a 5', 'b 9']],
    ['taken out', [entry, other], 'a', 0, ['b 9']],
  ] as const)('are %s, the others as they were', (_, before, tcm, quantity, after) => {
    const change = { setArticle: { productId: '100000001', tcm, quantity } };
    const entries = entriesAfter(before, change, offered());
    expect(entries.map((one) => one.kind === undefined && `${one.tcm} ${one.quantity}`)).toEqual(after);
  });

  it('show the very cart that the shared rule made', () => {
    const offers = new Map(['a', 'b', 'c'].map((tcm) => [tcm, offered({ tcm })]));
    const before = [entry, other];
    const cartNow = (entries: readonly StoredItem[]) =>
      cartOf(
        entries,
        entries.map((one) => (one.kind === undefined ? offers.get(one.tcm) : undefined)),
        site,
        limits,
      );
    for (const [tcm, quantity] of [
      ['a', 4],
      ['b', 0],
      ['c', 1],
    ] as const) {
      const change = { setArticle: { productId: '100000001', tcm, quantity } };
      const outcome = applyChange(cartNow(before), change, offers.get(tcm), limits);
      expect(outcome.ok && outcome.cart).toEqual(cartNow(entriesAfter(before, change, offers.get(tcm))));
    }
  });

  it.each(itemsOfEachKind.map((item) => [item.kind, item] as const))(
    '[CART-2] show the result of the shared rule for each kind, and its defect when it is gone: %s',
    (kind, item) => {
      const change = additionOf(item);
      const entries = entriesAfter<StoredItem>([entry], change, item);
      const shown = cartOf(entries, [offered(), item], site, limits);
      expect(itemsIn(shown).at(-1)).toEqual(kind === 'freeArticle' ? expect.objectContaining({ kind }) : item);
      expect(entriesAfter(entries, removalOf(item), undefined)).toEqual([entry]);
      const gone = cartOf(entries, [offered(), undefined], site, limits);
      if (kind === 'freeArticle') {
        expect(gone.freeArticles).toMatchObject([{ title: titleOf(item), availability: 'NOT_AVAILABLE' }]);
        expect(gone.freeArticles[0]).not.toHaveProperty('minimum');
      } else {
        expect(defectiveIn(gone).map((one) => [one.kind, titleOf(one)])).toEqual([[kind, titleOf(item)]]);
      }
      expect(gone.numberOfArticles).toBe(kind === 'freeArticle' ? 4 : 3);
      expect(gone.total).toEqual(euro(2397));
    },
  );
});

describe('a change that comes again', () => {
  it('is known by its id, with whether it added', () => {
    const recent = [markOf('one', 'a', true), markOf('two', 'b', false)];
    expect(repeatOf(recent, 'one', 'a')).toEqual({ hasAdded: true, isSame: true });
    expect(repeatOf(recent, 'one', 'b')).toEqual({ hasAdded: true, isSame: false });
    expect(repeatOf(['+one'], 'one', 'b')).toEqual({ hasAdded: true, isSame: true });
    expect(repeatOf(recent, 'two', 'b')).toEqual({ hasAdded: false, isSame: true });
    expect(repeatOf(recent, 'three', 'a')).toBeUndefined();
    expect(repeatOf([markOf('one', { a: 1, b: 2 }, true)], 'one', { b: 2, a: 1 })?.isSame).toBe(true);
    expect(repeatOf(recent, undefined, 'a')).toBeUndefined();
  });
});

describe('days', () => {
  const at = new Date('2026-11-21T23:59:00Z');
  it('keep a cart for ninety days after the day of its last use', () => {
    expect(expiryOf(at)).toBe('2027-02-20');
  });
  it.each([
    [91, false],
    [85, false],
    [84, true],
    [1, true],
  ])('with %i days left a load prolongs it: %s', (daysLeft, prolonged) => {
    expect(isProlongedAt(daysLeft)).toBe(prolonged);
  });
});
