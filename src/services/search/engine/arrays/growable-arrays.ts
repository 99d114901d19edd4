type Numbers =
  | Uint32Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint8Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>;

/** A typed array that grows at its end. */
export interface Growable<T extends Numbers> {
  push(value: number): void;
  /** pushes the code units of a text */
  pushText(text: string): void;
  at(position: number): number;
  readonly length: number;
  /** copies everything into one array */
  done(): T;
}

/** Memory grows by chunks: never twice what is needed, and nothing is moved but what is in the first chunk. */
const chunkBits = 16;
const chunkLength = 1 << chunkBits;
/** The first chunk begins with this and doubles: an index of few products has some forty of these arrays. */
const firstLength = 256;

const growable = <T extends Numbers>(make: (length: number) => T): Growable<T> => {
  const chunks: T[] = [];
  let length = 0;
  let room = 0;
  const makeRoom = (): void => {
    const [first] = chunks;
    if (!first || room >= chunkLength) {
      const chunk = make(first ? chunkLength : firstLength);
      chunks.push(chunk);
      room += chunk.length;
      return;
    }
    const larger = make(room * 2);
    larger.set(first);
    chunks[0] = larger;
    room *= 2;
  };
  return {
    push: (value) => {
      if (length === room) makeRoom();
      const offset = length & (chunkLength - 1);
      const chunk = chunks[length >>> chunkBits];
      if (chunk) chunk[offset] = value;
      length += 1;
    },
    pushText: (text) => {
      for (let from = 0; from < text.length;) {
        if (length === room) makeRoom();
        const offset = length & (chunkLength - 1);
        const chunk = chunks[length >>> chunkBits];
        const written = Math.min(text.length - from, room - length, chunkLength - offset);
        if (chunk) for (let unit = 0; unit < written; unit += 1) chunk[offset + unit] = text.charCodeAt(from + unit);
        length += written;
        from += written;
      }
    },
    at: (position) => chunks[position >>> chunkBits]?.[position & (chunkLength - 1)] ?? 0,
    get length() {
      return length;
    },
    done: () => {
      const all = make(length);
      for (const [at, chunk] of chunks.entries())
        all.set(chunk.subarray(0, Math.min(chunkLength, length - at * chunkLength)), at * chunkLength);
      return all;
    },
  };
};

export const growableUint32 = () => growable((length) => new Uint32Array(length));
export const growableInt32 = () => growable((length) => new Int32Array(length));
export const growableUint16 = () => growable((length) => new Uint16Array(length));
export const growableUint8 = () => growable((length) => new Uint8Array(length));
export const growableFloat64 = () => growable((length) => new Float64Array(length));
