import type { Order, PaymentKind } from '../../contracts/order/order.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';

/**
 * A payment method. Invoice and prepayment need no external provider. A card or a wallet has one: `leadTo` is called
 * when the order is placed (after its transaction, because it calls another company) and returns the address at which the buyer
 * pays and from which the provider redirects back. None is connected.
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
