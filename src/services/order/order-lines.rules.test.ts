import { describe, expect, it } from 'vitest';
import { articleOf, carts, cartWith, coffee, reducedCoat } from '../../testing/cart.fixtures.ts';
import { orderNumber } from './order-number.rules.ts';
import { changesOf, goodsIn, linesOf } from './order-lines.rules.ts';

describe('the lines of an order', () => {
  it('[SHOP-4] contain every kind of item of the cart, with its current price', () => {
    const cart = carts.everyKind;
    const lines = linesOf(cart);
    expect(lines.map(({ kind }) => kind)).toEqual([
      'article',
      'giftCard',
      'freeArticle',
      'partnerProduct',
      'subscription',
    ]);
    const cost = lines.reduce((all, { price, quantity }) => all + price.amountMinor * quantity, 0);
    expect(cost).toBe(cart.total.amountMinor);
    // Each delivery of a subscription is paid when it comes.
    expect(lines.at(-1)).toMatchObject({ price: { amountMinor: 0 }, each: { price: { currency: 'EUR' } } });
    const { choice, picture, url } = coffee;
    expect(lines[0]).toMatchObject({ choice, picture, url });
    expect(goodsIn(lines)).toBe(3 * coffee.price.amountMinor);
  });

  it('[SHOP-4] list what has changed since it was seen, and are empty without a change', () => {
    const before = linesOf(cartWith([articleOf(coffee, 3), articleOf(reducedCoat, 1)]));
    expect(changesOf(before, before)).toEqual([]);
    const dearer = { ...coffee, price: { ...coffee.price, amountMinor: coffee.price.amountMinor + 100 } };
    const now = linesOf(cartWith([articleOf(dearer, 2)]));
    expect(changesOf(before, now).map(({ kind, title, quantity }) => [kind, title, quantity])).toEqual([
      ['fewer', coffee.title, 2],
      ['price', coffee.title, 2],
      ['gone', reducedCoat.title, 1],
    ]);
    expect(changesOf(before, now)[2]).toEqual({
      kind: 'gone',
      title: reducedCoat.title,
      quantity: 1,
      price: reducedCoat.price,
    });
    expect(changesOf(now, before).map(({ kind }) => kind)).toEqual(['more', 'price', 'new']);
  });
});

it('[SHOP-4] an order number has ten digits, the first from 1 to 9', () => {
  expect([orderNumber(() => 0), orderNumber((sides) => sides - 1)]).toEqual(['1000000000', '9999999999']);
});
