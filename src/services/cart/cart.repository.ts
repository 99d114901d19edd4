import type { SiteCode } from '../../contracts/site.contract.ts';
import { statement, type Database, type Queryable, type Statement } from '../../lib/database.ts';

/**
 * An article in the cart as it is kept. Title, choice, picture and price are those of the day it was put in: they are shown
 * only when the shop no longer knows the article.
 */
export interface CartEntry {
  readonly productId: string;
  readonly tcm: string;
  readonly quantity: number;
  readonly title: string;
  readonly amountMinor: number;
  readonly choice?: string;
  readonly picture?: string;
}

export interface CartRow {
  readonly version: number;
  readonly entries: readonly CartEntry[];
  readonly recent_changes: readonly string[];
  /** until the cart is no longer kept */
  readonly days_left: number;
}

/** Whose cart: one a visitor and site (LOGIN-7). */
export interface CartOwner {
  readonly site: SiteCode;
  readonly visitorId: string;
}

export interface CartToKeep {
  readonly entries: readonly CartEntry[];
  readonly recentChanges: readonly string[];
  /** YYYY-MM-DD, the first day on which it is no longer kept */
  readonly expiresOn: string;
}

const read = statement(
  'cart-read',
  `select version, entries, recent_changes, expires_on - $3::date as days_left
   from cart where site = $1 and visitor_id = $2 and expires_on > $3::date`,
);
const readAlone = statement('cart-read-alone', `${read.text} for update`);
const update = statement(
  'cart-update',
  `update cart set version = version + 1, entries = $4::jsonb, recent_changes = $5::text[], expires_on = $6::date
   where site = $1 and visitor_id = $2 and version = $3 returning version`,
);
// A row that has expired and was not removed yet is as good as none.
const insert = statement(
  'cart-insert',
  `insert into cart (site, visitor_id, version, entries, recent_changes, expires_on)
   values ($1, $2, 1, $4::jsonb, $5::text[], $6::date)
   on conflict (site, visitor_id) do update set version = cart.version + 1, entries = excluded.entries,
     recent_changes = excluded.recent_changes, expires_on = excluded.expires_on
   where cart.expires_on <= $3::date returning version`,
);
const prolong = statement(
  'cart-prolong',
  'update cart set expires_on = $3::date where site = $1 and visitor_id = $2 and expires_on < $3::date',
);

/** Reads and writes one cart; `reading` decides whether others may meanwhile. */
const rowsOn = (db: Queryable, reading: Statement) => ({
  read: async ({ site, visitorId }: CartOwner, today: string): Promise<CartRow | undefined> =>
    (await db.query<CartRow>(reading, [site, visitorId, today]))[0],

  /** `before` is the version that was read, or nothing where there was no cart. False: somebody else was quicker. */
  keep: async (
    { site, visitorId }: CartOwner,
    before: number | undefined,
    { entries, recentChanges, expiresOn }: CartToKeep,
    today: string,
  ): Promise<boolean> => {
    const values = [JSON.stringify(entries), recentChanges, expiresOn];
    const rows =
      before === undefined
        ? await db.query(insert, [site, visitorId, today, ...values])
        : await db.query(update, [site, visitorId, before, ...values]);
    return rows.length > 0;
  },
});
export type CartRows = ReturnType<typeof rowsOn>;

/** Days are YYYY-MM-DD, from the service: no statement asks the database for the time. */
export const createCartRepository = (db: Database) => ({
  ...rowsOn(db, read),

  /** The row that is read belongs to this work until it is done: everybody else waits. */
  alone: <T>(work: (rows: CartRows) => Promise<T>): Promise<T> => db.transaction((tx) => work(rowsOn(tx, readAlone))),

  prolong: async ({ site, visitorId }: CartOwner, expiresOn: string): Promise<void> => {
    await db.query(prolong, [site, visitorId, expiresOn]);
  },
});
export type CartRepository = ReturnType<typeof createCartRepository>;
