import type { Payment, PaymentState } from '../../contracts/order/payment.contract.ts';
import type { Currency, Money, SiteCode } from '../../contracts/shop/site.contract.ts';
import { statement, type Database } from '../../lib/database.ts';
import type { Now } from '../../lib/time/moment.ts';

interface Row {
  readonly id: string;
  readonly order_id: string;
  readonly attempt: number;
  readonly site: SiteCode;
  readonly state: PaymentState;
  readonly amount_minor: number;
  readonly currency: Currency;
}

export interface NewPayment {
  readonly id: string;
  readonly orderId: string;
  readonly attempt: number;
  readonly site: SiteCode;
  readonly amount: Money;
}

const columns = 'id, order_id, attempt, site, state, amount_minor, currency';
// Of two clicks at once the second one finds the first one's attempt.
const insert = statement(
  'payment-insert',
  `insert into payment (id, order_id, attempt, site, state, amount_minor, currency, started_at, asked_at)
   values ($1, $2, $3, $4, 'open', $5, $6, $7, $7) on conflict do nothing`,
);
const last = statement(
  'payment-last',
  `select ${columns} from payment where order_id = $1 order by attempt desc limit 1`,
);
const read = statement('payment-read', `select ${columns} from payment where id = $1`);
// One statement: of two messages at once each finds the other's state, and the order gets its money or neither has it.
const move = statement(
  'payment-move',
  `with moved as (update payment set state = $2 where id = $1 and state = any($3) returning order_id),
     paid as (update shop_order set state = 'PAID'
       where $2 = 'paid' and state = 'UNPAID' and id in (select order_id from moved) returning id),
     step as (insert into order_step (order_id, state, reached_at, changed_by)
       select id, 'PAID', $4::timestamptz, 'payment' from paid on conflict do nothing)
   select order_id from moved`,
);
// Also what was given up, because its money may come late. Each is asked for after ten minutes, and then after twice the time.
const unsettled = statement(
  'payment-unsettled',
  `update payment set asked_at = $1 where id in (
     select id from payment where state not in ('paid', 'refunded') and started_at > $2
       and asked_at + greatest(interval '10 minutes', asked_at - started_at) <= $1
     order by asked_at limit $3
   ) returning ${columns}`,
);
// Money for an order that was cancelled, or that another attempt has paid for: both are few, all that was ever paid is much.
const due = statement(
  'payment-refund-due',
  `update payment set asked_at = $1 where id = any (array(
     select id from (
       select p.id, p.asked_at from shop_order o cross join lateral (
         select id, asked_at from payment where order_id = o.id and state = 'paid' and asked_at < $2 offset 0) p
       where o.state = 'CANCELLED'
       union
       select p.id, p.asked_at from payment p where p.state = 'paid' and p.attempt > 1 and p.asked_at < $2
         and exists (select from payment other where other.order_id = p.order_id and other.state = 'paid' and other.attempt < p.attempt)
     ) as refund order by asked_at limit $3
   )) and asked_at < $2 returning ${columns}`,
);

const paymentOf = ({ id, order_id, attempt, site, state, amount_minor, currency }: Row): Payment => ({
  id,
  orderId: order_id,
  attempt,
  site,
  state,
  amount: { amountMinor: amount_minor, currency },
});

/** Payments that the provider is to be asked for; they are noted as asked. */
interface ToAsk {
  readonly at: Now;
  readonly most: number;
}

export const createPaymentRepository = (db: Database) => ({
  add: async ({ id, orderId, attempt, site, amount }: NewPayment, at: Now): Promise<void> => {
    await db.query(insert, [id, orderId, attempt, site, amount.amountMinor, amount.currency, at]);
  },
  last: async (orderId: string): Promise<Payment | undefined> =>
    (await db.query<Row>(last, [orderId])).map(paymentOf)[0],
  read: async (id: string): Promise<Payment | undefined> => (await db.query<Row>(read, [id])).map(paymentOf)[0],
  /** Changes the state if it is one of `from`; returns whether it did: each state is reached once. An order that waits for its money is paid. */
  move: async (id: string, to: PaymentState, from: readonly PaymentState[], at: Now): Promise<boolean> =>
    (await db.query(move, [id, to, from, at])).length > 0,
  unsettled: async ({ at, startedAfter, most }: ToAsk & { readonly startedAfter: Date }): Promise<Payment[]> =>
    (await db.query<Row>(unsettled, [at, startedAfter, most])).map(paymentOf),
  /** `before`: those that were asked for later are left out */
  refundsDue: async ({ at, before, most }: ToAsk & { readonly before: Date }): Promise<Payment[]> =>
    (await db.query<Row>(due, [at, before, most])).map(paymentOf),
});
export type PaymentRepository = ReturnType<typeof createPaymentRepository>;
