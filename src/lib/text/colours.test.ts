import { describe, expect, it } from 'vitest';
import { contrastOf, hexColour } from './colours.ts';

describe('[PROMO-10] a colour of the content', () => {
  it.each([
    ['#fff', '#ffffff'],
    ['#A4502E', '#a4502e'],
    ['#a4502e', '#a4502e'],
  ])('%s becomes %s', (text, colour) => expect(hexColour(text)).toBe(colour));

  it.each([
    'red',
    '#ffff',
    'x#fff',
    '#a4502e;position:fixed',
    'url(https://evil.example)',
    'var(--ink)',
    'rgb(0,0,0)',
    '',
    '#a4502e ',
    'expression(alert(1))',
  ])('%j is refused', (text) => expect(hexColour(text)).toBeUndefined());
});

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#a4502e', '#a4502e', 1],
  ['#0a0a0a', '#000000', 1.06],
  ['#0b0b0b', '#000000', 1.07],
])('%s on %s has a contrast of %d', (one, other, contrast) => {
  expect(contrastOf(one, other)).toBeCloseTo(contrast, 2);
});
