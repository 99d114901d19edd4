import { describe, expect, it } from 'vitest';
import {
  articleOf,
  carts,
  cartWith,
  coffee,
  coffeeSubscription,
  freeChocolate,
  giftCard,
  machineCare,
  reducedCoat,
  scarceMug,
  soldOutVase,
} from '../../testing/cart.fixtures.ts';
import { checkoutBlock, emptyCart, summedUp } from './cart-sums.rules.ts';
import {
  cartLimits,
  goodsOf,
  hasDefects,
  isFreeArticle,
  isUnavailable,
  missingFor,
  mostPieces,
  quantityOf,
} from './cart.rules.ts';

const limits = { entries: 4, pieces: 5 };

describe('counting', () => {
  const everyKind = summedUp(
    { ...carts.defectsOfEveryKind, ...carts.everyKind, defectiveArticles: [articleOf(reducedCoat, 7)] },
    'EUR',
  );

  it('[CART-2] sums every entry that is not defective', () => {
    expect(everyKind.numberOfArticles).toBe(3 + 1 + 1 + 1 + 1);
  });
  it('[CART-2] charges what can be bought, and neither what is sold out, free or defective nor what is paid later', () => {
    expect(everyKind.total.amountMinor).toBe(3 * 699 + 2500 + 3900);
    expect(carts.withSoldOut.total.amountMinor).toBe(699);
  });
  it('[CART-16] measures free articles by the worth of articles alone', () => {
    expect(goodsOf(everyKind)).toBe(3 * 699);
    expect(missingFor(everyKind, freeChocolate)).toBe(0);
    expect(missingFor(carts.oneCoffee, freeChocolate)).toBe(2000 - 699);
    expect(missingFor(carts.oneCoffee, {})).toBe(0);
  });
  it.each([
    [carts.oneCoffee, false],
    [carts.withGone, true],
    [cartWith([], { defectiveGiftCards: carts.defectsOfEveryKind.defectiveGiftCards }), true],
    [cartWith([], { defectivePartnerProducts: carts.defectsOfEveryKind.defectivePartnerProducts }), true],
    [cartWith([], { defectiveSubscriptions: [coffeeSubscription] }), true],
  ])('[CART-2] sees defects of each kind: %#', (cart, defective) => {
    expect(hasDefects(cart)).toBe(defective);
  });
  it('gives every empty cart lists of its own', () => {
    emptyCart('EUR').articles.push(articleOf(coffee, 1));
    expect(emptyCart('EUR').articles).toEqual([]);
  });
});

describe('the way to the checkout', () => {
  const free = { ...freeChocolate, quantity: { quantity: 1 } };
  it.each([
    ['open with articles', carts.oneCoffee, undefined],
    ['open with a gift card alone', cartWith([], { giftCards: carts.everyKind.giftCards }), undefined],
    [
      'open with a partner product alone',
      cartWith([], { partnerProducts: carts.everyKind.partnerProducts }),
      undefined,
    ],
    ['open with every kind', carts.everyKind, undefined],
    ['closed for an empty cart', carts.empty, 'nothing'],
    ['closed for a subscription alone', cartWith([], { subscriptions: [coffeeSubscription] }), 'nothing'],
    [
      'closed for a free article alone',
      cartWith([], { freeArticles: [{ ...free, minimum: { amountMinor: 0, currency: 'EUR' } }] }),
      'nothing',
    ],
    ['closed with something sold out', carts.withSoldOut, 'unavailable'],
    [
      'closed with a free article that is not available',
      cartWith([articleOf(coffee, 1)], { freeArticles: [free] }),
      'unavailable',
    ],
    [
      'closed with a gift card that is not available',
      cartWith([], { giftCards: [{ article: { ...articleOf(giftCard, 1), availability: 'SOLDOUT' } }] }),
      'unavailable',
    ],
    ['closed with a defective article', carts.withGone, 'defective'],
    [
      'closed with a defective gift card',
      cartWith([articleOf(coffee, 1)], { defectiveGiftCards: carts.defectsOfEveryKind.defectiveGiftCards }),
      'defective',
    ],
    [
      'closed with a defective partner product',
      cartWith([articleOf(coffee, 1)], { defectivePartnerProducts: [{ ...machineCare, totalQuantity: 1 }] }),
      'defective',
    ],
    [
      'closed with a defective subscription',
      cartWith([articleOf(coffee, 1)], { defectiveSubscriptions: [coffeeSubscription] }),
      'defective',
    ],
  ] as const)('is %s', (_, cart, block) => {
    expect(checkoutBlock(cart)).toBe(block);
  });
});

it.each([
  [coffee, 5],
  [scarceMug, 2],
  [soldOutVase, 0],
])('[CART-5] tells how far a stepper goes: %#', (offer, most) => {
  expect(mostPieces(offer, limits)).toBe(most);
});

it.each([
  ['AVAILABLE', false],
  ['PREORDER', false],
  ['SOLDOUT', true],
  ['NOT_AVAILABLE', true],
] as const)('[CART-2] what is %s cannot be bought: %s', (availability, none) =>
  expect(isUnavailable({ availability })).toBe(none),
);

it('[CART-2] an article is known by its number and its variant, a free one by its campaign', () => {
  const small = { ...coffee, tcm: 'beans-125' };
  const other = { ...coffee, productId: reducedCoat.productId };
  const cart = cartWith([articleOf(small, 2), articleOf(other, 4), articleOf(coffee, 3)]);
  expect([coffee, small, other, reducedCoat].map((key) => quantityOf(cart, key))).toEqual([3, 2, 4, 0]);
  const { productId, campaignId } = freeChocolate;
  expect(isFreeArticle({ productId, campaignId })(freeChocolate)).toBe(true);
  expect(isFreeArticle({ productId, campaignId: 'tea' })(freeChocolate)).toBe(false);
  expect(isFreeArticle({ productId: '1', campaignId })(freeChocolate)).toBe(false);
});

it('[CART-5] has limits that a shopper does not meet by chance', () => {
  expect(cartLimits).toEqual({ entries: 50, pieces: 10 });
});
