import { constants } from 'node:zlib';

const windowBits = { least: 16, most: 22 } as const;

/**
 * Parameters for a text of `bytes`, with a window as wide as the text. The default window takes several megabytes a text;
 * after a dozen of them V8 collects its whole heap, which took longer than drawing a page.
 */
export const brotliParameters = (quality: number, bytes: number): Record<number, number> => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  [constants.BROTLI_PARAM_LGWIN]: Math.min(
    windowBits.most,
    Math.max(windowBits.least, Math.ceil(Math.log2(bytes + 1))),
  ),
});
