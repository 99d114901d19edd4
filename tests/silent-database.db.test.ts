import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgres } from '../src/server/database/postgres.ts';
import { statement, type Database } from '../src/lib/database.ts';
import { databases, type OwnDatabase } from './support/databases/databases.ts';
import { silentProxy, type SilentProxy } from '../storm/silent-proxy.ts';
import { wholeShop, type WholeShop } from './support/shops/whole-shop.ts';

const limits = {
  connectMs: 1500,
  statementMs: 1500,
  lockMs: 500,
  answerMs: 2000,
  idleInTransactionMs: 2000,
  closeMs: 300,
};
const host = 'de.localhost:3000';
const mostPieces = 120;
const piecesBetween = 7;

let own: OwnDatabase;
let proxy: SilentProxy;
let served: Database;
let whole: WholeShop;
beforeAll(async () => {
  own = (await databases[1]?.openMigrated()) ?? expect.unreachable('this needs a server');
  proxy = await silentProxy(own.url ?? '');
  served = openPostgres(proxy.url, 4, limits);
  whole = await wholeShop(undefined, { filled: own.db, served });
});
afterAll(async () => {
  await served?.close();
  await whole?.close();
  await own?.close();
  await proxy?.close();
});

const headers = { host, accept: 'text/html', 'x-hunter-csrf': '1' };
const ask = async (url: string) => (await whole.shop.app.inject({ url, headers })).statusCode;
const readiness = () => ask('/health/ready');
/** An article that is sold, and the address of its page. */
const onSale = async () => {
  const [row] = await own.db.query<{ product_id: string; tcm: string; slug: string }>(
    statement(
      '',
      `select product_id, tcm, slug from article join product using (generation, product_id)
       where availability = 'AVAILABLE' order by article.position limit 1`,
    ),
  );
  if (!row) throw new Error('nothing is sold');
  return { productId: row.product_id, tcm: row.tcm, url: `/${row.slug}-p${row.product_id}.html` };
};

it('[RUN-9] a shop whose connections are cut at any moment serves shoppers again within ten seconds', async () => {
  const { url, ...article } = await onSale();
  const payload = { setArticle: { ...article, quantity: 1 } };
  const buy = async () =>
    (await whole.shop.app.inject({ method: 'PUT', url: '/service/cart/api/cart', headers, payload })).statusCode;
  const all = () => Promise.all([...['/', '/search?query=kaffee', url, '/service/cartfrontend/cart'].map(ask), buy()]);
  await expect.poll(() => ask('/search?query=becher')).toBe(200);
  const seen = new Set<number>();
  for (let pieces = 1; pieces <= mostPieces; pieces += piecesBetween) {
    proxy.cutAfter(pieces);
    for (const code of await all()) seen.add(code);
    proxy.cutAfter(Infinity);
    const again = { interval: 5, timeout: 10_000, message: `after ${pieces} pieces` };
    await expect.poll(readiness, again).toBe(200);
    await expect.poll(all, again).toEqual([200, 200, 200, 200, 200]);
  }
  expect(seen).toEqual(new Set([200, 503]));
});

it('[RUN-9] a shop whose database falls silent answers all requests in time, recovers, and stops', async () => {
  const { url, ...article } = await onSale();
  const payload = { setArticle: { ...article, quantity: 1 } };
  /** Puts something into the cart of a new visitor. */
  const buy = async () =>
    (await whole.shop.app.inject({ method: 'PUT', url: '/service/cart/api/cart', headers, payload })).statusCode;
  const asked = ['/', '/kaffee-c1000.html', '/search?query=kaffee', url, '/service/cartfrontend/cart'];
  const all = () => Promise.all([...asked.map(ask), buy()]);
  // The first search request builds the index.
  await expect.poll(() => ask('/search?query=becher')).toBe(200);
  expect(await readiness()).toBe(200);
  proxy.silence();
  // More simultaneous requests than connections: those in the queue get a response, too.
  const codes = (await Promise.all([all(), all(), all()])).flat();
  expect(codes.filter((code) => code !== 200 && code !== 503)).toEqual([]);
  expect(codes).toContain(503);
  expect(await readiness()).toBe(503);
  proxy.speak();
  await expect.poll(readiness).toBe(200);
  await expect.poll(all).toEqual([...asked, 'the cart'].map(() => 200));

  proxy.silence();
  const underWay = all();
  const began = performance.now();
  await whole.shop.stop({ patienceMs: 200 });
  await served.close();
  expect(performance.now() - began).toBeLessThan(15_000);
  await underWay;
  await expect.poll(() => proxy.open()).toBe(0);
});
