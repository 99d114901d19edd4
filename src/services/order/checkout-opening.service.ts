import type { Customer } from '../../contracts/customer/account.contract.ts';
import type { Cart, TechnicalCode } from '../../contracts/cart/cart.contract.ts';
import { checkoutBlock } from '../../domain/cart/cart-sums.rules.ts';
import type { TokenRequest, VisitorTokens } from '../../contracts/customer/login.contract.ts';
import type {
  CheckoutAsked,
  CheckoutChoices,
  DeliveryKind,
  OpenCheckout,
  OrderDiscount,
  Opened,
  OrderLine,
  PaymentKind,
} from '../../contracts/order/order.contract.ts';
import { addressLines } from '../../domain/order/order.rules.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Store } from '../../contracts/content/stores.contract.ts';
import { momentNow, type Moment, type MomentNow, type Now } from '../../lib/time/moment.ts';
import { checkoutTerms } from '../../sites/checkout.ts';
import { shippingOf } from '../../sites/shipping.ts';
import type { CheckoutOwner, CheckoutRepository, CheckoutRow } from './checkout.repository.ts';
import { goodsIn, linesOf, seenOf } from './order-lines.rules.ts';
import { sumsOf } from './order-sums.rules.ts';
import type { PaymentProvider } from './payments.service.ts';

/** The cart with the version that was read: an order takes this one and no other. */
export type CartToOrder =
  | { readonly ok: true; readonly cart: Cart; readonly version: number }
  | { readonly ok: false; readonly code: TechnicalCode };

type ProductsAmong = (site: SiteCode, productIds: readonly string[], moment: Moment) => Promise<ReadonlySet<string>>;

export interface OpeningParts {
  readonly checkouts: Pick<CheckoutRepository, 'read'>;
  /** the cart as it is kept now, as it costs at the moment that is looked at */
  readonly cart: {
    readonly toOrder: (owner: CheckoutOwner, now: MomentNow, seen: Moment) => Promise<CartToOrder>;
  };
  readonly visitors: Pick<VisitorTokens, 'known'>;
  /** somebody who is logged in */
  readonly customerOf: (request: TokenRequest) => Promise<Customer | undefined>;
  /** of these products the ones that are food to take home, for their tax */
  readonly foodAmong: ProductsAmong;
  /** of these products the ones that are coffee (CART-17) */
  readonly coffeeAmong: ProductsAmong;
  readonly storesOf: (site: SiteCode) => readonly Store[];
  readonly payments: readonly PaymentProvider[];
  readonly now: () => Now;
}

/** Who may use a checkout, and see what was filled in there. */
interface Buyer {
  readonly owner: CheckoutOwner;
  readonly customer: Customer | undefined;
}

export interface Opening {
  readonly owner: CheckoutOwner;
  readonly version: number;
  readonly row: CheckoutRow | undefined;
  readonly checkout: OpenCheckout;
}

/** CART-15: what is good for nothing now takes nothing off, and is not used up. */
const discountsOf = ({ vouchers }: Cart): OrderDiscount[] =>
  vouchers.flatMap(({ code, title, discount, refusal }) => (refusal ? [] : [{ code, title, amount: discount }]));

/** The checkout of a visitor as it is at a moment: everything in it is reckoned anew from the cart and the shelves. */
export const createOpening = (parts: OpeningParts) => {
  const { checkouts, cart, visitors, customerOf, foodAmong, coffeeAmong, storesOf, payments, now } = parts;

  const storeOf = (site: SiteCode, storeId: string): Store | undefined =>
    storesOf(site).find(({ id }) => id === storeId);

  const printed = (site: SiteCode, { address, delivery }: CheckoutChoices): string[] | undefined => {
    if (delivery.kind === 'home') return addressLines(address);
    const store = storeOf(site, delivery.storeId);
    return store && ['Kontor', store.street, `${store.postcode} ${store.city}`];
  };

  const offeredOn = (site: SiteCode, toPay: number): PaymentKind[] =>
    toPay === 0 ? [] : payments.filter(({ isOffered }) => isOffered(site)).map(({ kind }) => kind);

  /** Everything that a cart costs, by where it goes. */
  const reckoned = async ({ site, moment }: CheckoutAsked, content: Cart, customer: Customer | undefined) => {
    const lines = linesOf(content);
    const productIds = lines.map(({ productId }) => productId);
    const [food, coffees] = await Promise.all([
      foodAmong(site, productIds, moment),
      coffeeAmong(site, productIds, moment),
    ]);
    const { vat } = checkoutTerms[site];
    const rateOf = ({ kind, productId }: OrderLine): number => {
      if (kind === 'giftCard') return 0;
      return food.has(productId) ? vat.food : vat.standard;
    };
    const hasCard = customer !== undefined && customer.card !== 'NO_CARD';
    const { currency } = content.total;
    const coffee = goodsIn(lines.filter(({ productId }) => coffees.has(productId)));
    const sumsFor = (delivery: DeliveryKind) =>
      sumsOf({
        lines,
        discounts: discountsOf(content),
        shipping: delivery === 'store' ? 0 : shippingOf(site, goodsIn(lines), coffee, hasCard).cost,
        currency,
        rateOf,
        standardRate: vat.standard,
      });
    return { lines, sumsFor };
  };

  /** Choices that an order can be made of: their store is there and their way to pay is offered. */
  const wholeChoices = (site: SiteCode, row: CheckoutRow | undefined, offered: readonly PaymentKind[]) => {
    const deliveredTo = row && printed(site, row.choices);
    const isPayable = offered.length === 0 || offered.some((kind) => kind === row?.choices.payment);
    return row && deliveredTo && isPayable ? { deliveredTo, attempt: row.attempt } : {};
  };

  /** A guest, or the customer whose visitor it is: for a device that only remembers the account, it is neither. */
  const buyerOf = async ({ request, site }: CheckoutAsked): Promise<Buyer | { readonly kind: 'cart' | 'login' }> => {
    const visitor = await visitors.known(request);
    if (visitor?.site !== site) return { kind: 'cart' };
    const customer = await customerOf(request);
    if (visitor.customerId !== customer?.id) return { kind: 'login' };
    return { owner: { site, visitorId: visitor.visitorId }, customer };
  };

  /** The visitor's cart as it could be ordered now. */
  const opening = async (asked: CheckoutAsked): Promise<Opening | Exclude<Opened, OpenCheckout>> => {
    const { site, moment } = asked;
    const buyer = await buyerOf(asked);
    if ('kind' in buyer) return buyer;
    const { owner, customer } = buyer;
    const kept = momentNow(now);
    const [read, row] = await Promise.all([cart.toOrder(owner, kept, moment), checkouts.read(owner, kept.at)]);
    if (!read.ok) return { kind: 'broken', code: read.code };
    if (checkoutBlock(read.cart)) return { kind: 'cart' };

    const { lines, sumsFor } = await reckoned(asked, read.cart, customer);
    const choices = row?.choices;
    const sums = sumsFor(choices?.delivery.kind ?? 'home');
    const offered = offeredOn(site, sums.total.amountMinor);
    return {
      owner,
      version: read.version,
      row,
      checkout: {
        kind: 'open',
        lines,
        sums,
        deliveries: (['home', 'store'] as const).map((kind) => ({ kind, sums: sumsFor(kind) })),
        payments: offered,
        seen: seenOf({ lines, sums, choices }),
        ...(customer ? { customer } : {}),
        ...(choices ? { choices } : {}),
        ...wholeChoices(site, row, offered),
      },
    };
  };

  return { buyerOf, opening, storeOf };
};
