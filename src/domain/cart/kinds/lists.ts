import type { Cart } from '../../../contracts/cart/cart.contract.ts';
import type { Offer } from '../../../contracts/cart/offer.contract.ts';

export type Kind = Offer['kind'];

type ListName = Exclude<
  { [Name in keyof Cart]: Cart[Name] extends readonly unknown[] ? Name : never }[keyof Cart],
  'vouchers' | undefined
>;
/** `hasDefects` finds these lists by their name. */
type DefectiveName = ListName & `defective${string}`;

/** CART-2: the lists of the cart that hold the items of each kind, in the order of the cart page. */
const cartLists = {
  article: { here: 'articles', defective: 'defectiveArticles' },
  giftCard: { here: 'giftCards', defective: 'defectiveGiftCards' },
  // A free article whose campaign is over stays where it is and cannot be bought, which blocks the checkout as well.
  freeArticle: { here: 'freeArticles' },
  partnerProduct: { here: 'partnerProducts', defective: 'defectivePartnerProducts' },
  subscription: { here: 'subscriptions', defective: 'defectiveSubscriptions' },
} as const satisfies Readonly<Record<Kind, { readonly here: ListName; readonly defective?: DefectiveName }>>;

type Lists = typeof cartLists;
/** The element of a kind's list. */
export type ListElement<K extends Kind> = Cart[Lists[K]['here']][number];
/** The lists that some kind names; a list of the contract without a kind does not fit into a cart. */
export type CartLists = Pick<Cart, { [K in Kind]: Lists[K][keyof Lists[K]] }[Kind]>;

interface KindLists {
  readonly here: keyof CartLists;
  readonly defective?: keyof CartLists;
}
// `cartLists` names every kind.
export const allKinds = Object.keys(cartLists) as readonly Kind[];
export const listsOfKind = (kind: Kind): KindLists => cartLists[kind];
