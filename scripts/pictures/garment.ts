import type { Tones } from './materials.ts';

/**
 * What the garments share: cutting a piece of cloth, its folds and knits, hangers, ribs, buttons.
 * Garments are drawn round the vertical x = 0, which `onRail` puts into the middle of the picture; left is negative.
 */

type Point = readonly [x: number, y: number];
type Line = readonly [x1: number, y1: number, x2: number, y2: number];

/** A fold in the cloth, from one point to the other; `bend` bows it to its right hand, `open` leaves its end wide (flutes of a skirt). */
export interface Fold {
  readonly from: Point;
  readonly to: Point;
  readonly bend?: number;
  readonly width?: number;
  readonly strength?: number;
  readonly open?: boolean;
}

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Colour between two, `share` of the second. */
export const mix = (first: string, second: string, share: number): string => {
  const goal = channels(second);
  return `#${channels(first)
    .map((value, at) =>
      Math.round(value + ((goal[at] ?? value) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};

const round = (value: number): string => String(Math.round(value * 100) / 100);

interface Segment {
  readonly letter: string;
  readonly points: readonly Point[];
}

/** Reads a path of absolute M, L, C, Q and Z with every letter written out. */
const segmentsOf = (path: string): Segment[] =>
  [...path.matchAll(/([MLCQZ])([^MLCQZ]*)/g)].map(([, letter = '', numbers = '']) => {
    const values = numbers.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
    const points: Point[] = [];
    for (let at = 0; at + 1 < values.length; at += 2) points.push([values[at] ?? 0, values[at + 1] ?? 0]);
    return { letter, points };
  });

const written = (segments: readonly Segment[]): string =>
  segments.map(({ letter, points }) => letter + points.map(([x, y]) => `${round(x)} ${round(y)}`).join(' ')).join('');

/** The same path on the other side. */
export const mirror = (path: string): string =>
  written(segmentsOf(path).map(({ letter, points }) => ({ letter, points: points.map(([x, y]) => [-x, y]) })));

/** Closes a half outline, drawn from the upper middle round to the lower middle, with its own mirror image. */
export const symmetric = (half: string): string => {
  const segments = segmentsOf(half);
  const ends = segments.map(({ points }): Point => points.at(-1) ?? [0, 0]);
  const back = segments
    .map(({ letter, points }, at): Segment => {
      const start = ends[at - 1] ?? [0, 0];
      return { letter, points: [...points.slice(0, -1).toReversed(), start].map(([x, y]) => [-x, y]) };
    })
    .slice(1)
    .toReversed();
  return `${written([...segments, ...back])}Z`;
};

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

/** A seam: fine dark line with a lit one beside it. */
export const seam = (path: string, t: Tones, strength = 0.5): string =>
  `<path d="${path}" fill="none" stroke="${t.light}" stroke-opacity="${round(strength * 0.7)}" stroke-width="1.2" transform="translate(1.2 1)"/><path d="${path}" fill="none" stroke="${t.deep}" stroke-opacity="${strength}" stroke-width="1.2"/>`;

export const stitches = (path: string, color: string, strength = 0.5, width = 0.9): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-opacity="${strength}" stroke-width="${width}" stroke-dasharray="3.2 1.8"/>`;

const along = (line: readonly Point[], share: number): Point => {
  const lengths = line.slice(1).map(([x, y], at) => Math.hypot(x - (line[at]?.[0] ?? x), y - (line[at]?.[1] ?? y)));
  let rest = share * lengths.reduce((sum, length) => sum + length, 0);
  for (const [at, length] of lengths.entries()) {
    const [x1, y1] = line[at] ?? [0, 0];
    const [x2, y2] = line[at + 1] ?? [0, 0];
    if (rest <= length || at === lengths.length - 1) {
      const part = length === 0 ? 0 : Math.min(1, rest / length);
      return [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part];
    }
    rest -= length;
  }
  return line[0] ?? [0, 0];
};

/** A curve as a run of points, for ribs and knits that follow it. */
export const curve = (from: Point, control: Point, to: Point, parts = 10): Point[] =>
  Array.from({ length: parts + 1 }, (_, at) => {
    const k = at / parts;
    const point = (axis: 0 | 1): number =>
      (1 - k) ** 2 * from[axis] + 2 * k * (1 - k) * control[axis] + k ** 2 * to[axis];
    return [point(0), point(1)];
  });

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

const steelHook = (foot: number): string => {
  const line = `M0 ${foot}L0 41C0 33 13 31 13 18A13 13 0 0 0 -13 18L-12.4 22`;
  return `<path d="${line}" fill="none" stroke="#5d676d" stroke-width="5" stroke-linecap="round"/><path d="${line}" fill="none" stroke="#aab4b8" stroke-width="3.2" stroke-linecap="round"/><path d="${line}" fill="none" stroke="#fbfdfd" stroke-width="1.2" stroke-linecap="round" transform="translate(-.8 -.6)"/><rect x="-4.5" y="${foot - 7}" width="9" height="6" rx="2" fill="#8d979c"/><rect x="-4.5" y="${foot - 7}" width="4" height="6" rx="2" fill="#dfe5e6"/>`;
};

const hangerWood =
  '<linearGradient id="woodg" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#e3b988"/><stop offset=".45" stop-color="#c8935f"/><stop offset="1" stop-color="#8a5a35"/></linearGradient>';

/** Wooden hanger, hook tip at the top; its middle lies at `y`, its ends `span` to each side and `fall` lower. */
export const hanger = ({ y = 66, span = 92, fall = 30, thick = 13 } = {}): string => {
  const arms = symmetric(
    `M0 ${y - 6}C-16 ${y - 6} -28 ${y + 3} -44 ${y + 9}L${8 - span} ${y + fall - 4}Q${-span} ${y + fall - 3} ${-span} ${y + fall + 3}Q${-span} ${y + fall + thick * 0.7} ${10 - span} ${y + fall + thick * 0.5}L-40 ${y + 8 + thick}Q-20 ${y + thick} 0 ${y + thick - 2}`,
  );
  return `${hangerWood}<path d="${arms}" fill="url(#woodg)"/><path d="${arms}" fill="none" stroke="#5d3a20" stroke-opacity=".45"/><path d="M${12 - span} ${y + fall}L-44 ${y + 13}Q-20 ${y + 4} 0 ${y - 2}" fill="none" stroke="#fff0d8" stroke-opacity=".55" stroke-width="1.6"/>${steelHook(y - 3)}`;
};

/** Hanger with two clips that hold a waistband at `grip` to each side, its upper edge at `y`: the bar behind, the clips over the cloth. */
export const clipHanger = ({ y = 78, grip = 58 } = {}): { readonly bar: string; readonly clips: string } => {
  const bar = y - 20;
  const clip = (at: number): string =>
    `<path d="M${at - 4} ${bar - 6}h8v10h-8z" fill="#8d979c"/><rect x="${at - 9}" y="${bar + 2}" width="18" height="34" rx="4" fill="#7d868b"/><rect x="${at - 9}" y="${bar + 2}" width="16" height="33" rx="4" fill="#b4bdc1"/><rect x="${at - 7}" y="${bar + 4}" width="5" height="29" rx="2.5" fill="#f4f7f7"/><rect x="${at - 9}" y="${bar + 26}" width="18" height="10" rx="3" fill="#3c3f42"/><rect x="${at - 8}" y="${bar + 27}" width="10" height="2" rx="1" fill="#fff" opacity=".3"/>`;
  return {
    bar: `${hangerWood}<rect x="${-grip - 26}" y="${bar - 7}" width="${grip * 2 + 52}" height="13" rx="6.5" fill="url(#woodg)"/><rect x="${-grip - 20}" y="${bar - 4.5}" width="${grip * 2 + 40}" height="1.8" rx=".9" fill="#fff0d8" opacity=".6"/>${steelHook(bar - 4)}`,
    clips: clip(-grip) + clip(grip),
  };
};

/** A round button with four holes, lit from the upper left, with its own small shadow. */
export const button = (x: number, y: number, radius: number, t: Tones): string =>
  `<circle cx="${x + radius * 0.18}" cy="${y + radius * 0.3}" r="${radius * 1.06}" fill="${t.deep}" opacity=".55"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${t.dark}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${t.deep}" stroke-width="${round(radius * 0.14)}" stroke-opacity=".7"/><path d="M${round(x - radius * 0.78)} ${y}A${round(radius * 0.78)} ${round(radius * 0.78)} 0 0 1 ${x} ${round(y - radius * 0.78)}" fill="none" stroke="${t.light}" stroke-opacity=".85" stroke-width="${round(radius * 0.22)}" stroke-linecap="round"/><circle cx="${x}" cy="${y}" r="${round(radius * 0.56)}" fill="${mix(t.dark, t.deep, 0.35)}"/>${[
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ]
    .map(
      ([dx = 0, dy = 0]) =>
        `<circle cx="${round(x + dx * radius * 0.2)}" cy="${round(y + dy * radius * 0.2)}" r="${round(radius * 0.12)}" fill="${t.deep}"/>`,
    )
    .join('')}`;

/** Horn buttons for wool, mother-of-pearl for shirts. */
export const horn: Tones = { deep: '#1d120b', dark: '#4a2f1f', mid: '#6d4a33', light: '#d9b796' };
export const pearl: Tones = { deep: '#857a6b', dark: '#e4dccf', mid: '#f3ede2', light: '#ffffff' };

/** Colour of piping and trims that must show on the cloth: light on dark, dark on light. */
export const trim = (t: Tones): string => {
  const [red = 0, green = 0, blue = 0] = channels(t.mid);
  return red * 0.3 + green * 0.59 + blue * 0.11 > 165 ? mix(t.dark, t.deep, 0.4) : mix(t.light, '#ffffff', 0.3);
};

/** Inside of the back seen through the neck: darker, with the maker's label. */
export const insideBack = (path: string, t: Tones, labelY: number, width = 30): string =>
  `<linearGradient id="ibg" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${mix(t.dark, t.mid, 0.25)}"/><stop offset=".4" stop-color="${mix(t.dark, t.deep, 0.3)}"/><stop offset="1" stop-color="${mix(t.dark, t.deep, 0.75)}"/></linearGradient><path d="${path}" fill="url(#ibg)"/><rect x="${-width / 2}" y="${labelY}" width="${width}" height="${width * 0.42}" rx="1" fill="#f4ead9"/><rect x="${-width / 2}" y="${labelY}" width="${width}" height="${width * 0.42}" rx="1" fill="#2a1608" opacity=".12"/><rect x="${-width * 0.25}" y="${labelY + width * 0.17}" width="${width * 0.5}" height="${width * 0.08}" fill="#4f3123" opacity=".7"/>`;
