import type { Order } from '../../../contracts/order/order.contract.ts';
import {
  mostStaffOrders,
  type SettableState,
  type StaffOrder,
  type StaffOrders,
  type StepOutcome,
} from '../../../contracts/order/order-state.contract.ts';
import type { ReturnStock } from '../../../contracts/order/stock.contract.ts';
import type { Letter, MailOutbox } from '../../../contracts/shop/mail.contract.ts';
import type { SiteCode } from '../../../contracts/shop/site.contract.ts';
import type { Transaction } from '../../../contracts/shop/transaction.contract.ts';
import { hasMoney, mayBecome, nextStates, type OrderActor } from '../../../domain/order/order-states.rules.ts';
import { parcelIn } from '../../../domain/order/parcel.rules.ts';
import { isPaidAtProvider } from '../../../domain/order/payment.rules.ts';
import type { Now } from '../../../lib/time/moment.ts';
import type { Translate } from '../../../sites/translate.ts';
import { cancelledLetter, sentLetter, type LetterOrder } from './order-news-letters.rules.ts';
import { orderStepRows, type HeldOrder, type HeldRef, type OrderStepRepository } from './order-step.repository.ts';

export interface OrderStepParts {
  readonly orders: OrderStepRepository;
  readonly returnStock: ReturnStock;
  /** makes the vouchers of an order valid again; a second call changes nothing */
  readonly returnVouchers: (tx: Transaction, site: SiteCode, orderId: string) => Promise<void>;
  readonly mail: MailOutbox;
  readonly translate: (site: SiteCode) => Translate;
  readonly now: () => Now;
}

interface AskedStep {
  readonly to: SettableState;
  readonly parcel?: { readonly carrier: string; readonly number: string };
  /** who asks for it, and the name that is stored */
  readonly actor: Exclude<OrderActor, 'payment'>;
  readonly by: string;
}

const shownToStaff = (order: Order): StaffOrder => {
  const { number, at, state, payment, sums, lines, deliveredTo, greeting, parcels = [] } = order;
  return {
    number,
    placedAt: at.toISOString(),
    state,
    ...(payment ? { payment } : {}),
    total: sums.total,
    lines: lines.map(({ title, choice, quantity }) => (choice ? { title, choice, quantity } : { title, quantity })),
    deliveredTo: [...deliveredTo],
    ...(greeting === undefined ? {} : { greeting }),
    parcels: parcels.map((parcel) => ({
      carrier: parcel.carrier,
      number: parcel.number,
      sentAt: parcel.at.toISOString(),
    })),
    refundByHand: state === 'CANCELLED' && hasMoney(order) && !isPaidAtProvider(payment),
    next: nextStates(state),
  };
};

/** SHOP-13: moves orders between their states, each with everything that belongs to it in one transaction. */
export const createOrderSteps = (parts: OrderStepParts) => {
  const { orders, returnStock, returnVouchers, mail, translate, now } = parts;

  const letterFor = (one: LetterOrder, asked: AskedStep): Letter | undefined => {
    const t = translate(one.site);
    if (asked.to === 'CANCELLED') return cancelledLetter(t, one, hasMoney(one.order));
    return asked.to === 'SENT' || asked.to === 'PARTLY_SENT' ? sentLetter(t, one, asked.parcel) : undefined;
  };

  /**
   * Of two requests at once the second one waits at the row of the order, and finds the state of the first one.
   *
   *     order (locked) ─► state and step ─► vouchers ─► stock ─► mail
   */
  const write = async (tx: Transaction, site: SiteCode, held: HeldOrder, asked: AskedStep, at: Now): Promise<void> => {
    const { id, key, order, taken } = held;
    const { to, parcel, by } = asked;
    const rows = orderStepRows(tx);
    await rows.move(id, to, by, at);
    const isNewParcel = parcel ? await rows.addParcel(id, parcel, at) : true;
    if (to === 'CANCELLED') {
      await returnVouchers(tx, site, id);
      await returnStock(tx, site, taken);
    }
    const { email } = order;
    const letter =
      email === undefined || key === undefined || !isNewParcel
        ? undefined
        : letterFor({ site, key, order: { ...order, email, state: to } }, asked);
    if (letter) await mail.put(tx, letter, at);
  };

  const step = (which: HeldRef, asked: AskedStep): Promise<StepOutcome> =>
    orders.transaction(async (tx) => {
      const at = now();
      const held = await orderStepRows(tx).hold(which, at);
      if (!held) return { ok: false, code: 'MISSING' };
      const { state } = held.order;
      // Repeated, it is done already; a further parcel is more than a repetition.
      if (state === asked.to && !asked.parcel) return { ok: true, state };
      const isRepeated = state === asked.to && hasParcel(held.order, asked.parcel);
      if (isRepeated) return { ok: true, state };
      if (!mayBecome(state, asked.to, asked.actor)) return { ok: false, code: 'STATE', state };
      await write(tx, which.site, held, asked, at);
      return { ok: true, state: asked.to };
    });

  const staff: StaffOrders = {
    list: async (query) => (await orders.newest(query, mostStaffOrders)).map(shownToStaff),
    one: async (site, number) => (await orders.byNumber(site, number)).map(shownToStaff)[0],
    step: async (number, { site, to, parcel: typed }, by) => {
      const parcel = typed && parcelIn(site, typed);
      const takesParcel = to === 'SENT' || to === 'PARTLY_SENT';
      if (typed && (!parcel || !takesParcel)) return { ok: false, code: 'PARCEL' };
      return step({ site, number }, { to, ...(parcel ? { parcel } : {}), actor: 'staff', by });
    },
  };
  return {
    staff,
    /** The state that a buyer's cancellation found or made. */
    cancel: (which: HeldRef): Promise<StepOutcome> => step(which, { to: 'CANCELLED', actor: 'buyer', by: 'buyer' }),
  };
};
export type OrderSteps = ReturnType<typeof createOrderSteps>;

const hasParcel = ({ parcels = [] }: Order, parcel: AskedStep['parcel']): boolean =>
  parcels.some(({ carrier, number }) => carrier === parcel?.carrier && number === parcel.number);
