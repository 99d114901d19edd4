import type { Drawing } from '../../drawing.ts';
import { mix } from '../../colours.ts';
import { cloth, onRail, under } from '../../garment.ts';
import { clipHanger } from '../../hangers.ts';
import { mirror } from '../../outline.ts';
import { button, horn } from '../../sewn-on.ts';
import { seam, stitches, twill } from '../../weave.ts';

const leg =
  'M-74 94Q-36 100 6 102L8 216C4 226 0 232 -2 240C-8 340 -14 460 -18 566Q-52 578 -88 568C-90 460 -96 330 -96 250C-94 190 -82 140 -74 94Z';
const band = 'M-75 78Q0 88 75 78L76 102Q0 112 -76 102Z';

export const drawing: Drawing = {
  viewBox: [198, 578],
  pose: 'hangs',
  height: 0.57,
  draw: (t) => {
    const { bar, clips } = clipHanger({ y: 78, grip: 52 });
    const loop = (x: number): string =>
      `<path d="M${x - 3.5} 77L${x + 3.5} 77L${x + 3.5} 112L${x - 3.5} 112Z" fill="${t.deep}" opacity=".4" transform="translate(1.5 1.5)"/><path d="M${x - 3.5} 77L${x + 3.5} 77L${x + 3.5} 111L${x - 3.5} 111Z" fill="${t.mid}" stroke="${t.deep}" stroke-opacity=".4" stroke-width=".8"/>`;
    return onRail(
      198,
      578,
      `${twill('tw', t, 3, -52, 0.08)}${bar}
<path d="M-74 80Q0 66 74 80Q0 92 -74 80Z" fill="${mix(t.dark, t.deep, 0.6)}"/>
${cloth(
  {
    id: 'right',
    path: mirror(leg),
    across: [0, 330, 98, 336],
    turn: 0.75,
    rim: 12,
    pattern: 'tw',
    folds: [
      { from: [10, 216], to: [60, 250], bend: -8, width: 8, strength: 0.34 },
      { from: [8, 232], to: [46, 290], bend: -8, width: 8, strength: 0.3 },
      { from: [62, 120], to: [56, 230], bend: -6, width: 8, strength: 0.25 },
      { from: [30, 400], to: [80, 390], bend: 5, width: 8, strength: 0.25 },
      { from: [74, 330], to: [72, 566], width: 12, strength: 0.3, open: true },
    ],
    over: `<path d="M46 112C54 240 54 400 54 574" fill="none" stroke="${t.light}" stroke-opacity=".5" stroke-width="5" filter="url(#b2)"/><path d="M48 112C56 240 56 400 56 574" fill="none" stroke="${t.deep}" stroke-opacity=".42" stroke-width="1.1"/>${stitches('M0 556Q52 568 98 556', t.deep, 0.4)}${seam('M44 104L82 176', t, 0.6)}<path d="M46 104L84 176" stroke="${t.deep}" stroke-opacity=".5" stroke-width="5" filter="url(#b2)"/>${seam('M30 106L33 160', t, 0.45)}`,
  },
  t,
)}
${under('M-30 226L8 216L-2 240C-8 340 -14 460 -18 566L-60 566Z', t, 'right', 0.5)}
${cloth(
  {
    id: 'left',
    path: leg,
    across: [-98, 330, 4, 336],
    turn: 0.75,
    rim: 12,
    pattern: 'tw',
    folds: [
      { from: [0, 218], to: [-56, 254], bend: 8, width: 8, strength: 0.36 },
      { from: [-2, 236], to: [-44, 296], bend: 8, width: 8, strength: 0.32 },
      { from: [-62, 120], to: [-60, 230], bend: 6, width: 8, strength: 0.25 },
      { from: [-80, 396], to: [-30, 404], bend: -5, width: 8, strength: 0.25 },
      { from: [-30, 340], to: [-30, 566], width: 12, strength: 0.3, open: true },
    ],
    over: `<path d="M-52 112C-56 240 -54 400 -54 574" fill="none" stroke="${t.light}" stroke-opacity=".5" stroke-width="5" filter="url(#b2)"/><path d="M-50 112C-54 240 -52 400 -52 574" fill="none" stroke="${t.deep}" stroke-opacity=".42" stroke-width="1.1"/>${stitches('M0 556Q-52 568 -98 556', t.deep, 0.4)}${seam('M-44 104L-82 176', t, 0.6)}<path d="M-42 104L-80 176" stroke="${t.deep}" stroke-opacity=".5" stroke-width="5" filter="url(#b2)"/>${seam('M-30 106L-33 160', t, 0.45)}${stitches('M-6 200C-20 192 -22 180 -22 110', t.deep, 0.5)}`,
  },
  t,
)}
${seam('M6 102L8 216', t, 0.6)}
${under(band, t, 'left right', 0.4)}
${cloth({ id: 'band', path: band, turn: 0.7, rim: 6, pattern: 'tw', over: `${stitches('M-78 81Q0 91 78 81M-78 99Q0 109 78 99', t.deep, 0.4)}${seam('M12 80L12 112', t, 0.5)}` }, t)}
${loop(-30)}${loop(34)}${button(3, 96, 4.8, horn)}
${clips}`,
    );
  },
};
