import { describe, expect, it } from 'vitest';
import { isShort } from './disk-room.ts';

const mib = 2 ** 20;

describe('[RUN-9] the room on the disk of the embedded database', () => {
  it.each([
    [0, false, true],
    [31 * mib, false, true],
    [32 * mib, false, false],
    [36 * mib, false, false],
    [36 * mib, true, true],
    [40 * mib, true, false],
  ])('with %i bytes, and short before: %s, is short: %s', (free, wasShort, expected) => {
    expect(isShort(free, wasShort)).toBe(expected);
  });
});
