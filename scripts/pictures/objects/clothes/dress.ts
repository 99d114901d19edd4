import type { Drawing } from '../../drawing.ts';
import { cloth, onRail, pair, under } from '../../garment.ts';
import { hanger } from '../../hangers.ts';
import { mirror } from '../../outline.ts';
import { insideBack } from '../../sewn-on.ts';
import { seam, stitches } from '../../weave.ts';

const bodice =
  'M-44 68C-62 76 -84 84 -102 93C-100 126 -94 160 -92 192C-84 226 -76 250 -72 276Q-30 284 40 276C46 262 36 240 18 214C-8 178 -32 120 -44 68Z';
const skirt =
  'M-72 270Q0 286 72 270C88 330 118 440 142 556C132 566 120 560 108 568C94 578 82 568 66 576C48 584 34 574 16 580C0 584 -16 576 -32 580C-50 584 -62 572 -80 574C-96 576 -104 562 -118 564C-128 566 -136 560 -142 554C-118 440 -88 330 -72 270Z';
const overlap =
  'M-30 276C20 278 44 274 60 270C40 330 34 440 30 580L16 580C0 584 -16 576 -32 580C-50 584 -62 572 -80 574Z';
const sleeve =
  'M-98 91C-120 96 -136 112 -146 136C-156 164 -162 190 -166 214C-152 226 -140 220 -130 226C-118 230 -108 222 -98 220C-92 212 -90 204 -90 196C-86 160 -88 126 -98 91Z';
const sash = 'M-74 262Q0 280 74 262L76 286Q0 304 -76 286Z';
const tails = [
  'M46 284C42 320 36 352 22 388C32 396 42 396 50 392C60 350 60 316 58 284Z',
  'M54 284C62 312 72 336 88 362C98 362 106 356 110 350C94 328 76 306 66 282Z',
];

export const drawing: Drawing = {
  viewBox: [340, 586],
  pose: 'hangs',
  height: 0.57,
  draw: (t) =>
    onRail(
      340,
      586,
      `${insideBack('M-46 68Q0 42 46 68L14 214L-14 214Z', t, 88, 26)}
${cloth({ id: 'back', path: 'M-45 67Q0 42 45 67L40 72Q0 54 -40 72Z', turn: 0.3, rim: 3 }, t)}
${hanger({ span: 86 })}
${cloth(
  {
    id: 'skirt',
    path: skirt,
    turn: 0.7,
    rim: 14,
    folds: [
      { from: [-62, 290], to: [-116, 572], bend: -6, width: 24, strength: 0.4, open: true },
      { from: [-46, 286], to: [-78, 580], bend: -4, width: 22, strength: 0.36, open: true },
      { from: [52, 290], to: [66, 580], bend: 2, width: 26, strength: 0.42, open: true },
      { from: [62, 286], to: [108, 574], bend: 4, width: 24, strength: 0.42, open: true },
      { from: [40, 300], to: [44, 580], width: 14, strength: 0.3, open: true },
    ],
    over: seam(
      'M-143 546C-136 552 -128 558 -118 556C-104 554 -96 568 -80 566M66 568C82 560 94 570 108 560C120 552 132 558 143 548',
      t,
      0.3,
    ),
  },
  t,
)}
${under(overlap, t, 'skirt', 0.45)}
${cloth(
  {
    id: 'overlap',
    path: overlap,
    across: [-110, 400, 100, 420],
    turn: 0.6,
    rim: 8,
    folds: [
      { from: [-18, 284], to: [-56, 584], bend: -6, width: 24, strength: 0.4, open: true },
      { from: [6, 284], to: [-16, 584], bend: -4, width: 22, strength: 0.36, open: true },
      { from: [46, 276], to: [8, 584], bend: -10, width: 18, strength: 0.34, open: true },
    ],
    over: `${stitches('M56 276C36 332 30 440 26 578', t.deep, 0.4)}${seam('M26 571L16 572C0 576 -16 568 -32 572C-50 576 -62 564 -80 566', t, 0.3)}`,
  },
  t,
)}
${cloth(
  {
    id: 'right',
    path: mirror(bodice),
    across: [-100, 180, 100, 200],
    turn: 0.55,
    rim: 10,
    folds: [
      { from: [64, 110], to: [52, 190], bend: 5, width: 8, strength: 0.3 },
      { from: [70, 270], to: [30, 190], bend: 8, width: 8, strength: 0.34 },
      { from: [88, 196], to: [56, 216], bend: -4, width: 7, strength: 0.34 },
      { from: [60, 274], to: [56, 216], bend: 5, width: 8, strength: 0.3 },
    ],
    over: stitches('M40 74C28 124 6 180 -22 216', t.deep, 0.45),
  },
  t,
)}
${under(bodice, t, 'right', 0.5)}
${cloth(
  {
    id: 'left',
    path: bodice,
    across: [-100, 180, 100, 200],
    turn: 0.55,
    rim: 10,
    folds: [
      { from: [-64, 110], to: [-50, 196], bend: -6, width: 8, strength: 0.3 },
      { from: [34, 268], to: [-52, 196], bend: -10, width: 9, strength: 0.36 },
      { from: [20, 276], to: [-66, 228], bend: -8, width: 8, strength: 0.34 },
      { from: [-88, 192], to: [-52, 214], bend: 4, width: 7, strength: 0.34 },
      { from: [-40, 276], to: [-64, 240], bend: -4, width: 7, strength: 0.3 },
    ],
    over: stitches('M-40 74C-28 124 -4 178 22 214C40 240 50 262 44 276', t.deep, 0.45),
  },
  t,
)}
${under('M-140 180L-90 196C-92 206 -94 212 -98 222L-150 226Z', t, 'left', 0.5)}
${pair(
  {
    id: 'sleeve',
    path: sleeve,
    sewn: true,
    across: [-166, 160, -94, 178],
    turn: 0.65,
    rim: 9,
    folds: [
      { from: [-108, 104], to: [-112, 228], bend: 4, width: 11, strength: 0.36, open: true },
      { from: [-116, 104], to: [-136, 226], bend: 6, width: 11, strength: 0.36, open: true },
      { from: [-124, 108], to: [-154, 222], bend: 6, width: 9, strength: 0.34, open: true },
    ],
    over: seam('M-164 205C-150 217 -138 211 -128 217C-116 221 -106 213 -96 211', t, 0.35),
  },
  t,
)}
${seam('M-98 92C-90 126 -88 160 -91 196', t, 0.45)}${seam(mirror('M-98 92C-90 126 -88 160 -91 196'), t, 0.45)}
${under(sash, t, 'skirt overlap', 0.4)}
${cloth(
  {
    id: 'sash',
    path: sash,
    turn: 0.7,
    rim: 6,
    softness: 2,
    folds: [
      { from: [-70, 272], to: [40, 286], bend: 6, width: 5, strength: 0.4 },
      { from: [-60, 280], to: [20, 292], bend: 5, width: 4, strength: 0.35 },
    ],
  },
  t,
)}
${tails.map((path, at) => `${under(path, t, at === 0 ? 'skirt' : 'skirt tail0', 0.4)}${cloth({ id: `tail${at}`, path, turn: 0.6, rim: 5, softness: 2, folds: [at === 0 ? { from: [52, 290], to: [38, 392], bend: -3, width: 6, strength: 0.4, open: true } : { from: [58, 290], to: [98, 358], bend: 3, width: 6, strength: 0.4, open: true }] }, t)}`).join('')}
${under('M44 262Q56 256 68 262Q72 276 68 290Q56 296 46 290Q40 276 44 262Z', t, 'sash tail0 tail1', 0.35)}${cloth(
        {
          id: 'knot',
          path: 'M44 262Q56 256 68 262Q72 276 68 290Q56 296 46 290Q40 276 44 262Z',
          turn: 0.9,
          rim: 5,
          softness: 1,
          folds: [
            { from: [48, 266], to: [62, 288], bend: 2, width: 4, strength: 0.45 },
            { from: [56, 262], to: [66, 280], width: 3, strength: 0.35 },
          ],
        },
        t,
      )}`,
    ),
};
