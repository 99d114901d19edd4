/** What a visitor does with a word; a table has several of each. */
export type Typing = 'prefix' | 'typo' | 'marks' | 'inflected' | 'compound' | 'order' | 'joined';

/** How it was typed, what was typed, and the products that are a right answer, with a space between. */
export type TypedQuery = readonly [typing: Typing, query: string, productIds: string];
