import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMigratedOnServer, type OwnDatabase } from '../../../tests/support/databases/databases.ts';
import { wholeShop, type WholeShop } from '../../../tests/support/shops/whole-shop.ts';
import { statement, type Database, type Queryable } from '../../lib/database.ts';

const rows = 20_000;
const numbered = `from generate_series(1, ${rows}) as n`;
/** Rows that are still kept, as a shop has after a while; `n` is the number of the row. */
const kept: Readonly<Record<string, string>> = {
  cart: `(site, visitor_id, version, entries, recent_changes, expires_on)
    select 'DE', gen_random_uuid(), 1, '[]', '{}', current_date + 1 + n % 60 ${numbered}`,
  cart_change: `select 'DE', gen_random_uuid(), 'c' || n, 'm', current_date + 1 + n / 3000 ${numbered}`,
  checkout: `select 'DE', gen_random_uuid(), gen_random_uuid(), '{}', null, now() + interval '1 minute' * n ${numbered}`,
  consent_proof: `select gen_random_uuid(), now(), 'DE', 'C0001', 1, current_date + 1 + n % 1000 ${numbered}`,
  customer: `(id, site, email, email_key, password_hash, visitor_id, first_name, last_name, created_at)
    select gen_random_uuid(), 'DE', 'e' || n, 'e' || n, 'x', gen_random_uuid(), 'a', 'b', now() ${numbered}`,
  customer_link: `select 'k' || n, 'reset', 'DE', null, '{}', now() + interval '1 minute' * n, null ${numbered}`,
  login_attempt: `select 'k' || n, 1, now() ${numbered}`,
  login_family: `(id, customer_id, generation, rotated_at, ends_at, is_ended)
    select gen_random_uuid(), (select id from customer limit 1), 1, 0, extract(epoch from now())::bigint + n, false ${numbered}`,
  mail: `(mail_id, site, recipient, subject, html, body, message_id, created_at, due_at, tries, state, ended_at)
    select gen_random_uuid(), 'DE', 'e' || n, 's', 'h', 'b', 'm', now(), now(), 1, 'sent', now() ${numbered}`,
  newsletter_mail: `select 'e' || n, now(), 'confirm' ${numbered}`,
  newsletter_subscriber: `(subscriber_id, site, email, email_key, state, created_at, opened_at, expires_at)
    select gen_random_uuid(), 'CZ', 'e' || n, 'e' || n, case when n % 9 = 0 then 'pending' else 'confirmed' end, now(), now(),
      now() + interval '1 day' ${numbered}`,
  newsletter_token: `select 't' || n, (select subscriber_id from newsletter_subscriber limit 1), 'confirm', '{}', now() + interval '1 minute' * n, null ${numbered}`,
  shop_order: `(id, site, number, key, link_until, placed_at, state, email, content, expires_on)
    select gen_random_uuid(), 'DE', 'N' || n, 'K' || n, now(), now(), case when n % 20 = 0 then 'CANCELLED' else 'PAID' end, 'e', '{}',
      current_date + 1 + n % 3000 ${numbered}`,
  payment: `select gen_random_uuid(), id, 1, 'DE', case when state = 'PAID' then 'paid' else 'refunded' end, 100, 'EUR', now(), now()
    from shop_order`,
  search_query: `(site, day, query, times) select 'DE', current_date - n % 20, 'q' || n, 1 ${numbered}`,
  tracked_event: `select gen_random_uuid(), 'e' || n, n, 'DE', 'view', now(), now(), '{}', '{}', current_date + 1 + n % 400 ${numbered}`,
  withdrawal: `(id, site, declared_at, expires_on) select gen_random_uuid(), 'DE', now(), current_date + 300 ${numbered}`,
};
let own: OwnDatabase;
let whole: WholeShop;
const asked = new Set<string>();
let vacuumed = 0;

const listening = (on: Queryable): Queryable => ({
  query: (one, values) => {
    asked.add(one.text);
    return on.query(one, values);
  },
});

beforeAll(async () => {
  own = await openMigratedOnServer();
  const { db } = own;
  const served: Database = {
    ...db,
    ...listening(db),
    vacuum: async () => void (vacuumed += 1),
    transaction: (work, kind) => db.transaction((tx) => work(listening(tx)), kind),
  };
  whole = await wholeShop(undefined, { filled: db, served });
  for (const [table, select] of Object.entries(kept)) await db.query(statement('', `insert into ${table} ${select}`));
  await db.query(statement('', 'analyze'));
  const { tidyUp } = await whole.another({
    environment: { PAYMENT_URL: 'https://pay.example/v1', PAYMENT_SECRET: 'a secret as long as it must be, for tests' },
  });
  asked.clear();
  await tidyUp();
});
afterAll(async () => {
  await whole.close();
});

it('what is tidied up each minute is found by indexes: no table of a shop that has grown is read', async () => {
  const texts = [...asked];
  for (const table of Object.keys(kept).filter((name) => name !== 'customer'))
    expect(texts.some((text) => text.includes(table))).toBe(true);
  const read: string[] = [];
  for (const text of texts) {
    const plan = await own.db.query<{ 'QUERY PLAN': string }>(statement('', `explain (generic_plan) ${text}`));
    for (const { 'QUERY PLAN': line } of plan) if (line.includes('Seq Scan')) read.push(`${line.trim()} in ${text}`);
  }
  expect(read).toEqual([]);
});

it('then a database that does not do so by itself gives the room of one table back', () => {
  expect(vacuumed).toBe(1);
});

it('what is still kept stays', async () => {
  for (const table of Object.keys(kept)) {
    const [found] = await own.db.query<{ count: number }>(statement('', `select count(*) from ${table}`));
    expect(found?.count).toBeGreaterThanOrEqual(rows);
  }
});
