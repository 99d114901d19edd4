import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ArticleFacts } from '../src/contracts/catalogue/catalogue.contract.ts';
import { statement } from '../src/lib/database.ts';
import { clockOf, momentNow } from '../src/lib/time/moment.ts';
import { migrate } from '../src/server/database/migrate.ts';
import { openPostgres } from '../src/server/database/postgres.ts';
import { batchSchedule } from '../src/server/wiring/batch-schedule.ts';
import { CartFault } from '../src/services/cart/cart-fault.service.ts';
import { createCartRepository } from '../src/services/cart/cart.repository.ts';
import { createCartService } from '../src/services/cart/cart.service.ts';
import { extrasForTests } from '../src/testing/cart.fixtures.ts';
import { isWholeForm } from './support/browser/whole-form.ts';
import { failoverPair, type FailoverPair } from './support/databases/failover-pair.ts';

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
const limits = {
  connectMs: 1500,
  statementMs: 1500,
  lockMs: 500,
  answerMs: 2000,
  idleInTransactionMs: 2000,
  closeMs: 300,
};
/** What two processes of the shop have of a database: a pool and a cart service each. */
const processesOn = (url: string) =>
  Array.from({ length: 2 }, () => {
    const db = openPostgres(url, 4, limits);
    const cart = createCartService({
      repository: createCartRepository(db),
      facts: async (_, keys) => keys.map(() => facts),
      extras: extrasForTests,
      findVoucher: async () => undefined,
      turns: batchSchedule,
      // Each change adds a piece of one article, so a lost or doubled change shows in the quantity.
      limits: { entries: 1, pieces: 9999 },
    });
    return { db, cart };
  });
/** The connections of others to a server. */
const others = statement(
  '',
  "select 1 as one from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
);

describe.runIf(isWholeForm)('[RUN-9] a standby that is promoted under load', () => {
  it.each<[string, (pair: FailoverPair) => Promise<void>, boolean]>([
    ['after the primary was killed', async ({ kill }) => kill(), false],
    ['while the primary stays, and only reads', ({ makeReadOnly }) => makeReadOnly(), true],
  ])(
    'takes all changes, and has each that was answered once: %s',
    async (_, end, isFirstThere) => {
      const pair = await failoverPair();
      const processes = processesOn(pair.url);
      const [one] = processes;
      if (one) await migrate(one.db);
      const carts = Array.from({ length: cartsInAll }, () => ({
        owner: { site: 'DE' as const, visitorId: randomUUID() },
        answered: 0,
      }));
      let answers = 0;
      let faults = 0;
      const over = new AbortController();
      /** A change without an answer is sent again with its key, to either process, until it has one. */
      const buy = async (own: (typeof carts)[number]): Promise<void> => {
        for (let id = randomUUID(), turn = 0; !over.signal.aborted; turn += 1) {
          const { cart } = processes[turn % 2] ?? expect.unreachable('there are two');
          for (let isOpen = true; isOpen;) {
            try {
              await cart.addArticle(own.owner, { ...article, quantity: 1 }, moment, id);
              isOpen = false;
            } catch (fault) {
              expect(fault).toBeInstanceOf(CartFault);
              faults += 1;
              // A refused connection comes back at once: others must have their turn.
              await new Promise((resolve) => void setImmediate(resolve));
            }
          }
          id = randomUUID();
          own.answered += 1;
          answers += 1;
        }
      };
      const more = async (count: number) => {
        const before = answers;
        await expect.poll(() => answers, { interval: 20, timeout: 60_000 }).toBeGreaterThan(before + count);
      };

      const buying = Promise.all(carts.map(buy));
      await more(changesBetween);
      await end(pair);
      await pair.promote();
      await more(changesBetween);
      // No process stays with a server that takes no changes.
      if (isFirstThere)
        await expect.poll(() => pair.first.query(others), { interval: 100, timeout: 30_000 }).toEqual([]);
      over.abort();
      await buying;
      expect(faults).toBeGreaterThan(0);
      for (const { cart } of processes)
        for (const { owner, answered } of carts)
          expect((await cart.load('DE', owner.visitorId, moment)).numberOfArticles).toBe(answered);
      await Promise.all(processes.map(({ db }) => db.close()));
      await pair.close();
    },
    180_000,
  );
});
