import { foldText } from '../../lib/search-words.ts';
import { indexWords, longestWord, tokensOf } from './analysis.rules.ts';
import { growingUint32, growingUint8 } from './growing-numbers.rules.ts';
import { articleColumns } from './index-articles.rules.ts';
import type { IndexData, IndexedArticle, IndexedProduct, IndexFrame } from './index-data.ts';
import { keyOf, postingsOf, wordTables } from './index-words.rules.ts';
import { listsOf } from './lists.rules.ts';
import { collectPhrases, packPhrases } from './phrases.rules.ts';
import { stemOf } from './stem.rules.ts';
import { packStrings } from './string-table.rules.ts';

/** What a word says of a product by the place it stands in: title beats category beats description. */
const weights = { title: 12, id: 12, category: [1.5, 2, 4], brand: 2, choice: 2, details: 2, description: 1 } as const;
/** where a word's say is half of all it could be */
const halfSay = 5;
/** a longer title says less of each of its words */
const usualTitle = 5;

/** Gives every string a number of its own, in the order of their first coming. */
const numbering = () => {
  const numbers = new Map<string, number>();
  return {
    of: (text: string): number => {
      const known = numbers.get(text);
      if (known !== undefined) return known;
      numbers.set(text, numbers.size);
      return numbers.size - 1;
    },
    all: (): string[] => [...numbers.keys()],
  };
};

/** The parts of a product that a tile of the suggestions needs, and what filters and orders look at. */
interface Kept {
  readonly productId: string;
  readonly title: string;
  readonly slug: string;
  readonly picture: string;
  readonly categories: readonly number[];
  readonly firstSeen: number;
  readonly popularity: number;
  readonly position: number;
  readonly colors: readonly number[];
  readonly colorPictures: readonly string[];
  readonly sizes: readonly number[];
  /** where its words begin among all that were noted */
  readonly firstWord: number;
}

/**
 * Takes products in one after the other and makes the index of them at the end. Products are numbered anew by popularity,
 * then by their place in the shop: of equals the better known one comes first, and cutting a long list loses the least.
 */
export const createIndexBuilder = (frame: IndexFrame) => {
  const { language, locale } = frame;
  const stem = stemOf(language);
  const terms = numbering();
  const shownAs = new Map<number, string>();
  const colorNumbers = numbering();
  const sizeNumbers = numbering();
  const noteTerm = growingUint32();
  const noteImpact = growingUint8();
  const kept: Kept[] = [];
  const columns = articleColumns();
  const phrases = collectPhrases(language, locale);
  const categoryById = new Map(frame.categories.map((category) => [category.id, category]));
  const categoryWords = new Map(frame.categories.map(({ id, title }) => [id, indexWords(title)]));
  const says = new Map<number, number>();

  const showTerm = (text: string): void => {
    for (const token of tokensOf(text)) {
      const folded = foldText(token);
      if (folded.length > longestWord || /[-\u2010\u2011]/.test(token)) continue;
      const number = terms.of(folded);
      const lower = token.toLocaleLowerCase(locale);
      if (lower !== folded && !shownAs.has(number)) shownAs.set(number, lower);
    }
  };
  const say = (words: readonly string[], weight: number): void => {
    for (const word of words) {
      const number = terms.of(word);
      says.set(number, (says.get(number) ?? 0) + weight);
    }
  };

  const add = (product: IndexedProduct): void => {
    const { title, articles } = product;
    says.clear();
    showTerm(title);
    const titleWords = indexWords(title);
    say(titleWords, weights.title / (0.7 + (0.3 * titleWords.length) / usualTitle));
    for (const [level, id] of product.categories.entries())
      say(categoryWords.get(id) ?? [], weights.category[level] ?? 1);
    if (product.brand !== null) say(indexWords(product.brand), weights.brand);
    const colors = [...new Set(articles.flatMap(({ color }) => (color === null ? [] : [color])))];
    const sizes = [...new Set(articles.flatMap(({ size }) => (size === null ? [] : [size])))];
    for (const color of colors) {
      showTerm(color);
      say(indexWords(color), weights.choice);
    }
    for (const size of sizes) say(indexWords(size), weights.choice);
    say([product.productId, ...indexWords(product.sourceId)], weights.id);
    say(indexWords(product.details), weights.details);
    showTerm(product.details);
    say(indexWords(product.description), weights.description);

    const firstWord = noteTerm.length;
    for (const [term, weight] of says) {
      noteTerm.push(term);
      noteImpact.push(Math.max(1, Math.min(255, Math.round((255 * weight) / (weight + halfSay)))));
    }
    kept.push({
      productId: product.productId,
      title,
      slug: product.slug,
      picture: leadPicture(articles),
      categories: product.categories,
      firstSeen: product.firstSeen,
      popularity: product.popularity,
      position: product.position,
      colors: colors.map(colorNumbers.of),
      colorPictures: colors.map((color) => articles.find((article) => article.color === color)?.picture ?? ''),
      sizes: sizes.map(sizeNumbers.of),
      firstWord,
    });
    columns.addProduct(articles);
    phrases.addTitle(title);
    phrases.addCategories(product.categories.flatMap((id) => categoryById.get(id)?.title ?? []));
  };

  const finish = (): IndexData => {
    for (const text of Object.entries(frame.synonyms).flat(2)) {
      showTerm(text);
      terms.of(keyOf(text));
    }
    const order = Uint32Array.from(kept.keys()).toSorted((a, b) => {
      const [one, other] = [kept[a], kept[b]];
      return one && other ? other.popularity - one.popularity || one.position - other.position : 0;
    });
    const products = Array.from(order, (place) => kept[place]).filter((product) => product !== undefined);

    const words = wordTables({
      words: terms.all(),
      shownOf: (number) => shownAs.get(number) ?? '',
      stem,
      synonyms: frame.synonyms,
    });
    const { postings, impacts } = postingsOf({
      terms: words.rank,
      order,
      endOf: (place) => kept[place + 1]?.firstWord ?? noteTerm.length,
      startOf: (place) => kept[place]?.firstWord ?? 0,
      termAt: noteTerm.at,
      impactAt: noteImpact.at,
      total: noteTerm.length,
    });
    for (const { text, count } of frame.pastQueries) phrases.addQuery(text, count);

    return {
      language,
      count: products.length,
      ...words.tables,
      postings,
      impacts,
      productIds: Uint32Array.from(products, ({ productId }) => Number(productId)),
      titles: packStrings(products.map(({ title }) => title)),
      slugs: packStrings(products.map(({ slug }) => slug)),
      pictures: packStrings(products.map(({ picture }) => picture)),
      firstSeenMinutes: Uint32Array.from(products, ({ firstSeen }) => Math.max(0, Math.floor(firstSeen / 60_000))),
      ...categoryColumns(products),
      colorNames: packStrings(colorNumbers.all()),
      colors: listsOf(products.map(({ colors }) => colors)),
      colorPictures: packStrings(products.flatMap(({ colorPictures }) => colorPictures)),
      sizeNames: packStrings(sizeNumbers.all()),
      sizes: listsOf(products.map(({ sizes }) => sizes)),
      ...columns.inOrder(order),
      ...packPhrases(phrases.done()),
    };
  };

  return { add, finish };
};

const categoryColumns = (products: readonly Pick<Kept, 'categories'>[]) => {
  const categoryIds = Uint32Array.from(new Set(products.flatMap(({ categories }) => categories)));
  const placeOf = new Map(Array.from(categoryIds, (id, place) => [id, place + 1]));
  const categories = new Uint32Array(products.length * 3);
  for (const [product, { categories: ids }] of products.entries())
    for (const [level, id] of ids.entries()) categories[product * 3 + level] = placeOf.get(id) ?? 0;
  return { categoryIds, categories };
};

/** Of the first article that can be had, else of the first at all. */
const leadPicture = (articles: readonly IndexedArticle[]): string =>
  (articles.find(({ availability, quantity }) => availability === 'AVAILABLE' && quantity !== 0) ?? articles[0])
    ?.picture ?? '';

/** Of tables for whoever hands an index on to another thread. */
export const buffersOf = (data: IndexData): ArrayBuffer[] => {
  const buffers = new Set<ArrayBuffer>();
  const enter = (value: unknown): void => {
    if (ArrayBuffer.isView(value)) buffers.add(value.buffer as ArrayBuffer); // made above, never shared
    else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) enter(inner);
  };
  enter(data);
  return [...buffers];
};
