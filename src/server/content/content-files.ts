import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Static, TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { Value } from 'typebox/value';
import { productTraits } from '../../contracts/catalogue/catalogue.contract.ts';
import { onceForEach } from '../../lib/flow/once-for-each.ts';
import { slugOf } from '../../lib/text/slug.ts';
import { contentFaults, type Fault } from './faults/content-faults.ts';
import { factFaults } from './facts/content-facts.ts';
import { contentFactsSchema, type ContentFacts } from './facts/facts.contract.ts';
import { faultsInWords } from './faults/fault-words.ts';
import { firstSyntaxError, parsedJson } from './json-lines.ts';
import {
  contentCategorySchema,
  contentColoursSchema,
  contentProductsSchema,
  contentTraitsSchema,
  type ContentCategory,
  type ContentColours,
  type ContentProduct,
  type ContentTraits,
} from './content.contract.ts';

export interface Content {
  readonly categories: readonly ContentCategory[];
  readonly products: readonly ContentProduct[];
  readonly colours: ContentColours;
  readonly traits: ContentTraits | undefined;
  readonly facts: ContentFacts | undefined;
}

/** `/0/texts/de/title` → `0.texts.de.title` */
const placeOf = (pointer: string): string =>
  pointer.slice(1).replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~') || 'the file';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the value without `$schema`, which editors read. Only an object can have it, so a list may be its `items`. */
const withoutSchema = (value: unknown, schema: TSchema): unknown => {
  if (!isObject(value)) return value;
  const { $schema: _schema, ...rest } = value;
  return 'items' in schema && Object.keys(rest).join() === 'items' ? rest['items'] : rest;
};

const checkOf = onceForEach((schema: TSchema): Validator => Compile(schema));

export const readContentFile = <T extends TSchema>(
  folder: string,
  file: string,
  schema: T,
  fault: Fault,
): Static<T> | undefined => {
  if (!existsSync(join(folder, file))) {
    fault(file, 'the file', 'is missing: add it');
    return undefined;
  }
  const text = readFileSync(join(folder, file), 'utf8');
  const json = parsedJson(text);
  if (!json) {
    const { line = 1, what = 'unreadable' } = firstSyntaxError(text) ?? {};
    fault(file, line, `is not JSON (${what}): correct this line, or the end of the line before`);
    return undefined;
  }
  const value = withoutSchema(json.value, schema);
  // All content is read at each start, and nearly always it is right: to look for the errors takes five times as long.
  if (checkOf(schema).Check(value)) return value as Static<T>;
  const errors = Value.Errors(schema, value);
  for (const { place, what } of faultsInWords(schema, errors).slice(0, 5)) fault(file, placeOf(place), what);
  return undefined;
};

/** Returns the JSON files of a folder of the content, in order. A missing folder is a fault. */
export const jsonFiles = (folder: string, kind: string, fault: Fault): string[] => {
  if (!existsSync(join(folder, kind))) {
    fault(kind, 'the folder', 'is missing: add it, it may be empty');
    return [];
  }
  return readdirSync(join(folder, kind))
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => `${kind}/${name}`);
};

/** These folders may be missing: a shop whose articles all come from feeds has neither, and git stores no empty one. */
export const articleFiles = (folder: string, kind: 'categories' | 'products', fault: Fault): string[] =>
  existsSync(join(folder, kind)) ? jsonFiles(folder, kind, fault) : [];

export const sizeName = (size: NonNullable<ContentProduct['sizes']>[number]): string =>
  typeof size === 'string' ? size : size.size;

const hasTwice = (words: readonly string[]): boolean => new Set(words).size < words.length;

/** The keys that `stock` and `availability` may have. */
const variantKeys = (colors: readonly string[], sizes: readonly string[]): ReadonlySet<string> =>
  new Set(['*', ...colors, ...sizes, ...colors.flatMap((color) => sizes.map((size) => `${color}/${size}`))]);

const unknownKeys = (product: ContentProduct, keys: ReadonlySet<string>): string[] =>
  (['stock', 'availability'] as const).flatMap((field) =>
    Object.keys(product[field] ?? {})
      .filter((key) => !keys.has(key))
      .map((key) => `${field}.${key}`),
  );

const unknownTraits = ({ traits = {} }: ContentProduct, known: ContentTraits | undefined): string[] =>
  productTraits.flatMap((name) =>
    (traits[name] ?? []).filter((value) => known?.[name][value] === undefined).map((value) => `${name} ${value}`),
  );

const isOrdered = ({ availability = {} }: ContentProduct): boolean =>
  Object.values(availability).some((value) => value === 'PREORDER' || value === 'BACKORDER');

/** Rules between fields that a schema cannot express. */
const productFaults = (
  product: ContentProduct,
  knownColors: ReadonlySet<string>,
  traits: ContentTraits | undefined,
): (readonly [string, string])[] => {
  const colors = (product.colors ?? []).map(({ color }) => color);
  const sizes = (product.sizes ?? []).map(sizeName);
  const { look, wasEur, priceEur, saleDays, stock, availableInDays } = product;
  const rules: readonly (readonly [isWrong: boolean | undefined, where: string, what: string])[] = [
    [(look === undefined) === (product.colors === undefined), 'look', 'exactly one of look and colors is wanted'],
    [hasTwice(colors), 'colors', 'a colour occurs twice'],
    [hasTwice(sizes.map((size) => slugOf(size, 'de'))), 'sizes', 'a size occurs twice'],
    [wasEur !== undefined && wasEur <= priceEur, 'wasEur', 'must be above priceEur'],
    [saleDays && saleDays[0] >= saleDays[1], 'saleDays', 'must end after it begins'],
    [saleDays && wasEur === undefined, 'saleDays', 'needs wasEur'],
    [stock['*'] === undefined, 'stock', 'needs "*" for all that is not named'],
    [isOrdered(product) && availableInDays === undefined, 'availableInDays', 'is needed by PREORDER and BACKORDER'],
  ];
  return [
    ...rules.filter(([isWrong]) => isWrong).map(([, where, what]) => [where, what] as const),
    ...colors
      .filter((color) => !knownColors.has(color))
      .map((color) => ['colors', `${color} is not in colours.json`] as const),
    ...unknownTraits(product, traits).map((trait) => ['traits', `${trait} is not in traits.json`] as const),
    ...unknownKeys(product, variantKeys(colors, sizes)).map(
      (key) => [key, 'names no colour or size of this product'] as const,
    ),
  ];
};

/** A folder whose products have no traits needs no such file. */
const traitNames = (folder: string, fault: Fault): ContentTraits | undefined =>
  existsSync(join(folder, 'traits.json'))
    ? readContentFile(folder, 'traits.json', contentTraitsSchema, fault)
    : undefined;

/** A folder whose products have no facts needs no such file. */
const factWords = (folder: string, fault: Fault): ContentFacts | undefined =>
  existsSync(join(folder, 'facts.json')) ? readContentFile(folder, 'facts.json', contentFactsSchema, fault) : undefined;

/** LAW-7: where the file is missing, buyers would see no label. */
const labelFaults = (folder: string, { facts }: ContentProduct): (readonly [string, string])[] => {
  const label = facts?.guaranteeLabel;
  return label === undefined || existsSync(join(folder, 'pictures', `${label}.webp`))
    ? []
    : [['facts.guaranteeLabel', `names pictures/${label}.webp, which is missing: add it`]];
};

/** Reads and checks categories, products and colours. Throws a ContentError with all faults. */
export const readContent = (folder: string): Content => {
  const { fault, throwAny } = contentFaults(folder);
  const categories: ContentCategory[] = [];
  const products: ContentProduct[] = [];
  const leaves = new Set<number>();
  const numbers = new Set<number>();
  const ids = new Map<string, string>();
  const colours = readContentFile(folder, 'colours.json', contentColoursSchema, fault) ?? {};
  const colourNames = new Set(Object.keys(colours));
  const traits = traitNames(folder, fault);
  const facts = factWords(folder, fault);

  for (const file of articleFiles(folder, 'categories', fault)) {
    const category = readContentFile(folder, file, contentCategorySchema, fault);
    if (!category) continue;
    categories.push(category);
    for (const one of [category, ...category.children, ...category.children.flatMap(({ children }) => children)]) {
      if (numbers.has(one.id)) fault(file, String(one.id), 'this number is taken');
      numbers.add(one.id);
    }
    for (const leaf of category.children.flatMap(({ children }) => children)) leaves.add(leaf.id);
  }
  for (const file of articleFiles(folder, 'products', fault)) {
    const list = readContentFile(folder, file, contentProductsSchema, fault) ?? [];
    for (const [place, product] of list.entries()) {
      products.push(product);
      const before = ids.get(product.id);
      if (before) fault(file, `${place}.id`, `${product.id} is taken by ${before}`);
      ids.set(product.id, file);
      if (!leaves.has(product.category))
        fault(file, `${place}.category`, `there is no category ${product.category} on the third level`);
      const found = [
        ...productFaults(product, colourNames, traits),
        ...factFaults(product.facts, facts),
        ...labelFaults(folder, product),
      ];
      for (const [where, what] of found) fault(file, `${place}.${where}`, what);
    }
  }
  throwAny();
  return { categories, products, colours, traits, facts };
};
