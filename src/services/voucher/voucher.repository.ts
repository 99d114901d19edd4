import type { Voucher } from '../../contracts/cart/voucher.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import { statement, type Database, type Queryable } from '../../lib/database.ts';

interface Row {
  readonly code: string;
  readonly site: SiteCode;
  readonly title: string;
  readonly percent: number | null;
  readonly amount_minor: number | null;
  readonly minimum_minor: number;
  readonly valid_from: Date | null;
  readonly valid_to: Date | null;
  readonly uses: number | null;
  readonly used: number;
}

const columns = '(site, code, is_shared, title, percent, amount_minor, minimum_minor, valid_from, valid_to, uses)';
const values = `values ($1, $2, $3, $4, $5, $6, $7, $8::timestamptz, $9::timestamptz, $10)`;
const insert = statement(
  'voucher-insert',
  `insert into voucher ${columns} ${values} on conflict (site, code) do nothing returning code`,
);
/** A public voucher that stays keeps its number of uses; a personal one with the same code is not touched. */
const share = statement(
  'voucher-share',
  `insert into voucher as old ${columns} ${values}
   on conflict (site, code) do update set title = excluded.title, percent = excluded.percent,
     amount_minor = excluded.amount_minor, minimum_minor = excluded.minimum_minor, valid_from = excluded.valid_from,
     valid_to = excluded.valid_to, uses = excluded.uses
   where old.is_shared`,
);
const dropShared = statement(
  'voucher-drop-shared',
  'delete from voucher where site = $1 and is_shared and not code = any ($2::text[])',
);
const read = statement('voucher-read', 'select * from voucher where site = $1 and code = $2');
const readAlone = statement('voucher-read-alone', 'select * from voucher where site = $1 and code = $2 for update');
const shared = statement(
  'voucher-shared',
  'select * from voucher where site = $1 and is_shared order by code limit 1000',
);
const allShared = statement('voucher-all-shared', 'select * from voucher where site = $1 and is_shared order by code');
const isUsedBy = statement(
  'voucher-used-by',
  'select 1 from voucher_use where site = $1 and code = $2 and order_id = $3',
);
const noteUse = statement(
  'voucher-note-use',
  'insert into voucher_use (site, code, order_id, used_at) values ($1, $2, $3, $4::timestamptz)',
);
const countUse = statement('voucher-count-use', 'update voucher set used = used + 1 where site = $1 and code = $2');

// In the order of their codes, so that two cancelled orders never wait for each other in a circle.
const giveBack = statement(
  'voucher-give-back',
  `with back as (delete from voucher_use where site = $1 and order_id = $2 returning code),
     held as (select site, code from voucher where site = $1 and code in (select code from back) order by code for update)
   update voucher v set used = v.used - 1 from held
   where v.site = held.site and v.code = held.code and v.uses is not null`,
);

const voucherOf = (row: Row): Voucher => ({
  code: row.code,
  site: row.site,
  title: row.title,
  // The table holds exactly one of the two.
  worth: row.percent === null ? { amountMinor: row.amount_minor ?? 0 } : { percent: row.percent },
  minimumMinor: row.minimum_minor,
  ...omitNullish({ from: row.valid_from, to: row.valid_to, uses: row.uses }),
  used: row.used,
});

type NewVoucher = Omit<Voucher, 'used'>;

const valuesOf = ({ site, code, title, worth, minimumMinor, from, to, uses }: NewVoucher, isShared: boolean) => [
  site,
  code,
  isShared,
  title,
  'percent' in worth ? worth.percent : null,
  'percent' in worth ? null : worth.amountMinor,
  minimumMinor,
  from?.toISOString() ?? null,
  to?.toISOString() ?? null,
  uses ?? null,
];

export const createVoucherRepository = (db: Database) => ({
  /** Adds a personal voucher; returns `false` if the code exists already. */
  insert: async (tx: Queryable, voucher: NewVoucher): Promise<boolean> =>
    (await tx.query(insert, valuesOf(voucher, false))).length > 0,

  /** Replaces the public vouchers of a site. */
  replaceShared: (site: SiteCode, vouchers: readonly NewVoucher[]): Promise<void> =>
    db.transaction(async (tx) => {
      await tx.query(dropShared, [site, vouchers.map(({ code }) => code)]);
      for (const voucher of vouchers) await tx.query(share, valuesOf(voucher, true));
    }),

  /** The public vouchers of a site. */
  shared: async (site: SiteCode): Promise<Voucher[]> => (await db.query<Row>(shared, [site])).map(voucherOf),

  /** The public vouchers of a site, without how often they were used. */
  allShared: async (site: SiteCode): Promise<Omit<Voucher, 'used'>[]> =>
    (await db.query<Row>(allShared, [site])).map((row) => {
      const { used: _, ...voucher } = voucherOf(row);
      return voucher;
    }),

  read: async (site: SiteCode, code: string): Promise<Voucher | undefined> => {
    const [row] = await db.query<Row>(read, [site, code]);
    return row && voucherOf(row);
  },

  /** A voucher with counted uses is locked until the transaction ends; an unlimited one is not. */
  readToUse: async (tx: Queryable, site: SiteCode, code: string): Promise<Voucher | undefined> => {
    const [row] = await tx.query<Row>(read, [site, code]);
    if (!row || row.uses === null) return row && voucherOf(row);
    const [own] = await tx.query<Row>(readAlone, [site, code]);
    return own && voucherOf(own);
  },
  giveBack: async (tx: Queryable, site: SiteCode, orderId: string): Promise<void> => {
    await tx.query(giveBack, [site, orderId]);
  },
  isUsedBy: async (tx: Queryable, { site, code }: Voucher, orderId: string): Promise<boolean> =>
    (await tx.query(isUsedBy, [site, code, orderId])).length > 0,
  noteUse: async (tx: Queryable, { site, code, uses }: Voucher, orderId: string, at: Date): Promise<void> => {
    await tx.query(noteUse, [site, code, orderId, at.toISOString()]);
    if (uses !== undefined) await tx.query(countUse, [site, code]);
  },
});
export type VoucherRepository = ReturnType<typeof createVoucherRepository>;
