import { describe, expect, it } from 'vitest';
import type { Cart } from '../../contracts/cart/cart.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { articleOf, cartWith, coffee, giftCard, scarceMug } from '../../testing/cart.fixtures.ts';
import { createCheckoutSums } from './checkout-sums.service.ts';
import { offeredPayments } from './payment-methods.rules.ts';

const moment = { at: new Date('2026-11-21T12:00:00Z'), abTests: {} };
const sumsOfCart = createCheckoutSums({
  foodAmong: async () => new Set([coffee.productId]),
  coffeeAmong: async () => new Set([coffee.productId]),
  durabilityOf: async () => new Map([[scarceMug.productId, { years: 5, brand: 'Brewline' }]]),
});
const sumsOf = async (site: SiteCode, cart: Cart, card?: 'NO_CARD' | 'CARD') =>
  // Trusted: of request and customer the sums need the card alone.
  sumsOfCart({ request: {} as never, site, moment }, cart, card && ({ card } as never));

const priced = (amountMinor: number) => ({ amountMinor, currency: 'EUR' }) as const;
const cart = cartWith([
  { ...articleOf(coffee, 1), price: priced(1070) },
  { ...articleOf(scarceMug, 1), price: priced(595) },
]);

describe('[SHOP-4] the sums of a checkout', () => {
  it('cost shipping to the home and none to a store', async () => {
    const { lines, sumsFor } = await sumsOf('DE', cart);
    expect(lines).toHaveLength(2);
    expect(sumsFor('home').shipping).toEqual(priced(495));
    expect(sumsFor('home').total).toEqual(priced(1070 + 595 + 495));
    expect(sumsFor('store').shipping).toEqual(priced(0));
  });

  it('[LAW-7] name on their lines what the producer guarantees to last', async () => {
    const { lines } = await sumsOf('DE', cart);
    expect(lines.map(({ durability }) => durability)).toEqual([undefined, { years: 5, brand: 'Brewline' }]);
  });

  it('tax food by its own rate, other goods by the standard one and a gift card not at all', async () => {
    const { sumsFor } = await sumsOf('DE', cart);
    expect(sumsFor('store').taxes).toEqual([
      { percent: 19, amount: priced(95) },
      { percent: 7, amount: priced(70) },
    ]);
    const card = cartWith([], { giftCards: [{ article: { ...articleOf(giftCard, 1), price: priced(1000) } }] });
    expect((await sumsOf('DE', card)).sumsFor('store').taxes).toEqual([]);
  });

  it('take off vouchers that are valid, and no others', async () => {
    const terms = { worth: { percent: 25 }, minimum: priced(0) };
    const voucher = { ...terms, code: 'ROEST25', title: 'x', discount: priced(300) };
    const refused = { ...terms, code: 'OLD', title: 'y', discount: priced(200), refusal: 'VOUCHER_EXPIRED' } as const;
    const { sumsFor } = await sumsOf('DE', { ...cart, vouchers: [voucher, refused] });
    expect(sumsFor('store').discounts).toEqual([{ code: 'ROEST25', title: 'x', amount: priced(300) }]);
    expect(sumsFor('store').total).toEqual(priced(1365));
  });

  it('[CART-17] ship for free with enough goods, with the card from less on, and with enough coffee in TR', async () => {
    const shipping = async (site: SiteCode, amountMinor: number, card?: 'NO_CARD' | 'CARD', offer = scarceMug) =>
      (await sumsOf(site, cartWith([{ ...articleOf(offer, 1), price: priced(amountMinor) }]), card)).sumsFor('home')
        .shipping.amountMinor;
    expect(await Promise.all([shipping('DE', 1999), shipping('DE', 2000)])).toEqual([495, 0]);
    expect(
      await Promise.all([shipping('SK', 2000), shipping('SK', 2000, 'NO_CARD'), shipping('SK', 2000, 'CARD')]),
    ).toEqual([390, 390, 0]);
    expect(await Promise.all([shipping('TR', 17_500), shipping('TR', 17_500, undefined, coffee)])).toEqual([9990, 0]);
  });
});

it('[SHOP-4] a card can be chosen with a provider alone', () => {
  expect(offeredPayments(false)).toEqual(['invoice', 'prepayment']);
  expect(offeredPayments(true)).toEqual(['invoice', 'prepayment', 'card']);
});
