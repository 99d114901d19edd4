import type { Drawing } from '../../drawing.ts';
import { cloth, onRail, pair, under } from '../../garment.ts';
import { hanger } from '../../hangers.ts';
import { curve, mirror, symmetric } from '../../outline.ts';
import { button, horn, insideBack } from '../../sewn-on.ts';
import { knit, ribs, seam } from '../../weave.ts';

const body = symmetric(
  'M0 244L-44 70C-64 78 -90 86 -110 97C-108 130 -106 170 -103 200C-106 280 -110 360 -110 436Q-50 446 0 446',
);
const hem = symmetric('M0 440Q-50 440 -110 430C-109 448 -106 462 -102 474Q-50 483 0 483');
const sleeve =
  'M-104 93C-126 99 -140 116 -148 150C-158 200 -170 290 -178 366Q-152 380 -126 372C-122 320 -112 250 -98 206C-94 170 -96 130 -104 93Z';
const cuff = 'M-178 364Q-152 378 -126 370C-126 386 -128 400 -130 410Q-152 418 -174 408C-177 392 -178 378 -178 364Z';
const outerBand = 'M-44 68L-58 74C-48 130 -26 200 -10 246L-10 483L12 483L12 244C-10 200 -34 130 -44 68Z';
const innerBand = mirror('M-44 68L-58 74C-48 130 -26 200 -8 246L-8 470L8 470L8 236C-14 196 -34 130 -44 68Z');
const pocket = 'M-90 336L-32 340L-32 414L-90 410Z';

export const drawing: Drawing = {
  viewBox: [362, 486],
  pose: 'hangs',
  height: 0.52,
  draw: (t) =>
    onRail(
      362,
      486,
      `${knit('kb', t, 8, 0, 0.36)}${knit('kl', t, 8, 9, 0.36)}${knit('kr', t, 8, -9, 0.36)}
${insideBack('M-46 70Q0 46 46 70L6 252L-6 252Z', t, 92)}
${cloth({ id: 'back', path: 'M-47 70Q0 38 47 70L42 78Q0 58 -42 78Z', turn: 0.3, rim: 4, over: ribs(curve([-48, 71], [0, 38], [48, 71]), curve([-42, 84], [0, 60], [42, 84]), 24, t, 0.4) }, t)}
${hanger()}
${cloth(
  {
    id: 'body',
    path: body,
    turn: 0.5,
    rim: 16,
    softness: 8,
    pattern: 'kb',
    folds: [
      { from: [-96, 196], to: [-44, 250], bend: 10, width: 13, strength: 0.3 },
      { from: [-84, 270], to: [-92, 440], bend: 6, width: 16, strength: 0.3 },
      { from: [52, 220], to: [60, 330], bend: 8, width: 14, strength: 0.25 },
      { from: [94, 200], to: [50, 246], bend: -10, width: 12, strength: 0.3 },
      { from: [92, 280], to: [98, 440], bend: -4, width: 12, strength: 0.3 },
    ],
  },
  t,
)}
${cloth({ id: 'hem', path: hem, turn: 0.5, rim: 9, over: ribs(curve([-110, 432], [0, 450], [110, 432]), curve([-102, 476], [0, 490], [102, 476]), 42, t, 0.45) }, t)}
<path d="M-110 434Q0 450 110 434" fill="none" stroke="${t.deep}" stroke-opacity=".45" stroke-width="3" filter="url(#b1)"/>
${under('M-150 200L-98 206C-112 250 -122 320 -128 410L-170 400Z', t, 'body', 0.6)}
${pair(
  {
    id: 'sleeve',
    path: sleeve,
    sewn: true,
    across: [-176, 252, -104, 268],
    turn: 0.7,
    patterns: ['kl', 'kr'],
    folds: [
      { from: [-152, 232], to: [-108, 218], bend: -6, width: 7, strength: 0.45 },
      { from: [-162, 278], to: [-112, 254], bend: -8, width: 8, strength: 0.42 },
      { from: [-166, 320], to: [-122, 300], bend: -6, width: 7, strength: 0.3 },
      { from: [-124, 120], to: [-136, 220], bend: 6, width: 10, strength: 0.3 },
      { from: [-174, 354], to: [-134, 360], bend: 4, width: 8, strength: 0.4 },
    ],
  },
  t,
)}
${seam('M-104 94C-96 130 -94 170 -98 206', t, 0.5)}${seam(mirror('M-104 94C-96 130 -94 170 -98 206'), t, 0.5)}
${pair({ id: 'cuff', path: cuff, across: [-178, 380, -126, 388], turn: 0.9, rim: 7, over: ribs(curve([-179, 364], [-152, 380], [-125, 370]), curve([-174, 410], [-152, 422], [-130, 412]), 14, t, 0.5) }, t)}
${under(pocket, t, 'body', 0.35)}${under(mirror(pocket), t, 'body', 0.35)}
${pair(
  {
    id: 'pocket',
    path: pocket,
    turn: 0.3,
    rim: 6,
    patterns: ['kb', 'kb'],
    over: `<path d="M-92 334L-30 338L-30 358L-92 354Z" fill="${t.mid}"/>${ribs(
      [
        [-91, 336],
        [-31, 340],
      ],
      [
        [-91, 355],
        [-31, 359],
      ],
      15,
      t,
      0.45,
    )}${seam('M-92 355L-30 359', t, 0.5)}`,
  },
  t,
)}
${under(innerBand, t, 'body', 0.35)}${cloth(
        {
          id: 'inner',
          path: innerBand,
          turn: 0.4,
          rim: 5,
          over: ribs(
            [
              [46, 70],
              [36, 110],
              [22, 160],
              [8, 206],
              [-6, 240],
              [-6, 480],
            ],
            [
              [58, 74],
              [49, 118],
              [34, 172],
              [18, 222],
              [8, 246],
              [8, 480],
            ],
            60,
            t,
            0.3,
          ),
        },
        t,
      )}
${under(outerBand, t, 'body', 0.5)}${cloth(
        {
          id: 'outer',
          path: outerBand,
          turn: 0.4,
          rim: 5,
          over: ribs(
            [
              [-58, 74],
              [-49, 118],
              [-34, 172],
              [-18, 222],
              [-10, 246],
              [-10, 484],
            ],
            [
              [-44, 68],
              [-36, 110],
              [-20, 168],
              [-2, 216],
              [12, 244],
              [12, 484],
            ],
            64,
            t,
            0.3,
          ),
        },
        t,
      )}
${[262, 312, 362, 412, 462].map((y) => button(1, y, 7.5, horn)).join('')}`,
    ),
};
