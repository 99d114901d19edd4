import { describe, expect, it } from 'vitest';
import {
  articleOf,
  carts,
  cartWith,
  coffee,
  extrasForTests,
  freeChocolate,
  scarceMug,
} from '../../../testing/cart.fixtures.ts';
import { asGivenIn, serverFreeArticle } from './free-article.ts';

const limits = { entries: 50, pieces: 10 };
const assortment = { site: 'DE', at: new Date(0), extras: extrasForTests, limits } as const;
const free = { ...freeChocolate, quantity: { quantity: 1 } };
const { minimum: _minimum, ...over } = free;
const { productId, campaignId } = freeChocolate;
const source = serverFreeArticle.sourceOf({ kind: 'freeArticle', productId, campaignId }, assortment);
const bar = { ...scarceMug, productId, tcm: 'bar' };

describe('a free article', () => {
  it.each([
    [
      'available once enough is bought',
      carts.several,
      { ...free, availability: 'NOT_AVAILABLE' as const },
      'AVAILABLE',
    ],
    ['not available while too little is bought', carts.oneCoffee, free, 'NOT_AVAILABLE'],
    [
      'sold out also where too little is bought',
      carts.oneCoffee,
      { ...free, availability: 'SOLDOUT' as const },
      'SOLDOUT',
    ],
    ['ordered in advance as before', carts.several, { ...free, availability: 'PREORDER' as const }, 'PREORDER'],
    ['sold out whatever is bought', carts.several, { ...free, availability: 'SOLDOUT' as const }, 'SOLDOUT'],
    [
      'not available after its campaign',
      carts.several,
      { ...over, availability: 'NOT_AVAILABLE' as const },
      'NOT_AVAILABLE',
    ],
    [
      'not available beside its last pieces',
      cartWith([articleOf(coffee, 3)]),
      { ...free, productId: coffee.productId, tcm: coffee.tcm, left: 3 },
      'NOT_AVAILABLE',
    ],
  ])('[CART-16] is %s', (_, cart, item, availability) => {
    expect(asGivenIn(cart)(item).availability).toBe(availability);
  });

  it('[CART-16] comes on top of the purchase limit', () => {
    expect(source.limits?.pieces).toBe(limits.pieces + 1);
    expect(source.article).toMatchObject({ productId, tcm: 'bar' });
    expect(source.offerOf(bar)?.freeArticle).toMatchObject({ campaignId, minimum: freeChocolate.minimum, left: 2 });
  });

  it('[CART-16] has no minimum while its article is not available: no amount would help', () => {
    expect(source.offerOf({ ...bar, availability: 'NOT_AVAILABLE' })?.freeArticle).not.toHaveProperty('minimum');
  });

  it.each([
    ['another campaign', productId, 'tea'],
    ['another product', coffee.productId, campaignId],
  ])('[CART-16] is not given by %s', (_, product, campaign) => {
    const none = serverFreeArticle.sourceOf(
      { kind: 'freeArticle', productId: product, campaignId: campaign },
      assortment,
    );
    expect([none.article, none.offerOf(bar)]).toEqual([undefined, undefined]);
  });
});
