import { growingLists, growingStrings } from '../arrays/growable-columns.ts';
import { growingFloat64, growingInt32, growingUint32 } from '../arrays/growable-arrays.ts';
import type { IndexData, IndexedArticle, IndexedProduct } from './index-data.ts';
import { numbering } from '../arrays/numbering.ts';
import { packStrings } from '../arrays/string-table.ts';

const levels = 3;
const minuteMs = 60_000;

/** Of the first article that can be had, else of the first at all. */
const leadPicture = (articles: readonly IndexedArticle[]): string =>
  (articles.find(({ availability, quantity }) => availability === 'AVAILABLE' && quantity !== 0) ?? articles[0])
    ?.picture ?? '';

/** Colours and sizes of a product, each once. */
export const choicesOf = (articles: readonly IndexedArticle[]) => ({
  colors: [...new Set(articles.flatMap(({ color }) => (color === null ? [] : [color])))],
  sizes: [...new Set(articles.flatMap(({ size }) => (size === null ? [] : [size])))],
});

const kindsInOrder = (order: Uint32Array, kindOf: (place: number) => number, count: number) => {
  const kinds = Uint32Array.from(order, kindOf);
  const kindExamples = new Uint32Array(count);
  for (const [product, kind] of kinds.entries()) kindExamples[kind] = product;
  return { kinds, kindExamples };
};

/** What a tile of the suggestions needs of products, and what filters and orders look at: noted as they come. */
export const productColumns = () => {
  const productIds = growingUint32();
  const popularity = growingFloat64();
  const positions = growingInt32();
  const firstSeenMinutes = growingUint32();
  const titles = growingStrings();
  const slugs = growingStrings();
  const pictures = growingStrings();
  const categories = growingUint32();
  const colors = growingLists();
  const colorPictures = growingStrings();
  const sizes = growingLists();
  const colorNumbers = numbering();
  const sizeNumbers = numbering();
  const kinds = growingUint32();
  const kindNumbers = numbering();
  /** one more than the place of each category */
  const categoryPlaces = new Map<number, number>();
  const placeOf = (id: number | undefined): number => {
    if (id === undefined) return 0;
    const place = categoryPlaces.get(id) ?? categoryPlaces.size + 1;
    categoryPlaces.set(id, place);
    return place;
  };

  return {
    add: (product: IndexedProduct, choices: ReturnType<typeof choicesOf>): void => {
      const { articles } = product;
      productIds.push(Number(product.productId));
      popularity.push(product.popularity);
      positions.push(product.position);
      firstSeenMinutes.push(Math.max(0, Math.floor(product.firstSeen / minuteMs)));
      titles.push(product.title);
      slugs.push(product.slug);
      pictures.push(leadPicture(articles));
      const places = Array.from({ length: levels }, (_, level) => placeOf(product.categories[level]));
      for (const place of places) categories.push(place);
      const ownColors = choices.colors.map(colorNumbers.of);
      colors.push(ownColors);
      for (const color of choices.colors)
        colorPictures.push(articles.find((article) => article.color === color)?.picture ?? '');
      const ownSizes = choices.sizes.map(sizeNumbers.of);
      sizes.push(ownSizes);
      kinds.push(kindNumbers.of(`${places.join()}|${ownColors.join()}|${ownSizes.join()}`));
    },
    /** Products by popularity, then by their place in the shop. */
    order: (): Uint32Array =>
      Uint32Array.from({ length: productIds.length }, (_, place) => place).toSorted(
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
        categoryIds: Uint32Array.from(categoryPlaces.keys()),
        categories: Uint32Array.from({ length: order.length * levels }, (_, at) =>
          categories.at((order[Math.floor(at / levels)] ?? 0) * levels + (at % levels)),
        ),
        ...kindsInOrder(order, kinds.at, kindNumbers.all().length),
        colorNames: packStrings(colorNumbers.all()),
        colors: colors.inOrder(order),
        colorPictures: colorPictures.inOrder(colors.placesInOrder(order)),
        sizeNames: packStrings(sizeNumbers.all()),
        sizes: sizes.inOrder(order),
      }) satisfies Partial<IndexData>,
  };
};
