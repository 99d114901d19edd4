import type { ArticleKey, Offer } from '../../contracts/cart/offer.contract.ts';
import type { Cart } from '../../contracts/cart/cart.contract.ts';
import { quantityOf, type CartLimits } from '../../domain/cart/cart.rules.ts';
import { applyChange, applyVoucher, type ChangeOutcome } from '../../domain/cart/cart-change.rules.ts';
import type { Change, ItemKey } from '../../domain/cart/kinds/kind.ts';
import { itemKeyOf, titleOf } from '../../domain/cart/kinds/kinds.ts';
import type { MomentNow } from '../../lib/time/moment.ts';
import { CartFault } from './cart-fault.service.ts';
import {
  entriesAfter,
  entriesAfterVoucher,
  voucherShown,
  withoutMerge,
  type CartEntry,
  type VoucherWish,
} from './cart-entries.rules.ts';
import { keptChange, type KeptWish } from './cart-kept.rules.ts';
import type { CartKey, CartOwner, CartState, CartToKeep } from './cart.repository.ts';
import { changesInRow, expiryOf, markOf, repeatOf } from './cart.rules.ts';

/** An article with the number of pieces that a form or a product page adds. The total is known only when the cart is read. */
export type ArticleAddition = ArticleKey & { readonly quantity: number };

export type AskedChange =
  | { readonly tag: 'change'; readonly change: Change }
  | { readonly tag: 'addition'; readonly addition: ArticleAddition }
  | { readonly tag: 'voucher'; readonly wish: VoucherWish }
  | { readonly tag: 'kept'; readonly wish: KeptWish };

/** `KEY_REUSED`: the change's id was that of another change, so nothing was done. */
export type CartAnswer = (ChangeOutcome | { readonly ok: false; readonly code: 'KEY_REUSED' }) & {
  readonly cart: Cart;
};

export interface WantedChange {
  readonly owner: CartOwner;
  readonly asked: AskedChange;
  readonly moment: MomentNow;
  readonly changeId: string | undefined;
}

/** The changes of one cart. */
export interface Group {
  readonly key: CartKey;
  readonly owner: CartOwner;
  readonly changes: readonly WantedChange[];
}

/** The responses to the changes of one cart, in their order, and the cart to store where one of them changed it. */
export interface Changed {
  readonly key: CartKey;
  readonly answers: readonly (CartAnswer | CartFault)[];
  readonly toKeep?: CartToKeep;
}

/** The key of the item whose offer the change needs. */
export const keyAskedFor = (asked: AskedChange): ItemKey | undefined => {
  switch (asked.tag) {
    case 'change':
      return itemKeyOf(asked.change);
    case 'addition': {
      const { productId, tcm } = asked.addition;
      return { kind: 'article', productId, tcm };
    }
    case 'kept': {
      const { productId, tcm } = asked.wish;
      return { kind: 'article', productId, tcm };
    }
    case 'voucher':
      return undefined;
  }
};

/** What a change's id stands for. The terms of a voucher may be others when it is repeated. */
const namedBy = (asked: AskedChange): unknown =>
  asked.tag === 'voucher'
    ? [asked.wish.tag, asked.wish.tag === 'put' ? asked.wish.voucher.code : asked.wish.code]
    : asked;

interface Step {
  readonly cart: Cart;
  readonly entries: readonly CartEntry[];
  readonly offer: Offer | undefined;
  readonly limits: CartLimits;
  readonly at: Date;
}
interface Stepped {
  readonly outcome: ChangeOutcome;
  /** what is stored when the outcome is good */
  readonly entriesThen: () => readonly CartEntry[];
}

const changedBy = (change: Change, { cart, entries, offer, limits }: Step): Stepped => ({
  outcome: applyChange(cart, change, offer, limits),
  entriesThen: () => entriesAfter(entries, change, offer),
});

const voucherChangedBy = (wish: VoucherWish, { cart, entries, at }: Step): Stepped => {
  const { currency } = cart.total;
  const shown = wish.tag === 'put' ? { ...wish, voucher: voucherShown(wish.voucher, currency, at) } : wish;
  return { outcome: applyVoucher(cart, shown), entriesThen: () => entriesAfterVoucher(entries, wish) };
};

const stepOf = (asked: AskedChange, step: Step): Stepped => {
  switch (asked.tag) {
    case 'change':
      return changedBy(asked.change, step);
    case 'addition': {
      const { productId, tcm, quantity } = asked.addition;
      const total = quantityOf(step.cart, { productId, tcm }) + quantity;
      return changedBy({ setArticle: { productId, tcm, quantity: total } }, step);
    }
    case 'voucher':
      return voucherChangedBy(asked.wish, step);
    case 'kept':
      return keptChange(asked.wish, step);
  }
};

/** Applies each change of a cart to the result of the previous one; the last state is stored. */
export const fold = (
  { key, owner, changes }: Group,
  row: CartState | undefined,
  cartNow: Cart,
  named: readonly (Offer | CartFault | undefined)[],
  limits: CartLimits,
): Changed => {
  let cart = cartNow;
  let entries = row?.entries ?? [];
  const before = row?.recent_changes ?? [];
  let newChanges: readonly string[] = [];
  let toKeep: CartToKeep | undefined;
  const answers = changes.map(({ asked, changeId, moment }, place): CartAnswer | CartFault => {
    const offer = named[place];
    if (offer instanceof CartFault) return offer;
    const repeat = repeatOf([...before, ...newChanges], changeId, namedBy(asked));
    if (repeat && !repeat.isSame) return { ok: false, code: 'KEY_REUSED', cart };
    if (repeat) return { ok: true, cart, ...(repeat.hasAdded && offer ? { addedProduct: titleOf(offer) } : {}) };
    const { outcome, entriesThen } = stepOf(asked, { cart, entries, offer, limits, at: moment.at });
    if (!outcome.ok) return { ...outcome, cart };
    const { merge: _outdated, ...changed } = outcome.cart;
    cart = changed;
    entries = withoutMerge(entriesThen());
    if (changeId !== undefined)
      newChanges = [...newChanges, markOf(changeId, namedBy(asked), outcome.addedProduct !== undefined)];
    const recentChanges = [...before, ...newChanges].slice(-changesInRow);
    toKeep = { owner, before: row?.version, entries, recentChanges, newChanges, expiresOn: expiryOf(moment.at) };
    return { ...outcome, cart };
  });
  return { key, answers, ...(toKeep ? { toKeep } : {}) };
};
