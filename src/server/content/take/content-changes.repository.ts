import type { SiteCode } from '../../../contracts/shop/site.contract.ts';
import { statement, type Database, type Queryable, type Statement } from '../../../lib/database.ts';

/** An entry of the content: its name, and all that is stored of it. */
export interface ContentEntry {
  readonly name: string;
  readonly body: unknown;
}

export const tableKinds = ['navigation', 'themeworlds', 'vouchers', 'promotions', 'abtests'] as const;
export type TableKind = (typeof tableKinds)[number];

const entries: Readonly<Record<TableKind, Statement>> = {
  navigation: statement(
    'changes-navigation',
    `select category_id::text as name, to_jsonb(t) - 'position' as body from navigation_entry t where site = $1 order by position`,
  ),
  themeworlds: statement(
    'changes-themeworlds',
    `select themeworld_id::text as name, to_jsonb(t) - 'position' as body from themeworld t where site = $1 order by position`,
  ),
  vouchers: statement(
    'changes-vouchers',
    `select code as name, to_jsonb(t) - 'used' as body from voucher t where site = $1 and is_shared order by code`,
  ),
  promotions: statement(
    'changes-promotions',
    `select slot || ' ' || to_json(name)::text as name, to_jsonb(t) - 'position' as body from promotion t where site = $1 order by position`,
  ),
  abtests: statement(
    'changes-ab-tests',
    'select name, to_jsonb(t) as body from ab_test t where site = $1 order by name',
  ),
};

const strayVoucher = statement(
  'changes-stray-voucher',
  `select p.slot, p.name, p.content->>'voucherCode' as wanted from promotion p
   where p.site = $1 and p.content->>'voucherCode' is not null
     and not exists (select 1 from voucher v where v.site = p.site and v.is_shared and v.code = p.content->>'voucherCode')
   limit 1`,
);
const strayTest = statement(
  'changes-stray-test',
  `select p.slot, p.name, p.test_name as wanted from promotion p
   where p.site = $1 and p.test_name is not null
     and not exists (select 1 from ab_test t where t.site = p.site and t.name = p.test_name) limit 1`,
);

export interface Stray {
  readonly slot: string;
  readonly name: string;
  readonly wanted: string;
}

const alone = statement('content-alone', "select pg_advisory_xact_lock(hashtextextended('content', 0))");

export const createContentChangesRepository = (db: Queryable) => ({
  /** Waits until no other transaction takes in content: two that replace the same rows would each add theirs. */
  alone: async (): Promise<void> => {
    await db.query(alone);
  },
  entries: (kind: TableKind, site: SiteCode) => db.query<ContentEntry>(entries[kind], [site]),
  /** a promotion whose public voucher the shop does not have */
  strayVoucher: async (site: SiteCode) => (await db.query<Stray>(strayVoucher, [site]))[0],
  /** a promotion whose A/B test the shop does not have */
  strayTest: async (site: SiteCode) => (await db.query<Stray>(strayTest, [site]))[0],
});

/** The database inside of a transaction: what repositories write belongs to it. */
export const inTransaction = (db: Database, tx: Queryable): Database => ({
  ...db,
  query: (asked, values) => tx.query(asked, values),
  transaction: (work) => work(tx),
});
