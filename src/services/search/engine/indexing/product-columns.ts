import { growableFloat64, growableInt32, growableUint32, type Growable } from '../arrays/growable-arrays.ts';
import { growableLists, growableStrings } from '../arrays/growable-columns.ts';
import { numbering } from '../arrays/numbering.ts';
import { packStrings } from '../arrays/string-table.ts';
import { facetGroups } from './facet-groups.ts';
import type { IndexData, IndexedArticle, IndexedProduct } from './index-data.ts';

/** of categories that a product has at most */
const levels = [0, 1, 2] as const;
const minuteMs = 60_000;

/** The picture of the first article in stock, else of the first article. */
const leadPicture = (articles: readonly IndexedArticle[]): string =>
  (articles.find(({ availability, quantity }) => availability === 'AVAILABLE' && quantity !== 0) ?? articles[0])
    ?.picture ?? '';

/** The distinct colours and sizes of a product, which are few. */
export const variantsOf = (articles: readonly IndexedArticle[]) => {
  const colors: string[] = [];
  const sizes: string[] = [];
  for (const { color, size } of articles) {
    if (color !== null && !colors.includes(color)) colors.push(color);
    if (size !== null && !sizes.includes(size)) sizes.push(size);
  }
  return { colors, sizes };
};

type Column = Growable<Uint32Array<ArrayBuffer>>;

/** The values of a column in the order of rows. */
const column = (order: Uint32Array, values: Column): Uint32Array<ArrayBuffer> => {
  const sorted = new Uint32Array(order.length);
  for (let at = 0; at < order.length; at += 1) sorted[at] = values.at(order[at] ?? 0);
  return sorted;
};

/** Sorts rows by descending popularity, then by position. Rank and row make one number, which is sorted without a function. */
const rowsInOrder = (popularity: Float64Array, positions: Int32Array): Uint32Array => {
  const rows = Uint32Array.from(positions.keys());
  const byPosition = positions.every((position, row) => row === 0 || position >= (positions[row - 1] ?? 0))
    ? rows
    : rows.toSorted((a, b) => (positions[a] ?? 0) - (positions[b] ?? 0));
  const distinct = Float64Array.from(new Set(popularity)).toSorted().toReversed();
  const rankOf = new Map(Array.from(distinct, (value, rank) => [value, rank]));
  const keys = new Float64Array(rows.length);
  for (let at = 0; at < rows.length; at += 1)
    keys[at] = (rankOf.get(popularity[byPosition[at] ?? 0] ?? 0) ?? 0) * rows.length + at;
  keys.sort(); // oxlint-disable-line unicorn/no-array-sort -- its own array
  return rows.map((_, at) => byPosition[(keys[at] ?? 0) % rows.length] ?? 0);
};

/** Names that are remembered: the pictures of a product come together, those of a demo again and again. */
const namesKept = 30_000;

/** Numbers the names of pictures. A name that has been forgotten gets another number, which costs its characters again. */
const pictureNumbering = () => {
  const names = growableStrings();
  let known = new Map<string, number>();
  let count = 0;
  return {
    of: (name: string): number => {
      const number = known.get(name);
      if (number !== undefined) return number;
      if (known.size >= namesKept) known = new Map();
      known.set(name, count);
      names.push(name);
      count += 1;
      return count - 1;
    },
    names: names.done,
  };
};

/** Collects what suggestions display and what filters and sort orders read, product by product (a row each). */
export const productColumns = () => {
  const productIds = growableUint32();
  const popularity = growableFloat64();
  const positions = growableInt32();
  const firstSeenMinutes = growableUint32();
  const titles = growableStrings();
  const slugs = growableStrings();
  const pictureNumbers = pictureNumbering();
  const pictures = growableUint32();
  const colorPictures = growableLists();
  const colorNumbers = numbering();
  const sizeNumbers = numbering();
  const traitNumbers = numbering();
  const groups = growableUint32();
  const values = facetGroups();
  /** category id → its number plus one */
  const categoryNumbers = new Map<number, number>();
  const numberOfCategory = (id: number | undefined): number => {
    if (id === undefined) return 0;
    const number = categoryNumbers.get(id) ?? categoryNumbers.size + 1;
    categoryNumbers.set(id, number);
    return number;
  };

  return {
    add: (product: IndexedProduct, variants: ReturnType<typeof variantsOf>): void => {
      const { articles } = product;
      productIds.push(Number(product.productId));
      popularity.push(product.popularity);
      positions.push(product.position);
      firstSeenMinutes.push(Math.max(0, Math.floor(product.firstSeen / minuteMs)));
      titles.push(product.title);
      slugs.push(product.slug);
      pictures.push(pictureNumbers.of(leadPicture(articles)));
      const pictureIn = (color: string) => articles.find((article) => article.color === color)?.picture ?? '';
      colorPictures.push(variants.colors.map((color) => pictureNumbers.of(pictureIn(color))));
      const own = {
        categories: levels.map((level) => numberOfCategory(product.categories[level])),
        colors: variants.colors.map(colorNumbers.of),
        sizes: variants.sizes.map(sizeNumbers.of),
        traits: product.traits.map(traitNumbers.of),
      };
      groups.push(values.of(own));
    },
    /** Row numbers by popularity, then by position in the shop: the position in this order becomes the product id. */
    order: (): Uint32Array => rowsInOrder(popularity.done(), positions.done()),
    inOrder: (order: Uint32Array) =>
      ({
        count: order.length,
        productIds: column(order, productIds),
        titles: titles.inOrder(order),
        slugs: slugs.inOrder(order),
        pictureNames: pictureNumbers.names(),
        pictures: column(order, pictures),
        firstSeenMinutes: column(order, firstSeenMinutes),
        categoryIds: Uint32Array.from(categoryNumbers.keys()),
        facetGroups: column(order, groups),
        ...values.done(),
        colorNames: packStrings(colorNumbers.all()),
        colorPictures: colorPictures.inOrder(order),
        sizeNames: packStrings(sizeNumbers.all()),
        traitNames: packStrings(traitNumbers.all()),
      }) satisfies Partial<IndexData>,
  };
};
