import type { TakeStock, WantedPieces } from '../../contracts/order/stock.contract.ts';
import type { ArticleRow } from './catalogue.repository.ts';
import { sites } from '../../sites/sites.ts';
import { availabilityOf, isBuyable, priceOf } from './catalogue.rules.ts';
import { stockRows, type ArticlePieces } from './stock.repository.ts';

const keyOf = (productId: string, tcm: string): string => `${productId} ${tcm}`;

/** One entry an article: it may be bought and given in one order. */
const together = (wanted: readonly WantedPieces[]): WantedPieces[] =>
  [...Map.groupBy(wanted, ({ productId, tcm }) => keyOf(productId, tcm)).values()].flatMap((pieces) => {
    const one = pieces.find(({ price }) => price !== undefined) ?? pieces[0];
    return one ? [{ ...one, quantity: pieces.reduce((all, { quantity }) => all + quantity, 0) }] : [];
  });

/** Pieces that are left when these are taken; nothing where none are counted, `short` where there are too few. */
const leftAfter = (row: ArticleRow, quantity: number, at: Date): number | undefined | 'short' => {
  const availability = availabilityOf(row, at);
  if (!isBuyable(availability)) return 'short';
  // What is sent later is bounded only where pieces of it are counted already.
  if (row.quantity === null || (row.quantity === 0 && availability !== 'AVAILABLE')) return undefined;
  return row.quantity < quantity ? 'short' : row.quantity - quantity;
};

/**
 * SHOP-4: takes pieces from the shelves within the order's transaction, or none of them. The rows are the database's own, not
 * the memory's: of two who want the last piece the second one waits here, and finds none.
 */
export const takeStock =
  ({ toldBelow }: { readonly toldBelow: number }): TakeStock =>
  async (tx, site, asked, at) => {
    const wanted = together(asked);
    if (wanted.length === 0) return true;
    const shelves = stockRows(tx, site);
    const rows = new Map((await shelves.hold(wanted)).map((row) => [keyOf(row.product_id, row.tcm), row]));
    const taken: ArticlePieces[] = [];
    let isTold = false;
    for (const { productId, tcm, quantity, price } of wanted) {
      const row = rows.get(keyOf(productId, tcm));
      if (!row || (price && priceOf(row, sites[site].currency, at).now.amountMinor !== price.amountMinor)) return false;
      const left = leftAfter(row, quantity, at);
      if (left === 'short') return false;
      if (left !== undefined) taken.push({ productId, tcm, quantity });
      isTold ||= left !== undefined && left < toldBelow;
    }
    if (taken.length > 0) await shelves.take(taken);
    // Last, for all orders of the site wait for one another from here on; and only where a page shows the number.
    if (isTold) await shelves.tell();
    return true;
  };
