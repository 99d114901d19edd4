import type { WithdrawalCase } from '../../contracts/customer/contact.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { statement, type Database, type Queryable } from '../../lib/database.ts';
import { deleteExpired } from '../../lib/expired-rows.repository.ts';
import type { Now } from '../../lib/time/moment.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';

/** A declaration as it is stored. */
export interface StoredWithdrawal {
  readonly id: string;
  readonly site: SiteCode;
  readonly at: Now;
  readonly name: string;
  readonly email: string;
  readonly typedNumber?: string | undefined;
  readonly articles?: string | undefined;
  /** the declaration in the words of the site */
  readonly words: string;
  readonly orderNumber?: string | undefined;
  /** YYYY-MM-DD */
  readonly expiresOn: string;
}

interface Row {
  readonly id: string;
  readonly declared_at: Date;
  readonly name: string | null;
  readonly email: string | null;
  readonly typed_number: string | null;
  readonly articles: string | null;
  readonly order_number: string | null;
  readonly receipt_mail_id: string | null;
}

// A second confirmation of the same attempt waits here for the first one, and then inserts nothing.
const insert = statement(
  'withdrawal-insert',
  `insert into withdrawal (id, site, declared_at, name, email, typed_number, articles, words, order_number, expires_on)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::date) on conflict do nothing returning id`,
);
const receipt = statement('withdrawal-receipt', 'update withdrawal set receipt_mail_id = $2 where id = $1');
const exists = statement('withdrawal-exists', 'select 1 from withdrawal where id = $1');
const ofOrders = statement(
  'withdrawal-of-orders',
  `select order_number, min(declared_at) as declared_at from withdrawal
   where site = $1 and order_number = any($2::text[]) group by order_number`,
);
const list = statement(
  'withdrawal-list',
  `select id, declared_at, name, email, typed_number, articles, order_number, receipt_mail_id from withdrawal
   where site = $1 order by declared_at desc, id limit $2`,
);
const exportPerson = statement(
  'withdrawal-export-person',
  `select site, declared_at, name, email, typed_number, articles, words, order_number, expires_on::text as kept_until
   from withdrawal where lower(email) = $1 order by declared_at, id`,
);
// Of a declaration for a known order the moment stays, as the order does; any other one is deleted.
const bare = statement(
  'withdrawal-bare',
  `update withdrawal set name = null, email = null, typed_number = null, articles = null, words = null
   where lower(email) = $1 and order_number is not null returning id`,
);
const remove = statement('withdrawal-remove', 'delete from withdrawal where lower(email) = $1 returning id');
const forget = deleteExpired('withdrawal-forget', { table: 'withdrawal', column: 'expires_on', type: 'date' });

const caseOf = (row: Row): WithdrawalCase => ({
  id: row.id,
  at: row.declared_at,
  ...omitNullish({
    name: row.name,
    email: row.email,
    typedNumber: row.typed_number,
    articles: row.articles,
    orderNumber: row.order_number,
  }),
  hasReceipt: row.receipt_mail_id !== null,
});

export const withdrawalRows = (db: Queryable) => ({
  /** returns `false` if the attempt is a declaration already */
  add: async (one: StoredWithdrawal): Promise<boolean> =>
    (
      await db.query(insert, [
        one.id,
        one.site,
        one.at,
        one.name,
        one.email,
        one.typedNumber ?? null,
        one.articles ?? null,
        one.words,
        one.orderNumber ?? null,
        one.expiresOn,
      ])
    ).length > 0,
  noteReceipt: async (id: string, mailId: string): Promise<void> => {
    await db.query(receipt, [id, mailId]);
  },
});

export const createWithdrawalRepository = (db: Database) => ({
  exists: async (id: string): Promise<boolean> => (await db.query(exists, [id])).length > 0,
  /** the first declaration for each of these orders that has one */
  ofOrders: async (site: SiteCode, numbers: readonly string[]): Promise<ReadonlyMap<string, Date>> =>
    new Map(
      (await db.query<{ order_number: string; declared_at: Date }>(ofOrders, [site, numbers])).map((row) => [
        row.order_number,
        row.declared_at,
      ]),
    ),
  list: async (site: SiteCode, most: number): Promise<readonly WithdrawalCase[]> =>
    (await db.query<Row>(list, [site, most])).map(caseOf),
  /** returns all declarations of an e-mail address */
  exportOf: (emailKey: string): Promise<object[]> => db.query<object>(exportPerson, [emailKey]),
  /** removes the person from the declarations and returns their number */
  erase: async (emailKey: string): Promise<number> => {
    const kept = await db.query(bare, [emailKey]);
    return kept.length + (await db.query(remove, [emailKey])).length;
  },
  forget: (today: string): Promise<void> => forget(db, today),
});
export type WithdrawalRepository = ReturnType<typeof createWithdrawalRepository>;
