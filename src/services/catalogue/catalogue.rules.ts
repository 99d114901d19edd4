import type { Availability } from '../../contracts/cart/cart.contract.ts';
import type { BasePrice, Price, ProductTile } from '../../contracts/catalogue/catalogue.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { savingPercent } from '../../lib/text/money.ts';
import { baseUnits, formerPriceOf } from '../../sites/law/price-law.ts';
import { sites } from '../../sites/sites.ts';
import type { ArticleRow } from './catalogue.repository.ts';
import { dayMs, utcDay } from '../../lib/time/day.ts';

/** A sale price is valid from its start (inclusive) to its end (exclusive). */
export const isOnSale = (article: ArticleRow, at: Date): boolean =>
  article.sale_minor !== null &&
  article.sale_minor < article.price_minor &&
  (article.sale_from === null || article.sale_from <= at) &&
  (article.sale_to === null || article.sale_to > at);

/** LAW-1, SHOP-3: returns the price at a moment; an announced reduction with the former price that the country's rule allows. */
export const priceOf = (article: ArticleRow, site: SiteCode, at: Date): Price => {
  const { currency } = sites[site];
  const money = (amountMinor: number) => ({ amountMinor, currency });
  if (!isOnSale(article, at)) return { now: money(article.price_minor), savingPercent: 0 };
  const now = article.sale_minor ?? article.price_minor;
  const former = formerPriceOf(site, {
    priceMinor: article.price_minor,
    saleMinor: now,
    lowest30Minor: article.lowest30_minor,
  });
  if (former === undefined) return { now: money(now), savingPercent: 0 };
  return {
    now: money(now),
    before: money(former),
    lowest30: money(former),
    savingPercent: savingPercent(former, now),
  };
};

/** Returns the availability at a moment: without stock it is sold out; a pre-order ends on its delivery day. */
export const availabilityOf = (article: ArticleRow, at: Date): Availability => {
  if (article.availability === 'AVAILABLE' && article.quantity === 0) return 'SOLDOUT';
  const hasCome = article.available_from !== null && article.available_from.getTime() <= at.getTime();
  if (article.availability === 'PREORDER' && hasCome) return article.quantity === 0 ? 'SOLDOUT' : 'AVAILABLE';
  return article.availability;
};

export const isBuyable = (availability: Availability): boolean =>
  availability !== 'SOLDOUT' && availability !== 'NOT_AVAILABLE';

/** Returns the delivery day as YYYY-MM-DD if it is in the future. */
export const availableFromOf = (article: ArticleRow, at: Date): string | undefined =>
  article.available_from !== null && article.available_from.getTime() > at.getTime() - dayMs
    ? utcDay(article.available_from)
    : undefined;

/** LAW-1: returns the price of a kilogram or a litre. */
export const basePriceOf = (article: ArticleRow, price: Price): BasePrice | undefined => {
  const { unit, unit_amount: amount } = article;
  if ((unit !== 'g' && unit !== 'ml') || amount === null || amount <= 0) return undefined;
  const { amount: per, name } = baseUnits[unit];
  return {
    price: { ...price.now, amountMinor: Math.round((price.now.amountMinor / amount) * per) },
    per: name,
  };
};

const buyableRank: Readonly<Record<Availability, number>> = {
  AVAILABLE: 0,
  BACKORDER: 1,
  PREORDER: 2,
  SOLDOUT: 3,
  NOT_AVAILABLE: 4,
};

/** Returns the article that represents its product in lists: the cheapest buyable one, then the first. */
export const leadArticle = (articles: readonly ArticleRow[], site: SiteCode, at: Date): ArticleRow | undefined =>
  articles.toSorted(
    (a, b) =>
      Number(!isBuyable(availabilityOf(a, at))) - Number(!isBuyable(availabilityOf(b, at))) ||
      priceOf(a, site, at).now.amountMinor - priceOf(b, site, at).now.amountMinor ||
      a.position - b.position,
  )[0];

export const bestAvailability = (articles: readonly ArticleRow[], at: Date): Availability =>
  articles.map((article) => availabilityOf(article, at)).toSorted((a, b) => buyableRank[a] - buyableRank[b])[0] ??
  'NOT_AVAILABLE';

export const hasPriceRange = (articles: readonly ArticleRow[], site: SiteCode, at: Date): boolean =>
  new Set(articles.map((article) => priceOf(article, site, at).now.amountMinor)).size > 1;

/** Returns the distinct colours in the order of the articles, without those whose CSS colour is unknown. */
export const colorsOf = (
  articles: readonly ArticleRow[],
  hexOf: (name: string) => string | undefined,
): ProductTile['colors'] => {
  const names = [...new Set(articles.flatMap(({ color }) => (color === null ? [] : [color])))];
  return names.flatMap((name) => {
    const hex = hexOf(name);
    return hex ? [{ name, hex }] : [];
  });
};
