import type { OrderRef } from '../../../contracts/order/order.contract.ts';
import type { OrderState, StaffOrdersQuery } from '../../../contracts/order/order-state.contract.ts';
import type { TakenPieces } from '../../../contracts/order/stock.contract.ts';
import type { SiteCode } from '../../../contracts/shop/site.contract.ts';
import { statement, type Database, type Queryable } from '../../../lib/database.ts';
import type { Now } from '../../../lib/time/moment.ts';
import { orderColumns, orderOf, type FoundOrder, type OrderRow } from '../order.repository.ts';

interface HeldRow extends OrderRow {
  readonly id: string;
  readonly key: string | null;
  readonly taken: readonly TakenPieces[] | null;
}

/** An order that is locked until the transaction ends. */
export interface HeldOrder extends FoundOrder {
  /** the pieces that it took from counted stock */
  readonly taken: readonly TakenPieces[];
}

/** The buyer's reference, or that of staff. */
export type HeldRef = OrderRef | { readonly site: SiteCode; readonly number: string };

const lock = 'select id from shop_order where site = $1';
const holdByKey = statement('order-hold-key', `${lock} and key = $2 and link_until > $3 for update`);
const holdOfCustomer = statement('order-hold-customer', `${lock} and number = $2 and customer_id = $3 for update`);
const holdByNumber = statement('order-hold-number', `${lock} and number = $2 for update`);
// A statement of its own: one that has waited for the lock sees the order of now, and the parcels of when it began.
const readHeld = statement('order-held', `select id, key, taken, ${orderColumns} from shop_order where id = $1`);
const move = statement('order-move', 'update shop_order set state = $2 where id = $1');
const noteStep = statement(
  'order-step',
  `insert into order_step (order_id, state, reached_at, changed_by) values ($1, $2, $3, $4) on conflict do nothing`,
);
const addParcel = statement(
  'order-parcel',
  `insert into parcel (order_id, carrier, number, sent_at) values ($1, $2, $3, $4) on conflict do nothing returning number`,
);
const newest = statement(
  'order-newest',
  `select ${orderColumns} from shop_order where site = $1 and ($2::text is null or state = $2)
   order by placed_at desc, number limit $3`,
);
const byNumber = statement('order-by-number', `select ${orderColumns} from shop_order where site = $1 and number = $2`);
const linkOf = statement(
  'order-link',
  `update shop_order set link_until = greatest(link_until, $4)
   where site = $1 and number = $2 and lower(email) = $3 and key is not null returning key, email`,
);

const lockRow = (tx: Queryable, which: HeldRef, at: Now): Promise<{ id: string }[]> => {
  if ('key' in which) return tx.query<{ id: string }>(holdByKey, [which.site, which.key, at]);
  return 'customerId' in which
    ? tx.query<{ id: string }>(holdOfCustomer, [which.site, which.number, which.customerId])
    : tx.query<{ id: string }>(holdByNumber, [which.site, which.number]);
};

/** SHOP-13: the states of orders, within the caller's transaction. */
export const orderStepRows = (tx: Queryable) => ({
  hold: async (which: HeldRef, at: Now): Promise<HeldOrder | undefined> => {
    const [locked] = await lockRow(tx, which, at);
    const [row] = locked ? await tx.query<HeldRow>(readHeld, [locked.id]) : [];
    return row && { id: row.id, key: row.key ?? undefined, taken: row.taken ?? [], order: orderOf(row) };
  },
  /** `by`: buyer, or the name of the member of staff */
  move: async (id: string, to: OrderState, by: string, at: Now): Promise<void> => {
    await tx.query(move, [id, to]);
    await tx.query(noteStep, [id, to, at, by]);
  },
  /** returns `false` if the order has the parcel */
  addParcel: async (id: string, parcel: { readonly carrier: string; readonly number: string }, at: Now) =>
    (await tx.query(addParcel, [id, parcel.carrier, parcel.number, at])).length > 0,
  newest: async ({ site, state }: StaffOrdersQuery, most: number) =>
    (await tx.query<OrderRow>(newest, [site, state ?? null, most])).map(orderOf),
  /** returns the secret of an order by its number and its address, which opens it until then */
  linkOf: async (which: { readonly site: SiteCode; readonly number: string; readonly emailKey: string }, until: Date) =>
    (await tx.query<{ key: string; email: string }>(linkOf, [which.site, which.number, which.emailKey, until]))[0],
});

export const createOrderStepRepository = (db: Database) => ({
  newest: orderStepRows(db).newest,
  byNumber: async (site: SiteCode, number: string) => (await db.query<OrderRow>(byNumber, [site, number])).map(orderOf),
  transaction: <T>(work: (tx: Queryable) => Promise<T>): Promise<T> => db.transaction(work),
});
export type OrderStepRepository = ReturnType<typeof createOrderStepRepository>;
