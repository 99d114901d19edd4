import type { Tones } from './materials.ts';

/**
 * One thing of the shop, drawn by hand as SVG for any material. Light falls from the upper left; the thing is seen
 * straight from the front, a little from above (openings are flat ellipses). Shadows on wall and counter are not part
 * of the drawing: the scene casts them.
 */
export interface Drawing {
  /** width and height of the drawing's own units; the thing touches all four edges (margin at most 4) */
  readonly viewBox: readonly [width: number, height: number];
  /** `stands` on the counter, `hangs` from the peg rail by the middle of its upper edge, or `fills` the whole picture */
  readonly pose: 'stands' | 'hangs' | 'fills';
  /** share of a 4:5 tile's height that the thing takes: mug .36, bag .66, coat .56; never wider than .74 of the width */
  readonly height: number;
  /** the SVG's inside, definitions included; ids need not be unique between drawings */
  readonly draw: (tones: Tones) => string;
}

/** Horizontal turn of a round body: dark rim, light at a quarter, own colour, shadow at the right. */
export const roundGradient = (id: string, t: Tones): string =>
  `<linearGradient id="${id}" x1="0" x2="1"><stop offset="0" stop-color="${t.dark}"/><stop offset=".1" stop-color="${t.mid}"/><stop offset=".27" stop-color="${t.light}"/><stop offset=".52" stop-color="${t.mid}"/><stop offset=".9" stop-color="${t.dark}"/><stop offset="1" stop-color="${t.mid}"/></linearGradient>`;

/** Flat cloth or board, lit from the upper left. */
export const flatGradient = (id: string, t: Tones): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${t.light}"/><stop offset=".38" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>`;

/** Darkens towards the foot; laid over a body drawn with another gradient. */
export const footShade = (id: string): string =>
  `<linearGradient id="${id}" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".14"/><stop offset=".3" stop-color="#fff" stop-opacity="0"/><stop offset=".7" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".24"/></linearGradient>`;

export const blur = (id: string, deviation: number): string =>
  `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

/** The leaf mark of the house, 32 units high, for labels. */
export const leafMark = (x: number, y: number, scale: number, color: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="${color}"><rect width="9" height="32"/><path d="M11 15C11 6 18 0 28 0C28 9 21 15 11 15Z"/><path d="M11 17C21 17 28 23 28 32C18 32 11 26 11 17Z"/></g>`;
