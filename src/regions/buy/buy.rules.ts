import { isUnavailable, mostPieces, type CartLimits } from '../../domain/cart/cart.rules.ts';
import type { BasePrice, Price, Product, ProductArticle } from '../../contracts/catalogue/catalogue.contract.ts';
import type { Availability } from '../../contracts/cart/cart.contract.ts';

/** One colour and size of the product, as far as buying it goes. */
export interface BuyArticle {
  readonly tcm: string;
  readonly color?: string;
  readonly size?: string;
  readonly price: Price;
  readonly basePrice?: BasePrice;
  readonly availability: Availability;
  /** pieces left, where they are fewer than one may buy */
  readonly left?: number;
  readonly availableFrom?: string;
}

export interface BuyColor {
  readonly name: string;
  /** what a swatch without picture is painted with; may be empty */
  readonly hex: string;
  readonly picture: string;
}

export interface BuyProps {
  readonly productId: string;
  readonly title: string;
  /** of the product page */
  readonly url: string;
  /** none where there is nothing to choose */
  readonly colors: readonly BuyColor[];
  readonly sizes: readonly string[];
  readonly articles: readonly BuyArticle[];
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

/** What the product page gives to the island: nothing that the box does not show. */
export const buyPropsOf = (product: Product, limits: CartLimits): BuyProps => ({
  productId: product.productId,
  title: product.title,
  url: product.url,
  colors: product.colors.length > 1 ? product.colors : [],
  sizes: product.sizes.length > 1 ? product.sizes : [],
  articles: product.articles.map((article) => articleFor(article, limits)),
  mostPieces: limits.pieces,
});

type Choosable = Pick<BuyProps, 'articles' | 'colors' | 'sizes'>;

const fits =
  ({ colors, sizes }: Choosable, { color, size }: Choice) =>
  (article: BuyArticle): boolean =>
    (colors.length === 0 || article.color === color) && (sizes.length === 0 || article.size === size);

/** Nothing where there is no article of this colour in this size. */
export const chosenArticle = (box: Choosable, choice: Choice): BuyArticle | undefined =>
  box.articles.find(fits(box, choice));

/** What stands chosen at first: the first article that can be bought. */
export const firstChoice = ({ articles }: Choosable): Choice => {
  const first = articles.find((article) => !isUnavailable(article)) ?? articles[0];
  return { color: first?.color, size: first?.size };
};

const isOut = (article: BuyArticle | undefined): boolean => !article || isUnavailable(article);

/** No article of this colour can be bought. */
export const isColorOut = ({ articles }: Choosable, color: string): boolean =>
  articles.filter((article) => article.color === color).every(isOut);

/** The size cannot be bought in the colour that is chosen. */
export const isSizeOut = (box: Choosable, size: string, { color }: Choice): boolean =>
  isOut(chosenArticle(box, { color, size }));

/** The articles that cost something else, or of which something else is said, than the one that is shown. */
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

/** How far the stepper goes; at least 1, so that it has a value. */
export const mostOf = (article: BuyArticle | undefined, pieces: number): number =>
  Math.max(1, article ? mostPieces(article, { pieces }) : pieces);
