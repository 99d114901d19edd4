import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ourFiles, readOurs } from '../../tests/support/words/repository.ts';

const folder = new URL('./fonts/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.woff2'));

const transformedByDefault: ReadonlySet<number> = new Set([10, 11]);
const arbitraryTag = 63;

/** The table of characters of a WOFF2 file (https://www.w3.org/TR/WOFF2/): `cmap` has the number 0 of the known tags. */
const characterTable = (file: Buffer): Buffer => {
  let at = 48;
  const number = (): number => {
    let value = 0;
    for (;;) {
      const byte = file[at] ?? 0;
      at += 1;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let begin = 0;
  let found: readonly [from: number, to: number] = [0, 0];
  for (let left = file.readUInt16BE(12); left > 0; left -= 1) {
    const flags = file[at] ?? 0;
    const tag = flags & 63;
    at += tag === arbitraryTag ? 5 : 1;
    const version = flags >> 6;
    const plainLength = number();
    const isTransformed = transformedByDefault.has(tag) ? version === 0 : version !== 0;
    const length = isTransformed ? number() : plainLength;
    if (tag === 0) found = [begin, begin + length];
    begin += length;
  }
  return brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20))).subarray(...found);
};

/** The characters of the Basic Multilingual Plane that a file has: subtable of format 4, in segments. */
const charactersOf = (name: string): Set<number> => {
  const table = characterTable(readFileSync(new URL(name, folder)));
  const places = Array.from({ length: table.readUInt16BE(2) }, (_, place) => table.readUInt32BE(4 + place * 8 + 4));
  const start = places.find((place) => table.readUInt16BE(place) === 4) ?? 0;
  const twice = table.readUInt16BE(start + 6);
  const characters = new Set<number>();
  for (let segment = 0; segment < twice; segment += 2) {
    const last = table.readUInt16BE(start + 14 + segment);
    const first = table.readUInt16BE(start + 16 + twice + segment);
    if (last < 0xffff) for (let code = first; code <= last; code += 1) characters.add(code);
  }
  return characters;
};

const family = (name: string): string => name.replace(/-latin(?:-ext)?\.woff2$/, '');
const families = [...new Set(files.map(family))];

/** The characters of a rule's `unicode-range`. */
const rangeOf = (face: string): number[] => {
  const [, ranges = ''] = /unicode-range:([^;]*);/.exec(face) ?? [];
  return ranges.split(',').flatMap((range) => {
    const codes = range.trim().slice(2).split('-');
    const [first = 0, last = first] = codes.map((code) => parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, more) => first + more);
  });
};

/** The characters for which the style sheet asks for a file of ours. */
const askedOf = (name: string): number[] => {
  const faces = readOurs('src/ui/fonts.css').split('@font-face');
  return rangeOf(faces.find((face) => face.includes(`/fonts/${name}`)) ?? '');
};

const named = (codes: readonly number[]): string[] =>
  codes.map((code) => `${String.fromCodePoint(code)} ${code.toString(16)}`);

describe('the faces of the first view', () => {
  it('are two families, at most 35 kB together', () => {
    expect(families).toEqual(['hanken-grotesk', 'ysabeau']);
    expect(files.reduce((sum, name) => sum + readFileSync(new URL(name, folder)).length, 0)).toBeLessThanOrEqual(
      35_000,
    );
  });

  it.each(files)('%s has the characters that the style sheet asks of it', (name) => {
    const has = charactersOf(name);
    const asked = askedOf(name);
    expect(asked.length).toBeGreaterThan(40);
    expect(named(asked.filter((code) => !has.has(code)))).toEqual([]);
  });

  it('overlap in no character, because a browser that is without one face would load the other', () => {
    const twice = readOurs('src/ui/fonts.css')
      .split('@font-face')
      .filter((face) => face.includes('unicode-range'))
      .map((face) => ({ of: face.includes('Ysabeau'), codes: rangeOf(face) }))
      .flatMap(({ of, codes }, place, faces) =>
        faces
          .slice(place + 1)
          .flatMap((other) => (other.of === of ? codes.filter((code) => other.codes.includes(code)) : [])),
      );
    expect(named(twice)).toEqual([]);
  });

  it.each(families)('%s has every character of the texts and of the content', (name) => {
    const has = new Set(files.filter((file) => family(file) === name).flatMap((file) => askedOf(file)));
    const shown = new Set(
      [...ourFiles('src/sites/texts/'), ...ourFiles('content/')]
        .filter((path) => /\.(?:json|csv)$/.test(path))
        .flatMap((path) => Array.from(readOurs(path), (character) => character.codePointAt(0) ?? 0)),
    );
    expect(shown.size).toBeGreaterThan(150);
    // A space or a soft hyphen may come from another face.
    const isSeen = (code: number) => /[^\s\p{C}]/u.test(String.fromCodePoint(code));
    expect(named([...shown].filter((code) => isSeen(code) && !has.has(code)))).toEqual([]);
  });
});
