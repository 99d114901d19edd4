import type { Cart } from '../../contracts/cart/cart.contract.ts';
import type { ArticleKey, Offer } from '../../contracts/cart/offer.contract.ts';
import { isArticle, mostPieces, quantityOf, type CartLimits } from '../../domain/cart/cart.rules.ts';
import { applyChange, type ChangeOutcome } from '../../domain/cart/cart-change.rules.ts';
import type { StoredArticle } from '../../domain/cart/kinds/server-kind.ts';
import { entriesAfter, isKept, type CartEntry, type KeptEntry } from './cart-entries.rules.ts';

/** `keep` takes an article out of the cart, `put` puts it back, `forget` drops it. */
export type KeptWish = ArticleKey & { readonly mode: 'keep' | 'put' | 'forget' };

/** A page that is still readable; the oldest are dropped first. */
export const mostKept = 50;

export interface KeptStep {
  readonly cart: Cart;
  readonly entries: readonly CartEntry[];
  readonly offer: Offer | undefined;
  readonly limits: CartLimits;
}

const without = (entries: readonly CartEntry[], key: ArticleKey): readonly CartEntry[] =>
  entries.filter((entry) => !isKept(entry) || !isArticle(key)(entry.article));

const isStoredArticle = (entry: CartEntry): entry is StoredArticle => entry.kind === undefined;

/** Adds articles to those that are kept, the newest first, each once. */
export const withKept = (entries: readonly CartEntry[], articles: readonly KeptEntry[]): readonly CartEntry[] => {
  const others = articles.reduce((rest, { article }) => without(rest, article), entries);
  const kept = [...articles, ...others.filter(isKept)].slice(0, mostKept);
  return [...others.filter((entry) => !isKept(entry)), ...kept];
};

/** The pieces that go back into the cart: as many as were kept, if the limits leave room for them, and at least one. */
const piecesBack = ({ cart, offer, limits }: KeptStep, kept: number, key: ArticleKey): number => {
  const room = offer?.kind === 'article' ? mostPieces(offer.article, limits) - quantityOf(cart, key) : kept;
  return quantityOf(cart, key) + Math.max(1, Math.min(kept, room));
};

/** Applies a wish to the cart, and returns the entries to store when that succeeds. */
export const keptChange = (
  wish: KeptWish,
  step: KeptStep,
): { readonly outcome: ChangeOutcome; readonly entriesThen: () => readonly CartEntry[] } => {
  const { cart, entries, offer, limits } = step;
  const { productId, tcm } = wish;
  const kept = entries.filter(isKept).find(({ article }) => isArticle(wish)(article));
  const set = (quantity: number) => ({ setArticle: { productId, tcm, quantity } });
  switch (wish.mode) {
    case 'keep': {
      const stored = entries.filter(isStoredArticle).find(isArticle(wish));
      const out = set(0);
      const entriesThen = () =>
        stored ? withKept(entriesAfter(entries, out, undefined), [{ kind: 'kept', article: stored }]) : entries;
      return { outcome: applyChange(cart, out, undefined, limits), entriesThen };
    }
    case 'put': {
      if (!kept) return { outcome: { ok: false, code: 'NOT_MODIFIED' }, entriesThen: () => entries };
      const back = set(piecesBack(step, kept.article.quantity, wish));
      return {
        outcome: applyChange(cart, back, offer, limits),
        entriesThen: () => without(entriesAfter(entries, back, offer), wish),
      };
    }
    case 'forget':
      return {
        outcome: kept ? { ok: true, cart } : { ok: false, code: 'NOT_MODIFIED' },
        entriesThen: () => without(entries, wish),
      };
  }
};
