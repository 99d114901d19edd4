import type { Drawing } from '../../drawing.ts';
import { mix } from '../../colours.ts';
import { cloth, onRail, pair, under } from '../../garment.ts';
import { hanger } from '../../hangers.ts';
import { mirror, symmetric } from '../../outline.ts';
import { seam, stitches } from '../../weave.ts';

const body = symmetric(
  'M0 140L-52 78C-70 82 -94 88 -112 98C-112 130 -110 168 -108 200C-114 300 -124 430 -130 520Q-64 536 0 536',
);
const sleeve =
  'M-106 95C-130 101 -146 120 -154 154C-164 206 -176 300 -184 392Q-156 406 -126 398C-122 330 -116 260 -102 208C-98 172 -99 132 -106 95Z';
const yoke = symmetric('M0 140L-52 78C-70 82 -92 87 -105 94C-110 130 -111 150 -112 178Q-56 192 0 192');
const placket = 'M-16 136L16 136L18 536L-16 536Z';
const flap = 'M-98 366L-38 372L-38 402Q-40 408 -46 408L-92 402Q-99 400 -99 394Z';
const hoodBack = symmetric('M0 36C-40 34 -68 50 -78 84C-82 98 -80 110 -70 116L0 138');
const opening = symmetric('M0 58C-26 58 -42 68 -44 84C-42 106 -22 130 0 150');
const edge =
  'M-6 56C-54 46 -84 80 -78 108C-68 132 -32 150 2 164C4 158 4 148 2 142C-22 124 -46 100 -44 84C-43 70 -28 60 -6 56Z';

export const drawing: Drawing = {
  viewBox: [376, 540],
  pose: 'hangs',
  height: 0.54,
  draw: (t) => {
    const snap = (y: number): string =>
      `<circle cx="1.4" cy="${y + 2}" r="6.4" fill="${t.deep}" opacity=".5"/><circle cx="1" cy="${y}" r="6" fill="${mix(t.mid, t.dark, 0.6)}"/><circle cx="1" cy="${y}" r="5.6" fill="none" stroke="${t.deep}" stroke-opacity=".5"/><circle cx="1" cy="${y}" r="3.4" fill="${t.mid}"/><path d="M-3 ${y - 2}A4.6 4.6 0 0 1 2 ${y - 4.4}" fill="none" stroke="${t.light}" stroke-width="1.4" stroke-linecap="round"/>`;
    const cord = (x: number, y: number, sway: number): string => {
      const line = `M${x} 142C${x + sway} 158 ${x - sway} 176 ${x + 1} ${y}`;
      return `<path d="${line}" fill="none" stroke="${t.deep}" stroke-opacity=".45" stroke-width="4" filter="url(#b2)" transform="translate(3 3)"/><path d="${line}" fill="none" stroke="#f1e7d8" stroke-width="3"/><path d="${line}" fill="none" stroke="#8c7b68" stroke-width="3" stroke-opacity=".6" stroke-dasharray="1.4 2"/><rect x="${x - 3.5}" y="${y - 16}" width="8" height="11" rx="3" fill="#3c3f42"/><rect x="${x - 2}" y="${y - 14}" width="2" height="7" rx="1" fill="#fff" opacity=".4"/><circle cx="${x + 1}" cy="${y + 1}" r="2.8" fill="#cdbda4"/>`;
    };
    const gloss = (path: string, width: number, opacity: number): string =>
      `<path d="${path}" fill="none" stroke="#fff" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round" filter="url(#b4)"/>`;
    return onRail(
      376,
      540,
      `${cloth(
        {
          id: 'hood',
          path: hoodBack,
          turn: 0.7,
          rim: 14,
          folds: [
            { from: [-66, 70], to: [-48, 114], bend: 4, width: 8, strength: 0.3 },
            { from: [66, 66], to: [52, 114], bend: -4, width: 8, strength: 0.4 },
          ],
          over: gloss('M-56 70Q-36 48 -10 46', 5, 0.5),
        },
        t,
      )}
<linearGradient id="opg" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${t.dark}"/><stop offset="1" stop-color="${t.deep}"/></linearGradient><path d="${opening}" fill="url(#opg)"/><rect x="-14" y="92" width="28" height="12" rx="1" fill="#efe5d5"/><rect x="-7" y="97" width="14" height="2.4" fill="#4f3123" opacity=".7"/>
<path d="M-44 84C-42 68 -26 58 0 58C26 58 42 68 44 84C36 72 20 66 0 66C-20 66 -36 72 -44 84Z" fill="${t.mid}"/>
${hanger({ y: 72, fall: 28 })}
${cloth(
  {
    id: 'body',
    path: body,
    turn: 0.55,
    rim: 16,
    softness: 4,
    folds: [
      { from: [-92, 210], to: [-54, 300], bend: 10, width: 11, strength: 0.3 },
      { from: [-84, 400], to: [-100, 540], width: 26, strength: 0.42, open: true },
      { from: [-40, 400], to: [-52, 540], width: 22, strength: 0.34, open: true },
      { from: [46, 380], to: [58, 540], width: 26, strength: 0.4, open: true },
      { from: [92, 330], to: [108, 540], width: 20, strength: 0.36, open: true },
      { from: [92, 210], to: [56, 290], bend: -10, width: 11, strength: 0.32 },
    ],
    over: `${gloss('M-62 230C-64 320 -70 420 -78 520', 9, 0.34)}${gloss('M36 240C38 320 40 420 46 510', 6, 0.2)}${stitches('M-132 510Q0 544 132 510', t.deep, 0.45)}`,
  },
  t,
)}
${under(yoke, t, 'body', 0.45)}${cloth(
        {
          id: 'yoke',
          path: yoke,
          turn: 0.5,
          rim: 8,
          folds: [
            { from: [-60, 100], to: [-84, 176], bend: -6, width: 9, strength: 0.25 },
            { from: [60, 100], to: [84, 176], bend: 6, width: 9, strength: 0.28 },
          ],
          over: `${stitches('M-114 172Q0 200 114 172', t.deep, 0.5)}${gloss('M-84 108Q-70 130 -72 166', 8, 0.34)}`,
        },
        t,
      )}
${under('M-150 200L-102 208C-116 260 -122 330 -126 398L-170 392Z', t, 'body', 0.6)}
${pair(
  {
    id: 'sleeve',
    path: sleeve,
    sewn: true,
    across: [-182, 262, -106, 278],
    turn: 0.85,
    folds: [
      { from: [-158, 240], to: [-112, 222], bend: -6, width: 7, strength: 0.5 },
      { from: [-168, 286], to: [-114, 258], bend: -8, width: 8, strength: 0.5 },
      { from: [-172, 330], to: [-124, 306], bend: -7, width: 7, strength: 0.36 },
      { from: [-128, 124], to: [-140, 226], bend: 6, width: 9, strength: 0.3 },
    ],
    over: `${gloss('M-142 130C-150 180 -160 260 -168 360', 6, 0.4)}${seam('M-182 362Q-154 376 -124 368', t, 0.5)}`,
  },
  t,
)}
${seam('M-106 96C-99 132 -98 172 -102 208', t, 0.5)}${seam(mirror('M-106 96C-99 132 -98 172 -102 208'), t, 0.5)}
${under(placket, t, 'body', 0.45)}${cloth({ id: 'placket', path: placket, turn: 0.3, rim: 5, over: stitches('M-12 140L-12 534M12 140L14 534', t.deep, 0.45) }, t)}
${[196, 262, 328, 394, 460].map(snap).join('')}
${under(flap, t, 'body', 0.5)}${under(mirror(flap), t, 'body', 0.45)}${pair({ id: 'flap', path: flap, turn: 0.4, rim: 6, over: stitches('M-94 366L-94 396L-48 403L-43 403L-43 372', t.deep, 0.45) }, t)}
${under(mirror(edge), t, 'body hood', 0.35)}${cloth({ id: 'edger', path: mirror(edge), turn: 0.6, rim: 9, folds: [{ from: [64, 80], to: [24, 142], bend: 10, width: 10, strength: 0.3 }], over: stitches('M49 86C50 104 28 128 0 148', t.deep, 0.45) }, t)}
${under(edge, t, 'body edger', 0.4)}${cloth({ id: 'edgel', path: edge, turn: 0.6, rim: 9, folds: [{ from: [-66, 86], to: [-24, 144], bend: -10, width: 10, strength: 0.3 }], over: `${stitches('M-49 86C-50 104 -28 128 0 148', t.deep, 0.45)}${gloss('M-66 78Q-70 104 -44 126', 5, 0.5)}` }, t)}
${cord(-27, 196, 4)}${cord(29, 202, -4)}`,
    );
  },
};
