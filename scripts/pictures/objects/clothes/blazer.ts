import type { Drawing } from '../../drawing.ts';
import { cloth, onRail, pair, under } from '../../garment.ts';
import { hanger } from '../../hangers.ts';
import { mirror } from '../../outline.ts';
import { button, horn, insideBack } from '../../sewn-on.ts';
import { seam, twill } from '../../weave.ts';

const front =
  'M-42 71C-62 76 -88 82 -112 91C-110 130 -106 170 -103 202C-98 260 -104 340 -112 404Q-80 416 -40 416C-6 416 12 394 13 346L13 258C-4 214 -22 140 -42 71Z';
const sleeve =
  'M-100 86C-124 91 -139 108 -146 150C-154 200 -161 240 -165 276C-171 320 -174 350 -177 384Q-150 396 -124 388C-118 330 -104 262 -93 212C-88 170 -90 122 -100 86Z';
const lapel = 'M-40 74C-52 96 -62 112 -70 128L-92 136C-80 180 -42 226 13 264C-2 210 -18 130 -40 74Z';
const collar = 'M0 48C-22 47 -36 52 -42 68C-58 90 -70 110 -78 126L-62 142C-48 120 -36 92 -26 66Q-14 58 0 58L0 48Z';
const flap = 'M-92 312L-36 318L-37 336Q-64 339 -94 330Z';

export const drawing: Drawing = {
  viewBox: [362, 420],
  pose: 'hangs',
  height: 0.51,
  draw: (t) => {
    const side = (id: string, path: string, left: boolean): string =>
      cloth(
        {
          id,
          path,
          across: [-112, 240, 112, 262],
          turn: 0.5,
          rim: 12,
          pattern: 'tw',
          folds: left
            ? [
                { from: [-60, 180], to: [-66, 310], bend: 6, width: 8, strength: 0.3 },
                { from: [-98, 196], to: [-50, 240], bend: 8, width: 8, strength: 0.28 },
                { from: [4, 270], to: [-60, 290], bend: -6, width: 8, strength: 0.28 },
                { from: [-74, 330], to: [-84, 420], width: 14, strength: 0.28, open: true },
              ]
            : [
                { from: [62, 180], to: [66, 310], bend: -6, width: 9, strength: 0.32 },
                { from: [98, 200], to: [50, 244], bend: -8, width: 8, strength: 0.3 },
                { from: [14, 272], to: [72, 294], bend: 6, width: 8, strength: 0.28 },
                { from: [80, 330], to: [90, 420], width: 14, strength: 0.34, open: true },
              ],
          over: left ? seam('M-58 190C-56 240 -58 280 -62 312', t, 0.3) : seam('M58 190C56 240 58 280 62 312', t, 0.3),
        },
        t,
      );
    return onRail(
      362,
      420,
      `${twill('tw', t, 3.4, -52, 0.09)}
${insideBack('M-44 70Q0 40 44 70L20 266L60 406L-60 406L-20 266Z', t, 92)}
<path d="M-42 70Q0 34 42 70Q0 52 -42 70Z" fill="${t.mid}"/><path d="M-40 72Q0 54 40 72" fill="none" stroke="${t.deep}" stroke-opacity=".6" stroke-width="3" filter="url(#b1)"/>
${hanger({ span: 98 })}
${side('right', mirror(front), false)}
${under(front, t, 'right', 0.5)}${side('left', front, true)}
${under(sleeve, t, 'left', 0.6)}${under(mirror(sleeve), t, 'right', 0.3)}
${pair(
  {
    id: 'sleeve',
    path: sleeve,
    across: [-174, 236, -94, 254],
    turn: 0.85,
    patterns: ['tw', 'tw'],
    folds: [
      { from: [-148, 246], to: [-104, 234], bend: -5, width: 5, strength: 0.45 },
      { from: [-160, 290], to: [-112, 264], bend: -7, width: 6, strength: 0.4 },
      { from: [-128, 116], to: [-132, 236], bend: 6, width: 8, strength: 0.3 },
      { from: [-136, 290], to: [-146, 386], bend: 4, width: 8, strength: 0.3 },
    ],
    over: seam('M-138 330L-141 394', t, 0.4),
  },
  t,
)}
${[0, 12, 24].map((step) => button(-134 + step * 0.06, 350 + step, 3.6, horn) + button(134, 350 + step, 3.6, horn)).join('')}
${under(mirror(lapel), t, 'right', 0.4)}${cloth({ id: 'lapelr', path: mirror(lapel).replace('-13 264', '-8 256'), turn: 0.5, rim: 6, pattern: 'tw' }, t)}
${under(lapel, t, 'left', 0.55)}${cloth({ id: 'lapell', path: lapel, turn: 0.4, rim: 6, pattern: 'tw' }, t)}
${under(collar, t, 'left lapell', 0.25)}${under(mirror(collar), t, 'right lapelr', 0.2)}${pair({ id: 'collar', path: collar, sewn: true, across: [-84, 84, 84, 100], turn: 0.4, rim: 6, patterns: ['tw', 'tw'] }, t)}
${seam('M-70 128L-64 141', t, 0.4)}
${cloth({ id: 'welt', path: 'M58 190L92 184L93 194L59 200Z', turn: 0.3, rim: 3, pattern: 'tw' }, t)}
${under(flap, t, 'left', 0.45)}${under(mirror(flap), t, 'right', 0.4)}${pair({ id: 'flap', path: flap, turn: 0.3, rim: 5, patterns: ['tw', 'tw'] }, t)}
${[274, 324].map((y) => button(0, y, 6.6, horn)).join('')}`,
    );
  },
};
