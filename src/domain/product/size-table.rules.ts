import type { SizeTable } from '../../contracts/catalogue/choosing.contract.ts';
import type { Product } from '../../contracts/catalogue/catalogue.contract.ts';

type Sized = Pick<Product, 'brand' | 'facts' | 'sizes'>;

const namesOf = ({ columns, rows }: SizeTable): ReadonlySet<string> =>
  new Set(rows.flatMap((row) => row.filter((_, place) => columns[place] === 'size' || columns[place] === 'letter')));

/** Whether a table is for the same people; nothing known of a product contradicts no table. */
const isFor = ({ gender, ageGroups }: SizeTable, { facts = {} }: Sized): boolean =>
  (gender === undefined || facts.gender === undefined || facts.gender === gender) &&
  (ageGroups === undefined || facts.ageGroup === undefined || ageGroups.some((one) => one === facts.ageGroup));

/**
 * SHOP-3: returns the table that explains the sizes of a product: one for its kind of goods and its people that has all of its
 * sizes, of its own brand first. Of several that fit equally none is right for certain.
 */
export const sizeTableFor = (tables: readonly SizeTable[], product: Sized): SizeTable | undefined => {
  const { brand, facts = {}, sizes } = product;
  if (sizes.length === 0) return undefined;
  const fitting = tables.filter(
    (table) =>
      table.kind === facts.kind &&
      (table.brand === undefined || table.brand === brand) &&
      isFor(table, product) &&
      sizes.every((size) => namesOf(table).has(size)),
  );
  const own = fitting.filter((table) => table.brand !== undefined);
  const [first, ...others] = own.length > 0 ? own : fitting;
  return others.length === 0 ? first : undefined;
};

/** Returns the rows of the product's sizes: a table may have more. */
export const rowsFor = (table: SizeTable, sizes: readonly string[]): readonly (readonly string[])[] => {
  const byLetter = !table.rows.some((row) => sizes.includes(row[table.columns.indexOf('size')] ?? ''));
  const place = table.columns.indexOf(byLetter ? 'letter' : 'size');
  return table.rows.filter((row) => sizes.includes(row[place] ?? ''));
};
