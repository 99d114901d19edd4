import type { ArticleOffer, Offer } from '../../contracts/cart/offer.contract.ts';
import { describe, expect, it } from 'vitest';
import { applyChange } from './cart-change.rules.ts';
import {
  additionOf,
  defectiveIn,
  entryCount,
  itemKeyOf,
  itemsIn,
  keyOf,
  nameOf,
  removalOf,
  titleOf,
} from './kinds/kinds.ts';
import type { CartItem, Change } from './kinds/kind.ts';
import type { Cart, CartChange } from '../../contracts/cart/cart.contract.ts';
import {
  articleOf,
  carts,
  cartWith,
  coffee,
  coffeeSubscription,
  itemsOfEachKind,
  freeChocolate,
  giftCard,
  machineCare,
  reducedCoat,
  scarceMug,
  soldOutVase,
} from '../../testing/cart.fixtures.ts';
import { emptyCart } from './cart-sums.rules.ts';
import { goodsOf, hasDefects, mostPieces } from './cart.rules.ts';

const limits = { entries: 4, pieces: 5 };
const set = ({ productId, tcm }: ArticleOffer, quantity: number): CartChange => ({
  setArticle: { productId, tcm, quantity },
});
const offered = (article: ArticleOffer): Offer => ({ kind: 'article', article });
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
    const outcome = applyChange(cart, set(offer, quantity), offered(offer), limits);
    expect(outcome.ok && quantities(outcome.cart)).toEqual(after);
    expect(outcome.ok && outcome.cart.numberOfArticles).toBe(pieces);
    expect(outcome.ok && outcome.cart.total).toEqual({ amountMinor: total, currency: 'EUR' });
  });

  it('[CART-3] names what there is more of, and nothing where there is less', () => {
    expect(applyChange(carts.empty, set(coffee, 1), offered(coffee), limits)).toMatchObject({
      addedProduct: coffee.title,
    });
    expect(applyChange(carts.several, set(coffee, 4), offered(coffee), limits)).toMatchObject({
      addedProduct: coffee.title,
    });
    expect(applyChange(carts.several, set(coffee, 2), offered(coffee), limits)).not.toHaveProperty('addedProduct');
    expect(applyChange(carts.several, set(coffee, 0), offered(coffee), limits)).not.toHaveProperty('addedProduct');
  });

  it('shows price and availability as they are now', () => {
    const dearer = { ...coffee, price: { amountMinor: 799, currency: 'EUR' as const } };
    const outcome = applyChange(carts.oneCoffee, set(coffee, 2), offered(dearer), limits);
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
    expect(applyChange(cart, set(offer, quantity), offered(offer), limits)).toEqual({ ok: false, code, limit });
  });

  it('[CART-5] leaves a full cart free to change what is in it', () => {
    expect(applyChange(full, set(numbered(0), 5), offered(numbered(0)), limits).ok).toBe(true);
    expect(applyChange(full, set(numbered(0), 0), offered(numbered(0)), limits).ok).toBe(true);
  });

  it.each([
    ['the same quantity', carts.oneCoffee, coffee, 1],
    ['taking out what is not in it', carts.oneCoffee, reducedCoat, 0],
  ])('[CART-3] %s changes nothing', (_, cart, offer, quantity) => {
    expect(applyChange(cart, set(offer, quantity), offered(offer), limits)).toEqual({
      ok: false,
      code: 'NOT_MODIFIED',
    });
  });

  it('[CART-3] an article that is not sold is unknown', () => {
    expect(applyChange(carts.empty, set(coffee, 1), undefined, limits)).toEqual({ ok: false, code: 'UNKNOWN' });
  });
});

describe('an item of any other kind', () => {
  const others = itemsOfEachKind.filter(({ kind }) => kind !== 'article');
  const enough = { ...limits, entries: 50 };

  it.each(others.map((entry) => [entry.kind, entry] as const))('[CART-16] is put in and taken out: %s', (_, entry) => {
    const put = applyChange(carts.several, additionOf(entry), entry, enough);
    expect(put).toMatchObject({ ok: true, addedProduct: titleOf(entry) });
    const after = put.ok ? put.cart : carts.several;
    expect(itemsIn(after)).toEqual([...itemsIn(carts.several), entry]);
    expect(applyChange(after, additionOf(entry), entry, enough)).toEqual({ ok: false, code: 'NOT_MODIFIED' });
    expect(applyChange(after, removalOf(entry), undefined, enough)).toEqual({ ok: true, cart: carts.several });
    expect(applyChange(carts.several, removalOf(entry), entry, enough)).toEqual({ ok: false, code: 'NOT_MODIFIED' });
  });

  it.each(others.map((entry) => [entry.kind, entry] as const))(
    '[CART-3] is unknown without an offer: %s',
    (_, entry) => {
      const unknown = { ok: false, code: 'UNKNOWN' };
      expect(applyChange(carts.several, additionOf(entry), undefined, enough)).toEqual(unknown);
      for (const other of itemsOfEachKind.filter(({ kind }) => kind !== entry.kind))
        expect(applyChange(carts.several, additionOf(entry), other, enough)).toEqual(unknown);
    },
  );

  it.each(others.map((entry) => [entry.kind, entry] as const))('[CART-5] takes a place of its own: %s', (_, entry) => {
    const full = { ...limits, entries: entryCount(carts.several) };
    expect(applyChange(carts.several, additionOf(entry), entry, full)).toEqual({
      ok: false,
      code: 'CART_LIMIT',
      limit: full.entries,
    });
  });

  it('[CART-16] does not count as an article with the same number', () => {
    const card: Offer = { kind: 'giftCard', article: giftCard };
    expect(applyChange(carts.empty, set(giftCard, 1), card, enough)).toEqual({ ok: false, code: 'UNKNOWN' });
  });

  const { minimum: _minimum, ...withoutMinimum } = freeChocolate;
  const soldOut = { ...freeChocolate, availability: 'SOLDOUT' as const };
  const notGiven = { ...freeChocolate, availability: 'NOT_AVAILABLE' as const };
  const over = { ...withoutMinimum, availability: 'NOT_AVAILABLE' as const };
  it.each([
    ['the articles are worth too little', carts.oneCoffee, freeChocolate, 'ITEM_LIMIT'],
    ['they were worth too little already when it was removed', carts.oneCoffee, notGiven, 'ITEM_LIMIT'],
    ['it has run out', carts.several, soldOut, 'AVAILABILITY_LIMIT'],
    ['it has run out and the articles are worth too little', carts.oneCoffee, soldOut, 'AVAILABILITY_LIMIT'],
    ['its campaign is over', carts.oneCoffee, over, 'AVAILABILITY_LIMIT'],
  ] as const)('[CART-5, CART-16] that is free is refused where %s', (_, cart, freeArticle, code) => {
    const { productId, campaignId } = freeArticle;
    const change: Change = { setFreeArticle: { productId, campaignId, remove: false } };
    expect(applyChange(cart, change, { kind: 'freeArticle', freeArticle }, enough)).toEqual({
      ok: false,
      code,
      limit: 0,
    });
  });

  it('[CART-16] that is free cannot be had beside the last pieces of its article, and can again beside fewer', () => {
    const lastThree = { ...freeChocolate, productId: coffee.productId, tcm: coffee.tcm, left: 3 };
    const { productId, campaignId } = lastThree;
    const take: Change = { setFreeArticle: { productId, campaignId, remove: false } };
    const offer: Offer = { kind: 'freeArticle', freeArticle: { ...lastThree, minimum: { ...coffee.price } } };
    expect(applyChange(cartWith([articleOf(coffee, 3)]), take, offer, enough)).toMatchObject({
      ok: false,
      code: 'AVAILABILITY_LIMIT',
    });
    const taken = applyChange(cartWith([articleOf(coffee, 2)]), take, offer, enough);
    const more = taken.ok && applyChange(taken.cart, set(coffee, 3), offered(coffee), enough);
    expect(more && more.ok && more.cart.freeArticles).toMatchObject([{ availability: 'NOT_AVAILABLE' }]);
    const fewer = more && more.ok && applyChange(more.cart, set(coffee, 2), offered(coffee), enough);
    expect(fewer && fewer.ok && fewer.cart.freeArticles).toMatchObject([{ availability: 'AVAILABLE' }]);
  });

  it('[CART-16] that is free cannot be had while the articles are worth too little, and can again after an undo', () => {
    const fewer = applyChange(carts.everyKind, set(coffee, 1), offered(coffee), enough);
    expect(fewer.ok && fewer.cart.freeArticles).toMatchObject([{ availability: 'NOT_AVAILABLE' }]);
    const again = fewer.ok && applyChange(fewer.cart, set(coffee, 3), offered(coffee), enough);
    expect(again && again.ok && again.cart).toEqual(carts.everyKind);
  });

  it.each(itemsOfEachKind.filter(({ kind }) => kind !== 'freeArticle').map((entry) => [entry.kind, entry] as const))(
    '[CART-2] that is defective can only be taken out: %s',
    (_, { kind }) => {
      const entry = defectiveIn(carts.defectsOfEveryKind).find((one) => one.kind === kind);
      const outcome = entry && applyChange(carts.defectsOfEveryKind, removalOf(entry), undefined, enough);
      expect(outcome?.ok && defectiveIn(outcome.cart).map((one) => one.kind)).toEqual(
        defectiveIn(carts.defectsOfEveryKind)
          .map((one) => one.kind)
          .filter((one) => one !== kind),
      );
      expect(outcome?.ok && outcome.cart.total).toEqual(carts.defectsOfEveryKind.total);
    },
  );
});

/** Numbers that look random and are the same in each run. */
const dice = (seed: number) => {
  let state = seed;
  return (sides: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
};

/** The total and the count of a cart, calculated independently of the kinds. */
const booksOf = (cart: Cart) => {
  const bought = cart.articles.filter(({ availability }) => availability === 'AVAILABLE');
  const worth = bought.reduce((sum, { price, quantity }) => sum + price.amountMinor * quantity, 0);
  const cards = cart.giftCards.reduce((sum, { article }) => sum + article.price.amountMinor, 0);
  const partners = cart.partnerProducts.reduce((sum, { price }) => sum + price.amountMinor, 0);
  const pieces = cart.articles.reduce((sum, { quantity }) => sum + quantity, 0);
  const others = itemsIn(cart).length - cart.articles.length;
  return { total: worth + cards + partners, count: pieces + others };
};

/** The items of a cart by name, without their order: an undo must restore all of them. */
const inventory = (cart: Cart): string[] =>
  [...itemsIn(cart), ...defectiveIn(cart)]
    .map((entry) => `${nameOf(keyOf(entry))} ${JSON.stringify(entry)}`)
    .toSorted();

describe('any sequence of changes', () => {
  const articles = [coffee, reducedCoat, scarceMug, soldOutVase, numbered(0), numbered(1), numbered(2)];
  const others = itemsOfEachKind.filter(({ kind }) => kind !== 'article');
  const bounds = { entries: 9, pieces: 5 };
  const oneCoffee: CartItem = { kind: 'article', article: articleOf(coffee, 1) };

  const withDefects = cartWith([], {
    defectiveArticles: [articleOf({ ...coffee, tcm: 'gone' }, 7)],
    defectiveGiftCards: [{ article: articleOf({ ...giftCard, tcm: 'gone' }, 1) }],
    defectivePartnerProducts: [{ ...machineCare, partnerProductId: 'gone', totalQuantity: 1 }],
    defectiveSubscriptions: [{ ...coffeeSubscription, subscriptionConfigurationId: 'gone' }],
  });

  interface Move {
    readonly change: Change;
    readonly offer: Offer | undefined;
  }
  /** A change of any kind; now and then of an item that the shop does not sell. */
  const moveOf = (roll: (sides: number) => number): Move => {
    const isGone = roll(20) === 0;
    if (roll(2) === 0) {
      const article = articles[roll(articles.length)] ?? coffee;
      return { change: set(article, roll(8)), offer: isGone ? undefined : offered(article) };
    }
    const entry = others[roll(others.length)] ?? oneCoffee;
    return { change: roll(2) === 0 ? additionOf(entry) : removalOf(entry), offer: isGone ? undefined : entry };
  };
  /** The change that undoes a change, with the offer of the item from before. */
  const backFrom = (before: Cart, { change }: Move): Move | undefined => {
    const name = nameOf(keyOf(itemNamed(change)));
    const was = itemsIn(before).find((entry) => nameOf(keyOf(entry)) === name);
    if (was) return { change: additionOf(was), offer: was };
    return { change: removalOf(itemNamed(change)), offer: undefined };
  };
  const earlyRefusal = { code: 'ITEM_LIMIT', limit: 0 };
  const isTooEarly = (move: Move | undefined, cart: Cart): boolean =>
    move?.offer?.kind === 'freeArticle' && goodsOf(cart) < (move.offer.freeArticle.minimum?.amountMinor ?? 0);
  const itemNamed = (change: Change): CartItem => {
    const name = nameOf(itemKeyOf(change));
    const found = [
      ...articles.map((article): CartItem => ({ kind: 'article', article: articleOf(article, 1) })),
      ...others,
    ].find((item) => nameOf(keyOf(item)) === name);
    return found ?? oneCoffee;
  };

  it.each(Array.from({ length: 300 }, (_, seed) => seed))('[CART-5, CART-16] keeps the books (seed %i)', (seed) => {
    const roll = dice(seed);
    // Every other cart begins with a defective item of each kind, which no change is about.
    let cart = seed % 2 === 0 ? withDefects : emptyCart('EUR');
    for (let step = 0; step < 60; step += 1) {
      const move = moveOf(roll);
      const before = structuredClone(cart);
      const outcome = applyChange(cart, move.change, move.offer, bounds);
      // What there was is never changed in place: the browser still shows it.
      expect(cart).toEqual(before);
      if (!outcome.ok) continue;
      cart = outcome.cart;
      const { total, count } = booksOf(cart);
      expect(cart.total.amountMinor).toBe(total);
      expect(cart.numberOfArticles).toBe(count);
      expect(entryCount(cart)).toBeLessThanOrEqual(bounds.entries);
      for (const article of cart.articles) {
        expect(article.quantity).toBeGreaterThan(0);
        expect(article.quantity).toBeLessThanOrEqual(mostPieces(article, bounds));
      }
      const names = itemsIn(cart).map((entry) => nameOf(keyOf(entry)));
      expect(new Set(names).size).toBe(names.length);
      for (const free of cart.freeArticles)
        expect(free.availability).toBe(
          goodsOf(cart) >= (free.minimum?.amountMinor ?? 0) ? 'AVAILABLE' : 'NOT_AVAILABLE',
        );
      // A change of one item does not affect any other.
      const name = nameOf(keyOf(itemNamed(move.change)));
      const rest = (one: Cart) =>
        inventory(one).filter((line) => !line.startsWith(name) && !line.startsWith('freeArticle'));
      expect(rest(cart)).toEqual(rest(before));
      // Undoing gives the same cart but for the order; only what cannot be had any more does not come back.
      const back = backFrom(before, move);
      const undone = back && applyChange(cart, back.change, back.offer, bounds);
      if (undone?.ok) expect(inventory(undone.cart)).toEqual(inventory(before));
      else expect(undone).toMatchObject(isTooEarly(back, cart) ? earlyRefusal : { code: 'AVAILABILITY_LIMIT' });
    }
  });
});
