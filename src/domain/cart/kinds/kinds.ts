import type { CartChange } from '../../../contracts/cart/cart.contract.ts';
import type { CartForm } from '../../../contracts/cart/cart-form.contract.ts';
import type { Offer } from '../../../contracts/cart/offer.contract.ts';
import { article, setArticle } from './article.ts';
import { freeArticle, setFreeArticle } from './free-article.ts';
import { giftCard, setGiftCard } from './gift-card.ts';
import type { CallName, CartItem, CartKind, Change, ChangeName, ChangeRule, ItemKey } from './kind.ts';
import { allKinds, listsOfKind, type CartLists, type Kind, type ListElement } from './lists.ts';
import { partnerProduct, setPartnerProduct } from './partner-product.ts';
import { addSubscription, deleteSubscription, subscription } from './subscription.ts';

/** The kinds, in the order of the cart page. A missing one is a compile error. */
const kinds = { article, giftCard, freeArticle, partnerProduct, subscription } satisfies {
  readonly [K in Kind]: CartKind<K>;
};

/** The changes by name. A change of the contract that is missing here is a compile error. */
const changes = {
  setArticle,
  setGiftCard,
  setFreeArticle,
  setPartnerProduct,
  deleteSubscription,
  addSubscription,
} satisfies { readonly [Name in ChangeName]: ChangeRule<Name> };

/** The changes that the contract has no call for. */
const byFormOnly: Readonly<Record<Exclude<ChangeName, CallName>, true>> = { addSubscription: true };

/** The kind of an item, an offer or a key. */
export const kindOf = ({ kind }: { readonly kind: Kind }): CartKind<Kind> =>
  // Each item is given to the functions of its own kind, which the compiler does not follow through the index.
  kinds[kind] as unknown as CartKind<Kind>;

/** A change has exactly one key (CART-3): its name, with what it asks for. The contract's schema is closed. */
const ruleOf = (change: Change) => {
  const [name] = Object.keys(change) as [ChangeName];
  // The wish belongs to the rule of the same name, which the compiler does not follow through the index.
  return { name, rule: changes[name] as unknown as ChangeRule<'setArticle'>, wish: change[name as never] };
};

export const itemKeyOf = (change: Change): ItemKey => {
  const { rule, wish } = ruleOf(change);
  return rule.keyOf(wish);
};
/** The pieces of the item after the change; 0 removes it. */
export const piecesAfter = (change: Change): number => {
  const { rule, wish } = ruleOf(change);
  return rule.pieces(wish);
};
export const isCall = (change: Change): change is CartChange => !(ruleOf(change).name in byFormOnly);

/** Whether the change is about a means of payment. */
export const isPayment = (change: Change): boolean => kindOf(itemKeyOf(change)).isPayment;

/** The name of an item: two items with the same name are the same. */
export const nameOf = (key: ItemKey): string => `${key.kind} ${kindOf(key).idOf(key)}`;
export const titleOf = (offer: Offer): string => kindOf(offer).titleOf(offer);
export const additionOf = (item: CartItem): Change => kindOf(item).addition(item);
export const removalOf = (item: CartItem): CartChange => kindOf(item).removal(item);
export const keyOf = (item: CartItem): ItemKey => kindOf(item).keyOf(item);
export const additionForm = (item: CartItem): CartForm => kindOf(item).form(item, 'add');
export const removalForm = (item: CartItem): CartForm => kindOf(item).form(item, 'remove');

/** The items of one kind in one of its lists; none if the kind has no such list. */
export const itemsOfKind = (cart: CartLists, kind: Kind, place: 'here' | 'defective'): readonly CartItem[] => {
  const name = listsOfKind(kind)[place];
  const list: readonly ListElement<Kind>[] = name ? cart[name] : [];
  // Most lists of most carts are empty, and each change reads all of them several times.
  return list.length === 0 ? [] : list.map(kindOf({ kind }).fromList);
};

const itemsAt = (cart: CartLists, place: 'here' | 'defective'): readonly CartItem[] => {
  const items: CartItem[] = [];
  for (const kind of allKinds) for (const item of itemsOfKind(cart, kind, place)) items.push(item);
  return items;
};
/** All items that are or can become available, articles first. */
export const itemsIn = (cart: CartLists): readonly CartItem[] => itemsAt(cart, 'here');
/** The items that the shop no longer sells: they can only be removed. */
export const defectiveIn = (cart: CartLists): readonly CartItem[] => itemsAt(cart, 'defective');

/** The lists of one kind with these items, which must all be of the kind. */
export const listsOfOne = (
  kind: Kind,
  here: readonly CartItem[],
  defective: readonly CartItem[],
): Partial<CartLists> => {
  const names = listsOfKind(kind);
  const { toList } = kindOf({ kind });
  return {
    [names.here]: here.map(toList),
    ...(names.defective ? { [names.defective]: defective.map(toList) } : {}),
  };
};

const emptyLists = (): Record<keyof CartLists, unknown[]> => {
  const lists: Partial<Record<keyof CartLists, unknown[]>> = {};
  for (const kind of allKinds) {
    const { here, defective } = listsOfKind(kind);
    lists[here] = [];
    if (defective) lists[defective] = [];
  }
  // Each list of `CartLists` belongs to a kind.
  return lists as Record<keyof CartLists, unknown[]>;
};

/** The lists of a cart with these items. */
export const listsOf = (here: readonly CartItem[], defective: readonly CartItem[]): CartLists => {
  const lists = emptyLists();
  const add = (item: CartItem, name: keyof CartLists | undefined) =>
    name && lists[name].push(kindOf(item).toList(item));
  for (const item of here) add(item, listsOfKind(item.kind).here);
  for (const item of defective) add(item, listsOfKind(item.kind).defective);
  // Each item is in the list of its own kind.
  return lists as unknown as CartLists;
};

/** Counts everything that takes up a place, also defective entries: they stay in the row until they are removed. */
export const entryCount = (cart: CartLists): number => {
  let count = 0;
  for (const kind of allKinds) {
    const { here, defective } = listsOfKind(kind);
    count += cart[here].length + (defective ? cart[defective].length : 0);
  }
  return count;
};
