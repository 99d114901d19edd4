import type { Drawing } from '../../drawing.ts';
import { mix } from '../../colours.ts';
import { cloth, onRail, pair, under, type Fold } from '../../garment.ts';
import { hanger } from '../../hangers.ts';
import { curve, mirror, symmetric } from '../../outline.ts';
import { button, insideBack } from '../../sewn-on.ts';
import { knit, ribs, seam } from '../../weave.ts';

const body = symmetric(
  'M0 104C-24 104 -38 90 -42 70C-58 76 -76 82 -90 90C-88 118 -88 148 -86 172C-87 210 -88 244 -88 272Q-44 280 0 280',
);
const hem = symmetric('M0 276Q-44 276 -88 268C-87 282 -85 294 -82 304Q-44 311 0 311');
const sleeve =
  'M-87 87C-106 92 -118 106 -126 134C-136 176 -146 214 -152 252Q-130 264 -108 256C-104 230 -98 200 -84 176C-80 148 -80 116 -87 87Z';
const cuff = 'M-152 250Q-130 262 -108 254C-108 266 -110 276 -112 284Q-130 292 -149 283C-151 272 -152 260 -152 250Z';
const neck = symmetric('M0 104C-22 104 -36 90 -39 68L-49 72C-47 100 -30 117 0 117');
const wooden = { deep: '#4e301a', dark: '#a9743f', mid: '#b98452', light: '#f0cfa4' };
const creases: readonly Fold[] = [
  { from: [-80, 166], to: [-34, 206], bend: 10, width: 11, strength: 0.32 },
  { from: [-60, 200], to: [-64, 280], bend: 6, width: 14, strength: 0.3 },
  { from: [-14, 220], to: [-18, 280], bend: -4, width: 12, strength: 0.22 },
  { from: [38, 190], to: [36, 280], bend: 6, width: 15, strength: 0.3 },
  { from: [80, 168], to: [44, 202], bend: -8, width: 11, strength: 0.32 },
];

export const drawing: Drawing = {
  viewBox: [310, 316],
  pose: 'hangs',
  height: 0.41,
  draw: (t) => {
    const bow = (y: number, sag: number): readonly (readonly [number, number])[] =>
      curve([-96, y], [0, y + sag], [96, y]);
    const yoke = [122, 130, 138, 146, 154]
      .map((y) => {
        const [first, ...others] = bow(y, 10);
        const line = `M${first?.[0] ?? 0} ${first?.[1] ?? 0}L${others.map(([x, at]) => `${x} ${at}`).join('L')}`;
        return `<path d="${line}" fill="none" stroke="${t.light}" stroke-opacity=".6" stroke-width="3" stroke-dasharray="3 1.4" transform="translate(0 -2)"/><path d="${line}" fill="none" stroke="${t.deep}" stroke-opacity=".42" stroke-width="2.2" stroke-dasharray="3 1.4"/>`;
      })
      .join('');
    return onRail(
      310,
      316,
      `${knit('kb', t, 6, 0, 0.4)}${knit('kl', t, 6, 12, 0.4)}${knit('kr', t, 6, -12, 0.4)}
${insideBack('M-44 70Q0 48 44 70Q36 116 0 116Q-36 116 -44 70Z', t, 88, 26)}
${cloth({ id: 'back', path: 'M-43 70Q0 40 43 70L38 77Q0 58 -38 77Z', turn: 0.3, rim: 4, over: ribs(curve([-45, 71], [0, 40], [45, 71]), curve([-40, 82], [0, 60], [40, 82]), 22, t, 0.4) }, t)}
${hanger({ span: 76, fall: 22 })}
${cloth({ id: 'body', path: body, turn: 0.5, rim: 14, softness: 8, pattern: 'kb', print: yoke, folds: creases }, t)}
${cloth({ id: 'hem', path: hem, turn: 0.5, rim: 8, over: ribs(curve([-88, 270], [0, 286], [88, 270]), curve([-82, 306], [0, 318], [82, 306]), 36, t, 0.45) }, t)}
<path d="M-88 272Q0 287 88 272" fill="none" stroke="${t.deep}" stroke-opacity=".45" stroke-width="3" filter="url(#b1)"/>
${under('M-126 170L-84 176C-98 200 -104 230 -108 284L-140 280Z', t, 'body hem', 0.6)}
${pair(
  {
    id: 'sleeve',
    path: sleeve,
    sewn: true,
    across: [-150, 176, -86, 194],
    turn: 0.75,
    patterns: ['kl', 'kr'],
    print: `<path d="M-150 196C-140 184 -122 188 -120 206C-120 226 -134 242 -150 240Z" fill="${mix(t.dark, t.mid, 0.35)}" opacity=".75"/><path d="M-150 196C-140 184 -122 188 -120 206C-120 226 -134 242 -150 240" fill="none" stroke="${t.light}" stroke-opacity=".7" stroke-width="1.2" stroke-dasharray="3 2"/>`,
    folds: [
      { from: [-128, 180], to: [-94, 172], bend: -5, width: 6, strength: 0.42 },
      { from: [-140, 226], to: [-104, 206], bend: -7, width: 7, strength: 0.4 },
      { from: [-104, 104], to: [-114, 176], bend: 5, width: 9, strength: 0.3 },
      { from: [-148, 246], to: [-112, 248], bend: 4, width: 7, strength: 0.4 },
    ],
  },
  t,
)}
${seam('M-87 88C-80 118 -80 148 -84 176', t, 0.5)}${seam(mirror('M-87 88C-80 118 -80 148 -84 176'), t, 0.5)}
${pair({ id: 'cuff', path: cuff, across: [-152, 264, -108, 272], turn: 0.9, rim: 6, over: ribs(curve([-153, 250], [-130, 262], [-107, 254]), curve([-149, 284], [-130, 296], [-111, 286]), 13, t, 0.5) }, t)}
${under(neck, t, 'body', 0.4)}
${cloth({ id: 'neck', path: neck, turn: 0.5, rim: 5, over: ribs([...curve([-40, 68], [-35, 104], [0, 104]), ...curve([0, 104], [35, 104], [40, 68]).slice(1)], [...curve([-50, 72], [-44, 117], [0, 117]), ...curve([0, 117], [44, 117], [50, 72]).slice(1)], 30, t, 0.45) }, t)}
<path d="M43 84L90 101" stroke="${t.deep}" stroke-opacity=".5" stroke-width="4" filter="url(#b1)"/>${seam('M40 84L88 100', t, 0.6)}
${button(56, 84, 5, wooden)}${button(75, 90, 5, wooden)}`,
    );
  },
};
