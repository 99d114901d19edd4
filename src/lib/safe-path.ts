/** A path of this origin to lead back to; anything that could lead elsewhere is none. */
export const safePath = (text: string | undefined): string | undefined =>
  text !== undefined && /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(text) ? text : undefined;
