import { mix } from '../colours.ts';
import { button, horn, pearl } from '../sewn-on.ts';
import { seam, stitches } from '../weave.ts';
import {
  bands,
  check,
  covered,
  dots,
  patch,
  pocket,
  slit,
  strewn,
  strip,
  uprights,
  waffle,
  within,
  zip,
} from './features.ts';
import type { Variant } from './variant.ts';

const men = [1.1, 1.03] as const;
const strap = (x: number, y: number): string =>
  `<path d="M${x} ${y}h26v9h-26Z" fill="#2a211b"/><path d="M${x + 17} ${y - 1}h6v11h-6Z" fill="#cdbb8f"/>`;

/** Clothes that are cut and sewn: closing, pockets, length and cloth as their words tell them. */
export const sewn = {
  't-shirt-linen': {
    of: 't-shirt',
    stretch: [1.13, 0.99],
    over: (t) =>
      `${strewn('bodyc sleevec sleeverc', 'vslub', 26, `<path d="M0 5H9M14 5H26M4 15H20M0 22H6" stroke="${t.light}" stroke-width="1.3"/><path d="M0 10H12M18 18H26" stroke="${t.deep}" stroke-width="1"/>`, 0.26)}${slit(-104, 386, 420, t)}${slit(104, 386, 420, t)}`,
  },
  't-shirt-men': {
    of: 't-shirt',
    stretch: men,
    over: (t) =>
      `${strip('M-58 72C-54 108 -34 126 0 126C34 126 54 108 58 72L46 69C42 94 26 110 0 110C-26 110 -42 94 -46 69Z', t)}${bands('sleevec sleeverc', [206], 3, t.deep, 0.4)}`,
  },
  't-shirt-pocket': {
    of: 't-shirt',
    stretch: [1.06, 1.04],
    over: (t) =>
      `${pocket(26, 158, 56, 62, t)}${bands(
        'bodyc sleevec sleeverc',
        Array.from({ length: 16 }, (_, at) => 90 + at * 21),
        2,
        t.deep,
        0.18,
      )}`,
  },
  'raincoat-packable': {
    of: 'raincoat',
    without: ['flap', 'flapr'],
    stretch: [1.06, 0.76],
    over: (t) => `${zip('M28 176H88', [84, 176])}${pocket(28, 190, 60, 62, t)}${bands('bodyc', [500], 5, t.deep, 0.4)}`,
  },
  'raincoat-taped': {
    of: 'raincoat',
    stretch: [1.14, 0.8],
    over: (t) =>
      `${covered('placketc', t, [-30, 30])}${zip('M0 130V530', [0, 150])}${within('bodyc', `<path d="M-130 110H130V190L0 214L-130 190Z" fill="${t.deep}" opacity=".34"/>`)}${seam('M-112 190L0 214L112 190', t, 0.8)}${zip('M-84 330L-40 420', [-42, 412])}${zip('M84 330L40 420', [42, 412])}`,
  },
  'raincoat-cotton': {
    of: 'raincoat',
    stretch: [1.07, 1.03],
    over: (t) =>
      `${covered('placketc', t, [-40, 40])}${seam('M-14 128V536M16 128V536', t, 0.7)}${strip('M-150 196h36v10h-36Z', t)}${strip('M114 196h36v10h-36Z', t)}`,
  },
  'shirt-flannel': {
    of: 'shirt',
    stretch: [1.03, 1.02],
    over: (t) =>
      `${check('bodyc placketc sleevec sleeverc cuffc cuffrc leafc leafrc', 34, t.deep, t.light, 0.45)}${pocket(28, 168, 54, 58, t, true)}${pocket(-82, 168, 54, 58, t, true)}`,
  },
  'shirt-oxford': {
    of: 'shirt',
    stretch: men,
    over: (t) =>
      `${strewn('bodyc sleevec sleeverc', 'voxford', 5, `<path d="M0 0H2.5V2.5H0ZM2.5 2.5H5V5H2.5Z" fill="${t.light}"/>`, 0.35)}${button(-46, 112, 3.2, pearl)}${button(46, 112, 3.2, pearl)}`,
  },
  'shirt-over': {
    of: 'shirt',
    stretch: [1.12, 0.98],
    over: (t) =>
      `${pocket(24, 166, 62, 70, t, true)}${pocket(-86, 166, 62, 70, t, true)}${seam('M-106 140Q-50 154 0 152Q50 154 106 140', t, 0.8)}${button(55, 186, 4, horn)}${button(-55, 186, 4, horn)}`,
  },
  'shirt-silk': {
    of: 'shirt',
    without: ['pocket'],
    stretch: [0.95, 0.97],
    over: (t) =>
      `${covered('placketc', t, [-30, 40])}${within('bodyc', `<path d="M-70 100C-40 200 -60 320 -50 440L-30 440C-40 320 -20 210 -46 100Z" fill="#fff" opacity=".22" filter="url(#b4)"/><path d="M46 110C70 210 50 320 66 440L80 440C66 320 88 220 66 110Z" fill="#fff" opacity=".18" filter="url(#b4)"/>`)}`,
  },
  'skirt-cord': {
    of: 'skirt',
    stretch: [0.92, 0.95],
    over: (t) =>
      `${uprights('skirtc', [-150, 150, 8], t, 0.42)}${strip('M-9 106H9L12 416H-12Z', t)}${[136, 186, 236, 286, 336, 386].map((y) => button(0, y, 5.4, horn)).join('')}`,
  },
  'skirt-narrow': {
    of: 'skirt',
    stretch: [0.7, 1.08],
    over: (t) =>
      `${covered('skirtc', t, [-130, 130])}${seam('M-34 104L-52 410M34 104L52 410', t, 0.7)}${slit(0, 340, 416, t)}`,
  },
  'skirt-wrap': {
    of: 'skirt',
    stretch: [0.96, 1.02],
    over: (t) =>
      `${within('skirtc', `<path d="M-70 96C0 130 44 260 54 426L160 430V90Z" fill="${t.light}" opacity=".28"/>`)}${seam('M-60 104C0 150 40 260 52 420', t, 0.9)}${strip('M52 92C70 120 74 150 70 190L58 188C62 150 56 124 44 98Z', t)}${strip('M54 90C84 108 98 130 106 164L95 168C86 138 72 118 48 102Z', t)}${strip('M44 82h20v18h-20Z', t)}`,
  },
  'trousers-pleated': {
    of: 'trousers',
    stretch: [1.26, 1],
    over: (t) =>
      `${seam('M-44 108L-50 230M-26 110L-30 200M44 108L50 230M26 110L30 200', t, 0.9)}${seam('M-52 230L-56 568M52 230L56 568', t, 0.6)}`,
  },
  'trousers-linen': {
    of: 'trousers',
    stretch: [1.1, 0.92],
    over: (t) =>
      `${covered('bandc', t, [-80, 80])}${uprights('bandc', [-80, 80, 7], t, 0.5)}<g fill="none" stroke="#f1e7d2" stroke-width="3.4" stroke-linecap="round"><path d="M-6 98C-14 130 -16 150 -14 176M6 98C12 126 16 140 14 162"/></g>${strewn('rightc leftc', 'vslub', 24, `<path d="M0 5H9M4 15H20" stroke="${t.light}" stroke-width="1.2"/><path d="M2 10H12" stroke="${t.deep}" stroke-width="1"/>`, 0.24)}`,
  },
  'trousers-cord': {
    of: 'trousers',
    stretch: [1.22, 0.98],
    over: (t) =>
      `${uprights('rightc leftc', [-100, 100, 6.4], t, 0.45)}${seam('M-40 108L-44 200M40 108L44 200', t, 0.9)}`,
  },
  'jeans-wide': {
    of: 'jeans',
    stretch: [1.3, 1.04],
    over: (t) =>
      `${covered('turnc turnrc', t, [-90, 90])}${within('rightc leftc', `<path d="M-60 130C-56 250 -60 420 -62 560H-36C-38 420 -34 250 -40 130ZM60 130C56 250 60 420 62 560H36C38 420 34 250 40 130Z" fill="${t.light}" opacity=".3" filter="url(#b8)"/>`)}`,
  },
  'jeans-men': {
    of: 'jeans',
    stretch: [1.14, 1],
    over: () =>
      `${stitches('M-84 130Q-60 150 -34 140M84 130Q60 150 34 140M0 110V196M-90 240L-86 540M90 240L86 540', '#d29a4a', 0.95, 1.5)}${patch(30, 84, 32, 17)}`,
  },
  'dress-linen': {
    of: 'dress',
    without: ['sleeve', 'sleever'],
    stretch: [1, 1.09],
    over: (t) =>
      `${pocket(-96, 350, 52, 62, t)}${pocket(44, 350, 52, 62, t)}${strewn('skirtc overlapc rightc leftc', 'vslub', 26, `<path d="M0 5H9M14 15H26" stroke="${t.light}" stroke-width="1.3"/><path d="M0 20H12" stroke="${t.deep}" stroke-width="1"/>`, 0.24)}`,
  },
  'dress-shirt': {
    of: 'dress',
    stretch: [1.02, 1.02],
    over: (t) =>
      `${strip('M-9 120H9L12 260H-12Z', t)}${strip('M-12 292H12L15 566H-15Z', t)}${strip('M-46 66L-8 122L-28 132L-56 78Z', t)}${strip('M46 66L8 122L28 132L56 78Z', t)}${[146, 184, 222, 320, 372, 424, 476, 528].map((y) => button(0, y, 3.6, pearl)).join('')}`,
  },
  'bathrobe-waffle': {
    of: 'bathrobe',
    stretch: [1.03, 0.96],
    over: (t) => `${waffle('bodyc sleevec sleeverc', 12, t, 0.24)}${bands('cuffc cuffrc', [296], 6, t.light, 0.7)}`,
  },
  'bathrobe-terry': {
    of: 'bathrobe',
    stretch: [1.06, 1.08],
    over: (t) =>
      `${strewn('bodyc sleevec sleeverc shawlrc shawllc', 'vterry', 6, `<circle cx="1.6" cy="1.6" r="1.4" fill="${t.light}"/><circle cx="4.6" cy="4.6" r="1.4" fill="${t.deep}"/>`, 0.35)}${bands('cuffc cuffrc', [300, 312], 5, '#f6efe0', 0.85)}${bands('pocketc pocketrc', [352], 6, '#f6efe0', 0.85)}`,
  },
  'quilted-jacket-winter': {
    of: 'quilted-jacket',
    stretch: [1.06, 1.13],
    over: (t) =>
      `<path d="M-64 108C-78 40 78 40 64 108" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="34" stroke-linecap="round" transform="translate(3 5)"/><path d="M-64 106C-78 38 78 38 64 106" fill="none" stroke="${t.mid}" stroke-width="32" stroke-linecap="round"/><path d="M-70 96C-78 34 70 26 62 92" fill="none" stroke="${t.light}" stroke-opacity=".5" stroke-width="8" filter="url(#b4)"/>${zip('M-76 176L-40 186', [-42, 186])}${button(-64, 118, 3.4, horn)}${button(64, 118, 3.4, horn)}`,
  },
  'quilted-jacket-men': {
    of: 'quilted-jacket',
    stretch: [1.12, 1.02],
    over: (t) =>
      `${covered('bodyc', t, [-120, 120], 'M-130 60H130V168L0 186L-130 168Z')}${seam('M-118 166L0 186L118 166', t, 0.9)}${zip('M0 70V186', [0, 84])}`,
  },
  'kids-jacket-rain': {
    of: 'kids-jacket',
    over: (t) =>
      `${covered('yokec', t, [-110, 110])}${bands('bodyc', [230], 9, '#eef0ea', 0.95)}${bands('bodyc', [226, 241], 2, t.deep, 0.5)}${strip('M-12 150H12V300H-12Z', t)}${[168, 206, 262, 288].map((y) => button(0, y, 3.7, pearl)).join('')}`,
  },
  'kids-jacket-teddy': {
    of: 'kids-jacket',
    over: (t) =>
      `${strewn('cuffc cuffrc yokec', 'vteddy', 9, '<circle cx="2.4" cy="2.4" r="2.3" fill="#f6ead2"/><circle cx="6.8" cy="6.6" r="2.3" fill="#e2d1b2"/>', 0.95)}${pocket(-80, 220, 46, 46, t)}${pocket(34, 220, 46, 46, t)}${patch(38, 178, 34, 17)}`,
  },
  'coat-men': {
    of: 'coat',
    stretch: [1.12, 0.96],
    over: (t) =>
      `${strip('M-72 190h44v9h-44Z', t)}${seam('M-104 110L-98 540M104 110L98 540', t, 0.3)}${strewn('bodyc sleevec sleeverc outerc', 'vherring', 12, `<path d="M0 0L6 8L12 0" fill="none" stroke="${t.deep}" stroke-width="1.2"/>`, 0.28)}`,
  },
  'short-coat-loden': {
    of: 'short-coat',
    stretch: [1.1, 1],
    over: (t) =>
      `${seam('M-122 400Q0 412 122 400', t, 0.8)}${strip('M-104 300h64v58h-64Z', t)}${strip('M40 300h64v58h-64Z', t)}${stitches('M-100 304h56v50h-56ZM44 304h56v50h-56Z', t.light, 0.8, 1.2)}${bands('sleevec sleeverc', [352], 4, t.light, 0.6)}`,
  },
  'blazer-men': {
    of: 'blazer',
    without: ['flap', 'flapr', 'welt'],
    stretch: [1.09, 1.04],
    over: (t) => `${pocket(-96, 278, 62, 70, t)}${pocket(34, 278, 62, 70, t)}${pocket(30, 176, 46, 46, t)}`,
  },
  'polo-men': {
    of: 'polo',
    stretch: men,
    over: (t) =>
      `${bands('sleevec sleeverc', [196, 206], 4, t.light, 0.8)}${stitches('M-60 96L-34 128M60 96L34 128', t.light, 0.9, 2.4)}${slit(-100, 392, 424, t)}${slit(100, 392, 424, t)}`,
  },
  'pyjama-satin': {
    of: 'pyjama',
    stretch: [0.97, 0.93],
    over: (t) =>
      `${dots('bodyc sleevec sleeverc legrc leglc', 15, 1.8, t.light, 0.85)}${within('bodyc', `<path d="M-60 120C-40 200 -56 300 -50 390H-30C-40 300 -24 210 -40 120Z" fill="#fff" opacity=".2" filter="url(#b4)"/>`)}`,
  },
  'scarf-herringbone': {
    of: 'scarf',
    over: (t) =>
      `${covered('backc frontc', t, [-90, 90])}${strewn('backc frontc', 'vherring', 14, `<path d="M0 0L7 9L14 0" fill="none" stroke="${t.light}" stroke-width="2.2"/><path d="M0 5L7 14L14 5" fill="none" stroke="${t.deep}" stroke-width="1.4"/>`, 0.55)}${bands('backc frontc', [392, 408], 8, mix(t.mid, t.light, 0.6), 0.9)}`,
  },
  'scarf-light': {
    of: 'scarf',
    stretch: [1.04, 0.88],
    over: (t) =>
      `${covered('backc frontc', t, [-90, 90])}${dots('backc frontc', 22, 3.4, t.light, 0.9)}${bands('backc frontc', [420], 10, t.deep, 0.5)}`,
  },
  'backpack-rolltop': {
    of: 'backpack',
    over: (t) =>
      `${covered('body flap pocket', t, [40, 250])}${strip('M44 96C70 84 222 84 248 96L250 132C220 122 72 122 42 132Z', t)}${strap(132, 112)}${zip('M72 250H220', [212, 250])}${seam('M52 236H240M58 330H234', t, 0.6)}${patch(122, 190, 48, 24)}`,
  },
  'backpack-weather': {
    of: 'backpack',
    stretch: [0.98, 1.05],
    over: (t) =>
      `${covered('body flap pocket', t, [40, 250])}${strip('M48 84C74 72 218 72 244 84L246 112C216 102 76 102 46 112Z', t)}${strip('M46 112C76 104 216 104 246 112L246 140C216 130 76 130 46 140Z', t)}${strap(64, 122)}${strap(200, 122)}${bands('body', [300], 8, '#e9edea', 0.9)}${seam('M60 160L76 396M232 160L216 396', t, 0.7)}`,
  },
  'backpack-folding': {
    of: 'backpack',
    stretch: [1.05, 0.94],
    over: (t) =>
      `${covered('body flap pocket', t, [40, 250])}${zip('M58 200C70 96 222 96 234 200', [232, 196])}${seam('M96 40C80 160 84 300 96 404M196 40C212 160 208 300 196 404', t, 0.5)}${pocket(102, 250, 88, 84, t)}`,
  },
} as const satisfies Record<string, Variant>;
