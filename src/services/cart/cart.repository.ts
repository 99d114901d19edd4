import { randomInt } from 'node:crypto';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { statement, type Database, type Queryable } from '../../lib/database.ts';
import { deleteExpired } from '../../lib/expired-rows.repository.ts';
import { isKept, type CartEntry } from './cart-entries.rules.ts';
import { keyOfMark } from './cart.rules.ts';

export interface CartState {
  readonly version: number;
  readonly entries: readonly CartEntry[];
  readonly recent_changes: readonly string[];
}

export interface CartRow extends CartState {
  /** days until the cart expires */
  readonly days_left: number;
}

/** The owner of a cart: a visitor on a site (LOGIN-7). */
export interface CartOwner {
  readonly site: SiteCode;
  readonly visitorId: string;
}

export interface CartToKeep {
  readonly owner: CartOwner;
  /** the version that was read; `undefined` where there was no cart */
  readonly before: number | undefined;
  readonly entries: readonly CartEntry[];
  readonly recentChanges: readonly string[];
  /** of these the ones that are stored now */
  readonly newChanges: readonly string[];
  /** YYYY-MM-DD, the day on which it expires */
  readonly expiresOn: string;
}

export type CartKey = `${SiteCode} ${string}`;
export const cartKey = ({ site, visitorId }: CartOwner): CartKey => `${site} ${visitorId}`;

interface KeyColumns {
  readonly site: SiteCode;
  readonly visitor_id: string;
}

/** Most carts are read for no change. */
const plainReading = `select site, visitor_id, version, entries || for_later as entries, recent_changes,
     expires_on - $3::date as days_left
   from unnest($1::text[], $2::uuid[]) as asked (site, visitor_id) join cart using (site, visitor_id)
   where expires_on > $3::date`;
// $4: for each cart the keys of the changes that it is read for, with spaces between. A key has none.
const keyedReading = `select site, visitor_id, version, entries || for_later as entries,
     recent_changes || array(select mark from cart_change as made where made.site = cart.site
       and made.visitor_id = cart.visitor_id and made.change_id = any(string_to_array(asked.keys, ' '))) as recent_changes,
     expires_on - $3::date as days_left
   from unnest($1::text[], $2::uuid[], $4::text[]) as asked (site, visitor_id, keys) join cart using (site, visitor_id)
   where expires_on > $3::date`;
const locked = ' for update of cart';
const readShared = { plain: statement('cart-read-plain', plainReading), keyed: statement('cart-read', keyedReading) };
const readAlone = {
  plain: statement('cart-read-plain-alone', plainReading + locked),
  keyed: statement('cart-read-alone', keyedReading + locked),
};
// An expired row counts as missing, and a removed row is not restored. A new row begins with a random version ($9), so that it
// is not mistaken for an earlier one. What is kept for later is in a column of its own: programs of versions before it, which run
// beside this one during an upgrade, do not know it (RUN-10). Rows are written in the order of their keys, so that two processes cannot deadlock.
// Rows are looked up one by one (`limit 1`): the server plans for any number of rows, and would read a whole table to join them.
// Entries are parsed row by row: as one document of JSON they would all be parsed, and kept in memory, twice.
const given = `unnest($1::text[], $2::uuid[], $3::integer[], $4::text[], $5::text[], $6::text[], $7::date[], $10::text[], $11::text[])
     as row (site, visitor_id, before, entries, for_later, recent_changes, expires_on, new_ids, new_marks)`;
const written = (
  isNew = '',
) => `insert into cart as kept (site, visitor_id, version, entries, for_later, recent_changes, expires_on)
   select site, visitor_id, coalesce(before + 1, $9::integer), entries::jsonb, for_later::jsonb,
     string_to_array(recent_changes, e'\\n'), expires_on
   from ${given}
   where (before is null
     or (select true from cart where cart.site = row.site and cart.visitor_id = row.visitor_id limit 1))${isNew}
   on conflict (site, visitor_id) do update set version = kept.version + 1, entries = excluded.entries,
     for_later = excluded.for_later, recent_changes = excluded.recent_changes, expires_on = greatest(kept.expires_on, excluded.expires_on)
   where kept.version = excluded.version - 1 and excluded.version <> $9::integer or kept.expires_on <= $8::date
   returning site, visitor_id, version`;
const keepPlain = statement('cart-keep-plain', written());
// A change that is known already is not written: a process that did not read the row, because it remembers it, reads it then.
const keep = statement(
  'cart-keep',
  `with written as (${written(`
     and (select true from cart_change as made where made.site = row.site and made.visitor_id = row.visitor_id
       and made.change_id = any(string_to_array(row.new_ids, e'\\n')) limit 1) is null`)}
   ), noted as (
     insert into cart_change (site, visitor_id, change_id, mark, expires_on)
     select site, visitor_id, change_id, mark, $8::date + 2
     from written join ${given} using (site, visitor_id)
       cross join unnest(string_to_array(new_ids, e'\\n'), string_to_array(new_marks, e'\\n')) as made (change_id, mark)
     on conflict do nothing
   )
   select site, visitor_id, version from written`,
);
const prolong = statement(
  'cart-prolong',
  'update cart set expires_on = $3::date where site = $1 and visitor_id = $2 and expires_on < $3::date',
);

const remove = statement(
  'cart-remove',
  `with gone as (delete from cart_change where site = $1 and visitor_id = $2)
   delete from cart where site = $1 and visitor_id = $2`,
);
const forgetCarts = deleteExpired('cart-forget', { table: 'cart', column: 'expires_on', type: 'date' });
const changesTogether = 1000;
// The index of ranges has no order. With both ends of a range the server takes few rows for expired, and reads the index.
const forgetChanges = statement(
  'cart-change-forget',
  `delete from cart_change where ctid = any (array(
     select ctid from cart_change where expires_on between '-infinity' and $1::date limit ${changesTogether}))
   returning 1 as gone`,
);

// The row stays, so that a change that was read earlier finds another version and restores nothing. What is kept for later is
// not part of the order.
const ordered = statement(
  'cart-ordered',
  `update cart set entries = '[]', version = version + 1 where site = $1 and visitor_id = $2 and version = $3
   returning version`,
);

// In a large shop the latest carts are a sufficient sample of what is wanted.
const wishes = statement(
  'cart-wishes',
  `select entry ->> 'productId' as product_id, count(*) as carts
   from (select entries from cart where site = $1 order by expires_on desc limit 20000) as latest,
     jsonb_array_elements(latest.entries) as entry
   where entry ->> 'productId' is not null and entry ->> 'kind' is null group by 1`,
);

const keyOf = ({ site, visitor_id: visitorId }: KeyColumns): CartKey => cartKey({ site, visitorId });

const mostFirstVersion = 2 ** 30;

/** The elements are JSON, which has no raw control characters: their strings in JSON are those of an array of PostgreSQL. */
const jsonElements = (values: readonly unknown[]): string =>
  `{${JSON.stringify(values.map((value) => JSON.stringify(value))).slice(1, -1)}}`;
/** Keys and marks have no line breaks. */
const inLines = (texts: readonly string[]): string => texts.join('\n');

const inOrder = (a: CartToKeep, b: CartToKeep): number => (cartKey(a.owner) < cartKey(b.owner) ? -1 : 1);

/** Reads and writes carts, many with one statement; the statements decide whether the rows are locked. */
const rowsOn = (db: Queryable, { plain, keyed }: typeof readShared) => ({
  /**
   * Reads the carts of distinct owners; owners without a cart are left out. `recent_changes` has those of `changeIds` that are
   * known, however many there were since.
   */
  read: async (
    owners: readonly CartOwner[],
    today: string,
    changeIds: (owner: CartOwner) => readonly string[] = () => [],
  ): Promise<ReadonlyMap<CartKey, CartRow>> => {
    const sites = owners.map(({ site }) => site);
    const visitors = owners.map(({ visitorId }) => visitorId);
    const keys = owners.map((owner) => changeIds(owner).join(' '));
    const rows = keys.some((asked) => asked !== '')
      ? await db.query<CartRow & KeyColumns>(keyed, [sites, visitors, today, keys])
      : await db.query<CartRow & KeyColumns>(plain, [sites, visitors, today]);
    return new Map(rows.map((row) => [keyOf(row), row]));
  },

  /** Writes the carts of distinct owners. Returns the versions of those written; another process wrote the others. */
  keep: async (carts: readonly CartToKeep[], today: string): Promise<ReadonlyMap<CartKey, number>> => {
    const sorted = carts.toSorted(inOrder);
    // As of plain forms, which have no key: nothing is looked up or noted.
    const writing = carts.some(({ newChanges }) => newChanges.length > 0) ? keep : keepPlain;
    const kept = await db.query<KeyColumns & Pick<CartRow, 'version'>>(writing, [
      sorted.map(({ owner }) => owner.site),
      sorted.map(({ owner }) => owner.visitorId),
      sorted.map(({ before }) => before ?? null),
      jsonElements(sorted.map(({ entries }) => entries.filter((entry) => !isKept(entry)))),
      jsonElements(sorted.map(({ entries }) => entries.filter(isKept))),
      sorted.map(({ recentChanges }) => inLines(recentChanges)),
      sorted.map(({ expiresOn }) => expiresOn),
      today,
      randomInt(mostFirstVersion),
      sorted.map(({ newChanges }) => inLines(newChanges.map(keyOfMark))),
      sorted.map(({ newChanges }) => inLines(newChanges)),
    ]);
    return new Map(kept.map((row) => [keyOf(row), row.version]));
  },
});
export type CartRows = ReturnType<typeof rowsOn>;

/** Empties a cart of this version within an order's transaction; `false` where the version has changed. */
export const orderedRow = async (tx: Queryable, { site, visitorId }: CartOwner, version: number): Promise<boolean> =>
  (await tx.query(ordered, [site, visitorId, version])).length > 0;

/** Days are YYYY-MM-DD and come from the service: no statement uses the time of the database. */
export const createCartRepository = (db: Database) => ({
  ...rowsOn(db, readShared),

  /** The rows that `work` reads are locked until it is done. */
  alone: <T>(work: (rows: CartRows) => Promise<T>): Promise<T> => db.transaction((tx) => work(rowsOn(tx, readAlone))),

  remove: async ({ site, visitorId }: CartOwner): Promise<void> => {
    await db.query(remove, [site, visitorId]);
  },

  /** Deletes expired carts, and changes that are too old to be repeated. */
  tidyUp: async (today: string): Promise<void> => {
    while ((await db.query(forgetChanges, [today])).length === changesTogether);
    await forgetCarts(db, today);
  },

  /** The number of carts of a site that contain each product. */
  wishes: async (site: SiteCode): Promise<ReadonlyMap<string, number>> => {
    const rows = await db.query<{ product_id: string; carts: number }>(wishes, [site]);
    return new Map(rows.map((row) => [row.product_id, row.carts]));
  },

  prolong: async ({ site, visitorId }: CartOwner, expiresOn: string): Promise<void> => {
    await db.query(prolong, [site, visitorId, expiresOn]);
  },
});
export type CartRepository = ReturnType<typeof createCartRepository>;
