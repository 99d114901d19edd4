import { Type, type Static } from 'typebox';
import { moneySchema, type Money, type SiteCode } from '../shop/site.contract.ts';
import { uuidPattern } from '../../lib/uuid.ts';

/** The interface to a provider's hosted payment page: docs/contracts/payment.md. */
export const paymentNoticePath = '/service/payment/notice';
/** `t=<seconds since 1970>,v1=<hex>`: HMAC-SHA256 of `<t>.<path>.<body>` */
export const paymentSignatureHeader = 'kontor-signature';

export const paymentStates = ['open', 'pending', 'paid', 'failed', 'expired', 'cancelled', 'refunded'] as const;
export type PaymentState = (typeof paymentStates)[number];

const state = Type.Enum(paymentStates);
const id = Type.String({ pattern: uuidPattern });

/** What the provider says of a payment: the body of a notice, and its answer when it is asked. */
export const paymentNewsSchema = Type.Object({ id, state, amount: moneySchema });
export type PaymentNews = Static<typeof paymentNewsSchema>;

/** The provider's answer to the start of a payment: the address of the buyer's page, of the provider's own origin. */
export const paymentStartedSchema = Type.Object({ page: Type.String({ maxLength: 2000 }) });

/** One attempt to pay an order at the provider. */
export interface Payment {
  readonly id: string;
  readonly orderId: string;
  readonly attempt: number;
  readonly site: SiteCode;
  readonly state: PaymentState;
  readonly amount: Money;
}

export type NoticeOutcome =
  /** the state was taken over, or a later one is known already */
  | 'taken'
  /** there is no such payment */
  | 'unknown'
  /** another amount than that of the order */
  | 'amount';
