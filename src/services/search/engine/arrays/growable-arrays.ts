type Numbers =
  | Uint32Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint8Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>;

export interface Growing<T extends Numbers> {
  push(value: number): void;
  /** the code units of a text */
  pushText(text: string): void;
  at(place: number): number;
  readonly length: number;
  /** all of them in one piece */
  done(): T;
}

/** so many numbers are taken room for at once: never twice what is there, and none is moved when there are more */
const pieceBits = 16;
const pieceLength = 1 << pieceBits;

const growing = <T extends Numbers>(make: (room: number) => T): Growing<T> => {
  const pieces: T[] = [];
  let length = 0;
  return {
    push: (value) => {
      const place = length & (pieceLength - 1);
      if (place === 0) pieces.push(make(pieceLength));
      const piece = pieces[length >>> pieceBits];
      if (piece) piece[place] = value;
      length += 1;
    },
    pushText: (text) => {
      for (let from = 0; from < text.length;) {
        const place = length & (pieceLength - 1);
        if (place === 0) pieces.push(make(pieceLength));
        const piece = pieces[length >>> pieceBits];
        const written = Math.min(text.length - from, pieceLength - place);
        if (piece) for (let unit = 0; unit < written; unit += 1) piece[place + unit] = text.charCodeAt(from + unit);
        length += written;
        from += written;
      }
    },
    at: (place) => pieces[place >>> pieceBits]?.[place & (pieceLength - 1)] ?? 0,
    get length() {
      return length;
    },
    done: () => {
      const all = make(length);
      for (const [at, piece] of pieces.entries())
        all.set(piece.subarray(0, Math.min(pieceLength, length - at * pieceLength)), at * pieceLength);
      return all;
    },
  };
};

export const growingUint32 = () => growing((room) => new Uint32Array(room));
export const growingInt32 = () => growing((room) => new Int32Array(room));
export const growingUint16 = () => growing((room) => new Uint16Array(room));
export const growingUint8 = () => growing((room) => new Uint8Array(room));
export const growingFloat64 = () => growing((room) => new Float64Array(room));
