import type { Drawing } from '../drawing.ts';
import type { Tones } from '../materials.ts';

/** A picture that fills its frame, without wall and counter: a detail, or a thing from above. Light falls from the upper left. */
export const sheetSize = [800, 1000] as const;

/** Blurs that work over the whole sheet, also in a group that begins in its middle. */
const blurs = [2, 4, 8, 16, 40]
  .map(
    (deviation) =>
      `<filter id="s${deviation}" filterUnits="userSpaceOnUse" x="-900" y="-1100" width="1900" height="2200" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
  )
  .join('');

const lit =
  '<linearGradient id="lit" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff6e2" stop-opacity=".3"/><stop offset=".42" stop-color="#fff6e2" stop-opacity="0"/><stop offset=".6" stop-color="#2a1608" stop-opacity="0"/><stop offset="1" stop-color="#2a1608" stop-opacity=".34"/></linearGradient>';

export const sheet = (draw: (t: Tones) => string): Drawing => ({
  viewBox: sheetSize,
  pose: 'fills',
  height: 1,
  draw: (t) => `<defs>${blurs}${lit}</defs>${draw(t)}<path d="M0 0H800V1000H0Z" fill="url(#lit)"/>`,
});

/** The same numbers between 0 and 1 for the same name. */
export const numbersOf = (name: string): (() => number) => {
  let state = Array.from(name).reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619), 2166136261);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507) + 0x6d2b79f5;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
};

/** Places over the whole sheet, about `step` apart, none in a straight row; those further down come last. */
export const strewnOver = (
  step: number,
  name: string,
  draw: (x: number, y: number, turn: number, share: number) => string,
): string => {
  const next = numbersOf(name);
  const rows = Math.ceil(1000 / step) + 2;
  const columns = Math.ceil(800 / step) + 2;
  return Array.from({ length: rows * columns }, (_, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    const x = (column - 0.5 + (row % 2) * 0.5 + (next() - 0.5) * 0.5) * step;
    const y = (row - 0.5 + (next() - 0.5) * 0.5) * step;
    return draw(Math.round(x), Math.round(y), Math.round(next() * 360), next());
  }).join('');
};

/** The counter seen from above, with the window's light on it. */
export const counterTop = (): string =>
  `<linearGradient id="top" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#F2E7D3"/><stop offset=".5" stop-color="#E6D7BC"/><stop offset="1" stop-color="#D5C09C"/></linearGradient><path d="M0 0H800V1000H0Z" fill="url(#top)"/><g fill="none" stroke="#B99B6C" stroke-opacity=".16" stroke-width="3">${[70, 190, 330, 452, 610, 742, 868, 950].map((y, at) => `<path d="M-10 ${y}C200 ${y + 14 - at * 4} 520 ${y - 16 + at * 3} 810 ${y + 6}"/>`).join('')}</g><g fill="#FFF8E6" opacity=".6" filter="url(#s16)"><path d="M20 -40L250 -40L400 430L150 400Z"/><path d="M280 -40L520 -40L690 470L430 436Z"/></g>`;

/** What the window throws behind a thing on the counter. */
export const cast = (path: string, dx = 26, dy = 34): string =>
  `<path d="${path}" fill="#2A1608" opacity=".34" filter="url(#s16)" transform="translate(${dx} ${dy})"/><path d="${path}" fill="#1F0F05" opacity=".34" filter="url(#s4)" transform="translate(${dx / 5} ${dy / 5})"/>`;

export const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}A${radius} ${radius} 0 1 1 ${x + radius} ${y}A${radius} ${radius} 0 1 1 ${x - radius} ${y}Z`;

export const box = (x: number, y: number, width: number, height: number, radius: number): string =>
  `M${x + radius} ${y}H${x + width - radius}Q${x + width} ${y} ${x + width} ${y + radius}V${y + height - radius}Q${x + width} ${y + height} ${x + width - radius} ${y + height}H${x + radius}Q${x} ${y + height} ${x} ${y + height - radius}V${y + radius}Q${x} ${y} ${x + radius} ${y}Z`;
