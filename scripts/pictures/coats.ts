import type { Drawing } from './drawing.ts';
import { cloth, onRail, pair, under } from './garment.ts';
import { hanger } from './hangers.ts';
import type { Tones } from './materials.ts';
import { mirror, symmetric } from './outline.ts';
import { button, horn, insideBack } from './sewn-on.ts';
import { seam, twill } from './weave.ts';

/** What tells one coat with a lapel from another. */
interface Cut {
  /** lower edge: 568 at the knee, 416 at the hip */
  readonly hem: number;
  /** how much wider the hem is than that of a straight coat */
  readonly flare: number;
  /** upper edge of the pockets */
  readonly pockets: number;
  /** heights of the buttons; none are seen under a fly front */
  readonly buttons: readonly number[];
  readonly hasBelt: boolean;
}

const bodyOf = ({ hem, flare }: Cut): string =>
  symmetric(
    `M0 262L-42 71C-60 76 -84 83 -106 94C-106 130 -104 170 -102 200C-106 ${hem - 268} ${-116 - flare} ${hem - 128} ${-124 - flare} ${hem - 12}Q-60 ${hem + 2} 0 ${hem}`,
  );
const sleeve =
  'M-96 89C-118 95 -133 112 -140 152C-148 200 -156 240 -160 276C-166 320 -170 360 -174 404Q-146 416 -118 408C-114 340 -100 262 -90 210C-86 170 -88 124 -96 89Z';
const outerLapel = 'M-40 74C-54 96 -66 118 -74 134L-90 140C-80 180 -40 238 14 278C-2 216 -18 130 -40 74Z';
const innerLapel = mirror('M-40 74C-54 96 -66 118 -74 134L-90 140C-80 180 -46 230 -6 268C-10 216 -20 130 -40 74Z');
const collar = 'M0 47C-22 46 -36 52 -42 68C-60 92 -74 116 -82 132L-62 148C-50 124 -36 92 -26 66Q-14 58 0 58L0 47Z';
const pocketAt = (y: number): string => `M-90 ${y}L-34 ${y + 6}L-35 ${y + 27}Q-62 ${y + 29} -92 ${y + 21}Z`;

/** Around the waist, closed by a buckle of horn; its end hangs down. */
const belt = (t: Tones): string => {
  const band = 'M-105 300Q0 314 105 300L107 326Q0 340 -107 326Z';
  const end = 'M34 312L60 318C68 350 70 372 66 398L44 394C48 368 46 346 34 336Z';
  return `${under(end, t, 'body', 0.4)}${cloth({ id: 'end', path: end, turn: 0.4, rim: 5, pattern: 'tw' }, t)}${under(band, t, 'body', 0.5)}${cloth({ id: 'belt', path: band, turn: 0.5, rim: 5, pattern: 'tw' }, t)}<rect x="4" y="303" width="34" height="36" rx="5" fill="none" stroke="${horn.dark}" stroke-width="6"/><path d="M8 307H34" stroke="${horn.light}" stroke-opacity=".7" stroke-width="1.6"/><path d="M21 306V322" stroke="${horn.dark}" stroke-width="3.4"/>`;
};

const draw = (cut: Cut, t: Tones): string => {
  const { hem, pockets, buttons, hasBelt } = cut;
  const body = bodyOf(cut);
  const pocket = pocketAt(pockets);
  const edge = `C16 ${hem - 208} 18 ${hem - 88} 18 ${hem}`;
  const low = hem - 568;
  return onRail(
    356,
    hem + 6,
    `${twill('tw', t, 4, -52, 0.1)}
${insideBack('M-44 70Q0 40 44 70L6 272L-4 272Z', t, 92)}
<path d="M-42 70Q0 34 42 70Q0 52 -42 70Z" fill="${t.mid}"/><path d="M-40 72Q0 54 40 72" fill="none" stroke="${t.deep}" stroke-opacity=".6" stroke-width="3" filter="url(#b1)"/>
${hanger()}
${cloth(
  {
    id: 'body',
    path: body,
    turn: 0.45,
    rim: 16,
    softness: 8,
    pattern: 'tw',
    folds: [
      { from: [-84, 130], to: [-70, 340], bend: 10, width: 14, strength: 0.3 },
      { from: [-78, 400 + low], to: [-92, 580 + low], width: 26, strength: 0.42, open: true },
      { from: [-36, 420 + low], to: [-44, 580 + low], width: 20, strength: 0.25, open: true },
      { from: [52, 410 + low], to: [62, 580 + low], width: 30, strength: 0.4, open: true },
      { from: [88, 330 + low], to: [104, 580 + low], width: 18, strength: 0.3, open: true },
      { from: [64, 120], to: [78, 330], bend: -8, width: 12, strength: 0.3 },
    ],
  },
  t,
)}
${under(sleeve, t, 'body', 0.6)}${under(mirror(sleeve), t, 'body', 0.35)}
<path d="M14 276${edge}" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="7" filter="url(#b2)" transform="translate(3 0)"/>${seam(`M14 272${edge}`, t, 0.7)}${buttons.length === 0 ? seam(`M-16 262L-16 ${hem - 4}`, t, 0.6) : ''}${hasBelt ? belt(t) : ''}
${pair(
  {
    id: 'sleeve',
    path: sleeve,
    across: [-172, 236, -92, 254],
    turn: 0.9,
    patterns: ['tw', 'tw'],
    folds: [
      { from: [-142, 250], to: [-100, 236], bend: -5, width: 5 },
      { from: [-158, 296], to: [-108, 268], bend: -7, width: 6, strength: 0.4 },
      { from: [-124, 120], to: [-128, 240], bend: 6, width: 8, strength: 0.3 },
      { from: [-130, 300], to: [-142, 400], bend: 4, width: 8, strength: 0.3 },
    ],
    over: seam('M-174 372Q-144 384 -114 375', t, 0.4),
  },
  t,
)}
${under(innerLapel, t, 'body', 0.45)}${cloth({ id: 'inner', path: innerLapel, turn: 0.5, rim: 6, pattern: 'tw' }, t)}
${under(outerLapel, t, 'body', 0.55)}${cloth({ id: 'outer', path: outerLapel, turn: 0.4, rim: 6, pattern: 'tw' }, t)}
${under(collar, t, 'body inner outer', 0.25)}${under(mirror(collar), t, 'body inner', 0.25)}${pair({ id: 'collar', path: collar, sewn: true, across: [-84, 84, 84, 100], turn: 0.4, rim: 6, patterns: ['tw', 'tw'] }, t)}
${under(pocket, t, 'body', 0.45)}${under(mirror(pocket), t, 'body', 0.45)}${pair({ id: 'pocket', path: pocket, turn: 0.3, rim: 5, patterns: ['tw', 'tw'] }, t)}
${buttons.map((y) => button(0, y, 8, horn)).join('')}`,
  );
};

/** A coat with a lapel on a hanger. */
export const coatOf = (cut: Cut): Drawing => ({
  viewBox: [356, cut.hem + 6],
  pose: 'hangs',
  // A shorter one hangs at the same scale.
  height: Math.round((0.56 * (cut.hem + 6) * 1000) / 574) / 1000,
  draw: (t) => draw(cut, t),
});
