import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { cartLimits } from '../../domain/cart/cart.rules.ts';
import { guaranteeText } from '../../domain/guarantee/guarantee-picture.rules.ts';
import { bankAccountOf } from '../../domain/transfer/bank-account.rules.ts';
import type { ContentService } from '../../contracts/content/content.contract.ts';
import type { AccountDesk } from '../../contracts/customer/account.contract.ts';
import type { FormCounting, VisitorTokens } from '../../contracts/customer/login.contract.ts';
import type { MailOutbox } from '../../contracts/shop/mail.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { storeKinds, type StoreFinder } from '../../contracts/content/stores.contract.ts';
import type { Vouchers } from '../../contracts/cart/voucher.contract.ts';
import type { Database } from '../../lib/database.ts';
import type { Now } from '../../lib/time/moment.ts';
import { CartFault } from '../../services/cart/cart-fault.service.ts';
import type { CartService } from '../../services/cart/cart.service.ts';
import type { createCatalogueService } from '../../services/catalogue/catalogue.service.ts';
import { takeStock } from '../../services/catalogue/stock.service.ts';
import { createCheckoutRepository } from '../../services/order/checkout.repository.ts';
import { orderLetter } from '../../services/order/letters.rules.ts';
import { legalText, type LegalText } from '../../services/order/legal-texts.rules.ts';
import { createOrderRepository } from '../../services/order/order.repository.ts';
import { createCustomerOrders } from '../../services/order/customer-orders.service.ts';
import { createOrderService, type OrderServiceParts } from '../../services/order/order.service.ts';
import { createPlacedOrders, type PlacedOrderParts } from '../../services/order/after/placed-orders.service.ts';
import { offeredPayments } from '../../services/order/payment-methods.rules.ts';
import type { ProviderPayments } from '../../services/order/provider-payments.service.ts';
import type { Translate } from '../../sites/translate.ts';
import { createTogetherRepository } from '../../services/together/together.repository.ts';
import { createTogether } from '../../services/together/together.service.ts';
import { coffeeAmong, durabilityOf, foodAmong } from './food-products.ts';
import type { ShopContext } from './shop-context.ts';

export interface OrdersParts {
  readonly db: Database;
  readonly cart: CartService;
  readonly catalogue: ReturnType<typeof createCatalogueService>;
  readonly content: ContentService;
  readonly storeFinder: StoreFinder;
  readonly hasPicture: (name: string) => boolean;
  readonly visitors: VisitorTokens;
  readonly visit: AccountDesk['visit'];
  readonly mail: MailOutbox;
  readonly useVoucher: Vouchers['use'];
  readonly takeOrder: FormCounting['takeOrder'];
  readonly translate: (site: SiteCode) => Translate;
  /** only with a payment provider */
  readonly atProvider?: ProviderPayments | undefined;
  readonly now: () => Now;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

const keyBytes = 24;

/** Reads the cart for orders: a fault of the cart becomes an outcome with its code. */
const cartOf = (cart: CartService): OrderServiceParts['cart'] => ({
  ordered: cart.ordered,
  toOrder: async (owner, now, seen) => {
    try {
      return { ok: true, ...(await cart.toOrder(owner, now, seen)) };
    } catch (fault) {
      if (fault instanceof CartFault) return { ok: false, code: fault.code };
      throw fault;
    }
  },
});

/** Stored orders and checkouts as accounts need them; composed before accounts, which placing an order needs. */
export const composeCustomerOrders = (db: Database, now: () => Now) =>
  createCustomerOrders({ orders: createOrderRepository(db), checkouts: createCheckoutRepository(db), now });

/** What buyers do with their orders later. */
export const composePlacedOrders = (db: Database, parts: Omit<PlacedOrderParts, 'orders'>) =>
  createPlacedOrders({ ...parts, orders: createOrderRepository(db) });

/** Whether there is an order of a buyer, for declarations of withdrawal. */
export const orderMatches = (db: Database) => createOrderRepository(db).matches;

/**
 * LAW-3: the texts of a contract on a site, in their present version: the terms, or the contracts that are filled with the order, then
 * the notice of the right of withdrawal with its form; in CH the page about returns; in the Union the notice on the legal guarantee.
 */
const legalTextsOf =
  (content: ContentService, now: () => Now) =>
  (site: SiteCode): readonly LegalText[] => {
    const pageOf = (name: string) => {
      const page = content.byName(site, name);
      return page ? [legalText(name, page)] : [];
    };
    const forms = content.contracts(site).map(({ name, text }) => legalText(name, text));
    const right = pageOf('withdrawal');
    const guarantee = guaranteeText(site, now());
    return [
      ...(forms.length > 0 ? forms : pageOf('terms')),
      ...(right.length > 0 ? right : pageOf('returns')),
      ...(guarantee ? [legalText('guarantee', guarantee)] : []),
    ];
  };

/** What was ordered together, for product pages. */
export const orderedTogether = ({ app, db, now }: ShopContext) =>
  createTogether(createTogetherRepository(db), now, (fault) =>
    app.log.error({ err: fault }, 'what was ordered together could not be counted'),
  );

/** Connects orders with carts, catalogue, customers, stores and mails. */
export const composeOrders = (parts: OrdersParts) => {
  const { db, cart, catalogue, content, storeFinder, visitors, visit, mail, useVoucher, translate } = parts;
  const { takeOrder, atProvider, now, log } = parts;
  return createOrderService({
    orders: createOrderRepository(db),
    checkouts: createCheckoutRepository(db),
    cart: cartOf(cart),
    visitors,
    customerOf: async (request) => {
      const { person, customer } = await visit(request);
      return person.status === 'LOGGED_IN' ? customer : undefined;
    },
    // Pages and carts show how many are left only if one purchase may have more.
    takeStock: takeStock({ toldBelow: cartLimits.pieces }),
    useVoucher,
    takeOrder,
    lookAgain: () => catalogue.refresh(now()),
    foodAmong: foodAmong(catalogue),
    coffeeAmong: coffeeAmong(catalogue),
    durabilityOf: durabilityOf(catalogue, parts.hasPicture),
    shopNameOf: (site) => translate(site)('ui.shop.name'),
    storesOf: (site) => storeFinder.find(site, '', { kinds: storeKinds }).stores.map(({ store }) => store),
    payments: offeredPayments(atProvider !== undefined),
    ...(atProvider ? { atProvider } : {}),
    mail,
    letter: orderLetter({
      translate,
      bankOf: (site) => bankAccountOf(content.facts(site)),
      withdrawalOf: (site) =>
        (content.byName(site, 'withdrawal') ?? content.byName(site, 'returns'))?.url ?? '/c/service',
    }),
    legalTexts: legalTextsOf(content, now),
    newId: randomUUID,
    newKey: () => randomBytes(keyBytes).toString('base64url'),
    roll: randomInt,
    now,
    onFault: (err, what) => log.error({ err }, what),
  });
};
