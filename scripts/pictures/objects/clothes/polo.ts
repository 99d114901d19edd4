import type { Drawing } from '../../drawing.ts';
import { cloth, onRail, pair, under } from '../../garment.ts';
import { hanger } from '../../hangers.ts';
import { curve, mirror, symmetric } from '../../outline.ts';
import { button, insideBack, pearl } from '../../sewn-on.ts';
import { ribs, seam, stitches } from '../../weave.ts';

const body = symmetric(
  'M0 128L-44 66C-64 76 -90 86 -110 96C-108 130 -106 166 -104 196C-102 270 -104 340 -106 412Q-54 424 0 424',
);
const sleeve =
  'M-106 93C-128 99 -144 116 -153 142C-162 168 -166 190 -168 206Q-136 220 -108 212C-102 206 -100 202 -100 196C-96 160 -98 126 -106 93Z';
const band = 'M-168 203Q-137 217 -105 209L-107 226Q-138 234 -170 220Z';
const leaf = 'M-41 56C-52 62 -60 70 -65 80L-54 134L-7 124C-24 104 -37 80 -41 56Z';

export const drawing: Drawing = {
  viewBox: [346, 428],
  pose: 'hangs',
  height: 0.5,
  draw: (t) =>
    onRail(
      346,
      428,
      `<pattern id="pq" width="4" height="4" patternUnits="userSpaceOnUse"><circle cx="1" cy="1" r=".8" fill="${t.deep}" fill-opacity=".24"/><circle cx="3" cy="3" r=".8" fill="${t.deep}" fill-opacity=".24"/><circle cx="3.2" cy="1" r=".6" fill="${t.light}" fill-opacity=".3"/></pattern>
${insideBack('M-44 62Q0 34 44 62L8 140L-8 140Z', t, 84, 26)}
${cloth({ id: 'back', path: 'M-43 60C-34 38 34 38 43 60C28 52 -28 52 -43 60Z', turn: 0.3, rim: 3 }, t)}
${hanger()}
${cloth(
  {
    id: 'body',
    path: body,
    turn: 0.45,
    rim: 14,
    pattern: 'pq',
    folds: [
      { from: [-98, 190], to: [-40, 236], bend: 10, width: 9, strength: 0.34 },
      { from: [-96, 214], to: [-56, 276], bend: 8, width: 8, strength: 0.28 },
      { from: [-62, 260], to: [-74, 426], bend: 10, width: 13, strength: 0.32, open: true },
      { from: [-14, 290], to: [-18, 426], bend: -4, width: 16, strength: 0.26, open: true },
      { from: [36, 260], to: [46, 426], bend: -8, width: 16, strength: 0.32, open: true },
      { from: [98, 194], to: [46, 240], bend: -10, width: 9, strength: 0.36 },
      { from: [82, 290], to: [88, 426], bend: -4, width: 11, strength: 0.34, open: true },
      { from: [-66, 110], to: [-80, 180], bend: -8, width: 7, strength: 0.25 },
      { from: [68, 108], to: [82, 176], bend: 8, width: 7, strength: 0.28 },
    ],
    over: `${stitches('M-112 400Q0 424 112 400', t.deep, 0.45)}${seam('M-101 384L-106 414M101 384L106 414', t, 0.5)}`,
  },
  t,
)}
${cloth({ id: 'placket', path: 'M-11 124L12 124L12 210L-11 210Z', turn: 0.25, rim: 3, over: stitches('M-8.5 126L-8.5 207L9.5 207L9.5 126M-8.5 200L9.5 200', t.deep, 0.5) }, t)}
<path d="M13 132L13 212L-10 212" fill="none" stroke="${t.deep}" stroke-opacity=".4" stroke-width="3" filter="url(#b1)"/>
${under('M-140 180L-100 196C-102 206 -104 218 -107 226L-150 226Z', t, 'body', 0.6)}
${pair(
  {
    id: 'sleeve',
    path: sleeve,
    sewn: true,
    across: [-170, 160, -102, 178],
    turn: 0.65,
    patterns: ['pq', 'pq'],
    folds: [
      { from: [-122, 106], to: [-142, 210], bend: 8, width: 9, strength: 0.34 },
      { from: [-110, 120], to: [-120, 214], bend: 4, width: 8, strength: 0.3 },
      { from: [-106, 196], to: [-138, 176], bend: 5, width: 7, strength: 0.34 },
    ],
  },
  t,
)}
${pair({ id: 'band', path: band, across: [-170, 206, -106, 222], turn: 0.7, rim: 5, over: ribs(curve([-169, 203], [-137, 217], [-104, 208]), curve([-171, 221], [-138, 236], [-106, 227]), 22, t, 0.4) }, t)}
${seam('M-106 94C-98 126 -96 160 -100 196', t, 0.5)}${seam(mirror('M-106 94C-98 126 -96 160 -100 196'), t, 0.5)}
${under(leaf, t, 'body', 0.45)}${under(mirror(leaf), t, 'body', 0.45)}
${pair(
  {
    id: 'leaf',
    path: leaf,
    turn: 0.4,
    rim: 5,
    over: `${ribs(
      [
        [-62, 66],
        [-68, 90],
        [-58, 138],
      ],
      [
        [-40, 54],
        [-26, 100],
        [-4, 128],
      ],
      26,
      t,
      0.22,
    )}<path d="M-61 82L-51 129L-9 120" fill="none" stroke="${t.light}" stroke-opacity=".55" stroke-width="1.6"/>`,
  },
  t,
)}
${[140, 166, 192].map((y) => button(0.5, y, 4.4, pearl)).join('')}`,
    ),
};
