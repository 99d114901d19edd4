import { describe, expect, it } from 'vitest';
import { ourFiles, readOurs } from '../support/words/repository.ts';

/** What moves the things around an element, or its own words. */
const moving = /^(?:font|font-(?:size|weight|family)|letter-spacing|word-spacing|padding(?:-.+)?|margin(?:-.+)?)\s*:/;

/** The declarations of rules for the pointer alone that change a size. */
const movedByPointer = (css: string): string[] =>
  [...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]*:hover[^{}]*)\{([^{}]*)\}/g)].flatMap(
    ([, selector = '', body = '']) =>
      body
        .split(';')
        .map((declaration) => declaration.trim())
        .filter((declaration) => moving.test(declaration))
        .map((declaration) => `${selector.trim().replaceAll(/\s+/g, ' ')} { ${declaration} }`),
  );

describe('the pointer over an element', () => {
  it('changes no size, so that nothing moves', () => {
    const sheets = ourFiles().filter((path) => path.startsWith('src/') && path.endsWith('.css'));
    expect(sheets.length).toBeGreaterThan(100);
    expect(sheets.flatMap((path) => movedByPointer(readOurs(path)).map((rule) => `${path}: ${rule}`))).toEqual([]);
  });

  it('is found where it would', () => {
    expect(movedByPointer('.a a:hover,\n.b { font: 600 1rem x; color: red }')).toEqual([
      '.a a:hover, .b { font: 600 1rem x }',
    ]);
    expect(movedByPointer('.a:hover { color: red } .b { font: 600 1rem x }')).toEqual([]);
  });
});
