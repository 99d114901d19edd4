import { growableFloat64, growableInt32, growableUint32, growableUint8 } from '../arrays/growable-arrays.ts';
import type { IndexData, IndexedArticle } from './index-data.ts';

/** The position is the code in the index. */
const availabilityCodes = ['AVAILABLE', 'BACKORDER', 'PREORDER', 'SOLDOUT', 'NOT_AVAILABLE'] as const;

/** Collects the articles' columns product by product and writes them in the final order of the products. */
export const articleColumns = () => {
  const prices = growableInt32();
  const salePrices = growableInt32();
  const announced = growableUint8();
  const saleFrom = growableFloat64();
  const saleTo = growableFloat64();
  const availabilities = growableUint8();
  const availableFrom = growableFloat64();
  const outOfStock = growableUint8();
  const starts = growableUint32();

  return {
    addProduct: (articles: readonly IndexedArticle[]): void => {
      starts.push(prices.length);
      for (const article of articles) {
        prices.push(article.priceMinor);
        const isSale = article.saleMinor !== null && article.saleMinor < article.priceMinor;
        salePrices.push(isSale ? (article.saleMinor ?? -1) : -1);
        announced.push(article.isAnnounced ? 1 : 0);
        saleFrom.push(article.saleFrom ?? -Infinity);
        saleTo.push(article.saleTo ?? Infinity);
        availabilities.push(availabilityCodes.indexOf(article.availability));
        availableFrom.push(article.availableFrom ?? Infinity);
        outOfStock.push(article.quantity === 0 ? 1 : 0);
      }
    },
    inOrder: (order: Uint32Array) => {
      const total = prices.length;
      const articleStarts = new Uint32Array(order.length + 1);
      const done = {
        articleStarts,
        prices: new Int32Array(total),
        salePrices: new Int32Array(total),
        announced: new Uint8Array(total),
        saleFrom: new Float64Array(total),
        saleTo: new Float64Array(total),
        availabilities: new Uint8Array(total),
        availableFrom: new Float64Array(total),
        outOfStock: new Uint8Array(total),
      } satisfies Partial<IndexData>;
      let to = 0;
      for (const [product, row] of order.entries()) {
        const end = row + 1 < starts.length ? starts.at(row + 1) : total;
        for (let from = starts.at(row); from < end; from += 1) {
          done.prices[to] = prices.at(from);
          done.salePrices[to] = salePrices.at(from);
          done.announced[to] = announced.at(from);
          done.saleFrom[to] = saleFrom.at(from);
          done.saleTo[to] = saleTo.at(from);
          done.availabilities[to] = availabilities.at(from);
          done.availableFrom[to] = availableFrom.at(from);
          done.outOfStock[to] = outOfStock.at(from);
          to += 1;
        }
        articleStarts[product + 1] = to;
      }
      return done;
    },
  };
};
