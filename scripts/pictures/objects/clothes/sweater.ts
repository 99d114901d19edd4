import type { Drawing } from '../../drawing.ts';
import { cloth, onRail, pair, under } from '../../garment.ts';
import { hanger } from '../../hangers.ts';
import { curve, mirror, symmetric } from '../../outline.ts';
import { insideBack } from '../../sewn-on.ts';
import { knit, ribs, seam } from '../../weave.ts';

const body = symmetric(
  'M0 112C-26 112 -40 98 -46 72C-66 78 -92 86 -112 97C-110 130 -108 170 -104 200C-106 260 -107 320 -106 374Q-50 384 0 384',
);
const hem = symmetric('M0 380Q-50 380 -106 370C-104 390 -102 404 -98 418Q-50 427 0 427');
const sleeve =
  'M-108 94C-128 100 -142 116 -152 150C-164 200 -176 280 -186 352Q-160 366 -134 358C-130 310 -118 250 -102 204C-98 170 -100 130 -108 94Z';
const cuff = 'M-186 350Q-160 364 -134 356C-134 370 -136 384 -138 394Q-160 402 -182 392C-185 378 -186 364 -186 350Z';
const neck = symmetric('M0 112C-24 112 -38 98 -42 70L-54 74C-52 106 -32 128 0 128');

export const drawing: Drawing = {
  viewBox: [378, 430],
  pose: 'hangs',
  height: 0.5,
  draw: (t) =>
    onRail(
      378,
      430,
      `${knit('kb', t, 7, 0, 0.34)}${knit('kl', t, 7, 10, 0.34)}${knit('kr', t, 7, -10, 0.34)}
${insideBack('M-48 70Q0 48 48 70Q40 124 0 124Q-40 124 -48 70Z', t, 92)}
${cloth({ id: 'back', path: 'M-46 71Q0 38 46 71L40 78Q0 58 -40 78Z', turn: 0.3, rim: 4, over: ribs(curve([-48, 71], [0, 38], [48, 71]), curve([-42, 84], [0, 60], [42, 84]), 26, t, 0.4) }, t)}
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
      { from: [-96, 190], to: [-40, 250], bend: 12, width: 14, strength: 0.3 },
      { from: [-70, 250], to: [-74, 380], bend: 6, width: 18, strength: 0.3 },
      { from: [-20, 280], to: [-24, 380], bend: -4, width: 14, strength: 0.2 },
      { from: [44, 230], to: [40, 380], bend: 8, width: 20, strength: 0.3 },
      { from: [96, 196], to: [56, 240], bend: -10, width: 14, strength: 0.3 },
      { from: [82, 270], to: [84, 380], bend: -4, width: 12, strength: 0.3 },
      { from: [-58, 90], to: [-78, 180], bend: -8, width: 10, strength: 0.2 },
      { from: [58, 90], to: [76, 180], bend: 8, width: 10, strength: 0.25 },
    ],
  },
  t,
)}
${cloth({ id: 'hem', path: hem, turn: 0.5, rim: 9, over: ribs(curve([-106, 372], [0, 390], [106, 372]), curve([-98, 420], [0, 434], [98, 420]), 46, t, 0.45) }, t)}
<path d="M-106 374Q0 390 106 374" fill="none" stroke="${t.deep}" stroke-opacity=".45" stroke-width="3" filter="url(#b1)"/>
${under('M-150 200L-102 204C-118 250 -130 310 -134 390L-180 380Z', t, 'body', 0.6)}
${pair(
  {
    id: 'sleeve',
    path: sleeve,
    sewn: true,
    across: [-184, 252, -108, 268],
    turn: 0.7,
    patterns: ['kl', 'kr'],
    folds: [
      { from: [-156, 228], to: [-112, 214], bend: -6, width: 7, strength: 0.45 },
      { from: [-168, 272], to: [-116, 248], bend: -8, width: 8, strength: 0.42 },
      { from: [-172, 312], to: [-128, 290], bend: -6, width: 7, strength: 0.32 },
      { from: [-128, 120], to: [-140, 220], bend: 6, width: 10, strength: 0.3 },
      { from: [-182, 340], to: [-140, 346], bend: 4, width: 8, strength: 0.4 },
    ],
  },
  t,
)}
${seam('M-108 95C-100 130 -98 170 -102 204', t, 0.5)}${seam(mirror('M-108 95C-100 130 -98 170 -102 204'), t, 0.5)}
${pair({ id: 'cuff', path: cuff, across: [-186, 366, -134, 374], turn: 0.9, rim: 7, over: ribs(curve([-187, 350], [-160, 366], [-133, 356]), curve([-182, 394], [-160, 406], [-138, 396]), 15, t, 0.5) }, t)}
${under(neck, t, 'body', 0.4)}
${cloth({ id: 'neck', path: neck, turn: 0.5, rim: 5, over: ribs([...curve([-43, 70], [-38, 112], [0, 112]), ...curve([0, 112], [38, 112], [43, 70]).slice(1)], [...curve([-55, 74], [-48, 128], [0, 128]), ...curve([0, 128], [48, 128], [55, 74]).slice(1)], 34, t, 0.45) }, t)}`,
    ),
};
