import { leafMark } from '../drawing.ts';
import { line, printOn } from '../coffee.ts';
import type { Tones } from '../materials.ts';

/** Symbols of labels in a box from -12 to 12: `a` is the ink, `b` the colour of the label's band. */
export const signs = {
  sun: (a, b) =>
    `<circle r="5.4" fill="${b}"/><path d="M0 -11.5V-8M0 8V11.5M-11.5 0H-8M8 0H11.5M-8.1 -8.1L-5.7 -5.7M5.7 5.7L8.1 8.1M-8.1 8.1L-5.7 5.7M5.7 -5.7L8.1 -8.1" stroke="${a}" stroke-width="1.7" stroke-linecap="round"/>`,
  mountain: (a, b) => `<path d="M-12 9L-3 -8L2 1L5 -4L12 9Z" fill="${a}"/><circle cx="7" cy="-8" r="2.8" fill="${b}"/>`,
  volcano: (a, b) =>
    `<path d="M-12 10L-3.5 -3H3.5L12 10Z" fill="${a}"/><path d="M-3.5 -3L-1 1L1 -1L3.5 -3Z" fill="${b}"/><path d="M0 -5C-4 -8 3 -9 -1 -12" fill="none" stroke="${b}" stroke-width="1.8" stroke-linecap="round"/>`,
  waves: (a, b) =>
    [-6, 0, 6]
      .map(
        (y) =>
          `<path d="M-12 ${y}Q-9 ${y - 5} -6 ${y}T0 ${y}T6 ${y}T12 ${y}" fill="none" stroke="${y === 0 ? b : a}" stroke-width="2"/>`,
      )
      .join(''),
  moon: (a, b) =>
    `<path d="M3 -11A11 11 0 1 0 11 4A9 9 0 0 1 3 -11Z" fill="${a}"/><circle cx="8" cy="-6" r="1.6" fill="${b}"/><circle cx="4" cy="-1" r="1" fill="${b}"/>`,
  star: (a, b) => `<path d="M0 -12L3 -3L12 0L3 3L0 12L-3 3L-12 0L-3 -3Z" fill="${a}"/><circle r="2.2" fill="${b}"/>`,
  ship: (a, b) =>
    `<path d="M-11 4H11L7 10H-7Z" fill="${a}"/><path d="M-1 2V-11L-9 2Z" fill="${b}"/><path d="M1.5 2V-9L8 2Z" fill="${a}"/>`,
  flower: (a, b) =>
    `${[0, 72, 144, 216, 288].map((turn) => `<ellipse cy="-6.6" rx="3.4" ry="5" fill="${a}" transform="rotate(${turn})"/>`).join('')}<circle r="3" fill="${b}"/>`,
  berries: (a, b) =>
    `<circle cx="-4.6" cy="5" r="5" fill="${b}"/><circle cx="5" cy="6" r="5" fill="${a}"/><path d="M-4.6 0C-3 -7 2 -10 6 -11M5 1C5 -5 5 -8 6 -11" fill="none" stroke="${a}" stroke-width="1.5"/>`,
  tree: (a, b) =>
    `<path d="M-1.2 4H1.2V12H-1.2Z" fill="${b}"/><path d="M0 -12L8 -2H4L10 6H-10L-4 -2H-8Z" fill="${a}"/>`,
  bird: (a, b) =>
    `<path d="M-12 -3C-4 -10 6 -8 9 -2L12 -1L9 1C7 7 0 9 -5 7L-11 10L-8 3C-9 1 -9 -1 -12 -3Z" fill="${a}"/><path d="M-4 0C0 -3 4 -1 4 3C0 5 -3 4 -4 0Z" fill="${b}"/>`,
  grain: (a, b) =>
    `<path d="M0 12V-4" stroke="${a}" stroke-width="1.6"/>${[-1, 1].map((side) => [-6, -1, 4].map((y) => `<ellipse cx="${side * 4}" cy="${y}" rx="2.2" ry="4" fill="${a}" transform="rotate(${side * 32} ${side * 4} ${y})"/>`).join('')).join('')}<ellipse cy="-9" rx="2.2" ry="3.6" fill="${b}"/>`,
  honeycomb: (a, b) =>
    [
      [0, 0, b],
      [-7.4, -4.3, a],
      [7.4, -4.3, a],
      [0, -8.6, a],
      [-7.4, 4.3, a],
      [7.4, 4.3, a],
      [0, 8.6, a],
    ]
      .map(
        ([x, y, fill]) =>
          `<path d="M-3.9 0L-2 -3.4H2L3.9 0L2 3.4H-2Z" fill="${fill}" transform="translate(${x} ${y})"/>`,
      )
      .join(''),
  citrus: (a, b) =>
    `<circle r="10.5" fill="${b}"/><circle r="8.6" fill="none" stroke="${a}" stroke-width="1"/>${[0, 60, 120].map((turn) => `<path d="M0 -8.6V8.6" stroke="${a}" stroke-width="1" transform="rotate(${turn})"/>`).join('')}`,
  house: (a, b) =>
    `<path d="M-10 -1L0 -11L10 -1V10H-10Z" fill="${a}"/><path d="M-3 10V3H3V10Z" fill="${b}"/><path d="M4 -8V-12H7V-5Z" fill="${a}"/>`,
  drop: (a, b) =>
    `<path d="M0 -12C6 -3 8 0 8 4A8 8 0 0 1 -8 4C-8 0 -6 -3 0 -12Z" fill="${a}"/><path d="M-4 4A4.4 4.4 0 0 0 0 8.6" fill="none" stroke="${b}" stroke-width="1.8"/>`,
  rings: (a, b) =>
    `<circle r="11" fill="none" stroke="${a}" stroke-width="1.8"/><circle r="6.6" fill="none" stroke="${b}" stroke-width="2.4"/><circle r="2.4" fill="${a}"/>`,
  rhombus: (a, b) =>
    `<path d="M0 -12L8 0L0 12L-8 0Z" fill="${a}"/><path d="M0 -6L4 0L0 6L-4 0Z" fill="${b}"/><path d="M-12 0L-9.5 -3.6L-7 0L-9.5 3.6ZM12 0L9.5 -3.6L7 0L9.5 3.6Z" fill="${b}"/>`,
  snow: (a, b) =>
    `${[0, 60, 120].map((turn) => `<path d="M0 -11.5V11.5M-3 -8.5L0 -5.5L3 -8.5M-3 8.5L0 5.5L3 8.5" fill="none" stroke="${a}" stroke-width="1.6" transform="rotate(${turn})"/>`).join('')}<circle r="2" fill="${b}"/>`,
  half: (a, b) =>
    `<path d="M0 -11A11 11 0 0 0 0 11Z" fill="${a}"/><path d="M0 -11A11 11 0 0 1 0 11" fill="none" stroke="${b}" stroke-width="2.2"/>`,
  mill: (a, b) =>
    `<path d="M-4 12L-2.4 -1H2.4L4 12Z" fill="${a}"/><g transform="translate(0 -3)">${[45, 135, 225, 315].map((turn) => `<path d="M0 0H9V-3.4H2Z" fill="${b}" transform="rotate(${turn})"/>`).join('')}<circle r="1.6" fill="${a}"/></g>`,
  cup: (a, b) =>
    `<path d="M-9 -3H6V4A5.5 5.5 0 0 1 .5 9.5H-3.5A5.5 5.5 0 0 1 -9 4Z" fill="${a}"/><path d="M6 -1.5C11.5 -2.5 11.5 5 5.6 4.6" fill="none" stroke="${a}" stroke-width="1.8"/><path d="M-4 -6C-6 -8.5 -2 -9 -4 -12M1 -6C-1 -8.5 3 -9 1 -12" fill="none" stroke="${b}" stroke-width="1.6"/>`,
  fern: (a, b) =>
    `<path d="M0 12C1 4 1 -4 0 -12" fill="none" stroke="${a}" stroke-width="1.5"/>${[-8, -4, 0, 4, 8].map((y, at) => [-1, 1].map((side) => `<path d="M0 ${y + 2}Q${side * (3 + at)} ${y - 3} ${side * (4 + at * 1.5)} ${y + 1}Q${side * 3} ${y + 3} 0 ${y + 2}Z" fill="${at % 2 ? a : b}"/>`).join('')).join('')}`,
  fish: (a, b) =>
    `<path d="M-11 0C-6 -7 4 -7 8 0L12 -5V5L8 0C4 7 -6 7 -11 0Z" fill="${a}"/><circle cx="-6" cy="-1.4" r="1.3" fill="${b}"/><path d="M-1 -4.6Q2 0 -1 4.6" fill="none" stroke="${b}" stroke-width="1.4"/>`,
} as const satisfies Record<string, (ink: string, band: string) => string>;

export type Sign = keyof typeof signs;

/** How a label is divided: its sign on paper, on a coloured upper half, in a round window or beside a slanting band. */
export type Division = 'plain' | 'half' | 'round' | 'slant';

/** What a symbol may fill: a wide label is low. */
const roomIn = (width: number, height: number): number => Math.min(width, height * 0.76);

const grounds: Readonly<Record<Division, (width: number, height: number, ink: string, band: string) => string>> = {
  plain: (width, height, _ink, band) =>
    `<path d="M0 ${height - 12}H${width}V${height - 2}q0 2 -2 2H2q-2 0 -2 -2Z" fill="${band}"/>`,
  half: (width, height, ink) => `<path d="M2 0H${width - 2}q2 0 2 2V${height * 0.6}H0V2q0 -2 2 -2Z" fill="${ink}"/>`,
  round: (width, height, ink, band) =>
    `<circle cx="${width / 2}" cy="${height * 0.36}" r="${roomIn(width, height) * 0.37}" fill="${ink}"/><circle cx="${width / 2}" cy="${height * 0.36}" r="${roomIn(width, height) * 0.41}" fill="none" stroke="${band}" stroke-width="1.6"/>`,
  slant: (width, height, _ink, band) =>
    `<path d="M0 ${height * 0.78}L${width} ${height * 0.56}V${height - 2}q0 2 -2 2H2q-2 0 -2 -2Z" fill="${band}"/>`,
};

/** A label that covers the one of a pack, in the same place; `turn` is the id of the pack's own light. */
export const signLabel =
  (x: number, y: number, width: number, height: number, turn?: string) =>
  (sign: Sign, division: Division) =>
  (t: Tones): string => {
    const { paper, ink, band } = printOn(t);
    const isDark = division === 'half' || division === 'round';
    const scale = (roomIn(width, height) * (division === 'round' ? 0.5 : 0.56)) / 24;
    const leaf = height * 0.11;
    return `<g transform="translate(${x} ${y})"><rect x=".8" y="1.4" width="${width}" height="${height}" rx="2" fill="#000" opacity=".16"/><rect width="${width}" height="${height}" rx="2" fill="${paper}"/>${grounds[division](width, height, ink, band)}
<g transform="translate(${width / 2} ${height * (division === 'half' ? 0.3 : 0.36)}) scale(${scale})">${signs[sign](isDark ? paper : ink, band)}</g>
${line(width * 0.2, height * 0.68, width * 0.6, height * 0.035, division === 'slant' ? paper : ink, 0.9)}${line(width * 0.29, height * 0.745, width * 0.42, height * 0.022, division === 'slant' ? paper : ink, 0.6)}
${leafMark(width / 2 - (leaf / 32) * 14, height * 0.82, leaf / 32, division === 'slant' ? paper : ink)}
${turn ? `<rect width="${width}" height="${height}" rx="2" fill="url(#${turn})"/>` : ''}</g>`;
  };
