import type { Availability } from '../../../../contracts/cart/cart.contract.ts';
import type { Language } from '../../../../sites/site.ts';
import type { StringTable } from '../arrays/string-table.ts';

/** One article of a product, as the index needs it. Days and moments in milliseconds, prices in hundredths. */
export interface IndexedArticle {
  readonly color: string | null;
  readonly size: string | null;
  readonly picture: string;
  readonly priceMinor: number;
  readonly saleMinor: number | null;
  readonly saleFrom: number | null;
  readonly saleTo: number | null;
  readonly availability: Availability;
  readonly availableFrom: number | null;
  readonly quantity: number | null;
}

/** One product as it is read for the index. */
export interface IndexedProduct {
  readonly productId: string;
  readonly sourceId: string;
  readonly title: string;
  readonly details: string;
  readonly description: string;
  readonly brand: string | null;
  readonly slug: string;
  /** from the top, at most three */
  readonly categories: readonly number[];
  readonly position: number;
  readonly firstSeen: number;
  /** how often it was put into carts and bought lately; 0 where nobody counts */
  readonly popularity: number;
  readonly articles: readonly IndexedArticle[];
}

export interface IndexedCategory {
  readonly id: number;
  readonly parentId: number | null;
  readonly title: string;
}

/** What a site's index is made of, beside its products. */
export interface IndexFrame {
  readonly language: Language;
  readonly locale: string;
  readonly categories: readonly IndexedCategory[];
  /** word as visitors say it → words of the shop */
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
  /** asked often enough to be shown to others */
  readonly pastQueries: readonly { readonly text: string; readonly count: number }[];
}

/** Lists of numbers one behind the other: those of `n` stand from `starts[n]` until before `starts[n + 1]`. */
export interface Lists {
  readonly starts: Uint32Array<ArrayBuffer>;
  readonly values: Uint32Array<ArrayBuffer>;
}

/** A whole index: nothing but typed arrays, so that it goes from thread to thread as it is. Numbers of products are places. */
export interface IndexData {
  readonly language: Language;
  /** number of products */
  readonly count: number;

  /** every word that stands in a product, folded, sorted */
  readonly terms: StringTable;
  /** each as it is written, in lower case; empty where that is the folded word */
  readonly shown: StringTable;
  readonly termStem: Uint32Array<ArrayBuffer>;
  /** products of each term, the best known first */
  readonly postings: Lists;
  /** how much the term says about the product, 1 to 255, beside each posting */
  readonly impacts: Uint8Array<ArrayBuffer>;
  readonly stems: StringTable;
  readonly stemTerms: Lists;
  /** stems in the order of their ends */
  readonly stemsByEnd: Uint32Array<ArrayBuffer>;
  /** stem → stems that visitors mean by it */
  readonly synonyms: Lists;
  /** three letters in one number, sorted, and the terms that have them */
  readonly gramKeys: Uint32Array<ArrayBuffer>;
  readonly gramTerms: Lists;

  readonly productIds: Uint32Array<ArrayBuffer>;
  readonly titles: StringTable;
  readonly slugs: StringTable;
  readonly pictures: StringTable;
  readonly firstSeenMinutes: Uint32Array<ArrayBuffer>;
  /** categories that have products; their places are the numbers in `categories` */
  readonly categoryIds: Uint32Array<ArrayBuffer>;
  /** three a product: place of the category plus one, 0 where a level is missing */
  readonly categories: Uint32Array<ArrayBuffer>;
  /** products that lie in the same categories and have the same colours and sizes are of one kind: the kind of each */
  readonly kinds: Uint32Array<ArrayBuffer>;
  /** a product of each kind */
  readonly kindExamples: Uint32Array<ArrayBuffer>;
  readonly colorNames: StringTable;
  readonly colors: Lists;
  /** picture of each entry of `colors` */
  readonly colorPictures: StringTable;
  /** stem ids of each colour's words are looked up by these folded words */
  readonly sizeNames: StringTable;
  readonly sizes: Lists;

  readonly articleStarts: Uint32Array<ArrayBuffer>;
  readonly prices: Int32Array<ArrayBuffer>;
  /** -1: none */
  readonly salePrices: Int32Array<ArrayBuffer>;
  readonly saleFrom: Float64Array<ArrayBuffer>;
  readonly saleTo: Float64Array<ArrayBuffer>;
  readonly availabilities: Uint8Array<ArrayBuffer>;
  readonly availableFrom: Float64Array<ArrayBuffer>;
  /** 1: counted, and none is left */
  readonly empty: Uint8Array<ArrayBuffer>;

  /** phrases that are suggested while typing, the weightiest first */
  readonly phrases: StringTable;
  readonly phraseWeights: Float32Array<ArrayBuffer>;
  /** every place in a phrase from which it can be typed, sorted by what follows there (folded); those inside of words last */
  readonly phraseEntries: StringTable;
  /** phrase of each entry */
  readonly phraseOfEntry: Uint32Array<ArrayBuffer>;
}
