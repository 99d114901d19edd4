import { describe, expect, it } from 'vitest';
import { fakeBrowser, type FakeBrowserParts } from '../testing/fake-browser.ts';
import type { HttpResult } from '../platform/http.ts';
import { cartPath, idempotencyHeader } from '../contracts/cart/cart.contract.ts';
import { changeCart } from './cart-change.effects.ts';
import { loadCart, readAnswer } from './cart-load.effects.ts';
import { askForLongTermToken, cartStorageKey, keptCount, publishCart, tellCount } from './cart.effects.ts';
import { carts } from '../testing/cart.fixtures.ts';
import { longTermTokenPath } from '../contracts/customer/header-start.contract.ts';

const token = (ren: number, exp: number) => `e30.${btoa(JSON.stringify({ ren, exp }))}.sign`;
const good = { LongTermToken: token(100, 200) };
const change = { setArticle: { productId: '100000001', tcm: 'beans-250', quantity: 2 } };
const answering = (parts: Partial<FakeBrowserParts> = {}) =>
  fakeBrowser({ answer: () => ({ kind: 'answer', status: 200, body: { cart: carts.several } }), ...parts });

describe('reading a response', () => {
  const answer = (status: number, body: unknown) => ({ kind: 'answer' as const, status, body });
  const refused = (code: string) => ({ kind: 'refused', refusal: { code } });
  it.each([
    ['a cart', answer(200, { cart: carts.oneCoffee }), { kind: 'cart', cart: carts.oneCoffee }],
    [
      'a cart with what was added',
      answer(200, { cart: carts.oneCoffee, addedProduct: 'Kaffee' }),
      { kind: 'cart', cart: carts.oneCoffee, addedProduct: 'Kaffee' },
    ],
    ['nothing new', answer(304, undefined), { kind: 'unchanged' }],
    [
      'a limit with the cart',
      answer(409, { error: 'ITEM_LIMIT', limit: 10, cart: carts.several }),
      { kind: 'refused', refusal: { code: 'ITEM_LIMIT', limit: 10 }, cart: carts.several },
    ],
    [
      'a limit with the cart and the status of a success',
      answer(200, { error: 'ITEM_LIMIT', limit: 3, cart: carts.several }),
      { kind: 'refused', refusal: { code: 'ITEM_LIMIT', limit: 3 }, cart: carts.several },
    ],
    [
      'a success whose error is empty',
      answer(200, { error: null, limit: null, cart: carts.several }),
      { kind: 'cart', cart: carts.several },
    ],
    ['an error with the status of a success, and no cart', answer(200, { error: 'UNKNOWN' }), refused('UNKNOWN')],
    ['a limit that is no number', answer(409, { error: 'ITEM_LIMIT', limit: '3' }), refused('ITEM_LIMIT')],
    ['a fault', answer(503, { error: 'PRICE_UNAVAILABLE' }), refused('PRICE_UNAVAILABLE')],
    ['an unknown code', answer(409, { error: 'MOON_PHASE' }), refused('UNKNOWN')],
    ['a refusal without a code', answer(500, { title: 'broken' }), refused('UNKNOWN')],
    ['no JSON', answer(502, undefined), refused('UNKNOWN')],
    ['a success without a cart', answer(200, {}), refused('UNKNOWN')],
    ['a success with rubbish', answer(200, { cart: { numberOfArticles: '1' } }), refused('UNKNOWN')],
    ['a list in place of the cart', answer(200, { cart: [] }), refused('UNKNOWN')],
    ['text', answer(200, 'cart'), refused('UNKNOWN')],
    ['no answer', { kind: 'failed' as const, reason: 'network' as const }, refused('UNKNOWN')],
  ])('[CART-1, CART-3] understands %s', async (_, response, expected) => {
    expect(await readAnswer(response)).toEqual(expected);
  });
});

describe('the long-term token', () => {
  it('[LOGIN-5] is requested once per page when it is missing', async () => {
    const browser = answering();
    await Promise.all([askForLongTermToken(browser), askForLongTermToken(browser)]);
    await askForLongTermToken(browser);
    expect(browser.calls.map(({ path }) => path)).toEqual([longTermTokenPath]);
  });

  it('[LOGIN-5] is requested after its time of renewal', async () => {
    const browser = answering({ cookies: good });
    browser.clock.pass(100_000);
    await askForLongTermToken(browser);
    expect(browser.calls).toHaveLength(1);
  });

  it('[LOGIN-5] is not requested while it is valid', async () => {
    const browser = answering({ cookies: good });
    await askForLongTermToken(browser);
    expect(browser.calls).toEqual([]);
  });

  it('[LOGIN-5] does not prevent a change of the cart when its request fails', async () => {
    const browser = fakeBrowser({
      answer: ({ path }) =>
        path === longTermTokenPath
          ? { kind: 'failed', reason: 'network' }
          : { kind: 'answer', status: 200, body: { cart: carts.several } },
    });
    expect(await changeCart(browser, change, 'id')).toMatchObject({ kind: 'cart' });
  });
});

describe('a cart request', () => {
  it('[CART-1] carries the token when the cart is loaded', async () => {
    const browser = answering({ cookies: good });
    await loadCart(browser);
    expect(browser.calls).toEqual([
      { method: 'GET', path: cartPath, headers: { 'x-longtermtoken': good.LongTermToken } },
    ]);
  });

  it('[CART-13] repeats a change with the same id when the response was lost', async () => {
    const answers: HttpResult[] = [
      { kind: 'failed', reason: 'network' },
      { kind: 'answer', status: 200, body: { cart: carts.several } },
    ];
    const browser = fakeBrowser({
      cookies: good,
      answer: () => answers.shift() ?? { kind: 'failed', reason: 'aborted' },
    });
    expect(await changeCart(browser, change, 'id-1')).toEqual({ kind: 'cart', cart: carts.several });
    expect(browser.calls.map(({ headers }) => headers?.[idempotencyHeader])).toEqual(['id-1', 'id-1']);
  });

  it.each(['timeout', 'aborted'] as const)('[CART-8] does not repeat a change that failed by %s', async (reason) => {
    const browser = fakeBrowser({ cookies: good, answer: () => ({ kind: 'failed', reason }) });
    expect(await changeCart(browser, change, 'id-1')).toMatchObject({ refusal: { code: 'UNKNOWN' } });
    expect(browser.calls).toHaveLength(1);
  });

  it('[CART-3] of a change waits for the token, carries the id and outlives the page', async () => {
    const browser = answering();
    await changeCart(browser, change, 'change-1');
    expect(browser.calls.map(({ path }) => path)).toEqual([longTermTokenPath, cartPath]);
    expect(browser.calls[1]).toEqual({
      method: 'PUT',
      path: cartPath,
      headers: { 'idempotency-key': 'change-1' },
      body: change,
      keepalive: true,
    });
  });
});

describe('the stored cart', () => {
  it('[CART-7] is replaced by the cart of the server, and the page hears of a count only when it changes', () => {
    const browser = answering();
    const heard: string[] = [];
    browser.events.on('kontor:cart-stored', () => heard.push('stored'));
    browser.events.on('kontor:cart-count-changed', ({ count }) => heard.push(`count ${count}`));
    browser.events.on('kontor:cart-data-changed', ({ count }) => heard.push(`data ${count}`));
    publishCart(browser, carts.several);
    expect(keptCount(browser)).toBe(6);
    publishCart(browser, carts.several);
    publishCart(browser, undefined);
    expect(keptCount(browser)).toBe(0);
    expect(browser.kept.has(cartStorageKey)).toBe(false);
    expect(heard).toEqual(['stored', 'count 6', 'data 6', 'stored', 'stored', 'count 0', 'data 0']);
  });

  it('[CART-7] tells a count that was shown before the answer not again, and takes it back after a refusal', () => {
    const browser = answering();
    const counts: number[] = [];
    browser.events.on('kontor:cart-count-changed', ({ count }) => counts.push(count));
    tellCount(browser, 6);
    publishCart(browser, carts.several);
    tellCount(browser, 7);
    publishCart(browser, carts.several);
    expect(counts).toEqual([6, 7, 6]);
  });

  it.each(['', 'rubbish', 'null', '[]', '{"numberOfArticles":"3","articles":[]}'])(
    'is empty when the storage holds %s',
    (text) => {
      const browser = answering();
      browser.storage.set(cartStorageKey, text);
      expect(keptCount(browser)).toBe(0);
    },
  );
});
