import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extrasForTests } from '../src/testing/cart.fixtures.ts';
import type { ArticleFacts } from '../src/contracts/catalogue/catalogue.contract.ts';
import type { Database, Statement } from '../src/lib/database.ts';
import { clockOf, momentNow } from '../src/lib/time/moment.ts';
import { migrate } from '../src/server/database/migrate.ts';
import { openPostgres } from '../src/server/database/postgres.ts';
import { batchSchedule } from '../src/server/wiring/batch-schedule.ts';
import { CartFault } from '../src/services/cart/cart-fault.service.ts';
import { createCartRepository } from '../src/services/cart/cart.repository.ts';
import { createCartService } from '../src/services/cart/cart.service.ts';
import { ownPostgres, type OwnPostgres } from './support/databases/own-postgres.ts';

const kills = 3;
const changesBetween = 300;
const cartsInAll = 16;
const article = { productId: '100000001', tcm: 'beans' };
const facts: ArticleFacts = {
  ...article,
  title: 'Sonntagsröstung',
  picture: 'mug-sage',
  url: '/x',
  price: { now: { amountMinor: 799, currency: 'EUR' }, savingPercent: 0 },
  availability: 'AVAILABLE',
};
const moment = momentNow(clockOf(() => new Date('2026-11-21T12:00:00Z')));

describe('a PostgreSQL that is taken away', () => {
  let server: OwnPostgres;
  let db: Database;
  beforeAll(async () => {
    server = await ownPostgres();
    db = openPostgres(server.url);
    await migrate(db);
  });
  afterAll(async () => {
    await db?.close();
    await server?.stop();
  });

  it(`[RUN-2, CART-13] keeps every cart change that was answered, and counts none twice: kill -9 ${kills} times under load`, async () => {
    let isToBeKilled = false;
    /** Kills the server at the worst moment: the change is stored, and its response is lost. */
    const killedAfterWriting: Database = {
      ...db,
      query: async <Row>(asked: Statement, values?: readonly unknown[]) => {
        const rows = await db.query<Row>(asked, values);
        if (!isToBeKilled || asked.name !== 'cart-keep') return rows;
        isToBeKilled = false;
        server.kill9();
        throw new Error('the answer is lost');
      },
    };
    const cart = createCartService({
      repository: createCartRepository(killedAfterWriting),
      facts: async (_, keys) => keys.map(() => facts),
      extras: extrasForTests,
      findVoucher: async () => undefined,
      turns: batchSchedule,
      // Each change adds a piece of one article, so a lost or doubled change shows in the quantity.
      limits: { entries: 1, pieces: 9999 },
    });
    const carts = Array.from({ length: cartsInAll }, () => ({
      owner: { site: 'DE' as const, visitorId: randomUUID() },
      answered: 0,
      /** the id of a change without a response */
      open: undefined as string | undefined,
    }));
    const codes = new Set<string>();
    let answers = 0;
    let repeats = 0;

    /** Adds one piece after another; a change without a response is sent again with its id, as browsers do. */
    const buy = async (one: (typeof carts)[number], goesOn: () => boolean): Promise<void> => {
      while (goesOn()) {
        if (one.open !== undefined) repeats += 1;
        one.open ??= randomUUID();
        try {
          await cart.addArticle(one.owner, { ...article, quantity: 1 }, moment, one.open);
        } catch (fault) {
          codes.add(fault instanceof CartFault ? fault.code : String(fault));
          return;
        }
        one.open = undefined;
        one.answered += 1;
        answers += 1;
      }
    };
    const kept = async (one: (typeof carts)[number]): Promise<number> =>
      (await cart.load('DE', one.owner.visitorId, moment)).numberOfArticles;

    for (let kill = 1; kill <= kills; kill += 1) {
      const before = answers;
      const buying = Promise.all(carts.map((one) => buy(one, () => true)));
      await expect.poll(() => answers, { interval: 1, timeout: 30_000 }).toBeGreaterThan(before + changesBetween);
      isToBeKilled = true;
      await buying;
      await server.start();
      for (const one of carts) {
        const may = [one.answered, ...(one.open === undefined ? [] : [one.answered + 1])];
        expect(may).toContain(await kept(one));
      }
    }
    await Promise.all(carts.map((one) => buy(one, () => one.open !== undefined)));
    for (const one of carts) expect(await kept(one)).toBe(one.answered);
    expect(repeats).toBeGreaterThan(0);
    // CART-6: the code that the visitor's page receives meanwhile.
    expect([...codes]).toEqual(['CARTSTORAGE_UNAVAILABLE']);
  });
});
