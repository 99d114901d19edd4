import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../../../tests/support/databases/databases.ts';
import type { ArticleFacts } from '../../contracts/catalogue/catalogue.contract.ts';
import { extrasForTests } from '../../testing/cart.fixtures.ts';
import { statement } from '../../lib/database.ts';
import { clockOf, momentNow } from '../../lib/time/moment.ts';
import { createCartRepository } from './cart.repository.ts';
import { createCartService } from './cart.service.ts';

const moment = momentNow(clockOf(() => new Date('2026-11-21T12:00:00Z')));
const inTurn = (begin: () => void): void => void setImmediate(begin);
const productId = '100000001';
const key = (tcm: string) => ({ productId, tcm });

onBothDatabases('what is kept for later', (db) => {
  const open = () => {
    const shop = createCartService({
      repository: createCartRepository(db()),
      turns: { nextTurn: inTurn, nextBatch: inTurn },
      extras: extrasForTests,
      findVoucher: async (site, code) => ({
        site,
        code,
        title: '10 %',
        worth: { percent: 10 },
        minimumMinor: 0,
        used: 0,
      }),
      facts: async (_, keys) =>
        keys.map((asked): ArticleFacts => ({
          ...asked,
          title: `Artikel ${asked.tcm}`,
          picture: 'mug-sage',
          url: '/x',
          price: { now: { amountMinor: 100, currency: 'EUR' }, savingPercent: 0 },
          availability: 'AVAILABLE',
        })),
    });
    const owner = { site: 'DE' as const, visitorId: randomUUID() };
    const put = (tcm: string, quantity = 1, who = owner) =>
      shop.change(who, { setArticle: { ...key(tcm), quantity } }, moment);
    const keep = (tcm: string, mode: 'keep' | 'put' | 'forget' = 'keep', who = owner) =>
      shop.keep(who, { ...key(tcm), mode }, moment);
    const seen = async ({ visitorId } = owner) => ({
      cart: (await shop.load('DE', visitorId, moment)).articles.map(({ tcm, quantity }) => `${quantity} ${tcm}`),
      kept: (await shop.kept('DE', visitorId, moment)).map(
        ({ article, isGone }) => `${article.quantity} ${article.tcm}${isGone ? ' gone' : ''}`,
      ),
    });
    return { shop, owner, put, keep, seen };
  };

  it('[RUN-10] is stored where programs of versions before it do not look', async () => {
    const { owner, put, keep, seen } = open();
    await put('a', 2);
    await put('b');
    await keep('b');
    const row = statement('', 'select entries, for_later from cart where visitor_id = $1');
    expect(await db().query(row, [owner.visitorId])).toMatchObject([
      { entries: [{ tcm: 'a' }], for_later: [{ kind: 'kept', article: { tcm: 'b' } }] },
    ]);
    // What such a program writes leaves it alone.
    await db().query(statement('', "update cart set entries = '[]', version = version + 1 where visitor_id = $1"), [
      owner.visitorId,
    ]);
    expect(await seen()).toEqual({ cart: [], kept: ['1 b'] });
  });

  it('[CART-16] leaves the cart and comes back with its pieces, or is forgotten', async () => {
    const { put, keep, seen } = open();
    await put('a', 3);
    await put('b');
    expect(await keep('a')).toMatchObject({ ok: true, cart: { numberOfArticles: 1 } });
    expect(await keep('b')).toMatchObject({ ok: true, cart: { numberOfArticles: 0 } });
    expect(await seen()).toEqual({ cart: [], kept: ['1 b', '3 a'] });
    expect(await keep('a', 'put')).toMatchObject({ ok: true, addedProduct: 'Artikel a' });
    expect(await keep('b', 'forget')).toMatchObject({ ok: true });
    expect(await seen()).toEqual({ cart: ['3 a'], kept: [] });
  });

  it('[CART-15, CART-16] is not touched by a voucher or an order', async () => {
    const { shop, owner, put, keep, seen } = open();
    await put('a');
    await put('b');
    await keep('a');
    await shop.enterVoucher(owner, 'TEN', moment);
    const { version } = await shop.toOrder(owner, moment, moment);
    expect(await db().transaction((tx) => shop.ordered(tx, owner, version))).toBe(true);
    expect(await seen()).toEqual({ cart: [], kept: ['1 a'] });
  });

  it('[CART-14, CART-16] goes along to the account at a login, each article once', async () => {
    const { shop, owner, put, keep, seen } = open();
    const customer = { site: 'DE' as const, visitorId: randomUUID() };
    for (const tcm of ['a', 'b']) {
      await put(tcm, 2);
      await keep(tcm);
    }
    await put('b', 1, customer);
    await keep('b', 'keep', customer);
    await shop.merge({ site: 'DE', guest: owner.visitorId, customer: customer.visitorId }, moment);
    expect(await seen(customer)).toEqual({ cart: [], kept: ['2 b', '2 a'] });
    expect(await seen()).toEqual({ cart: [], kept: [] });
    expect(await shop.load('DE', customer.visitorId, moment)).not.toHaveProperty('merge');
  });
});
