import type { Drawing } from '../drawing.ts';
import type { Tones } from '../materials.ts';
import type { Sign } from './labels.ts';

/** What makes a product's drawing another one than the drawing that it is made from. */
export interface Variant {
  /** the name of that drawing in objects/ */
  readonly of: string;
  /** the symbol on the label of a pack */
  readonly sign?: Sign;
  /** ids of pieces of cloth that it does not have: sleeves, pockets */
  readonly without?: readonly string[];
  /** wider or narrower, longer or shorter */
  readonly stretch?: readonly [across: number, down: number];
  /** its units begin at the left, though it hangs */
  readonly isFromLeft?: true;
  /** sewn, knitted or printed on it, in the units of that drawing; for what hangs, 0 is the middle */
  readonly over?: (t: Tones) => string;
}

/** Shares of a tile: as wide as a thing may be, and its width by its height. */
const widest = 0.74;
const tileRatio = 0.8;

/** Where the group that begins at `from` ends. */
const endOfGroup = (svg: string, from: number): number => {
  let depth = 0;
  for (const { 0: tag, index } of svg.slice(from).matchAll(/<g[ >]|<\/g>/g)) {
    depth += tag === '</g>' ? -1 : 1;
    if (depth === 0) return from + index + tag.length;
  }
  throw new Error('a group of a drawing does not end');
};

/** Takes a piece of cloth (`cloth` of garment.ts) and the shadows that it throws out of a drawing. */
const withoutPiece = (svg: string, id: string): string => {
  const start = svg.indexOf(`<linearGradient id="${id}g"`);
  const inside = svg.indexOf(`<g clip-path="url(#${id}c)">`, start);
  if (start < 0 || inside < 0) throw new Error(`the drawing has no piece of cloth called ${id}`);
  const [, outline = ''] = /<clipPath id="\w+"><path d="([^"]+)"/.exec(svg.slice(start)) ?? [];
  const end = svg.indexOf('/>', endOfGroup(svg, inside)) + 2;
  const shadow = new RegExp(`<g clip-path="url\\(#\\w+\\)"><path d="${outline}"[^>]*/></g>`, 'g');
  return (svg.slice(0, start) + svg.slice(end)).replaceAll(shadow, '');
};

export const varied = (base: Drawing, { stretch = [1, 1], isFromLeft, without = [], over }: Variant): Drawing => {
  const [width, height] = base.viewBox;
  const viewBox = [Math.round(width * stretch[0]), Math.round(height * stretch[1])] as const;
  const middle = base.pose === 'hangs' && !isFromLeft ? width / 2 : 0;
  return {
    viewBox,
    pose: base.pose,
    height: Math.min(base.height * stretch[1], (widest * tileRatio * viewBox[1]) / viewBox[0]),
    draw: (t) =>
      `<g transform="scale(${stretch[0]} ${stretch[1]})">${without.reduce(withoutPiece, base.draw(t))}${over ? `<g transform="translate(${middle} 0)">${over(t)}</g>` : ''}</g>`,
  };
};
