/** A text that was written before: each sign of it is one of its bytes (latin1). Kept so, it is copied, not written again. */
export interface Written {
  readonly bytes: string;
}
/** Of a page: its own words, and what it shares with others. */
export type Piece = string | Written;

/** Shorter texts are written here first: `Buffer.from`, which measures a text before it writes it, takes twice the time. */
const usual = Buffer.allocUnsafeSlow(1024 * 1024);
const mostBytesOfSign = 3;

const mostBytes = (piece: Piece): number =>
  typeof piece === 'string' ? piece.length * mostBytesOfSign : piece.bytes.length;
const write = (piece: Piece, at: number): number =>
  typeof piece === 'string' ? usual.write(piece, at) : usual.write(piece.bytes, at, 'latin1');
const alone = (piece: Piece): Buffer =>
  typeof piece === 'string' ? Buffer.from(piece) : Buffer.from(piece.bytes, 'latin1');

/** One after another. */
export const bytesOf = (pieces: readonly Piece[]): Buffer => {
  let length = 0;
  for (const piece of pieces) {
    if (length + mostBytes(piece) > usual.length) return Buffer.concat(pieces.map(alone));
    length += write(piece, length);
  }
  return Buffer.copyBytesFrom(usual, 0, length);
};

export const writtenOnce = (text: string): Written => ({
  bytes: mostBytes(text) > usual.length ? alone(text).toString('latin1') : usual.toString('latin1', 0, write(text, 0)),
});
