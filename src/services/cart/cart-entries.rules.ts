import type { Change } from '../../contracts/cart-change.rules.ts';
import { nameOf, takesOut, thingIn, type Thing } from '../../contracts/cart-things.rules.ts';
import type { Offer } from '../../contracts/cart.rules.ts';
import { present } from '../../lib/present.ts';

/** As it was called and what it cost on the day it was put in: shown only when the shop no longer knows it. */
interface Remembered {
  readonly title: string;
  readonly amountMinor: number;
  readonly choice?: string;
  readonly picture?: string;
}

/** An article in the cart as it is kept. Its rows are the oldest: they name no kind. */
export interface ArticleEntry extends Remembered {
  readonly kind?: undefined;
  readonly productId: string;
  readonly tcm: string;
  readonly quantity: number;
}
export type CartEntry =
  | ArticleEntry
  | (Remembered & Extract<Thing, { kind: 'freeArticle' }>)
  | (Remembered & { readonly kind: 'giftCard'; readonly productId: string; readonly tcm: string })
  | (Remembered & Extract<Thing, { kind: 'partnerProduct' }> & { readonly partner: string })
  | (Remembered & Extract<Thing, { kind: 'subscription' }> & { readonly pieces: number; readonly weeks: number });

export const thingKept = (entry: CartEntry): Thing =>
  entry.kind === undefined ? { kind: 'article', productId: entry.productId, tcm: entry.tcm } : entry;

const entryOf = (offer: Offer, quantity: number): CartEntry => {
  switch (offer.kind) {
    case 'article':
    case 'giftCard': {
      const { productId, tcm, title, price, choice, picture } = offer.article;
      const remembered = { title, amountMinor: price.amountMinor, ...present({ choice, picture }) };
      return offer.kind === 'article'
        ? { productId, tcm, quantity, ...remembered }
        : { kind: 'giftCard', productId, tcm, ...remembered };
    }
    case 'freeArticle': {
      const { productId, campaignId, title, choice, picture } = offer.freeArticle;
      return { kind: 'freeArticle', productId, campaignId, title, amountMinor: 0, ...present({ choice, picture }) };
    }
    case 'partnerProduct': {
      const { partnerProductId, partner, title, price, picture } = offer.partnerProduct;
      const { amountMinor } = price;
      return { kind: 'partnerProduct', partnerProductId, partner, title, amountMinor, ...present({ picture }) };
    }
    case 'subscription': {
      const { subscriptionConfigurationId, pieces, weeks, title, price, choice, picture } = offer.subscription;
      return {
        kind: 'subscription',
        subscriptionId: subscriptionConfigurationId,
        pieces,
        weeks,
        title,
        amountMinor: price.amountMinor,
        ...present({ choice, picture }),
      };
    }
  }
};

/** The entries after a change that the shared rule allowed. All others stay as they were kept, and where they stand. */
export const entriesAfter = (
  entries: readonly CartEntry[],
  change: Change,
  offer: Offer | undefined,
): readonly CartEntry[] => {
  const name = nameOf(thingIn(change));
  const isIt = (entry: CartEntry): boolean => nameOf(thingKept(entry)) === name;
  if (takesOut(change) || !offer) return entries.filter((entry) => !isIt(entry));
  const changed = entryOf(offer, 'setArticle' in change ? change.setArticle.quantity : 1);
  return entries.some(isIt) ? entries.map((entry) => (isIt(entry) ? changed : entry)) : [...entries, changed];
};
