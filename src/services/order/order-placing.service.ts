import {
  placedOrderPath,
  type CheckoutAsked,
  type CheckoutDesk,
  type OrderLine,
  type Placed,
} from '../../contracts/order/order.contract.ts';
import type { MomentNow, Now } from '../../lib/time/moment.ts';
import type { CheckoutOpening, Opening } from './checkout-opening.service.ts';
import type { CheckoutRepository } from './checkout.repository.ts';
import { changesOf } from './order-lines.rules.ts';
import type { OrderBrake } from './order-brake.service.ts';
import type { WriteOrder } from './order-transaction.service.ts';
import type { NewOrder, OrderRepository } from './order.repository.ts';
import { isPaidAtProvider } from '../../domain/order/payment.rules.ts';
import type { ProviderPayments } from './provider-payments.service.ts';
import { isUuid } from '../../lib/uuid.ts';

export interface PlacingParts {
  readonly buyerOf: CheckoutOpening['buyerOf'];
  readonly opening: CheckoutOpening['opening'];
  readonly writeOrder: WriteOrder;
  readonly brake: OrderBrake;
  readonly orders: Pick<OrderRepository, 'keyOfAttempt'>;
  readonly checkouts: Pick<CheckoutRepository, 'note'>;
  /** drops the cached stock, which has proved stale */
  readonly lookAgain: () => Promise<unknown>;
  /** only with a payment provider */
  readonly pageFor?: ProviderPayments['pageFor'] | undefined;
  readonly onFault: (fault: unknown, what: string) => void;
  readonly now: () => Now;
}

type SentOrder = Parameters<CheckoutDesk['place']>[1];
/** SAFE-5: by its type, a preview cannot be ordered. */
type BuyingNow = CheckoutAsked & { readonly moment: MomentNow };

const shownAt = (key: string): string => `${placedOrderPath}${key}?placed=yes`;

/** Places the order of a checkout once, even if the button is pressed several times. */
export const createPlacing = (parts: PlacingParts): CheckoutDesk['place'] => {
  const { buyerOf, pageFor, opening, writeOrder, brake, orders, checkouts, lookAgain, onFault, now } = parts;

  /** Stores the checkout as seen and returns what has changed since the buyer saw it last. */
  const changed = async (now: Opening, before: readonly OrderLine[]): Promise<Placed> => {
    await checkouts.note(now.owner, now.checkout.lines);
    return { kind: 'changed', checkout: now.checkout, changes: changesOf(before, now.checkout.lines) };
  };

  /** The page of the payment, else that of the order, which has a button that pays: a provider may not answer. */
  const nextPage = async (order: NewOrder): Promise<string> => {
    const page = isPaidAtProvider(order.content.payment)
      ? await pageFor?.({ ...order, total: order.content.sums.total })
      : undefined;
    return page ?? shownAt(order.key);
  };

  const tryToPlace = async (asked: BuyingNow, sent: SentOrder): Promise<Placed> => {
    const opened = await opening(asked);
    if (!('checkout' in opened)) return opened;
    const { checkout, row } = opened;
    const { attempt, choices, deliveredTo } = checkout;
    if (attempt !== sent.attempt || !choices || !deliveredTo) return { kind: 'incomplete' };
    if (checkout.seen !== sent.seen) return changed(opened, row?.seen ?? checkout.lines);
    const buyer = { site: asked.site, email: choices.email, customerId: checkout.customer?.id, address: sent.address };
    const seconds = await brake(buyer);
    if (seconds > 0) return { kind: 'often', seconds };
    const order = await writeOrder(opened, { attempt, choices, deliveredTo }, asked.moment.at);
    if (order) return { kind: 'placed', to: await nextPage(order) };
    await lookAgain();
    const then = await opening(asked);
    return 'checkout' in then ? changed(then, checkout.lines) : then;
  };

  return async (asked, sent) => {
    const { request, moment } = asked;
    if (moment.isPreview) return { kind: 'preview' };
    try {
      const buyer = await buyerOf(asked);
      if ('kind' in buyer) return buyer;
      if (!isUuid(sent.attempt)) return { kind: 'incomplete' };
      const { site, visitorId } = buyer.owner;
      const placedBefore = async (): Promise<Placed | undefined> => {
        const key = await orders.keyOfAttempt(site, visitorId, sent.attempt);
        return key === undefined ? undefined : { kind: 'placed', to: shownAt(key) };
      };
      const before = await placedBefore();
      if (before) return before;
      const outcome = await tryToPlace({ request, site, moment: { at: now(), abTests: moment.abTests } }, sent);
      // The cart may be empty because a first click has just ordered it.
      return outcome.kind === 'placed' ? outcome : ((await placedBefore()) ?? outcome);
    } catch (fault) {
      onFault(fault, 'an order could not be placed');
      return { kind: 'broken', code: 'UNKNOWN' };
    }
  };
};
