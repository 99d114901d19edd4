import type { Order, PaymentKind } from '../../contracts/order/order.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';

/**
 * One way to pay. Invoice and prepayment need nobody's word. A card or a wallet is a provider of its own: `leadTo` is asked
 * when the order is placed (after its transaction, for it calls another house) and answers the address at which the buyer
 * pays and from which the provider leads back. None is connected.
 */
export interface PaymentProvider {
  readonly kind: PaymentKind;
  readonly isOffered: (site: SiteCode) => boolean;
  readonly leadTo?: (order: Pick<Order, 'number' | 'sums'>, back: string) => Promise<string>;
}

const everywhere = (): boolean => true;

export const ownPayments: readonly PaymentProvider[] = [
  { kind: 'invoice', isOffered: everywhere },
  { kind: 'prepayment', isOffered: everywhere },
];
