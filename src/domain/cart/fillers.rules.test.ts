import { describe, expect, it } from 'vitest';
import { articleOf, cartWith, coffee } from '../../testing/cart.fixtures.ts';
import { fillersFor, mostFillers, offersToChoose } from './fillers.rules.ts';

const at = (amountMinor: number, over = {}) => ({
  ...coffee,
  productId: `1${String(amountMinor).padStart(8, '0')}`,
  price: { amountMinor, currency: 'EUR' as const },
  ...over,
});
const prices = (offers: ReturnType<typeof fillersFor>) => offers.map(({ price }) => price.amountMinor);
const offers = [900, 300, 500, 400, 700, 600, 800].map((price) => at(price));
const cart = cartWith([articleOf(coffee, 1)]);

describe('what completes a cart for free shipping', () => {
  it.each([
    [1, [300, 400, 500, 600]],
    [300, [300, 400, 500, 600]],
    [301, [400, 500, 600, 700]],
    [801, [900]],
    [901, []],
    [0, []],
  ])('[CART-17] has the prices closest to and not below %i', (missing, expected) => {
    expect(prices(fillersFor(offers, cart, missing))).toEqual(expected);
  });

  it('[CART-17] is not in the cart and can be bought', () => {
    const some = [at(300), at(400, { availability: 'SOLDOUT' }), at(500)];
    expect(prices(fillersFor(some, cartWith([articleOf(at(300), 1)]), 200))).toEqual([500]);
  });
});

describe('the offers that the page brings along', () => {
  it.each([4, 5, 6, 20])('are at most %i, and begin with those for the missing amount', (most) => {
    const chosen = offersToChoose(offers, cart, 500, most);
    expect(chosen.length).toBeLessThanOrEqual(Math.max(most, mostFillers + 1));
    expect(prices(chosen.slice(0, mostFillers))).toEqual([500, 600, 700, 800]);
    expect(new Set(chosen).size).toBe(chosen.length);
  });

  it('are all of them where they are few', () => {
    expect(prices(offersToChoose(offers, cart, 0, 20)).toSorted((a, b) => a - b)).toEqual([
      300, 400, 500, 600, 700, 800, 900,
    ]);
  });
});
