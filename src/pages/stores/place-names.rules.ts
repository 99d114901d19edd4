/** A place on the map, in the units of the drawing. */
export interface Place {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** The name of a place, on the right or on the left of its point, or a line above or below that. */
export interface PlaceName extends Place {
  readonly anchor: 'start' | 'end';
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** As the styles draw it: the font size, the average width of a letter, the distance from the point. */
const fontSize = 19;
const letterWidth = 0.56 * fontSize;
const distance = 9;

const anchors = ['start', 'end'] as const;
/** Beside the point, above it, below it. */
const lines = [0, -16, 16] as const;

const meets = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const boxOf = ({ name, x, y, anchor }: PlaceName): Box => {
  const width = name.length * letterWidth;
  const left = anchor === 'start' ? x + distance : x - distance - width;
  return { left, right: left + width, top: y - fontSize / 2, bottom: y + fontSize / 2 };
};

/**
 * The names that fit on a map, the first places first: none leaves the map, and none covers another name or a point. A name that
 * does not fit is left out; its point stays.
 */
export const placeNames = (
  places: readonly Place[],
  points: readonly (readonly [x: number, y: number])[],
  { width, height }: { readonly width: number; readonly height: number },
): readonly PlaceName[] => {
  const taken: Box[] = points.map(([x, y]) => ({ left: x - 6, right: x + 6, top: y - 6, bottom: y + 6 }));
  const fits = (box: Box): boolean =>
    box.left >= 0 &&
    box.right <= width &&
    box.top >= 0 &&
    box.bottom <= height &&
    !taken.some((other) => meets(box, other));
  return places.flatMap((place) => {
    const found = lines
      .flatMap((line) =>
        anchors.map((anchor): PlaceName => ({ name: place.name, x: place.x, y: place.y + line, anchor })),
      )
      .find((name) => fits(boxOf(name)));
    if (!found) return [];
    taken.push(boxOf(found));
    return [found];
  });
};
