import type {
  Article,
  Cart,
  CartChange,
  FreeArticle,
  PartnerProduct,
  Subscription,
} from '../../../contracts/cart/cart.contract.ts';
import type { CartForm } from '../../../contracts/cart/cart-form.contract.ts';
import type { ArticleKey, FreeArticleKey, Offer } from '../../../contracts/cart/offer.contract.ts';
import type { Kind, ListElement } from './lists.ts';

/** Identifies an item of each kind: in a change, in a stored row, in a list. */
export type ItemKey =
  | ({ readonly kind: 'article' } & ArticleKey)
  | ({ readonly kind: 'giftCard' } & ArticleKey)
  | ({ readonly kind: 'freeArticle' } & FreeArticleKey)
  | { readonly kind: 'partnerProduct'; readonly partnerProductId: string }
  | { readonly kind: 'subscription'; readonly subscriptionId: string };

/** An item of the cart. It is also an offer of itself: with the price and the stock that the server gave it last. */
export type CartItem =
  | { readonly kind: 'article'; readonly article: Article }
  | { readonly kind: 'giftCard'; readonly article: Article }
  | { readonly kind: 'freeArticle'; readonly freeArticle: FreeArticle }
  | { readonly kind: 'partnerProduct'; readonly partnerProduct: PartnerProduct }
  | { readonly kind: 'subscription'; readonly subscription: Subscription };

export type KeyOf<K extends Kind> = Extract<ItemKey, { kind: K }>;
export type ItemOf<K extends Kind> = Extract<CartItem, { kind: K }>;
export type OfferOf<K extends Kind> = Extract<Offer, { kind: K }>;

/** A change of the contract, or the one that only the shop's page of coffee subscriptions makes (CART-16). */
export type Change = CartChange | { readonly addSubscription: { readonly subscriptionId: string } };

type NamesOf<Union> = Union extends unknown ? keyof Union : never;
export type CallName = NamesOf<CartChange>;
export type ChangeName = NamesOf<Change>;
type WishOf<Name extends ChangeName> = Extract<Change, Readonly<Record<Name, unknown>>>[Name];

/** How a change of one name is read. */
export interface ChangeRule<Name extends ChangeName> {
  readonly keyOf: (wish: WishOf<Name>) => ItemKey;
  /** the pieces that the cart has after the change; 0 removes the item */
  readonly pieces: (wish: WishOf<Name>) => number;
}

/** What both ends know of a kind. What only the server knows stands in `ServerKind`. */
export interface CartKind<K extends Kind> {
  readonly fromList: (element: ListElement<K>) => ItemOf<K>;
  readonly toList: (item: ItemOf<K>) => ListElement<K>;
  readonly itemOf: (offer: OfferOf<K>, pieces: number) => ItemOf<K>;
  readonly titleOf: (offer: OfferOf<K>) => string;
  readonly keyOf: (item: ItemOf<K>) => KeyOf<K>;
  /** distinguishes the items of the kind */
  readonly idOf: (key: KeyOf<K>) => string;
  readonly pieces: (item: ItemOf<K>) => number;
  /** what the item adds to the cart's total, in hundredths */
  readonly cost: (item: ItemOf<K>) => number;
  /** pieces that this cart can have now; `Infinity` where they are not counted */
  readonly left: (offer: OfferOf<K>, cart: Pick<Cart, 'articles'>) => number;
  /** whether too little is bought for it as yet; no such rule where it is missing */
  readonly isTooEarly?: (offer: OfferOf<K>, cart: Pick<Cart, 'articles'>) => boolean;
  /** blocks the checkout (CART-11) */
  readonly isUnavailable: (item: ItemOf<K>) => boolean;
  /** the cart holds one of it or none, so that two carts do not add up */
  readonly isSingle: boolean;
  /** can be bought without anything else (CART-11) */
  readonly isPurchase: boolean;
  /** is a means of payment, whose failures have a text of their own (CART-6) */
  readonly isPayment: boolean;
  readonly addition: (item: ItemOf<K>) => Change;
  readonly removal: (item: ItemOf<K>) => CartChange;
  /** the plain form that adds or removes the item without JavaScript */
  readonly form: (item: ItemOf<K>, mode: 'add' | 'remove') => CartForm;
}
