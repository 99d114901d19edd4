import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../../../tests/support/databases/databases.ts';
import type { ArticleFacts } from '../../contracts/catalogue/catalogue.contract.ts';
import { statement, type Database } from '../../lib/database.ts';
import { clockOf, momentNow } from '../../lib/time/moment.ts';
import { extrasForTests } from '../../testing/cart.fixtures.ts';
import { createCartRepository } from './cart.repository.ts';
import { createCartService } from './cart.service.ts';

const article = { productId: '100000001', tcm: 't1' };
const facts: ArticleFacts = {
  ...article,
  title: 'Artikel',
  picture: 'mug-sage',
  url: '/x',
  price: { now: { amountMinor: 100, currency: 'EUR' }, savingPercent: 0 },
  availability: 'AVAILABLE',
};
const inTurn = (begin: () => void): void => void setImmediate(begin);
const at = (time: string) => momentNow(clockOf(() => new Date(time)));
const moment = at('2026-11-21T00:05:00Z');
const set = (quantity: number) => ({ setArticle: { ...article, quantity } });
/** More than an older version of the shop remembered. */
const many = 40;

onBothDatabases('a change of the cart that comes again', (db) => {
  /** A process of the shop, which notes the names of its statements. */
  const processOf = () => {
    const statements: string[] = [];
    const texts = new Map<string, string>();
    const watched: Database = {
      ...db(),
      query: (asked, values) => {
        statements.push(asked.name);
        texts.set(asked.name, asked.text);
        return db().query(asked, values);
      },
    };
    const repository = createCartRepository(watched);
    const shop = createCartService({
      repository,
      turns: { nextTurn: inTurn, nextBatch: inTurn },
      extras: extrasForTests,
      findVoucher: async () => undefined,
      facts: async (_, keys) => keys.map(() => facts),
    });
    return { shop, statements, texts, tidyUp: repository.tidyUp };
  };
  const newOwner = () => ({ site: 'DE' as const, visitorId: randomUUID() });
  /** A cart in which one piece was added and many changes were made since. */
  const changedOften = async ({ shop }: ReturnType<typeof processOf>) => {
    const owner = newOwner();
    await shop.addArticle(owner, { ...article, quantity: 1 }, moment, 'first');
    for (let n = 0; n < many; n += 1) await shop.change(owner, set(2 + (n % 2)), moment, `change-${n}`);
    return owner;
  };

  it('[CART-13] is looked up by its key: the changes of the day before are not read', async () => {
    const { shop, texts } = processOf();
    await shop.change(newOwner(), set(1), moment, 'of-this-test');
    await db().query(
      statement(
        '',
        `insert into cart_change (site, visitor_id, change_id, mark, expires_on)
         select 'DE', gen_random_uuid(), 'planned', '=planned x', '2026-11-23' from generate_series(1, 1500)`,
      ),
    );
    await db().query(statement('', 'analyze cart_change'));
    // The plan that a connection keeps.
    const rows = await db().transaction(async (tx) => {
      await tx.query(statement('', 'set local plan_cache_mode = force_generic_plan'));
      await tx.query(statement('', `prepare of_this_test as ${texts.get('cart-keep') ?? ''}`));
      const explained = statement(
        '',
        "explain execute of_this_test('{}', '{}', '{}', '{}', '{}', '{}', '{}', '2026-11-21', 7, '{}', '{}')",
      );
      const found = await tx.query<{ 'QUERY PLAN': string }>(explained);
      await tx.query(statement('', 'deallocate of_this_test'));
      return found;
    });
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('cart_change_pkey on cart_change');
    expect(plan).not.toContain('Seq Scan on cart_change');
    await db().query(statement('', "delete from cart_change where change_id = 'planned'"));
  });

  it('[CART-13] counts once, and sets no old quantity back, however many changes there were since', async () => {
    const [one, two] = [processOf(), processOf()];
    const owner = await changedOften(one);
    for (const { shop } of [one, two, one]) {
      const added = await shop.addArticle(owner, { ...article, quantity: 1 }, moment, 'first');
      expect(added).toMatchObject({ ok: true, addedProduct: 'Artikel', cart: { numberOfArticles: 3 } });
      const replaced = await shop.change(owner, set(2), moment, 'change-0');
      expect(replaced).toMatchObject({ ok: true, cart: { numberOfArticles: 3 } });
    }
    expect((await two.shop.load('DE', owner.visitorId, moment)).numberOfArticles).toBe(3);
  });

  it('[CART-13] is refused where its key was that of another change, however long ago in the day', async () => {
    const own = processOf();
    const owner = await changedOften(own);
    expect(await own.shop.change(owner, set(9), moment, 'first')).toMatchObject({ ok: false, code: 'KEY_REUSED' });
    expect((await own.shop.load('DE', owner.visitorId, moment)).numberOfArticles).toBe(3);
  });

  it('[CART-13] is another change in another cart', async () => {
    const { shop } = processOf();
    const owners = [newOwner(), newOwner()];
    for (const owner of owners) await shop.addArticle(owner, { ...article, quantity: 1 }, moment, 'the-same');
    for (const { visitorId } of owners) expect((await shop.load('DE', visitorId, moment)).numberOfArticles).toBe(1);
  });

  it('[CART-13] is looked for and noted by the statements of the change', async () => {
    const { shop, statements } = processOf();
    const owner = newOwner();
    await shop.change(owner, set(1), moment, 'one');
    expect(statements).toEqual(['cart-read', 'cart-keep']);
    await shop.change(owner, set(2), moment, 'two');
    expect(statements).toEqual(['cart-read', 'cart-keep', 'cart-keep']);
  });

  it('[CART-13] is known for 24 hours at least, and is gone a day later', async () => {
    const one = processOf();
    const owner = await changedOften(one);
    const known = async () => {
      const rows = await db().query<{ change_id: string }>(
        statement('', 'select change_id from cart_change where visitor_id = $1'),
        [owner.visitorId],
      );
      return rows.length;
    };
    await one.tidyUp('2026-11-22');
    expect(await known()).toBe(many + 1);
    const next = at('2026-11-22T23:59:00Z');
    expect(await one.shop.addArticle(owner, { ...article, quantity: 1 }, next, 'first')).toMatchObject({
      ok: true,
      cart: { numberOfArticles: 3 },
    });
    await one.tidyUp('2026-11-23');
    expect(await known()).toBe(0);
  });

  it('[LAW-7] carts that were not used for ninety days are deleted, and those in use stay', async () => {
    const { shop, tidyUp } = processOf();
    const [old, used] = [newOwner(), newOwner()];
    await shop.change(old, set(1), moment);
    await shop.change(used, set(1), at('2026-11-22T12:00:00Z'));
    const left = async () =>
      db().query(statement('', 'select visitor_id from cart where visitor_id = any($1::uuid[])'), [
        [old.visitorId, used.visitorId],
      ]);
    await tidyUp('2027-02-19');
    expect(await left()).toHaveLength(2);
    await tidyUp('2027-02-20');
    expect(await left()).toEqual([{ visitor_id: used.visitorId }]);
  });

  it('leaves nothing of itself when the cart is deleted', async () => {
    const { shop } = processOf();
    const owner = newOwner();
    await shop.change(owner, set(1), moment, 'one');
    await shop.forget(owner);
    expect(
      await db().query(statement('', 'select 1 as one from cart_change where visitor_id = $1'), [owner.visitorId]),
    ).toEqual([]);
  });
});
