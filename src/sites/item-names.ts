import type { Offer } from '../contracts/cart/offer.contract.ts';
import type { TextKey, Translate } from './translate.ts';

/** CART-2: the kinds whose title only our own service sends. */
const names: Readonly<Partial<Record<Offer['kind'], TextKey>>> = {
  freeArticle: 'cart.name.freeArticle',
  partnerProduct: 'cart.name.partnerProduct',
  subscription: 'cart.name.subscription',
};

/** The title of a cart item, or the name of its kind. */
export const itemName = (t: Translate, kind: Offer['kind'], title: string): string => {
  const name = names[kind];
  return title || !name ? title : t(name);
};
