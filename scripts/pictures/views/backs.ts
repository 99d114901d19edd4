import { mix } from '../colours.ts';
import { leafMark } from '../drawing.ts';
import type { Tones } from '../materials.ts';
import { curve } from '../outline.ts';
import { button, horn, pearl } from '../sewn-on.ts';
import { patch, strip, zip } from '../variants/features.ts';
import { ribs, seam, stitches } from '../weave.ts';
import type { Back } from './behind.ts';

/** A vent: the centre seam opens towards the hem. */
const vent = (from: number, to: number, t: Tones): string =>
  `${seam(`M0 96V${from}`, t, 0.7)}<path d="M0 ${from}L-5 ${to}H9Z" fill="${t.deep}" opacity=".6"/>${seam(`M0 ${from}L9 ${to}`, t, 0.7)}`;

/** Yoke of a shirt with its box pleat and loop. */
const yoke = (t: Tones, low: number): string =>
  `<path d="M-130 60H130V138Q0 154 -130 138Z" fill="${t.light}" opacity=".2"/>${seam('M-130 138Q0 154 130 138', t, 0.9)}${stitches('M-130 143Q0 159 130 143', t.deep, 0.5)}${seam(`M-11 149L-13 ${low}M11 149L13 ${low}`, t, 0.5)}<path d="M-11 149h22l2 60h-26Z" fill="${t.deep}" opacity=".14"/><path d="M-4 141h8v22h-8Z" fill="none" stroke="${t.deep}" stroke-opacity=".7" stroke-width="2.6"/><path d="M-4 141h8v22h-8Z" fill="none" stroke="${t.mid}" stroke-width="1.6"/>`;

const belt = (y: number, t: Tones): string =>
  `${strip(`M-132 ${y}Q0 ${y + 14} 132 ${y}V${y + 26}Q0 ${y + 40} -132 ${y + 26}Z`, t)}${[-62, 62].map((x) => strip(`M${x - 4} ${y - 2}h8v44h-8Z`, t)).join('')}`;

const welt = (x: number, t: Tones): string =>
  `<path d="M${x - 26} 150l52 2v9l-52 -2Z" fill="${t.deep}" opacity=".55"/>${strip(`M${x - 26} 147l52 2v8l-52 -2Z`, t)}${button(x, 166, 4, horn)}`;

const jeansPocket = (side: 1 | -1, t: Tones): string => {
  const thread = '#d0954c';
  const outline = 'M14 152L72 148L70 206L43 220L15 208Z';
  return `<g transform="scale(${side} 1)"><path d="${outline}" fill="${t.deep}" opacity=".4" transform="translate(2 3)"/><path d="${outline}" fill="${mix(t.mid, t.light, 0.14)}"/><path d="${outline}" fill="none" stroke="${t.deep}" stroke-opacity=".5"/>${stitches('M17 156L69 152L67 204L43 216L18 205ZM18 172Q34 192 43 178Q52 190 69 168', thread, 0.95, 1.3)}<circle cx="17" cy="155" r="2.3" fill="#a86f3c"/><circle cx="69" cy="151" r="2.3" fill="#a86f3c"/></g>`;
};

const coat = (t: Tones): string =>
  `${vent(380, 580, t)}${strip('M-46 262Q0 268 46 262V284Q0 290 -46 284Z', t)}${button(-34, 275, 6, horn)}${button(34, 275, 6, horn)}`;

const baffles = (t: Tones): string =>
  Array.from({ length: 14 }, (_, at) => {
    const y = 92 + at * 26;
    return `<path d="M-130 ${y}Q0 ${y + 10} 130 ${y}V${y + 9}Q0 ${y + 19} -130 ${y + 9}Z" fill="${t.light}" opacity=".26" filter="url(#b4)"/><path d="M-130 ${y + 19}Q0 ${y + 29} 130 ${y + 19}V${y + 26}Q0 ${y + 36} -130 ${y + 26}Z" fill="${t.deep}" opacity=".36" filter="url(#b2)"/>${seam(`M-130 ${y + 26}Q0 ${y + 36} 130 ${y + 26}`, t, 0.5)}`;
  }).join('');

const sash = (t: Tones): string =>
  `${zip('M0 74V300', [0, 78])}${seam('M-36 130L-30 250M36 130L30 250', t, 0.5)}${strip('M-80 262Q0 274 80 262V290Q0 302 -80 290Z', t)}`;

/** Each garment from behind. What is made from it (variants) has the same back in its own cut and cloth. */
export const backs: Readonly<Record<string, Back>> = {
  sweater: { covers: 'body', neck: 'band' },
  'kids-sweater': { covers: 'body', neck: 'band', keeps: 'hem', at: [40, 68, 38] },
  turtleneck: { covers: 'body', neck: 'stand', keeps: 'collar', on: (t) => seam('M-106 120Q0 96 106 120', t, 0.6) },
  cardigan: {
    covers: 'body hem',
    neck: 'band',
    at: [48, 70, 40],
    openTo: 480,
    on: (t) =>
      `${ribs(curve([-110, 432], [0, 450], [110, 432]), curve([-102, 476], [0, 490], [102, 476]), 42, t, 0.45)}<path d="M-112 434Q0 452 112 434" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="3" filter="url(#b1)"/>`,
  },
  hoodie: { covers: 'body', neck: 'hood', keeps: 'hem', on: (t) => stitches('M-112 196Q0 214 112 196', t.deep, 0.5) },
  raincoat: {
    covers: 'body',
    neck: 'hood',
    on: (t) =>
      `${seam('M-124 196Q0 216 124 196', t, 0.9)}<path d="M-124 196Q0 216 124 196V206Q0 226 -124 206Z" fill="${t.deep}" opacity=".4" filter="url(#b4)"/>${vent(400, 545, t)}`,
  },
  'kids-jacket': {
    covers: 'body',
    neck: 'hood',
    on: () =>
      '<path d="M-110 156Q0 170 110 156V165Q0 179 -110 165Z" fill="#eef0ea"/><path d="M-110 156Q0 170 110 156M-110 165Q0 179 110 165" fill="none" stroke="#000" stroke-opacity=".3"/>',
  },
  blouse: {
    covers: 'body',
    neck: 'band',
    at: [46, 62, 42],
    on: (t) =>
      `<path d="M0 70C-13 96 -13 116 0 124C13 116 13 96 0 70Z" fill="${t.deep}" opacity=".8"/><path d="M0 70C-13 96 -13 116 0 124C13 116 13 96 0 70Z" fill="none" stroke="${t.light}" stroke-opacity=".6" stroke-width="1.6"/>${button(0, 70, 4.4, pearl)}`,
  },
  shirt: { covers: 'body', neck: 'collar', at: [46, 68, 16], on: (t) => yoke(t, 460) },
  polo: {
    covers: 'body',
    neck: 'collar',
    at: [46, 64, 18],
    on: (t) => `${seam('M-112 116Q0 98 112 116', t, 0.6)}${stitches('M-112 120Q0 102 112 120', t.deep, 0.4)}`,
  },
  't-shirt': {
    covers: 'body',
    neck: 'band',
    at: [49, 70, 42],
    on: (t) =>
      `${seam('M-114 112Q0 84 114 112', t, 0.5)}${stitches('M-114 115Q0 87 114 115', t.deep, 0.4)}${leafMark(-7, 124, 0.5, mix(t.mid, t.deep, 0.6))}`,
  },
  dress: { covers: 'skirt overlap right left', neck: 'band', at: [45, 68, 46], keeps: 'none', on: sash },
  skirt: {
    covers: 'skirt band',
    neck: 'none',
    on: (t) =>
      `${seam('M-80 104Q0 114 80 104', t, 0.9)}${zip('M0 84V190', [0, 86])}${seam('M-40 108L-52 170M40 108L52 170', t, 0.6)}${seam('M0 190V430', t, 0.4)}`,
  },
  trousers: {
    covers: 'right left band',
    neck: 'none',
    hasLegs: true,
    on: (t) =>
      `${seam('M-80 103Q0 113 80 103', t, 0.9)}${seam('M0 78V104Q4 180 6 216', t, 0.8)}${welt(-42, t)}${welt(42, t)}${seam('M-30 108L-34 140M30 108L34 140', t, 0.5)}`,
  },
  jeans: {
    covers: 'right left band',
    neck: 'none',
    hasLegs: true,
    on: (t) =>
      `${seam('M-80 105Q0 115 80 105', t, 0.9)}${stitches('M-84 124L0 146L84 124M-84 128L0 150L84 128M2 104V214M-76 82Q0 92 76 82', '#d0954c', 0.95, 1.3)}${jeansPocket(-1, t)}${jeansPocket(1, t)}${patch(22, 82, 40, 22)}`,
  },
  pyjama: { covers: 'body', neck: 'collar', on: (t) => seam('M-112 140Q0 154 112 140', t, 0.7) },
  bathrobe: {
    covers: 'body',
    neck: 'collar',
    on: (t) => `${seam('M0 110V560', t, 0.5)}${belt(292, t)}<path d="M-7 96h14" stroke="${t.deep}" stroke-width="3"/>`,
  },
  coat: { covers: 'body', neck: 'collar', on: coat },
  'short-coat': { covers: 'body', neck: 'collar', on: (t) => vent(330, 430, t) },
  'belted-coat': { covers: 'body', neck: 'collar', on: (t) => `${vent(400, 580, t)}${belt(300, t)}` },
  blazer: {
    covers: 'right left',
    neck: 'collar',
    openTo: 408,
    at: [44, 70, 42],
    on: (t) => `${vent(300, 420, t)}${seam('M-64 150C-50 240 -56 320 -62 410M64 150C50 240 56 320 62 410', t, 0.6)}`,
  },
  'quilted-jacket': { covers: 'body collar collarr', neck: 'stand', on: baffles },
  romper: {
    covers: 'suit',
    neck: 'band',
    at: [38, 67, 40],
    on: (t) => seam('M0 90V330M-80 250Q0 268 80 250', t, 0.6),
  },
};
