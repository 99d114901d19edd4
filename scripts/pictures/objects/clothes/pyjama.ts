import type { Drawing } from '../../drawing.ts';
import { mix, trim } from '../../colours.ts';
import { cloth, onRail, pair, under } from '../../garment.ts';
import { hanger } from '../../hangers.ts';
import { mirror, symmetric } from '../../outline.ts';
import { button, insideBack, pearl } from '../../sewn-on.ts';
import { seam } from '../../weave.ts';

const body = symmetric(
  'M0 196L-42 70C-62 76 -86 84 -108 95C-106 130 -104 168 -103 198C-106 270 -110 330 -112 392Q-56 404 0 404',
);
const sleeve =
  'M-104 92C-127 98 -143 116 -152 152C-162 204 -174 280 -180 358Q-152 372 -122 363C-119 310 -114 250 -100 206C-96 170 -98 130 -104 92Z';
const lapel = 'M-40 72C-52 90 -60 104 -66 116L-84 122C-72 156 -40 184 8 200C-2 166 -18 120 -40 72Z';
const collar = 'M0 48C-22 47 -36 52 -42 66C-56 84 -66 102 -73 116L-58 130C-46 112 -34 90 -26 66Q-14 58 0 58L0 48Z';
const leg = 'M-84 360L4 360L4 420C0 470 -4 520 -6 564Q-44 574 -82 566C-86 500 -88 430 -84 360Z';
const pocket = 'M30 172L82 168L83 220Q57 228 31 224Z';

export const drawing: Drawing = {
  viewBox: [366, 572],
  pose: 'hangs',
  height: 0.56,
  draw: (t) => {
    const line = trim(t);
    const piping = (path: string): string =>
      `<path d="${path}" fill="none" stroke="${t.deep}" stroke-opacity=".35" stroke-width="2.6" transform="translate(.8 1)"/><path d="${path}" fill="none" stroke="${line}" stroke-width="2.2"/>`;
    const shaded = { ...t, mid: mix(t.mid, t.dark, 0.22), light: mix(t.light, t.mid, 0.3) };
    return onRail(
      366,
      572,
      `${cloth(
        {
          id: 'legr',
          path: mirror(leg),
          across: [0, 460, 88, 466],
          turn: 0.75,
          rim: 12,
          folds: [
            { from: [30, 380], to: [44, 580], width: 14, strength: 0.34, open: true },
            { from: [66, 380], to: [66, 580], width: 12, strength: 0.36, open: true },
          ],
          over: piping('M2 540Q44 551 86 541'),
        },
        shaded,
      )}
${under(leg, t, 'legr', 0.5)}
${cloth(
  {
    id: 'legl',
    path: leg,
    across: [-88, 460, 0, 466],
    turn: 0.75,
    rim: 12,
    folds: [
      { from: [-54, 380], to: [-60, 580], width: 14, strength: 0.34, open: true },
      { from: [-20, 380], to: [-26, 580], width: 12, strength: 0.36, open: true },
    ],
    over: piping('M-86 541Q-44 551 -2 540'),
  },
  shaded,
)}
${insideBack('M-44 70Q0 40 44 70L8 204L-8 204Z', t, 90)}
<path d="M-42 68Q0 34 42 68Q0 52 -42 68Z" fill="${t.mid}"/><path d="M-40 70Q0 54 40 70" fill="none" stroke="${t.deep}" stroke-opacity=".6" stroke-width="3" filter="url(#b1)"/>
${hanger()}
${under(body, t, 'legl legr', 0.6)}
${cloth(
  {
    id: 'body',
    path: body,
    turn: 0.5,
    rim: 14,
    folds: [
      { from: [-98, 192], to: [-40, 240], bend: 10, width: 10, strength: 0.34 },
      { from: [-96, 218], to: [-54, 284], bend: 8, width: 8, strength: 0.3 },
      { from: [-66, 250], to: [-78, 410], bend: 10, width: 14, strength: 0.32, open: true },
      { from: [-28, 290], to: [-34, 410], width: 15, strength: 0.26, open: true },
      { from: [46, 270], to: [54, 410], bend: -8, width: 16, strength: 0.32, open: true },
      { from: [98, 196], to: [48, 246], bend: -10, width: 10, strength: 0.36 },
      { from: [86, 290], to: [92, 410], bend: -4, width: 12, strength: 0.34, open: true },
    ],
  },
  t,
)}
<path d="M15 202C16 270 16 340 16 404" fill="none" stroke="${t.deep}" stroke-opacity=".45" stroke-width="6" filter="url(#b2)"/>${piping('M10 198C13 270 14 340 14 404')}
${under('M-150 200L-100 206C-114 250 -119 310 -122 364L-170 360Z', t, 'body', 0.6)}
${pair(
  {
    id: 'sleeve',
    path: sleeve,
    sewn: true,
    across: [-178, 252, -104, 268],
    turn: 0.75,
    folds: [
      { from: [-154, 232], to: [-110, 214], bend: -6, width: 8, strength: 0.46 },
      { from: [-164, 276], to: [-112, 250], bend: -8, width: 8, strength: 0.44 },
      { from: [-126, 122], to: [-138, 222], bend: 6, width: 9, strength: 0.32 },
      { from: [-138, 300], to: [-148, 366], bend: 4, width: 9, strength: 0.34, open: true },
    ],
    over: piping('M-180 328Q-150 342 -118 333'),
  },
  t,
)}
${seam('M-104 93C-97 130 -96 170 -100 206', t, 0.5)}${seam(mirror('M-104 93C-97 130 -96 170 -100 206'), t, 0.5)}
${under(pocket, t, 'body', 0.3)}${cloth({ id: 'pocket', path: pocket, turn: 0.3, rim: 5, over: piping('M30 182L84 178') }, t)}
${under(mirror(lapel), t, 'body', 0.4)}${cloth({ id: 'lapelr', path: mirror(lapel).replace('-8 200', '-4 192'), turn: 0.5, rim: 5 }, t)}${piping('M66 116L84 122C73 154 44 180 8 196')}
${under(lapel, t, 'body lapelr', 0.5)}${cloth({ id: 'lapell', path: lapel, turn: 0.4, rim: 5 }, t)}${piping('M-66 116L-84 122C-72 156 -40 184 8 200')}
${under(collar, t, 'body lapell', 0.25)}${under(mirror(collar), t, 'body lapelr', 0.2)}${pair({ id: 'collar', path: collar, sewn: true, across: [-84, 84, 84, 100], turn: 0.4, rim: 5 }, t)}${piping('M-40 64C-54 82 -64 102 -72 116L-58 129M40 64C54 82 64 102 72 116L58 129')}
${[218, 270, 322, 374].map((y) => button(2, y, 5, pearl)).join('')}`,
    );
  },
};
