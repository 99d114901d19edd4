import type { CartExtras } from '../../contracts/cart/cart-extras.contract.ts';
import type { ContentService } from '../../contracts/content/content.contract.ts';
import type { StoreFinder } from '../../contracts/content/stores.contract.ts';
import type { Vouchers } from '../../contracts/cart/voucher.contract.ts';
import { momentNow } from '../../lib/time/moment.ts';
import type { Moments } from '../rendering/moments.ts';
import { composeCart } from './cart/cart.ts';
import type { Catalogue } from './catalogue.ts';
import { composeCustomerOrders, composeOrders, composePlacedOrders } from './orders.ts';
import type { OrderSteps } from '../../services/order/after/order-steps.service.ts';
import { composePayments } from './payments.ts';
import { composePeople, type PeopleParts } from './people.ts';
import type { ShopContext } from './shop-context.ts';

export interface SalesParts extends Pick<PeopleParts, 'mail' | 'newsletter'> {
  readonly catalogue: Catalogue;
  readonly content: ContentService;
  readonly extras: CartExtras;
  readonly storeFinder: StoreFinder;
  readonly hasPicture: (name: string) => boolean;
  readonly vouchers: Vouchers;
  readonly moments: Moments;
  readonly steps: OrderSteps;
}

/** Composes carts, accounts and orders, in the order of their dependencies. */
export const composeSales = (context: ShopContext, parts: SalesParts) => {
  const { catalogue, content, extras, storeFinder, vouchers, mail, newsletter, moments, steps } = parts;
  const { app, attempts, db, now, translate } = context;
  const carts = composeCart(context, { catalogue, extras, findVoucher: vouchers.find });
  const { cart } = carts;
  const customerOrders = composeCustomerOrders(db, now);
  const people = composePeople(context, { cart, newsletter, customerOrders, mail });
  const { visitors, desk: account } = people;
  const atProvider = composePayments(context);
  const orders = composeOrders({
    db,
    cart,
    catalogue,
    content,
    storeFinder,
    hasPicture: parts.hasPicture,
    visitors,
    visit: account.visit,
    mail: mail.outbox,
    useVoucher: vouchers.use,
    takeOrder: attempts.takeOrder,
    translate,
    atProvider,
    now,
    log: app.log,
  });
  const placedOrders = composePlacedOrders(db, {
    cart,
    cancel: steps.cancel,
    facts: catalogue.facts,
    visitors,
    takeForm: attempts.takeForm,
    mail: mail.outbox,
    translate,
    now,
  });
  carts.routes({ visitors, moments });
  return {
    account,
    popularity: carts.popularity,
    cartOf: carts.cartOf(visitors),
    enterCode: carts.codeOf(visitors),
    orders: customerOrders.ofCustomer,
    checkout: orders.desk,
    placedOrders,
    // Orders last, because they may wait for the payment provider.
    tidyUp: [() => cart.tidyUp(momentNow(now)), people.tidyUp, () => orders.tidyUp(now())],
  };
};
