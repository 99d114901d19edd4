type Numbers = Uint32Array<ArrayBuffer> | Int32Array<ArrayBuffer> | Uint8Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

interface Growing<T extends Numbers> {
  push(value: number): void;
  at(place: number): number;
  readonly length: number;
  /** what was pushed, without the room for more */
  done(): T;
}

/** A typed array that doubles its room when it is full. */
const growing = <T extends Numbers>(make: (room: number) => T): Growing<T> => {
  let numbers = make(1024);
  let length = 0;
  return {
    push: (value) => {
      if (length === numbers.length) {
        const larger = make(length * 2);
        larger.set(numbers);
        numbers = larger;
      }
      numbers[length] = value;
      length += 1;
    },
    at: (place) => numbers[place] ?? 0,
    get length() {
      return length;
    },
    // Made by `make`, whose kind `slice` keeps.
    done: () => numbers.slice(0, length) as T,
  };
};

export const growingUint32 = () => growing((room) => new Uint32Array(room));
export const growingInt32 = () => growing((room) => new Int32Array(room));
export const growingUint8 = () => growing((room) => new Uint8Array(room));
export const growingFloat64 = () => growing((room) => new Float64Array(room));
