import { describe, expect, it } from 'vitest';
import { safeCss } from '../../lib/text/safe-css.ts';
import { cssWithFocus, focusInCss, foundPictures, nameInPath, pathOfPicture, shareAt } from './picture-choice.rules.ts';

const picture = (name: string) => ({
  name,
  url: `/pictures/original/320/${name}.webp`,
  focus: { x: 0.5, y: 0.5 },
});

describe('[DESK-2] pictures of the desk', () => {
  it.each([
    ['', ['hero-blue', 'world-winter', 'world-blue', '101110001-blue']],
    ['blue', ['hero-blue', 'world-blue', '101110001-blue']],
    [' BLUE  world ', ['world-blue']],
    ['world-blue', ['world-blue']],
    ['green', []],
  ])('are found by the words “%s”', (text, names) => {
    const all = ['101110001-blue', 'hero-blue', 'world-winter', 'world-blue'].map(picture);
    expect(foundPictures(all, text).map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['/pictures/16x9/800/hero.avif', '/pictures/16x9/800/coat.avif'],
    ['', '/pictures/original/1200/coat.webp'],
    ['https://example.com/a.webp', '/pictures/original/1200/coat.webp'],
  ])('keep the size of the path %s', (path, expected) => expect(pathOfPicture(path, picture('coat'))).toBe(expected));

  it.each([
    ['/pictures/16x9/800/hero-2.avif', 'hero-2'],
    ['', ''],
    ['https://example.com/a.webp', 'https://example.com/a.webp'],
  ])('are named in the path “%s”', (path, name) => expect(nameInPath(path)).toBe(name));
});

describe('[DESK-2] the focus point in CSS', () => {
  it.each([
    ['object-position: 30% 40%', { x: 0.3, y: 0.4 }],
    ['margin: 4px;OBJECT-POSITION : left bottom ;', { x: 0, y: 1 }],
    ['object-position: top left', { x: 0, y: 0 }],
    ['object-position: bottom', { x: 0.5, y: 1 }],
    ['object-position: 25%', { x: 0.25, y: 0.5 }],
    ['object-position: 0 100%', { x: 0, y: 1 }],
    ['object-position: 12px 3em', undefined],
    ['object-fit: cover', undefined],
    ['', undefined],
  ])('of “%s” is read', (css, focus) => expect(focusInCss(css)).toEqual(focus));

  it.each([
    ['', { x: 0.3, y: 0.4 }, 'object-position: 30% 40%'],
    ['object-position: left; margin: 4px', { x: 0.3, y: 1 }, 'margin: 4px; object-position: 30% 100%'],
    ['margin: 4px; object-position: left', undefined, 'margin: 4px'],
    ['object-position: left', undefined, ''],
  ])('is written into “%s”', (css, focus, expected) => {
    const written = cssWithFocus(css, focus);
    expect(written).toBe(expected);
    expect(focusInCss(written)).toEqual(focus);
  });

  it('is CSS that content may have', () => {
    expect(safeCss(cssWithFocus('', { x: 0.07, y: 1 }))).toEqual({ objectPosition: '7% 100%' });
  });

  it.each([
    [30, 120, 0.25],
    [-5, 120, 0],
    [500, 120, 1],
    [1, 3, 0.33],
    [1, 0, 0.5],
  ])('%d of %d px is the share %d', (place, length, share) => expect(shareAt(place, length)).toBe(share));
});
