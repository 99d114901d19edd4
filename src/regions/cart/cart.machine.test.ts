import type { ArticleOffer } from '../../contracts/cart/offer.contract.ts';
import { describe, expect, it } from 'vitest';
import type { Cart } from '../../contracts/cart/cart.contract.ts';
import type { CartAnswered } from '../../clients/cart-load.effects.ts';
import {
  articleOf,
  carts,
  cartWith,
  coffee,
  reducedCoat,
  scarceMug,
  soldOutVase,
} from '../../testing/cart.fixtures.ts';
import { cartLimits } from '../../domain/cart/cart.rules.ts';
import { firstState, isPending, linesOf, shownCart, type CartState } from './cart-state.rules.ts';
import { transition, type CartEffect, type CartEvent } from './cart.machine.ts';

const first = (confirmed: Cart | undefined = carts.several): CartState => firstState(confirmed);
const ask = (id: string, { productId, tcm }: ArticleOffer, quantity: number): CartEvent => ({
  tag: 'quantityAsked',
  id,
  productId,
  tcm,
  quantity,
});
const answered = (id: string, answer: CartAnswered): CartEvent => ({ tag: 'answered', id, answer });
const loaded = (id: string, answer: CartAnswered): CartEvent => ({ tag: 'loaded', id, answer });
const heard = (id: string): CartEvent => ({ tag: 'updateHeard', id });
const done = (cart: Cart): CartAnswered => ({ kind: 'cart', cart });
const refused = (cart?: Cart): CartAnswered => ({
  kind: 'refused',
  refusal: { code: 'AVAILABILITY_LIMIT', limit: 3 },
  ...(cart ? { cart } : {}),
});
const network: CartAnswered = { kind: 'refused', refusal: { code: 'UNKNOWN' } };

/** All effects of the events one after another, and where they led. */
const run = (state: CartState, ...events: readonly CartEvent[]) =>
  events.reduce<{ state: CartState; effects: CartEffect[] }>(
    (before, event) => {
      const step = transition(before.state, event);
      return { state: step.state, effects: [...before.effects, ...step.effects] };
    },
    { state, effects: [] },
  );
const lines = (state: CartState) => shownCart(state)?.articles.map(({ tcm, quantity }) => `${tcm} ${quantity}`);
const sent = (effects: readonly CartEffect[]) =>
  effects.flatMap((effect) => (effect.tag === 'send' ? [`${effect.id} ${JSON.stringify(effect.change)}`] : []));
const sentIds = (effects: readonly CartEffect[]) => sent(effects).map((text) => text.split(' ')[0]);
const counts = (effects: readonly CartEffect[]) =>
  effects.flatMap((effect) => (effect.tag === 'showCount' ? [effect.count] : []));

describe('a change', () => {
  it('is shown at once and sent', () => {
    const { state, effects } = run(first(), ask('a', coffee, 4));
    expect(lines(state)).toEqual(['beans-250 4', 'camel-40 1', 'mug 2']);
    expect(state.confirmed).toEqual(carts.several);
    expect(sent(effects)).toEqual(['a {"setArticle":{"productId":"100000001","tcm":"beans-250","quantity":4}}']);
    expect(counts(effects)).toEqual([7]);
    expect(isPending(state, { kind: 'article', article: articleOf(coffee, 1) })).toBe(true);
    expect(isPending(state, { kind: 'article', article: articleOf(reducedCoat, 1) })).toBe(false);
  });

  it.each([
    ['the same number', coffee, 3],
    ['removing what is not there', soldOutVase, 0],
  ])('that changes nothing is not sent: %s', (_, offer, quantity) => {
    const { state, effects } = run(first(), ask('a', offer, quantity));
    expect([state, effects]).toEqual([first(), []]);
  });

  it.each([
    ['more than one may buy', coffee, cartLimits.pieces + 1, 'ITEM_LIMIT', cartLimits.pieces],
    ['more than there are', scarceMug, 3, 'AVAILABILITY_LIMIT', 2],
  ])(
    '[CART-5] that the shared rule refuses shows a notice without a request: %s',
    (_, offer, quantity, code, limit) => {
      const { state, effects } = run(first(), ask('a', offer, quantity));
      expect(lines(state)).toEqual(lines(first()));
      expect(state.notice).toMatchObject({ on: 'change', refusal: { code, limit } });
      expect(effects).toEqual([{ tag: 'expireError', id: 'a', afterMs: 7500 }]);
    },
  );

  it('waits for the one before it, and the last wish for an article counts', () => {
    const { state, effects } = run(
      first(),
      ask('a', coffee, 4),
      ask('b', coffee, 5),
      ask('c', reducedCoat, 2),
      ask('d', coffee, 6),
    );
    expect(sentIds(effects)).toEqual(['a']);
    expect(state.pending.map(({ id }) => id)).toEqual(['a', 'c', 'd']);
    expect(lines(state)).toEqual(['beans-250 6', 'camel-40 2', 'mug 2']);
    expect(counts(effects)).toEqual([7, 8, 9, 10]);
  });

  it('is followed by the next when it was answered, in the order they were made', () => {
    const four = cartWith([articleOf(coffee, 4), articleOf(reducedCoat, 1), articleOf(scarceMug, 2)]);
    const { state, effects } = run(
      first(),
      ask('a', coffee, 4),
      ask('b', reducedCoat, 0),
      ask('c', coffee, 5),
      answered('a', done(four)),
    );
    expect(sentIds(effects)).toEqual(['a', 'b']);
    expect(state.confirmed).toEqual(four);
    expect(lines(state)).toEqual(['beans-250 5', 'mug 2']);
  });

  it('ends with the cart of the response, even if another one was shown', () => {
    const dearer = cartWith([articleOf({ ...coffee, price: { amountMinor: 999, currency: 'EUR' } }, 4)]);
    const { state, effects } = run(first(), ask('a', coffee, 4), answered('a', done(dearer)));
    expect(shownCart(state)).toEqual(dearer);
    expect(effects).toContainEqual({ tag: 'publish', cart: dearer });
    expect(counts(effects).at(-1)).toBe(4);
  });

  it('that was so already stays as it was shown', () => {
    const { state } = run(first(), ask('a', coffee, 4), answered('a', { kind: 'unchanged' }));
    expect(state.pending).toEqual([]);
    expect(lines(state)).toEqual(['beans-250 4', 'camel-40 1', 'mug 2']);
  });
});

describe('a refusal', () => {
  it.each([
    ['a larger number', ask('a', coffee, 9), refused(), 'AVAILABILITY_LIMIT'],
    ['a removal', ask('a', coffee, 0), network, 'UNKNOWN'],
  ])('[CART-9] undoes %s and shows the reason for 7.5 s', (_, event, answer, code) => {
    const { state, effects } = run(first(), event, answered('a', answer));
    expect(lines(state)).toEqual(lines(first()));
    expect(state.notice).toMatchObject({ id: 'a', on: 'change', refusal: { code } });
    expect(effects).toContainEqual({ tag: 'expireError', id: 'a', afterMs: 7500 });
    expect(counts(effects).at(-1)).toBe(6);
    expect(transition(state, { tag: 'errorExpired', id: 'a' }).state.notice).toBeUndefined();
    expect(transition(state, { tag: 'errorExpired', id: 'older' }).state.notice).toBeDefined();
    expect(transition(state, { tag: 'noticeClosed' }).state.notice).toBeUndefined();
  });

  it('applies the cart of the response', () => {
    const now = cartWith([articleOf(coffee, 3)]);
    const { state, effects } = run(first(), ask('a', coffee, 9), answered('a', refused(now)));
    expect(state.confirmed).toEqual(now);
    expect(effects).toContainEqual({ tag: 'publish', cart: now });
  });

  it('of one leaves the others to go on', () => {
    const { state, effects } = run(first(), ask('a', coffee, 4), ask('b', reducedCoat, 0), answered('a', network));
    expect(lines(state)).toEqual(['beans-250 3', 'mug 2']);
    expect(sentIds(effects)).toEqual(['a', 'b']);
  });

  it('of a removal gives the line back where it was', () => {
    const { state } = run(first(), ask('a', coffee, 0), answered('a', network));
    expect(lines(state)?.[0]).toBe('beans-250 3');
  });
});

describe('a removal', () => {
  const undo = (id: string, removal: string): CartEvent => ({ tag: 'undoAsked', id, removal });
  const drawn = (state: CartState) =>
    linesOf(state).map(({ tag, item }) => `${tag} ${item.kind === 'article' ? item.article.tcm : item.kind}`);
  const without = cartWith([articleOf(coffee, 3), articleOf(scarceMug, 2)]);

  it('[CART-8] is sent at once, and can be undone for 10 s where the line stood', () => {
    const { state, effects } = run(first(), ask('a', reducedCoat, 0));
    expect(sentIds(effects)).toEqual(['a']);
    expect(effects).toContainEqual({ tag: 'expireUndo', id: 'a', afterMs: 10_000 });
    expect(drawn(state)).toEqual(['here beans-250', 'removed camel-40', 'here mug']);
    const later = run(state, answered('a', done(without)), { tag: 'undoExpired', id: 'older' });
    expect(drawn(later.state)).toEqual(['here beans-250', 'removed camel-40', 'here mug']);
    expect(drawn(run(later.state, { tag: 'undoExpired', id: 'a' }).state)).toEqual(['here beans-250', 'here mug']);
  });

  it('[CART-8] is undone by a new change to the former number, and the line keeps its place in any order of the server', () => {
    const removed = run(first(), ask('a', coffee, 0), answered('a', done(cartWith([articleOf(reducedCoat, 1)])))).state;
    const { state, effects } = run(removed, undo('b', 'a'));
    expect(sent(effects)).toEqual(['b {"setArticle":{"productId":"100000001","tcm":"beans-250","quantity":3}}']);
    expect(drawn(state)).toEqual(['here beans-250', 'here camel-40']);
    const back = cartWith([articleOf(reducedCoat, 1), articleOf(coffee, 3)]);
    const settled = run(state, answered('b', done(back))).state;
    expect(drawn(settled)).toEqual(['here beans-250', 'here camel-40']);
    expect(settled.removed).toEqual([]);
  });

  it('[CART-8] can be undone before it was answered, removed again and let go', () => {
    const { state, effects } = run(
      first(),
      ask('a', reducedCoat, 0),
      undo('b', 'a'),
      answered('a', done(without)),
      answered('b', done(carts.several)),
      ask('c', reducedCoat, 0),
      { tag: 'undoExpired', id: 'a' },
      answered('c', done(without)),
    );
    expect(sentIds(effects)).toEqual(['a', 'b', 'c']);
    expect(drawn(state)).toEqual(['here beans-250', 'removed camel-40', 'here mug']);
    expect(lines(run(state, { tag: 'undoExpired', id: 'c' }).state)).toEqual(['beans-250 3', 'mug 2']);
  });

  it('[CART-8, CART-9] whose undoing is refused can be undone again for 10 s', () => {
    const { state, effects } = run(
      first(),
      ask('a', reducedCoat, 0),
      answered('a', done(without)),
      undo('b', 'a'),
      answered('b', refused(without)),
    );
    expect(drawn(state)).toEqual(['here beans-250', 'removed camel-40', 'here mug']);
    expect(state.notice).toMatchObject({ refusal: { code: 'AVAILABILITY_LIMIT', limit: 3 } });
    expect(effects).toContainEqual({ tag: 'expireUndo', id: 'b', afterMs: 10_000 });
    expect(sentIds(run(state, undo('c', 'b')).effects)).toEqual(['c']);
  });

  it('[CART-9] that is refused leaves nothing to undo', () => {
    const { state } = run(first(), ask('a', reducedCoat, 0), answered('a', network));
    expect(drawn(state)).toEqual(['here beans-250', 'here camel-40', 'here mug']);
    expect(run(state, undo('b', 'a')).effects).toEqual([]);
  });

  it('that another tab undid already is over', () => {
    const { state } = run(
      first(),
      ask('a', reducedCoat, 0),
      answered('a', done(without)),
      heard('l'),
      loaded('l', done(carts.several)),
    );
    expect(state.removed).toEqual([]);
  });

  it('of an item that is no longer sold cannot be undone', () => {
    const { state } = run(first(carts.withGone), ask('a', soldOutVase, 0));
    expect(drawn(state)).toEqual(['here beans-250']);
  });
});

describe('an answer', () => {
  it.each([
    ['to nothing', answered('x', done(carts.empty))],
    ['that was heard already', answered('b', done(carts.empty))],
  ])('%s is ignored', (_, event) => {
    const { state } = run(first(), ask('a', coffee, 4));
    expect(transition(state, event)).toEqual({ state, effects: [] });
  });
});

describe('a reload', () => {
  it('[CART-12] is made when another changed the cart, and its answer is believed', () => {
    const { state, effects } = run(first(), heard('l'), loaded('l', done(carts.oneCoffee)));
    expect(effects[0]).toEqual({ tag: 'load', id: 'l' });
    expect(state.confirmed).toEqual(carts.oneCoffee);
    expect(effects).toContainEqual({ tag: 'publish', cart: carts.oneCoffee });
  });

  it('counts only when it is the last one', () => {
    const { state } = run(first(), heard('1'), heard('2'), loaded('1', done(carts.empty)));
    expect(state.confirmed).toEqual(carts.several);
    expect(run(state, loaded('2', done(carts.oneCoffee))).state.confirmed).toEqual(carts.oneCoffee);
  });

  it('that began before a change was answered is old news', () => {
    const four = cartWith([articleOf(coffee, 4)]);
    const { state } = run(
      first(),
      ask('a', coffee, 4),
      heard('l'),
      answered('a', done(four)),
      loaded('l', done(carts.several)),
    );
    expect(state.confirmed).toEqual(four);
  });

  it('keeps the pending changes on top', () => {
    const { state } = run(first(), ask('a', coffee, 4), heard('l'), loaded('l', done(carts.oneCoffee)));
    expect(lines(state)).toEqual(['beans-250 4']);
  });

  it('[CART-12] is saved where another tab heard it and this one changed nothing', () => {
    const copy: CartEvent = { tag: 'copyHeard', id: 'c', cart: carts.oneCoffee };
    const watching = run(first(), heard('l'), copy, loaded('l', done(carts.empty)));
    expect(watching.state.confirmed).toEqual(carts.oneCoffee);
    const changing = run(first(), ask('a', coffee, 4), copy);
    expect(changing.effects).toContainEqual({ tag: 'load', id: 'c' });
    expect(lines(changing.state)?.[0]).toBe('beans-250 4');
    const changed = run(changing.state, answered('a', done(carts.several)), { ...copy, id: 'd' });
    expect(changed.effects).toContainEqual({ tag: 'load', id: 'd' });
    const loadedAgain = run(changed.state, loaded('d', done(carts.several)), copy);
    expect(loadedAgain.state.confirmed).toEqual(carts.oneCoffee);
  });

  it('[CART-12] is not made for the copy that this page keeps itself', () => {
    const four = cartWith([articleOf(coffee, 4)]);
    const { state } = run(first(), ask('a', coffee, 4), answered('a', done(four)));
    const heardItself = transition(state, { tag: 'copyHeard', id: 'c', cart: structuredClone(four) });
    expect(heardItself).toEqual({ state, effects: [] });
  });

  it('[CART-7] that fails clears the cart and shows an error until one succeeds', () => {
    const failed = run(
      first(),
      heard('l'),
      loaded('l', { kind: 'refused', refusal: { code: 'CARTSTORAGE_UNAVAILABLE' } }),
    );
    expect(shownCart(failed.state)).toBeUndefined();
    expect(failed.state.notice).toMatchObject({ on: 'load', refusal: { code: 'CARTSTORAGE_UNAVAILABLE' } });
    expect(failed.effects).toContainEqual({ tag: 'publish', cart: undefined });
    expect(run(failed.state, ask('a', coffee, 1)).effects).toEqual([]);
    const again = run(failed.state, heard('m'), loaded('m', done(carts.several)));
    expect(again.state.notice).toBeUndefined();
    expect(shownCart(again.state)).toEqual(carts.several);
  });
});

/** Numbers that look random and are the same in each run. */
const dice = (seed: number) => {
  let state = seed;
  return (sides: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
};

describe('any mix of changes, responses and refusals', () => {
  const offers = [coffee, reducedCoat, scarceMug];
  it.each(Array.from({ length: 100 }, (_, seed) => seed))('ends with the server’s cart (seed %i)', (seed) => {
    const roll = dice(seed);
    let server = carts.several;
    let state = first(server);
    const underWay: CartEffect[] = [];
    const tell = (event: CartEvent) => {
      const step = transition(state, event);
      state = step.state;
      underWay.push(...step.effects.filter(({ tag }) => tag === 'send'));
      expect(underWay.length).toBeLessThanOrEqual(1);
    };
    const answer = () => {
      const effect = underWay.shift();
      if (effect?.tag !== 'send' || !('setArticle' in effect.change)) return;
      const { tcm, quantity } = effect.change.setArticle;
      if (roll(4) === 0) return tell(answered(effect.id, refused(server)));
      const offer = offers.find((one) => one.tcm === tcm) ?? coffee;
      const others = server.articles.filter((article) => article.tcm !== tcm);
      server = cartWith(quantity === 0 ? others : [...others, articleOf(offer, quantity)]);
      return tell(answered(effect.id, done(server)));
    };
    for (let step = 0; step < 80; step += 1) {
      if (roll(3) === 0) answer();
      else tell(ask(`e${step}`, offers[roll(offers.length)] ?? coffee, roll(4)));
    }
    while (underWay.length > 0) answer();
    expect(state.pending).toEqual([]);
    expect(shownCart(state)).toEqual(server);
  });
});
