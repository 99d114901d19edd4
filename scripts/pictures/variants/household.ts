import { mix } from '../colours.ts';
import { seam, stitches } from '../weave.ts';
import { bands, check, covered, strewn, strip, waffle, within } from './features.ts';
import { signLabel } from './labels.ts';
import { leafOf, row } from './repeated.ts';
import type { Variant } from './variant.ts';

/** What stands in bath, bedroom and living room, as its words tell it. */
export const household = {
  'candle-glass': {
    of: 'candle',
    stretch: [1.16, 0.82],
    over: (t) =>
      `<path d="M20 92H148V352Q84 366 20 352Z" fill="#eef4f4" opacity=".38"/><path d="M24 92V352" stroke="#fff" stroke-opacity=".8" stroke-width="5"/><path d="M20 92H148V352Q84 366 20 352Z" fill="none" stroke="#9fb0b6" stroke-width="2.6"/>${signLabel(46, 200, 76, 92)('fern', 'plain')(t)}`,
  },
  'table-lamp-battery': {
    of: 'table-lamp',
    stretch: [0.84, 0.8],
    over: (t) =>
      `${covered('inShade', t, [30, 230])}${within('inShade', '<path d="M0 150H250V170H0Z" fill="#ffe9b0" opacity=".9"/>')}${bands('in', [300, 330], 4, t.light, 0.6)}<circle cx="125" cy="350" r="5" fill="#ffe9b0"/>`,
  },
  'basket-willow': {
    of: 'basket',
    stretch: [1.12, 0.92],
    over: (t) =>
      `${within(
        'in',
        row(14, 20, 20)
          .map(
            (x) =>
              `<path d="M${x} 100C${x + 6} 180 ${x - 6} 250 ${x} 330" fill="none" stroke="${t.deep}" stroke-opacity=".55" stroke-width="6"/><path d="M${x - 2} 100C${x + 4} 180 ${x - 8} 250 ${x - 2} 330" fill="none" stroke="${t.light}" stroke-opacity=".6" stroke-width="2.4"/>`,
          )
          .join(''),
      )}${bands('in', [190, 290], 10, t.deep, 0.35)}`,
  },
  'plant-pot-basil': {
    of: 'plant-pot',
    stretch: [1, 0.72],
    over: () =>
      row(46, 0, 1)
        .map((at) => {
          const ring = at / 46;
          const angle = at * 2.4;
          const x = 136 + Math.cos(angle) * 112 * Math.sqrt(ring);
          const y = 212 + Math.sin(angle) * 128 * Math.sqrt(ring);
          return leafOf(
            Math.round(x),
            Math.round(y),
            Math.round((angle * 57) % 360),
            22,
            ['#3f7a35', '#5c9a48', '#2f6230', '#7bb35d'][at % 4] ?? '#3f7a35',
          );
        })
        .join(''),
  },
  'bed-linen-washed': {
    of: 'bed-linen',
    over: (t) =>
      `${within(
        'in',
        row(12, 10, 30)
          .map(
            (x, at) =>
              `<path d="M${x} ${150 + (at % 3) * 26}q14 8 26 -2q10 -6 22 4" fill="none" stroke="${t.deep}" stroke-opacity=".4" stroke-width="2.4"/>`,
          )
          .join(''),
      )}${covered('in', t, [0, 350], 'M262 20H320V120H262Z')}<g fill="none" stroke="${t.light}" stroke-width="4" stroke-linecap="round"><path d="M290 44q-10 10 -4 24M290 44q12 8 10 22M290 92q-10 10 -4 24M290 92q12 8 10 22"/></g>`,
  },
  'bed-linen-flannel': { of: 'bed-linen', over: (t) => check('in', 38, t.deep, t.light, 0.42) },
  'blanket-muslin': {
    of: 'blanket',
    stretch: [1, 0.94],
    over: (t) =>
      strewn(
        'in',
        'vmuslin',
        9,
        `<path d="M0 0H9M0 0V9" stroke="${t.light}" stroke-width="2"/><circle cx="5" cy="5" r="1.6" fill="${t.deep}" opacity=".5"/>`,
        0.6,
      ),
  },
  'towel-stack-waffle': { of: 'towel-stack', over: (t) => waffle('inRoll a b c', 9, t, 0.5) },
  'soap-dispenser-glass': {
    of: 'soap-dispenser',
    stretch: [1.06, 0.97],
    over: (t) => signLabel(38, 196, 78, 92)('fern', 'slant')(t),
  },
  'gift-box-soaps': {
    of: 'gift-box',
    stretch: [1.04, 0.92],
    over: () =>
      `<path d="M38 196h72v64h-72Z" fill="#3a2a20" opacity=".7"/><path d="M182 196h72v64h-72Z" fill="#3a2a20" opacity=".7"/>${['#cfc4e6', '#f1e08a'].map((color, at) => `<rect x="${44 + at * 144}" y="206" width="60" height="46" rx="10" fill="${color}"/><rect x="${52 + at * 144}" y="216" width="44" height="24" rx="7" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2"/>`).join('')}`,
  },
  'laundry-basket-folding': {
    of: 'laundry-basket',
    stretch: [1.12, 0.94],
    over: (t) =>
      `${covered('in', t, [10, 270])}${seam('M140 60V340', t, 0.9)}${stitches('M136 70V336M144 70V336', t.light, 0.7, 1.4)}${strip('M58 150h40v12h-40Z', t)}${strip('M182 150h40v12h-40Z', t)}${bands('in', [312], 20, t.deep, 0.3)}`,
  },
  'teddy-cuddly': {
    of: 'teddy',
    stretch: [0.96, 0.9],
    over: (t) =>
      `<path d="M86 176C110 196 180 196 204 176L214 206C180 226 110 226 76 206Z" fill="#f6efe0"/><path d="M86 176C110 196 180 196 204 176" fill="none" stroke="${t.deep}" stroke-opacity=".4" stroke-width="2"/>${row(
        5,
        98,
        23,
      )
        .map((x, at) => `<circle cx="${x}" cy="${202 + (at % 2) * 5}" r="3.4" fill="${t.mid}"/>`)
        .join('')}`,
  },
  'teddy-warm': {
    of: 'teddy',
    over: (t) =>
      `<path d="M96 212Q146 200 194 212Q204 260 192 300Q146 312 98 300Q86 260 96 212Z" fill="${mix(t.light, '#ffffff', 0.3)}"/><path d="M96 212Q146 200 194 212Q204 260 192 300Q146 312 98 300Q86 260 96 212Z" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="2" stroke-dasharray="5 3"/>${row(
        3,
        122,
        24,
      )
        .map((x) => leafOf(x, 270, 0, 10, '#8fa58a'))
        .join('')}`,
  },
} as const satisfies Record<string, Variant>;
