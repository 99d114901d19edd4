/** HTML that is already encoded: each character of `bytes` is one byte (latin1), so it is copied and not encoded again. */
export interface Written {
  readonly bytes: string;
}
/** A part of a page: its own HTML, or HTML that it shares with other pages. */
export type Piece = string | Written;

/** Pages that fit are encoded here: `Buffer.from` measures a text before it encodes it and takes twice the time. */
const usual = Buffer.allocUnsafeSlow(1024 * 1024);
const mostBytesOfCharacter = 3;

const mostBytes = (piece: Piece): number =>
  typeof piece === 'string' ? piece.length * mostBytesOfCharacter : piece.bytes.length;
const write = (piece: Piece, at: number): number =>
  typeof piece === 'string' ? usual.write(piece, at) : usual.write(piece.bytes, at, 'latin1');
const alone = (piece: Piece): Buffer =>
  typeof piece === 'string' ? Buffer.from(piece) : Buffer.from(piece.bytes, 'latin1');

/** Concatenates the pieces into one UTF-8 buffer. */
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
