import type { CheckoutDesk } from '../../contracts/order/order.contract.ts';
import { checkCheckout } from './checkout-fields.rules.ts';
import { createOpening, type OpeningParts } from './checkout-opening.service.ts';
import type { CheckoutRepository } from './checkout.repository.ts';
import { createOrderBrake, type OrderBrakeParts } from './order-brake.service.ts';
import { createPlacing, type PlacingParts } from './order-placing.service.ts';
import { createOrderTransaction, type OrderTransactionParts } from './order-transaction.service.ts';
import { choicesKeptMs } from './order.constants.ts';
import type { OrderRepository } from './order.repository.ts';
import { canBePaid } from '../../domain/order/payment.rules.ts';
import type { ProviderPayments } from './provider-payments.service.ts';
import { utcDay } from '../../lib/time/day.ts';

export interface OrderServiceParts
  extends
    OpeningParts,
    OrderTransactionParts,
    Pick<PlacingParts, 'lookAgain' | 'onFault'>,
    Pick<OrderBrakeParts, 'takeOrder'> {
  /** only with a payment provider */
  readonly atProvider?: ProviderPayments;
  readonly orders: OrderRepository;
  readonly checkouts: CheckoutRepository;
  readonly cart: OpeningParts['cart'] & OrderTransactionParts['cart'];
}

/** SHOP-4: the checkout and the orders. */
export const createOrderService = (parts: OrderServiceParts) => {
  const { orders, checkouts, atProvider, newId, now } = parts;
  const { buyerOf, opening, storeOf } = createOpening(parts);
  const place = createPlacing({
    ...parts,
    pageFor: atProvider?.pageFor,
    buyerOf,
    opening,
    writeOrder: createOrderTransaction(parts),
    brake: createOrderBrake(parts),
  });

  const open: CheckoutDesk['open'] = async (asked) => {
    const opened = await opening(asked);
    return 'checkout' in opened ? opened.checkout : opened;
  };

  const review: CheckoutDesk['review'] = async (asked) => {
    const opened = await opening(asked);
    if (!('checkout' in opened)) return opened;
    const { owner, checkout } = opened;
    if (checkout.attempt === undefined) return { kind: 'incomplete' };
    // An order is never compared with what staff saw in a preview.
    if (!asked.moment.isPreview) await checkouts.note(owner, checkout.lines);
    return checkout;
  };

  const choose: CheckoutDesk['choose'] = async (asked, form) => {
    const { site } = asked;
    const opened = await opening(asked);
    if (!('checkout' in opened)) return undefined;
    const checked = checkCheckout(form, site, {
      isStore: (id) => storeOf(site, id) !== undefined,
      payments: opened.checkout.payments,
    });
    if ('faults' in checked) return checked.faults;
    const at = now();
    await checkouts.save(
      opened.owner,
      { attempt: newId(), choices: checked.choices },
      { at, expiresAt: new Date(at.getTime() + choicesKeptMs) },
    );
    return undefined;
  };

  const pay: CheckoutDesk['pay'] = async (which, moment) => {
    const found = await orders.find(which, now());
    if (!atProvider || found?.key === undefined || moment.isPreview || !canBePaid(found.order)) return undefined;
    const { id, key, order } = found;
    return atProvider.pageFor({ id, site: which.site, number: order.number, key, total: order.sums.total });
  };

  const settle: CheckoutDesk['settle'] = async (which, moment) => {
    const found = moment.isPreview ? undefined : await orders.find(which, now());
    if (found) await atProvider?.settle(found.id);
  };

  const desk: CheckoutDesk = {
    open,
    review,
    choose,
    place,
    order: async (site, key) => (await orders.find({ site, key }, now()))?.order,
    pay,
    settle,
  };
  return {
    desk,
    /** Deletes checkouts and orders whose retention period is over; any process may call it at any time. */
    tidyUp: async (at: Date): Promise<void> => {
      await checkouts.forget(at);
      await orders.forget(utcDay(at));
      // Last, because it waits for another company.
      await atProvider?.tidyUp(now());
    },
  };
};
