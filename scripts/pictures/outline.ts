export type Point = readonly [x: number, y: number];

export type Line = readonly [x1: number, y1: number, x2: number, y2: number];

export const round = (value: number): string => String(Math.round(value * 100) / 100);

interface Segment {
  readonly letter: string;
  readonly points: readonly Point[];
}

/** Reads a path of absolute M, L, C, Q and Z with every letter written out. */
export const segmentsOf = (path: string): Segment[] =>
  [...path.matchAll(/([MLCQZ])([^MLCQZ]*)/g)].map(([, letter = '', numbers = '']) => {
    const values = numbers.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
    const points: Point[] = [];
    for (let at = 0; at + 1 < values.length; at += 2) points.push([values[at] ?? 0, values[at + 1] ?? 0]);
    return { letter, points };
  });

export const written = (segments: readonly Segment[]): string =>
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

export const along = (line: readonly Point[], share: number): Point => {
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
