import type { SiteCode } from '../../../contracts/shop/site.contract.ts';
import { statement, type Queryable } from '../../../lib/database.ts';
import type { Target } from './generation.repository.ts';

export interface NumberedProduct {
  readonly source_id: string;
  readonly product_id: string;
}

const numbersOf = statement(
  'import-numbers-of',
  'select source_id, product_id from product_number where site = $1 and source_id = any($2::text[])',
);

const takenNumbers = statement(
  'import-numbers-taken',
  'select product_id from product_number where site = $1 and product_id = any($2::char(9)[])',
);

const addNumbers = statement(
  'import-add-numbers',
  `insert into product_number (site, source_id, product_id, first_seen)
   select $1, source_id, product_id, first_seen
   from jsonb_to_recordset($2::jsonb) as row (source_id text, product_id char(9), first_seen timestamptz)
   on conflict do nothing`,
);

const keepNumbers = statement(
  'import-keep-numbers',
  `with slice as (
     select source_id, product_id from product where site = $1 and generation = $2 and product_id > $3
     order by product_id limit $4
   ), kept as (
     insert into product_number (site, source_id, product_id, first_seen)
     select $1, source_id, product_id, $5 from slice on conflict do nothing
   )
   select max(product_id) as last from slice`,
);

/** The product numbers of a site, kept from import to import (PROD-1). */
export const numberRows = (db: Queryable) => ({
  numbersOf: (site: SiteCode, sourceIds: readonly string[]) => db.query<NumberedProduct>(numbersOf, [site, sourceIds]),
  /** Returns the numbers that products of the site have. */
  takenNumbers: async (site: SiteCode, productIds: readonly string[]) =>
    (await db.query<{ product_id: string }>(takenNumbers, [site, productIds])).map((row) => row.product_id),
  addNumbers: (site: SiteCode, rows: readonly (NumberedProduct & { readonly first_seen: Date })[]) =>
    db.query(addNumbers, [site, JSON.stringify(rows)]),
  /** Stores one batch after the given number; returns the last number of the batch. */
  keepNumbers: async ({ site, generation }: Target, after: string, limit: number, at: Date) =>
    (await db.query<{ last: string | null }>(keepNumbers, [site, generation, after, limit, at]))[0]?.last ?? undefined,
});
