import type { Drawing } from '../../drawing.ts';
import { mix } from '../../colours.ts';
import { cloth, onRail, pair, under } from '../../garment.ts';
import { hanger } from '../../hangers.ts';
import { mirror, symmetric } from '../../outline.ts';
import { button, pearl } from '../../sewn-on.ts';
import { seam, stitches, twill } from '../../weave.ts';

const body = symmetric(
  'M0 96L-44 62C-64 74 -88 84 -110 96C-108 130 -104 168 -102 198C-104 270 -106 330 -110 392C-104 412 -78 442 0 446',
);
const backTail = symmetric('M0 380L-108 380L-110 398C-100 426 -70 454 0 456');
const sleeve =
  'M-106 93C-128 99 -143 116 -152 150C-162 200 -174 290 -182 366Q-156 378 -132 370C-128 316 -118 250 -100 204C-96 168 -98 130 -106 93Z';
const cuff = 'M-178 362Q-156 374 -134 366L-133 402Q-156 412 -182 401Z';
const leaf = 'M-1 92C-18 84 -36 72 -43 56C-54 64 -60 74 -62 84L-40 130Z';
const pocket = 'M28 172L80 170L80 224L54 238L28 226Z';

export const drawing: Drawing = {
  viewBox: [370, 460],
  pose: 'hangs',
  height: 0.52,
  draw: (t) =>
    onRail(
      370,
      460,
      `${twill('tw', t, 2.6, -48, 0.07)}
<path d="${backTail}" fill="${mix(t.dark, t.deep, 0.3)}"/>
<path d="M-44 60C-34 38 34 38 44 60C30 114 -30 114 -44 60Z" fill="${mix(t.dark, t.deep, 0.45)}"/><path d="M-44 60C-34 36 34 36 44 60C30 50 -30 50 -44 60Z" fill="${t.mid}"/><path d="M-42 60C-30 49 30 49 42 60" fill="none" stroke="${t.deep}" stroke-opacity=".6" stroke-width="3" filter="url(#b1)"/>
${hanger()}
${cloth(
  {
    id: 'body',
    path: body,
    turn: 0.45,
    rim: 14,
    pattern: 'tw',
    folds: [
      { from: [-98, 190], to: [-36, 236], bend: 10, width: 9, strength: 0.34 },
      { from: [-96, 214], to: [-52, 280], bend: 8, width: 8, strength: 0.3 },
      { from: [-66, 250], to: [-76, 450], bend: 10, width: 13, strength: 0.3 },
      { from: [-32, 300], to: [-36, 450], width: 16, strength: 0.26, open: true },
      { from: [34, 270], to: [40, 450], bend: -6, width: 15, strength: 0.3, open: true },
      { from: [98, 194], to: [44, 246], bend: -10, width: 9, strength: 0.34 },
      { from: [84, 280], to: [90, 430], bend: -4, width: 12, strength: 0.34 },
      { from: [-62, 110], to: [-82, 180], bend: -8, width: 7, strength: 0.25 },
      { from: [66, 108], to: [84, 166], bend: 8, width: 7, strength: 0.28 },
    ],
    over: `${seam('M-112 112C-84 98 -58 88 -44 84M112 112C84 98 58 88 44 84', t, 0.4)}${stitches('M-116 388C-108 406 -78 436 0 440C78 436 108 406 116 388', t.deep, 0.4)}`,
  },
  t,
)}
<path d="M11 100L12 446" stroke="${t.deep}" stroke-opacity=".4" stroke-width="5" filter="url(#b2)" transform="translate(2 0)"/>
${cloth({ id: 'placket', path: 'M-11 92L11 92L12 447L-12 447Z', turn: 0.25, rim: 3, pattern: 'tw', over: stitches('M-8.5 96L-9.5 446M8.5 96L9.5 446', t.deep, 0.4) }, t)}
${under('M-150 200L-100 204C-118 250 -128 316 -132 370L-170 372Z', t, 'body', 0.6)}
${pair(
  {
    id: 'sleeve',
    path: sleeve,
    sewn: true,
    across: [-180, 252, -106, 268],
    turn: 0.75,
    patterns: ['tw', 'tw'],
    folds: [
      { from: [-154, 232], to: [-108, 214], bend: -6, width: 7, strength: 0.45 },
      { from: [-166, 276], to: [-114, 250], bend: -8, width: 8, strength: 0.45 },
      { from: [-168, 316], to: [-126, 292], bend: -7, width: 7, strength: 0.34 },
      { from: [-126, 122], to: [-138, 220], bend: 6, width: 8, strength: 0.34 },
      { from: [-164, 300], to: [-160, 368], bend: 4, width: 7, strength: 0.34 },
      { from: [-142, 310], to: [-144, 368], bend: -2, width: 7, strength: 0.4 },
    ],
    over: seam('M-150 320L-152 368', t, 0.4),
  },
  t,
)}
${seam('M-106 94C-98 130 -96 168 -100 204', t, 0.55)}${seam(mirror('M-106 94C-98 130 -96 168 -100 204'), t, 0.55)}${stitches('M-102 98C-94 132 -92 168 -96 200M102 98C94 132 92 168 96 200', t.deep, 0.35)}
${pair({ id: 'cuff', path: cuff, across: [-180, 378, -132, 384], turn: 0.8, rim: 5, patterns: ['tw', 'tw'], over: stitches('M-182 369Q-156 380 -130 372M-184 394Q-156 406 -130 396', t.deep, 0.4) }, t)}
${button(-146, 388, 4, pearl)}${button(147, 388, 4, pearl)}
${under(pocket, t, 'body', 0.25)}${cloth({ id: 'pocket', path: pocket, turn: 0.3, rim: 4, pattern: 'tw', over: stitches('M28 181L80 179M31 172L31 224L54 234L77 222L77 172', t.deep, 0.4) }, t)}
<path d="M-16 80Q0 90 16 80L12 106L-12 106Z" fill="${t.mid}"/><path d="M-11 104L11 104" stroke="${t.deep}" stroke-opacity=".4"/>
${under(leaf, t, 'body', 0.5)}${under(mirror(leaf), t, 'body', 0.5)}
${pair({ id: 'leaf', path: leaf, turn: 0.4, rim: 5, patterns: ['tw', 'tw'], over: stitches('M-4 97L-40 124L-57 84', t.deep, 0.4) }, t)}
${[98, 152, 206, 260, 314, 368].map((y) => button(0, y, 4.2, pearl)).join('')}`,
    ),
};
