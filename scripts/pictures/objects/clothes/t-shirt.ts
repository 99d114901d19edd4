import type { Drawing } from '../../drawing.ts';
import { cloth, onRail, pair, under } from '../../garment.ts';
import { hanger } from '../../hangers.ts';
import { curve, mirror, symmetric } from '../../outline.ts';
import { insideBack } from '../../sewn-on.ts';
import { ribs, seam, stitches } from '../../weave.ts';

const body = symmetric(
  'M0 108C-28 108 -44 94 -50 70C-68 77 -92 86 -112 96C-110 130 -108 166 -106 196C-106 270 -107 340 -110 408Q-56 420 0 420',
);
const sleeve =
  'M-108 93C-130 99 -146 116 -156 142C-166 170 -172 196 -176 218Q-140 232 -106 222C-102 210 -102 204 -102 196C-98 160 -100 126 -108 93Z';
const neck = symmetric('M0 108C-27 108 -42 94 -47 69L-56 72C-52 102 -32 118 0 118');

export const drawing: Drawing = {
  viewBox: [356, 424],
  pose: 'hangs',
  height: 0.5,
  draw: (t) =>
    onRail(
      356,
      424,
      `${insideBack('M-50 70Q0 46 50 70Q42 118 0 118Q-42 118 -50 70Z', t, 88)}
${cloth({ id: 'back', path: 'M-49 70Q0 40 49 70L44 76Q0 54 -44 76Z', turn: 0.3, rim: 4, over: seam('M-46 76Q0 52 46 76', t, 0.5) }, t)}
${hanger()}
${cloth(
  {
    id: 'body',
    path: body,
    turn: 0.45,
    rim: 14,
    folds: [
      { from: [-100, 190], to: [-46, 236], bend: 10, width: 9, strength: 0.34 },
      { from: [-98, 212], to: [-60, 270], bend: 8, width: 8, strength: 0.28 },
      { from: [-64, 240], to: [-78, 424], bend: 12, width: 13, strength: 0.34, open: true },
      { from: [-24, 290], to: [-30, 424], bend: -4, width: 16, strength: 0.26, open: true },
      { from: [26, 260], to: [40, 424], bend: -8, width: 18, strength: 0.32, open: true },
      { from: [100, 194], to: [52, 238], bend: -10, width: 9, strength: 0.36 },
      { from: [98, 220], to: [64, 286], bend: -8, width: 8, strength: 0.3 },
      { from: [80, 290], to: [88, 424], bend: -4, width: 12, strength: 0.34, open: true },
      { from: [-56, 86], to: [-76, 176], bend: -8, width: 7, strength: 0.25 },
      { from: [56, 86], to: [78, 170], bend: 8, width: 7, strength: 0.28 },
    ],
    over: `${stitches('M-112 397Q0 421 112 397', t.deep, 0.5)}${stitches('M-112 394Q0 418 112 394', t.deep, 0.35)}`,
  },
  t,
)}
${under('M-140 180L-102 196C-102 206 -102 212 -106 222L-150 226Z', t, 'body', 0.6)}
${pair(
  {
    id: 'sleeve',
    path: sleeve,
    sewn: true,
    across: [-178, 160, -104, 180],
    turn: 0.6,
    folds: [
      { from: [-122, 106], to: [-146, 214], bend: 8, width: 9, strength: 0.36 },
      { from: [-112, 120], to: [-120, 226], bend: 4, width: 8, strength: 0.3 },
      { from: [-108, 198], to: [-142, 176], bend: 5, width: 7, strength: 0.34 },
      { from: [-150, 150], to: [-164, 222], bend: 3, width: 8, strength: 0.3, open: true },
    ],
    over: stitches('M-174 208Q-140 222 -104 212', t.deep, 0.5),
  },
  t,
)}
${seam('M-108 94C-100 126 -98 160 -102 196', t, 0.5)}${seam(mirror('M-108 94C-100 126 -98 160 -102 196'), t, 0.5)}
${under(neck, t, 'body', 0.3)}
${cloth({ id: 'neck', path: neck, turn: 0.4, rim: 4, over: ribs([...curve([-47, 69], [-42, 108], [0, 108]), ...curve([0, 108], [42, 108], [47, 69]).slice(1)], [...curve([-57, 72], [-50, 118], [0, 118]), ...curve([0, 118], [50, 118], [57, 72]).slice(1)], 60, t, 0.22) }, t)}
${stitches('M-60 78C-54 106 -34 123 0 123C34 123 54 106 60 78', t.deep, 0.4)}`,
    ),
};
