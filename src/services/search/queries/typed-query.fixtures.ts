/** The kinds of typing that each table has examples of. */
export type Typing = 'prefix' | 'typo' | 'marks' | 'inflected' | 'compound' | 'order' | 'joined';

/** The kind of typing, the query, and the ids of the products that are a right result, separated by spaces. */
export type TypedQuery = readonly [typing: Typing, query: string, productIds: string];
