import type { Availability } from '../../contracts/cart/cart.contract.ts';
import type { BasePrice, Price, ProductTile } from '../../contracts/catalogue/catalogue.contract.ts';
import type { Currency } from '../../contracts/shop/site.contract.ts';
import { savingPercent } from '../../lib/text/money.ts';
import type { ArticleRow } from './catalogue.repository.ts';

/** A sale price counts from its first moment until before its last. */
export const isOnSale = (article: ArticleRow, at: Date): boolean =>
  article.sale_minor !== null &&
  article.sale_minor < article.price_minor &&
  (article.sale_from === null || article.sale_from <= at) &&
  (article.sale_to === null || article.sale_to > at);

/** SHOP-3: the price of a moment, with what the EU price rule wants beside a reduced one. */
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

/** What can be bought at a moment: nothing in stock is sold out; a pre-order is over once its day has come. */
export const availabilityOf = (article: ArticleRow, at: Date): Availability => {
  if (article.availability === 'AVAILABLE' && article.quantity === 0) return 'SOLDOUT';
  const hasCome = article.available_from !== null && article.available_from.getTime() <= at.getTime();
  if (article.availability === 'PREORDER' && hasCome) return article.quantity === 0 ? 'SOLDOUT' : 'AVAILABLE';
  return article.availability;
};

export const isBuyable = (availability: Availability): boolean =>
  availability !== 'SOLDOUT' && availability !== 'NOT_AVAILABLE';

/** YYYY-MM-DD of a day that still lies ahead. */
export const availableFromOf = (article: ArticleRow, at: Date): string | undefined =>
  article.available_from !== null && article.available_from.getTime() > at.getTime() - dayInMs
    ? article.available_from.toISOString().slice(0, 10)
    : undefined;

const perUnit = {
  g: { small: { amount: 100, name: '100 g' }, large: { amount: 1000, name: '1 kg' } },
  ml: { small: { amount: 100, name: '100 ml' }, large: { amount: 1000, name: '1 l' } },
} as const;

/** Price of 100 g or 100 ml for contents up to 250, of a kilogram or litre above, as the price rules of the countries ask. */
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

/** The article that stands for its product in lists: the cheapest of the best available ones, the first of equals. */
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

/** Colours in the order of the articles, each once, with what a dot is painted with where that is known. */
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
