/** A word of a query, expanded to the terms of the index that it may stand for. */
export interface QueryWord {
  readonly word: string;
  /** weight by term id */
  readonly terms: ReadonlyMap<number, number>;
  /** the shop does not have the word */
  readonly isUnknown?: boolean;
  /** the term that an unknown word is corrected to */
  readonly correction?: number;
}
