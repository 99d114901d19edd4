import { growableFloat64, growableInt32, growableUint32 } from '../arrays/growable-arrays.ts';
import { growableLists, growableStrings } from '../arrays/growable-columns.ts';
import { numbering } from '../arrays/numbering.ts';
import { packStrings } from '../arrays/string-table.ts';
import type { IndexData, IndexedArticle, IndexedProduct } from './index-data.ts';

const levels = 3;
const minuteMs = 60_000;

/** The picture of the first article in stock, else of the first article. */
const leadPicture = (articles: readonly IndexedArticle[]): string =>
  (articles.find(({ availability, quantity }) => availability === 'AVAILABLE' && quantity !== 0) ?? articles[0])
    ?.picture ?? '';

/** The distinct colours and sizes of a product. */
export const variantsOf = (articles: readonly IndexedArticle[]) => ({
  colors: [...new Set(articles.flatMap(({ color }) => (color === null ? [] : [color])))],
  sizes: [...new Set(articles.flatMap(({ size }) => (size === null ? [] : [size])))],
});

const groupsInOrder = (order: Uint32Array, groupOf: (row: number) => number, count: number) => {
  const facetGroups = Uint32Array.from(order, groupOf);
  const facetGroupExamples = new Uint32Array(count);
  for (const [product, group] of facetGroups.entries()) facetGroupExamples[group] = product;
  return { facetGroups, facetGroupExamples };
};

/** Collects what suggestions display and what filters and sort orders read, product by product (a row each). */
export const productColumns = () => {
  const productIds = growableUint32();
  const popularity = growableFloat64();
  const positions = growableInt32();
  const firstSeenMinutes = growableUint32();
  const titles = growableStrings();
  const slugs = growableStrings();
  const pictures = growableStrings();
  const categories = growableUint32();
  const colors = growableLists();
  const colorPictures = growableStrings();
  const sizes = growableLists();
  const traits = growableLists();
  const colorNumbers = numbering();
  const sizeNumbers = numbering();
  const traitNumbers = numbering();
  const groups = growableUint32();
  const groupNumbers = numbering();
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
      pictures.push(leadPicture(articles));
      const ownCategories = Array.from({ length: levels }, (_, level) => numberOfCategory(product.categories[level]));
      for (const number of ownCategories) categories.push(number);
      const ownColors = variants.colors.map(colorNumbers.of);
      colors.push(ownColors);
      for (const color of variants.colors)
        colorPictures.push(articles.find((article) => article.color === color)?.picture ?? '');
      const ownSizes = variants.sizes.map(sizeNumbers.of);
      sizes.push(ownSizes);
      const ownTraits = product.traits.map(traitNumbers.of);
      traits.push(ownTraits);
      groups.push(groupNumbers.of([ownCategories, ownColors, ownSizes, ownTraits].join('|')));
    },
    /** Row numbers by popularity, then by position in the shop: the position in this order becomes the product id. */
    order: (): Uint32Array =>
      Uint32Array.from({ length: productIds.length }, (_, row) => row).toSorted(
        (a, b) => popularity.at(b) - popularity.at(a) || positions.at(a) - positions.at(b),
      ),
    inOrder: (order: Uint32Array) =>
      ({
        count: order.length,
        productIds: Uint32Array.from(order, productIds.at),
        titles: titles.inOrder(order),
        slugs: slugs.inOrder(order),
        pictures: pictures.inOrder(order),
        firstSeenMinutes: Uint32Array.from(order, firstSeenMinutes.at),
        categoryIds: Uint32Array.from(categoryNumbers.keys()),
        categories: Uint32Array.from({ length: order.length * levels }, (_, at) =>
          categories.at((order[Math.floor(at / levels)] ?? 0) * levels + (at % levels)),
        ),
        ...groupsInOrder(order, groups.at, groupNumbers.all().length),
        colorNames: packStrings(colorNumbers.all()),
        colors: colors.inOrder(order),
        colorPictures: colorPictures.inOrder(colors.positionsInOrder(order)),
        sizeNames: packStrings(sizeNumbers.all()),
        sizes: sizes.inOrder(order),
        traitNames: packStrings(traitNumbers.all()),
        traits: traits.inOrder(order),
      }) satisfies Partial<IndexData>,
  };
};
