import { describe, expect, it } from 'vitest';
import { tokensOf } from './tokenize.ts';
import { wordReader } from './word-reader.ts';

const texts = [
  '',
  'Kaffee',
  'T-Shirt Weiß, 2-in-1',
  '-Tasse- --Becher-',
  'Thermo‐French‑Press',
  'a-',
  'çay bardağı; kávé (200 g)',
  'ends in a hyphen-',
  'Tasse ☕️ mit 𝒳 und 𝒳-Rand',
  'Tasse-𝒳',
  '500 ml · 3×2',
];

describe('word reader', () => {
  it.each(texts)('splits %j as a token is defined', (text) => {
    const read = wordReader((word) => word);
    expect(read(text)).toEqual(tokensOf(text));
    expect(read(text)).toEqual(tokensOf(text));
  });

  it('makes each word once, and keeps the words of long texts apart', () => {
    const made: string[] = [];
    const read = wordReader((word) => {
      made.push(word);
      return { word };
    });
    const words = Array.from({ length: 5000 }, (_, n) => `w${(n * 7919) % 1000}`);
    expect(read(words.join(' ')).map(({ word }) => word)).toEqual(words);
    expect(made).toEqual([...new Set(words)]);
  });

  it('goes on when it has forgotten what it had read', () => {
    const read = wordReader((word) => word);
    const words = Array.from({ length: 70_000 }, (_, n) => `w${n}`);
    const text = words.join(' ');
    expect(read(text)).toEqual(words);
    expect(read(text)).toEqual(words);
  });
});
