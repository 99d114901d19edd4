import type { Drawing } from '../../drawing.ts';
import { cloth, folds, onRail, pair, under } from '../../garment.ts';
import { hanger } from '../../hangers.ts';
import { mirror, symmetric } from '../../outline.ts';
import { insideBack } from '../../sewn-on.ts';
import { seam } from '../../weave.ts';

const body = symmetric(
  'M0 300L-44 70C-64 76 -90 84 -112 96C-110 130 -106 168 -106 202C-106 240 -100 270 -98 300C-106 370 -118 450 -124 540Q-62 552 0 552',
);
const sleeve =
  'M-108 93C-132 99 -148 118 -156 154C-168 210 -180 280 -186 348Q-154 362 -118 354C-116 310 -114 254 -102 208C-98 172 -100 132 -108 93Z';
const cuff = 'M-190 334Q-154 350 -113 341L-114 376Q-154 386 -191 370Z';
const shawl =
  'M0 42C-26 42 -42 50 -50 68C-72 104 -82 140 -80 176C-76 226 -40 270 16 304C20 298 22 292 20 284C-8 240 -22 170 -32 84C-28 66 -16 58 0 58L0 42Z';
const right =
  'M0 42C26 42 42 50 50 68C72 104 82 140 80 176C76 226 44 266 -4 298C0 260 22 170 32 84C28 66 16 58 0 58L0 42Z';
const belt = 'M-101 294Q0 312 101 294L102 324Q0 342 -102 324Z';
const pocket = 'M-98 376L-36 380L-38 450Q-68 452 -102 446Z';
const tails = [
  'M-6 322C-14 370 -22 410 -30 452C-20 460 -6 460 2 454C8 410 10 370 10 324Z',
  'M4 322C14 366 24 400 34 432C44 436 56 430 62 424C48 390 34 360 20 320Z',
];

export const drawing: Drawing = {
  viewBox: [390, 556],
  pose: 'hangs',
  height: 0.55,
  draw: (t) =>
    onRail(
      390,
      556,
      `<pattern id="ty" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(12)"><path d="M1 3q1.4 -2.4 2.8 0M5.5 2q1.4 -2.4 2.8 0M3 7.5q1.4 -2.4 2.8 0" fill="none" stroke="${t.light}" stroke-opacity=".4" stroke-width="1.1"/><path d="M1.4 4.2q1.4 1 2.6 -.4M5.8 3.3q1.4 1 2.6 -.4M3.4 8.8q1.4 1 2.6 -.4M7 6.3q.9 .6 1.7 -.3" fill="none" stroke="${t.deep}" stroke-opacity=".3" stroke-width="1"/></pattern>
${insideBack('M-46 70Q0 40 46 70L8 300L-8 300Z', t, 92)}
<path d="M-42 66Q0 30 42 66Q0 52 -42 66Z" fill="${t.mid}"/><path d="M-40 69Q0 54 40 69" fill="none" stroke="${t.deep}" stroke-opacity=".6" stroke-width="3" filter="url(#b1)"/>
${hanger()}
${cloth(
  {
    id: 'body',
    path: body,
    turn: 0.5,
    rim: 16,
    softness: 8,
    pattern: 'ty',
    folds: [
      { from: [-84, 120], to: [-80, 280], bend: 8, width: 13, strength: 0.28 },
      { from: [-60, 326], to: [-86, 556], bend: -4, width: 26, strength: 0.42, open: true },
      { from: [-30, 330], to: [-40, 556], width: 22, strength: 0.34, open: true },
      { from: [44, 326], to: [56, 556], bend: 2, width: 26, strength: 0.42, open: true },
      { from: [70, 322], to: [98, 556], bend: 2, width: 22, strength: 0.4, open: true },
      { from: [90, 130], to: [80, 280], bend: -8, width: 13, strength: 0.3 },
    ],
    over: seam('M-126 524Q0 548 126 524', t, 0.4),
  },
  t,
)}
<path d="M18 330C22 400 24 480 22 552" fill="none" stroke="${t.deep}" stroke-opacity=".55" stroke-width="8" filter="url(#b2)" transform="translate(3 0)"/>${seam('M16 326C20 400 22 480 20 552', t, 0.7)}
${under(pocket, t, 'body', 0.45)}${under(mirror(pocket), t, 'body', 0.4)}
${pair({ id: 'pocket', path: pocket, turn: 0.3, rim: 7, patterns: ['ty', 'ty'], over: seam('M-100 392L-34 396', t, 0.5) }, t)}
${under('M-150 200L-102 208C-114 254 -114 310 -114 376L-170 360Z', t, 'body', 0.65)}
${pair(
  {
    id: 'sleeve',
    path: sleeve,
    sewn: true,
    across: [-186, 246, -108, 262],
    turn: 0.8,
    patterns: ['ty', 'ty'],
    folds: [
      { from: [-160, 234], to: [-112, 216], bend: -6, width: 9, strength: 0.45 },
      { from: [-170, 280], to: [-116, 254], bend: -8, width: 10, strength: 0.42 },
      { from: [-130, 124], to: [-144, 228], bend: 6, width: 11, strength: 0.3 },
      { from: [-144, 290], to: [-152, 350], bend: 4, width: 10, strength: 0.3 },
    ],
  },
  t,
)}
${seam('M-108 94C-101 130 -98 172 -102 208', t, 0.5)}${seam(mirror('M-108 94C-101 130 -98 172 -102 208'), t, 0.5)}
${under(cuff, t, 'sleeve', 0.3)}${pair({ id: 'cuff', path: cuff, across: [-190, 350, -114, 362], turn: 0.85, rim: 8, patterns: ['ty', 'ty'], over: seam('M-192 342Q-154 358 -112 349', t, 0.3) }, t)}
${under(right, t, 'body', 0.45)}${cloth({ id: 'shawlr', path: right, sewn: true, across: [-80, 150, 84, 170], turn: 0.6, rim: 10, pattern: 'ty', over: folds([{ from: [56, 110], to: [24, 260], bend: 12, width: 10, strength: 0.25 }], t, 4) }, t)}
${under(shawl, t, 'body', 0.5)}${under('M-60 190C-60 240 -20 280 16 304C20 298 22 292 20 284C0 250 -12 220 -20 180Z', t, 'shawlr', 0.5)}${cloth({ id: 'shawll', path: shawl, sewn: true, across: [-84, 150, 80, 170], turn: 0.6, rim: 10, pattern: 'ty', over: folds([{ from: [-56, 110], to: [-14, 262], bend: -14, width: 10, strength: 0.25 }], t, 4) }, t)}
${under(belt, t, 'body', 0.5)}
${cloth(
  {
    id: 'belt',
    path: belt,
    turn: 0.7,
    rim: 6,
    softness: 2,
    pattern: 'ty',
    folds: [
      { from: [-94, 306], to: [-10, 320], bend: 5, width: 5, strength: 0.4 },
      { from: [20, 322], to: [90, 312], bend: 3, width: 5, strength: 0.35 },
    ],
  },
  t,
)}
${tails.map((path, at) => `${under(path, t, at === 0 ? 'body pocket' : 'body tail0 pocketr', 0.5)}${cloth({ id: `tail${at}`, path, turn: 0.6, rim: 6, pattern: 'ty' }, t)}`).join('')}
${under('M-10 294Q4 288 20 294Q26 310 20 328Q4 336 -10 328Q-16 310 -10 294Z', t, 'belt tail0 tail1', 0.4)}${cloth({ id: 'knot', path: 'M-10 294Q4 288 20 294Q26 310 20 328Q4 336 -10 328Q-16 310 -10 294Z', turn: 0.9, rim: 6, softness: 2, pattern: 'ty', folds: [{ from: [-6, 300], to: [14, 324], bend: 2, width: 5, strength: 0.45 }] }, t)}`,
    ),
};
