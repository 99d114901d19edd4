import sharp, { type Sharp } from 'sharp';
import { alphaMask, newCanvas, place, toImage } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import type { Drawing } from './drawing.ts';
import { drawingOf } from './drawings.ts';
import type { Material } from './materials.ts';
import { rasterOf } from './raster.ts';
import { castOnCounter, castOnOthers, castOnWall, contact } from './shadows.ts';
import type { Placed } from './shadows.ts';
import { paintRoom, railThickness, railTop } from './walls.ts';
import type { Room, Wall } from './walls.ts';

/** One thing in a scene. Shares are of the scene's width (`x`) and height (all others). */
export interface Thing {
  readonly object: string;
  readonly material: Material;
  /** middle of the thing */
  readonly x: number;
  /** how high the thing is */
  readonly height: number;
  /** where a standing thing touches the counter; further back is higher */
  readonly foot?: number;
}

export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly wall: Wall;
  readonly things: readonly Thing[];
  /** share of the height where the counter begins; 0.7 */
  readonly horizon?: number;
  /** share of the height where the counter's front edge begins; 0.945 */
  readonly edge?: number;
  /** share of the width where the window's light begins, null without light; 0.1 */
  readonly window?: number | null;
  /** share of the width where the peg rail begins, if anything hangs; 0 */
  readonly railFrom?: number;
}

export interface Focus {
  readonly x: number;
  readonly y: number;
}

const defaultFoot = 0.875;

/** A turned wooden peg, seen from the front; drawn over the hook that hangs on it. */
const pegSvg = (size: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64"><defs><radialGradient id="k" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#EED6B0"/><stop offset=".45" stop-color="#C99F6D"/><stop offset="1" stop-color="#7E5730"/></radialGradient><filter id="b" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="3"/></filter></defs><circle cx="36" cy="39" r="20" fill="#3A2010" opacity=".42" filter="url(#b)"/><circle cx="31" cy="31" r="19" fill="url(#k)"/><circle cx="31" cy="31" r="13" fill="none" stroke="#7E5730" stroke-opacity=".22" stroke-width="1.6"/><ellipse cx="25" cy="23" rx="7" ry="5" fill="#fff" opacity=".5" filter="url(#b)"/></svg>`;

const peg = async (canvas: Canvas, room: Room, sceneX: number): Promise<void> => {
  const size = Math.round(56 * room.unit);
  const { data, info } = await sharp(Buffer.from(pegSvg(size)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = room.height * (railTop + railThickness / 2);
  place(
    canvas,
    { width: info.width, height: info.height, data },
    Math.round(sceneX - size * 0.484),
    Math.round(middle - size * 0.484),
  );
};

/** The upper edge of hanging things: a hook lies on the peg's stem, hidden by its head. */
export const hangingTop = railTop + 0.006;

const rooms = new Map<string, Float32Array>();

/** Hundreds of tiles stand before the same few walls: their room is painted once and copied. */
const paintRoomOnce = (canvas: Canvas, room: Room): void => {
  if (room.width * room.height > 1_000_000) {
    paintRoom(canvas, room);
    return;
  }
  const key = JSON.stringify(room);
  const known = rooms.get(key);
  if (known) canvas.pixels.set(known);
  else {
    paintRoom(canvas, room);
    rooms.set(key, canvas.pixels.slice());
  }
};

/** A thing and its drawing. */
interface Drawn {
  readonly thing: Thing;
  readonly drawing: Drawing;
}

const roomOf = (scene: Scene, drawn: readonly Drawn[]): Room => {
  const light = scene.window === undefined ? 0.1 : scene.window;
  return {
    wall: scene.wall,
    width: scene.width,
    height: scene.height,
    unit: scene.height / 1000,
    horizonY: scene.height * (scene.horizon ?? 0.7),
    edgeY: scene.height * (scene.edge ?? 0.945),
    windowX: light === null ? undefined : light * scene.width,
    railX: drawn.some(({ drawing }) => drawing.pose === 'hangs') ? (scene.railFrom ?? 0) * scene.width : undefined,
  };
};

const placedOf = async (scene: Scene, { thing, drawing }: Drawn): Promise<Placed> => {
  const height = Math.round(thing.height * scene.height);
  const raster = await rasterOf(thing.object, drawing, thing.material, height);
  const hangs = drawing.pose === 'hangs';
  const foot = hangs ? hangingTop + thing.height : (thing.foot ?? defaultFoot);
  const footY = foot * scene.height;
  return {
    raster,
    alpha: alphaMask(raster),
    hangs,
    left: Math.round(thing.x * scene.width - raster.width / 2),
    top: Math.round(footY - raster.height),
    footY,
  };
};

/** What hangs on the wall is behind everything, what stands nearer is before what stands further back. */
const distance = ({ thing, drawing }: Drawn): number => (drawing.pose === 'hangs' ? 0 : (thing.foot ?? defaultFoot));

/** Composes the scene; the same scene gives the same pixels. */
export const paintScene = async (scene: Scene): Promise<{ image: Sharp; focus: Focus }> => {
  const canvas = newCanvas(scene.width, scene.height);
  const drawn = await Promise.all(
    scene.things.map(async (thing) => ({ thing, drawing: await drawingOf(thing.object) })),
  );
  const room = roomOf(scene, drawn);
  paintRoomOnce(canvas, room);

  const placed: Placed[] = [];
  for (const entry of drawn.toSorted((a, b) => distance(a) - distance(b))) {
    placed.push(await placedOf(scene, entry));
  }
  for (const entry of placed) if (!entry.hangs) castOnCounter(canvas, room, entry);
  for (const entry of placed) {
    if (entry.hangs) castOnWall(canvas, room, entry);
    else {
      castOnOthers(canvas, room, entry);
      contact(canvas, room, entry);
    }
    place(canvas, entry.raster, entry.left, entry.top);
  }
  for (const { thing, drawing } of drawn) {
    if (drawing.pose === 'hangs') await peg(canvas, room, thing.x * scene.width);
  }
  return { image: toImage(canvas), focus: focusOf(canvas, placed) };
};

/** The middle of all things, kept inside the picture. */
const focusOf = (canvas: Canvas, placed: readonly Placed[]): Focus => {
  if (placed.length === 0) return { x: 0.5, y: 0.6 };
  const share = (from: number, to: number, size: number): number =>
    Math.round(((Math.max(0, from) + Math.min(size, to)) / 2 / size) * 100) / 100;
  return {
    x: share(
      Math.min(...placed.map((entry) => entry.left)),
      Math.max(...placed.map((entry) => entry.left + entry.raster.width)),
      canvas.width,
    ),
    y: share(
      Math.min(...placed.map((entry) => entry.top)),
      Math.max(...placed.map((entry) => entry.top + entry.raster.height)),
      canvas.height,
    ),
  };
};
