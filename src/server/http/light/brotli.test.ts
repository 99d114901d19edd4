import { constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { brotliParameters } from './brotli.ts';

describe('the window of brotli', () => {
  it.each([
    [0, 16],
    [1400, 16],
    [65_535, 16],
    [65_536, 17],
    [100_000, 17],
    [1_000_000, 20],
    [100_000_000, 22],
  ])('for %s bytes is as wide as they are: %s bits', (bytes, bits) => {
    expect(brotliParameters(5, bytes)[constants.BROTLI_PARAM_LGWIN]).toBe(bits);
  });
});
