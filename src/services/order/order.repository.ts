import type { Order, OrderRef } from '../../contracts/order/order.contract.ts';
import type { OrderState } from '../../contracts/order/order-state.contract.ts';
import type { PaymentState } from '../../contracts/order/payment.contract.ts';
import type { TakenPieces } from '../../contracts/order/stock.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { firstState } from '../../domain/order/order-states.rules.ts';
import { statement, type Database, type Queryable } from '../../lib/database.ts';
import { deleteExpired } from '../../lib/expired-rows.repository.ts';
import type { Now } from '../../lib/time/moment.ts';
import type { LegalText } from './legal-texts.rules.ts';

/** The part of an order stored as JSON; the rest are columns. */
export type OrderContent = Omit<
  Order,
  'number' | 'at' | 'state' | 'steps' | 'parcels' | 'email' | 'isOfGuest' | 'paid'
>;

/** JSON has times as texts. */
interface TimedText {
  readonly at: string;
}
export interface OrderRow {
  readonly number: string;
  readonly placed_at: Date;
  readonly state: OrderState;
  readonly email: string | null;
  readonly is_of_guest: boolean;
  readonly paid: PaymentState | null;
  readonly content: OrderContent;
  readonly steps: readonly (TimedText & { readonly state: OrderState })[] | null;
  readonly parcels: readonly (TimedText & { readonly carrier: string; readonly number: string })[] | null;
}

interface FoundRow extends OrderRow {
  readonly id: string;
  readonly key: string | null;
}

/** An order with its number in the database, and the secret of its link. */
export interface FoundOrder {
  readonly id: string;
  readonly key: string | undefined;
  readonly order: Order;
}

/** The order of a guest, and the account of its e-mail address. */
export interface AdoptedOrder {
  readonly site: SiteCode;
  readonly number: string;
  readonly email: string;
  readonly customerId: string;
}

export interface NewOrder {
  readonly id: string;
  readonly site: SiteCode;
  readonly number: string;
  readonly key: string;
  readonly linkUntil: Date;
  readonly attempt: string;
  readonly visitorId: string;
  readonly customerId?: string;
  readonly at: Now;
  readonly email: string;
  readonly content: OrderContent;
  /** YYYY-MM-DD */
  readonly expiresOn: string;
  /** the texts that are part of the contract */
  readonly legalTexts: readonly LegalText[];
}

// Of several attempts to pay the one that paid counts, else the last one.
export const orderColumns = `number, placed_at, state, email, customer_id is null as is_of_guest, content,
  (select p.state from payment p where p.order_id = shop_order.id
   order by p.state = 'paid' desc, p.attempt desc limit 1) as paid,
  (select jsonb_agg(jsonb_build_object('state', s.state, 'at', s.reached_at) order by s.reached_at)
   from order_step s where s.order_id = shop_order.id) as steps,
  (select jsonb_agg(jsonb_build_object('carrier', c.carrier, 'number', c.number, 'at', c.sent_at) order by c.sent_at, c.number)
   from parcel c where c.order_id = shop_order.id) as parcels`;
// A second request of the same attempt waits here for the first one, and then inserts nothing.
const insert = statement(
  'order-insert',
  `insert into shop_order (id, site, number, key, link_until, attempt, visitor_id, customer_id, placed_at, state, email,
     content, expires_on, legal_texts)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $14, $10, $11::jsonb, $12::date, $13::text[])
   on conflict do nothing returning id`,
);
// Ordered, so that two orders that store the same new versions never wait for each other in a circle.
const keepTexts = statement(
  'order-keep-texts',
  `insert into legal_text (hash, name, content, site, first_used_at)
   select hash, name, content::jsonb, $4, $5::timestamptz
   from unnest($1::text[], $2::text[], $3::text[]) as t(hash, name, content) order by hash on conflict do nothing`,
);
const noteTaken = statement('order-note-taken', 'update shop_order set taken = $2::jsonb where id = $1');
const byAttempt = statement(
  'order-by-attempt',
  'select key from shop_order where attempt = $1 and site = $2 and visitor_id = $3',
);
const byKey = statement(
  'order-by-key',
  `select id, key, ${orderColumns} from shop_order where key = $1 and site = $2 and link_until > $3`,
);
const ofCustomer = statement(
  'order-of-customer',
  `select ${orderColumns} from shop_order where customer_id = $1 and site = $2 order by placed_at desc, number limit $3`,
);
const oneOfCustomer = statement(
  'order-one-of-customer',
  `select id, key, ${orderColumns} from shop_order where customer_id = $1 and site = $2 and number = $3`,
);
const matches = statement(
  'order-matches',
  `select 1 from shop_order where site = $1 and number = $2 and (lower(email) = $3 or customer_id = $4::uuid)`,
);
const adopt = statement(
  'order-adopt',
  `update shop_order set customer_id = $3
   where site = $1 and number = $2 and customer_id is null and lower(email) = lower($4)`,
);
// Ends at the limit: by how much it is exceeded does not matter.
const unpaid = statement(
  'order-unpaid',
  `select count(*)::integer as count from (
     select 1 from shop_order where site = $1 and state in ('PLACED', 'UNPAID') and placed_at > $4
       and content ->> 'payment' in ('invoice', 'prepayment')
       and (customer_id = $3::uuid or ($3::uuid is null and customer_id is null and lower(email) = $2))
     limit $5) as found`,
);
// Deleting the account's row then clears customer_id; the rest is what the books need.
// The number of a parcel leads to its receiver.
const withoutParcels = (which: string) =>
  `with parcels as (delete from parcel where order_id in (select id from shop_order where ${which}))`;
const bare = `update shop_order set key = null, attempt = null, visitor_id = null, email = null,
  content = (content #- '{address,phone}') - 'greeting'`;
const ofAccount = 'customer_id = $1';
const loosen = statement('order-loosen', `${withoutParcels(ofAccount)} ${bare} where ${ofAccount}`);
const ofPerson = `lower(email) = $1 or customer_id in (select id from customer where email_key = $1)`;
const loosenPerson = statement(
  'order-loosen-person',
  `${withoutParcels(ofPerson)} ${bare} where ${ofPerson} returning id`,
);
const exportPerson = statement(
  'order-export-person',
  `select site, number, placed_at, state, email, content, expires_on::text as kept_until
   from shop_order where ${ofPerson} order by placed_at`,
);
const forget = deleteExpired('order-forget', { table: 'shop_order', column: 'expires_on', type: 'date' });

const timed = <T extends TimedText>(all: readonly T[]) => all.map((one) => ({ ...one, at: new Date(one.at) }));

export const orderOf = (row: OrderRow): Order => {
  const { number, placed_at, state, email, is_of_guest, paid, content, steps, parcels } = row;
  return {
    ...content,
    number,
    at: placed_at,
    state,
    ...(steps ? { steps: timed(steps) } : {}),
    ...(parcels ? { parcels: timed(parcels) } : {}),
    ...(email === null ? {} : { email }),
    ...(is_of_guest ? { isOfGuest: true } : {}),
    ...(paid === null ? {} : { paid }),
  };
};

export const orderRows = (db: Queryable) => ({
  /** returns `false` if the attempt has an order, or the number is taken */
  add: async (order: NewOrder): Promise<boolean> =>
    (
      await db.query(insert, [
        order.id,
        order.site,
        order.number,
        order.key,
        order.linkUntil,
        order.attempt,
        order.visitorId,
        order.customerId ?? null,
        order.at,
        order.email,
        JSON.stringify(order.content),
        order.expiresOn,
        order.legalTexts.map(({ hash }) => hash),
        firstState(order.content.payment),
      ])
    ).length > 0,
  /** LAW-3: stores the versions that are not stored yet */
  keepTexts: async ({ site, at, legalTexts }: Pick<NewOrder, 'site' | 'at' | 'legalTexts'>): Promise<void> => {
    const [hashes, names] = [legalTexts.map(({ hash }) => hash), legalTexts.map(({ name }) => name)];
    await db.query(keepTexts, [hashes, names, legalTexts.map(({ text }) => JSON.stringify(text)), site, at]);
  },
  /** stores what the order took from stock: it goes back when the order is cancelled */
  noteTaken: async (id: string, taken: readonly TakenPieces[]): Promise<void> => {
    await db.query(noteTaken, [id, JSON.stringify(taken)]);
  },
  adopt: async ({ site, number, email, customerId }: AdoptedOrder): Promise<void> => {
    await db.query(adopt, [site, number, customerId, email]);
  },
  /** returns the secret of the order that this attempt became */
  keyOfAttempt: async (site: SiteCode, visitorId: string, attempt: string): Promise<string | undefined> =>
    (await db.query<{ key: string }>(byAttempt, [attempt, site, visitorId]))[0]?.key,
});

export const createOrderRepository = (db: Database) => ({
  ...orderRows(db),
  transaction: <T>(work: (tx: Queryable) => Promise<T>): Promise<T> => db.transaction(work),
  find: async (which: OrderRef, at: Now): Promise<FoundOrder | undefined> => {
    const rows =
      'key' in which
        ? await db.query<FoundRow>(byKey, [which.key, which.site, at])
        : await db.query<FoundRow>(oneOfCustomer, [which.customerId, which.site, which.number]);
    return rows.map((row) => ({ id: row.id, key: row.key ?? undefined, order: orderOf(row) }))[0];
  },
  ofCustomer: async (site: SiteCode, customerId: string, most: number): Promise<Order[]> =>
    (await db.query<OrderRow>(ofCustomer, [customerId, site, most])).map(orderOf),
  /** whether there is this order of a buyer with this address or account */
  matches: async (
    site: SiteCode,
    number: string,
    by: { readonly emailKey: string; readonly customerId?: string | undefined },
  ): Promise<boolean> => (await db.query(matches, [site, number, by.emailKey, by.customerId ?? null])).length > 0,
  /** the number of a buyer's unpaid orders since a time, at most `most`: of the account, or of a guest's address */
  unpaidOf: async (
    site: SiteCode,
    by: { readonly emailKey: string; readonly customerId: string | undefined },
    since: Date,
    most: number,
  ): Promise<number> =>
    (await db.query<{ count: number }>(unpaid, [site, by.emailKey, by.customerId ?? null, since, most]))[0]?.count ?? 0,
  /** runs before an account is deleted */
  loosen: async (customerId: string): Promise<void> => {
    await db.query(loosen, [customerId]);
  },
  /** returns all orders of an e-mail address, with or without an account */
  exportOf: (emailKey: string): Promise<object[]> => db.query<object>(exportPerson, [emailKey]),
  /** removes the person from these orders and returns their number */
  loosenPerson: async (emailKey: string): Promise<number> => (await db.query(loosenPerson, [emailKey])).length,
  forget: (today: string): Promise<void> => forget(db, today),
});
export type OrderRepository = ReturnType<typeof createOrderRepository>;
