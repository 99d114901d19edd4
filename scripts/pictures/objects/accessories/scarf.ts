import type { Drawing } from '../../drawing.ts';
import { mix } from '../../colours.ts';
import { cloth, onRail, under } from '../../garment.ts';

const front =
  'M-33 66C-36 42 -20 28 0 27C18 27 30 38 29 58C28 120 14 190 10 280C9 330 12 390 14 448L-78 442C-80 330 -70 210 -48 126C-42 104 -34 86 -33 66Z';
const back = 'M-10 40C10 26 34 40 37 66C40 90 50 112 58 142C72 210 80 310 82 394L-2 404C-2 300 -12 200 -14 120Z';

/** Loose threads below the last row of the weave. */
const fringe = (
  from: readonly [number, number],
  to: readonly [number, number],
  count: number,
  long: number,
  colors: readonly [string, string, string],
): string =>
  Array.from({ length: count }, (_, at) => {
    const share = (at + 0.5) / count;
    const x = from[0] + (to[0] - from[0]) * share;
    const y = from[1] + (to[1] - from[1]) * share - 2;
    const sway = ((at * 17) % 7) - 3;
    const length = long + ((at * 11) % 5) - 2;
    return `<path d="M${x - 1.7} ${y}Q${x + sway - 2} ${y + length * 0.6} ${x + sway * 0.8 - 2} ${y + length}L${x + sway * 0.8 + 1.6} ${y + length}Q${x + sway + 2} ${y + length * 0.6} ${x + 1.7} ${y}Z" fill="${colors[at % 3] ?? colors[0]}"/>`;
  }).join('');

export const drawing: Drawing = {
  viewBox: [170, 482],
  pose: 'hangs',
  height: 0.5,
  draw: (t) => {
    const weave = (id: string, lean: number): string =>
      `<pattern id="${id}" width="46" height="58" patternUnits="userSpaceOnUse" patternTransform="rotate(${lean})"><rect x="4" width="15" height="58" fill="${t.deep}" fill-opacity=".26"/><rect x="28" width="2.5" height="58" fill="${t.light}" fill-opacity=".6"/><rect y="6" width="46" height="19" fill="${t.deep}" fill-opacity=".22"/><rect y="40" width="46" height="2.5" fill="${t.light}" fill-opacity=".55"/></pattern>`;
    const threads =
      '<pattern id="th" width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(-48)"><rect width="3" height="1.1" fill="#000" fill-opacity=".1"/><rect y="1.5" width="3" height=".9" fill="#fff" fill-opacity=".12"/></pattern>';
    const colors = [t.mid, mix(t.mid, t.dark, 0.6), mix(t.mid, t.light, 0.3)] as const;
    const darker = [mix(t.mid, t.dark, 0.5), t.dark, t.mid] as const;
    return onRail(
      170,
      482,
      `${weave('wf', 3)}${weave('wb', -5)}${threads}
<path d="M0 5C-9 5 -12 22 -12 48M0 5C9 5 12 22 12 48" fill="none" stroke="#5d3a20" stroke-width="6" stroke-linecap="round"/><path d="M0 5C-9 5 -12 22 -12 48M0 5C9 5 12 22 12 48" fill="none" stroke="#9a6a40" stroke-width="4" stroke-linecap="round"/><path d="M-1 4.5C-9 6 -12 22 -12 46" fill="none" stroke="#d9a877" stroke-width="1.2" stroke-linecap="round"/>
${fringe([1, 402], [81, 393], 19, 30, darker)}
${cloth(
  {
    id: 'back',
    path: back,
    across: [-10, 230, 80, 222],
    turn: 0.6,
    rim: 12,
    print: `<path d="${back}" fill="url(#wb)"/><path d="${back}" fill="url(#th)"/>`,
    folds: [
      { from: [14, 40], to: [34, 230], bend: -6, width: 12, strength: 0.45 },
      { from: [22, 44], to: [60, 396], bend: -12, width: 13, strength: 0.42 },
      { from: [4, 60], to: [28, 396], bend: -4, width: 13, strength: 0.4 },
    ],
  },
  t,
)}
${under(front, t, 'back', 0.7)}
${fringe([-77, 441], [13, 447], 21, 32, colors)}
${cloth(
  {
    id: 'front',
    path: front,
    across: [-66, 230, 20, 234],
    turn: 0.6,
    rim: 12,
    print: `<path d="${front}" fill="url(#wf)"/><path d="${front}" fill="url(#th)"/>`,
    folds: [
      { from: [-14, 32], to: [-40, 220], bend: 6, width: 11, strength: 0.45 },
      { from: [-4, 30], to: [-30, 446], bend: 12, width: 14, strength: 0.42 },
      { from: [10, 32], to: [-6, 330], bend: 6, width: 12, strength: 0.42 },
      { from: [-24, 44], to: [-60, 440], bend: 10, width: 12, strength: 0.36 },
    ],
  },
  t,
)}`,
    );
  },
};
