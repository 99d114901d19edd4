import { articleColumns } from './article-columns.ts';
import type { IndexData, IndexedProduct, IndexFrame } from './index-data.ts';
import { packPhrases } from './phrase-table.ts';
import { collectPhrases } from './phrases.ts';
import { createPostingsBuilder } from './postings-builder.ts';
import { productColumns, variantsOf } from './product-columns.ts';

/** The weight of a term by the field in which it occurs: title before category before description. */
const weights = { title: 12, id: 12, category: [1.5, 2, 4], brand: 2, variant: 2, details: 2, description: 1 } as const;
/** in words; each word of a longer title weighs less */
const usualTitleLength = 5;

/**
 * Takes products one after the other and builds their index at the end. Products are sorted by popularity, then by their
 * position in the shop, and renumbered: of equal scores the more popular product comes first, and a posting list that is cut
 * off loses the least.
 */
export const createIndexBuilder = (frame: IndexFrame) => {
  const postings = createPostingsBuilder(frame);
  const products = productColumns();
  const articles = articleColumns();
  const phrases = collectPhrases(frame.language, frame.locale);
  const titleOfCategory = new Map(frame.categories.map(({ id, title }) => [id, title]));
  const tokensOfCategory = new Map(frame.categories.map(({ id, title }) => [id, postings.tokens(title)]));
  /** products by the path of their categories */
  const categoryPaths = new Map<string, { readonly ids: readonly number[]; count: number }>();

  const addTexts = (product: IndexedProduct, variants: ReturnType<typeof variantsOf>): void => {
    const { tokens, add, display } = postings;
    const title = tokens(product.title);
    const details = tokens(product.details);
    const colors = variants.colors.map(tokens);
    display(title);
    const length = title.reduce((sum, { terms }) => sum + terms.length, 0);
    add(title, weights.title / (0.7 + (0.3 * length) / usualTitleLength));
    for (const [level, id] of product.categories.entries())
      add(tokensOfCategory.get(id) ?? [], weights.category[level] ?? 1);
    if (product.brand !== null) add(tokens(product.brand), weights.brand);
    for (const color of colors) {
      display(color);
      add(color, weights.variant);
    }
    for (const size of variants.sizes) add(tokens(size), weights.variant);
    postings.addWord(product.productId, weights.id);
    postings.addOnce(product.sourceId, weights.id);
    add(details, weights.details);
    display(details);
    add(tokens(product.description), weights.description);
    postings.endProduct();
  };

  const add = (product: IndexedProduct): void => {
    const variants = variantsOf(product.articles);
    addTexts(product, variants);
    products.add(product, variants);
    articles.addProduct(product.articles);
    phrases.addTitle(product.title);
    const key = product.categories.join();
    const path = categoryPaths.get(key) ?? { ids: product.categories, count: 0 };
    path.count += 1;
    categoryPaths.set(key, path);
  };

  const finish = (): IndexData => {
    for (const { ids, count } of categoryPaths.values())
      phrases.addCategories(
        ids.flatMap((id) => titleOfCategory.get(id) ?? []),
        count,
      );
    for (const { text, count } of frame.pastQueries) phrases.addQuery(text, count);
    const order = products.order();
    return {
      language: frame.language,
      ...postings.tables(order),
      ...products.inOrder(order),
      ...articles.inOrder(order),
      ...packPhrases(phrases.done()),
    };
  };

  return { add, finish };
};

/** Returns the buffers of an index, to transfer them to another thread. */
export const buffersOf = (data: IndexData): ArrayBuffer[] => {
  const buffers = new Set<ArrayBuffer>();
  const collect = (value: unknown): void => {
    if (ArrayBuffer.isView(value)) buffers.add(value.buffer as ArrayBuffer); // made above, never shared
    else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) collect(inner);
  };
  collect(data);
  return [...buffers];
};
