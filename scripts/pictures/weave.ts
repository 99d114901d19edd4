import { mix } from './colours.ts';
import type { Tones } from './materials.ts';
import { type Point, round, along } from './outline.ts';

/** A seam: fine dark line with a lit one beside it. */
export const seam = (path: string, t: Tones, strength = 0.5): string =>
  `<path d="${path}" fill="none" stroke="${t.light}" stroke-opacity="${round(strength * 0.7)}" stroke-width="1.2" transform="translate(1.2 1)"/><path d="${path}" fill="none" stroke="${t.deep}" stroke-opacity="${strength}" stroke-width="1.2"/>`;

export const stitches = (path: string, color: string, strength = 0.5, width = 0.9): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-opacity="${strength}" stroke-width="${width}" stroke-dasharray="3.2 1.8"/>`;

/** Lines from one edge to the other: ribs of a hem, gathers of a cuff. */
export const ribs = (
  upper: readonly Point[],
  lower: readonly Point[],
  count: number,
  t: Tones,
  strength = 0.4,
): string => {
  const lines = (shift: number): string =>
    Array.from({ length: count }, (_, at) => {
      const share = (at + 0.5) / count;
      const [x1, y1] = along(upper, share);
      const [x2, y2] = along(lower, share);
      return `M${round(x1 + shift)} ${round(y1)}L${round(x2 + shift)} ${round(y2)}`;
    }).join('');
  const [a, b] = [along(upper, 0), along(upper, 1)];
  const gap = Math.hypot(b[0] - a[0], b[1] - a[1]) / count;
  return `<path d="${lines(-gap * 0.36)}" stroke="${t.light}" stroke-opacity="${round(strength * 0.9)}" stroke-width="${round(gap * 0.34)}" fill="none"/><path d="${lines(0)}" stroke="${t.deep}" stroke-opacity="${strength}" stroke-width="${round(gap * 0.36)}" fill="none"/>`;
};

/** Stocking stitch: columns of small v, leaning with the piece. */
export const knit = (id: string, t: Tones, size = 6, lean = 0, strength = 0.4): string => {
  const row = round(size * 0.6);
  const legs = (color: string, width: number, shift: number): string =>
    `<path d="${[-2, -1, 0, 1]
      .map((at) => {
        const y = at * Number(row) + shift;
        return `M${round(size * 0.17)} ${round(y)}L${round(size * 0.44)} ${round(y + size * 0.72)}M${round(size * 0.83)} ${round(y)}L${round(size * 0.56)} ${round(y + size * 0.72)}`;
      })
      .join(
        '',
      )}" fill="none" stroke="${color}" stroke-opacity="${strength}" stroke-linecap="round" stroke-width="${round(size * width)}"/>`;
  return `<pattern id="${id}" width="${size}" height="${row}" patternUnits="userSpaceOnUse" patternTransform="rotate(${lean})"><rect width="${size}" height="${row}" fill="${t.deep}" fill-opacity="${round(strength * 0.22)}"/>${legs(mix(t.mid, t.light, 0.6), 0.27, 0)}${legs(t.deep, 0.09, size * 0.24)}</pattern>`;
};

/** Ribbed knit over a whole piece: fine wales. */
export const wales = (id: string, t: Tones, size = 6, lean = 0, strength = 0.3): string =>
  `<pattern id="${id}" width="${size}" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(${lean})"><rect x="0" width="${round(size * 0.3)}" height="12" fill="${t.deep}" fill-opacity="${strength}"/><rect x="${round(size * 0.5)}" width="${round(size * 0.3)}" height="12" fill="${t.light}" fill-opacity="${strength}"/></pattern>`;

/** Slanting threads: twill of coats and jeans. */
export const twill = (id: string, t: Tones, size = 3, lean = -60, strength = 0.14): string =>
  `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${lean})"><rect width="${size}" height="${round(size * 0.4)}" fill="${t.deep}" fill-opacity="${strength}"/><rect y="${round(size * 0.5)}" width="${size}" height="${round(size * 0.35)}" fill="${t.light}" fill-opacity="${strength}"/></pattern>`;
