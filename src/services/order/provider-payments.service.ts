import type { NoticeOutcome, Payment, PaymentNews } from '../../contracts/order/payment.contract.ts';
import type { Money, SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Now } from '../../lib/time/moment.ts';
import type { PaymentProvider, PaymentStart } from './payment-provider.service.ts';
import type { PaymentRepository } from './payment.repository.ts';
import { isGivenUp, isPayable, statesBefore } from '../../domain/order/payment.rules.ts';

export interface ProviderPaymentParts {
  readonly payments: PaymentRepository;
  readonly provider: PaymentProvider;
  /** the addresses of the shop for the provider; `key` opens the order */
  readonly startOf: (site: SiteCode, order: { readonly number: string; readonly key: string }) => PaymentStart;
  readonly newId: () => string;
  readonly now: () => Now;
  readonly onFault: (fault: unknown, what: string) => void;
}

export interface PayableOrder {
  readonly id: string;
  readonly site: SiteCode;
  readonly number: string;
  readonly key: string;
  readonly total: Money;
}

const minuteMs = 60_000;
/** Until the same refund is asked for again. */
const refundAgainMs = 10 * minuteMs;
/** Money that comes later than this is not expected any more. */
const awaitedMs = 30 * 24 * 60 * minuteMs;
const askedTogether = 50;

/** Payments at a provider's page. What its notices miss is asked for, so that no money is forgotten. */
export const createProviderPayments = (parts: ProviderPaymentParts) => {
  const { payments, provider, startOf, newId, now, onFault } = parts;

  /** Takes over what the provider says, once for each state. */
  const take = async ({ id, state, amount }: PaymentNews): Promise<NoticeOutcome> => {
    const payment = await payments.read(id);
    if (!payment) return 'unknown';
    const isWhole = payment.amount.amountMinor === amount.amountMinor && payment.amount.currency === amount.currency;
    if (!isWhole) return 'amount';
    await payments.move(id, state, statesBefore(state), now());
    return 'taken';
  };

  /** Returns the attempt that the buyer goes on with: the last one, or another one if that was given up. */
  const attemptOf = async ({ id: orderId, site, total }: PayableOrder): Promise<Payment | undefined> => {
    const before = await payments.last(orderId);
    if (before && !isGivenUp(before.state)) return before;
    await payments.add({ id: newId(), orderId, attempt: (before?.attempt ?? 0) + 1, site, amount: total }, now());
    return payments.last(orderId);
  };

  /** Returns `false` if the provider gave no answer. */
  const ask = async (payment: Payment, by: PaymentProvider['look']): Promise<boolean> => {
    try {
      const news = await by(payment);
      if (news && (await take({ ...news, id: payment.id })) === 'amount')
        throw new Error('a payment has another amount at the provider');
      return true;
    } catch (fault) {
      onFault(fault, 'the payment provider could not be asked');
      return false;
    }
  };

  return {
    take,
    /** Returns the provider's page for an order; nothing if it is paid, or if the provider is not there. */
    pageFor: async (order: PayableOrder): Promise<string | undefined> => {
      const payment = await attemptOf(order);
      if (!payment || !isPayable(payment.state)) return undefined;
      try {
        return await provider.start(payment, startOf(order.site, order));
      } catch (fault) {
        onFault(fault, 'a payment could not be started');
        return undefined;
      }
    },
    /** Asks for the state of an order's payment: its buyer may be back before the notice. */
    settle: async (orderId: string): Promise<void> => {
      const payment = await payments.last(orderId);
      if (payment && (payment.state === 'open' || payment.state === 'pending')) await ask(payment, provider.look);
    },
    /** Asks for payments whose notice did not come, and gives back money that belongs to no order; any process may call it. */
    tidyUp: async (at: Now): Promise<void> => {
      const ago = (ms: number) => new Date(at.getTime() - ms);
      const most = askedTogether;
      const byLooking = (await payments.unsettled({ at, startedAfter: ago(awaitedMs), most })).map(
        (payment) => [payment, provider.look] as const,
      );
      const byRefund = (await payments.refundsDue({ at, before: ago(refundAgainMs), most })).map(
        (payment) => [payment, provider.refund] as const,
      );
      // A provider that is away is asked once, not a hundred times; the rest has its turn after the same time.
      for (const [payment, by] of [...byRefund, ...byLooking]) if (!(await ask(payment, by))) return;
    },
  };
};
export type ProviderPayments = ReturnType<typeof createProviderPayments>;
