import type { Availability } from '../contracts/cart/cart.contract.ts';
import { dayText } from './day.ts';
import type { ShownSite } from './site.ts';
import type { TextKey, TextValues } from './translate.ts';

/** What of an article says whether it can be had. */
export interface StockFacts {
  readonly availability: Availability;
  /** pieces left, where they are counted and few */
  readonly left?: number;
  /** YYYY-MM-DD */
  readonly availableFrom?: string;
}

export interface StockWords {
  readonly tone: 'ok' | 'low' | 'out';
  readonly key: TextKey;
  readonly values?: TextValues;
}

/** So few that it is worth hurrying. */
const fewPieces = 5;

/** The words for it, the same on the product page and in the cart. */
export const stockWords = ({ availability, left, availableFrom }: StockFacts, site: ShownSite): StockWords => {
  const day = availableFrom === undefined ? undefined : { day: dayText(availableFrom, site) };
  switch (availability) {
    case 'AVAILABLE':
      return left !== undefined && left <= fewPieces
        ? { tone: 'low', key: 'ui.stock.few', values: { count: left } }
        : { tone: 'ok', key: 'ui.stock.available' };
    case 'PREORDER':
      return day
        ? { tone: 'low', key: 'ui.stock.preorder', values: day }
        : { tone: 'low', key: 'ui.stock.preorderSoon' };
    case 'BACKORDER':
      return day
        ? { tone: 'low', key: 'ui.stock.backorder', values: day }
        : { tone: 'low', key: 'ui.stock.backorderSoon' };
    case 'SOLDOUT':
      return { tone: 'out', key: 'ui.stock.soldOut' };
    case 'NOT_AVAILABLE':
      return { tone: 'out', key: 'ui.stock.notAvailable' };
  }
};
