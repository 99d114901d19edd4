import type { Drawing } from '../../drawing.ts';
import { mix } from '../../colours.ts';
import { cloth, folds, onRail, pair, under, type Fold } from '../../garment.ts';
import { hanger } from '../../hangers.ts';
import { mirror, symmetric } from '../../outline.ts';
import { insideBack } from '../../sewn-on.ts';
import { seam, stitches } from '../../weave.ts';

const front =
  'M0 84L-42 72C-62 78 -88 85 -110 96C-110 130 -108 170 -107 198C-111 220 -107 226 -109 252C-113 270 -109 278 -111 304C-115 322 -111 330 -113 356C-117 374 -114 392 -110 410Q-56 424 0 424Z';
const sleeve =
  'M-106 92C-130 98 -147 118 -154 152C-163 172 -161 180 -166 204C-173 222 -170 230 -174 254C-180 272 -177 280 -180 304C-186 322 -182 336 -184 372Q-158 386 -128 378C-122 320 -114 250 -101 206C-97 172 -99 130 -106 92Z';
const cuff = 'M-182 370Q-157 383 -129 375L-131 392Q-157 400 -180 388Z';
const collar = 'M0 104C-16 102 -32 94 -44 78C-48 66 -46 54 -42 44C-32 58 -16 64 0 65Z';

/** Channels between quilting seams: each swells towards its upper third and sinks into the seam. */
const channels = (top: number, step: number, count: number, reach: number, sag: number): string =>
  Array.from({ length: count }, (_, at) => {
    const y = top + at * step;
    return `<path d="M${-reach} ${y}Q0 ${y + sag} ${reach} ${y}L${reach} ${y + step}Q0 ${y + step + sag} ${-reach} ${y + step}Z" fill="url(#puff)"/>`;
  }).join('');

/** Small puckers where the seams draw the cloth in, in an uneven order that is always the same. */
const puckers = (top: number, step: number, count: number, from: number, to: number): Fold[] =>
  Array.from({ length: count * 11 }, (_, at): Fold => {
    const row = at % count;
    const x = from + (Math.abs(Math.sin(at * 12.9898) * 43758.5453) % 1) * (to - from);
    const y = top + row * step + 9 * (1 - (x / 110) ** 2) * 0.5;
    const long = 5 + ((at * 7) % 5);
    return {
      from: [x, y - long],
      to: [x + ((at * 13) % 9) - 4, y + long + 2],
      width: 3,
      strength: 0.16 + ((at * 5) % 4) * 0.04,
    };
  });

/** From an upright sleeve round x = 0 to the left one as it hangs. */
const leaned = ([x, y]: readonly [number, number]): readonly [number, number] => [
  x - 128 - (y - 110) * 0.14,
  y + x * 0.14,
];

const leanedFold = (fold: Fold): Fold => ({ ...fold, from: leaned(fold.from), to: leaned(fold.to) });

export const drawing: Drawing = {
  viewBox: [376, 428],
  pose: 'hangs',
  height: 0.5,
  draw: (t) =>
    onRail(
      376,
      428,
      `<linearGradient id="puff" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${t.deep}" stop-opacity=".5"/><stop offset=".1" stop-color="${t.deep}" stop-opacity=".06"/><stop offset=".3" stop-color="${t.light}" stop-opacity=".5"/><stop offset=".56" stop-color="${t.light}" stop-opacity="0"/><stop offset=".62" stop-color="${t.deep}" stop-opacity="0"/><stop offset="1" stop-color="${t.deep}" stop-opacity=".48"/></linearGradient>
${insideBack('M-44 50Q0 30 44 50L30 96L-30 96Z', t, 84, 24)}
<path d="M-43 48C-34 32 34 32 43 48C30 46 -30 46 -43 48Z" fill="${t.mid}"/><path d="M-40 50C-30 45 30 45 40 50" fill="none" stroke="${t.deep}" stroke-opacity=".6" stroke-width="3" filter="url(#b1)"/>
${hanger({ y: 68 })}
${cloth(
  {
    id: 'body',
    path: symmetric(front.replace('Z', '')),
    turn: 0.5,
    rim: 14,
    print: channels(94, 26, 13, 130, 9),
    over: folds(puckers(120, 26, 11, -104, 104), t, 1),
  },
  t,
)}
${cloth({ id: 'hem', path: 'M-112 404Q0 430 112 404L110 412Q0 436 -110 412Z', turn: 0.4, rim: 3 }, t)}
<path d="M-3 92L-3 424L3 424L3 92Z" fill="${mix(t.dark, t.deep, 0.6)}"/><path d="M0 92L0 424" stroke="#aab4b8" stroke-width="2.6" stroke-dasharray="1.6 1.2"/><path d="M-5 90L-5 424M5 90L5 424" stroke="${t.light}" stroke-opacity=".35" stroke-width="1.2"/>${stitches('M-10 96L-10 420M10 96L10 420', t.deep, 0.5)}
${under('M-150 200L-101 206C-114 250 -122 320 -128 378L-170 372Z', t, 'body', 0.65)}
${pair(
  {
    id: 'sleeve',
    path: sleeve,
    sewn: true,
    across: [-182, 252, -106, 268],
    turn: 0.85,
    rim: 14,
    print: `<g transform="rotate(9 -130 110) translate(-130 0)">${channels(100, 25, 12, 60, 7)}</g>`,
    over: folds(puckers(150, 25, 9, -34, 34).map(leanedFold), t, 1),
  },
  t,
)}
${seam('M-106 93C-99 130 -97 172 -101 206', t, 0.6)}${seam(mirror('M-106 93C-99 130 -97 172 -101 206'), t, 0.6)}
${pair({ id: 'cuff', path: cuff, across: [-182, 380, -129, 386], turn: 0.8, rim: 4 }, t)}
${['M-84 290L-50 340', 'M84 290L50 340'].map((line) => `<path d="${line}" stroke="${t.deep}" stroke-opacity=".6" stroke-width="8" stroke-linecap="round" filter="url(#b2)"/><path d="${line}" stroke="${t.mid}" stroke-width="8"/><path d="${line}" stroke="${mix(t.dark, t.deep, 0.6)}" stroke-width="3.4"/><path d="${line}" stroke="#aab4b8" stroke-width="1.6" stroke-dasharray="1.4 1.1"/>`).join('')}
${under(collar, t, 'body', 0.4)}${under(mirror(collar), t, 'body', 0.3)}
${pair({ id: 'collar', path: collar, turn: 0.5, rim: 7, over: `${seam('M-47 72C-34 88 -16 92 0 92', t, 0.55)}${seam('M-46 60C-32 74 -16 78 0 78', t, 0.55)}` }, t)}
<path d="M0 66L0 106" stroke="${mix(t.dark, t.deep, 0.6)}" stroke-width="5"/><path d="M0 68L0 106" stroke="#aab4b8" stroke-width="2.6" stroke-dasharray="1.6 1.2"/><rect x="-3.5" y="74" width="7" height="8" rx="1.5" fill="#7d868b"/><rect x="-2.5" y="75" width="2" height="6" rx="1" fill="#fff"/><path d="M-2 82L2 82L3 98Q0 101 -3 98Z" fill="#9aa4a9"/><path d="M-1.4 83L-2 97" stroke="#fff" stroke-width=".9"/>`,
    ),
};
