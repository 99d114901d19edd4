import type { SiteCode } from '../../contracts/site.contract.ts';
import type { Voucher } from '../../contracts/voucher.rules.ts';
import { statement, type Database, type Queryable } from '../../lib/database.ts';

interface Row {
  readonly code: string;
  readonly site: SiteCode;
  readonly title: string;
  readonly percent: number | null;
  readonly amount_minor: number | null;
  readonly minimum_minor: number;
  readonly valid_from: Date;
  readonly valid_to: Date;
  readonly uses: number;
  readonly used: number;
}

const insert = statement(
  'voucher-insert',
  `insert into voucher (code, site, title, percent, amount_minor, minimum_minor, valid_from, valid_to, uses)
   values ($1, $2, $3, $4, $5, $6, $7::timestamptz, $8::timestamptz, $9) on conflict (code) do nothing returning code`,
);
const read = statement('voucher-read', 'select * from voucher where code = $1');
const readAlone = statement('voucher-read-alone', 'select * from voucher where code = $1 for update');
const isUsedBy = statement('voucher-used-by', 'select 1 from voucher_use where code = $1 and order_id = $2');
const noteUse = statement(
  'voucher-note-use',
  'insert into voucher_use (code, order_id, used_at) values ($1, $2, $3::timestamptz)',
);
const countUse = statement('voucher-count-use', 'update voucher set used = used + 1 where code = $1');

const voucherOf = (row: Row): Voucher => ({
  code: row.code,
  site: row.site,
  title: row.title,
  // The table holds exactly one of the two.
  worth: row.percent === null ? { amountMinor: row.amount_minor ?? 0 } : { percent: row.percent },
  minimumMinor: row.minimum_minor,
  from: row.valid_from,
  to: row.valid_to,
  uses: row.uses,
  used: row.used,
});

export const createVoucherRepository = (db: Database) => ({
  /** `false`: there is one of this code already. */
  insert: async (tx: Queryable, voucher: Omit<Voucher, 'used'>): Promise<boolean> => {
    const { code, site, title, worth, minimumMinor, from, to, uses } = voucher;
    const rows = await tx.query(insert, [
      code,
      site,
      title,
      'percent' in worth ? worth.percent : null,
      'percent' in worth ? null : worth.amountMinor,
      minimumMinor,
      from.toISOString(),
      to.toISOString(),
      uses,
    ]);
    return rows.length > 0;
  },

  read: async (code: string): Promise<Voucher | undefined> => {
    const [row] = await db.query<Row>(read, [code]);
    return row && voucherOf(row);
  },

  /** Whoever else wants it waits until this transaction is over. */
  readAlone: async (tx: Queryable, code: string): Promise<Voucher | undefined> => {
    const [row] = await tx.query<Row>(readAlone, [code]);
    return row && voucherOf(row);
  },
  isUsedBy: async (tx: Queryable, code: string, orderId: string): Promise<boolean> =>
    (await tx.query(isUsedBy, [code, orderId])).length > 0,
  noteUse: async (tx: Queryable, code: string, orderId: string, at: Date): Promise<void> => {
    await tx.query(noteUse, [code, orderId, at.toISOString()]);
    await tx.query(countUse, [code]);
  },
});
export type VoucherRepository = ReturnType<typeof createVoucherRepository>;
