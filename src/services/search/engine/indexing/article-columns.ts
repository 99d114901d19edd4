import { growingFloat64, growingInt32, growingUint32, growingUint8 } from '../arrays/growable-arrays.ts';
import type { IndexData, IndexedArticle } from './index-data.ts';

/** Their places are the codes that an index holds. */
const availabilityCodes = ['AVAILABLE', 'BACKORDER', 'PREORDER', 'SOLDOUT', 'NOT_AVAILABLE'] as const;

/** The columns of all articles, noted as products come and given out in the order that the products have at the end. */
export const articleColumns = () => {
  const prices = growingInt32();
  const salePrices = growingInt32();
  const saleFrom = growingFloat64();
  const saleTo = growingFloat64();
  const availabilities = growingUint8();
  const availableFrom = growingFloat64();
  const empty = growingUint8();
  const starts = growingUint32();

  return {
    addProduct: (articles: readonly IndexedArticle[]): void => {
      starts.push(prices.length);
      for (const article of articles) {
        prices.push(article.priceMinor);
        const isSale = article.saleMinor !== null && article.saleMinor < article.priceMinor;
        salePrices.push(isSale ? (article.saleMinor ?? -1) : -1);
        saleFrom.push(article.saleFrom ?? -Infinity);
        saleTo.push(article.saleTo ?? Infinity);
        availabilities.push(availabilityCodes.indexOf(article.availability));
        availableFrom.push(article.availableFrom ?? Infinity);
        empty.push(article.quantity === 0 ? 1 : 0);
      }
    },
    inOrder: (order: Uint32Array) => {
      const total = prices.length;
      const articleStarts = new Uint32Array(order.length + 1);
      const done = {
        articleStarts,
        prices: new Int32Array(total),
        salePrices: new Int32Array(total),
        saleFrom: new Float64Array(total),
        saleTo: new Float64Array(total),
        availabilities: new Uint8Array(total),
        availableFrom: new Float64Array(total),
        empty: new Uint8Array(total),
      } satisfies Partial<IndexData>;
      let to = 0;
      for (const [product, place] of order.entries()) {
        const end = place + 1 < starts.length ? starts.at(place + 1) : total;
        for (let from = starts.at(place); from < end; from += 1) {
          done.prices[to] = prices.at(from);
          done.salePrices[to] = salePrices.at(from);
          done.saleFrom[to] = saleFrom.at(from);
          done.saleTo[to] = saleTo.at(from);
          done.availabilities[to] = availabilities.at(from);
          done.availableFrom[to] = availableFrom.at(from);
          done.empty[to] = empty.at(from);
          to += 1;
        }
        articleStarts[product + 1] = to;
      }
      return done;
    },
  };
};
