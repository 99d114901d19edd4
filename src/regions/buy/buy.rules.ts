import { isUnavailable, mostPieces, type CartLimits } from '../../domain/cart/cart.rules.ts';
import type { BasePrice, Price, Product, ProductArticle } from '../../contracts/catalogue/catalogue.contract.ts';
import { slugOf } from '../../lib/text/slug.ts';
import type { Availability } from '../../contracts/cart/cart.contract.ts';

/** One colour and size of the product, with the facts for buying it. */
export interface BuyArticle {
  readonly tcm: string;
  readonly color?: string;
  readonly size?: string;
  readonly price: Price;
  readonly basePrice?: BasePrice;
  readonly availability: Availability;
  /** pieces left, if fewer than the purchase limit */
  readonly left?: number;
  readonly availableFrom?: string;
}

export interface BuyColor {
  readonly name: string;
  /** the colour of a swatch without a picture; may be empty */
  readonly hex: string;
  readonly picture: string;
}

export interface BuyProps {
  readonly productId: string;
  readonly title: string;
  /** of the product page */
  readonly url: string;
  /** empty if there is no choice */
  readonly colors: readonly BuyColor[];
  readonly sizes: readonly string[];
  readonly articles: readonly BuyArticle[];
  /** what the address can name, by name: the colours, or the sizes if there are no colours */
  readonly slugs: Readonly<Record<string, string>>;
  /** the article that the address names */
  readonly opened?: string;
  /** the size that the address names */
  readonly openedSize?: string;
  /** when what is in stock arrives, in words; the server knows the clock and the holidays of the country */
  readonly delivery?: string;
  /** the words of the button that opens the page's table of sizes, if it has one */
  readonly sizeTable?: string;
  /** ITEM_LIMIT */
  readonly mostPieces: number;
}

export interface Choice {
  readonly color?: string | undefined;
  readonly size?: string | undefined;
}

const articleFor = (article: ProductArticle, limits: CartLimits): BuyArticle => {
  const { tcm, color, size, price, basePrice, availability, quantity, availableFrom } = article;
  const isCounted =
    quantity !== undefined && quantity < limits.pieces && !(quantity === 0 && availability !== 'AVAILABLE');
  return {
    tcm,
    price,
    availability,
    ...(color === undefined ? {} : { color }),
    ...(size === undefined ? {} : { size }),
    ...(basePrice === undefined ? {} : { basePrice }),
    ...(isCounted ? { left: quantity } : {}),
    ...(availableFrom === undefined ? {} : { availableFrom }),
  };
};

/** The colours that can be chosen; empty if there is no choice. */
export const colorChoiceOf = ({ colors }: Pick<Product, 'colors'>): Product['colors'] =>
  colors.length > 1 ? colors : [];

/** Returns the props of the island: only what the box shows. */
export const buyPropsOf = (
  product: Product,
  limits: CartLimits,
  language: string,
  opened: { readonly tcm?: string | undefined; readonly size?: string | undefined } = {},
): BuyProps => {
  const colors = colorChoiceOf(product);
  const sizes = product.sizes.length > 1 ? product.sizes : [];
  const names = colors.length > 0 ? colors.map(({ name }) => name) : sizes;
  return {
    productId: product.productId,
    title: product.title,
    url: product.url,
    colors,
    sizes,
    slugs: Object.fromEntries(names.map((name) => [name, slugOf(name, language)])),
    articles: product.articles.map((article) => articleFor(article, limits)),
    ...(opened.tcm === undefined ? {} : { opened: opened.tcm }),
    ...(opened.size === undefined ? {} : { openedSize: opened.size }),
    mostPieces: limits.pieces,
  };
};

type Choosable = Pick<BuyProps, 'articles' | 'colors' | 'opened' | 'openedSize' | 'sizes'>;

const fits =
  ({ colors, sizes }: Choosable, { color, size }: Choice) =>
  (article: BuyArticle): boolean =>
    (colors.length === 0 || article.color === color) && (sizes.length === 0 || article.size === size);

/** Returns `undefined` if there is no article of this colour in this size. */
export const chosenArticle = (box: Choosable, choice: Choice): BuyArticle | undefined =>
  box.articles.find(fits(box, choice));

/** The initial choice: the colour that the address names, else that of the first article that can be bought; no size but a named one. */
export const firstChoice = ({ articles, opened, openedSize }: Choosable): Choice => {
  const first =
    articles.find(({ tcm }) => tcm === opened) ?? articles.find((article) => !isUnavailable(article)) ?? articles[0];
  return { color: first?.color, size: openedSize };
};

export const isSizeMissing = ({ sizes }: Pick<BuyProps, 'sizes'>, { size }: Choice): boolean =>
  sizes.length > 0 && size === undefined;

/** What stands for a colour while no size is chosen: its cheapest article, one that can be bought first. */
export const openArticle = ({ articles }: Choosable, { color }: Choice) => {
  const ofColor = articles
    .filter((article) => article.color === color)
    .toSorted((one, other) => one.price.now.amountMinor - other.price.now.amountMinor);
  const first = ofColor.find((article) => !isUnavailable(article)) ?? ofColor[0];
  if (!first) return undefined;
  // The pieces of one size say nothing of the others.
  const { left: _, ...article } = first;
  return { ...article, hasRange: ofColor.at(-1)?.price.now.amountMinor !== ofColor[0]?.price.now.amountMinor };
};

export const isOut = (article: BuyArticle | undefined): boolean => !article || isUnavailable(article);

/** Whether no article of this colour can be bought. */
export const isColorOut = (box: Choosable, color: string): boolean => isOut(openArticle(box, { color }));

/** Whether the size cannot be bought in the chosen colour. */
export const isSizeOut = (box: Choosable, size: string, { color }: Choice): boolean =>
  isOut(chosenArticle(box, { color, size }));

/** The maximum of the stepper; at least 1, so that it has a value. */
export const mostOf = (article: BuyArticle | undefined, pieces: number): number =>
  Math.max(1, article ? mostPieces(article, { pieces }) : pieces);
