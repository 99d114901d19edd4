import { constants } from 'node:zlib';

const windowBits = { least: 16, most: 22 } as const;

/**
 * For a text of so many bytes, with a window that is as wide as the text. The widest, which is what nobody says anything of
 * gets, takes several megabytes a text; after a dozen of them V8 goes through all of its heap for what may be thrown away,
 * which took more of a page's time than drawing it.
 */
export const brotliParameters = (quality: number, bytes: number): Record<number, number> => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  [constants.BROTLI_PARAM_LGWIN]: Math.min(
    windowBits.most,
    Math.max(windowBits.least, Math.ceil(Math.log2(bytes + 1))),
  ),
});
