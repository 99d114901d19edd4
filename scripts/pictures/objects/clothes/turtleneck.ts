import type { Drawing } from '../../drawing.ts';
import { cloth, onRail, pair, under } from '../../garment.ts';
import { hanger } from '../../hangers.ts';
import { curve, mirror, symmetric } from '../../outline.ts';
import { ribs, seam, wales } from '../../weave.ts';

const body = symmetric(
  'M0 96L-44 76C-62 80 -84 86 -104 96C-102 130 -98 170 -96 200C-92 260 -92 320 -98 404Q-50 416 0 416',
);
const sleeve =
  'M-100 93C-120 99 -132 116 -140 150C-150 200 -160 290 -166 386Q-144 396 -122 390C-118 320 -108 250 -94 204C-90 170 -92 130 -100 93Z';
const collarFold = 'M-43 44C-46 64 -48 82 -50 98C-32 112 32 112 50 98C48 82 46 64 43 44C20 56 -20 56 -43 44Z';

export const drawing: Drawing = {
  viewBox: [340, 420],
  pose: 'hangs',
  height: 0.5,
  draw: (t) =>
    onRail(
      340,
      420,
      `${wales('wb', t, 5, 0, 0.2)}${wales('wl', t, 5, 8, 0.2)}${wales('wr', t, 5, -8, 0.2)}
<path d="M-43 46C-40 32 40 32 43 46C40 60 -40 60 -43 46Z" fill="${t.dark}"/><path d="M-43 46C-40 32 40 32 43 46C30 38 -30 38 -43 46Z" fill="${t.mid}"/><path d="M-38 46C-30 38 30 38 38 46C30 56 -30 56 -38 46Z" fill="${t.deep}" opacity=".75" filter="url(#b2)"/>
${hanger()}
${cloth(
  {
    id: 'body',
    path: body,
    turn: 0.55,
    rim: 16,
    softness: 8,
    pattern: 'wb',
    folds: [
      { from: [-92, 196], to: [-30, 262], bend: 14, width: 14, strength: 0.3 },
      { from: [-66, 240], to: [-72, 420], bend: 10, width: 18, strength: 0.3 },
      { from: [-10, 300], to: [-20, 420], width: 22, strength: 0.25, open: true },
      { from: [50, 240], to: [54, 420], bend: 8, width: 22, strength: 0.3 },
      { from: [90, 200], to: [44, 256], bend: -12, width: 14, strength: 0.3 },
      { from: [-56, 96], to: [-74, 180], bend: -8, width: 10, strength: 0.2 },
      { from: [56, 96], to: [72, 180], bend: 8, width: 10, strength: 0.25 },
    ],
    over: `${ribs(curve([-98, 378], [0, 392], [98, 378]), curve([-98, 406], [0, 422], [98, 406]), 48, t, 0.3)}${seam('M-98 378Q0 392 98 378', t, 0.4)}`,
  },
  t,
)}
${under('M-150 200L-94 204C-108 250 -118 320 -122 390L-160 380Z', t, 'body', 0.6)}
${pair(
  {
    id: 'sleeve',
    path: sleeve,
    sewn: true,
    across: [-164, 252, -98, 264],
    turn: 0.7,
    patterns: ['wl', 'wr'],
    folds: [
      { from: [-144, 228], to: [-104, 218], bend: -6, width: 6, strength: 0.45 },
      { from: [-154, 268], to: [-108, 248], bend: -8, width: 7, strength: 0.4 },
      { from: [-158, 306], to: [-114, 292], bend: -6, width: 6, strength: 0.3 },
      { from: [-118, 118], to: [-130, 220], bend: 6, width: 9, strength: 0.3 },
      { from: [-136, 310], to: [-142, 384], bend: 4, width: 8, strength: 0.3 },
    ],
    over: `${ribs(curve([-166, 352], [-144, 362], [-119, 356]), curve([-166, 388], [-144, 400], [-122, 392]), 14, t, 0.35)}${seam('M-165 352Q-143 362 -119 356', t, 0.4)}`,
  },
  t,
)}
${seam('M-100 94C-92 130 -90 170 -94 204', t, 0.45)}${seam(mirror('M-100 94C-92 130 -90 170 -94 204'), t, 0.45)}
${under(collarFold, t, 'body', 0.4)}
${cloth(
  {
    id: 'collar',
    path: collarFold,
    turn: 0.9,
    rim: 8,
    softness: 2,
    folds: [
      { from: [-38, 66], to: [10, 84], bend: 6, width: 6, strength: 0.35 },
      { from: [38, 62], to: [0, 72], bend: -5, width: 5, strength: 0.3 },
      { from: [-40, 90], to: [-10, 98], bend: 3, width: 4, strength: 0.3 },
    ],
    over: ribs(curve([-44, 42], [0, 62], [44, 42]), curve([-51, 100], [0, 116], [51, 100]), 26, t, 0.36),
  },
  t,
)}`,
    ),
};
