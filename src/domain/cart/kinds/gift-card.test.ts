import { describe, expect, it } from 'vitest';
import { articleOf, carts, extrasForTests, giftCard as offer } from '../../../testing/cart.fixtures.ts';
import { applyChange } from '../cart-change.rules.ts';
import { giftCard, serverGiftCard } from './gift-card.ts';
import { isPayment } from './kinds.ts';

const limits = { entries: 50, pieces: 10 };
const { productId, tcm } = offer;
const assortment = { site: 'DE', at: new Date(0), extras: extrasForTests, limits } as const;

describe('a gift card', () => {
  it('[CART-16] is not an article with the same number', () => {
    const change = { setGiftCard: { productId, tcm, set: true } };
    expect(applyChange(carts.empty, change, { kind: 'article', article: offer }, limits)).toEqual({
      ok: false,
      code: 'UNKNOWN',
    });
  });

  it('[CART-6] is a means of payment', () => {
    expect(isPayment(giftCard.removal({ kind: 'giftCard', article: articleOf(offer, 1) }))).toBe(true);
    expect(isPayment({ setArticle: { productId, tcm, quantity: 0 } })).toBe(false);
  });

  it.each([
    ['25', 2500],
    ['50', 5000],
    ['75', undefined],
  ])('[CART-16] is sold for the amounts of the site alone: %s', (amount, price) => {
    const found = serverGiftCard.sourceOf({ kind: 'giftCard', productId, tcm: amount }, assortment).offerOf(undefined);
    expect([found?.kind, found?.article.price.amountMinor]).toEqual([price && 'giftCard', price]);
  });
});
