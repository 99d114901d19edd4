/** SHOP-10: how far a picture can be enlarged. */
export const mostZoom = 3;

/** Two taps within this time and this distance are a double tap. */
const doubleTapMs = 300;
const doubleTapPixels = 30;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Tap extends Point {
  readonly atMs: number;
}

export const isDoubleTap = (first: Tap | undefined, second: Tap): boolean =>
  first !== undefined &&
  second.atMs - first.atMs < doubleTapMs &&
  Math.hypot(second.x - first.x, second.y - first.y) < doubleTapPixels;

export const spreadOf = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
export const middleOf = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

export const boundedZoom = (zoom: number): number => Math.min(mostZoom, Math.max(1, zoom));

/** One axis of a picture in a frame that scrolls; a smaller picture is in the middle. All lengths in pixels. */
export interface Axis {
  readonly frame: number;
  readonly picture: number;
  readonly scrolled: number;
}

/** Returns the scroll position that keeps the part of the picture at `point` where it is while the picture grows by `factor`. */
export const scrollKeeping = ({ frame, picture, scrolled }: Axis, point: number, factor: number): number => {
  const marginAt = (length: number): number => Math.max(0, (frame - length) / 2);
  const inPicture = scrolled + point - marginAt(picture);
  return Math.max(0, inPicture * factor + marginAt(picture * factor) - point);
};

/** The place among `count` pictures, which begin again after the last one. */
export const placeAmong = (place: number, count: number): number => (place + count) % count;
