import { blurred, cell, darken, newMask, sample } from './canvas.ts';
import type { Canvas, Mask, Raster } from './canvas.ts';
import { rgb, smooth } from './walls.ts';
import type { Room } from './walls.ts';

/** A thing with its place on the canvas, in canvas pixels. */
export interface Placed {
  readonly raster: Raster;
  readonly alpha: Mask;
  readonly hangs: boolean;
  readonly left: number;
  readonly top: number;
  readonly footY: number;
}

const shadowColor = rgb('#2A1608');
const contactColor = rgb('#1F0F05');

/** How far a cast shadow is squashed and how far it leans to the right. */
const squash = 0.29;
const lean = 0.82;

const canvasMask = (canvas: Canvas): Mask => newMask(Math.ceil(canvas.width / cell), Math.ceil(canvas.height / cell));

/** Fills a mask from a thing's alpha: `source` says where in the thing (canvas pixels from its corner) a pixel looks. */
const projected = (
  canvas: Canvas,
  placed: Placed,
  source: (x: number, y: number) => readonly [number, number, number],
): Mask => {
  const mask = canvasMask(canvas);
  for (let row = 0; row < mask.height; row += 1) {
    for (let column = 0; column < mask.width; column += 1) {
      const [x, y, weight] = source((column + 0.5) * cell, (row + 0.5) * cell);
      if (weight === 0) continue;
      mask.values[row * mask.width + column] = weight * sample(placed.alpha, x / cell - 0.5, y / cell - 0.5);
    }
  }
  return mask;
};

/** Shadows end before the picture does, so that no tile of a row cuts one. */
const towardsEdge = (room: Room): ((column: number) => number) => {
  const reach = 105 * room.unit;
  return (column) => smooth(0, reach, room.width - column) * smooth(0, reach * 0.5, column);
};

/** The long shadow on the counter: the silhouette laid down to the right, up the wall where the counter ends. */
export const castOnCounter = (canvas: Canvas, room: Room, placed: Placed): void => {
  const { unit, horizonY: horizon } = room;
  const foot = placed.footY - placed.raster.height * 0.012;
  const depth = Math.max(0, foot - horizon);
  const mask = projected(canvas, placed, (x, y) => {
    const onCounter = y >= horizon;
    const back = onCounter ? foot - y : depth;
    const up = onCounter ? 0 : horizon - y;
    if (back < 0) return [0, 0, 0];
    const high = back / squash + up;
    return [x - placed.left - back * lean - up * 0.35, placed.raster.height - high, 1];
  });
  const near = blurred(mask, (7 * unit) / cell);
  const far = blurred(mask, (24 * unit) / cell);
  const fade = towardsEdge(room);
  const reach = Math.max(60 * unit, placed.raster.height * squash);
  darken(canvas, far, shadowColor, (soft, column, row) => {
    const away = smooth(0, 1, (foot - row) / reach);
    const sharp = sample(near, (column + 0.5) / cell - 0.5, (row + 0.5) / cell - 0.5);
    return (sharp * (1 - away) + soft * away) * (0.4 - 0.14 * away) * fade(column);
  });
};

/** Where a thing touches the counter: dark close to its foot, and a wide soft darkness round it. */
export const contact = (canvas: Canvas, room: Room, placed: Placed): void => {
  const { unit } = room;
  const base = Math.max(26 * unit, placed.raster.height * 0.1);
  const shifted = (dx: number, dy: number): Mask =>
    projected(canvas, placed, (x, y) => {
      const inThing = y - dy - placed.top;
      const weight = smooth(placed.raster.height - base, placed.raster.height - base * 0.4, inThing);
      return [x - dx - placed.left, inThing, weight];
    });
  const wide = blurred(shifted(8 * unit, 9 * unit), (15 * unit) / cell);
  darken(canvas, wide, shadowColor, (value) => value * 0.42);
  const tight = blurred(shifted(2 * unit, 4 * unit), Math.max(1, (4.5 * unit) / cell));
  darken(canvas, tight, contactColor, (value) => value * 0.5);
};

/** A thing that stands before another throws a soft shadow on it. */
export const castOnOthers = (canvas: Canvas, room: Room, placed: Placed): void => {
  const { unit } = room;
  const mask = projected(canvas, placed, (x, y) => [x - placed.left - 16 * unit, y - placed.top - 6 * unit, 1]);
  darken(
    canvas,
    blurred(mask, (15 * unit) / cell),
    shadowColor,
    (value, column, row) => value * 0.36 * (canvas.covered[row * canvas.width + column] ?? 0),
  );
};

export const castOnWall = (canvas: Canvas, room: Room, placed: Placed): void => {
  const { unit } = room;
  const fade = towardsEdge(room);
  const shifted = (dx: number, dy: number): Mask =>
    projected(canvas, placed, (x, y) => [x - placed.left - dx * unit, y - placed.top - dy * unit, 1]);
  const wide = blurred(shifted(26, 32), (19 * unit) / cell);
  darken(canvas, wide, shadowColor, (value, column) => value * 0.27 * fade(column));
  const tight = blurred(shifted(9, 11), (6 * unit) / cell);
  darken(canvas, tight, shadowColor, (value, column) => value * 0.2 * fade(column));
};
