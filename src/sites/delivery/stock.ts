import type { Availability } from '../../contracts/cart/cart.contract.ts';
import { dayText } from '../day.ts';
import type { ShownSite } from '../site.ts';
import type { TextKey, TextValues } from '../translate.ts';

/** The facts that decide the availability of an article. */
export interface StockFacts {
  readonly availability: Availability;
  /** pieces left, if they are counted and few */
  readonly left?: number;
  /** YYYY-MM-DD */
  readonly availableFrom?: string;
}

export interface StockWords {
  readonly tone: 'ok' | 'low' | 'out';
  readonly key: TextKey;
  readonly values?: TextValues;
}

/** Up to this number of pieces the stock is shown as low. */
const fewPieces = 5;

/** Returns the text of the availability, the same on the product page and in the cart. */
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
