import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { slugOf } from '../../lib/slug.ts';
import {
  contentCategorySchema,
  contentProductsSchema,
  type ContentCategory,
  type ContentProduct,
} from './content.contract.ts';

export interface Content {
  readonly categories: readonly ContentCategory[];
  readonly products: readonly ContentProduct[];
}

/** One or more files are wrong: every fault with file and place. Nothing of the content is taken. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    const more = faults.length > 20 ? `\n… and ${faults.length - 20} more` : '';
    super(`The content cannot be taken in; nothing was changed.\n${faults.slice(0, 20).join('\n')}${more}`);
    this.faults = faults;
  }
}

export type Fault = (file: string, place: string, what: string) => void;

/** `/0/texts/de/title` → `0.texts.de.title` */
const placeOf = (pointer: string): string => pointer.slice(1).replaceAll('/', '.') || 'the file';

export const readContentFile = <T extends TSchema>(
  folder: string,
  file: string,
  schema: T,
  fault: Fault,
): Static<T> | undefined => {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  } catch (error) {
    fault(file, 'the file', `is not JSON (${error instanceof Error ? error.message : 'unreadable'})`);
    return undefined;
  }
  const errors = Value.Errors(schema, value);
  for (const { instancePath, message } of errors.slice(0, 5)) fault(file, placeOf(instancePath), message);
  // Checked by the schema in the line before.
  return errors.length === 0 ? (value as Static<T>) : undefined;
};

const jsonFiles = (folder: string, kind: string): string[] =>
  readdirSync(join(folder, kind))
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => `${kind}/${name}`);

export const sizeName = (size: NonNullable<ContentProduct['sizes']>[number]): string =>
  typeof size === 'string' ? size : size.size;

/** Rules between fields, which a schema cannot say. */
const productFaults = (product: ContentProduct, knownColors: ReadonlySet<string>): [string, string][] => {
  const faults: [string, string][] = [];
  const colors = (product.colors ?? []).map(({ color }) => color);
  const sizes = (product.sizes ?? []).map(sizeName);
  if ((product.look === undefined) === (product.colors === undefined))
    faults.push(['look', 'exactly one of look and colors is wanted']);
  for (const color of colors) if (!knownColors.has(color)) faults.push(['colors', `${color} is not in colours.json`]);
  if (new Set(colors).size < colors.length) faults.push(['colors', 'a colour occurs twice']);
  if (new Set(sizes.map(slugOf)).size < sizes.length) faults.push(['sizes', 'a size occurs twice']);
  if (product.wasEur !== undefined && product.wasEur <= product.priceEur)
    faults.push(['wasEur', 'must be above priceEur']);
  if (product.saleDays && product.saleDays[0] >= product.saleDays[1])
    faults.push(['saleDays', 'must end after it begins']);
  if (product.saleDays && product.wasEur === undefined) faults.push(['saleDays', 'needs wasEur']);
  if (product.stock['*'] === undefined) faults.push(['stock', 'needs "*" for all that is not named']);
  const keys = new Set([
    '*',
    ...colors,
    ...sizes,
    ...colors.flatMap((color) => sizes.map((size) => `${color}/${size}`)),
  ]);
  for (const field of ['stock', 'availability'] as const) {
    for (const key of Object.keys(product[field] ?? {})) {
      if (!keys.has(key)) faults.push([`${field}.${key}`, 'names no colour or size of this product']);
    }
  }
  const isOrdered = Object.values(product.availability ?? {}).some(
    (value) => value === 'PREORDER' || value === 'BACKORDER',
  );
  if (isOrdered && product.availableInDays === undefined)
    faults.push(['availableInDays', 'is needed by PREORDER and BACKORDER']);
  return faults;
};

/** Reads and checks everything under content/; throws a ContentError that names every fault. */
export const readContent = (folder: string): Content => {
  const faults: string[] = [];
  const fault: Fault = (file, place, what) => faults.push(`content/${file}: ${place}: ${what}`);
  const categories: ContentCategory[] = [];
  const products: ContentProduct[] = [];
  const leaves = new Set<number>();
  const numbers = new Set<number>();
  const ids = new Map<string, string>();
  const colours = new Set(Object.keys(JSON.parse(readFileSync(join(folder, 'colours.json'), 'utf8')) as object));

  for (const file of jsonFiles(folder, 'categories')) {
    const category = readContentFile(folder, file, contentCategorySchema, fault);
    if (!category) continue;
    categories.push(category);
    for (const one of [category, ...category.children, ...category.children.flatMap(({ children }) => children)]) {
      if (numbers.has(one.id)) fault(file, String(one.id), 'this number is taken');
      numbers.add(one.id);
    }
    for (const leaf of category.children.flatMap(({ children }) => children)) leaves.add(leaf.id);
  }
  for (const file of jsonFiles(folder, 'products')) {
    const list = readContentFile(folder, file, contentProductsSchema, fault) ?? [];
    for (const [place, product] of list.entries()) {
      products.push(product);
      const before = ids.get(product.id);
      if (before) fault(file, `${place}.id`, `${product.id} is taken by ${before}`);
      ids.set(product.id, file);
      if (!leaves.has(product.category))
        fault(file, `${place}.category`, `there is no category ${product.category} on the third level`);
      for (const [where, what] of productFaults(product, colours)) fault(file, `${place}.${where}`, what);
    }
  }
  if (faults.length > 0) throw new ContentError(faults);
  return { categories, products };
};
