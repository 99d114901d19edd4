import type {
  ArticleFacts,
  Product,
  ProductArticle,
  ProductTile,
} from '../../contracts/catalogue/catalogue.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { choiceText } from '../../domain/cart/choice.rules.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import type { Moment } from '../../lib/time/moment.ts';
import { productUrl } from './catalogue-urls.rules.ts';
import type { ArticleRow, ProductRow } from './catalogue.repository.ts';
import {
  availabilityOf,
  availableFromOf,
  basePriceOf,
  bestAvailability,
  colorsOf,
  hasPriceRange,
  isOnSale,
  leadArticle,
  priceOf,
} from './catalogue.rules.ts';

/** A product with its articles, as stored: prices and availability depend on the moment and are applied later. */
export interface LoadedProduct {
  readonly product: ProductRow;
  readonly articles: readonly ArticleRow[];
}

const ratingOf = ({ facts }: ProductRow): Pick<ProductTile, 'rating'> => {
  const { ratingAverage, ratingCount, ratingSource } = facts;
  if (ratingAverage === undefined || ratingCount === undefined || ratingSource === undefined) return {};
  return { rating: { average: Number(ratingAverage), count: Number(ratingCount), source: ratingSource } };
};

const categoryOf = ({ category_1, category_2, category_3 }: ProductRow): number =>
  category_3 ?? category_2 ?? category_1 ?? 0;

/** Returns the CSS colour of a colour name, for its dot. */
export type HexOf = (site: SiteCode, colorName: string) => string | undefined;

/** Returns the tile of a list at a moment; nothing for a product without articles. */
export const tileOf = (
  site: SiteCode,
  { product, articles }: LoadedProduct,
  { at }: Moment,
  hexOf: HexOf,
): ProductTile | undefined => {
  const lead = leadArticle(articles, site, at);
  if (!lead) return undefined;
  const price = priceOf(lead, site, at);
  const basePrice = basePriceOf(lead, price);
  const colors = colorsOf(articles, (name) => hexOf(site, name));
  const isOnly = articles.length === 1 && availabilityOf(lead, at) === 'AVAILABLE';
  return {
    productId: product.product_id,
    categoryId: categoryOf(product),
    title: product.title,
    details: product.details,
    url: productUrl(product),
    picture: lead.picture,
    price,
    hasPriceRange: hasPriceRange(articles, site, at),
    availability: bestAvailability(articles, at),
    labels: product.labels,
    colors: colors.length > 1 ? colors : [],
    ...(isOnly ? { only: lead.tcm, ...omitNullish({ choice: choiceText(lead) }) } : {}),
    ...(basePrice ? { basePrice } : {}),
    ...ratingOf(product),
    ...(product.intensity === null ? {} : { intensity: product.intensity }),
  };
};

const contentOf = ({ unit, unit_amount: amount }: ArticleRow): Pick<ProductArticle, 'content'> =>
  amount !== null && (unit === 'g' || unit === 'ml') ? { content: { amount, unit } } : {};

const articleOf = (site: SiteCode, row: ArticleRow, { at }: Moment): ProductArticle => {
  const price = priceOf(row, site, at);
  const basePrice = basePriceOf(row, price);
  const availableFrom = availableFromOf(row, at);
  const reducedUntil = isOnSale(row, at) ? row.sale_to : null;
  return {
    tcm: row.tcm,
    picture: row.picture,
    price,
    availability: availabilityOf(row, at),
    ...(row.color === null ? {} : { color: row.color }),
    ...(row.size === null ? {} : { size: row.size }),
    ...(row.quantity === null ? {} : { quantity: row.quantity }),
    ...(row.gtin === null ? {} : { gtin: row.gtin }),
    ...contentOf(row),
    ...(basePrice ? { basePrice } : {}),
    ...(availableFrom ? { availableFrom } : {}),
    ...(reducedUntil ? { reducedUntil } : {}),
  };
};

/** Returns the product page's data at a moment. */
export const productOf = (
  site: SiteCode,
  { product, articles }: LoadedProduct,
  moment: Moment,
  hexOf: HexOf,
): Product => {
  const firstOfColor = new Map<string, ArticleRow>();
  for (const article of articles) {
    if (article.color !== null && !firstOfColor.has(article.color)) firstOfColor.set(article.color, article);
  }
  const [text = '', ...rest] = product.description.split(/\n{2,}/);
  const care = rest.at(-1);
  return {
    productId: product.product_id,
    title: product.title,
    details: product.details,
    description: [text, ...rest.slice(0, -1)],
    url: productUrl(product),
    categoryId: categoryOf(product),
    labels: product.labels,
    pictures: product.pictures,
    colors: [...firstOfColor].map(([name, row]) => ({ name, hex: hexOf(site, name) ?? '', picture: row.picture })),
    sizes: [...new Set(articles.flatMap(({ size }) => (size === null ? [] : [size])))],
    articles: articles.map((row) => articleOf(site, row, moment)),
    ...(care === undefined ? {} : { care }),
    ...ratingOf(product),
    ...(product.facts.goesWith === undefined ? {} : { goesWith: product.facts.goesWith.split(',') }),
    ...(Object.keys(product.facts).length === 0 ? {} : { facts: product.facts }),
    ...(product.brand === null ? {} : { brand: product.brand }),
    ...(product.intensity === null ? {} : { intensity: product.intensity }),
  };
};

/** Returns what the cart needs of an article at a moment. */
export const factsOf = (
  site: SiteCode,
  loaded: LoadedProduct | undefined,
  tcm: string,
  moment: Moment,
): ArticleFacts | undefined => {
  const row = loaded?.articles.find((article) => article.tcm === tcm);
  if (!loaded || !row) return undefined;
  const { title, product_id: productId } = loaded.product;
  const { at } = moment;
  const choice = choiceText(row);
  const availableFrom = availableFromOf(row, at);
  return {
    productId,
    tcm,
    title,
    picture: row.picture,
    url: productUrl(loaded.product),
    price: priceOf(row, site, at),
    availability: availabilityOf(row, at),
    ...(choice === undefined ? {} : { choice }),
    ...(row.quantity === null ? {} : { quantity: row.quantity }),
    ...(availableFrom === undefined ? {} : { availableFrom }),
  };
};
