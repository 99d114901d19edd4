import type { Order, PaymentKind } from '../../contracts/order/order.contract.ts';
import { paymentStates, type PaymentState } from '../../contracts/order/payment.contract.ts';

/**
 * What the news of a provider makes of a payment. News may come twice, late and in any order, so a state only ever moves towards
 * the money: what was given up may still be paid, what is paid is only refunded, and everything older is ignored.
 */
const followers: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  open: ['pending', 'failed', 'expired', 'cancelled', 'paid', 'refunded'],
  pending: ['failed', 'expired', 'cancelled', 'paid', 'refunded'],
  failed: ['paid', 'refunded'],
  expired: ['paid', 'refunded'],
  cancelled: ['paid', 'refunded'],
  paid: ['refunded'],
  refunded: [],
};

/** Returns the states that news of a state changes. */
export const statesBefore = (news: PaymentState): PaymentState[] =>
  paymentStates.filter((state) => followers[state].includes(news));

/** Whether the buyer pays on the provider's page. */
export const isPaidAtProvider = (kind: PaymentKind | undefined): boolean => kind === 'card';

/** A buyer may be sent to the provider's page: again for the same payment, or for another one after it was given up. */
export const isPayable = (state: PaymentState | undefined): boolean =>
  state !== 'pending' && state !== 'paid' && state !== 'refunded';

/** A payment that ended without money: the next visit of the provider is another attempt. */
export const isGivenUp = (state: PaymentState): boolean =>
  state === 'failed' || state === 'expired' || state === 'cancelled';

/** Whether the buyer of an order may be sent to the provider's page now. */
export const canBePaid = ({ state, payment, paid }: Pick<Order, 'state' | 'payment' | 'paid'>): boolean =>
  state === 'UNPAID' && isPaidAtProvider(payment) && isPayable(paid);
