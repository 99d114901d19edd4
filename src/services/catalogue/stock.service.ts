import type { ReturnStock, TakeStock, TakenPieces, WantedPieces } from '../../contracts/order/stock.contract.ts';
import type { ArticleRow } from './catalogue.repository.ts';
import { availabilityOf, isBuyable, priceOf } from './catalogue.rules.ts';
import { stockRows } from './stock.repository.ts';

const keyOf = (productId: string, tcm: string): string => `${productId} ${tcm}`;

/** One entry per article: an order may contain it as bought and as free. */
const together = (wanted: readonly WantedPieces[]): WantedPieces[] =>
  [...Map.groupBy(wanted, ({ productId, tcm }) => keyOf(productId, tcm)).values()].flatMap((pieces) => {
    const one = pieces.find(({ price }) => price !== undefined) ?? pieces[0];
    return one ? [{ ...one, quantity: pieces.reduce((all, { quantity }) => all + quantity, 0) }] : [];
  });

/** Returns the stock after taking the pieces; nothing if stock is not counted, `short` if there are too few. */
const leftAfter = (row: ArticleRow, quantity: number, at: Date): number | undefined | 'short' => {
  const availability = availabilityOf(row, at);
  if (!isBuyable(availability)) return 'short';
  // A back-order is limited only if its stock is counted.
  if (row.quantity === null || (row.quantity === 0 && availability !== 'AVAILABLE')) return undefined;
  return row.quantity < quantity ? 'short' : row.quantity - quantity;
};

/**
 * SHOP-4: takes all pieces from stock within the order's transaction, or none. The rows are read from the database, not
 * the cache: of two orders for the last piece the second one waits here and is refused.
 */
export const takeStock =
  ({ toldBelow }: { readonly toldBelow: number }): TakeStock =>
  async (tx, site, asked, at) => {
    const wanted = together(asked);
    if (wanted.length === 0) return [];
    const shelves = stockRows(tx, site);
    const rows = new Map((await shelves.hold(wanted)).map((row) => [keyOf(row.product_id, row.tcm), row]));
    const taken: TakenPieces[] = [];
    let isTold = false;
    for (const { productId, tcm, quantity, price } of wanted) {
      const row = rows.get(keyOf(productId, tcm));
      if (!row || (price && priceOf(row, site, at).now.amountMinor !== price.amountMinor)) return undefined;
      const left = leftAfter(row, quantity, at);
      if (left === 'short') return undefined;
      if (left !== undefined) taken.push({ productId, tcm, quantity });
      isTold ||= left !== undefined && left < toldBelow;
    }
    if (taken.length > 0) await shelves.take(taken);
    // Last, because it serialises all orders of the site; and only if a page shows the number.
    if (isTold) await shelves.tell();
    return taken;
  };

/** SHOP-13: puts the pieces of a cancelled order back. Pages may show that an article is sold out, so each process reads it again. */
export const returnStock: ReturnStock = async (tx, site, taken) => {
  if (taken.length === 0) return;
  const shelves = stockRows(tx, site);
  await shelves.hold(taken);
  await shelves.giveBack(taken);
  await shelves.tell();
};
