import { mix } from '../colours.ts';
import { leafMark } from '../drawing.ts';
import type { Tones } from '../materials.ts';
import { round } from '../outline.ts';
import { seam, stitches } from '../weave.ts';

/**
 * What is sewn, knitted or printed on a drawing. `ids` are its clip paths, with spaces between. Facts of the words are marked by
 * `data-of`, where a test reads them.
 */
export const within = (ids: string, inside: string): string =>
  ids
    .split(' ')
    .map((id) => `<g clip-path="url(#${id})">${inside}</g>`)
    .join('');

/** Wider than every drawing, at both sides of its middle. */
const wide = { from: -320, to: 640 } as const;

export const bands = (ids: string, ys: readonly number[], height: number, color: string, opacity = 1): string =>
  within(
    ids,
    ys
      .map(
        (y) =>
          `<path d="M${wide.from} ${y}H${wide.to}V${y + height}H${wide.from}Z" fill="${color}" opacity="${opacity}"/>`,
      )
      .join(''),
  );

const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);

/** Raised wales or ribs: a lit and a shaded line each. */
export const uprights = (
  ids: string,
  [from, to, step]: readonly [number, number, number],
  t: Tones,
  strength = 0.4,
): string => {
  const lines = (shift: number): string =>
    steps(from, to, step)
      .map((x) => `M${round(x + shift)} 0V640`)
      .join('');
  return within(
    ids,
    `<path data-of="ribs" d="${lines(-step * 0.22)}" stroke="${t.light}" stroke-opacity="${strength}" stroke-width="${round(step * 0.24)}"/><path d="${lines(step * 0.2)}" stroke="${t.deep}" stroke-opacity="${strength}" stroke-width="${round(step * 0.26)}"/>`,
  );
};

/** Cables: two strands that cross, each in its own column. */
export const cables = (
  ids: string,
  xs: readonly number[],
  from: number,
  to: number,
  width: number,
  t: Tones,
): string => {
  const turn = width * 1.7;
  const strand = (x: number, side: 1 | -1): string =>
    `M${x + (side * width) / 2} ${from}${steps(from, to, turn)
      .map((y, at) => {
        const end = x + ((at % 2 ? side : -side) * width) / 2;
        const start = x - ((at % 2 ? side : -side) * width) / 2;
        return `C${round(start)} ${round(y + turn * 0.5)} ${round(end)} ${round(y + turn * 0.5)} ${round(end)} ${round(y + turn)}`;
      })
      .join('')}`;
  const drawn = (path: string): string =>
    `<path d="${path}" fill="none" stroke="${t.deep}" stroke-opacity=".55" stroke-width="${round(width * 0.62)}"/><path d="${path}" fill="none" stroke="${t.mid}" stroke-width="${round(width * 0.46)}"/><path d="${path}" fill="none" stroke="${t.light}" stroke-opacity=".75" stroke-width="${round(width * 0.16)}" transform="translate(${round(-width * 0.08)} 0)"/>`;
  return within(
    ids,
    `<g data-of="cables">${xs
      .map(
        (x) =>
          `<path d="M${x - width * 0.9} ${from}V${to}M${x + width * 0.9} ${from}V${to}" stroke="${t.deep}" stroke-opacity=".4" stroke-width="2"/>${drawn(strand(x, -1))}${drawn(strand(x, 1))}`,
      )
      .join('')}</g>`,
  );
};

/** A woven check of two colours over the cloth. */
export const check = (ids: string, step: number, color: string, other: string, opacity = 0.5): string => {
  const at = (shift: number): { across: string; down: string } => ({
    across: steps(-320 + shift, 640, step)
      .map((y) => `M-320 ${y}H640`)
      .join(''),
    down: steps(-320 + shift, 640, step)
      .map((x) => `M${x} -20V640`)
      .join(''),
  });
  const [first, second] = [at(0), at(step / 2)];
  return within(
    ids,
    `<path d="${first.across}${first.down}" stroke="${color}" stroke-opacity="${opacity}" stroke-width="${round(step * 0.3)}"/><path d="${second.across}${second.down}" stroke="${other}" stroke-opacity="${opacity}" stroke-width="${round(step * 0.08)}"/>`,
  );
};

/** A small pattern over all of the cloth: holes of a loose knit, dots, waffle, terry. */
export const strewn = (ids: string, id: string, size: number, inside: string, opacity = 1, turn = 0): string =>
  `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">${inside}</pattern>${within(ids, `<path d="M-320 -20H640V640H-320Z" fill="url(#${id})" opacity="${opacity}"/>`)}`;

export const dots = (ids: string, size: number, radius: number, color: string, opacity = 1): string =>
  strewn(ids, 'vdots', size, `<circle cx="${size / 2}" cy="${size / 2}" r="${radius}" fill="${color}"/>`, opacity, 45);

export const waffle = (ids: string, size: number, t: Tones, strength = 0.5): string =>
  strewn(
    ids,
    'vwaffle',
    size,
    `<path d="M0 0H${size}V${size * 0.3}H0ZM0 0H${size * 0.3}V${size}H0Z" fill="${t.light}"/><path d="M${size * 0.3} ${size * 0.3}H${size}V${size * 0.5}H${size * 0.5}V${size}H${size * 0.3}Z" fill="${t.deep}"/>`,
    strength,
  );

/** Covers what a drawing has there with its own cloth or shell, lit from the left. */
export const covered = (
  ids: string,
  t: Tones,
  [from, to]: readonly [number, number],
  box = 'M-320 -20H640V640H-320Z',
): string =>
  `<linearGradient id="vcover" gradientUnits="userSpaceOnUse" x1="${from}" x2="${to}" y1="0" y2="0"><stop offset="0" stop-color="${t.dark}"/><stop offset=".12" stop-color="${t.mid}"/><stop offset=".3" stop-color="${mix(t.mid, t.light, 0.35)}"/><stop offset=".6" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>${within(ids, `<path d="${box}" fill="url(#vcover)"/>`)}`;

/** A pocket sewn on, with or without a flap. */
export const pocket = (x: number, y: number, width: number, height: number, t: Tones, hasFlap = false): string =>
  `<path data-of="pocket" d="M${x + 3} ${y + 4}h${width}v${height - 6}l-${width / 2} 8l-${width / 2} -8Z" fill="${t.deep}" opacity=".35"/><path d="M${x} ${y}h${width}v${height - 6}l-${width / 2} 6l-${width / 2} -6Z" fill="${t.mid}"/><path d="M${x} ${y}h${width}v${height - 6}l-${width / 2} 6l-${width / 2} -6Z" fill="${t.light}" opacity=".16"/>${stitches(`M${x + 3} ${y + 3}v${height - 11}l${width / 2 - 3} 6l${width / 2 - 3} -6v-${height - 11}`, t.deep, 0.55)}${
    hasFlap
      ? `<path d="M${x - 2} ${y - 3}h${width + 4}v${height * 0.28}l-${width / 2 + 2} 7l-${width / 2 + 2} -7Z" fill="${t.mid}" stroke="${t.deep}" stroke-opacity=".45"/>${seam(`M${x - 2} ${y + height * 0.28 - 3}l${width / 2 + 2} 7l${width / 2 + 2} -7`, t, 0.6)}`
      : seam(`M${x} ${y + 5}h${width}`, t, 0.5)
  }`;

/** A zip: a dark line with bright teeth and its puller. */
export const zip = (path: string, [x, y]: readonly [number, number]): string =>
  `<path d="${path}" fill="none" stroke="#2b2622" stroke-opacity=".75" stroke-width="4.4"/><path d="${path}" fill="none" stroke="#e9e2d2" stroke-width="2.4" stroke-dasharray="1.6 1.6"/><path d="M${x - 2.4} ${y}h4.8l1 12h-6.8Z" fill="#d9c9a0" stroke="#6b5a36" stroke-width=".8"/>`;

/** A slit at a hem. */
export const slit = (x: number, from: number, to: number, t: Tones): string =>
  `<path data-of="slit" d="M${x} ${from}L${x - 4} ${to}H${x + 4}Z" fill="${t.deep}" opacity=".75"/>${seam(`M${x} ${from - 8}V${from}`, t, 0.5)}`;

/** A leather patch with the leaf of the house. */
export const patch = (x: number, y: number, width: number, height: number): string =>
  `<rect x="${x + 1}" y="${y + 1.6}" width="${width}" height="${height}" rx="2" fill="#000" opacity=".3"/><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="2" fill="#9a6238"/><rect x="${x + 2}" y="${y + 2}" width="${width - 4}" height="${height - 4}" fill="none" stroke="#f0d9b8" stroke-opacity=".7" stroke-dasharray="2.4 1.6"/>${leafMark(x + width / 2 - height * 0.22, y + height * 0.24, (height * 0.52) / 32, '#3a1f10')}`;

/** A strip of the material itself, for collars, plackets and bands. */
export const strip = (path: string, t: Tones): string =>
  `<path d="${path}" fill="${t.deep}" opacity=".4" transform="translate(2.4 3)"/><path d="${path}" fill="${t.mid}"/><path d="${path}" fill="${t.light}" opacity=".18"/><path d="${path}" fill="none" stroke="${t.deep}" stroke-opacity=".45"/>`;
