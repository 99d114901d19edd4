import type { Drawing } from './drawing.ts';
import type { Material } from './materials.ts';
import type { Scene, Thing } from './scene.ts';
import { shownHeight } from './sizes.ts';
import type { View } from './views/views.ts';
import type { Wall } from './walls.ts';

/** A thing that is to be arranged with its drawing, which says whether it hangs and how wide it is. */
export interface Piece {
  readonly object: string;
  readonly material: Material;
  readonly drawing: Drawing;
}

const tileWidth = 800;
const tileHeight = 1000;

/** Width of a piece as a share of a tile's width when it is `height` of the tile high. */
const widthAt = (piece: Piece, height: number): number =>
  ((piece.drawing.viewBox[0] / piece.drawing.viewBox[1]) * height * tileHeight) / tileWidth;

const hangs = (piece: Piece): boolean => piece.drawing.pose === 'hangs';

const tile = (wall: Wall, things: readonly Thing[]): Scene => ({ width: tileWidth, height: tileHeight, wall, things });

const alone = (piece: Piece): Thing => ({
  object: piece.object,
  material: piece.material,
  x: 0.5,
  height: piece.drawing.height,
});

/** A product by itself. */
export const tileScene = (piece: Piece, wall: Wall): Scene => tile(wall, [alone(piece)]);

/** A drawing that fills the picture. Details are a fifth smaller: their texture takes twice the bytes of a wall. */
export const sheetScene = ({ object, material }: Piece, wall: Wall, view: View): Scene => ({
  ...tile(wall, [{ object, material, x: 0.5, height: 1 }]),
  ...(view === 'close' && { width: 640, height: 800 }),
});

/** Two colours of a product: hanging side by side, or standing one a little before the other. */
export const pairScene = (first: Piece, second: Piece, wall: Wall): Scene => {
  const overlap = hangs(first) ? 0.04 : 0.14;
  const full = widthAt(first, first.drawing.height);
  const scale = Math.min(hangs(first) ? 0.84 : 0.86, 0.88 / (full * (2 - overlap)));
  const width = full * scale;
  const step = (width * (1 - overlap)) / 2;
  const height = first.drawing.height * scale;
  return tile(wall, [
    { object: first.object, material: first.material, x: 0.49 - step, height, foot: 0.835 },
    { object: second.object, material: second.material, x: 0.49 + step, height, foot: 0.895 },
  ]);
};

interface Sized {
  readonly piece: Piece;
  readonly height: number;
  readonly width: number;
}

/** Sizes in proportion to each other, made smaller or larger together until the row is `room` wide and `most` high. */
const fitted = (pieces: readonly Piece[], room: number, most: number, overlap: number): readonly Sized[] => {
  const natural = pieces.map((piece) => shownHeight(piece.object));
  const tallest = Math.max(...natural);
  const total = pieces.reduce(
    (sum, piece, at) => sum + widthAt(piece, natural[at] ?? 0) * (at === 0 ? 1 : 1 - overlap),
    0,
  );
  const scale = Math.min(room / total, most / tallest);
  return pieces.map((piece, at) => {
    const height = (natural[at] ?? 0) * scale;
    return { piece, height, width: widthAt(piece, height) };
  });
};

/** Sets sized pieces side by side around the middle. */
const inRow = (row: readonly Sized[], overlap: number, foot: (at: number) => number): readonly Thing[] => {
  const overlapOf = (at: number): number =>
    at === 0 ? 0 : overlap * Math.min(row[at]?.width ?? 0, row[at - 1]?.width ?? 0);
  const total = row.reduce((sum, sized, at) => sum + sized.width - overlapOf(at), 0);
  let left = 0.5 - total / 2;
  return row.map(({ piece, height, width }, at) => {
    left -= overlapOf(at);
    const x = left + width / 2;
    left += width;
    return { object: piece.object, material: piece.material, x, height, foot: foot(at) };
  });
};

/** A product with what goes with it: hanging things share the rail, standing ones the counter, low ones in front. */
export const togetherScene = (pieces: readonly Piece[], wall: Wall): Scene => {
  const hanging = pieces.filter(hangs);
  const standing = pieces.filter((piece) => !hangs(piece));
  const both = hanging.length > 0 && standing.length > 0;
  const gap = -0.08;
  const rail = fitted(hanging, 0.86, both ? 0.42 : 0.54, gap);
  // On the counter the tallest stands behind; the others come forward and overlap their neighbours a little.
  const overlap = both ? -0.12 : 0.12;
  const counter = fitted(standing, both ? 0.84 : 0.84, both ? 0.3 : 0.58, overlap);
  const tallest = Math.max(0, ...counter.map((sized) => sized.height));
  const footOf = (at: number): number => {
    const height = counter[at]?.height ?? 0;
    const forward = both ? 0.04 : 0.075;
    return (both ? 0.865 : 0.835) + forward * (1 - height / tallest) + (at % 2) * 0.008;
  };
  return tile(wall, [...inRow(rail, gap, () => 0), ...inRow(counter, overlap, footOf)]);
};
