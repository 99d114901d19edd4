import type { Availability } from '../../contracts/cart/cart.contract.ts';
import type { BasePrice, Price, ProductTile } from '../../contracts/catalogue/catalogue.contract.ts';
import type { Currency } from '../../contracts/shop/site.contract.ts';
import { savingPercent } from '../../lib/text/money.ts';
import type { ArticleRow } from './catalogue.repository.ts';

/** A sale price is valid from its start (inclusive) to its end (exclusive). */
export const isOnSale = (article: ArticleRow, at: Date): boolean =>
  article.sale_minor !== null &&
  article.sale_minor < article.price_minor &&
  (article.sale_from === null || article.sale_from <= at) &&
  (article.sale_to === null || article.sale_to > at);

/** SHOP-3: returns the price at a moment; a reduced one with the lowest price of 30 days that the EU price rule requires. */
export const priceOf = (article: ArticleRow, currency: Currency, at: Date): Price => {
  const money = (amountMinor: number) => ({ amountMinor, currency });
  if (!isOnSale(article, at)) return { now: money(article.price_minor), savingPercent: 0 };
  const now = article.sale_minor ?? article.price_minor;
  const lowest = article.lowest30_minor ?? article.price_minor;
  return {
    now: money(now),
    before: money(article.price_minor),
    ...(article.lowest30_minor === null ? {} : { lowest30: money(article.lowest30_minor) }),
    savingPercent: savingPercent(lowest, now),
  };
};

const dayInMs = 86_400_000;

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
  article.available_from !== null && article.available_from.getTime() > at.getTime() - dayInMs
    ? article.available_from.toISOString().slice(0, 10)
    : undefined;

const perUnit = {
  g: { small: { amount: 100, name: '100 g' }, large: { amount: 1000, name: '1 kg' } },
  ml: { small: { amount: 100, name: '100 ml' }, large: { amount: 1000, name: '1 l' } },
} as const;

/** Returns the price per 100 g or 100 ml for contents up to 250, per kilogram or litre above, as the law requires. */
export const basePriceOf = (article: ArticleRow, price: Price): BasePrice | undefined => {
  const { unit, unit_amount: amount } = article;
  if ((unit !== 'g' && unit !== 'ml') || amount === null || amount <= 0) return undefined;
  const { amount: per, name } = perUnit[unit][amount <= 250 ? 'small' : 'large'];
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
export const leadArticle = (articles: readonly ArticleRow[], currency: Currency, at: Date): ArticleRow | undefined =>
  articles.toSorted(
    (a, b) =>
      Number(!isBuyable(availabilityOf(a, at))) - Number(!isBuyable(availabilityOf(b, at))) ||
      priceOf(a, currency, at).now.amountMinor - priceOf(b, currency, at).now.amountMinor ||
      a.position - b.position,
  )[0];

export const bestAvailability = (articles: readonly ArticleRow[], at: Date): Availability =>
  articles.map((article) => availabilityOf(article, at)).toSorted((a, b) => buyableRank[a] - buyableRank[b])[0] ??
  'NOT_AVAILABLE';

export const hasPriceRange = (articles: readonly ArticleRow[], currency: Currency, at: Date): boolean =>
  new Set(articles.map((article) => priceOf(article, currency, at).now.amountMinor)).size > 1;

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
