export const masterFormats = ['jpeg', 'png', 'gif', 'webp', 'avif'] as const;
export type MasterFormat = (typeof masterFormats)[number];

const isAt = (bytes: Uint8Array, from: number, ...expected: readonly number[]): boolean =>
  expected.every((byte, place) => bytes[from + place] === byte);
const textAt = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

/**
 * The format of a picture by its first bytes; what a server says about it does not count. SVG is none of them: it is a
 * document that can hold scripts and addresses.
 */
export const masterFormatOf = (bytes: Uint8Array): MasterFormat | undefined => {
  if (isAt(bytes, 0, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (isAt(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (/^GIF8[79]a$/.test(textAt(bytes, 0, 6))) return 'gif';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'webp';
  return textAt(bytes, 4, 4) === 'ftyp' && /^avi[fs]$/.test(textAt(bytes, 8, 4)) ? 'avif' : undefined;
};
