import { describe, expect, it } from 'vitest';
import { bytesOf, writtenOnce } from './page-bytes.ts';

const texts = [
  ['of other alphabets and signs', 'Ağız tadı – „größer“ ≥ 3 € 🫘'],
  ['with half a sign', 'Kaffee \uD83E und Tee'],
  ['longer than most', 'ş'.repeat(600_000)],
  ['without a word', ''],
] as const;

describe('a page’s bytes', () => {
  it.each(texts)('are those of its text: one %s', (_, text) => {
    const bytes = Buffer.from(text);
    expect(bytesOf([text]).equals(bytes)).toBe(true);
    expect(bytesOf([writtenOnce(text)]).equals(bytes)).toBe(true);
    expect(bytesOf(['<p>', writtenOnce(text), 'ğ', text, '</p>']).equals(Buffer.from(`<p>${text}ğ${text}</p>`))).toBe(
      true,
    );
  });

  it('are as many as there are, where each piece is short and all of them are long', () => {
    const piece = 'Ağız '.repeat(40_000);
    const all = [piece, writtenOnce(piece), piece, writtenOnce(piece), piece, piece];
    expect(bytesOf(all).equals(Buffer.from(piece.repeat(6)))).toBe(true);
  });

  it('stay its own when another is written', () => {
    const [page, kept] = [bytesOf(['Kaffee']), writtenOnce('Becher')];
    bytesOf(['x'.repeat(100)]);
    expect([page.toString(), bytesOf([kept]).toString()]).toEqual(['Kaffee', 'Becher']);
  });
});
