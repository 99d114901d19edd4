import type { Drawing } from '../../drawing.ts';
import { mix } from '../../colours.ts';
import { cloth, onRail, pair, under } from '../../garment.ts';
import { hanger } from '../../hangers.ts';
import { curve, mirror, symmetric } from '../../outline.ts';
import { ribs, seam, stitches } from '../../weave.ts';

const body = symmetric(
  'M0 146L-46 78C-64 80 -82 86 -96 94C-94 124 -94 152 -93 178C-96 220 -99 264 -100 306Q-50 316 0 316',
);
const sleeve =
  'M-92 91C-112 96 -126 112 -133 142C-142 186 -150 232 -156 278Q-132 292 -106 283C-103 248 -98 212 -89 186C-85 152 -86 120 -92 91Z';
const cuff = 'M-154 276Q-132 289 -108 281L-111 306Q-132 314 -151 304Z';
const yoke = symmetric('M0 146L-46 78C-64 80 -82 86 -96 94C-94 124 -94 140 -94 158Q-47 168 0 168');
const hoodBack = symmetric('M0 34C-38 32 -64 48 -74 82C-78 96 -76 108 -66 114L0 134');
const opening = symmetric('M0 56C-26 56 -42 66 -44 82C-42 104 -22 128 0 146');
const edge =
  'M-6 54C-50 44 -80 78 -74 106C-64 128 -30 146 1 160C3 154 3 146 1 140C-22 122 -46 98 -44 82C-43 68 -28 58 -6 54Z';

/** Teddy lining along a line: small tufts in an uneven order that is always the same. */
const teddy = (line: readonly (readonly [number, number])[], wide: number, shade = 0): string => {
  const path = `M${line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  const cream = mix('#efe4d0', '#7a6548', shade);
  const tufts = line.flatMap(([x, y], at) =>
    [0, 1, 2].map((row) => {
      const jitter = (Math.abs(Math.sin((at * 3 + row) * 12.9898) * 43758.5453) % 1) - 0.5;
      const turn = Math.abs(Math.sin((at * 5 + row * 7) * 78.233) * 43758.5453) % 1;
      const [cx, cy] = [x + (turn - 0.5) * wide * 0.8, y + jitter * wide * 0.8];
      return `<path d="M${(cx - 2.2).toFixed(1)} ${cy.toFixed(1)}q1.6 -3.4 3.6 -.6q.8 2 -1.2 2" fill="none" stroke="${row === 0 ? mix('#b39e7e', '#4a3722', shade) : mix('#fffaf0', '#a89272', shade)}" stroke-opacity="${row === 0 ? 0.4 : 0.6}" stroke-width="1.3" stroke-linecap="round"/>`;
    }),
  );
  return `<path d="${path}" fill="none" stroke="${mix('#b39e7e', '#3a2a18', shade)}" stroke-width="${wide + 1.4}" stroke-linecap="round" stroke-linejoin="round" transform="translate(.8 1.4)"/><path d="${path}" fill="none" stroke="${cream}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"/><path d="${path}" fill="none" stroke="#fffaf0" stroke-opacity="${0.6 - shade * 0.5}" stroke-width="${wide * 0.4}" stroke-linecap="round" filter="url(#b2)" transform="translate(-1 -1.4)"/>${tufts.join('')}`;
};

export const drawing: Drawing = {
  viewBox: [320, 320],
  pose: 'hangs',
  height: 0.44,
  draw: (t) => {
    const dark = mix(t.dark, t.deep, 0.6);
    const second = { ...t, mid: mix(t.mid, t.dark, 0.55), light: mix(t.light, t.mid, 0.3) };
    const reflex = (path: string): string =>
      `<path d="${path}" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="6" transform="translate(0 1)"/><path d="${path}" fill="none" stroke="#c3cacd" stroke-width="5"/><path d="${path}" fill="none" stroke="#f6f8f8" stroke-width="1.6" transform="translate(0 -1)"/>`;
    const welt = 'M-76 232L-42 238L-42 252L-77 246Z';
    return onRail(
      320,
      320,
      `${cloth(
        {
          id: 'hood',
          path: hoodBack,
          turn: 0.7,
          rim: 14,
          folds: [
            { from: [-62, 66], to: [-46, 110], bend: 4, width: 8, strength: 0.3 },
            { from: [62, 62], to: [48, 110], bend: -4, width: 8, strength: 0.4 },
          ],
        },
        t,
      )}
<path d="${opening}" fill="#8f7a5c"/>${[98, 108, 118, 128].map((y, at) => teddy(curve([at * 9 - 40, y - 6], [0, y + 4], [40 - at * 9, y - 6], 26 - at * 5), 11, 0.42)).join('')}<path d="M-44 82Q0 40 44 82L36 96Q0 70 -36 96Z" fill="#2a1a0c" opacity=".4" filter="url(#b4)"/>
${teddy(curve([-42, 76], [0, 42], [42, 76], 44), 11, 0.1)}
${hanger({ y: 70, span: 82, fall: 24 })}
${cloth(
  {
    id: 'body',
    path: body,
    turn: 0.55,
    rim: 14,
    folds: [
      { from: [-86, 178], to: [-44, 220], bend: 9, width: 9, strength: 0.32 },
      { from: [-60, 240], to: [-66, 316], bend: 5, width: 13, strength: 0.34, open: true },
      { from: [-26, 210], to: [-30, 316], width: 14, strength: 0.28, open: true },
      { from: [34, 210], to: [42, 316], width: 16, strength: 0.34, open: true },
      { from: [86, 182], to: [46, 222], bend: -9, width: 9, strength: 0.34 },
      { from: [74, 250], to: [80, 316], width: 12, strength: 0.34, open: true },
    ],
    over: stitches('M-102 298Q0 318 102 298', t.deep, 0.5),
  },
  t,
)}
${cloth(
  {
    id: 'yoke',
    path: yoke,
    turn: 0.5,
    rim: 8,
    folds: [
      { from: [-56, 96], to: [-76, 156], bend: -6, width: 8, strength: 0.25 },
      { from: [56, 96], to: [76, 156], bend: 6, width: 8, strength: 0.28 },
    ],
  },
  second,
)}
${reflex('M-96 162Q0 182 96 162')}
${under('M-130 180L-89 186C-98 212 -103 248 -106 306L-140 300Z', t, 'body', 0.6)}
${pair(
  {
    id: 'sleeve',
    path: sleeve,
    sewn: true,
    across: [-154, 186, -90, 202],
    turn: 0.8,
    folds: [
      { from: [-134, 200], to: [-96, 188], bend: -6, width: 7, strength: 0.48 },
      { from: [-144, 238], to: [-100, 216], bend: -8, width: 8, strength: 0.46 },
      { from: [-110, 110], to: [-120, 190], bend: 5, width: 9, strength: 0.3 },
      { from: [-150, 266], to: [-112, 270], bend: 4, width: 7, strength: 0.4 },
    ],
    over: reflex('M-152 168Q-122 182 -84 172'),
  },
  t,
)}
${seam('M-92 92C-86 122 -85 152 -89 186', t, 0.55)}${seam(mirror('M-92 92C-86 122 -85 152 -89 186'), t, 0.55)}
${pair({ id: 'cuff', path: cuff, across: [-154, 292, -108, 298], turn: 0.9, rim: 6, over: ribs(curve([-155, 276], [-132, 289], [-107, 281]), curve([-151, 305], [-132, 316], [-110, 307]), 14, second, 0.5) }, second)}
${under(welt, t, 'body', 0.4)}${under(mirror(welt), t, 'body', 0.35)}${pair({ id: 'welt', path: welt, turn: 0.3, rim: 4 }, second)}
<path d="M-4 134L-4 316L4 316L4 134Z" fill="${dark}"/><path d="M0 134L0 316" stroke="#aab4b8" stroke-width="3.4" stroke-dasharray="1.8 1.3"/><path d="M-6 134L-6 316M6 134L6 316" stroke="${t.light}" stroke-opacity=".4" stroke-width="1.2"/>${stitches('M-11 150L-11 314M11 150L11 314', t.deep, 0.5)}
${under(mirror(edge), t, 'yoke hood', 0.35)}${cloth({ id: 'edger', path: mirror(edge), turn: 0.6, rim: 9, folds: [{ from: [62, 78], to: [22, 138], bend: 10, width: 9, strength: 0.3 }] }, t)}
${under(edge, t, 'yoke', 0.4)}${cloth({ id: 'edgel', path: edge, turn: 0.6, rim: 9, folds: [{ from: [-62, 80], to: [-22, 138], bend: -10, width: 9, strength: 0.3 }] }, t)}
${teddy([...curve([-43, 72], [-47, 100], [0, 141], 46), ...curve([0, 141], [47, 100], [43, 72], 46)], 11)}
<path d="M0 146L0 168" stroke="${dark}" stroke-width="6"/><path d="M0 148L0 168" stroke="#aab4b8" stroke-width="3.4" stroke-dasharray="1.8 1.3"/><rect x="-4" y="150" width="8" height="9" rx="1.6" fill="#7d868b"/><rect x="-3" y="151" width="2.4" height="7" rx="1" fill="#fff"/><path d="M-2.6 159L2.6 159L4 178Q0 182 -4 178Z" fill="${second.dark}"/><path d="M-1.6 160L-2.4 177" stroke="${t.light}" stroke-width="1"/>`,
    );
  },
};
