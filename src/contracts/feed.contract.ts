import type { Availability } from './cart.contract.ts';
import type { ProductLabel } from './catalogue.contract.ts';

/**
 * One row of a site's catalogue as a feed brings it: one article that can be put into the cart. Rows with the same
 * `productSourceId` are one product; the first of them says what the product is called.
 */
export interface CatalogueItem {
  /** the feed's own id of the article */
  readonly id: string;
  /** `item_group_id`, else `id` */
  readonly productSourceId: string;
  readonly title: string;
  /** one short line of facts */
  readonly details: string;
  /** paragraphs with an empty line between them; the last one, if there are several, is material and care */
  readonly description: string;
  readonly brand?: string;
  readonly color?: string;
  readonly size?: string;
  readonly gtin?: string;
  readonly mpn?: string;
  /** name at the picture service */
  readonly picture: string;
  /** pictures of the product as a whole */
  readonly pictures: readonly string[];
  readonly priceMinor: number;
  readonly sale?: ItemSale;
  readonly availability: Availability;
  /** YYYY-MM-DD */
  readonly availableFrom?: string;
  /** pieces in stock; without it there is no bound */
  readonly quantity?: number;
  /** titles of the categories from the top, at most three */
  readonly path: readonly string[];
  readonly labels: readonly ProductLabel[];
  /** 1 to 5, coffee only */
  readonly intensity?: number;
  /** content by which the base price is reckoned */
  readonly content?: { readonly amount: number; readonly unit: 'g' | 'ml' };
}

export interface ItemSale {
  readonly amountMinor: number;
  /** without a window it counts always */
  readonly from?: Date;
  readonly to?: Date;
}

/** A row that cannot be sold: reported, left out. */
export interface BadRow {
  /** line of the file that it begins on, from 1 */
  readonly line: number;
  readonly id?: string;
  readonly reason: string;
}

export type FeedRow =
  | { readonly kind: 'item'; readonly line: number; readonly item: CatalogueItem }
  | { readonly kind: 'bad'; readonly bad: BadRow };
