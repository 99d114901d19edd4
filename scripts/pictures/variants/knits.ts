import { mix } from '../colours.ts';
import { button, horn } from '../sewn-on.ts';
import { ribs, seam, stitches } from '../weave.ts';
import { bands, cables, covered, pocket, slit, strewn, strip, uprights, within } from './features.ts';
import type { Variant } from './variant.ts';

/** Pullovers and cardigans as their words tell them: cables, ribs, slits, length; those of men are cut wider. */
export const knits = {
  'sweater-cable': {
    of: 'sweater',
    over: (t) =>
      `${cables('bodyc', [-70, -25, 25, 70], 118, 372, 17, t)}${strip('M-50 76C-46 50 46 50 50 76L44 92C26 106 -26 106 -44 92Z', t)}${ribs(
        [
          [-48, 74],
          [0, 62],
          [48, 74],
        ],
        [
          [-43, 92],
          [0, 102],
          [43, 92],
        ],
        16,
        t,
        0.45,
      )}`,
  },
  'sweater-ribbed': {
    of: 'sweater',
    stretch: [0.97, 0.97],
    over: (t) =>
      `${uprights('bodyc', [-110, 110, 15], t, 0.5)}${uprights('sleevec sleeverc', [-190, 190, 15], t, 0.3)}`,
  },
  'sweater-airy': {
    of: 'sweater',
    stretch: [1.02, 0.93],
    over: (t) =>
      `${strewn('bodyc sleevec sleeverc', 'vair', 11, `<ellipse cx="3" cy="3" rx="1.7" ry="2.3" fill="${t.deep}"/><ellipse cx="8.5" cy="8.5" rx="1.7" ry="2.3" fill="${t.deep}"/><path d="M5 0Q6 6 5 11" stroke="${t.light}" stroke-width="1.4" fill="none"/>`, 0.55)}${bands('bodyc', [150, 210, 270, 330], 3, t.light, 0.45)}`,
  },
  'sweater-wide': {
    of: 'sweater',
    stretch: [1.09, 1.04],
    over: (t) =>
      `${seam('M-132 104C-126 136 -124 160 -126 190', t, 0.8)}${seam('M132 104C126 136 124 160 126 190', t, 0.8)}${slit(-92, 372, 428, t)}${slit(92, 372, 428, t)}${bands('bodyc', [206, 214], 3, t.deep, 0.35)}`,
  },
  'sweater-men': {
    of: 'sweater',
    stretch: [1.12, 1.05],
    over: (t) =>
      `${seam('M-50 84L-104 204', t, 0.8)}${seam('M50 84L104 204', t, 0.8)}${uprights('hemc', [-110, 110, 6], t, 0.3)}`,
  },
  'cardigan-fine': {
    of: 'cardigan',
    without: ['pocket', 'pocketr'],
    stretch: [0.95, 0.93],
    over: (t) =>
      `${uprights('bodyc', [-112, 112, 4.5], t, 0.14)}${bands('hemc', [440, 452, 464], 4, t.light, 0.6)}${bands('cuffc cuffrc', [376, 388], 4, t.light, 0.6)}`,
  },
  'cardigan-chunky': {
    of: 'cardigan',
    stretch: [1.1, 1],
    over: (t) =>
      `${cables('bodyc', [-74, 74], 110, 330, 26, t)}${strip('M-56 74C-86 108 -72 196 -16 256L2 246C-26 196 -42 124 -38 70Z', t)}${strip('M56 74C86 108 72 196 16 256L-2 246C26 196 42 124 38 70Z', t)}${ribs(
        [
          [-56, 76],
          [-80, 120],
          [-66, 190],
          [-16, 256],
        ],
        [
          [-40, 72],
          [-40, 128],
          [-26, 196],
          [2, 246],
        ],
        22,
        t,
        0.35,
      )}${ribs(
        [
          [56, 76],
          [80, 120],
          [66, 190],
          [16, 256],
        ],
        [
          [40, 72],
          [40, 128],
          [26, 196],
          [-2, 246],
        ],
        22,
        t,
        0.35,
      )}`,
  },
  'cardigan-long': {
    of: 'cardigan',
    stretch: [0.98, 1.24],
    over: (t) =>
      `${covered('outerc', t, [-60, 40], 'M-70 60H40V486H-70Z')}${uprights('outerc', [-60, 14, 5], t, 0.35)}<path d="M1 250V484" stroke="${t.deep}" stroke-opacity=".7" stroke-width="2"/>${slit(-96, 424, 484, t)}${slit(96, 424, 484, t)}`,
  },
  'cardigan-short': {
    of: 'cardigan',
    without: ['pocket', 'pocketr'],
    stretch: [1.02, 0.8],
    over: (t) =>
      strewn(
        'bodyc',
        'vmoss',
        8,
        `<circle cx="2" cy="2" r="1.6" fill="${t.deep}"/><circle cx="6" cy="6" r="1.6" fill="${t.light}"/>`,
        0.4,
      ),
  },
  'cardigan-linen': {
    of: 'cardigan',
    without: ['pocket', 'pocketr'],
    stretch: [1.04, 0.95],
    over: (t) =>
      strewn(
        'bodyc sleevec sleeverc',
        'vlace',
        13,
        `<rect x="2" y="2" width="4" height="5.5" rx="2" fill="${t.deep}"/><rect x="8.5" y="8" width="4" height="4.5" rx="2" fill="${t.deep}"/>`,
        0.4,
      ),
  },
  'turtleneck-loose': {
    of: 'turtleneck',
    stretch: [1.06, 0.98],
    over: (t) =>
      `${strip('M-48 50C-62 78 -66 98 -58 112C-34 128 34 128 58 112C66 98 62 78 48 50C24 64 -24 64 -48 50Z', t)}${seam('M-56 84C-30 100 26 96 56 78M-60 102C-30 114 30 116 60 98', t, 0.5)}`,
  },
  'turtleneck-thick': {
    of: 'turtleneck',
    stretch: [1.1, 0.97],
    over: (t) =>
      `${uprights('bodyc', [-110, 110, 17], t, 0.55)}${uprights('sleevec sleeverc', [-170, 170, 15], t, 0.4)}${uprights('collarc', [-60, 60, 12], t, 0.4)}`,
  },
  'turtleneck-thin': {
    of: 'turtleneck',
    stretch: [0.9, 1.02],
    over: (t) =>
      bands(
        'bodyc sleevec sleeverc',
        Array.from({ length: 12 }, (_, at) => 118 + at * 26),
        6,
        t.light,
        0.5,
      ),
  },
  'turtleneck-men': {
    of: 'turtleneck',
    stretch: [1.13, 1.05],
    over: (t) =>
      `${strewn('bodyc sleevec sleeverc', 'vwool', 12, `<path d="M2 0L6 8L10 0" fill="none" stroke="${t.light}" stroke-width="2"/><path d="M2 5L6 13L10 5" fill="none" stroke="${t.deep}" stroke-width="1.2"/>`, 0.5)}${bands('bodyc', [392], 3, t.deep, 0.5)}`,
  },
  'kids-sweater-fox': {
    of: 'kids-sweater',
    over: (t) =>
      `${covered('bodyc', t, [-130, 130], 'M-120 96H120V176H-120Z')}<g transform="translate(0 186)"><path d="M-40 -34L-26 -8H26L40 -34L44 6C34 34 14 46 0 50C-14 46 -34 34 -44 6Z" fill="#f6ead2"/><path d="M-36 -28L-24 -6C-10 2 -4 20 0 44C4 20 10 2 24 -6L36 -28L40 4C30 14 14 24 0 46C-14 24 -30 14 -40 4Z" fill="${mix(t.mid, '#7a3215', 0.62)}"/><circle cx="-17" cy="10" r="3.6" fill="#231812"/><circle cx="17" cy="10" r="3.6" fill="#231812"/><ellipse cy="43" rx="5" ry="3.6" fill="#231812"/></g>`,
  },
  'romper-walk': {
    of: 'romper',
    stretch: [1.08, 1.04],
    over: (t) => {
      const cuff = mix(t.mid, t.deep, 0.28);
      const hand = 'M-136 204Q-114 220 -91 209C-91 224 -92 238 -95 250Q-114 258 -133 249C-136 236 -137 220 -136 204Z';
      const foot = 'M-95 352Q-62 364 -34 356C-35 376 -38 394 -42 408Q-70 420 -100 414C-112 408 -98 380 -95 352Z';
      return `${covered('suitc sleevec sleeverc', t, [-120, 120])}${strewn('suitc sleevec sleeverc', 'vfelt', 7, `<path d="M1 2q2 -2 4 0M3 6q2 -2 4 0" fill="none" stroke="${t.light}" stroke-width=".9"/><circle cx="5" cy="4" r=".8" fill="${t.deep}"/>`, 0.4)}${seam('M-75 84C-69 110 -70 138 -73 162M75 84C69 110 70 138 73 162', t, 0.7)}${within('suitc', `<path d="M-34 104L20 108L16 262Q-2 300 -40 330" fill="none" stroke="${t.deep}" stroke-opacity=".35" stroke-width="9" transform="translate(4 4)"/><path d="M0 300C-22 316 -32 346 -36 372L-36 420H36V372C32 346 22 316 0 300Z" fill="${t.deep}" opacity=".16"/>`)}${stitches('M20 104L16 262Q6 286 -22 306', t.light, 0.9, 2.2)}${[120, 156, 192, 228, 264].map((y) => button(3 - (y > 240 ? 6 : 0), y, 6.4, horn)).join('')}${pocket(-62, 206, 40, 44, { ...t, mid: cuff })}${[1, -1].map((side) => `<g transform="scale(${side} 1)">${[hand, foot].map((path) => `${strip(path, { ...t, mid: cuff })}<path d="${path}" fill="url(#vcover)" opacity=".45"/>`).join('')}${stitches('M-133 212Q-114 226 -93 217M-93 362Q-62 373 -36 365', t.light, 0.9, 1.8)}</g>`).join('')}`;
    },
  },
  'beanie-runner': {
    of: 'beanie',
    stretch: [1, 0.9],
    over: (t) =>
      `${covered('crownc brimc', t, [-100, 100])}${bands('crownc brimc', [178], 7, '#e9edea', 0.9)}${bands('crownc brimc', [174, 187], 1.6, t.deep, 0.6)}${within('crownc', seam('M-20 20C-46 70 -56 120 -58 170M20 20C46 70 56 120 58 170', t, 0.6))}`,
  },
  'hoodie-men': {
    of: 'hoodie',
    stretch: [1.1, 1.03],
    over: (t) =>
      `${within('bodyc', `<path d="M-130 90H130V158Q0 176 -130 158Z" fill="${t.light}" opacity=".26"/>`)}${seam('M-112 158Q0 176 112 158', t, 0.7)}${strewn('edgerc edgelc', 'vcomb', 9, `<path d="M1 4.5L3 1H6L8 4.5L6 8H3Z" fill="none" stroke="${t.deep}" stroke-width="1.1"/>`, 0.8)}`,
  },
  'dress-knit': {
    of: 'dress',
    stretch: [0.94, 0.94],
    over: (t) =>
      `${uprights('skirtc overlapc rightc leftc', [-150, 150, 9], t, 0.34)}${strip('M-40 62C-44 46 44 46 40 62L46 88C24 104 -24 104 -46 88Z', t)}${uprights('sleevec sleeverc', [-170, 170, 9], t, 0.25)}${bands('skirtc overlapc', [546], 30, t.deep, 0.18)}`,
  },
} as const satisfies Record<string, Variant>;
