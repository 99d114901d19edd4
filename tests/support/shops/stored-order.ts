import { statement, type Database } from '../../../src/lib/database.ts';
import type { Site } from '../../../src/sites/site.ts';

/** Stores an order without lines that has been sent; returns the path of its page. */
export const storeOrder = async (
  db: Pick<Database, 'query'>,
  site: Site,
  { number, email, at }: { readonly number: string; readonly email: string; readonly at: Date },
): Promise<string> => {
  const key = `key-of-${site.code}-${number}`;
  const money = { amountMinor: 1000, currency: site.currency };
  const content = {
    lines: [],
    sums: { value: money, discounts: [], shipping: money, total: money, taxes: [] },
    address: { firstName: 'Ada', lastName: 'Kovács', street: 'Weg 1', postcode: '20457', city: 'Hamburg' },
    delivery: 'home',
    deliveredTo: [],
  };
  await db.query(
    statement(
      '',
      `insert into shop_order (id, site, number, key, link_until, placed_at, state, email, content, expires_on)
       values (gen_random_uuid(), $1, $2, $3, '2030-01-01', $4, 'SENT', $5, $6::jsonb, '2035-01-01')`,
    ),
    [site.code, number, key, at, email, JSON.stringify(content)],
  );
  return `/order/${key}`;
};
