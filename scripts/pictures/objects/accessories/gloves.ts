import type { Drawing } from '../../drawing.ts';
import { mix } from '../../colours.ts';
import { cloth, onRail } from '../../garment.ts';
import { curve, mirror } from '../../outline.ts';
import { knit, ribs, seam } from '../../weave.ts';

const hand =
  'M-27 40C-30 60 -39 82 -41 110C-43 140 -44 180 -44 208C-44 223 -28 224 -26 211C-24 202 -22 190 -20 176L-20 232C-20 247 -2 247 -2 233L0 180L1 239C1 254 20 254 21 239L21 176L23 226C24 240 41 239 41 225C42 204 41 176 38 148C40 144 42 148 45 154C50 168 66 168 66 150C63 126 52 106 42 92C38 74 31 58 27 40Z';
const cuff = 'M-30 0Q0 7 30 0C28 18 27 32 28 46Q0 54 -28 46C-27 32 -28 18 -30 0Z';
const fingers = 'M-20 232L-20 168M0 236L0 172M21 240L21 168M37 146C34 136 33 128 34 120';

export const drawing: Drawing = {
  viewBox: [220, 306],
  pose: 'hangs',
  height: 0.38,
  draw: (t) => {
    const glove = (id: string, turned: boolean, place: string, shade = ''): string => {
      const side = (path: string): string => (turned ? mirror(path) : path);
      return `<g transform="${place}"><path d="M-29 1Q0 8 29 1Q0 -8 -29 1Z" fill="${mix(t.dark, t.deep, 0.6)}"/>${cloth(
        {
          id: `${id}h`,
          path: side(hand),
          turn: 0.8,
          rim: 8,
          pattern: 'kn',
          folds: [
            { from: [-26, 60], to: [-8, 150], bend: 6, width: 9, strength: 0.25 },
            { from: [26, 60], to: [14, 140], bend: -6, width: 9, strength: 0.3 },
          ],
          over: `<path d="${side(fingers)}" fill="none" stroke="${t.deep}" stroke-opacity=".65" stroke-width="6" filter="url(#b2)"/><path d="${side(fingers)}" fill="none" stroke="${t.deep}" stroke-opacity=".6" stroke-width="1.2"/>${[-32, -11, 11, 31].map((x, at) => `<path d="M${(turned ? -x : x) - 4} ${176 + (at === 0 ? 6 : 0)}L${(turned ? -x : x) - 4} ${at === 0 || at === 3 ? 204 : 226}" stroke="${t.light}" stroke-opacity=".6" stroke-width="6" stroke-linecap="round" filter="url(#b4)"/>`).join('')}${shade}`,
        },
        t,
      )}${cloth({ id: `${id}c`, path: cuff, turn: 0.9, rim: 7, over: ribs(curve([-31, 0], [0, 8], [31, 0]), curve([-29, 47], [0, 56], [29, 47]), 15, t, 0.45) }, t)}${seam('M-28 46Q0 54 28 46', t, 0.6)}</g>`;
    };
    const cord = 'M0 5C-8 5 -12 22 -24 56M0 5C8 5 12 20 26 50';
    return onRail(
      220,
      306,
      `${knit('kn', t, 5, 0, 0.38)}
${glove('r', false, 'translate(27.5 50) rotate(-5)', `<path d="M-50 60C-30 90 -30 160 -26 240L-60 240Z" fill="${t.deep}" opacity=".6" filter="url(#b4)"/>`)}
<path d="${cord}" fill="none" stroke="#5d3a20" stroke-width="4.6" stroke-linecap="round"/><path d="${cord}" fill="none" stroke="#9a6a40" stroke-width="3" stroke-linecap="round"/><path d="M-1 5C-8 6 -12 22 -24 55" fill="none" stroke="#d9a877" stroke-width="1" stroke-linecap="round"/>
${glove('l', true, 'translate(-28.5 54) rotate(5)')}`.replace('4.6', '4.6'),
    );
  },
};
