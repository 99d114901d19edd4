import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8').replaceAll(/\/\*[^*]*\*\//g, '');

/** Custom properties of the first rule whose selector contains the words. */
const propertiesOf = (words: string): Map<string, string> => {
  const rule = css.match(/[^{}]+\{[^{}]*\}/g)?.find((text) => text.split('{')[0]?.includes(words)) ?? '';
  return new Map(
    [...rule.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
};

const channel = (hex: string, from: number): number => {
  const share = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
/** WCAG 2.2, relative luminance */
const luminance = (colour: string): number => {
  if (!/^#[\da-f]{6}$/i.test(colour)) throw new Error(`${colour || 'nothing'} is no colour like #a1b2c3`);
  return 0.2126 * channel(colour, 1) + 0.7152 * channel(colour, 3) + 0.0722 * channel(colour, 5);
};
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
])('%s on %s is %f', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
});

const themes = [
  'light',
  'dark',
  'coffee-light',
  'coffee-dark',
  'sustainability',
  'coral-light',
  'beige',
  'grey',
  'green-light',
  'blue-light',
  'blue-dark',
  'brown-light',
];

describe('themes', () => {
  it('[UI-4] are the twelve of the specification', () => {
    const named = [...css.matchAll(/\[data-theme='([\w-]+)'\]/g)].map(([, name]) => name);
    expect(new Set(named)).toEqual(new Set(themes));
    expect(named).toHaveLength(12);
  });

  it.each(themes)('[UI-4] %s has a contrast of 7:1 for text and 4.5:1 for the accent and the text on it', (theme) => {
    const colours = propertiesOf(`[data-theme='${theme}']`);
    const of = (name: string) => colours.get(`th-${name}`) ?? '';
    expect(contrast(of('text'), of('bg'))).toBeGreaterThanOrEqual(7);
    expect(contrast(of('accent'), of('bg'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('on'), of('accent'))).toBeGreaterThanOrEqual(4.5);
    // The theme's button swaps text and ground when it is pointed at; its edge is seen against the ground.
    expect(contrast(of('accent'), of('bg'))).toBeGreaterThanOrEqual(3);
  });
});

describe('colours of the shop', () => {
  const colours = propertiesOf("[data-kontor='page']");
  const of = (name: string) => colours.get(name) ?? name;
  const grounds = ['paper', 'paper-sunk', 'card', 'coffee-tint'];
  const texts = ['ink', 'ink-2', 'ink-3', 'coffee', 'leaf', 'signal', 'err', 'ok'];

  it.each(grounds.flatMap((ground) => texts.map((text) => [text, ground] as const)))('%s on %s', (text, ground) => {
    expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['#ffffff', 'coffee'],
    ['#ffffff', 'coffee-2'],
    ['#ffffff', 'leaf'],
    ['#ffffff', 'leaf-2'],
    ['#ffffff', 'signal'],
    ['#ffffff', 'signal-2'],
    ['#ffffff', 'plum'],
    ['#ffffff', 'plum-2'],
    ['#ffffff', 'ink'],
    ['ok', 'ok-bg'],
    ['err', 'err-bg'],
    ['warn', 'warn-bg'],
    ['info', 'info-bg'],
    ['leaf', 'leaf-tint'],
    ['signal', 'signal-tint'],
    ['warn', 'paper'],
  ])('%s on %s', (text, ground) => {
    expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['paper', 'paper-sunk', 'card', 'coffee-tint'])(
    'the edge of a field and the focus ring are seen on %s',
    (ground) => {
      expect(contrast(of('line-field'), of(ground))).toBeGreaterThanOrEqual(3);
      expect(contrast(of('focus'), of(ground))).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(['ink', 'coffee', 'leaf'])('the focus ring for dark grounds is seen on %s', (ground) => {
    expect(contrast(of('focus-dark'), of(ground))).toBeGreaterThanOrEqual(3);
  });
});
