import { mix } from '../colours.ts';
import { bands, covered, dots, strewn, strip, uprights, within } from './features.ts';
import { leafOf, row } from './repeated.ts';
import type { Variant } from './variant.ts';

const dial = (x: number, y: number, radius: number): string =>
  `<circle cx="${x + 1}" cy="${y + 2}" r="${radius}" fill="#000" opacity=".3"/><circle cx="${x}" cy="${y}" r="${radius}" fill="#cfd4d6"/><circle cx="${x}" cy="${y}" r="${radius * 0.82}" fill="#fbf8f0"/><path d="M${x} ${y}L${x + radius * 0.45} ${y - radius * 0.45}" stroke="#b3211a" stroke-width="${radius * 0.12}"/><circle cx="${x}" cy="${y}" r="${radius * 0.1}" fill="#222"/>`;

/** What stands in the kitchen and on the table, as its words tell it. */
export const kitchen = {
  'dripper-steel': {
    of: 'dripper',
    over: (t) => strewn('inCone', 'vmesh', 6, `<path d="M0 0L6 6M6 0L0 6" stroke="${t.deep}" stroke-width=".9"/>`, 0.7),
  },
  'automatic-machine-milk': {
    of: 'automatic-machine',
    stretch: [1.1, 1.02],
    over: (t) =>
      `<rect x="206" y="232" width="48" height="78" rx="5" fill="#000" opacity=".25"/><rect x="203" y="228" width="48" height="78" rx="5" fill="#f6f3ec"/><rect x="203" y="228" width="48" height="16" rx="4" fill="${t.deep}"/><path d="M210 240C200 214 160 214 150 226" fill="none" stroke="#d9dcdd" stroke-width="5"/><path d="M208 250V300" stroke="#fff" stroke-width="5" opacity=".8"/>`,
  },
  'automatic-machine-grande': {
    of: 'automatic-machine',
    stretch: [1.22, 1.05],
    over: (t) =>
      `<path d="M134 2V36" stroke="${t.deep}" stroke-width="7"/>${[0, 1].map((at) => `<rect x="${46 + at * 92}" y="6" width="80" height="28" rx="4" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="2"/>`).join('')}${bands('in', [150], 8, t.light, 0.7)}<rect x="60" y="168" width="150" height="4" rx="2" fill="${t.deep}" opacity=".6"/>`,
  },
  'french-press-thermo': {
    of: 'french-press',
    stretch: [1.02, 0.98],
    over: (t) =>
      `${covered('in', t, [10, 170])}${bands('in', [110, 300], 5, t.light, 0.7)}${bands('in', [118, 292], 2, t.deep, 0.5)}`,
  },
  'moka-pot-induction': {
    of: 'moka-pot',
    stretch: [1.08, 1.02],
    over: (t) =>
      `${covered('inUpper inLower', t, [20, 165])}${bands('inLower', [258], 12, t.deep, 0.45)}${bands('inUpper', [96, 104], 3, t.light, 0.7)}`,
  },
  'hand-grinder-travel': {
    of: 'hand-grinder',
    stretch: [0.9, 0.86],
    over: (t) =>
      `<path d="${row(9, 36, 9)
        .map((x) => `M${x} 120V176`)
        .join('')}" stroke="${t.deep}" stroke-opacity=".75" stroke-width="3"/><path d="${row(9, 39, 9)
        .map((x) => `M${x} 120V176`)
        .join('')}" stroke="${t.light}" stroke-opacity=".6" stroke-width="2"/>`,
  },
  'kettle-electric': {
    of: 'kettle',
    over: (t) =>
      `${dial(162, 176, 23)}${bands('in', [236], 34, '#2a2b2d', 0.92)}${bands('in', [236], 2.5, '#d9dcdd', 0.9)}<circle cx="162" cy="254" r="4" fill="#e9b872"/>${bands('in', [112], 4, t.light, 0.6)}`,
  },
  'portafilter-machine-maestro': {
    of: 'portafilter-machine',
    stretch: [1.1, 1.03],
    over: (t) =>
      `${dial(120, 88, 17)}${strip('M52 248h58v8h-58Z', t)}<g transform="translate(-96 8)"><path d="M150 196h40v14h-40Z" fill="#55585b"/><path d="M126 206l30 -8l4 10l-32 18Z" fill="#7c5130"/></g><path d="M20 128H340" stroke="${t.light}" stroke-opacity=".7" stroke-width="4"/>`,
  },
  'capsule-machine-latte': {
    of: 'capsule-machine',
    stretch: [1.05, 1.04],
    over: (t) =>
      `<path d="M150 196h52l-5 66h-42Z" fill="#000" opacity=".22" transform="translate(3 3)"/><path d="M150 196h52l-5 66h-42Z" fill="#f3f1ea"/><path d="M148 188h56v12h-56Z" fill="${t.dark}"/><path d="M160 206l2 48" stroke="#fff" stroke-width="6"/>${bands('inHead', [70], 5, t.light, 0.7)}`,
  },
  'milk-jug-steam': {
    of: 'milk-jug',
    stretch: [0.92, 1.06],
    over: (t) =>
      `${bands('in', [150, 204], 3, t.light, 0.8)}${bands('in', [153, 207], 2, t.deep, 0.6)}<g fill="${t.deep}" opacity=".75">${row(
        5,
        0,
        1,
      )
        .map((at) => `<rect x="52" y="${166 + at * 8}" width="${at % 2 ? 9 : 16}" height="2"/>`)
        .join('')}</g>`,
  },
  'mug-belly': {
    of: 'mug',
    stretch: [1.1, 1.02],
    over: (t) =>
      `${bands('in', [96], 46, t.light, 0.55)}${bands('in', [92, 144], 3, t.deep, 0.4)}${dots('in', 18, 2.4, t.deep, 0.28)}`,
  },
  'mug-enamel': {
    of: 'mug',
    stretch: [1.02, 0.98],
    over: () =>
      `${strewn('in', 'vspeck', 34, '<circle cx="5" cy="7" r="1.3"/><circle cx="20" cy="3" r=".9"/><circle cx="27" cy="19" r="1.5"/><circle cx="11" cy="25" r="1"/>', 0.55)}${bands('in', [198], 12, '#23303c', 0.85)}`,
  },
  'mug-thrown': {
    of: 'mug',
    stretch: [0.98, 1.05],
    over: (t) =>
      `${bands('in', row(9, 76, 15), 4, t.deep, 0.22)}${bands('in', row(9, 80, 15), 3, t.light, 0.4)}${within('in', `<path d="M-10 36Q97 84 204 36H240V92C220 108 206 82 188 96C170 112 158 84 138 98C118 112 106 86 88 100C70 114 52 88 34 98C22 104 10 94 -10 98Z" fill="${mix(t.mid, t.deep, 0.45)}" opacity=".62"/>`)}`,
  },
  'tumbler-flask': {
    of: 'tumbler',
    stretch: [0.96, 1.1],
    over: (t) =>
      `${covered('in', t, [10, 140])}${bands('in', [92], 62, t.deep, 0.3)}<path d="M48 6C48 -8 102 -8 102 6" fill="none" stroke="#2a2b2d" stroke-width="8" transform="translate(0 8)"/>${bands('in', [236], 14, '#cfd4d6', 0.85)}`,
  },
  'pot-steel': {
    of: 'pot',
    stretch: [1.02, 1.1],
    over: (t) =>
      `${bands('in', [120, 214], 5, '#fff', 0.55)}${bands('in', [126, 220], 3, t.deep, 0.45)}${uprights('in', [60, 280, 44], t, 0.12)}`,
  },
  'pot-family': {
    of: 'pot',
    stretch: [1.14, 1.06],
    over: (t) =>
      `${strewn('in inLid', 'vcast', 5, `<circle cx="1.4" cy="1.6" r=".8" fill="${t.light}"/><circle cx="3.8" cy="3.6" r=".8" fill="${t.deep}"/>`, 0.5)}${bands('in', [196, 206, 216], 4, t.light, 0.35)}`,
  },
  'pan-carbon': {
    of: 'pan',
    isFromLeft: true,
    over: (t) =>
      `${strewn('in', 'vhammer', 17, `<ellipse cx="6" cy="6" rx="5" ry="4" fill="${t.light}"/><ellipse cx="13" cy="13" rx="4" ry="3.4" fill="${t.deep}"/>`, 0.32)}${covered('inGrip', { ...t, mid: '#77808a', light: '#dfe4e7', dark: '#4a5157' }, [100, 132])}`,
  },
  'casserole-stoneware': {
    of: 'casserole',
    stretch: [1.08, 0.96],
    over: (t) =>
      `${bands('in', row(6, 112, 18), 7, t.deep, 0.22)}${bands('in', row(6, 119, 18), 4, t.light, 0.35)}${bands('inLid', [64], 5, t.light, 0.5)}`,
  },
  'cappuccino-cup-tea': {
    of: 'cappuccino-cup',
    over: (t) =>
      `${within('opening', '<path d="M-20 -20H320V60H-20Z" fill="#b5652a"/><ellipse cx="120" cy="26" rx="52" ry="7" fill="#f0b26a" opacity=".55"/>')}${within(
        'in',
        row(5, 92, 26)
          .map(
            (x, at) =>
              `<g transform="translate(${x} ${78 + (at % 2) * 22})">${[0, 72, 144, 216, 288].map((turn) => leafOf(0, 0, turn, 4.4, mix(t.mid, t.deep, 0.6))).join('')}<circle r="2.4" fill="#d9a441"/></g>`,
          )
          .join(''),
      )}`,
  },
  'bowl-acacia': {
    of: 'bowl',
    stretch: [1.14, 1.02],
    over: (t) =>
      `${bands('in', row(9, 64, 10), 3, t.deep, 0.28)}<ellipse cx="150" cy="34" rx="120" ry="20" fill="none" stroke="${t.deep}" stroke-opacity=".35" stroke-width="2"/><ellipse cx="150" cy="38" rx="84" ry="13" fill="none" stroke="${t.deep}" stroke-opacity=".3" stroke-width="2"/><ellipse cx="140" cy="40" rx="44" ry="7" fill="none" stroke="${t.deep}" stroke-opacity=".3" stroke-width="2"/>`,
  },
} as const satisfies Record<string, Variant>;
