import { describe, expect, it } from 'vitest';
import { inlinePieces } from './inline-links.ts';

describe('links in a text', () => {
  it.each([
    ['', []],
    ['plain', [{ text: 'plain' }]],
    ['[all](/x)', [{ text: 'all', href: '/x' }]],
    ['a [b c](page:b) d', [{ text: 'a ' }, { text: 'b c', href: 'page:b' }, { text: ' d' }]],
    [
      '[a](/a)[b](mailto:b@example.com)',
      [
        { text: 'a', href: '/a' },
        { text: 'b', href: 'mailto:b@example.com' },
      ],
    ],
    ['<b>bold</b> & [no link]', [{ text: '<b>bold</b> & [no link]' }]],
    ['[broken](a b)', [{ text: '[broken](a b)' }]],
    ['[]( /x)', [{ text: '[]( /x)' }]],
  ])('"%s" is split into text and links', (text, pieces) => {
    expect(inlinePieces(text)).toEqual(pieces);
  });
});
