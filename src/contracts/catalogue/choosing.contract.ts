import type { SiteCode } from '../shop/site.contract.ts';
import type { ageGroups, genders } from './product-facts.contract.ts';

/** Help for choosing on product pages (SHOP-3). Types only, because it is never sent over HTTP. */

/** Columns of a table of sizes, in their order: names of a size, for whom it is, and what is measured in cm or mm. */
export const sizeColumns = ['size', 'letter', 'age', 'months', 'height', 'chest', 'waist', 'hips', 'foot'] as const;
export type SizeColumn = (typeof sizeColumns)[number];

export interface SizeTable {
  readonly kind: 'textile' | 'shoes';
  /** for all people without it */
  readonly gender?: (typeof genders)[number];
  /** for all ages without it */
  readonly ageGroups?: readonly (typeof ageGroups)[number][];
  /** of all brands that have no table of their own without it */
  readonly brand?: string;
  readonly columns: readonly SizeColumn[];
  /** one for each size: a cell for each column */
  readonly rows: readonly (readonly string[])[];
  /** how the brand fits, and what to take between two sizes; by language */
  readonly advice: Readonly<Record<string, string>>;
}

export interface Choosing {
  readonly sizeTables: readonly SizeTable[];
  /** the categories whose products go with those of a category; empty for one that the content does not know */
  readonly complementsOf: (categoryId: number) => readonly number[];
  /** products that were ordered together with a product, the most frequent first */
  readonly together: (site: SiteCode, productId: string) => Promise<readonly string[]>;
}
