import type { Availability } from '../../../../contracts/cart/cart.contract.ts';
import type { Language } from '../../../../sites/site.ts';
import type { Lists } from '../arrays/lists.ts';
import type { StringTable } from '../arrays/string-table.ts';

/** An article of a product, as the index reads it. Times are in epoch milliseconds, prices in minor units. */
export interface IndexedArticle {
  readonly color: string | null;
  readonly size: string | null;
  readonly picture: string;
  readonly priceMinor: number;
  readonly saleMinor: number | null;
  /** LAW-1: the sale may be announced as a reduction */
  readonly isAnnounced: boolean;
  readonly saleFrom: number | null;
  readonly saleTo: number | null;
  readonly availability: Availability;
  readonly availableFrom: number | null;
  readonly quantity: number | null;
}

/** A product as the index reads it. */
export interface IndexedProduct {
  readonly productId: string;
  readonly sourceId: string;
  readonly title: string;
  readonly details: string;
  readonly description: string;
  readonly brand: string | null;
  readonly slug: string;
  /** ids from the top category down, at most three */
  readonly categories: readonly number[];
  readonly position: number;
  readonly firstSeen: number;
  /** how often visitors put it into carts and bought it lately; 0 if that is not counted */
  readonly popularity: number;
  /** filter name and value, `origin:Brasilien` or `strength:4` */
  readonly traits: readonly string[];
  readonly articles: readonly IndexedArticle[];
}

export interface IndexedCategory {
  readonly id: number;
  readonly parentId: number | null;
  readonly title: string;
}

/** What an index is built from besides products. */
export interface IndexFrame {
  readonly language: Language;
  readonly locale: string;
  readonly categories: readonly IndexedCategory[];
  /** visitor's word → words of the shop */
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
  /** queries of visitors, frequent enough to be suggested to others */
  readonly pastQueries: readonly { readonly text: string; readonly count: number }[];
}

/**
 * A whole index. It consists of typed arrays only, so that it is transferred between threads without a copy. README.md draws
 * how the ids in these arrays refer to each other. A product id is the rank of the product by popularity.
 */
export interface IndexData {
  readonly language: Language;
  /** number of products */
  readonly count: number;

  /** every word that occurs in a product, folded, sorted; its position is the term id */
  readonly terms: StringTable;
  /** terms that are displayed otherwise, sorted */
  readonly displayedTerms: Uint32Array<ArrayBuffer>;
  /** beside each of these how it is displayed, in lower case */
  readonly displayForms: StringTable;
  /** terms that have a stem, sorted; those with digits have no other form, and are nearly all of a large shop's terms */
  readonly stemmedTerms: Uint32Array<ArrayBuffer>;
  /** beside each of these its stem */
  readonly stemNumbers: Uint32Array<ArrayBuffer>;
  /** posting list of each term: product ids in ascending order */
  readonly postings: Lists;
  /** beside each posting: how much the term weighs in the product, 1 to 255 */
  readonly impacts: Uint8Array<ArrayBuffer>;
  /** sorted; the position is the stem id */
  readonly stems: StringTable;
  readonly stemTerms: Lists;
  /** sorted by the reversed words, for lookups by suffix: stem ids, and terms without a stem or with a shorter one as the number of stems plus term id */
  readonly stemsByEnd: Uint32Array<ArrayBuffer>;
  /** stem → stems of its synonyms */
  readonly synonyms: Lists;
  /** three characters in one number, sorted */
  readonly trigrams: Uint32Array<ArrayBuffer>;
  /** terms that contain each trigram */
  readonly trigramTerms: Lists;

  /** the shop's product numbers by product id */
  readonly productIds: Uint32Array<ArrayBuffer>;
  readonly titles: StringTable;
  readonly slugs: StringTable;
  readonly pictureNames: StringTable;
  /** number of the picture of each product */
  readonly pictures: Uint32Array<ArrayBuffer>;
  readonly firstSeenMinutes: Uint32Array<ArrayBuffer>;
  /** the shop's ids of categories that have products; the position is the category's number */
  readonly categoryIds: Uint32Array<ArrayBuffer>;
  /** group of each product; products of a group have the same values of all facets, so facets count groups */
  readonly facetGroups: Uint32Array<ArrayBuffer>;
  /** three per group: the category's number plus one, 0 if the level is missing */
  readonly categories: Uint32Array<ArrayBuffer>;
  readonly colorNames: StringTable;
  /** colour numbers of each group */
  readonly colors: Lists;
  /** of each product: the number of its picture in each colour of its group */
  readonly colorPictures: Lists;
  readonly sizeNames: StringTable;
  /** size numbers of each group */
  readonly sizes: Lists;
  readonly traitNames: StringTable;
  /** trait numbers of each group */
  readonly traits: Lists;

  /** numbers of the distinct offers of each product; articles of one price and availability share an offer */
  readonly offers: Lists;
  /** this and the columns below have one entry per offer */
  readonly prices: Int32Array<ArrayBuffer>;
  /** -1: none */
  readonly salePrices: Int32Array<ArrayBuffer>;
  /** 1: the sale may be announced as a reduction */
  readonly announced: Uint8Array<ArrayBuffer>;
  readonly saleFrom: Float64Array<ArrayBuffer>;
  readonly saleTo: Float64Array<ArrayBuffer>;
  readonly availabilities: Uint8Array<ArrayBuffer>;
  readonly availableFrom: Float64Array<ArrayBuffer>;
  /** 1: stock is counted, and none is left */
  readonly outOfStock: Uint8Array<ArrayBuffer>;

  /** phrases that may be suggested, by descending weight; the position is the phrase id */
  readonly phrases: StringTable;
  readonly phraseWeights: Float32Array<ArrayBuffer>;
  /** what follows each position in a phrase where typing may begin (folded, sorted); positions inside words come last */
  readonly phraseEntries: StringTable;
  /** phrase id of each entry */
  readonly phraseOfEntry: Uint32Array<ArrayBuffer>;
}
