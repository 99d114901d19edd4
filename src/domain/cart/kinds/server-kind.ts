import type { CartExtras } from '../../../contracts/cart/cart-extras.contract.ts';
import type { CartForm } from '../../../contracts/cart/cart-form.contract.ts';
import type { ArticleKey, ArticleOffer } from '../../../contracts/cart/offer.contract.ts';
import type { Currency, SiteCode } from '../../../contracts/shop/site.contract.ts';
import type { CartLimits } from '../cart.rules.ts';
import type { Change, ItemKey, ItemOf, KeyOf, OfferOf } from './kind.ts';
import type { Kind } from './lists.ts';

/** The name and the price of the day on which the item was put in: shown only when the shop no longer knows the item. */
interface Remembered {
  readonly title: string;
  readonly amountMinor: number;
  readonly choice?: string;
  readonly picture?: string;
}

/** Stored articles are the oldest rows: they name no kind. */
export interface StoredArticle extends Remembered, ArticleKey {
  readonly kind?: undefined;
  readonly quantity: number;
}

/** An item as the row of the cart stores it. */
export type StoredItem =
  | StoredArticle
  | (Remembered & KeyOf<'giftCard'>)
  | (Remembered & KeyOf<'freeArticle'>)
  | (Remembered & KeyOf<'partnerProduct'> & { readonly partner: string })
  | (Remembered & KeyOf<'subscription'> & { readonly pieces: number; readonly weeks: number });

export type StoredOf<K extends Kind> = K extends 'article' ? StoredArticle : Extract<StoredItem, { kind: K }>;

/** The key of a stored item: a row holds its key's fields. */
export const keyOfStored = (stored: StoredItem): ItemKey =>
  stored.kind === undefined ? { kind: 'article', productId: stored.productId, tcm: stored.tcm } : stored;

/** The part of a site that old prices and addresses are written with. */
export interface CartSite {
  readonly currency: Currency;
  readonly language: string;
}

/** Where the offers of a site come from, at a moment. */
export interface Assortment {
  readonly site: SiteCode;
  readonly at: Date;
  readonly extras: CartExtras;
  readonly limits: CartLimits;
}

/** How an item's offer is found. */
export interface OfferSource<K extends Kind> {
  /** the article of the catalogue that the offer is made of */
  readonly article?: ArticleKey;
  /** up to which number pieces of the article are counted, where it is not the usual one */
  readonly limits?: CartLimits;
  /** the offer; `undefined` where the item is not sold */
  readonly offerOf: (article: ArticleOffer | undefined) => OfferOf<K> | undefined;
}

/** What only the server knows of a kind: these parts never reach the browser. */
export interface ServerKind<K extends Kind> {
  readonly toStored: (offer: OfferOf<K>, pieces: number) => StoredOf<K>;
  /** the item as it can be bought now */
  readonly fromStored: (stored: StoredOf<K>, offer: OfferOf<K>, limits: CartLimits) => ItemOf<K>;
  /** the item as it was, when the shop no longer sells it */
  readonly gone: (stored: StoredOf<K>, site: CartSite) => ItemOf<K>;
  readonly sourceOf: (key: KeyOf<K>, assortment: Assortment) => OfferSource<K>;
}

/** The forms of the items that are not articles; an article's form also finds the article and adds to what is there. */
export type ItemForm = Exclude<Extract<CartForm, { kind: string }>, { kind: 'voucher' | 'kept' }>;
/** Reads the change from a plain form. */
export type FormRule<Name extends ItemForm['kind']> = (form: Extract<ItemForm, { kind: Name }>) => Change;
