import { describe, expect, it } from 'vitest';
import { shortText } from './short-text.rules.ts';

describe('a description for search engines', () => {
  it.each([
    ['kurz', 'kurz'],
    ['x'.repeat(160), 'x'.repeat(160)],
    ['wort '.repeat(40), `${'wort '.repeat(32).slice(0, -1)} …`],
  ])('is one line that ends at a word', (text, short) => {
    expect(shortText(text)).toBe(short);
    expect(shortText(text).length).toBeLessThanOrEqual(162);
  });
});
