import type { PaymentKind } from '../../contracts/order/order.contract.ts';

/** The kinds of payment that the shop handles itself: the buyer transfers the money. */
const ownKinds: readonly PaymentKind[] = ['invoice', 'prepayment'];

/** The kinds of payment of a shop; with a provider's page (docs/contracts/payment.md) also those that the buyer chooses there. */
export const offeredPayments = (hasProvider: boolean): readonly PaymentKind[] =>
  hasProvider ? [...ownKinds, 'card'] : ownKinds;
