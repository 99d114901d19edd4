/** The products that match a query, with their scores. Only the first `count` entries are valid: the arrays are reused. */
export interface Hits {
  readonly count: number;
  readonly products: Uint32Array;
  readonly scores: Float32Array;
}
