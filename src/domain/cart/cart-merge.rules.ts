import { applyChange, type Change } from './cart-change.rules.ts';
import { additionOf, defectiveIn, entriesOf, titleOf, type Entry } from './cart-things.rules.ts';
import type { Cart, MergeReport } from '../../contracts/cart/cart.contract.ts';
import { mostPieces, quantityOf, type CartLimits } from './cart.rules.ts';

export interface Merge {
  /** what is done to the customer's cart, each with the thing that it is about */
  readonly changes: readonly { readonly change: Change; readonly entry: Entry }[];
  readonly report: MergeReport;
}

/** An article adds up as far as its limits allow. */
const changeFor = (cart: Cart, entry: Entry, limits: CartLimits): Change => {
  if (entry.kind !== 'article') return additionOf(entry);
  const { productId, tcm, quantity } = entry.article;
  const before = quantityOf(cart, entry.article);
  const most = Math.max(before, mostPieces(entry.article, limits));
  return { setArticle: { productId, tcm, quantity: Math.min(before + quantity, most) } };
};

/**
 * CART-14: what becomes of a guest's cart when its visitor logs in. Nothing is lost silently: what the limits forbid, and what
 * is no longer sold, is named.
 */
export const mergeCarts = (customer: Cart, guest: Cart, limits: CartLimits): Merge => {
  let cart = customer;
  const changes: Merge['changes'][number][] = [];
  const capped: MergeReport['capped'] = [];
  const dropped: string[] = defectiveIn(guest).map(titleOf);
  let merged = 0;
  for (const entry of entriesOf(guest)) {
    const change = changeFor(cart, entry, limits);
    const outcome = applyChange(cart, change, entry, limits);
    // What can be in a cart but once may be there already.
    const isThere = !outcome.ok && outcome.code === 'NOT_MODIFIED' && entry.kind !== 'article';
    const wanted = entry.kind === 'article' ? quantityOf(cart, entry.article) + entry.article.quantity : 1;
    if (!outcome.ok && !isThere) dropped.push(titleOf(entry));
    else if ('setArticle' in change && change.setArticle.quantity < wanted)
      capped.push({ title: titleOf(entry), quantity: change.setArticle.quantity });
    else merged += 1;
    if (!outcome.ok) continue;
    cart = outcome.cart;
    changes.push({ change, entry });
  }
  return { changes, report: { merged, capped, dropped } };
};
