import type { Customer, Salutation } from '../customer/account.contract.ts';
import type { CartErrorCode } from '../cart/cart.contract.ts';
import type { TokenRequest } from '../customer/login.contract.ts';
import type { Money, SiteCode } from '../shop/site.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';

/** What pages ask of the checkout and its orders (SHOP-4). It never crosses the wire as a whole, so it is types alone. */
export const checkoutPath = '/checkout';
export const reviewPath = '/checkout/review';
/** An order by the secret that only its buyer was told; `?placed=yes` the first time. */
export const placedOrderPath = '/order/';

export const orderStates = ['PLACED', 'SENT', 'DELIVERED', 'RETURNED', 'CANCELLED'] as const;

export type OrderLineKind = 'article' | 'freeArticle' | 'giftCard' | 'partnerProduct' | 'subscription';

/** An entry of the cart as it was bought, in words of its own: what it is called may change later, or go. */
export interface OrderLine {
  readonly kind: OrderLineKind;
  /** product number; of a partner product and a subscription its own id */
  readonly productId: string;
  readonly tcm?: string;
  readonly campaignId?: string;
  readonly title: string;
  readonly choice?: string;
  readonly quantity: number;
  /** of one piece, tax included */
  readonly price: Money;
  readonly picture?: string;
  readonly url?: string;
  /** of a subscription: what comes every so many weeks, and what each time costs; it is paid when it comes */
  readonly each?: { readonly pieces: number; readonly weeks: number; readonly price: Money };
}

export interface OrderDiscount {
  readonly code: string;
  readonly title: string;
  readonly amount: Money;
}

/** Tax that a sum contains. */
export interface ContainedTax {
  /** per cent, with at most one digit behind the point */
  readonly percent: number;
  readonly amount: Money;
}

export interface OrderSums {
  /** of all lines */
  readonly value: Money;
  readonly discounts: readonly OrderDiscount[];
  readonly shipping: Money;
  readonly total: Money;
  readonly taxes: readonly ContainedTax[];
}

/** Who buys, and where invoice and parcel go. */
export interface OrderAddress {
  readonly salutation?: Salutation;
  readonly firstName: string;
  readonly lastName: string;
  readonly company?: string;
  /** of a company, where invoices bear it */
  readonly taxId?: string;
  readonly street: string;
  readonly extra?: string;
  readonly postcode: string;
  readonly city: string;
  /** where addresses have one (TR) */
  readonly district?: string;
  readonly phone?: string;
}

export const paymentKinds = ['invoice', 'prepayment', 'card', 'wallet'] as const;
export type PaymentKind = (typeof paymentKinds)[number];
/** Prepaid orders wait so long for their money, invoices for their payment. */
export const payWithinDays = { prepayment: 7, invoice: 30 } as const;
export type DeliveryKind = 'home' | 'store';

/** What somebody has said in the checkout, found to be right. */
export interface CheckoutChoices {
  readonly address: OrderAddress;
  readonly email: string;
  readonly delivery: { readonly kind: 'home' } | { readonly kind: 'store'; readonly storeId: string };
  /** none where nothing is left to pay */
  readonly payment?: PaymentKind;
}

/** An order as its buyer sees it. */
export interface Order {
  /** printable, unique on its site; part of the page's address */
  readonly number: string;
  readonly at: Date;
  readonly state: (typeof orderStates)[number];
  readonly lines: readonly OrderLine[];
  readonly sums: OrderSums;
  readonly address: OrderAddress;
  /** gone once the account is */
  readonly email?: string;
  readonly delivery: DeliveryKind;
  /** printed lines of the place where it goes */
  readonly deliveredTo: readonly string[];
  /** nothing was left to pay: none */
  readonly payment?: PaymentKind;
}

/** What the account is told: the newest first, only those of this customer. */
export interface OrdersOfCustomer {
  list(site: SiteCode, customerId: string): Promise<readonly Order[]>;
  order(site: SiteCode, customerId: string, number: string): Promise<Order | undefined>;
}

/** A field of the checkout's form, and what is wrong in it; each fault has a text. */
export type CheckoutFault =
  | 'required'
  | 'email'
  | 'signs'
  | 'long'
  | 'postcode'
  | 'phone'
  | 'taxId'
  | 'store'
  | 'choose';
export type CheckoutFaults = Readonly<Record<string, CheckoutFault>>;

/** What became of a line since it was last shown to its buyer. */
export interface LineChange {
  readonly title: string;
  readonly kind: 'gone' | 'new' | 'fewer' | 'more' | 'price';
  readonly quantity: number;
  readonly price: Money;
}

/** What the order costs that goes there. */
export interface DeliveryOption {
  readonly kind: DeliveryKind;
  readonly sums: OrderSums;
}

/** The cart on its way to an order. */
export interface OpenCheckout {
  readonly kind: 'open';
  readonly lines: readonly OrderLine[];
  readonly sums: OrderSums;
  readonly deliveries: readonly DeliveryOption[];
  readonly payments: readonly PaymentKind[];
  /** somebody logged in */
  readonly customer?: Customer;
  /** what was filled in before */
  readonly choices?: CheckoutChoices;
  /** where it goes, in printed lines; once there are choices */
  readonly deliveredTo?: readonly string[];
  /** the try that is to become one order, however often it is sent */
  readonly attempt?: string;
  /** stands for everything that the buyer sees before ordering */
  readonly seen: string;
}

export type Opened =
  | OpenCheckout
  /** nothing to buy, or not as it is: the cart page says why */
  | { readonly kind: 'cart' }
  /** the account is only remembered: its checkout holds name, street and e-mail (SAFE-6) */
  | { readonly kind: 'login' }
  | { readonly kind: 'broken'; readonly code: CartErrorCode };

/** Who asks, and when. */
export interface CheckoutAsked {
  readonly request: TokenRequest;
  readonly site: SiteCode;
  readonly moment: Moment;
}

export type Placed =
  /** `to`: where the order is shown, or where it is paid */
  | { readonly kind: 'placed'; readonly to: string }
  /** something is other than the buyer saw */
  | { readonly kind: 'changed'; readonly checkout: OpenCheckout; readonly changes: readonly LineChange[] }
  | { readonly kind: 'incomplete' }
  /** SAFE-5: staff look at another time or group: nothing is ordered */
  | { readonly kind: 'preview' }
  | Exclude<Opened, OpenCheckout>;

export interface CheckoutDesk {
  open(asked: CheckoutAsked): Promise<Opened>;
  /** shows the last page before the order: remembers what was seen */
  review(asked: CheckoutAsked): Promise<Opened | { readonly kind: 'incomplete' }>;
  choose(asked: CheckoutAsked, form: Readonly<Record<string, string>>): Promise<CheckoutFaults | undefined>;
  place(asked: CheckoutAsked, sent: { readonly attempt: string; readonly seen: string }): Promise<Placed>;
  order(site: SiteCode, key: string): Promise<Order | undefined>;
}
