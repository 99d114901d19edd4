import type { PromisedDurability } from '../catalogue/product-facts.contract.ts';
import type { Customer, Salutation } from '../customer/account.contract.ts';
import type { CartErrorCode } from '../cart/cart-codes.constants.ts';
import type { TokenRequest } from '../customer/login.contract.ts';
import type {
  AgainLine,
  AgainOutcome,
  CancelOutcome,
  LinkAsked,
  OrderState,
  OrderStep,
  Parcel,
} from './order-state.contract.ts';
import type { PaymentState } from './payment.contract.ts';
import type { Money, SiteCode } from '../shop/site.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';

/** The checkout and its orders for pages (SHOP-4). Types only, because it is never sent over HTTP as a whole. */
export const checkoutPath = '/checkout';
export const reviewPath = '/checkout/review';
/** The page of an order by the secret that only its buyer has; `?placed=yes` the first time. */
export const placedOrderPath = '/order/';

export type OrderLineKind = 'article' | 'freeArticle' | 'giftCard' | 'partnerProduct' | 'subscription';

/** A line of an order with a copy of its title, because the product may be renamed or removed later. */
export interface OrderLine {
  readonly kind: OrderLineKind;
  /** the product number, or the id of a partner product or subscription */
  readonly productId: string;
  readonly tcm?: string;
  readonly campaignId?: string;
  readonly title: string;
  readonly choice?: string;
  readonly quantity: number;
  /** the price of one piece, tax included */
  readonly price: Money;
  readonly picture?: string;
  readonly url?: string;
  /** only for a subscription: the interval in weeks and the price of a delivery, paid on delivery */
  readonly each?: { readonly pieces: number; readonly weeks: number; readonly price: Money };
  /** as it was promised when it was ordered */
  readonly durability?: PromisedDurability;
}

export interface OrderDiscount {
  readonly code: string;
  readonly title: string;
  readonly amount: Money;
}

/** The tax that a sum contains. */
export interface ContainedTax {
  /** per cent, with at most one decimal */
  readonly percent: number;
  readonly amount: Money;
}

export interface OrderSums {
  /** the sum of all lines */
  readonly value: Money;
  readonly discounts: readonly OrderDiscount[];
  readonly shipping: Money;
  readonly total: Money;
  readonly taxes: readonly ContainedTax[];
}

/** The buyer, and the address of the invoice and usually of the parcel. */
export interface OrderAddress {
  readonly salutation?: Salutation;
  readonly firstName: string;
  readonly lastName: string;
  readonly company?: string;
  /** the tax number of a company, if invoices have it */
  readonly taxId?: string;
  readonly street: string;
  readonly extra?: string;
  readonly postcode: string;
  readonly city: string;
  /** only in addresses of TR */
  readonly district?: string;
  readonly phone?: string;
}

export const paymentKinds = ['invoice', 'prepayment', 'card', 'wallet'] as const;
export type PaymentKind = (typeof paymentKinds)[number];
/** The days until a prepayment or an invoice is due. */
export const payWithinDays = { prepayment: 7, invoice: 30 } as const;
export type DeliveryKind = 'home' | 'store';

/** The validated input of the checkout. */
export interface CheckoutChoices {
  readonly address: OrderAddress;
  readonly email: string;
  readonly delivery:
    | {
        readonly kind: 'home';
        /** where the parcel goes, if that is not the buyer's address */
        readonly to?: OrderAddress;
        /** only with such an address: the buyer's words for who opens the parcel */
        readonly greeting?: string;
      }
    | { readonly kind: 'store'; readonly storeId: string };
  /** `undefined` if nothing is left to pay */
  readonly payment?: PaymentKind;
}

/** An order for its buyer. */
export interface Order {
  /** printable, unique on its site */
  readonly number: string;
  readonly at: Date;
  readonly state: OrderState;
  /** the states that it has reached since, the first one first */
  readonly steps?: readonly OrderStep[];
  readonly parcels?: readonly Parcel[];
  readonly lines: readonly OrderLine[];
  readonly sums: OrderSums;
  readonly address: OrderAddress;
  /** removed together with the account */
  readonly email?: string;
  /** the state of its payment at the provider; `undefined` for other payments, and before the buyer was there */
  readonly paid?: PaymentState;
  /** it belongs to no account */
  readonly isOfGuest?: true;
  readonly delivery: DeliveryKind;
  /** the lines of the delivery address */
  readonly deliveredTo: readonly string[];
  /** printed on the delivery note; removed together with the account */
  readonly greeting?: string;
  /** `undefined` if nothing was left to pay */
  readonly payment?: PaymentKind;
}

/** An order by the secret of its link, or by its number among those of an account. */
export type OrderRef =
  | { readonly site: SiteCode; readonly key: string }
  | { readonly site: SiteCode; readonly customerId: string; readonly number: string };

/** The orders of one customer, the newest first. */
export interface OrdersOfCustomer {
  list(site: SiteCode, customerId: string): Promise<readonly Order[]>;
  order(site: SiteCode, customerId: string, number: string): Promise<Order | undefined>;
}

/** A field of the checkout's form and its fault; each fault has a text. */
export type CheckoutFault =
  | 'required'
  | 'email'
  | 'signs'
  | 'long'
  | 'postcode'
  | 'phone'
  | 'taxId'
  | 'store'
  | 'greeting'
  | 'choose';
export type CheckoutFaults = Readonly<Record<string, CheckoutFault>>;

/** The change of a line since its buyer saw it last. */
export interface LineChange {
  readonly title: string;
  readonly kind: 'gone' | 'new' | 'fewer' | 'more' | 'price';
  readonly quantity: number;
  readonly price: Money;
}

/** The costs of the order for a delivery. */
export interface DeliveryOption {
  readonly kind: DeliveryKind;
  readonly sums: OrderSums;
}

/** The state of the checkout. */
export interface OpenCheckout {
  readonly kind: 'open';
  readonly lines: readonly OrderLine[];
  readonly sums: OrderSums;
  readonly deliveries: readonly DeliveryOption[];
  readonly payments: readonly PaymentKind[];
  /** the customer is logged in */
  readonly customer?: Customer;
  /** the values entered before */
  readonly choices?: CheckoutChoices;
  /** the lines of the delivery address; only after the choice */
  readonly deliveredTo?: readonly string[];
  /** the day from which all of it can be sent (YYYY-MM-DD), if something is sold before it is there */
  readonly sentFrom?: string;
  /** the key of the attempt: sent several times, it becomes one order */
  readonly attempt?: string;
  /** a fingerprint of all that the buyer sees before ordering */
  readonly seen: string;
}

export type Opened =
  | OpenCheckout
  /** the cart is empty or cannot be ordered: the cart page shows the reason */
  | { readonly kind: 'cart' }
  /** the account is only remembered: its checkout holds name, street and e-mail (SAFE-6) */
  | { readonly kind: 'login' }
  | { readonly kind: 'broken'; readonly code: CartErrorCode };

/** The caller and the time. */
export interface CheckoutAsked {
  readonly request: TokenRequest;
  readonly site: SiteCode;
  readonly moment: Moment;
}

export type Placed =
  /** `to`: the page of the order or of the payment */
  | { readonly kind: 'placed'; readonly to: string }
  /** the offer differs from what the buyer saw */
  | { readonly kind: 'changed'; readonly checkout: OpenCheckout; readonly changes: readonly LineChange[] }
  | { readonly kind: 'incomplete' }
  /** SAFE-7: the buyer, the mailbox or the network has ordered too often */
  | { readonly kind: 'often'; readonly seconds: number }
  /** SAFE-5: staff look at another time or group: nothing is ordered */
  | { readonly kind: 'preview' }
  | Exclude<Opened, OpenCheckout>;

export interface CheckoutDesk {
  open(asked: CheckoutAsked): Promise<Opened>;
  /** stores what the buyer sees on the last page before the order */
  review(asked: CheckoutAsked): Promise<Opened | { readonly kind: 'incomplete' }>;
  choose(asked: CheckoutAsked, form: Readonly<Record<string, string>>): Promise<CheckoutFaults | undefined>;
  /** `address`: the network address of the buyer */
  place(
    asked: CheckoutAsked,
    sent: { readonly attempt: string; readonly seen: string; readonly address: string },
  ): Promise<Placed>;
  order(site: SiteCode, key: string): Promise<Order | undefined>;
  /** returns the provider's page for an order; nothing if it is not to be paid there (now), or the provider gives no answer */
  pay(which: OrderRef, moment: Moment): Promise<string | undefined>;
  /** asks the provider for a payment whose notice has not come yet */
  settle(which: OrderRef, moment: Moment): Promise<void>;
}

/** SHOP-13: what a buyer does with an order later. */
export interface PlacedOrders {
  /** cancels it before it is sent: stock, vouchers and money go back, once */
  cancel(which: OrderRef, moment: Moment): Promise<CancelOutcome>;
  /** compares an order with what is sold at the moment */
  compare(site: SiteCode, order: Pick<Order, 'lines'>, moment: Moment): Promise<readonly AgainLine[]>;
  /** puts what is still sold into the cart of the visitor */
  again(which: OrderRef, asked: CheckoutAsked): Promise<AgainOutcome>;
  /** sends the link of an order to its own address; returns the seconds to wait after too many */
  sendLink(asked: LinkAsked, moment: Moment): Promise<number>;
}
