import { expect, it } from 'vitest';
import { sortedByEnd } from './sorted-ends.ts';

const reversed = (text: string): string => text.split('').toReversed().join('');
const numbers = Array.from({ length: 3000 }, (_, n) => `k${(n * 7919) % 3000}`);
const names = ['', 'a', 'ba', 'tasse', 'kaffeetasse', 'untertasse', 'sse', 'ßtasse', '𝒳tasse', 'x'.repeat(40)];

it.each([
  ['no words', []],
  ['names', names],
  ['numbers with the same ends', [...numbers, ...names]],
  ['many letters', Array.from({ length: 5000 }, (_, n) => `${String.fromCharCode(0x4e00 + n)}${n % 7}`)],
])('sorts %s by their reversed letters', (_, words) => {
  const plain = Array.from(words.keys()).toSorted((a, b) => {
    const [one, other] = [reversed(words[a] ?? ''), reversed(words[b] ?? '')];
    return one < other ? -1 : one > other ? 1 : 0;
  });
  expect([...sortedByEnd(words)]).toEqual(plain);
});
