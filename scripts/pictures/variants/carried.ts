import { leafMark } from '../drawing.ts';
import { button, horn } from '../sewn-on.ts';
import { seam, stitches } from '../weave.ts';
import { bands, covered, dots, patch, pocket, slit, strip, within, zip } from './features.ts';
import type { Variant } from './variant.ts';

/** Bags, shoes and what one has with oneself, as their words tell them. */
export const carried = {
  'weekender-three-days': {
    of: 'weekender',
    over: (t) => `${zip('M120 232H360', [352, 230])}${pocket(150, 236, 180, 76, t)}${patch(212, 196, 56, 26)}`,
  },
  'weekender-canvas': {
    of: 'weekender',
    stretch: [1.04, 0.98],
    over: (t) =>
      `${bands('body', [150, 168], 9, '#f3ead8', 0.9)}${within('body', `<path d="M0 286H480V344H0Z" fill="${t.deep}" opacity=".5"/>`)}${zip('M60 286H420', [410, 284])}`,
  },
  'suitcase-cabin': {
    of: 'suitcase',
    stretch: [1.1, 0.86],
    over: (t) =>
      `${covered('shell', t, [20, 235], 'M36 150H216V300H36Z')}${zip('M40 152H212', [204, 152])}${seam('M36 152V300H216V152', t, 0.8)}${patch(102, 208, 52, 26)}`,
  },
  'suitcase-kids': {
    of: 'suitcase',
    stretch: [1.3, 0.66],
    over: (t) =>
      `${covered('shell', t, [20, 235])}<circle cx="84" cy="250" r="22" fill="#fffaf0"/><circle cx="168" cy="250" r="22" fill="#fffaf0"/><circle cx="88" cy="254" r="11" fill="#231812"/><circle cx="164" cy="254" r="11" fill="#231812"/><path d="M92 326Q126 356 160 326" fill="none" stroke="#231812" stroke-width="7" stroke-linecap="round"/>${bands('shell', [400], 14, t.light, 0.7)}`,
  },
  'boot-laced': {
    of: 'boot',
    stretch: [1.08, 0.74],
    over: (t) =>
      `${covered('upper', t, [60, 300], 'M100 300H300V372H100Z')}${[90, 132, 174, 216, 258, 300].map((y) => `<path d="M96 ${y}L150 ${y + 26}M150 ${y}L96 ${y + 26}" stroke="#f0e2c6" stroke-width="5" stroke-linecap="round"/>${button(94, y, 3.4, horn)}${button(152, y, 3.4, horn)}`).join('')}`,
  },
  'sneaker-men': {
    of: 'sneaker',
    stretch: [1.03, 1.06],
    over: (t) =>
      `${within('upper', `<path d="M150 150L196 60L216 66L176 156ZM196 156L236 70L254 74L222 160Z" fill="${t.deep}" opacity=".55"/>`)}${dots('upper', 13, 1.5, t.deep, 0.35)}`,
  },
  'ankle-boot-men': {
    of: 'ankle-boot',
    stretch: [1.05, 0.98],
    over: (t) =>
      `${within('upper', `<path d="M0 216C40 186 84 186 104 226L96 262H0Z" fill="${t.deep}" opacity=".34"/>`)}${seam('M8 206C44 180 88 186 106 230', t, 0.9)}${strip('M236 6h14v40h-14Z', t)}`,
  },
  'slipper-felt': {
    of: 'slipper',
    stretch: [1, 1.12],
    over: (t) =>
      `${stitches('M20 84C60 60 110 52 160 56M26 96C70 74 120 68 168 72', '#f6efe0', 0.95, 2.4)}${within('upper', `<path d="M70 60l14 10l-14 10l-14 -10ZM110 54l12 9l-12 9l-12 -9Z" fill="#f6efe0" opacity=".9"/>`)}${bands('upper', [100], 3, t.deep, 0.4)}`,
  },
  'tote-beach': {
    of: 'tote',
    stretch: [1.1, 0.94],
    over: (t) =>
      `${bands('front', [212, 272, 332, 392], 30, '#f8f1e2', 0.85)}${zip('M44 190H270', [262, 188])}${seam('M30 196H284', t, 0.5)}`,
  },
  'wallet-slim': {
    of: 'wallet',
    stretch: [0.86, 1],
    over: (t) =>
      `${covered('r', t, [160, 310])}<rect x="196" y="70" width="84" height="26" rx="5" fill="#000" opacity=".3" transform="translate(2 3)"/><rect x="196" y="70" width="84" height="26" rx="5" fill="#cfd4d6"/><path d="M200 76H276" stroke="#fff" stroke-width="3" opacity=".8"/>${patch(206, 150, 60, 28)}`,
  },
  'watch-automatic': {
    of: 'watch',
    stretch: [1.04, 1.02],
    over: () =>
      `<rect x="132" y="105" width="17" height="14" rx="2" fill="#fff" stroke="#555" stroke-width="1.2"/><path d="M137 109h7M140.5 109v7" stroke="#222" stroke-width="1.6"/>`,
  },
  'umbrella-pocket': {
    of: 'umbrella',
    isFromLeft: true,
    stretch: [1.3, 0.56],
    over: (t) =>
      `${bands('canopy', [330, 460], 10, t.light, 0.5)}${strip('M48 300h52v22h-52Z', t)}${button(90, 311, 4.4, horn)}`,
  },
  'drinking-bottle-sport': {
    of: 'drinking-bottle',
    stretch: [1.06, 0.92],
    over: (t) =>
      `${covered('body', t, [6, 126])}${bands('body', [200, 216, 232, 248, 264], 8, t.deep, 0.45)}${leafMark(52, 310, 1.1, t.light)}`,
  },
  'yoga-mat-travel': {
    of: 'yoga-mat',
    stretch: [1.06, 0.8],
    over: (t) =>
      `${dots('body', 16, 2, t.light, 0.6)}${bands('body', [120, 360], 4, t.deep, 0.6)}${slit(82, 200, 260, t)}`,
  },
} as const satisfies Record<string, Variant>;
