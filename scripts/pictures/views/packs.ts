import { line, printOn } from '../coffee.ts';
import { leafMark, type Drawing } from '../drawing.ts';
import type { Tones } from '../materials.ts';
import { signs, type Sign } from '../variants/labels.ts';
import { varied } from '../variants/variant.ts';
import { numbersOf } from './sheet.ts';

/** Where a pack has its label: the back's is as large. */
const places: Readonly<Record<string, readonly [x: number, y: number, width: number, height: number]>> = {
  bag: [38, 92, 124, 184],
  'bag-small': [38, 78, 126, 142],
  tin: [42, 106, 96, 112],
  'tea-box': [25, 62, 114, 110],
  'capsule-box': [26, 56, 108, 80],
  'instant-jar': [50, 130, 80, 82],
  'chocolate-bar': [32, 160, 112, 120],
  'syrup-bottle': [24, 188, 80, 112],
  'filter-box': [30, 106, 200, 104],
};

/** The back of a pack: its symbol once more, lines of text, a table of taste and the code of the till. */
const backLabel = (
  [x, y, width, height]: readonly [number, number, number, number],
  t: Tones,
  sign: Sign | undefined,
  name: string,
): string => {
  const { paper, ink, band } = printOn(t);
  const next = numbersOf(name);
  const isLow = height < width * 0.9;
  const left = width * 0.08;
  const full = width - left * 2;
  const step = height * 0.05;
  const head = height * 0.07;
  const emblem = height * (isLow ? 0.2 : 0.15);
  const dot = Math.min(width, height) * 0.017;
  const rows = [0, 1, 2, 3].map((row) => {
    const rowY = height * 0.56 + row * step * 1.25;
    const strong = 1 + Math.floor(next() * 5);
    return `${line(left, rowY, full * (0.26 + next() * 0.12), height * 0.018, ink, 0.75)}${[0, 1, 2, 3, 4].map((at) => `<circle cx="${left + full * 0.52 + at * dot * 3.4}" cy="${rowY + height * 0.009}" r="${dot}" fill="${at < strong ? band : 'none'}" stroke="${ink}" stroke-opacity=".6" stroke-width=".5"/>`).join('')}`;
  });
  const bars = Array.from(
    { length: 16 },
    (_, at) =>
      `<rect x="${(width * 0.6 + at * full * 0.024).toFixed(1)}" y="${height * 0.83}" width="${(0.5 + next() * full * 0.013).toFixed(2)}" height="${height * 0.11}" fill="#1d1712"/>`,
  );
  return `<g transform="translate(${x} ${y})"><rect x=".8" y="1.4" width="${width}" height="${height}" rx="2" fill="#000" opacity=".16"/><rect width="${width}" height="${height}" rx="2" fill="${paper}"/><path d="M2 0H${width - 2}q2 0 2 2V${head}H0V2q0 -2 2 -2Z" fill="${band}"/>
<g transform="translate(${left + emblem / 2} ${head + height * 0.05 + emblem / 2}) scale(${emblem / 26})">${sign ? signs[sign](ink, band) : leafMark(-14, -16, 1, ink)}</g>
${line(left * 2 + emblem, head + height * 0.07, full - emblem - left, height * 0.028, ink, 0.9)}${line(left * 2 + emblem, head + height * 0.13, (full - emblem - left) * 0.7, height * 0.018, ink, 0.6)}
${[0.97, 0.9, 1, 0.84, 0.95, 0.5].map((share, at) => line(left, height * 0.29 + at * step * 0.84, full * share, height * 0.014, ink, 0.5)).join('')}
${rows.join('')}<path d="M${left} ${height * 0.52}H${width - left}M${left} ${height * 0.8}H${width - left}" stroke="${ink}" stroke-opacity=".35" stroke-width=".6"/>
<rect x="${width * 0.58}" y="${height * 0.815}" width="${full * 0.43}" height="${height * 0.14}" fill="#fff"/>${bars.join('')}${line(left, height * 0.84, full * 0.4, height * 0.016, ink, 0.6)}${line(left, height * 0.88, full * 0.3, height * 0.016, ink, 0.6)}${line(left, height * 0.92, full * 0.36, height * 0.016, ink, 0.6)}</g>`;
};

/** The seam in the middle of a bag's back. */
const backSeam = (height: number, t: Tones): string =>
  `<path d="M100 44V${height}" stroke="${t.deep}" stroke-opacity=".4" stroke-width="1.6"/><path d="M102 44V${height}" stroke="#fff" stroke-opacity=".35" stroke-width="1.4"/>`;

export const packBack = (base: Drawing, of: string, name: string, sign: Sign | undefined): Drawing | undefined => {
  const place = places[of];
  if (!place) return undefined;
  return varied(base, {
    of,
    over: (t) => `${of.startsWith('bag') ? backSeam(base.viewBox[1] - 14, t) : ''}${backLabel(place, t, sign, name)}`,
  });
};
