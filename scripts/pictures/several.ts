import type { Drawing } from './drawing.ts';

/** Shares of a tile: how wide things may stand, and its width by its height. */
const widest = 0.7;
const tileRatio = 0.8;

/** Several pieces of one thing, as a set is sold: they overlap, and every other one stands a little nearer. */
export const several = (one: Drawing, count: number, overlap: number): Drawing => {
  const [width, height] = one.viewBox;
  const step = width * (1 - overlap);
  const nearer = height * 0.07;
  const whole = [Math.round(width + step * (count - 1)), Math.round(height + nearer)] as const;
  const places = Array.from({ length: count }, (_, place) => place);
  const isNear = (place: number): boolean => place % 2 === 1;
  return {
    viewBox: whole,
    pose: one.pose,
    height: Math.min((one.height * whole[1]) / height, (widest * tileRatio * whole[1]) / whole[0]),
    draw: (t) => {
      const piece = one.draw(t);
      // Those that stand nearer are drawn last.
      return places
        .toSorted((a, b) => Number(isNear(a)) - Number(isNear(b)))
        .map((place) => `<g transform="translate(${step * place} ${isNear(place) ? nearer : 0})">${piece}</g>`)
        .join('');
    },
  };
};
