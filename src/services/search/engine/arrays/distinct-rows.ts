import { growableUint32 } from './growable-arrays.ts';

/**
 * Numbers distinct rows of columns in the order in which they first come: a hash table of numbers. A map would need a key for each
 * row, which takes more memory than the columns.
 */
export const distinctRows = () => {
  const hashes = growableUint32();
  /** a row's number plus one, at the first free place from its hash on */
  let places = new Uint32Array(1 << 10);
  const put = (number: number): void => {
    let place = hashes.at(number) & (places.length - 1);
    while (places[place] !== 0) place = (place + 1) & (places.length - 1);
    places[place] = number + 1;
  };
  return {
    /** Returns the number of the row with this hash that `isIt` accepts, or -1. */
    find: (hash: number, isIt: (number: number) => boolean): number => {
      for (let place = hash & (places.length - 1); ; place = (place + 1) & (places.length - 1)) {
        const number = (places[place] ?? 0) - 1;
        if (number < 0 || (hashes.at(number) === hash && isIt(number))) return number;
      }
    },
    /** Adds a row that has not been found and returns its number. */
    add: (hash: number): number => {
      const number = hashes.length;
      hashes.push(hash);
      if (hashes.length * 2 > places.length) {
        places = new Uint32Array(places.length * 2);
        for (let known = 0; known < number; known += 1) put(known);
      }
      put(number);
      return number;
    },
    get size() {
      return hashes.length;
    },
  };
};

/** Mixes a number into a hash; the result is an unsigned 32-bit number. */
export const mixed = (hash: number, value: number): number => {
  const product = Math.imul(hash ^ value, 0x9e3779b1);
  return (product ^ (product >>> 15)) >>> 0;
};
