import type { Drawing } from '../../drawing.ts';
import { mix } from '../../colours.ts';
import { cloth, onRail, pair, under } from '../../garment.ts';
import { clipHanger } from '../../hangers.ts';
import { mirror } from '../../outline.ts';
import { stitches, twill } from '../../weave.ts';

const leg =
  'M-74 96Q-36 102 6 104L8 214C4 224 0 232 -2 240C-6 340 -14 440 -20 540L-86 540C-88 440 -94 320 -94 250C-92 190 -82 140 -74 96Z';
const turnUp = 'M-89 522Q-54 532 -18 524L-19 560Q-54 570 -90 558Z';
const band = 'M-75 78Q0 88 75 78L76 104Q0 114 -76 104Z';
const pocket = 'M-78 104L-40 108C-40 134 -56 148 -86 150Z';
const thread = '#d0954c';

export const drawing: Drawing = {
  viewBox: [194, 568],
  pose: 'hangs',
  height: 0.56,
  draw: (t) => {
    const { bar, clips } = clipHanger({ y: 78, grip: 52 });
    const worn = mix(t.mid, t.light, 0.75);
    const sewn = (path: string): string =>
      `<path d="${path}" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1.1" transform="translate(.7 .9)"/>${stitches(path, thread, 0.95, 1.3)}`;
    const rivet = (x: number, y: number): string =>
      `<circle cx="${x + 0.5}" cy="${y + 0.8}" r="2.6" fill="${t.deep}"/><circle cx="${x}" cy="${y}" r="2.3" fill="#a86f3c"/><circle cx="${x - 0.7}" cy="${y - 0.7}" r=".9" fill="#f0cfa0"/>`;
    const loop = (x: number): string =>
      `<path d="M${x - 4} 76L${x + 4} 76L${x + 4} 113L${x - 4} 113Z" fill="${t.deep}" opacity=".5" transform="translate(1.6 1.6)"/><path d="M${x - 4} 76L${x + 4} 76L${x + 4} 112L${x - 4} 112Z" fill="${mix(t.mid, t.light, 0.15)}" stroke="${t.deep}" stroke-opacity=".5" stroke-width=".8"/>${stitches(`M${x - 2} 77L${x - 2} 111M${x + 2} 77L${x + 2} 111`, thread, 0.9, 0.9)}`;
    const fade = (x: number): string =>
      `<ellipse cx="${x}" cy="220" rx="19" ry="74" fill="${worn}" opacity=".5" filter="url(#b14)"/><ellipse cx="${x}" cy="372" rx="17" ry="58" fill="${worn}" opacity=".42" filter="url(#b14)"/>`;
    return onRail(
      194,
      568,
      `${twill('tw', t, 2.6, -56, 0.2)}${bar}
<path d="M-74 80Q0 66 74 80Q0 92 -74 80Z" fill="${mix(t.mid, t.light, 0.35)}"/><path d="M-74 80Q0 66 74 80Q0 92 -74 80Z" fill="${t.deep}" opacity=".45"/><path d="M-16 76h32v9q-16 2 -32 0z" fill="#9a6a40"/>
${cloth(
  {
    id: 'right',
    path: mirror(leg),
    across: [0, 330, 96, 336],
    turn: 0.6,
    rim: 12,
    pattern: 'tw',
    print: fade(50),
    folds: [
      { from: [10, 214], to: [62, 244], bend: -8, width: 8, strength: 0.42 },
      { from: [8, 232], to: [48, 286], bend: -8, width: 8, strength: 0.36 },
      { from: [16, 396], to: [76, 384], bend: 6, width: 8, strength: 0.3 },
      { from: [20, 420], to: [66, 414], bend: 5, width: 7, strength: 0.25 },
      { from: [26, 506], to: [84, 494], bend: 5, width: 7, strength: 0.34 },
    ],
    over: `<path d="${mirror(pocket)}" fill="${t.deep}" opacity=".28"/><path d="M44 106C44 134 58 150 88 152" fill="none" stroke="${t.deep}" stroke-opacity=".6" stroke-width="6" filter="url(#b2)"/>${sewn('M40 107C40 138 56 153 90 154M37 107C37 141 54 157 90 158')}<path d="M90 150C92 200 90 380 82 560" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1.2"/>`,
  },
  t,
)}
${under('M-30 226L8 214L-2 240C-6 340 -14 440 -20 540L-60 540Z', t, 'right', 0.55)}
${cloth(
  {
    id: 'left',
    path: leg,
    across: [-96, 330, 4, 336],
    turn: 0.6,
    rim: 12,
    pattern: 'tw',
    print: fade(-50),
    folds: [
      { from: [0, 216], to: [-58, 250], bend: 8, width: 8, strength: 0.44 },
      { from: [-2, 236], to: [-46, 292], bend: 8, width: 8, strength: 0.38 },
      { from: [-76, 390], to: [-22, 400], bend: -6, width: 8, strength: 0.3 },
      { from: [-68, 414], to: [-26, 426], bend: -5, width: 7, strength: 0.25 },
      { from: [-84, 498], to: [-30, 508], bend: -5, width: 7, strength: 0.34 },
    ],
    over: `<path d="${pocket}" fill="${t.deep}" opacity=".28"/><path d="M-40 106C-40 134 -56 150 -88 152" fill="none" stroke="${t.deep}" stroke-opacity=".6" stroke-width="6" filter="url(#b2)"/>${sewn('M-38 107C-38 138 -54 153 -90 154M-35 107C-35 141 -52 157 -90 158')}${sewn('M-4 204C-22 196 -26 182 -25 108M-1 209C-26 200 -30 184 -29 108')}<path d="M-90 150C-92 200 -90 380 -82 560" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1.2"/>`,
  },
  t,
)}
<path d="M6 104L8 214" stroke="${t.deep}" stroke-opacity=".7" stroke-width="1.4"/>${sewn('M3 106L5 206')}${sewn('M11 108L12 214C8 226 4 234 2 244')}
${under(turnUp, t, 'left', 0.3)}${under(mirror(turnUp), t, 'right', 0.3)}
${pair({ id: 'turn', path: turnUp, across: [-90, 540, -18, 546], turn: 0.7, rim: 6, patterns: ['tw', 'tw'], over: sewn('M-92 551Q-54 563 -16 553') }, { ...t, mid: mix(t.mid, t.light, 0.5), dark: mix(t.dark, t.mid, 0.6) })}
${under(band, t, 'left right', 0.4)}
${cloth({ id: 'band', path: band, turn: 0.6, rim: 6, pattern: 'tw', over: sewn('M-78 82Q0 92 78 82M-78 100Q0 110 78 100') }, t)}
<path d="M13 82L13 112" stroke="${t.deep}" stroke-opacity=".7" stroke-width="1.2"/>
${loop(-31)}${loop(34)}
<circle cx="4" cy="98.5" r="6.4" fill="${t.deep}" opacity=".6"/><circle cx="3" cy="97" r="6" fill="#8c5a2e"/><circle cx="3" cy="97" r="5.8" fill="none" stroke="#d9a56a" stroke-width="1"/><circle cx="3" cy="97" r="3.2" fill="#b97f48"/><path d="M-1 95A4.6 4.6 0 0 1 4 92.4" fill="none" stroke="#f5d9b0" stroke-width="1.4" stroke-linecap="round"/>
${rivet(-40, 111)}${rivet(42, 111)}${rivet(-84, 152)}${rivet(84, 152)}
${clips}`,
    );
  },
};
