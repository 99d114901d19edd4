/**
 * Returns the text if it is a path of this origin to return to, of at most 1,000 characters; `undefined` if it could lead to
 * another origin.
 */
export const safePath = (text: string | undefined): string | undefined =>
  text !== undefined && text.length <= 1000 && /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(text) ? text : undefined;
