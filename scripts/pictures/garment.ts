import { mix } from './colours.ts';
import type { Tones } from './materials.ts';
import { type Point, type Line, round, segmentsOf, written, mirror } from './outline.ts';

/**
 * What the garments share: cutting a piece of cloth, its folds and its place on the rail.
 * Garments are drawn round the vertical x = 0, which `onRail` puts into the middle of the picture; left is negative.
 */

/** A fold in the cloth, from one point to the other; `bend` bows it to its right hand, `open` leaves its end wide (flutes of a skirt). */
export interface Fold {
  readonly from: Point;
  readonly to: Point;
  readonly bend?: number;
  readonly width?: number;
  readonly strength?: number;
  readonly open?: boolean;
}

/** Middles the drawing; blurs b1 to b14 work over all of it, as thin lines have no box of their own to blur in. */
export const onRail = (width: number, height: number, inside: string): string =>
  `<defs>${[1, 2, 4, 8, 14]
    .map(
      (deviation) =>
        `<filter id="b${deviation}" filterUnits="userSpaceOnUse" x="${-width / 2 - 40}" y="-40" width="${width + 80}" height="${height + 80}" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    )
    .join('')}</defs><g transform="translate(${width / 2} 0)">${inside}</g>`;

const lens = ({ from: [x1, y1], to: [x2, y2], bend = 0, width = 8, open = false }: Fold, shift: number): string => {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const nx = -(y2 - y1) / length;
  const ny = (x2 - x1) / length;
  const side = (amount: number): string =>
    `${round((x1 + x2) / 2 + nx * amount + shift)} ${round((y1 + y2) / 2 + ny * amount)}`;
  const half = width / 2;
  return open
    ? `M${round(x1 + shift)} ${round(y1)}Q${side(bend - half * 0.4)} ${round(x2 - nx * half + shift)} ${round(y2 - ny * half)}L${round(x2 + nx * half + shift)} ${round(y2 + ny * half)}Q${side(bend + half * 0.4)} ${round(x1 + shift)} ${round(y1)}Z`
    : `M${round(x1 + shift)} ${round(y1)}Q${side(bend - width)} ${round(x2 + shift)} ${round(y2)}Q${side(bend + width)} ${round(x1 + shift)} ${round(y1)}Z`;
};

/** Folds as soft hollows with a lit ridge at their left. */
export const folds = (list: readonly Fold[], t: Tones, softness: 1 | 2 | 4 | 8 = 4): string => {
  const draw = (shiftBy: number, weight: number): string =>
    list
      .map(
        (fold) =>
          `<path d="${lens(fold, (fold.width ?? 8) * shiftBy)}" opacity="${round((fold.strength ?? 0.5) * weight)}"/>`,
      )
      .join('');
  return `<g fill="${t.light}" filter="url(#b${softness})">${draw(-1.05, 0.7)}</g><g fill="${t.deep}" filter="url(#b${softness})">${draw(0, 1)}</g>`;
};

export interface Cut {
  readonly id: string;
  readonly path: string;
  /** line across the piece along which light turns to shade; without it the piece's own box */
  readonly across?: Line;
  /** how far it turns, 0 flat to 1 tube */
  readonly turn?: number;
  /** width of the soft shade along its edges */
  readonly rim?: number;
  readonly folds?: readonly Fold[];
  /** the last line of the outline is sewn on: no shade and no edge there */
  readonly sewn?: boolean;
  readonly softness?: 1 | 2 | 4 | 8;
  /** id of a pattern for all of the cloth */
  readonly pattern?: string;
  /** drawn on the cloth, under folds and shade, clipped to the piece */
  readonly print?: string;
  /** drawn over folds and shade, clipped to the piece */
  readonly over?: string;
}

/** One piece of cloth with light, shade, folds and a fine edge. */
export const cloth = (cut: Cut, t: Tones): string => {
  const { id, path, across, turn = 0.6, rim = 12, softness = 4, pattern } = cut;
  const edge = cut.sewn ? written(segmentsOf(path).slice(0, -2)) : path;
  const axis = across
    ? `gradientUnits="userSpaceOnUse" x1="${across[0]}" y1="${across[1]}" x2="${across[2]}" y2="${across[3]}"`
    : 'x1="0" y1="0" x2="1" y2=".12"';
  const wide = rim > 9 ? 8 : rim > 4 ? 4 : 2;
  const stop = (at: number, color: string): string => `<stop offset="${at}" stop-color="${color}"/>`;
  return `<linearGradient id="${id}g" ${axis}>${stop(0, mix(t.mid, t.dark, 0.3 * turn))}${stop(0.1, mix(t.mid, t.light, 0.14 * turn))}${stop(0.28, mix(t.mid, t.light, 0.2 + 0.3 * turn))}${stop(0.56, t.mid)}${stop(0.9, mix(t.mid, t.dark, 0.3 + 0.55 * turn))}${stop(1, mix(t.mid, t.dark, 0.2 + 0.35 * turn))}</linearGradient><clipPath id="${id}c"><path d="${path}"/></clipPath><path d="${path}" fill="url(#${id}g)"/><g clip-path="url(#${id}c)">${pattern ? `<path d="${path}" fill="url(#${pattern})"/>` : ''}${cut.print ?? ''}<path d="${edge}" fill="none" stroke="${t.light}" stroke-width="${rim * 0.7}" opacity=".5" filter="url(#b${wide === 8 ? 4 : 2})" transform="translate(${rim * 0.35} ${rim * 0.3})"/><path d="${edge}" fill="none" stroke="${t.deep}" stroke-width="${rim * 1.5}" opacity=".42" filter="url(#b${wide})" transform="translate(${-rim * 0.35} ${-rim * 0.4})"/>${cut.folds ? folds(cut.folds, t, softness) : ''}${cut.over ?? ''}</g><path d="${edge}" fill="none" stroke="${t.deep}" stroke-opacity=".4" stroke-width="1"/>`;
};

export interface Pair extends Omit<Cut, 'pattern' | 'print' | 'over'> {
  readonly patterns?: readonly [left: string, right: string];
  readonly print?: string;
  readonly over?: string;
}

/** The same fold on the other side, a little higher or lower so that the sides do not look stamped. */
const turnedFold = (fold: Fold, at: number): Fold => ({
  ...fold,
  from: [-fold.from[0], fold.from[1] + 5 - (at % 3) * 5],
  to: [-fold.to[0], fold.to[1] + 4],
  bend: -(fold.bend ?? 0),
});

/** A left piece and its counterpart at the right, lit from the same side; prints and overlays are turned with it. */
export const pair = (cut: Pair, t: Tones): string => {
  const { patterns, across, folds: creases, print, over, ...rest } = cut;
  const turned = (svg: string | undefined): { readonly svg?: string } =>
    svg ? { svg: `<g transform="scale(-1 1)">${svg}</g>` } : {};
  const [rightPrint, rightOver] = [turned(print).svg, turned(over).svg];
  const left = cloth(
    {
      ...rest,
      ...(across && { across }),
      ...(creases && { folds: creases }),
      ...(patterns && { pattern: patterns[0] }),
      ...(print && { print }),
      ...(over && { over }),
    },
    t,
  );
  const right = cloth(
    {
      ...rest,
      id: `${rest.id}r`,
      path: mirror(rest.path),
      ...(across && { across: [-across[2], across[3], -across[0], across[1]] as const }),
      ...(creases && {
        folds: creases.map(turnedFold),
      }),
      ...(patterns && { pattern: patterns[1] }),
      ...(rightPrint && { print: rightPrint }),
      ...(rightOver && { over: rightOver }),
    },
    t,
  );
  return left + right;
};

/** Soft shadow that one piece throws on the pieces below it (`within`: their ids, with spaces between), to be laid before the piece. */
export const under = (path: string, t: Tones, within: string, strength = 0.5): string =>
  within
    .split(' ')
    .map(
      (id) =>
        `<g clip-path="url(#${id}c)"><path d="${path}" fill="${t.deep}" opacity="${strength}" filter="url(#b4)" transform="translate(6 7)"/></g>`,
    )
    .join('');
