import { numbering } from '../arrays/numbering.ts';
import { stemOf } from '../text/stem.ts';
import { articleColumns } from './article-columns.ts';
import type { IndexData, IndexedProduct, IndexFrame } from './index-data.ts';
import { packPhrases } from './phrase-table.ts';
import { productColumns, variantsOf } from './product-columns.ts';
import { joinedTerm, termTables } from './term-columns.ts';

/** A word of the shop, folded, and the number of products that have it. */
export interface CountedWord {
  readonly word: string;
  readonly products: number;
}

/**
 * Builds an index without postings: the words of a catalogue with their numbers of products, and what filters, facets and sort
 * orders read. Which product has which word is known elsewhere. It takes about a tenth of the memory of a whole index.
 */
export const createSplitBuilder = ({ language, synonyms }: IndexFrame) => {
  const words = numbering();
  const counts: number[] = [];
  const products = productColumns();
  const articles = articleColumns();

  const finish = (): IndexData => {
    for (const text of Object.entries(synonyms).flat(2)) words.of(joinedTerm(text));
    const { rank, tables } = termTables({
      words: words.all(),
      idOf: words.of,
      displayForms: new Map(),
      stem: stemOf(language),
      synonyms,
    });
    const starts = new Uint32Array(rank.length + 1);
    for (const [id, count] of counts.entries()) starts[(rank[id] ?? 0) + 1] = count;
    for (let term = 0; term < rank.length; term += 1) starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
    const order = products.order();
    return {
      language,
      ...tables,
      postings: { starts, values: new Uint32Array(0) },
      impacts: new Uint8Array(0),
      ...products.inOrder(order),
      ...articles.inOrder(order),
      ...packPhrases([]),
    };
  };

  return {
    addWords: (some: readonly CountedWord[]): void => {
      for (const { word, products: count } of some) counts[words.of(word)] = count;
    },
    add: (product: IndexedProduct): void => {
      // What is shown is read of the few products that are shown.
      const plain = product.articles.map((article) => ({ ...article, picture: '' }));
      const columns = { ...product, title: '', slug: '', articles: plain };
      products.add(columns, variantsOf(plain));
      articles.addProduct(plain);
    },
    finish,
  };
};
