import { blur, type Drawing } from '../../drawing.ts';
import type { Tones } from '../../materials.ts';

type Towel = readonly [y: number, tall: number, left: number, right: number];

/** Folded towel seen on its fold, soft at the ends. */
const shape = ([y, tall, l, r]: Towel): string =>
  `M${l} ${y + 18} C${l} ${y + 5} ${l + 7} ${y + 1} ${l + 20} ${y + 1} C110 ${y - 2} 210 ${y + 3} ${r - 20} ${y} C${r - 6} ${y} ${r} ${y + 6} ${r} ${y + 18} L${r - 1} ${y + tall - 14} C${r - 1} ${y + tall - 3} ${r - 8} ${y + tall} ${r - 20} ${y + tall} C210 ${y + tall + 2} 110 ${y + tall - 1} ${l + 20} ${y + tall} C${l + 7} ${y + tall} ${l + 1} ${y + tall - 4} ${l + 1} ${y + tall - 14} Z`;

/** Loops of terry: short strokes in shifted rows. */
const terry = ([y, tall, l, r]: Towel): string => {
  const marks: string[] = [];
  for (let row = 0; row * 4.5 + 6 < tall - 3; row++)
    for (let x = l + 7 + (row % 2) * 3.5; x < r - 5; x += 7)
      marks.push(`M${(x + Math.sin(x * 1.7 + row) * 1.4).toFixed(1)} ${(y + 4 + row * 4.5).toFixed(1)}v2.8`);
  return marks.join('');
};

/** Woven border that runs over the fold: flat, so without loops. */
const border = (y: number, tall: number, x: number, t: Tones): string => {
  const stripe = (from: number, wide: number, fill: string, opacity: number): string =>
    `<path d="M${x + from} ${y + 1} C${x + from - 3} ${y + tall * 0.3} ${x + from - 3} ${y + tall * 0.7} ${x + from} ${y + tall} h${wide} C${x + from + wide - 3} ${y + tall * 0.7} ${x + from + wide - 3} ${y + tall * 0.3} ${x + from + wide} ${y + 1} Z" fill="${fill}" opacity="${opacity}"/>`;
  return `${stripe(0, 34, t.mid, 1)}${stripe(0, 34, t.deep, 0.2)}${stripe(4, 2.5, t.light, 0.7)}${stripe(10, 14, t.deep, 0.34)}${stripe(27.5, 2.5, t.light, 0.7)}`;
};

const towel = (at: Towel, clip: string, fill: string, t: Tones, borderAt: number): string => {
  const [y, tall, l, r] = at;
  const d = shape(at);
  const seam = y + tall * 0.54;
  return `<clipPath id="${clip}"><path d="${d}"/></clipPath><path d="${d}" fill="${fill}"/><g clip-path="url(#${clip})"><path d="${terry(at)}" fill="none" stroke="${t.deep}" stroke-opacity=".2" stroke-width="1.6" stroke-linecap="round"/><path d="${terry([y + 1.5, tall, l + 1.5, r])}" fill="none" stroke="${t.light}" stroke-opacity=".3" stroke-width="1.2" stroke-linecap="round"/>${border(y, tall, borderAt, t)}
<path d="M${l + 26} ${seam} C110 ${seam + 3} 210 ${seam - 2} ${r + 4} ${seam + 1}" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1.6"/><path d="M${l + 26} ${seam - 2} C110 ${seam + 5} 210 ${seam - 6} ${r + 4} ${seam + 4}" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="4" filter="url(#line)"/><path d="M${l + 28} ${seam + 4} C110 ${seam + 7} 210 ${seam + 2} ${r + 4} ${seam + 5}" fill="none" stroke="${t.light}" stroke-opacity=".5" stroke-width="3" filter="url(#line)"/></g><path d="${d}" fill="url(#round)"/><path d="${d}" fill="url(#turn)"/><path d="${d}" fill="none" stroke="${t.deep}" stroke-opacity=".25" stroke-width="1.2"/>`;
};
const under = (y: number, deep: string): string =>
  `<path d="M14 ${y} C110 ${y + 5} 220 ${y + 6} 310 ${y}" fill="none" stroke="${deep}" stroke-opacity=".65" stroke-width="5" filter="url(#line)"/>`;
const roll = 'M64 30 C64 12 72 5 84 5 L250 5 C262 5 270 14 270 30 C270 46 262 55 250 55 L84 55 C72 55 64 48 64 30 Z';

/** Three folded terry towels with a woven border, a guest towel rolled on top. */
export const drawing: Drawing = {
  viewBox: [326, 204],
  pose: 'stands',
  height: 0.36,
  draw: (t) => `<g transform="translate(-1 -2)"><defs>
${blur('line', 2)}${blur('soft', 6)}
<linearGradient id="round" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${t.light}" stop-opacity=".75"/><stop offset=".2" stop-color="${t.light}" stop-opacity=".14"/><stop offset=".65" stop-color="${t.deep}" stop-opacity="0"/><stop offset="1" stop-color="${t.deep}" stop-opacity=".42"/></linearGradient>
<linearGradient id="turn" x1="0" x2="1"><stop offset="0" stop-color="${t.deep}" stop-opacity=".22"/><stop offset=".06" stop-color="${t.light}" stop-opacity=".05"/><stop offset=".22" stop-color="${t.light}" stop-opacity=".16"/><stop offset=".5" stop-color="${t.light}" stop-opacity="0"/><stop offset="1" stop-color="${t.deep}" stop-opacity=".4"/></linearGradient>
<linearGradient id="roll" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${t.light}"/><stop offset=".3" stop-color="${t.mid}"/><stop offset=".7" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient><clipPath id="inRoll"><path d="${roll}"/></clipPath></defs>
${towel([153, 51, 3, 325], 'a', t.mid, t, 226)}${under(154, t.deep)}${towel([103, 51, 8, 319], 'b', t.mid, t, 221)}${under(104, t.deep)}${towel([53, 51, 4, 322], 'c', t.mid, t, 224)}${under(56, t.deep)}
<path d="${roll}" fill="url(#roll)"/><g clip-path="url(#inRoll)"><path d="${terry([4, 52, 62, 232])}" fill="none" stroke="${t.deep}" stroke-opacity=".2" stroke-width="1.6" stroke-linecap="round"/>${border(4, 52, 104, t)}<path d="${roll}" fill="url(#round)"/><path d="${roll}" fill="url(#turn)"/><path d="M64 46 C120 49 200 48 240 46" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="2.4" filter="url(#line)"/></g>
<ellipse cx="249" cy="30" rx="21" ry="25" fill="${t.mid}"/><ellipse cx="249" cy="30" rx="21" ry="25" fill="${t.light}" opacity=".25"/><path d="M249 30 C253 26 257 29 256 35 C254 41 245 42 241 35 C237 27 243 17 251 18 C262 20 265 31 261 41 C255 51 241 50 235 39 C230 24 237 9 250 8" fill="none" stroke="${t.deep}" stroke-opacity=".55" stroke-width="2.4"/><ellipse cx="249" cy="30" rx="21" ry="25" fill="none" stroke="${t.deep}" stroke-opacity=".4" stroke-width="1.3"/></g>`,
};
