import { Type, type Static } from 'typebox';
import type { Availability } from '../cart/cart.contract.ts';
import type { ProductLabel, ProductTrait } from './catalogue.contract.ts';
import type { ProductFacts } from './product-facts.contract.ts';

/** A picture that has to be fetched: its name at the picture service, and its address. */
export interface PictureSource {
  readonly name: string;
  readonly address: string;
}

/**
 * One row of a site's feed: one article that can be added to the cart. Rows with the same `productSourceId` are one product;
 * the first of them has its title.
 */
export interface CatalogueItem {
  /** the feed's id of the article */
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
  /** those of its pictures that have to be fetched; missing if there are none */
  readonly sources?: readonly PictureSource[];
  readonly priceMinor: number;
  readonly sale?: ItemSale;
  readonly availability: Availability;
  /** YYYY-MM-DD */
  readonly availableFrom?: string;
  /** pieces in stock; unlimited without it */
  readonly quantity?: number;
  /** titles of the categories from the top, at most three */
  readonly path: readonly string[];
  readonly labels: readonly ProductLabel[];
  /** `custom_label_0` to `custom_label_4`, empty ones in between included */
  readonly customLabels: readonly string[];
  /** 1 to 5, coffee only */
  readonly intensity?: number;
  readonly traits?: readonly ProductTrait[];
  /** LAW-5: what the law asks an offer to say; missing if nothing is known */
  readonly facts?: ProductFacts;
  /** the content for the calculation of the base price */
  readonly content?: { readonly amount: number; readonly unit: 'g' | 'ml' };
}

export interface ItemSale {
  readonly amountMinor: number;
  /** without a window it is always valid */
  readonly from?: Date;
  readonly to?: Date;
}

/** A row with an error: reported and left out. */
export const badRowSchema = Type.Object({
  /** its first line in the file, from 1 */
  line: Type.Integer(),
  id: Type.Optional(Type.String()),
  reason: Type.String(),
});
export type BadRow = Static<typeof badRowSchema>;

export const importReportSchema = Type.Object({
  /** articles of the import */
  items: Type.Integer(),
  bad: Type.Integer(),
  /** the first hundred of the bad rows */
  faults: Type.Array(badRowSchema),
  /** pictures that are fetched after it; missing if the feed has none with an address of its own */
  pictures: Type.Optional(Type.Integer()),
  /** rows whose `expiration_date` is over; missing if there are none */
  expired: Type.Optional(Type.Integer()),
  /** only of an update: what became of the articles that the site sold */
  update: Type.Optional(
    Type.Object({
      added: Type.Integer(),
      changed: Type.Integer(),
      /** went out of sale */
      gone: Type.Integer(),
    }),
  ),
  /** nothing was changed, only tried */
  isTrial: Type.Optional(Type.Boolean()),
});
export type ImportReport = Static<typeof importReportSchema>;

export const importOutcomeSchema = Type.Union([
  Type.Object({ ok: Type.Literal(true), report: importReportSchema }),
  /** another import of the site is running */
  Type.Object({ ok: Type.Literal(false), code: Type.Literal('BUSY') }),
  /** the site sells what a feed brought, which the content never replaces */
  Type.Object({ ok: Type.Literal(false), code: Type.Literal('FROM_FEED') }),
  Type.Object({ ok: Type.Literal(false), code: Type.Literal('NOT_A_FEED'), reason: Type.String() }),
  /** an update of a site whose catalogue did not come from a feed */
  Type.Object({ ok: Type.Literal(false), code: Type.Literal('NO_FEED') }),
  /** an update of more rows than this one may have */
  Type.Object({ ok: Type.Literal(false), code: Type.Literal('TOO_LARGE'), rowsAtMost: Type.Integer() }),
  /** more than one row in ten is bad, or the feed has no rows */
  Type.Object({ ok: Type.Literal(false), code: Type.Enum(['TOO_MANY_BAD', 'EMPTY']), report: importReportSchema }),
]);
export type ImportOutcome = Static<typeof importOutcomeSchema>;

export type FeedRow =
  | { readonly kind: 'item'; readonly line: number; readonly item: CatalogueItem }
  /** its `expiration_date` is over: an update takes the article out of sale */
  | { readonly kind: 'expired'; readonly line: number; readonly id: string }
  | { readonly kind: 'bad'; readonly bad: BadRow };

/** The source is not a feed or cannot be parsed further: nothing is imported. */
export class NotAFeedError extends Error {
  override readonly name = 'NotAFeedError';
}
