import { longestWord } from '../text/tokenize.ts';
import { growingUint32 } from '../arrays/growable-arrays.ts';
import { articleColumns } from './article-columns.ts';
import type { IndexData, IndexedProduct, IndexFrame } from './index-data.ts';
import { choicesOf, productColumns } from './product-columns.ts';
import { keyOf, noteOf, postingsOf, wordTables } from './term-columns.ts';
import { numbering } from '../arrays/numbering.ts';
import { collectPhrases, packPhrases } from './phrases.ts';
import { stemOf } from '../text/stem.ts';
import { tokenReader, type Token } from '../text/token-reader.ts';
import { weighing } from '../arrays/sparse-sums.ts';

/** What a word says of a product by the place it stands in: title beats category beats description. */
const weights = { title: 12, id: 12, category: [1.5, 2, 4], brand: 2, choice: 2, details: 2, description: 1 } as const;
/** where a word's say is half of all it could be */
const halfSay = 5;
/** a longer title says less of each of its words */
const usualTitle = 5;

/**
 * Takes products in one after the other and makes the index of them at the end. Products are numbered anew by popularity,
 * then by their place in the shop: of equals the better known one comes first, and cutting a long list loses the least.
 */
export const createIndexBuilder = (frame: IndexFrame) => {
  const { language, locale } = frame;
  const stem = stemOf(language);
  const terms = numbering();
  const shownAs = new Map<number, string>();
  const notes = growingUint32();
  /** where the words of each product begin */
  const firstNotes = growingUint32();
  const products = productColumns();
  const columns = articleColumns();
  const phrases = collectPhrases(language, locale);
  const categoryById = new Map(frame.categories.map((category) => [category.id, category]));
  /** products by the categories that they lie in */
  const shelves = new Map<string, { readonly categories: readonly number[]; count: number }>();
  const tokens = tokenReader(terms.of);
  const categoryTokens = new Map(frame.categories.map(({ id, title }) => [id, tokens.of(title)]));
  const said = weighing();

  const show = (texts: readonly Token[]): void => {
    for (const token of texts) {
      if (token.isShown) continue;
      token.isShown = true;
      const [number = 0, ...parts] = token.words;
      const lower = token.text.toLocaleLowerCase(locale);
      if (parts.length > 0 || shownAs.has(number) || token.folded.length > longestWord) continue;
      if (lower !== token.folded) shownAs.set(number, lower);
    }
  };
  const say = (texts: readonly Token[], weight: number): void => {
    for (const { words } of texts) for (const word of words) said.add(word, weight);
  };

  const add = (product: IndexedProduct): void => {
    const { title, articles, categories } = product;
    const titleTokens = tokens.of(title);
    const detailTokens = tokens.of(product.details);
    const choices = choicesOf(articles);
    const colorTokens = choices.colors.map(tokens.of);
    show(titleTokens);
    const length = titleTokens.reduce((sum, { words }) => sum + words.length, 0);
    say(titleTokens, weights.title / (0.7 + (0.3 * length) / usualTitle));
    for (const [level, id] of categories.entries()) say(categoryTokens.get(id) ?? [], weights.category[level] ?? 1);
    if (product.brand !== null) say(tokens.of(product.brand), weights.brand);
    for (const color of colorTokens) {
      show(color);
      say(color, weights.choice);
    }
    for (const size of choices.sizes) say(tokens.of(size), weights.choice);
    said.add(terms.of(product.productId), weights.id);
    say(tokens.of(product.sourceId), weights.id);
    say(detailTokens, weights.details);
    show(detailTokens);
    say(tokens.of(product.description), weights.description);

    firstNotes.push(notes.length);
    said.take((term, weight) => {
      notes.push(noteOf(term, Math.max(1, Math.min(255, Math.round((255 * weight) / (weight + halfSay))))));
    });
    products.add(product, choices);
    columns.addProduct(articles);
    phrases.addTitle(title);
    const place = categories.join();
    const shelf = shelves.get(place) ?? { categories, count: 0 };
    shelf.count += 1;
    shelves.set(place, shelf);
  };

  const finish = (): IndexData => {
    for (const text of Object.entries(frame.synonyms).flat(2)) {
      show(tokens.of(text));
      terms.of(keyOf(text));
    }
    for (const { categories, count } of shelves.values())
      phrases.addCategories(
        categories.flatMap((id) => categoryById.get(id)?.title ?? []),
        count,
      );
    const order = products.order();
    const words = wordTables({
      words: terms.all(),
      shownOf: (number) => shownAs.get(number) ?? '',
      stem,
      synonyms: frame.synonyms,
    });
    const noted = {
      terms: words.rank,
      order,
      startOf: firstNotes.at,
      endOf: (place: number) => (place + 1 < firstNotes.length ? firstNotes.at(place + 1) : notes.length),
      noteAt: notes.at,
      total: notes.length,
    };
    for (const { text, count } of frame.pastQueries) phrases.addQuery(text, count);

    return {
      language,
      ...words.tables,
      ...postingsOf(noted),
      ...products.inOrder(order),
      ...columns.inOrder(order),
      ...packPhrases(phrases.done()),
    };
  };

  return { add, finish };
};

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
