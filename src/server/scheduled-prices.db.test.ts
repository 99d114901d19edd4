import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserAgent } from '../../tests/support/people/browser-agent.ts';
import { wholeShop, type WholeShop } from '../../tests/support/shops/whole-shop.ts';
import { statement } from '../lib/database.ts';
import type { Shop } from './wiring/compose.ts';

const opensAt = new Date('2026-11-20T12:00:00Z');
const saleBegins = new Date('2026-11-20T12:00:03Z');
const saleEnds = new Date('2026-11-20T12:10:00Z');

let now = opensAt;
let whole: WholeShop;
let shop: Shop;
let path = '';

beforeAll(async () => {
  whole = await wholeShop(() => now);
  await whole.db.query(
    statement('', `update article set price_minor = 98700, sale_minor = 65400, sale_from = $1, sale_to = $2`),
    [saleBegins, saleEnds],
  );
  const [product] = await whole.db.query<{ slug: string; product_id: string }>(
    statement('', 'select slug, product_id from product order by position limit 1'),
  );
  path = `/${product?.slug}-p${product?.product_id}.html`;
  shop = await whole.another();
});
afterAll(() => whole?.close());

const look = async () => {
  const answer = await shop.app.inject({
    url: path,
    headers: { ...browserAgent, accept: 'text/html', host: 'de.localhost:3000' },
  });
  expect(answer.statusCode).toBe(200);
  return { isReduced: answer.body.includes('654,00'), kept: answer.headers['cache-control'] };
};

it('[SHOP-3] a cached page ends when a sale begins or ends by its schedule, here and in every proxy', async () => {
  expect(await look()).toEqual({ isReduced: false, kept: 'public, max-age=0, s-maxage=2, stale-while-revalidate=1' });
  now = new Date(saleBegins.getTime() - 1);
  expect(await look()).toEqual({ isReduced: false, kept: 'public, max-age=0, s-maxage=0' });
  now = saleBegins;
  expect(await look()).toEqual({ isReduced: true, kept: 'public, max-age=0, s-maxage=2, stale-while-revalidate=2' });
  now = saleEnds;
  expect((await look()).isReduced).toBe(false);
});
