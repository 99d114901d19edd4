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
export const buyPropsOf = (product: Product, limits: CartLimits, language: string, opened?: string): BuyProps => {
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
    ...(opened === undefined ? {} : { opened }),
    mostPieces: limits.pieces,
  };
};

type Choosable = Pick<BuyProps, 'articles' | 'colors' | 'opened' | 'sizes'>;

const fits =
  ({ colors, sizes }: Choosable, { color, size }: Choice) =>
  (article: BuyArticle): boolean =>
    (colors.length === 0 || article.color === color) && (sizes.length === 0 || article.size === size);

/** Returns `undefined` if there is no article of this colour in this size. */
export const chosenArticle = (box: Choosable, choice: Choice): BuyArticle | undefined =>
  box.articles.find(fits(box, choice));

/** The initial choice: the article that the address names, else the first one that can be bought. */
export const firstChoice = ({ articles, opened }: Choosable): Choice => {
  const first =
    articles.find(({ tcm }) => tcm === opened) ?? articles.find((article) => !isUnavailable(article)) ?? articles[0];
  return { color: first?.color, size: first?.size };
};

const isOut = (article: BuyArticle | undefined): boolean => !article || isUnavailable(article);

/** Whether no article of this colour can be bought. */
export const isColorOut = ({ articles }: Choosable, color: string): boolean =>
  articles.filter((article) => article.color === color).every(isOut);

/** Whether the size cannot be bought in the chosen colour. */
export const isSizeOut = (box: Choosable, size: string, { color }: Choice): boolean =>
  isOut(chosenArticle(box, { color, size }));

/** The articles whose price or availability differs from those of the shown one. */
export const differing = (
  articles: readonly BuyArticle[],
  shown: BuyArticle,
  stockText: (article: BuyArticle) => string,
) =>
  articles
    .map((article) => ({
      article,
      hasOtherPrice: article.price.now.amountMinor !== shown.price.now.amountMinor,
      hasOtherStock: stockText(article) !== stockText(shown),
    }))
    .filter(({ hasOtherPrice, hasOtherStock }) => hasOtherPrice || hasOtherStock);

/** The maximum of the stepper; at least 1, so that it has a value. */
export const mostOf = (article: BuyArticle | undefined, pieces: number): number =>
  Math.max(1, article ? mostPieces(article, { pieces }) : pieces);
