import type { Drawing } from '../../drawing.ts';
import { mix } from '../../colours.ts';
import { cloth, onRail, under, type Fold } from '../../garment.ts';
import { clipHanger } from '../../hangers.ts';
import { button, horn } from '../../sewn-on.ts';
import { seam, stitches } from '../../weave.ts';

const skirt =
  'M-74 94Q0 104 74 94C90 180 122 300 142 398C134 406 126 414 112 412C98 408 88 420 70 416C54 412 42 424 24 419C6 414 -10 424 -28 418C-46 412 -58 424 -74 416C-90 410 -98 420 -112 412C-124 404 -134 408 -142 398C-122 300 -90 180 -74 94Z';
const band = 'M-76 78Q0 88 76 78L75 104Q0 114 -75 104Z';

/** Unpressed pleats: each a dark hollow that opens towards the hem. */
const pleats: readonly Fold[] = [-60, -43, -26, -9, 9, 26, 43, 60].map((x, at): Fold => ({
  from: [x, 104],
  to: [x * 2.02 + (at % 2 ? 3 : -3), 424],
  bend: x < 0 ? -5 : 5,
  width: 22 + (at % 3) * 4,
  strength: 0.46 + (at % 2) * 0.08,
  open: true,
}));

export const drawing: Drawing = {
  viewBox: [290, 424],
  pose: 'hangs',
  height: 0.5,
  draw: (t) => {
    const { bar, clips } = clipHanger({ y: 78, grip: 52 });
    return onRail(
      290,
      424,
      `<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="100" y2="360"><stop offset="0" stop-color="${t.deep}" stop-opacity=".6"/><stop offset=".5" stop-color="${t.deep}" stop-opacity=".34"/><stop offset="1" stop-color="${t.deep}" stop-opacity="0"/></linearGradient>${bar}
<path d="M-75 80Q0 66 75 80Q0 92 -75 80Z" fill="${mix(t.dark, t.deep, 0.6)}"/>
${cloth({ id: 'skirt', path: skirt, turn: 0.7, rim: 12, softness: 4, folds: pleats, over: `${pleats.map(({ from, to }) => `<path d="M${from[0]} ${from[1]}Q${(from[0] + to[0]) / 2 + (from[0] < 0 ? 4 : -4)} 264 ${to[0]} ${to[1]}" fill="none" stroke="url(#fade)" stroke-width="1.3"/>`).join('')}${seam('M-144 388C-134 398 -124 394 -112 402C-98 410 -90 400 -74 406C-58 414 -46 402 -28 408C-10 414 6 404 24 409C42 414 54 402 70 406C88 410 98 398 112 402C126 404 134 396 144 388', t, 0.3)}` }, t)}
${under(band, t, 'skirt', 0.5)}
${cloth({ id: 'band', path: band, turn: 0.7, rim: 6, over: `${stitches('M-78 82Q0 92 78 82M-78 100Q0 110 78 100', t.deep, 0.45)}${seam('M14 80L14 112', t, 0.5)}` }, t)}
${button(3, 98, 5, horn)}
${clips}`,
    );
  },
};
