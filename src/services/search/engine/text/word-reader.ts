import { tokensOf } from './tokenize.ts';

/** The cache is cleared beyond this many words. */
const wordsKept = 30_000;
/** A power of two, more than twice as many, so that most lookups find their word at the first place. */
const places = 2 ** 16;

/** Copies a string, so that it does not keep the text alive that it was cut from. */
const detached = (text: string): string => ` ${text}`.slice(1);

const other = 1;
const letter = 2;
const hyphen = 3;
const surrogate = 4;
/** The kind of each code unit, as `tokensOf` sees it; 0 until it is asked for. */
const kinds = new Uint8Array(2 ** 16);
const readKind = (code: number): number => {
  if (code >= 0xd800 && code < 0xe000) return surrogate;
  const text = String.fromCharCode(code);
  if (/[-\u2010\u2011]/.test(text)) return hyphen;
  return /[\p{L}\p{N}]/u.test(text) ? letter : other;
};
const kindAt = (text: string, at: number): number => {
  if (at >= text.length) return other;
  const code = text.charCodeAt(at);
  const known = kinds[code] ?? 0;
  if (known !== 0) return known;
  kinds[code] = readKind(code);
  return kinds[code] ?? other;
};

/**
 * Splits texts into words as `tokensOf` does, and makes something of each word once. A word that has come before is found by its
 * characters in the text and not cut out: a shop of a million products has fifty million words and some ten thousand different ones.
 */
export const wordReader = <Word>(make: (text: string) => Word) => {
  /** the position in `texts` and `words` plus one, at the first free place from the hash on */
  const cache = new Uint16Array(places);
  let texts: string[] = [];
  let words: Word[] = [];

  const keep = (text: string, place: number): Word => {
    const word = make(text);
    if (words.length >= wordsKept) {
      [texts, words] = [[], []];
      cache.fill(0);
    }
    texts.push(text);
    words.push(word);
    cache[place] = words.length;
    return word;
  };
  /** Returns the word of `text` from `from` to `to`. */
  const wordAt = (text: string, from: number, to: number, hash: number): Word => {
    let place = (hash ^ (hash >>> 16)) & (places - 1);
    for (; cache[place] !== 0; place = (place + 1) & (places - 1)) {
      const at = (cache[place] ?? 0) - 1;
      const known = texts[at] ?? '';
      if (known.length === to - from && text.startsWith(known, from)) return words[at] as Word; // as long as `texts`
    }
    return keep(detached(text.slice(from, to)), place);
  };

  /** Returns `undefined` where a character has two code units. */
  const read = (text: string): Word[] | undefined => {
    const found: Word[] = [];
    for (let at = 0; at < text.length; at += 1) {
      const kind = kindAt(text, at);
      if (kind === surrogate) return undefined;
      if (kind !== letter) continue;
      const from = at;
      let hash = 0;
      for (; ; at += 1) {
        const next = kindAt(text, at);
        if (next === surrogate) return undefined;
        // A hyphen belongs to the word where a letter follows.
        if (next !== letter && (next !== hyphen || kindAt(text, at + 1) !== letter)) break;
        hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
      }
      found.push(wordAt(text, from, at, hash));
    }
    return found;
  };

  return (text: string): Word[] => read(text) ?? tokensOf(text).map((cut) => make(detached(cut)));
};
