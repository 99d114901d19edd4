import type { Order, PaymentKind } from '../../contracts/order/order.contract.ts';
import {
  settableStates,
  type OrderState,
  type OrderStep,
  type SettableState,
} from '../../contracts/order/order-state.contract.ts';

/** Who changes the state of an order: its buyer, the payment provider by its notices, the shop. */
export type OrderActor = 'buyer' | 'payment' | 'staff';

type Ways = Readonly<Partial<Record<OrderState, readonly OrderActor[]>>>;
const bySender = ['staff'] as const;
const byBoth = ['buyer', 'staff'] as const;
/** From each state in which all of the order is still in the house. */
const unsent = { PARTLY_SENT: bySender, SENT: bySender, CANCELLED: byBoth } satisfies Ways;

/** SHOP-13: who may change which state into which. An order that is cancelled or returned stays so. */
const ways: Readonly<Record<OrderState, Ways>> = {
  PLACED: { PREPARING: bySender, ...unsent },
  UNPAID: { PAID: ['payment', 'staff'], CANCELLED: byBoth },
  PAID: { PREPARING: bySender, ...unsent },
  PREPARING: unsent,
  // A further parcel of the same order keeps the state.
  PARTLY_SENT: { PARTLY_SENT: bySender, SENT: bySender },
  SENT: { DELIVERED: bySender, RETURNED: bySender },
  DELIVERED: { RETURNED: bySender },
  RETURNED: {},
  CANCELLED: {},
};

/** Whether money of an order came: by the payment provider, or booked by staff. */
export const hasMoney = ({ paid, steps = [] }: Pick<Order, 'paid' | 'steps'>): boolean =>
  paid === 'paid' || steps.some(({ state }) => state === 'PAID');

export const mayBecome = (from: OrderState, to: OrderState, by: OrderActor): boolean =>
  ways[from][to]?.includes(by) ?? false;

/** Returns the states that staff may set next. */
export const nextStates = (from: OrderState): SettableState[] =>
  settableStates.filter((to) => mayBecome(from, to, 'staff'));

/** Whether the buyer may cancel it now. */
export const isCancellable = (state: OrderState): boolean => mayBecome(state, 'CANCELLED', 'buyer');

/** Whether it is sent only after its money is there. */
const isPaidFirst = (payment: PaymentKind | undefined): boolean => payment !== undefined && payment !== 'invoice';

export const firstState = (payment: PaymentKind | undefined): OrderState =>
  isPaidFirst(payment) ? 'UNPAID' : 'PLACED';

export interface ShownStep {
  readonly state: OrderState;
  readonly is: 'done' | 'now' | 'ahead';
  /** when it was reached; unknown of old orders */
  readonly at?: Date;
}

interface Way {
  readonly state: OrderState;
  readonly at: Date;
  readonly payment?: PaymentKind | undefined;
  readonly steps?: readonly OrderStep[] | undefined;
}

/** Returns the steps of an order as its page shows them: what was reached, what it is now, and what comes. */
export const shownSteps = ({ state, at, payment, steps = [] }: Way): ShownStep[] => {
  const reachedAt = new Map<OrderState, Date>([['PLACED', at], ...steps.map((step) => [step.state, step.at] as const)]);
  const step = (one: OrderState, is: ShownStep['is']): ShownStep => {
    const time = is === 'ahead' || one === 'UNPAID' ? undefined : reachedAt.get(one);
    return { state: one, is, ...(time ? { at: time } : {}) };
  };
  const path: readonly OrderState[] = [
    'PLACED',
    ...(isPaidFirst(payment) ? (['PAID'] as const) : []),
    'PREPARING',
    'SENT',
    'DELIVERED',
  ];
  if (state === 'CANCELLED' || state === 'RETURNED')
    return [...path.filter((one) => reachedAt.has(one)).map((one) => step(one, 'done')), step(state, 'now')];
  // These two stand where the state that they wait for will stand.
  const place = path.indexOf(state === 'UNPAID' ? 'PAID' : state === 'PARTLY_SENT' ? 'SENT' : state);
  return path.map((one, index) => {
    if (index === place) return step(state, 'now');
    return step(one, index < place ? 'done' : 'ahead');
  });
};
