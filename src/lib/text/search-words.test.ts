import { expect, it } from 'vitest';
import { foldText, searchWords } from './search-words.ts';

it.each([
  ['Kaffee', 'kaffee'],
  ['Größe', 'grosse'],
  ['ŁÓDŹ łódź', 'lodz lodz'],
  ['Đakovo Ørsted', 'dakovo orsted'],
  ['Œuvre œuf', 'oeuvre oeuf'],
  ['Ærø æ', 'aero ae'],
  ['İĞDIR ılık', 'igdir ilik'],
  ['žluťoučký KŮŇ', 'zlutoucky kun'],
  ['~ tilde', '~ tilde'],
])('%j is searched as %j', (text, folded) => expect(foldText(text)).toBe(folded));

it('returns the words of a text in their order, up to a limit', () => {
  expect(searchWords('2 Töpfe, 28 cm – rot!')).toEqual(['2', 'topfe', '28', 'cm', 'rot']);
  expect(searchWords('a b c', 2)).toEqual(['a', 'b']);
  expect(searchWords('w '.repeat(501))).toHaveLength(500);
  expect(searchWords('— !')).toEqual([]);
});
