import { expect, it } from 'vitest';
import { differenceOf } from './difference.ts';

const long = 'a'.repeat(100);

it('shows a piece of each text around the first character that differs', () => {
  expect(differenceOf(`${long}\n1 piece${long}`, `${long}\n2 pieces`)).toBe(
    `…${'a'.repeat(39)} 1 piece${'a'.repeat(73)}… instead of …${'a'.repeat(39)} 2 pieces…`,
  );
});

it.each([
  ['the same', 'the same', ''],
  ['', 'all', '…… instead of …all…'],
  ['all', 'all of it', '…all… instead of …all of it…'],
])('of “%s” and “%s”', (seen, right, difference) => {
  expect(differenceOf(seen, right)).toBe(difference);
});
