import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartPath, type Cart } from '../src/contracts/cart/cart.contract.ts';
import { statement, type Database } from '../src/lib/database.ts';
import { poolerLines } from '../src/cli/check.ts';
import { requestLimits } from '../src/server/database/limits.ts';
import { migrate, migrations } from '../src/server/database/migrate.ts';
import { openPostgres } from '../src/server/database/postgres.ts';
import { browserOf } from './support/shops/account-app.ts';
import { databases, type OwnDatabase } from './support/databases/databases.ts';
import { hasPgbouncer, openPgbouncer, withoutPgbouncer, type Pgbouncer } from './support/databases/pgbouncer.ts';
import { wholeShop, type WholeShop } from './support/shops/whole-shop.ts';

const missing = hasPgbouncer() ? '' : ` (${withoutPgbouncer})`;
const pid = statement('pooler-test-pid', 'select pg_backend_pid() as pid, $1::integer as asked');
const limit = statement('pooler-test-limit', "select current_setting('statement_timeout') as statement");
const nap = statement('pooler-test-nap', 'select pg_backend_pid() as pid, pg_sleep(0.05)');
const host = 'de.localhost:3000';

describe.skipIf(missing !== '')(`[RUN-9] a shop behind PgBouncer in transaction mode${missing}`, () => {
  let own: OwnDatabase;
  let bouncer: Pgbouncer;
  let db: Database;
  let whole: WholeShop | undefined;
  const open = (connections = 12) => openPostgres(bouncer.url, connections, requestLimits, 'transaction');

  beforeAll(async () => {
    const server = databases.find(({ database }) => database === 'PostgreSQL') ?? expect.unreachable();
    own = await server.open();
    bouncer = await openPgbouncer(own.url ?? expect.unreachable());
    db = open();
  });
  afterAll(async () => {
    await whole?.close();
    await db?.close();
    await bouncer?.close();
    await own?.close();
  });

  it('is what `check` proposes a setting for', async () => {
    const DATABASE_URL = bouncer.url;
    expect(await poolerLines({ DATABASE_URL })).toEqual([
      'A pooler is between the shop and its database: with pool_mode = transaction set DATABASE_POOLER=transaction.',
    ]);
    expect(await poolerLines({ DATABASE_URL, DATABASE_POOLER: 'transaction' })).toEqual([]);
    expect(await poolerLines({ DATABASE_URL: own.url ?? '' })).toEqual([]);
    expect(await poolerLines({ DATABASE_URL: 'postgres://shop@127.0.0.1:1/shop' })).toEqual([]);
  });

  it('migrates once when several processes come at once', async () => {
    const other = open();
    const ran = await Promise.all([migrate(db), migrate(other)]);
    expect(ran.toSorted((a, b) => a - b)).toEqual([0, migrations.length]);
    await other.close();
  });

  it('asks the same statement on all connections of the server', async () => {
    const naps = await Promise.all(Array.from({ length: 12 }, () => db.query<{ pid: number }>(nap)));
    expect(new Set(naps.map(([row]) => row?.pid)).size).toBeGreaterThan(1);
    for (let asked = 0; asked < 20; asked += 1) {
      const rows = await Promise.all(Array.from({ length: 12 }, () => db.query<{ asked: number }>(pid, [asked])));
      expect(rows.map(([row]) => row?.asked)).toEqual(Array.from({ length: 12 }, () => asked));
    }
  });

  it('limits its transactions, and leaves nothing of it to others', async () => {
    expect(await db.transaction((tx) => tx.query(limit))).toEqual([{ statement: '8s' }]);
    expect(await db.transaction((tx) => tx.query(limit), 'long')).toEqual([{ statement: '10min' }]);
    const others = await Promise.all(Array.from({ length: 12 }, () => db.query(limit)));
    expect(others.flat()).toEqual(Array.from({ length: 12 }, () => ({ statement: '0' })));
  });

  it('holds a name for one process at a time, while others ask as well', async () => {
    const other = open(8);
    const letGo = await db.hold('a');
    expect(letGo).toBeDefined();
    await Promise.all(Array.from({ length: 20 }, () => other.query(nap)));
    expect(await other.hold('a')).toBeUndefined();
    expect(await db.hold('a')).toBeUndefined();
    const another = await other.hold('b');
    expect(another).toBeDefined();
    await letGo?.();
    await another?.();
    const again = await other.hold('a');
    expect(again).toBeDefined();
    await again?.();
    await other.close();
  });

  it('shows its pages, keeps carts and sends what it must', async () => {
    whole = await wholeShop(() => new Date(), { filled: own.db, served: db });
    const { app } = whole.shop;
    const visitors = Array.from({ length: 6 }, () => browserOf(app));
    for (const quantity of [1, 2, 3]) {
      const payload = { setArticle: { productId: '101110002', tcm: '101110002', quantity } };
      const changed = await Promise.all(
        visitors.map((visitor) => visitor.call({ method: 'PUT', url: cartPath, payload })),
      );
      expect(changed.map(({ statusCode }) => statusCode)).toEqual(visitors.map(() => 200));
    }
    const carts = await Promise.all(visitors.map((visitor) => visitor.call({ url: cartPath })));
    expect(carts.map((cart) => cart.json<{ cart: Cart }>().cart.articles[0]?.quantity)).toEqual(visitors.map(() => 3));
    const urls = ['/', '/kaffee-c1000.html', '/service/cartfrontend/cart', '/health/ready'];
    const pages = await Promise.all(urls.map((url) => app.inject({ url, headers: { host } })));
    expect(pages.map(({ statusCode }) => statusCode)).toEqual(urls.map(() => 200));
    await whole.shop.refresh();
    await whole.shop.mail.work();
    await whole.shop.pictures.work();
    await whole.shop.tidyUp();
  });
});
