/** Places in a row. */
export const row = (count: number, from: number, step: number): number[] =>
  Array.from({ length: count }, (_, at) => from + at * step);

/** A leaf that grows upwards from its place before it is turned. */
export const leafOf = (x: number, y: number, turn: number, size: number, color: string): string =>
  `<path d="M0 0C${size * 0.6} ${-size * 0.7} ${size * 0.5} ${-size * 1.5} 0 ${-size * 2}C${-size * 0.5} ${-size * 1.5} ${-size * 0.6} ${-size * 0.7} 0 0Z" fill="${color}" transform="translate(${x} ${y}) rotate(${turn})"/>`;
