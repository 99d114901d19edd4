import type { SitePaths } from '../shop/site.contract.ts';
import type { ProductFacts } from './product-facts.contract.ts';
import type { Availability } from '../cart/cart.contract.ts';
import type { Money, SiteCode } from '../shop/site.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';

/**
 * The catalogue for other parts of the server: pages render these, the cart reads facts. Types only, because it is never sent
 * over HTTP.
 */
export interface Category {
  readonly id: number;
  readonly title: string;
  readonly intro: string;
  /** name of its pictures (`square-…`, `head-…`); top level only */
  readonly picture?: string;
  readonly parentId?: number;
  /** `/slug-c{id}.html` */
  readonly url: string;
  readonly children: readonly Category[];
}

/** The categories of a site, with links to parents and children. */
export interface CategoryTree {
  readonly top: readonly Category[];
  readonly byId: ReadonlyMap<number, Category>;
}

export const productLabels = ['new', 'organic', 'online-only'] as const;
export type ProductLabel = (typeof productLabels)[number];

/** What lists are filtered by besides price, colour and size. Coffee has the first four, household goods a material. */
export const productTraits = ['roast', 'aroma', 'origin', 'brewing', 'material'] as const;
export interface ProductTrait {
  readonly name: (typeof productTraits)[number];
  /** as it is displayed, in the site's language */
  readonly value: string;
}

export interface Price {
  readonly now: Money;
  /** LAW-1: the former price that is struck; only with a reduction that may be announced */
  readonly before?: Money;
  /** the lowest price of the 30 days before the reduction: the same amount, for callers who look for it by this name */
  readonly lowest30?: Money;
  /** whole per cent against `before`, rounded down; 0 without a reduction */
  readonly savingPercent: number;
}

/** The price of a kilogram or a litre (LAW-1). */
export interface BasePrice {
  readonly price: Money;
  readonly per: '1 kg' | '1 l';
}

/** A rating that a feed brought; the shop collects none itself (docs/decisions/032). */
export interface Rating {
  /** 1 to 5 */
  readonly average: number;
  readonly count: number;
  /** the company that collected the ratings */
  readonly source: string;
}

export interface ProductTile {
  readonly productId: string;
  /** the lowest one that it is in */
  readonly categoryId?: number;
  readonly title: string;
  readonly details: string;
  readonly url: string;
  readonly picture: string;
  /** of the cheapest available article, or of the cheapest one if none is available */
  readonly price: Price;
  /** the articles have different prices: the price is printed with "from" */
  readonly hasPriceRange: boolean;
  readonly basePrice?: BasePrice;
  readonly availability: Availability;
  /** tcm of the only article, if it is in stock: the tile adds it to the cart, because there is nothing to choose */
  readonly only?: string;
  /** colour and size of the only article in words */
  readonly choice?: string;
  readonly labels: readonly ProductLabel[];
  /** names and hex values, two or more */
  readonly colors: readonly { readonly name: string; readonly hex: string }[];
  /** 1 to 5, coffee only */
  readonly intensity?: number;
  readonly rating?: Rating;
}

export interface ProductArticle {
  readonly tcm: string;
  readonly color?: string;
  readonly size?: string;
  readonly picture: string;
  readonly price: Price;
  readonly basePrice?: BasePrice;
  readonly availability: Availability;
  /** the end of the reduction, if it has one */
  readonly reducedUntil?: Date;
  /** pieces in stock, if the shop counts them */
  readonly quantity?: number;
  /** YYYY-MM-DD, for pre-orders and back-orders */
  readonly availableFrom?: string;
  readonly gtin?: string;
  /** the net quantity */
  readonly content?: { readonly amount: number; readonly unit: 'g' | 'ml' };
}

export interface Product {
  readonly productId: string;
  readonly title: string;
  readonly details: string;
  /** paragraphs */
  readonly description: readonly string[];
  /** material and care, or ingredients */
  readonly care?: string;
  readonly brand?: string;
  readonly url: string;
  readonly categoryId: number;
  readonly labels: readonly ProductLabel[];
  /** LAW-5: what the law asks an offer to say; missing if nothing is known */
  readonly facts?: ProductFacts;
  readonly rating?: Rating;
  /** ids of the feed, or numbers, of products that go with it */
  readonly goesWith?: readonly string[];
  readonly intensity?: number;
  /** pictures of the product, in addition to those of its articles */
  readonly pictures: readonly string[];
  readonly colors: readonly { readonly name: string; readonly hex: string; readonly picture: string }[];
  readonly sizes: readonly string[];
  readonly articles: readonly ProductArticle[];
}

export const productSorts = ['relevance', 'price-up', 'price-down', 'newest'] as const;
export type ProductSort = (typeof productSorts)[number];

/** The requested part of a list, and its order. */
export interface ProductWindow {
  readonly offset: number;
  readonly limit: number;
  readonly sort?: ProductSort;
  readonly reducedOnly?: boolean;
  /** only available products */
  readonly availableOnly?: boolean;
}

export interface ProductPage {
  readonly tiles: readonly ProductTile[];
  readonly total: number;
}

/** The facts that the cart needs to add an article (CART-5) and to show it. */
export interface ArticleFacts {
  readonly productId: string;
  readonly tcm: string;
  readonly title: string;
  readonly choice?: string;
  readonly picture: string;
  readonly url: string;
  readonly price: Price;
  readonly availability: Availability;
  readonly quantity?: number;
  readonly availableFrom?: string;
}

/** `gone`: sold before and no longer in the feed (410). */
export type ProductAnswer =
  | { readonly kind: 'product'; readonly product: Product }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unknown' };

export interface CatalogueService {
  /** changes with each change of the site's catalogue; part of every cache key; read from memory */
  version(site: SiteCode): string;
  tree(site: SiteCode): Promise<CategoryTree>;
  /** all products of the category and of those below it */
  inCategory(site: SiteCode, categoryId: number, window: ProductWindow, moment: Moment): Promise<ProductPage>;
  product(site: SiteCode, productId: string, moment: Moment): Promise<ProductAnswer>;
  /** the paths of the product's page on the sites that sell it */
  paths(productId: string): Promise<SitePaths>;
  /** the number of products of the site */
  count(site: SiteCode): Promise<number>;
  /** `paths` of a range of the site's products, in the order of their numbers */
  listed(site: SiteCode, stretch: { readonly offset: number; readonly limit: number }): Promise<readonly SitePaths[]>;
  tiles(site: SiteCode, productIds: readonly string[], moment: Moment): Promise<readonly ProductTile[]>;
  /** Facts of the requested articles in the same order; `undefined` for articles that are no longer sold. */
  facts(
    site: SiteCode,
    keys: readonly { readonly productId: string; readonly tcm: string }[],
    moment: Moment,
  ): Promise<readonly (ArticleFacts | undefined)[]>;
  /** permanent nine-digit numbers of products by the feed's id, or by the number itself; unknown ones are left out */
  productNumbers(site: SiteCode, oldProductIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
