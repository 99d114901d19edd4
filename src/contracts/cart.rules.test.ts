import { describe, expect, it } from 'vitest';
import type { Cart, CartChange } from './cart.contract.ts';
import { articleOf, carts, cartWith, coffee, reducedCoat, scarceMug, soldOutVase } from './cart.fixtures.ts';
import {
  applyChange,
  cartLimits,
  emptyCart,
  hasDefects,
  mostPieces,
  quantityOf,
  summedUp,
  type ArticleOffer,
  type CartParts,
} from './cart.rules.ts';

const limits = { entries: 4, pieces: 5 };
const set = ({ productId, tcm }: ArticleOffer, quantity: number): CartChange => ({
  setArticle: { productId, tcm, quantity },
});
const quantities = (cart: Cart) => cart.articles.map(({ tcm, quantity }) => `${tcm} ${quantity}`);
const numbered = (n: number): ArticleOffer => ({ ...coffee, productId: String(200_000_000 + n), tcm: `n${n}` });

describe('a change that the limits allow', () => {
  it.each([
    ['puts in a first article', carts.empty, coffee, 2, ['beans-250 2'], 2, 1398],
    ['puts in another behind it', carts.oneCoffee, reducedCoat, 1, ['beans-250 1', 'camel-40 1'], 2, 13_599],
    ['sets the new total, not a difference', carts.oneCoffee, coffee, 4, ['beans-250 4'], 4, 2796],
    ['takes out', carts.several, reducedCoat, 0, ['beans-250 3', 'mug 2'], 5, 2703],
    ['takes what is scarce up to the last piece', carts.empty, scarceMug, 2, ['mug 2'], 2, 606],
    ['makes what is sold out fewer', carts.withSoldOut, soldOutVase, 1, ['beans-250 1', 'vase 1'], 2, 699],
    ['takes out what is sold out', carts.withSoldOut, soldOutVase, 0, ['beans-250 1'], 1, 699],
  ])('[CART-3] %s', (_, cart, offer, quantity, after, pieces, total) => {
    const outcome = applyChange(cart, set(offer, quantity), offer, limits);
    expect(outcome.ok && quantities(outcome.cart)).toEqual(after);
    expect(outcome.ok && outcome.cart.numberOfArticles).toBe(pieces);
    expect(outcome.ok && outcome.cart.total).toEqual({ amountMinor: total, currency: 'EUR' });
  });

  it('[CART-3] names what there is more of, and nothing where there is less', () => {
    expect(applyChange(carts.empty, set(coffee, 1), coffee, limits)).toMatchObject({ addedProduct: coffee.title });
    expect(applyChange(carts.several, set(coffee, 4), coffee, limits)).toMatchObject({ addedProduct: coffee.title });
    expect(applyChange(carts.several, set(coffee, 2), coffee, limits)).not.toHaveProperty('addedProduct');
    expect(applyChange(carts.several, set(coffee, 0), coffee, limits)).not.toHaveProperty('addedProduct');
  });

  it('shows price and availability as they are now', () => {
    const dearer = { ...coffee, price: { amountMinor: 799, currency: 'EUR' as const } };
    const outcome = applyChange(carts.oneCoffee, set(coffee, 2), dearer, limits);
    expect(outcome.ok && outcome.cart.total.amountMinor).toBe(1598);
  });

  it('takes out an article that is gone', () => {
    const outcome = applyChange(carts.withGone, set(soldOutVase, 0), undefined, limits);
    expect(outcome.ok && outcome.cart.defectiveArticles).toEqual([]);
    expect(outcome.ok && hasDefects(outcome.cart)).toBe(false);
  });
});

describe('a change that is refused', () => {
  const full = cartWith([0, 1, 2, 3].map((n) => articleOf(numbered(n), 1)));
  const fullWithGone = cartWith(
    [0, 1, 2].map((n) => articleOf(numbered(n), 1)),
    { defectiveArticles: [articleOf(soldOutVase, 1)] },
  );
  it.each([
    ['a sixth piece of one article', carts.empty, coffee, 6, 'ITEM_LIMIT', 5],
    ['far too many', carts.oneCoffee, coffee, 9999, 'ITEM_LIMIT', 5],
    ['more than there are', carts.empty, scarceMug, 3, 'AVAILABILITY_LIMIT', 2],
    ['what is sold out', carts.empty, soldOutVase, 1, 'AVAILABILITY_LIMIT', 0],
    ['more of what is sold out meanwhile', carts.withSoldOut, soldOutVase, 3, 'AVAILABILITY_LIMIT', 0],
    ['scarce and above the limit: the smaller figure', carts.empty, scarceMug, 9, 'AVAILABILITY_LIMIT', 2],
    ['as many left as one may buy: the shop’s limit', carts.empty, { ...coffee, left: 5 }, 6, 'ITEM_LIMIT', 5],
    ['a fifth entry', full, coffee, 1, 'CART_LIMIT', 4],
    ['a fifth entry beside one that is gone', fullWithGone, coffee, 1, 'CART_LIMIT', 4],
  ] as const)('[CART-5] %s', (_, cart, offer, quantity, code, limit) => {
    expect(applyChange(cart, set(offer, quantity), offer, limits)).toEqual({ ok: false, code, limit });
  });

  it('[CART-5] leaves a full cart free to change what is in it', () => {
    expect(applyChange(full, set(numbered(0), 5), numbered(0), limits).ok).toBe(true);
    expect(applyChange(full, set(numbered(0), 0), numbered(0), limits).ok).toBe(true);
  });

  it.each([
    ['the same quantity', carts.oneCoffee, coffee, 1],
    ['taking out what is not in it', carts.oneCoffee, reducedCoat, 0],
  ])('[CART-3] %s changes nothing', (_, cart, offer, quantity) => {
    expect(applyChange(cart, set(offer, quantity), offer, limits)).toEqual({ ok: false, code: 'NOT_MODIFIED' });
  });

  it('[CART-3] an article that is not sold is unknown', () => {
    expect(applyChange(carts.empty, set(coffee, 1), undefined, limits)).toEqual({ ok: false, code: 'UNKNOWN' });
  });

  it.each<CartChange>([
    { setFreeArticle: { productId: '100000001', campaignId: 'c', remove: false } },
    { setGiftCard: { productId: '100000001', tcm: 'g', set: true } },
    { setPartnerProduct: { partnerProductId: 'p', set: true } },
    { deleteSubscription: { subscriptionId: 's' } },
  ])('[CART-3] %o is unknown as long as there are no such things', (change) => {
    expect(applyChange(carts.oneCoffee, change, coffee, limits)).toEqual({ ok: false, code: 'UNKNOWN' });
  });
});

describe('counting', () => {
  const everyKind = summedUp(
    {
      ...carts.withSoldOut,
      freeArticles: [
        {
          productId: '100000009',
          campaignId: 'c',
          title: 'Probe',
          quantity: { quantity: 2 },
          availability: 'AVAILABLE',
        },
      ],
      giftCards: [{ article: articleOf({ ...coffee, tcm: 'card', price: { amountMinor: 2500, currency: 'EUR' } }, 1) }],
      partnerProducts: [{ partnerProductId: 'p', title: 'Mobilfunk', totalQuantity: 1 }],
      subscriptions: [{ subscriptionConfigurationId: 's', title: 'Kaffee-Abo' }],
      defectiveArticles: [articleOf(reducedCoat, 7)],
      defectiveGiftCards: [{ article: articleOf(reducedCoat, 3) }],
      defectivePartnerProducts: [{ partnerProductId: 'd', title: 'weg', totalQuantity: 4 }],
      defectiveSubscriptions: [{ subscriptionConfigurationId: 'd', title: 'weg' }],
    },
    'EUR',
  );
  it('[CART-2] sums every entry that is not defective', () => {
    expect(everyKind.numberOfArticles).toBe(1 + 2 + 2 + 1 + 1 + 1);
  });
  it('[CART-2] charges what can be bought, and neither what is sold out nor what is defective', () => {
    expect(everyKind.total.amountMinor).toBe(699 + 2500);
  });
  it.each([
    [carts.oneCoffee, false],
    [carts.withGone, true],
    [cartWith([], { defectiveSubscriptions: [{ subscriptionConfigurationId: 's', title: 's' }] }), true],
  ])('[CART-2] sees defects of each kind', (cart, defective) => {
    expect(hasDefects(cart)).toBe(defective);
  });
});

it.each([
  [coffee, 5],
  [scarceMug, 2],
  [soldOutVase, 0],
])('[CART-5] tells how far a stepper goes: %#', (offer, most) => {
  expect(mostPieces(offer, limits)).toBe(most);
});

it('[CART-5] has limits that a shopper does not meet by chance', () => {
  expect(cartLimits).toEqual({ entries: 50, pieces: 10 });
});

/** Numbers that look random and are the same in each run. */
const dice = (seed: number) => {
  let state = seed;
  return (sides: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
};

const otherKinds: Partial<CartParts> = {
  freeArticles: [
    { productId: '100000009', campaignId: 'c', title: 'Probe', quantity: { quantity: 1 }, availability: 'AVAILABLE' },
  ],
  giftCards: [{ article: articleOf({ ...coffee, tcm: 'card' }, 1) }],
  partnerProducts: [{ partnerProductId: 'p', title: 'Mobilfunk', totalQuantity: 1 }],
  subscriptions: [{ subscriptionConfigurationId: 's', title: 'Kaffee-Abo' }],
  defectiveArticles: [articleOf({ ...coffee, tcm: 'gone' }, 7)],
};
/** All of a cart but its articles and what follows from them. */
const besides = ({ articles: _articles, numberOfArticles: _count, total: _total, ...others }: Cart) => others;

describe('any sequence of changes', () => {
  const offers = [coffee, reducedCoat, scarceMug, soldOutVase, numbered(0), numbered(1), numbered(2)];

  it.each(Array.from({ length: 200 }, (_, seed) => seed))('[CART-5] keeps the books (seed %i)', (seed) => {
    const roll = dice(seed);
    // Every other cart has one thing of each other kind, a defective one too: they take five places.
    const isMixed = seed % 2 === 0;
    const begun = isMixed ? cartWith([], otherKinds) : emptyCart('EUR');
    const bounds = isMixed ? { ...limits, entries: limits.entries + 5 } : limits;
    let cart = begun;
    for (let step = 0; step < 60; step += 1) {
      const offer = offers[roll(offers.length)] ?? coffee;
      const quantity = roll(8);
      const before = cart;
      const outcome = applyChange(cart, set(offer, quantity), roll(20) === 0 ? undefined : offer, bounds);
      expect(cart).toEqual(before);
      if (!outcome.ok) continue;
      cart = outcome.cart;
      expect(quantityOf(cart, offer)).toBe(quantity);
      const ofArticles = cart.articles.reduce((sum, article) => sum + article.quantity, 0);
      expect(cart.numberOfArticles - ofArticles).toBe(begun.numberOfArticles);
      expect(cart.articles.length).toBeLessThanOrEqual(limits.entries);
      expect(new Set(cart.articles.map(({ tcm }) => tcm)).size).toBe(cart.articles.length);
      // A change of an article is no matter of any other kind.
      expect(besides(cart)).toEqual(besides(begun));
      for (const article of cart.articles) {
        expect(article.quantity).toBeGreaterThan(0);
        expect(article.quantity).toBeLessThanOrEqual(mostPieces(article, limits));
      }
      // Undoing is always possible, and gives the same cart but for the order.
      const back = applyChange(cart, set(offer, quantityOf(before, offer)), offer, bounds);
      expect(back.ok && back.cart.total).toEqual(before.total);
      expect(back.ok && back.cart.numberOfArticles).toBe(before.numberOfArticles);
      expect(back.ok && quantities(back.cart).toSorted()).toEqual(quantities(before).toSorted());
    }
  });
});
