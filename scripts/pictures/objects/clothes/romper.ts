import type { Drawing } from '../../drawing.ts';
import { trim } from '../../colours.ts';
import { cloth, onRail, pair, under } from '../../garment.ts';
import { hanger } from '../../hangers.ts';
import { curve, mirror, symmetric } from '../../outline.ts';
import { insideBack, pearl } from '../../sewn-on.ts';
import { ribs, seam, stitches } from '../../weave.ts';

const suit = symmetric(
  'M0 98C-22 98 -34 86 -37 68C-50 73 -66 79 -78 86C-76 112 -74 138 -74 158C-78 190 -84 226 -88 262C-92 296 -92 320 -90 352C-92 372 -104 384 -108 398C-110 410 -100 414 -86 414C-66 416 -48 414 -40 408C-34 400 -36 386 -36 372C-32 346 -22 316 0 300',
);
const sleeve =
  'M-75 83C-92 88 -103 102 -110 126C-120 162 -128 190 -134 220Q-114 232 -94 225C-90 204 -84 180 -73 162C-70 138 -69 110 -75 83Z';
const cuff = 'M-134 218Q-114 230 -94 223C-94 232 -95 242 -97 248Q-114 255 -131 247C-133 238 -134 228 -134 218Z';
const neck = symmetric('M0 98C-20 98 -32 86 -34 66L-44 70C-42 94 -27 110 0 110');
const footSeam = 'M-92 356Q-62 366 -35 360';

export const drawing: Drawing = {
  viewBox: [274, 418],
  pose: 'hangs',
  height: 0.47,
  draw: (t) => {
    const line = trim(t);
    const snap = ([x, y]: readonly [number, number]): string =>
      `<circle cx="${x + 0.7}" cy="${y + 1.2}" r="4.3" fill="${t.deep}" opacity=".55"/><circle cx="${x}" cy="${y}" r="4" fill="${pearl.dark}"/><circle cx="${x}" cy="${y}" r="3.8" fill="none" stroke="${pearl.deep}" stroke-width=".8"/><circle cx="${x}" cy="${y}" r="2" fill="#c9cfd1"/><path d="M${x - 2.6} ${y - 1}A2.8 2.8 0 0 1 ${x} ${y - 2.8}" fill="none" stroke="#fff" stroke-width="1" stroke-linecap="round"/>`;
    const flap =
      'M-10 102L6 104L4 274C2 304 -12 320 -22 342C-30 360 -33 378 -36 412L-58 414C-54 372 -46 350 -36 328C-24 304 -14 290 -13 268Z';
    const snaps = [
      [-3, 124],
      [-4, 152],
      [-4, 180],
      [-4.5, 208],
      [-5, 236],
      [-6, 264],
      [-15, 292],
      [-28, 318],
      [-38, 346],
      [-44, 374],
    ] as const;
    return onRail(
      274,
      418,
      `<pattern id="dot" width="32" height="30" patternUnits="userSpaceOnUse" patternTransform="rotate(20)"><path d="M6 10C6 6 9 3 13 3C13 7 10 10 6 10Z" fill="${line}" fill-opacity=".75"/><path d="M22 26C22 22 25 19 29 19C29 23 26 26 22 26Z" fill="${line}" fill-opacity=".75"/></pattern>
${insideBack('M-38 66Q0 46 38 66Q32 110 0 110Q-32 110 -38 66Z', t, 84, 24)}
${cloth({ id: 'back', path: 'M-38 67Q0 38 38 67L34 73Q0 56 -34 73Z', turn: 0.3, rim: 3, over: ribs(curve([-40, 68], [0, 38], [40, 68]), curve([-36, 76], [0, 58], [36, 76]), 26, t, 0.3) }, t)}
${hanger({ y: 64, span: 66, fall: 20, thick: 12 })}
${cloth(
  {
    id: 'suit',
    path: suit,
    turn: 0.6,
    rim: 13,
    pattern: 'dot',
    folds: [
      { from: [-68, 154], to: [-26, 194], bend: 9, width: 8, strength: 0.32 },
      { from: [-60, 200], to: [-70, 300], bend: 6, width: 11, strength: 0.3 },
      { from: [-20, 296], to: [-78, 316], bend: 8, width: 9, strength: 0.34 },
      { from: [6, 298], to: [72, 312], bend: -8, width: 9, strength: 0.36 },
      { from: [10, 306], to: [56, 344], bend: -6, width: 8, strength: 0.3 },
      { from: [40, 190], to: [46, 286], bend: -6, width: 12, strength: 0.32 },
      { from: [68, 156], to: [30, 196], bend: -8, width: 8, strength: 0.34 },
      { from: [-84, 366], to: [-50, 372], bend: 4, width: 7, strength: 0.3 },
      { from: [44, 372], to: [80, 364], bend: 4, width: 7, strength: 0.32 },
    ],
    over: `${seam(footSeam, t, 0.5)}${seam(mirror(footSeam), t, 0.5)}${ribs(
      [
        [-92, 350],
        [-35, 356],
      ],
      [
        [-92, 362],
        [-35, 368],
      ],
      14,
      t,
      0.3,
    )}${ribs(
      [
        [35, 356],
        [92, 350],
      ],
      [
        [35, 368],
        [92, 362],
      ],
      14,
      t,
      0.3,
    )}`,
  },
  t,
)}
<g clip-path="url(#suitc)"><path d="${flap}" fill="${t.deep}" opacity=".4" filter="url(#b2)" transform="translate(2.5 2)"/></g>
<g clip-path="url(#suitc)">${cloth({ id: 'flap', path: flap, turn: 0.3, rim: 4 }, t)}${stitches('M3 104L1 270C-1 300 -14 316 -25 339C-33 357 -36 374 -40 412', t.deep, 0.45)}</g>
${snaps.map(snap).join('')}
${under('M-110 150L-73 162C-84 180 -90 204 -97 248L-120 240Z', t, 'suit', 0.6)}
${pair(
  {
    id: 'sleeve',
    path: sleeve,
    sewn: true,
    across: [-132, 148, -76, 164],
    turn: 0.75,
    patterns: ['dot', 'dot'],
    folds: [
      { from: [-112, 164], to: [-80, 154], bend: -5, width: 6, strength: 0.44 },
      { from: [-122, 198], to: [-88, 182], bend: -6, width: 6, strength: 0.4 },
      { from: [-90, 98], to: [-100, 160], bend: 5, width: 7, strength: 0.3 },
    ],
  },
  t,
)}
${seam('M-75 84C-69 110 -70 138 -73 162', t, 0.5)}${seam(mirror('M-75 84C-69 110 -70 138 -73 162'), t, 0.5)}
${pair({ id: 'cuff', path: cuff, across: [-134, 230, -94, 238], turn: 0.9, rim: 5, over: ribs(curve([-135, 218], [-114, 230], [-93, 223]), curve([-131, 248], [-114, 258], [-97, 249]), 13, t, 0.4) }, t)}
${under(neck, t, 'suit flap', 0.3)}
${cloth({ id: 'neck', path: neck, turn: 0.5, rim: 4, over: ribs([...curve([-35, 66], [-31, 98], [0, 98]), ...curve([0, 98], [31, 98], [35, 66]).slice(1)], [...curve([-45, 70], [-40, 110], [0, 110]), ...curve([0, 110], [40, 110], [45, 70]).slice(1)], 38, t, 0.32) }, t)}${snap([-3, 104])}`,
    );
  },
};
