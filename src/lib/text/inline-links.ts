/** A piece of a text: plain text, or a link. */
export interface InlinePiece {
  readonly text: string;
  readonly href?: string;
}

const link = /\[([^\][]+)\]\(([^()\s]+)\)/g;

/** Splits `See [shipping](page:shipping).` into text and links. There is no other markup: HTML stays text. */
export const inlinePieces = (text: string): readonly InlinePiece[] => {
  const pieces: InlinePiece[] = [];
  let end = 0;
  for (const found of text.matchAll(link)) {
    const [whole, words = '', href = ''] = found;
    if (found.index > end) pieces.push({ text: text.slice(end, found.index) });
    pieces.push({ text: words, href });
    end = found.index + whole.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
};
