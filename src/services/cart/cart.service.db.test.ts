import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onBothDatabases } from '../../../tests/support/databases/databases.ts';
import type { ArticleFacts } from '../../contracts/catalogue/catalogue.contract.ts';
import { extrasForTests } from '../../testing/cart.fixtures.ts';
import type { Cart } from '../../contracts/cart/cart.contract.ts';
import { statement, type Database } from '../../lib/database.ts';
import { clockOf, momentNow } from '../../lib/time/moment.ts';
import { openPostgres } from '../../server/database/postgres.ts';
import { createCartRepository, type CartRepository } from './cart.repository.ts';
import { CartFault } from './cart-fault.service.ts';
import { createCartService } from './cart.service.ts';

const moment = momentNow(clockOf(() => new Date('2026-11-21T12:00:00Z')));
const factsOf = ({ productId, tcm }: { productId: string; tcm: string }): ArticleFacts => ({
  productId,
  tcm,
  title: `Artikel ${tcm}`,
  picture: 'mug-sage',
  url: '/x',
  price: { now: { amountMinor: 100, currency: 'EUR' }, savingPercent: 0 },
  availability: 'AVAILABLE',
});

const inTurn = (begin: () => void): void => void setImmediate(begin);
const turns = { nextTurn: inTurn, nextBatch: inTurn };
const newOwner = () => ({ site: 'DE' as const, visitorId: randomUUID() });
const set = (n: number, quantity = 1) => ({
  setArticle: { productId: '100000001', tcm: `t${n}`, quantity },
});
const lines = (cart: Cart) => cart.articles.map(({ tcm }) => tcm).toSorted();
const numbered = (count: number) => Array.from({ length: count }, (_, n) => n);

onBothDatabases('carts', (db, own) => {
  /** The database of another process: a separate pool on a server, else the same embedded database. */
  let elsewhere: Database;
  beforeAll(() => {
    const { url } = own();
    elsewhere = url === undefined ? db() : openPostgres(url, 4);
  });
  afterAll(async () => {
    if (own().url !== undefined) await elsewhere.close();
  });

  /** A process of the shop: its own memory, the common database. */
  const processOf = (repository: CartRepository = createCartRepository(db())) =>
    createCartService({
      repository,
      turns,
      extras: extrasForTests,
      findVoucher: async () => undefined,
      facts: async (_, keys) => keys.map(factsOf),
    });
  const otherProcess = () => processOf(createCartRepository(elsewhere));

  describe('changes of one cart at once', () => {
    it('[CART-13] all count, made through one process', async () => {
      const [shop, owner] = [processOf(), newOwner()];
      await Promise.all(numbered(50).map((n) => shop.change(owner, set(n), moment)));
      const cart = await shop.load('DE', owner.visitorId, moment);
      expect(lines(cart)).toEqual(
        numbered(50)
          .map((n) => `t${n}`)
          .toSorted(),
      );
    });

    it('[CART-13] all count, made through two processes', async () => {
      const [one, two, owner] = [processOf(), otherProcess(), newOwner()];
      await Promise.all(numbered(50).map((n) => (n % 2 ? one : two).change(owner, set(n), moment)));
      expect(lines(await one.load('DE', owner.visitorId, moment))).toHaveLength(50);
      expect(await two.load('DE', owner.visitorId, moment)).toEqual(await one.load('DE', owner.visitorId, moment));
    });

    it('[CART-13] add up where each adds one of the same', async () => {
      const [one, two, owner] = [processOf(), otherProcess(), newOwner()];
      const addArticle = { productId: '100000001', tcm: 'same', quantity: 1 };
      await Promise.all(numbered(10).map((n) => (n % 2 ? one : two).addArticle(owner, addArticle, moment)));
      expect((await one.load('DE', owner.visitorId, moment)).numberOfArticles).toBe(10);
      await expect(two.addArticle(owner, addArticle, moment)).resolves.toMatchObject({ code: 'ITEM_LIMIT', limit: 10 });
    });

    it('[CART-13] that carry the same id count once, through any process', async () => {
      const [one, two, owner] = [processOf(), otherProcess(), newOwner()];
      const addArticle = { productId: '100000001', tcm: 'same', quantity: 1 };
      const answers = await Promise.all(
        numbered(8).map((n) => (n % 2 ? one : two).addArticle(owner, addArticle, moment, 'the-same')),
      );
      for (const answer of answers) expect(answer).toMatchObject({ ok: true, addedProduct: 'Artikel same' });
      expect((await one.load('DE', owner.visitorId, moment)).numberOfArticles).toBe(1);
    });
  });

  /** A process that notes the names of its statements. */
  const watchedProcess = () => {
    const statements: string[] = [];
    const watched: Database = {
      ...db(),
      query: (asked, values) => {
        statements.push(asked.name);
        return db().query(asked, values);
      },
    };
    return { statements, shop: processOf(createCartRepository(watched)) };
  };

  it.each([400, -400])('[SAFE-5] is read and kept as of now by staff who look %i days from now', async (days) => {
    const [shop, owner, other] = [processOf(), newOwner(), newOwner()];
    for (const one of [owner, other]) await shop.change(one, set(1), moment);
    const at = new Date(moment.at.getTime() + days * 86_400_000);
    const rows = () => db().query<object>(statement('', 'select * from cart order by visitor_id'));
    const before = await rows();
    const carts = await Promise.all([
      shop.load('DE', owner.visitorId, moment, { at, abTests: {}, isPreview: true }),
      // Read by the same statement.
      shop.load('DE', other.visitorId, moment),
    ]);
    expect(carts.map(lines)).toEqual([['t1'], ['t1']]);
    expect(await rows()).toEqual(before);
  });

  describe('a cart that this process has written last', () => {
    const inDays = (days: number) => momentNow(clockOf(() => new Date(moment.at.getTime() + days * 86_400_000)));

    it('is changed by one statement', async () => {
      const { shop, statements } = watchedProcess();
      const [one, two] = [newOwner(), newOwner()];
      await shop.change(one, set(1), moment);
      statements.length = 0;
      const { cart } = await shop.change(one, set(2), moment);
      expect(statements).toEqual(['cart-keep-plain']);
      expect(lines(cart)).toEqual(['t1', 't2']);
      statements.length = 0;
      await Promise.all([shop.change(one, set(3), moment), shop.change(two, set(1), moment)]);
      expect(statements).toEqual(['cart-read-plain', 'cart-keep-plain']);
      expect(lines(await shop.load('DE', one.visitorId, moment))).toEqual(['t1', 't2', 't3']);
    });

    it('[CART-13] and that another has changed since is changed as it is now', async () => {
      const [one, two, owner] = [processOf(), otherProcess(), newOwner()];
      await one.change(owner, set(1), moment);
      await two.change(owner, set(2), moment);
      const answers = await Promise.all([3, 4].map((n) => one.change(owner, set(n), moment)));
      expect(answers.map(({ cart }) => lines(cart))).toEqual([
        ['t1', 't2', 't3'],
        ['t1', 't2', 't3', 't4'],
      ]);
    });

    it.each<[what: string, quantityMeanwhile: number, asked: number, answer: object]>([
      ['done where it was undone', 5, 3, { ok: true }],
      ['nothing to do where it was done', 5, 5, { ok: false, code: 'NOT_MODIFIED' }],
      ['refused by the limit', 5, 11, { ok: false, code: 'ITEM_LIMIT' }],
    ])('[CART-13] responds by the state that another process has written: %s', async (_, meanwhile, asked, answer) => {
      const [one, two, owner] = [processOf(), otherProcess(), newOwner()];
      await one.change(owner, set(1, 3), moment);
      await two.change(owner, set(1, meanwhile), moment);
      const got = await one.change(owner, set(1, asked), moment);
      expect(got).toMatchObject(answer);
      expect(got.cart.numberOfArticles).toBe(asked <= 10 ? asked : meanwhile);
      expect(await one.load('DE', owner.visitorId, moment)).toEqual(got.cart);
    });

    it('[CART-13] knows a change that came to another process first', async () => {
      const [one, two, owner] = [processOf(), otherProcess(), newOwner()];
      const addArticle = { productId: '100000001', tcm: 'same', quantity: 1 };
      await one.change(owner, set(1), moment);
      await two.addArticle(owner, addArticle, moment, 'the-same');
      await expect(one.addArticle(owner, addArticle, moment, 'the-same')).resolves.toMatchObject({
        ok: true,
        addedProduct: 'Artikel same',
      });
      expect((await two.load('DE', owner.visitorId, moment)).numberOfArticles).toBe(2);
    });

    it('is not restored after another process has removed it', async () => {
      const [one, two, owner] = [processOf(), otherProcess(), newOwner()];
      await one.change(owner, set(1), moment);
      await two.forget(owner);
      expect(lines((await one.change(owner, set(2), moment)).cart)).toEqual(['t2']);
      expect(lines(await two.load('DE', owner.visitorId, moment))).toEqual(['t2']);
    });

    it('is not taken for the one that was begun after it, which has been changed as often', async () => {
      const [one, two, owner] = [processOf(), otherProcess(), newOwner()];
      await one.change(owner, set(1), moment);
      await two.forget(owner);
      await two.change(owner, set(2), moment);
      expect(lines((await one.change(owner, set(3), moment)).cart)).toEqual(['t2', 't3']);
    });

    it('expires after ninety days although its row still exists', async () => {
      const [shop, owner] = [processOf(), newOwner()];
      await shop.change(owner, set(1), moment);
      expect(lines((await shop.change(owner, set(2), inDays(90))).cart)).toEqual(['t1', 't2']);
      expect(lines((await shop.change(owner, set(3), inDays(181))).cart)).toEqual(['t3']);
    });
  });

  describe('changes of many carts at once', () => {
    it('are read by one statement and written by another, each answered for itself', async () => {
      const { shop, statements } = watchedProcess();
      const owners = numbered(20).map(newOwner);
      const answers = await Promise.all(owners.map((owner, n) => shop.change(owner, set(n, n < 10 ? 3 : 11), moment)));
      expect(statements).toEqual(['cart-read-plain', 'cart-keep-plain']);
      expect(answers.map(({ ok }) => ok)).toEqual(numbered(20).map((n) => n < 10));
      statements.length = 0;
      const carts = await Promise.all(owners.map(({ visitorId }) => shop.load('DE', visitorId, moment)));
      expect(statements).toEqual(['cart-read-plain']);
      expect(carts.map(lines)).toEqual(numbered(20).map((n) => (n < 10 ? [`t${n}`] : [])));
    });

    it('each fail for themselves where the shop has no price', async () => {
      const shop = createCartService({
        repository: createCartRepository(db()),
        turns,
        extras: extrasForTests,
        findVoucher: async () => undefined,
        facts: async (_, keys) =>
          keys.map((key) => {
            const facts = factsOf(key);
            return key.tcm === 't1'
              ? { ...facts, price: { ...facts.price, now: { amountMinor: 0, currency: 'EUR' } } }
              : facts;
          }),
      });
      const one = newOwner();
      const answers = await Promise.allSettled([
        shop.change(one, set(0), moment),
        shop.change(one, set(1), moment),
        shop.change(one, set(2), moment),
        shop.change(newOwner(), set(3), moment),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
      expect(answers[1]).toMatchObject({ reason: { code: 'PRICE_UNAVAILABLE' } });
      expect(lines(await shop.load('DE', one.visitorId, moment))).toEqual(['t0', 't2']);
    });

    it('all count once, even if another process overtakes one of them', async () => {
      const real = createCartRepository(db());
      const other = otherProcess();
      const [one, two] = [newOwner(), newOwner()];
      let isFirst = true;
      const shop = processOf({
        ...real,
        keep: async (carts, today) => {
          if (isFirst) {
            isFirst = false;
            await other.change(one, set(7), moment);
          }
          return real.keep(carts, today);
        },
      });
      const addArticle = { productId: '100000001', tcm: 'same', quantity: 1 };
      const answers = await Promise.all([one, one, two].map((owner) => shop.addArticle(owner, addArticle, moment)));
      expect(answers.map(({ cart }) => cart.numberOfArticles)).toEqual([2, 3, 1]);
      expect((await shop.load('DE', one.visitorId, moment)).numberOfArticles).toBe(3);
      expect((await shop.load('DE', two.visitorId, moment)).numberOfArticles).toBe(1);
    });
  });

  describe('two carts', () => {
    it('of two visitors, and of one visitor on two sites, are two', async () => {
      const [shop, one, two] = [processOf(), newOwner(), newOwner()];
      await shop.change(one, set(1), moment);
      await shop.change(two, set(2), moment);
      expect(lines(await shop.load('DE', one.visitorId, moment))).toEqual(['t1']);
      expect(lines(await shop.load('AT', one.visitorId, moment))).toEqual([]);
    });
  });

  describe('a storage', () => {
    it('that another process always changes first ends with a fault, not an endless retry', async () => {
      const real = createCartRepository(db());
      const repository: CartRepository = {
        ...real,
        keep: async () => new Map(),
        alone: (work) => real.alone((rows) => work({ ...rows, keep: async () => new Map() })),
      };
      const answer = processOf(repository).change(newOwner(), set(1), moment);
      await expect(answer).rejects.toBeInstanceOf(CartFault);
      await expect(answer).rejects.toMatchObject({ code: 'CARTSTORAGE_UNAVAILABLE' });
    });

    it('that fails is a fault with its cause, and the next change goes on', async () => {
      const real = createCartRepository(db());
      let isDown = true;
      const shop = processOf({
        ...real,
        keep: (...args) => (isDown ? Promise.reject(new Error('disk full')) : real.keep(...args)),
      });
      const owner = newOwner();
      const failing = shop.change(owner, set(1), moment);
      const waiting = failing.catch(() => {
        isDown = false;
        return shop.change(owner, set(2), moment);
      });
      await expect(failing).rejects.toMatchObject({ cause: new Error('disk full') });
      await expect(waiting).resolves.toMatchObject({ ok: true });
      expect(lines(await shop.load('DE', owner.visitorId, moment))).toEqual(['t2']);
    });

    it('keeps a row small: entries of one line, at most thirty-two ids of changes', async () => {
      const [shop, owner] = [processOf(), newOwner()];
      for (const n of numbered(40)) await shop.change(owner, set(0, 1 + (n % 9)), moment, `change-${n}`);
      const [row] = await db().query<{ entries: readonly object[]; recent_changes: readonly string[] }>(
        statement('', 'select entries, recent_changes from cart where visitor_id = $1'),
        [owner.visitorId],
      );
      expect(row?.entries).toEqual([
        { productId: '100000001', tcm: 't0', quantity: 4, title: 'Artikel t0', amountMinor: 100, picture: 'mug-sage' },
      ]);
      expect(row?.recent_changes).toHaveLength(32);
    });
  });
});
