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
  it('[CART-14] adds up with the customer’s own', () => {
    const merge = mergeCarts(cartWith([articleOf(coffee, 2)]), carts.several, free);
    expect(changes(merge)).toEqual([set(coffee, 5), set(reducedCoat, 1), set(scarceMug, 2)]);
    expect(merge.report).toEqual({ merged: 3, capped: [], dropped: [] });
  });

  it('[CART-14] brings every kind of thing, and what is there but once is not doubled', () => {
    const merge = mergeCarts(carts.empty, carts.everyKind, free);
    expect(merge.report).toEqual({ merged: 5, capped: [], dropped: [] });
    const again = mergeCarts(cartWith([], { ...carts.everyKind, articles: [] }), carts.everyKind, free);
    expect(again.changes).toHaveLength(1);
    expect(again.report.merged).toBe(5);
  });

  it.each([
    ['one may buy', cartWith([articleOf(coffee, 4)]), cartWith([articleOf(coffee, 3)]), coffee, 5],
    ['there are', cartWith([articleOf(scarceMug, 1)]), cartWith([articleOf(scarceMug, 2)]), scarceMug, 2],
  ])('[CART-14] comes as far as %s, and the rest is told', (_, customer, guest, offer, quantity) => {
    const merge = mergeCarts(customer, guest, limits);
    expect(changes(merge)).toEqual([set(offer, quantity)]);
    expect(merge.report).toEqual({ merged: 0, capped: [{ title: offer.title, quantity }], dropped: [] });
  });

  it.each([
    ['what is sold out', carts.empty, cartWith([articleOf(soldOutVase, 1)]), soldOutVase],
    ['what the customer has as much of as one may', cartWith([articleOf(coffee, 5)]), carts.oneCoffee, coffee],
    [
      'what there is no place for',
      cartWith([1, 2, 3, 4].map((n) => articleOf({ ...reducedCoat, tcm: `n${n}` }, 1))),
      carts.oneCoffee,
      coffee,
    ],
  ])('[CART-14] drops %s, and says so', (_, customer, guest, offer) => {
    const merge = mergeCarts(customer, guest, limits);
    expect(merge.changes).toEqual([]);
    expect(merge.report).toEqual({ merged: 0, capped: [], dropped: [offer.title] });
  });

  it('[CART-14] drops what is no longer sold, and says so', () => {
    expect(mergeCarts(carts.empty, carts.defectsOfEveryKind, free).report.dropped).toHaveLength(4);
  });
});
