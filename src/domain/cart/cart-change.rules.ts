import type { Cart, LimitCode, VoucherInCart } from '../../contracts/cart/cart.contract.ts';
import type { Offer } from '../../contracts/cart/offer.contract.ts';
import type { VoucherRefusal } from '../../contracts/cart/voucher.constants.ts';
import type { CartLimits } from './cart.rules.ts';
import { summedUp } from './cart-sums.rules.ts';
import type { CartItem, Change, ItemKey } from './kinds/kind.ts';
import type { Kind } from './kinds/lists.ts';
import { entryCount, itemKeyOf, itemsOfKind, keyOf, kindOf, listsOfOne, piecesAfter, titleOf } from './kinds/kinds.ts';

/** CART-15. `end`: the voucher is no longer valid. */
export type VoucherChange =
  | { readonly tag: 'put'; readonly voucher: VoucherInCart }
  | { readonly tag: 'take'; readonly code: string }
  | { readonly tag: 'end'; readonly code: string; readonly refusal: VoucherRefusal };

export type ChangeOutcome =
  | { readonly ok: true; readonly cart: Cart; readonly addedProduct?: string }
  | { readonly ok: false; readonly code: LimitCode; readonly limit: number }
  | { readonly ok: false; readonly code: 'NOT_MODIFIED' | 'UNKNOWN' };

type Refused = Extract<ChangeOutcome, { ok: false }>;

const limited = (code: LimitCode, limit: number): Refused => ({ ok: false, code, limit });
const notModified: Refused = { ok: false, code: 'NOT_MODIFIED' };
const unknown: Refused = { ok: false, code: 'UNKNOWN' };

/** The cart with other items of one kind; its other lists stay as they are. */
const withItems = (cart: Cart, kind: Kind, here: readonly CartItem[], defective: readonly CartItem[]): Cart =>
  summedUp({ ...cart, ...listsOfOne(kind, here, defective) }, cart.total.currency);

/** Tells the item of a key from the others of its kind. */
const has = (key: ItemKey): ((item: CartItem) => boolean) => {
  const { idOf } = kindOf(key);
  const id = idOf(key);
  return (item) => idOf(keyOf(item)) === id;
};

/** The item of a key, unless it is not in the cart or the shop no longer sells it. */
export const itemWith = (cart: Cart, key: ItemKey): CartItem | undefined =>
  itemsOfKind(cart, key.kind, 'here').find(has(key));

const without = (cart: Cart, key: ItemKey): ChangeOutcome => {
  const isIt = has(key);
  const rest = (place: 'here' | 'defective') => itemsOfKind(cart, key.kind, place).filter((item) => !isIt(item));
  const changed = withItems(cart, key.kind, rest('here'), rest('defective'));
  return entryCount(changed) === entryCount(cart) ? notModified : { ok: true, cart: changed };
};

/** The first limit that a larger number passes. Scarcity comes before the shop's own limit: it is the smaller number. */
const limitOf = (cart: Cart, offer: Offer, pieces: number, isNew: boolean, limits: CartLimits): Refused | undefined => {
  const kind = kindOf(offer);
  // The shop's rule and not the stock: nothing of it in this purchase (decision 019).
  if (kind.isTooEarly?.(offer, cart)) return limited('ITEM_LIMIT', 0);
  const left = kind.left(offer, cart);
  if (pieces > left && left < limits.pieces) return limited('AVAILABILITY_LIMIT', left);
  if (pieces > limits.pieces) return limited('ITEM_LIMIT', limits.pieces);
  if (isNew && entryCount(cart) >= limits.entries) return limited('CART_LIMIT', limits.entries);
  return undefined;
};

/** The cart with the item, in its old place or at the end of its list. */
const withItem = (cart: Cart, item: CartItem, isNew: boolean): Cart => {
  const isIt = has(keyOf(item));
  const items = itemsOfKind(cart, item.kind, 'here');
  const here = isNew ? [...items, item] : items.map((one) => (isIt(one) ? item : one));
  return withItems(cart, item.kind, here, itemsOfKind(cart, item.kind, 'defective'));
};

/**
 * CART-3: applies a change to a cart, the same way for every kind. `offer` is what the shop sells now under the key of the
 * change; `undefined` if it is not sold. An offer counts only for its kind: a gift card is not an article, even with the number
 * of one.
 */
export const applyChange = (
  cart: Cart,
  change: Change,
  offer: Offer | undefined,
  limits: CartLimits,
): ChangeOutcome => {
  const key = itemKeyOf(change);
  const pieces = piecesAfter(change);
  if (pieces === 0) return without(cart, key);
  if (offer?.kind !== key.kind) return unknown;
  const before = itemWith(cart, key);
  const piecesBefore = before ? kindOf(before).pieces(before) : 0;
  if (pieces === piecesBefore) return notModified;
  const changed = (): Cart => withItem(cart, kindOf(offer).itemOf(offer, pieces), !before);
  // Fewer pieces are always allowed, even when the limits have changed in the meantime.
  if (pieces < piecesBefore) return { ok: true, cart: changed() };
  const refused = limitOf(cart, offer, pieces, !before, limits);
  return refused ?? { ok: true, cart: changed(), addedProduct: titleOf(offer) };
};

/** CART-15: one code per purchase, so a new one replaces the previous one. */
export const applyVoucher = (cart: Cart, change: VoucherChange): ChangeOutcome => {
  const withVouchers = (vouchers: VoucherInCart[]): ChangeOutcome => ({
    ok: true,
    cart: summedUp({ ...cart, vouchers }, cart.total.currency),
  });
  if (change.tag === 'put') return withVouchers([change.voucher]);
  const isIt = ({ code }: VoucherInCart): boolean => code === change.code;
  if (!cart.vouchers.some(isIt)) return notModified;
  switch (change.tag) {
    case 'take':
      return withVouchers(cart.vouchers.filter((voucher) => !isIt(voucher)));
    case 'end':
      return withVouchers(
        cart.vouchers.map((voucher) =>
          isIt(voucher) ? Object.assign({}, voucher, { refusal: change.refusal }) : voucher,
        ),
      );
  }
};
