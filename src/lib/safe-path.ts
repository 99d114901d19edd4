/** A path of this origin to lead back to, as long as a form may send it; anything that could lead elsewhere is none. */
export const safePath = (text: string | undefined): string | undefined =>
  text !== undefined && text.length <= 1000 && /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(text) ? text : undefined;
