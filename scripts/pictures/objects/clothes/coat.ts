import type { Drawing } from '../../drawing.ts';
import { cloth, onRail, pair, under } from '../../garment.ts';
import { hanger } from '../../hangers.ts';
import { mirror, symmetric } from '../../outline.ts';
import { button, horn, insideBack } from '../../sewn-on.ts';
import { seam, twill } from '../../weave.ts';

const body = symmetric(
  'M0 262L-42 71C-60 76 -84 83 -106 94C-106 130 -104 170 -102 200C-106 300 -116 440 -124 556Q-60 570 0 568',
);
const sleeve =
  'M-96 89C-118 95 -133 112 -140 152C-148 200 -156 240 -160 276C-166 320 -170 360 -174 404Q-146 416 -118 408C-114 340 -100 262 -90 210C-86 170 -88 124 -96 89Z';
const outerLapel = 'M-40 74C-54 96 -66 118 -74 134L-90 140C-80 180 -40 238 14 278C-2 216 -18 130 -40 74Z';
const innerLapel = mirror('M-40 74C-54 96 -66 118 -74 134L-90 140C-80 180 -46 230 -6 268C-10 216 -20 130 -40 74Z');
const collar = 'M0 47C-22 46 -36 52 -42 68C-60 92 -74 116 -82 132L-62 148C-50 124 -36 92 -26 66Q-14 58 0 58L0 47Z';
const pocket = 'M-90 366L-34 372L-35 393Q-62 395 -92 387Z';

export const drawing: Drawing = {
  viewBox: [356, 574],
  pose: 'hangs',
  height: 0.56,
  draw: (t) =>
    onRail(
      356,
      574,
      `${twill('tw', t, 4, -52, 0.1)}
${insideBack('M-44 70Q0 40 44 70L6 272L-4 272Z', t, 92)}
<path d="M-42 70Q0 34 42 70Q0 52 -42 70Z" fill="${t.mid}"/><path d="M-40 72Q0 54 40 72" fill="none" stroke="${t.deep}" stroke-opacity=".6" stroke-width="3" filter="url(#b1)"/>
${hanger()}
${cloth(
  {
    id: 'body',
    path: body,
    turn: 0.45,
    rim: 16,
    softness: 8,
    pattern: 'tw',
    folds: [
      { from: [-84, 130], to: [-70, 340], bend: 10, width: 14, strength: 0.3 },
      { from: [-78, 400], to: [-92, 580], width: 26, strength: 0.42, open: true },
      { from: [-36, 420], to: [-44, 580], width: 20, strength: 0.25, open: true },
      { from: [52, 410], to: [62, 580], width: 30, strength: 0.4, open: true },
      { from: [88, 330], to: [104, 580], width: 18, strength: 0.3, open: true },
      { from: [64, 120], to: [78, 330], bend: -8, width: 12, strength: 0.3 },
    ],
  },
  t,
)}
${under(sleeve, t, 'body', 0.6)}${under(mirror(sleeve), t, 'body', 0.35)}
<path d="M14 276C16 360 18 480 18 569" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="7" filter="url(#b2)" transform="translate(3 0)"/>${seam('M14 272C16 360 18 480 18 568', t, 0.7)}
${pair(
  {
    id: 'sleeve',
    path: sleeve,
    across: [-172, 236, -92, 254],
    turn: 0.9,
    patterns: ['tw', 'tw'],
    folds: [
      { from: [-142, 250], to: [-100, 236], bend: -5, width: 5 },
      { from: [-158, 296], to: [-108, 268], bend: -7, width: 6, strength: 0.4 },
      { from: [-124, 120], to: [-128, 240], bend: 6, width: 8, strength: 0.3 },
      { from: [-130, 300], to: [-142, 400], bend: 4, width: 8, strength: 0.3 },
    ],
    over: seam('M-174 372Q-144 384 -114 375', t, 0.4),
  },
  t,
)}
${under(innerLapel, t, 'body', 0.45)}${cloth({ id: 'inner', path: innerLapel, turn: 0.5, rim: 6, pattern: 'tw' }, t)}
${under(outerLapel, t, 'body', 0.55)}${cloth({ id: 'outer', path: outerLapel, turn: 0.4, rim: 6, pattern: 'tw' }, t)}
${under(collar, t, 'body inner outer', 0.25)}${under(mirror(collar), t, 'body inner', 0.25)}${pair({ id: 'collar', path: collar, sewn: true, across: [-84, 84, 84, 100], turn: 0.4, rim: 6, patterns: ['tw', 'tw'] }, t)}
${under(pocket, t, 'body', 0.45)}${under(mirror(pocket), t, 'body', 0.45)}${pair({ id: 'pocket', path: pocket, turn: 0.3, rim: 5, patterns: ['tw', 'tw'] }, t)}
${[300, 358, 416].map((y) => button(0, y, 8, horn)).join('')}`,
    ),
};
