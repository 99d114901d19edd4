import { distinctRows, mixed } from '../arrays/distinct-rows.ts';
import { growableFloat64, growableInt32, growableUint8 } from '../arrays/growable-arrays.ts';
import { growableLists } from '../arrays/growable-columns.ts';
import type { IndexData, IndexedArticle } from './index-data.ts';

/** The position is the code in the index. */
const availabilityCodes = ['AVAILABLE', 'BACKORDER', 'PREORDER', 'SOLDOUT', 'NOT_AVAILABLE'] as const;

const saleOf = ({ saleMinor, priceMinor }: IndexedArticle): number =>
  saleMinor !== null && saleMinor < priceMinor ? saleMinor : -1;

/** Hashes what offers differ in most: prices, times and stock. */
const hashOf = ({ priceMinor, saleFrom, saleTo, availableFrom, quantity }: IndexedArticle, sale: number): number => {
  const hash = mixed(mixed(priceMinor, sale), quantity === 0 ? 1 : 0);
  if (saleFrom === null && saleTo === null && availableFrom === null) return hash;
  return mixed(mixed(mixed(hash, (saleFrom ?? 0) / 1000), (saleTo ?? 0) / 1000), (availableFrom ?? 0) / 1000);
};

/** Collects the distinct offers (price, sale, availability) of articles. A shop has far fewer of them than articles. */
const offerColumns = () => {
  const offers = distinctRows();
  const prices = growableInt32();
  const salePrices = growableInt32();
  const announced = growableUint8();
  const saleFrom = growableFloat64();
  const saleTo = growableFloat64();
  const availabilities = growableUint8();
  const availableFrom = growableFloat64();
  const outOfStock = growableUint8();

  const isSame = (offer: number, article: IndexedArticle, sale: number): boolean =>
    prices.at(offer) === article.priceMinor &&
    salePrices.at(offer) === sale &&
    announced.at(offer) === Number(article.isAnnounced) &&
    saleFrom.at(offer) === (article.saleFrom ?? -Infinity) &&
    saleTo.at(offer) === (article.saleTo ?? Infinity) &&
    availabilities.at(offer) === availabilityCodes.indexOf(article.availability) &&
    availableFrom.at(offer) === (article.availableFrom ?? Infinity) &&
    outOfStock.at(offer) === Number(article.quantity === 0);

  return {
    /** Returns the number of an article's offer. */
    of: (article: IndexedArticle): number => {
      const sale = saleOf(article);
      const hash = hashOf(article, sale);
      const known = offers.find(hash, (offer) => isSame(offer, article, sale));
      if (known >= 0) return known;
      prices.push(article.priceMinor);
      salePrices.push(sale);
      announced.push(Number(article.isAnnounced));
      saleFrom.push(article.saleFrom ?? -Infinity);
      saleTo.push(article.saleTo ?? Infinity);
      availabilities.push(availabilityCodes.indexOf(article.availability));
      availableFrom.push(article.availableFrom ?? Infinity);
      outOfStock.push(Number(article.quantity === 0));
      return offers.add(hash);
    },
    done: () =>
      ({
        prices: prices.done(),
        salePrices: salePrices.done(),
        announced: announced.done(),
        saleFrom: saleFrom.done(),
        saleTo: saleTo.done(),
        availabilities: availabilities.done(),
        availableFrom: availableFrom.done(),
        outOfStock: outOfStock.done(),
      }) satisfies Partial<IndexData>,
  };
};

/** Collects the offers of the articles product by product and writes them in the final order of the products. */
export const articleColumns = () => {
  const offers = offerColumns();
  const productOffers = growableLists();
  return {
    addProduct: (articles: readonly IndexedArticle[]): void => {
      const own: number[] = [];
      for (const article of articles) {
        const offer = offers.of(article);
        if (!own.includes(offer)) own.push(offer);
      }
      productOffers.push(own);
    },
    inOrder: (order: Uint32Array) => ({ offers: productOffers.inOrder(order), ...offers.done() }),
  };
};
