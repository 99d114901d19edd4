import type { Drawing } from '../../drawing.ts';
import { cloth, onRail, pair, under } from '../../garment.ts';
import { hanger } from '../../hangers.ts';
import { curve, mirror, symmetric } from '../../outline.ts';
import { ribs, seam, stitches } from '../../weave.ts';

const body = symmetric(
  'M0 134L-52 78C-70 82 -94 90 -112 100C-110 134 -108 170 -105 202C-107 270 -109 340 -108 392Q-50 402 0 402',
);
const hem = symmetric('M0 398Q-50 398 -108 388C-106 406 -104 420 -100 434Q-50 443 0 443');
const sleeve =
  'M-108 97C-130 103 -144 120 -153 154C-164 204 -176 290 -184 368Q-158 382 -130 374C-126 320 -118 250 -102 208C-98 172 -100 132 -108 97Z';
const cuff = 'M-184 366Q-158 380 -130 372C-131 386 -133 400 -136 410Q-158 418 -180 408C-183 394 -184 380 -184 366Z';
const hoodBack = symmetric('M0 38C-36 36 -62 50 -72 82C-76 96 -74 108 -66 114L0 136');
const opening = symmetric('M0 58C-26 58 -42 68 -44 84C-42 106 -22 128 0 144');
const edge =
  'M-8 57C-50 50 -78 80 -74 106C-66 128 -30 150 12 160C16 154 16 146 12 140C-22 124 -46 100 -44 84C-43 70 -28 61 -8 57Z';
const pouch = symmetric('M0 296L-52 296L-84 352L-84 398Q-40 403 0 403');

export const drawing: Drawing = {
  viewBox: [374, 446],
  pose: 'hangs',
  height: 0.51,
  draw: (t) => {
    const cord = (x: number, y: number, sway: number): string =>
      `<path d="M${x} 142C${x + sway} 170 ${x - sway} 200 ${x + 1} ${y}" fill="none" stroke="${t.deep}" stroke-opacity=".45" stroke-width="5" filter="url(#b2)" transform="translate(3 3)"/><path d="M${x} 142C${x + sway} 170 ${x - sway} 200 ${x + 1} ${y}" fill="none" stroke="${t.dark}" stroke-width="4.4"/><path d="M${x} 142C${x + sway} 170 ${x - sway} 200 ${x + 1} ${y}" fill="none" stroke="${t.light}" stroke-width="3"/><path d="M${x} 142C${x + sway} 170 ${x - sway} 200 ${x + 1} ${y}" fill="none" stroke="${t.mid}" stroke-width="3" stroke-dasharray="1.5 2"/><rect x="${x - 1.6}" y="${y - 2}" width="5.2" height="13" rx="1.6" fill="#8d979c"/><rect x="${x - 0.8}" y="${y - 1}" width="1.6" height="11" fill="#eef1f1"/><circle cx="${x}" cy="141" r="3.6" fill="#8d979c"/><circle cx="${x}" cy="141" r="1.8" fill="#3c4347"/>`;
    return onRail(
      374,
      446,
      `${cloth(
        {
          id: 'hood',
          path: hoodBack,
          turn: 0.7,
          rim: 14,
          folds: [
            { from: [-62, 70], to: [-46, 110], bend: 4, width: 8, strength: 0.3 },
            { from: [62, 66], to: [50, 110], bend: -4, width: 8, strength: 0.4 },
          ],
        },
        t,
      )}
<linearGradient id="opg" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${t.dark}"/><stop offset="1" stop-color="${t.deep}"/></linearGradient><path d="${opening}" fill="url(#opg)"/><rect x="-14" y="90" width="28" height="12" rx="1" fill="#efe5d5"/><rect x="-7" y="95" width="14" height="2.4" fill="#4f3123" opacity=".7"/>
<path d="M-44 84C-42 68 -26 58 0 58C26 58 42 68 44 84C36 72 20 66 0 66C-20 66 -36 72 -44 84Z" fill="${t.mid}"/>
${hanger({ y: 72, fall: 28 })}
${cloth(
  {
    id: 'body',
    path: body,
    turn: 0.5,
    rim: 16,
    softness: 8,
    folds: [
      { from: [-98, 196], to: [-40, 250], bend: 12, width: 14, strength: 0.34 },
      { from: [-92, 226], to: [-56, 280], bend: 8, width: 12, strength: 0.25 },
      { from: [-92, 300], to: [-96, 398], bend: 4, width: 12, strength: 0.34 },
      { from: [98, 200], to: [46, 250], bend: -12, width: 14, strength: 0.34 },
      { from: [60, 180], to: [66, 300], bend: 8, width: 14, strength: 0.25 },
      { from: [96, 280], to: [98, 398], bend: -4, width: 10, strength: 0.34 },
      { from: [-30, 170], to: [-34, 290], bend: -6, width: 16, strength: 0.2 },
    ],
  },
  t,
)}
${cloth({ id: 'hem', path: hem, turn: 0.5, rim: 9, over: ribs(curve([-108, 390], [0, 408], [108, 390]), curve([-100, 436], [0, 450], [100, 436]), 46, t, 0.4) }, t)}
<path d="M-108 392Q0 408 108 392" fill="none" stroke="${t.deep}" stroke-opacity=".45" stroke-width="3" filter="url(#b1)"/>
${under(pouch, t, 'body', 0.3)}
${cloth(
  {
    id: 'pouch',
    path: pouch,
    turn: 0.4,
    rim: 8,
    folds: [
      { from: [-50, 330], to: [-10, 390], bend: 8, width: 12, strength: 0.25 },
      { from: [54, 330], to: [20, 392], bend: -8, width: 12, strength: 0.28 },
    ],
    over: stitches('M-50 301L50 301M-47 296L-79 354L-79 400M47 296L79 354L79 400', t.deep, 0.5),
  },
  t,
)}
${under('M-150 200L-102 208C-118 250 -126 320 -134 410L-170 400Z', t, 'body', 0.6)}
${pair(
  {
    id: 'sleeve',
    path: sleeve,
    sewn: true,
    across: [-182, 256, -108, 272],
    turn: 0.7,
    folds: [
      { from: [-156, 234], to: [-112, 216], bend: -6, width: 8, strength: 0.5 },
      { from: [-168, 280], to: [-116, 254], bend: -8, width: 9, strength: 0.5 },
      { from: [-172, 322], to: [-124, 300], bend: -7, width: 8, strength: 0.36 },
      { from: [-130, 124], to: [-140, 224], bend: 6, width: 10, strength: 0.3 },
      { from: [-180, 356], to: [-138, 362], bend: 4, width: 8, strength: 0.45 },
    ],
  },
  t,
)}
${seam('M-108 98C-100 132 -98 172 -102 208', t, 0.6)}${seam(mirror('M-108 98C-100 132 -98 172 -102 208'), t, 0.6)}${stitches('M-104 100C-96 132 -94 172 -98 206M104 100C96 132 94 172 98 206', t.deep, 0.4)}
${pair({ id: 'cuff', path: cuff, across: [-184, 382, -130, 390], turn: 0.9, rim: 7, over: ribs(curve([-185, 366], [-158, 382], [-129, 372]), curve([-180, 410], [-158, 422], [-136, 412]), 15, t, 0.45) }, t)}
${under(mirror(edge), t, 'body hood', 0.35)}${cloth({ id: 'edger', path: mirror(edge), turn: 0.6, rim: 9, folds: [{ from: [62, 78], to: [20, 140], bend: 10, width: 10, strength: 0.3 }], over: stitches('M48 84C50 104 26 128 -8 146', t.deep, 0.45) }, t)}
${under(edge, t, 'body edger', 0.4)}${cloth({ id: 'edgel', path: edge, turn: 0.6, rim: 9, folds: [{ from: [-64, 84], to: [-20, 142], bend: -10, width: 10, strength: 0.3 }], over: stitches('M-49 84C-50 104 -26 128 9 146', t.deep, 0.45) }, t)}
${cord(-20, 222, 4)}${cord(22, 236, -4)}`,
    );
  },
};
