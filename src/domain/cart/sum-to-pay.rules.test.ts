import { describe, expect, it } from 'vitest';
import { articleOf, carts, cartWith, coffee } from '../../testing/cart.fixtures.ts';
import { cartSums } from './sum-to-pay.rules.ts';

const amounts = (cart: Parameters<typeof cartSums>[1]) => {
  const { items, shipping, toPay } = cartSums('DE', cart);
  return [items.amountMinor, shipping.cost, toPay.amountMinor];
};

const half = {
  code: 'HALF',
  title: 'Halb',
  discount: { amountMinor: 0, currency: 'EUR' as const },
  minimum: { amountMinor: 0, currency: 'EUR' as const },
};

describe('what a cart comes to', () => {
  it.each([
    ['articles below the threshold are sent for money', cartWith([articleOf(coffee, 1)]), [699, 495, 1194]],
    ['articles from it on for nothing', cartWith([articleOf(coffee, 3)]), [2097, 0, 2097]],
    ['nothing', carts.empty, [0, 0, 0]],
    ['a gift card needs no parcel', cartWith([], { giftCards: carts.everyKind.giftCards }), [2500, 0, 2500]],
    [
      'and pays for none',
      cartWith([articleOf(coffee, 1)], { giftCards: carts.everyKind.giftCards }),
      [699 + 2500, 495, 699 + 2500 + 495],
    ],
    ['a partner comes by himself', cartWith([], { partnerProducts: carts.everyKind.partnerProducts }), [3900, 0, 3900]],
    ['a subscription is paid when it comes', cartWith([], { subscriptions: carts.everyKind.subscriptions }), [0, 0, 0]],
    ['all together', carts.everyKind, [2097 + 2500 + 3900, 0, 2097 + 2500 + 3900]],
    [
      'a voucher takes off articles, and shipping stays free',
      cartWith([articleOf(coffee, 3)], { vouchers: [{ ...half, worth: { percent: 50 } }] }),
      [2097, 0, 1048],
    ],
    [
      'a voucher pays no gift card',
      cartWith([], { giftCards: carts.everyKind.giftCards, vouchers: [{ ...half, worth: { amountMinor: 500 } }] }),
      [2500, 0, 2500],
    ],
  ] as const)('%s', (_, cart, sums) => {
    expect(amounts(cart)).toEqual(sums);
  });

  it('[CART-17] enough coffee is sent for nothing where the country says so, other goods of that value are not', () => {
    const lira = (amountMinor: number) => ({ amountMinor, currency: 'TRY' as const });
    const beans = { ...articleOf(coffee, 1), price: lira(17_500) };
    const costOf = (article: Parameters<typeof cartWith>[0][number]) =>
      cartSums('TR', cartWith([article])).shipping.cost;
    expect([costOf({ ...beans, isCoffee: true }), costOf(beans)]).toEqual([0, 9990]);
  });
});
