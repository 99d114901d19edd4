import { foldText } from '../../lib/search-words.ts';
import { indexWords, longestWord, tokensOf } from './analysis.rules.ts';
import { growingUint32, growingUint8 } from './growing-numbers.rules.ts';
import { articleColumns } from './index-articles.rules.ts';
import type { IndexData, IndexedProduct, IndexFrame } from './index-data.ts';
import { choicesOf, productColumns } from './index-products.rules.ts';
import { keyOf, postingsOf, wordTables } from './index-words.rules.ts';
import { numbering } from './numbering.rules.ts';
import { collectPhrases, packPhrases } from './phrases.rules.ts';
import { stemOf } from './stem.rules.ts';

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
  const noteTerm = growingUint32();
  const noteImpact = growingUint8();
  /** where the words of each product begin */
  const firstNotes = growingUint32();
  const products = productColumns();
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
    const choices = choicesOf(articles);
    for (const color of choices.colors) {
      showTerm(color);
      say(indexWords(color), weights.choice);
    }
    for (const size of choices.sizes) say(indexWords(size), weights.choice);
    say([product.productId, ...indexWords(product.sourceId)], weights.id);
    say(indexWords(product.details), weights.details);
    showTerm(product.details);
    say(indexWords(product.description), weights.description);

    firstNotes.push(noteTerm.length);
    for (const [term, weight] of says) {
      noteTerm.push(term);
      noteImpact.push(Math.max(1, Math.min(255, Math.round((255 * weight) / (weight + halfSay)))));
    }
    products.add(product, choices);
    columns.addProduct(articles);
    phrases.addTitle(title);
    phrases.addCategories(product.categories.flatMap((id) => categoryById.get(id)?.title ?? []));
  };

  const finish = (): IndexData => {
    for (const text of Object.entries(frame.synonyms).flat(2)) {
      showTerm(text);
      terms.of(keyOf(text));
    }
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
      endOf: (place: number) => (place + 1 < firstNotes.length ? firstNotes.at(place + 1) : noteTerm.length),
      termAt: noteTerm.at,
      impactAt: noteImpact.at,
      total: noteTerm.length,
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
