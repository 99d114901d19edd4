import { describe, expect, it } from 'vitest';
import { ourFiles, readOurs } from '../support/words/repository.ts';

/** What moves the things around an element, or its own words. */
const moving = /^(?:font|font-(?:size|weight|family)|letter-spacing|word-spacing|padding(?:-.+)?|margin(?:-.+)?)\s*:/;

const withoutComments = (css: string): string => css.replaceAll(/\/\*[^]*?\*\//g, '');

/** The declarations of rules for the pointer alone that change a size. */
const movedByPointer = (css: string): string[] =>
  [...withoutComments(css).matchAll(/([^{}]*:hover[^{}]*)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) =>
    body
      .split(';')
      .map((declaration) => declaration.trim())
      .filter((declaration) => moving.test(declaration))
      .map((declaration) => `${selector.trim().replaceAll(/\s+/g, ' ')} { ${declaration} }`),
  );

const sheets = ourFiles().filter((path) => path.startsWith('src/') && path.endsWith('.css'));

const inSheets = (find: (css: string) => readonly string[]): string[] =>
  sheets.flatMap((path) => find(readOurs(path)).map((rule) => `${path}: ${rule}`));

it('reads the sheets', () => {
  expect(sheets.length).toBeGreaterThan(100);
});

describe('the pointer over an element', () => {
  it('changes no size, so that nothing moves', () => {
    expect(inSheets(movedByPointer)).toEqual([]);
  });

  it('is found where it would', () => {
    expect(movedByPointer('.a a:hover,\n.b { font: 600 1rem x; color: red }')).toEqual([
      '.a a:hover, .b { font: 600 1rem x }',
    ]);
    expect(movedByPointer('.a:hover { color: red } .b { font: 600 1rem x }')).toEqual([]);
  });
});

/** Sizes that go by a letter of the face: they change when a file of it comes late, and so move what stands there. */
const byLetter = (css: string): string[] =>
  [...withoutComments(css).matchAll(/[\w-]+:[^;{}]*\d(?:ch|ex|cap|ic)\b/g)].map(([found]) => found);

describe('the sizes of an element', () => {
  it('go by no letter of a face', () => {
    expect(inSheets(byLetter)).toEqual([]);
  });

  it('are found where they would', () => {
    expect(byLetter('.a { max-width: min(68ch, 100%); width: 4em; margin: 1ex }')).toEqual([
      'max-width: min(68ch',
      'margin: 1ex',
    ]);
    expect(byLetter('.ch1 { width: 3em } /* 4ch */')).toEqual([]);
  });
});
