import type { CardStatus } from '../../contracts/customer/account.contract.ts';
import type { PaymentKind } from '../../contracts/order/order.contract.ts';
import type { OrderState } from '../../contracts/order/order-state.contract.ts';

export type Past = readonly [daysAgo: number, state: OrderState, payment: PaymentKind];

/** SHOP-13: two years of orders, the oldest one first, in every state. */
export const pasts: Readonly<Partial<Record<CardStatus, readonly Past[]>>> = {
  GOLD: [
    [724, 'DELIVERED', 'invoice'],
    [655, 'DELIVERED', 'prepayment'],
    [561, 'DELIVERED', 'invoice'],
    [470, 'DELIVERED', 'invoice'],
    [392, 'CANCELLED', 'prepayment'],
    [388, 'DELIVERED', 'invoice'],
    [301, 'DELIVERED', 'invoice'],
    [215, 'RETURNED', 'invoice'],
    [142, 'DELIVERED', 'prepayment'],
    [61, 'DELIVERED', 'invoice'],
    [12, 'SENT', 'invoice'],
    [8, 'PARTLY_SENT', 'invoice'],
    [5, 'PREPARING', 'prepayment'],
    [3, 'PAID', 'prepayment'],
    [2, 'UNPAID', 'prepayment'],
    [1, 'PLACED', 'invoice'],
  ],
  REGULAR: [
    [410, 'DELIVERED', 'invoice'],
    [233, 'DELIVERED', 'prepayment'],
    [97, 'CANCELLED', 'invoice'],
    [40, 'DELIVERED', 'invoice'],
    [4, 'PREPARING', 'invoice'],
  ],
};

/** The states on the way to a state, with the days after the order. */
const ways: Readonly<Record<OrderState, readonly (readonly [OrderState, number])[]>> = {
  PLACED: [],
  UNPAID: [],
  PAID: [['PAID', 1]],
  PREPARING: [['PREPARING', 2]],
  PARTLY_SENT: [
    ['PREPARING', 2],
    ['PARTLY_SENT', 3],
  ],
  SENT: [
    ['PREPARING', 2],
    ['SENT', 3],
  ],
  DELIVERED: [
    ['PREPARING', 2],
    ['SENT', 3],
    ['DELIVERED', 5],
  ],
  RETURNED: [
    ['PREPARING', 2],
    ['SENT', 3],
    ['DELIVERED', 5],
    ['RETURNED', 16],
  ],
  CANCELLED: [['CANCELLED', 0.3]],
};
/** The steps to a state with their days after the order; an order that is paid first has its money the next day. */
export const stepsTo = (state: OrderState, payment: PaymentKind) => {
  const isPaid = payment === 'prepayment' && !['UNPAID', 'PAID', 'CANCELLED'].includes(state);
  return [...(isPaid ? [['PAID', 1] as const] : []), ...ways[state]];
};
