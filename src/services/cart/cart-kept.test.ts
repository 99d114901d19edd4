import { describe, expect, it } from 'vitest';
import {
  customer,
  entry,
  facts,
  now,
  openCarts,
  owner,
  put,
  voucherEntry,
} from '../../../tests/support/shops/carts-in-memory.ts';
import type { ArticleFacts } from '../../contracts/catalogue/catalogue.contract.ts';
import { cartLimits } from '../../domain/cart/cart.rules.ts';
import type { KeptEntry } from './cart-entries.rules.ts';
import { createCartMemory } from './cart-memory.service.ts';
import { cartKey } from './cart.repository.ts';
import { mostKept, withKept } from './cart-kept.rules.ts';

const keptEntry = (tcm: string, quantity = 1): KeptEntry => ({ kind: 'kept', article: entry(tcm, quantity) });

/** A cart of one visitor, and what is sold while it stands. */
const open = (rows: Parameters<typeof openCarts>[0] = {}) => {
  const sold: ArticleFacts[] = ['a', 'b'].map((tcm) => facts(tcm));
  const carts = openCarts({ sold, ...rows });
  const sell = (tcm: string, over: Partial<ArticleFacts> | undefined) => {
    const at = sold.findIndex((one) => one.tcm === tcm);
    sold.splice(at, 1, ...(over ? [facts(tcm, over)] : []));
  };
  const keep = (tcm: string, mode: 'keep' | 'put' | 'forget' = 'keep', id?: string) =>
    carts.keep(owner, { productId: '100000001', tcm, mode }, now, id);
  const seen = async ({ visitorId }: { readonly visitorId: string } = owner) => ({
    cart: (await carts.load('DE', visitorId, now)).articles.map(({ tcm, quantity }) => `${quantity} ${tcm}`),
    kept: (await carts.kept('DE', visitorId, now)).map(
      ({ article, isGone }) => `${article.quantity} ${article.tcm}${isGone ? ' gone' : ''}`,
    ),
  });
  return { ...carts, sell, keep, seen };
};

describe('what is kept for later', () => {
  it('[CART-16] leaves the cart and comes back with its pieces, or is forgotten', async () => {
    const { keep, seen } = open({ rows: { guest: [entry('a', 3), entry('b')] } });
    expect(await keep('a')).toMatchObject({ ok: true, cart: { numberOfArticles: 1 } });
    expect(await keep('b')).toMatchObject({ ok: true, cart: { numberOfArticles: 0 } });
    expect(await seen()).toEqual({ cart: [], kept: ['1 b', '3 a'] });
    expect(await keep('a', 'put')).toMatchObject({ ok: true, addedProduct: 'Mug a' });
    expect(await keep('b', 'forget')).toMatchObject({ ok: true, cart: { numberOfArticles: 3 } });
    expect(await seen()).toEqual({ cart: ['3 a'], kept: [] });
  });

  it('[CART-16] changes nothing where there is nothing to change', async () => {
    const { keep, seen, calls } = open({ rows: { guest: [entry('a'), voucherEntry] } });
    for (const [tcm, mode] of [
      ['b', 'keep'],
      ['b', 'put'],
      ['a', 'put'],
      ['a', 'forget'],
    ] as const)
      expect(await keep(tcm, mode)).toMatchObject({ ok: false, code: 'NOT_MODIFIED' });
    expect(calls.keep).toBe(0);
    expect(await seen()).toEqual({ cart: ['1 a'], kept: [] });
  });

  it('[CART-5, CART-16] comes back as far as the limits allow, and stays where they allow nothing', async () => {
    const scarce = open({ rows: { guest: [keptEntry('a', 5), entry('b', cartLimits.pieces), keptEntry('b', 2)] } });
    scarce.sell('a', { quantity: 2 });
    await scarce.keep('a', 'put');
    expect(await scarce.keep('b', 'put')).toMatchObject({ ok: false, code: 'ITEM_LIMIT' });
    expect(await scarce.seen()).toEqual({ cart: [`${cartLimits.pieces} b`, '2 a'], kept: ['2 b'] });
    const beside = open({ rows: { guest: [entry('a', 1), keptEntry('a', 2)] } });
    await beside.keep('a', 'put');
    expect(await beside.seen()).toEqual({ cart: ['3 a'], kept: [] });
    const full = open({ rows: { guest: [entry('a', cartLimits.pieces - 1), keptEntry('a', 2)] } });
    await full.keep('a', 'put');
    expect(await full.seen()).toEqual({ cart: [`${cartLimits.pieces} a`], kept: [] });
  });

  it('[CART-16] keeps its name when the shop no longer sells it, or has no price for it', async () => {
    const { keep, kept, seen, sell } = open({ rows: { guest: [keptEntry('a'), keptEntry('b', 2)] } });
    sell('a', undefined);
    sell('b', { price: { now: { amountMinor: 0, currency: 'EUR' }, savingPercent: 0 } });
    expect((await seen()).kept).toEqual(['1 a gone', '2 b gone']);
    expect(await kept('DE', 'guest', now)).toMatchObject([{ article: { title: 'Mug a' } }, {}]);
    expect(await keep('a', 'put')).toMatchObject({ ok: false, code: 'UNKNOWN' });
    await keep('a', 'forget');
    expect((await seen()).kept).toEqual(['2 b gone']);
    expect(await kept('DE', undefined, now)).toEqual([]);
  });

  it('[CART-16] is the article, and no other kind of the same name', async () => {
    const { amountMinor, title } = entry('a');
    const card = { kind: 'giftCard', productId: '100000001', tcm: 'a', title, amountMinor } as const;
    const { keep, entriesOf } = open({ rows: { guest: [card, entry('a', 2)] } });
    await keep('a');
    expect(entriesOf('guest')).toEqual([card, keptEntry('a', 2)]);
  });

  it('[CART-13] is done once by an id, also if it is sold no more', async () => {
    const { keep, sell } = open({ rows: { guest: [keptEntry('a')] } });
    expect(await keep('a', 'put', 'id1')).toMatchObject({ addedProduct: 'Mug a' });
    expect(await keep('a', 'put', 'id1')).toMatchObject({ ok: true, addedProduct: 'Mug a' });
    expect(await keep('a', 'keep', 'id1')).toMatchObject({ ok: false, code: 'KEY_REUSED' });
    sell('a', undefined);
    expect(await keep('a', 'put', 'id1')).not.toHaveProperty('addedProduct');
  });

  it('[CART-14, CART-16] goes along to the account at a login, each article once', async () => {
    const { merge, load, seen } = open({
      rows: { guest: [keptEntry('b', 2), keptEntry('a', 2)], customer: [keptEntry('b'), voucherEntry] },
    });
    await merge({ site: 'DE', guest: 'guest', customer: 'customer' }, now);
    expect(await seen(customer)).toEqual({ cart: [], kept: ['2 b', '2 a'] });
    expect(await seen()).toEqual({ cart: [], kept: [] });
    expect(await load('DE', 'customer', now)).not.toHaveProperty('merge');
  });

  it('[CART-16] has a limit, and drops the oldest; the cart stays before it', () => {
    const many = Array.from({ length: mostKept }, (_, n) => keptEntry(`n${n}`));
    const after = withKept([entry('a'), ...many, voucherEntry], [keptEntry('new')]);
    expect(after.slice(0, 3)).toEqual([entry('a'), voucherEntry, keptEntry('new')]);
    expect([after.length, after.at(-1)]).toEqual([mostKept + 2, many.at(-2)]);
  });
});

it('a cart that was written is remembered until its day, or until it is forgotten', () => {
  const { remember, recall, forget } = createCartMemory();
  const key = cartKey(owner);
  remember(key, 7, {
    owner,
    before: 6,
    entries: [],
    recentChanges: ['=id'],
    newChanges: ['=id'],
    expiresOn: '2026-11-22',
  });
  expect(recall(key, '2026-11-21')).toEqual({ version: 7, entries: [], recent_changes: ['=id'] });
  expect(recall(key, '2026-11-22')).toBeUndefined();
  forget(key);
  expect(recall(key, '2026-11-21')).toBeUndefined();
});

describe('a change of one of many carts', () => {
  it('[CART-6] is not lost where another cart of the same batch has an article without a price', async () => {
    const { change } = open({
      sold: [facts('a'), facts('free', { price: { now: { amountMinor: 0, currency: 'EUR' }, savingPercent: 0 } })],
      rows: { guest: [entry('free')] },
    });
    const [broken, done] = await Promise.allSettled([
      change(owner, put('a', 1), now),
      change(customer, put('a', 1), now),
    ]);
    expect(broken).toMatchObject({ status: 'rejected', reason: { code: 'PRICE_UNAVAILABLE' } });
    expect(done).toMatchObject({ status: 'fulfilled', value: { ok: true, addedProduct: 'Mug a' } });
  });

  it('[CART-3] has the offer of its own article, beside others of the cart', async () => {
    const { change, load, lose, calls } = open({ rows: { guest: [entry('a', 2)] } });
    const care = { setPartnerProduct: { partnerProductId: 'machine-care', set: true } };
    expect(await change(owner, care, now)).toMatchObject({ addedProduct: 'Rundum-Pflege' });
    expect(await change(owner, put('b', 1), now)).toMatchObject({ addedProduct: 'Mug b' });
    expect(await load('DE', 'guest', now)).toMatchObject({
      articles: [{ tcm: 'a' }, { tcm: 'b' }],
      partnerProducts: [{ partnerProductId: 'machine-care' }],
    });
    // What another process has written since is read before the next try.
    const before = calls.read;
    lose(1);
    expect(await change(owner, put('b', 2), now)).toMatchObject({ ok: true });
    expect(calls.read - before).toBe(1);
  });

  it('[CART-13, CART-14] is known by its id after the cart of a guest has come to it', async () => {
    const { change, merge } = open({ rows: { guest: [entry('b')] } });
    await change(customer, put('a', 1), now, 'id1');
    await merge({ site: 'DE', guest: 'guest', customer: 'customer' }, now);
    expect(await change(customer, put('a', 2), now, 'id1')).toMatchObject({ code: 'KEY_REUSED' });
  });

  it('[CART-16] offers the gifts of campaigns that run, as far as they are in stock', async () => {
    const gifts = (over: Partial<ArticleFacts>) =>
      open({ sold: [facts('bar', { productId: '100000006', ...over })] }).gifts('DE', now);
    expect(await gifts({})).toMatchObject([{ campaignId: 'chocolate', title: 'Mug bar' }]);
    expect(await gifts({ availability: 'SOLDOUT' })).toEqual([]);
    expect(await gifts({ price: { now: { amountMinor: 0, currency: 'EUR' }, savingPercent: 0 } })).toEqual([]);
    expect(await open({ sold: [] }).gifts('DE', now)).toEqual([]);
  });
});
