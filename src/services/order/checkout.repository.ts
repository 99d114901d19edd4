import type { CheckoutChoices, OrderLine } from '../../contracts/order/order.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { statement, type Database, type Queryable } from '../../lib/database.ts';
import { deleteExpired } from '../../lib/expired-rows.repository.ts';
import type { Now } from '../../lib/time/moment.ts';

export interface CheckoutOwner {
  readonly site: SiteCode;
  readonly visitorId: string;
}

export interface CheckoutRow {
  readonly attempt: string;
  readonly choices: CheckoutChoices;
  readonly seen: readonly OrderLine[] | null;
}

const read = statement(
  'checkout-read',
  'select attempt, choices, seen from checkout where site = $1 and visitor_id = $2 and expires_at > $3',
);
// The attempt stays the same until an order is placed, also when the buyer goes back.
const save = statement(
  'checkout-save',
  `insert into checkout (site, visitor_id, attempt, choices, expires_at) values ($1, $2, $3, $4::jsonb, $5)
   on conflict (site, visitor_id) do update set choices = excluded.choices, expires_at = excluded.expires_at,
     seen = case when checkout.expires_at > $6 then checkout.seen end,
     attempt = case when checkout.expires_at > $6 then checkout.attempt else excluded.attempt end`,
);
const note = statement('checkout-seen', 'update checkout set seen = $3::jsonb where site = $1 and visitor_id = $2');
const remove = statement('checkout-remove', 'delete from checkout where site = $1 and visitor_id = $2');
const removePerson = statement('checkout-remove-person', `delete from checkout where lower(choices ->> 'email') = $1`);
const forget = deleteExpired('checkout-forget', { table: 'checkout', column: 'expires_at', type: 'timestamptz' });

export const checkoutRows = (db: Queryable) => ({
  remove: async ({ site, visitorId }: CheckoutOwner): Promise<void> => {
    await db.query(remove, [site, visitorId]);
  },
});

export const createCheckoutRepository = (db: Database) => ({
  ...checkoutRows(db),
  read: async ({ site, visitorId }: CheckoutOwner, at: Now): Promise<CheckoutRow | undefined> =>
    (await db.query<CheckoutRow>(read, [site, visitorId, at]))[0],
  save: async (
    { site, visitorId }: CheckoutOwner,
    { attempt, choices }: Pick<CheckoutRow, 'attempt' | 'choices'>,
    { at, expiresAt }: { readonly at: Now; readonly expiresAt: Date },
  ): Promise<void> => {
    await db.query(save, [site, visitorId, attempt, JSON.stringify(choices), expiresAt, at]);
  },
  note: async ({ site, visitorId }: CheckoutOwner, seen: readonly OrderLine[]): Promise<void> => {
    await db.query(note, [site, visitorId, JSON.stringify(seen)]);
  },
  /** deletes the open checkouts of an e-mail address */
  removePerson: async (emailKey: string): Promise<void> => {
    await db.query(removePerson, [emailKey]);
  },
  forget: (at: Date): Promise<void> => forget(db, at),
});
export type CheckoutRepository = ReturnType<typeof createCheckoutRepository>;
