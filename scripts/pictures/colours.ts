import type { Tones } from './materials.ts';

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

/** Colour of piping and trims that must show on the cloth: light on dark, dark on light. */
export const trim = (t: Tones): string => {
  const [red = 0, green = 0, blue = 0] = channels(t.mid);
  return red * 0.3 + green * 0.59 + blue * 0.11 > 165 ? mix(t.dark, t.deep, 0.4) : mix(t.light, '#ffffff', 0.3);
};
