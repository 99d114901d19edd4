import { growingFloat64, growingInt32, growingUint8 } from './growing-numbers.rules.ts';
import type { IndexedArticle } from './index-data.ts';

/** Their places are the codes that an index holds. */
const availabilityCodes = ['AVAILABLE', 'BACKORDER', 'PREORDER', 'SOLDOUT', 'NOT_AVAILABLE'] as const;

const dayOrNever = (moment: number | null, never: number): number => moment ?? never;

/** The columns of all articles, in the order of their products. */
export const articleColumns = () => {
  const prices = growingInt32();
  const salePrices = growingInt32();
  const saleFrom = growingFloat64();
  const saleTo = growingFloat64();
  const availabilities = growingUint8();
  const availableFrom = growingFloat64();
  const empty = growingUint8();
  return {
    add: (article: IndexedArticle): void => {
      prices.push(article.priceMinor);
      const isSale = article.saleMinor !== null && article.saleMinor < article.priceMinor;
      salePrices.push(isSale ? (article.saleMinor ?? -1) : -1);
      saleFrom.push(dayOrNever(article.saleFrom, -Infinity));
      saleTo.push(dayOrNever(article.saleTo, Infinity));
      availabilities.push(availabilityCodes.indexOf(article.availability));
      availableFrom.push(dayOrNever(article.availableFrom, Infinity));
      empty.push(article.quantity === 0 ? 1 : 0);
    },
    done: () => ({
      prices: prices.done(),
      salePrices: salePrices.done(),
      saleFrom: saleFrom.done(),
      saleTo: saleTo.done(),
      availabilities: availabilities.done(),
      availableFrom: availableFrom.done(),
      empty: empty.done(),
    }),
  };
};
