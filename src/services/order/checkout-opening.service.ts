import type { TechnicalCode } from '../../contracts/cart/cart-codes.constants.ts';
import type { Cart } from '../../contracts/cart/cart.contract.ts';
import { checkoutBlock } from '../../domain/cart/cart-sums.rules.ts';
import type {
  CheckoutAsked,
  CheckoutChoices,
  OpenCheckout,
  Opened,
  PaymentKind,
} from '../../contracts/order/order.contract.ts';
import { addressLines } from '../../domain/order/order.rules.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Store } from '../../contracts/content/stores.contract.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import { momentNow, type Moment, type MomentNow, type Now } from '../../lib/time/moment.ts';
import { sites } from '../../sites/sites.ts';
import { createBuyerOf, type BuyerParts } from './checkout-buyer.service.ts';
import type { CheckoutOwner, CheckoutRepository, CheckoutRow } from './checkout.repository.ts';
import { createCheckoutSums, type CheckoutSumsParts } from './checkout-sums.service.ts';
import { seenOf } from './order-lines.rules.ts';

/** The cart with the version that was read: only this version can be ordered. */
export type CartToOrder =
  | { readonly ok: true; readonly cart: Cart; readonly version: number }
  | { readonly ok: false; readonly code: TechnicalCode };

export interface OpeningParts extends CheckoutSumsParts, BuyerParts {
  readonly checkouts: Pick<CheckoutRepository, 'read'>;
  /** returns the cart as stored now, with the prices of the moment `seen` */
  readonly cart: {
    readonly toOrder: (owner: CheckoutOwner, now: MomentNow, seen: Moment) => Promise<CartToOrder>;
  };
  readonly storesOf: (site: SiteCode) => readonly Store[];
  readonly shopNameOf: (site: SiteCode) => string;
  /** the kinds of payment that the shop offers */
  readonly payments: readonly PaymentKind[];
  readonly now: () => Now;
}

export interface Opening {
  readonly owner: CheckoutOwner;
  readonly version: number;
  readonly row: CheckoutRow | undefined;
  readonly checkout: OpenCheckout;
}

/** The checkout of a visitor at a moment; prices and stock are looked up each time. */
export const createOpening = (parts: OpeningParts) => {
  const { checkouts, cart, storesOf, shopNameOf, payments, now } = parts;
  const buyerOf = createBuyerOf(parts);
  const sumsOfCart = createCheckoutSums(parts);

  const storeOf = (site: SiteCode, storeId: string): Store | undefined =>
    storesOf(site).find(({ id }) => id === storeId);

  const printed = (site: SiteCode, { address, delivery }: CheckoutChoices): string[] | undefined => {
    if (delivery.kind === 'home') return addressLines(delivery.to ?? address, sites[site]);
    const store = storeOf(site, delivery.storeId);
    return store && [shopNameOf(site), store.street, `${store.postcode} ${store.city}`];
  };

  /** Returns the choices only if they are complete: the store exists and the payment is offered. */
  const wholeChoices = (site: SiteCode, row: CheckoutRow | undefined, offered: readonly PaymentKind[]) => {
    const deliveredTo = row && printed(site, row.choices);
    const isPayable = offered.length === 0 || offered.some((kind) => kind === row?.choices.payment);
    return row && deliveredTo && isPayable ? { deliveredTo, attempt: row.attempt } : {};
  };

  /** The day from which everything in the cart can be sent; ISO days are in the order of time. */
  const sentFromOf = ({ articles }: Cart): string | undefined =>
    articles
      .flatMap(({ availableFrom }) => availableFrom ?? [])
      .toSorted()
      .at(-1);

  /** Returns the visitor's cart as it could be ordered now. */
  const opening = async (asked: CheckoutAsked): Promise<Opening | Exclude<Opened, OpenCheckout>> => {
    const { site, moment } = asked;
    const buyer = await buyerOf(asked);
    if ('kind' in buyer) return buyer;
    const { owner, customer } = buyer;
    const kept = momentNow(now);
    const [read, row] = await Promise.all([cart.toOrder(owner, kept, moment), checkouts.read(owner, kept.at)]);
    if (!read.ok) return { kind: 'broken', code: read.code };
    if (checkoutBlock(read.cart)) return { kind: 'cart' };

    const { lines, sumsFor } = await sumsOfCart(asked, read.cart, customer);
    const choices = row?.choices;
    const sums = sumsFor(choices?.delivery.kind ?? 'home');
    const offered = sums.total.amountMinor === 0 ? [] : payments;
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
        ...omitNullish({ customer, sentFrom: sentFromOf(read.cart) }),
        ...(choices ? { choices } : {}),
        ...wholeChoices(site, row, offered),
      },
    };
  };

  return { buyerOf, opening, storeOf };
};
export type CheckoutOpening = ReturnType<typeof createOpening>;
