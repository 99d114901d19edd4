import { describe, expect, it } from 'vitest';
import { mergeCarts } from './cart-merge.rules.ts';
import {
  articleOf,
  carts,
  cartWith,
  coffee,
  reducedCoat,
  scarceMug,
  soldOutVase,
} from '../../testing/cart.fixtures.ts';

const limits = { entries: 4, pieces: 5 };
const free = { entries: 50, pieces: 10 };
const changes = (merge: ReturnType<typeof mergeCarts>) => merge.changes.map(({ change }) => change);
const set = ({ productId, tcm }: typeof coffee, quantity: number) => ({ setArticle: { productId, tcm, quantity } });

describe('a guest’s cart at the login', () => {
  it('[CART-14] is added to the customer’s own cart', () => {
    const merge = mergeCarts(cartWith([articleOf(coffee, 2)]), carts.several, free);
    expect(changes(merge)).toEqual([set(coffee, 5), set(reducedCoat, 1), set(scarceMug, 2)]);
    expect(merge.report).toEqual({ merged: 3, capped: [], dropped: [] });
  });

  it('[CART-14] merges every kind, and does not double an item that a cart holds once', () => {
    const merge = mergeCarts(carts.empty, carts.everyKind, free);
    expect(merge.report).toEqual({ merged: 5, capped: [], dropped: [] });
    const again = mergeCarts(cartWith([], { ...carts.everyKind, articles: [] }), carts.everyKind, free);
    expect(again.changes).toHaveLength(1);
    expect(again.report.merged).toBe(5);
  });

  it.each([
    ['the purchase limit', cartWith([articleOf(coffee, 4)]), cartWith([articleOf(coffee, 3)]), coffee, 5],
    ['the stock', cartWith([articleOf(scarceMug, 1)]), cartWith([articleOf(scarceMug, 2)]), scarceMug, 2],
  ])('[CART-14] is merged up to %s, and the report names the rest', (_, customer, guest, offer, quantity) => {
    const merge = mergeCarts(customer, guest, limits);
    expect(changes(merge)).toEqual([set(offer, quantity)]);
    expect(merge.report).toEqual({ merged: 0, capped: [{ title: offer.title, quantity }], dropped: [] });
  });

  it.each([
    ['a sold-out article', carts.empty, cartWith([articleOf(soldOutVase, 1)]), soldOutVase],
    [
      'an article of which the customer already has the maximum',
      cartWith([articleOf(coffee, 5)]),
      carts.oneCoffee,
      coffee,
    ],
    [
      'an article that does not fit into a full cart',
      cartWith([1, 2, 3, 4].map((n) => articleOf({ ...reducedCoat, tcm: `n${n}` }, 1))),
      carts.oneCoffee,
      coffee,
    ],
  ])('[CART-14] drops %s, and the report names it', (_, customer, guest, offer) => {
    const merge = mergeCarts(customer, guest, limits);
    expect(merge.changes).toEqual([]);
    expect(merge.report).toEqual({ merged: 0, capped: [], dropped: [offer.title] });
  });

  it('[CART-14] does not limit what a cart holds once by the pieces of an article', () => {
    const cards = cartWith([], { giftCards: carts.everyKind.giftCards });
    expect(mergeCarts(cards, cards, { ...free, pieces: 1 }).report).toEqual({ merged: 1, capped: [], dropped: [] });
  });

  it('[CART-14] drops what a cart holds once where the cart is full, and the report names it', () => {
    const cards = cartWith([], { giftCards: carts.everyKind.giftCards });
    expect(mergeCarts(carts.several, cards, { ...free, entries: 3 }).report.dropped).toEqual(['Geschenkkarte']);
  });

  it('[CART-14] drops items that are no longer sold, and the report names them', () => {
    expect(mergeCarts(carts.empty, carts.defectsOfEveryKind, free).report.dropped).toHaveLength(4);
  });
});
