import type { Cart, MergeReport } from '../../contracts/cart/cart.contract.ts';
import { applyChange, itemWith } from './cart-change.rules.ts';
import type { CartLimits } from './cart.rules.ts';
import type { CartItem, Change } from './kinds/kind.ts';
import { additionOf, defectiveIn, itemsIn, keyOf, kindOf, titleOf } from './kinds/kinds.ts';

export interface Merge {
  /** the changes of the customer's cart, each with its item */
  readonly changes: readonly { readonly change: Change; readonly item: CartItem }[];
  readonly report: MergeReport;
}

/** The pieces that the two carts have together, and how many of them the limits allow. */
const piecesOfBoth = (cart: Cart, item: CartItem, limits: CartLimits) => {
  const kind = kindOf(item);
  if (kind.isSingle) return { wanted: 1, allowed: 1 };
  const there = itemWith(cart, keyOf(item));
  const before = there ? kind.pieces(there) : 0;
  const wanted = before + kind.pieces(item);
  const most = Math.min(limits.pieces, kind.left(item, cart));
  return { wanted, allowed: Math.min(wanted, Math.max(before, most)) };
};

/**
 * CART-14: merges a guest's cart into the customer's when the visitor logs in. Nothing is lost silently: the report names what
 * the limits forbid and what is no longer sold.
 */
export const mergeCarts = (customer: Cart, guest: Cart, limits: CartLimits): Merge => {
  let cart = customer;
  const changes: Merge['changes'][number][] = [];
  const capped: MergeReport['capped'] = [];
  const dropped: string[] = defectiveIn(guest).map(titleOf);
  let merged = 0;
  for (const item of itemsIn(guest)) {
    const kind = kindOf(item);
    const { wanted, allowed } = piecesOfBoth(cart, item, limits);
    const change = additionOf(kind.itemOf(item, allowed));
    const outcome = applyChange(cart, change, item, limits);
    // The customer's cart may already have the one that is allowed.
    const isThere = !outcome.ok && outcome.code === 'NOT_MODIFIED' && kind.isSingle;
    if (!outcome.ok && !isThere) dropped.push(titleOf(item));
    else if (allowed < wanted) capped.push({ title: titleOf(item), quantity: allowed });
    else merged += 1;
    if (!outcome.ok) continue;
    cart = outcome.cart;
    changes.push({ change, item });
  }
  return { changes, report: { merged, capped, dropped } };
};
