import { blur, footShade, roundGradient, type Drawing } from '../../drawing.ts';
import { materials } from '../../materials.ts';

const w = materials.wood;
const body =
  'M16 186 C14 240 16 300 20 334 Q22 346 40 350 Q104 362 168 350 Q186 346 188 334 C192 300 194 240 192 186 Z';
const stick = 'M-5.5 60 C-5 100 -6 160 -6 240 L6 240 C6 160 5 100 5.5 60 Z';

/** One helper of olive wood, drawn around x = 0 with its head at y = 0 and placed by its stick. */
const helper = (head: string, x: number, y: number, tilt: number, inner = ''): string =>
  `<g transform="translate(${x} ${y}) rotate(${tilt} 0 210)"><path d="${stick}" fill="url(#wood)"/><path d="${head}" fill="url(#wood)"/>${inner}<path d="M-1.5 70 C0 110 -2 160 -1 230" fill="none" stroke="${w.deep}" stroke-opacity=".25"/></g>`;

const spoon = 'M0 0 C22 0 27 26 24 46 C21 66 8 72 5.5 92 L-5.5 92 C-8 72 -21 66 -24 46 C-27 26 -22 0 0 0 Z';
const hollow = `<path d="M0 8 C15 8 19 28 17 42 C15 56 6 62 0 62 C-6 62 -15 56 -17 42 C-19 28 -15 8 0 8 Z" fill="url(#hollow)"/><path d="M17 40 C15 56 6 62 0 62" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1.6"/>`;
const turner =
  'M-22 4 C-10 0 12 0 24 8 C22 34 20 56 14 68 C10 76 6 80 5.5 94 L-5.5 94 C-6 80 -12 76 -15 66 C-20 48 -22 28 -22 4 Z';
const slots = [-10, 0, 10]
  .map((x) => `<rect x="${x - 2}" y="18" width="4" height="40" rx="2" fill="${w.deep}" opacity=".75"/>`)
  .join('');
const scraper =
  'M-20 14 C-14 -2 14 -4 20 6 C22 26 20 52 12 66 C8 74 6 80 5.5 94 L-5.5 94 C-6 80 -8 74 -12 66 C-18 52 -22 30 -20 14 Z';

/** Stoneware crock with five helpers of olive wood. */
export const drawing: Drawing = {
  viewBox: [220, 356],
  pose: 'stands',
  height: 0.6,
  draw: (t) => `<g transform="translate(6 -1)"><defs>
${roundGradient('body', t)}${footShade('foot')}${blur('soft', 8)}${blur('line', 2)}
<linearGradient id="wood" x1="0" x2="1"><stop offset="0" stop-color="#A9743F"/><stop offset=".3" stop-color="#E9C594"/><stop offset=".65" stop-color="#BF8A53"/><stop offset="1" stop-color="#7C5130"/></linearGradient>
<linearGradient id="hollow" x1="0" x2="1" y1="0" y2=".5"><stop offset="0" stop-color="#7C5130"/><stop offset=".6" stop-color="#B98452"/><stop offset="1" stop-color="#E0B585"/></linearGradient>
<linearGradient id="inside" x1="0" x2="1"><stop offset="0" stop-color="${t.deep}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<linearGradient id="rim" x1="0" x2="1"><stop offset="0" stop-color="${t.mid}"/><stop offset=".28" stop-color="${t.light}"/><stop offset=".65" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<clipPath id="in"><path d="${body}"/></clipPath><clipPath id="above"><path d="M-60 -20 H270 V184 H184 A80 14 0 0 1 24 184 H-60 Z"/></clipPath></defs>
<path d="${body}" fill="url(#body)"/><path d="${body}" fill="url(#foot)"/>
<g clip-path="url(#in)"><ellipse cx="52" cy="270" rx="13" ry="60" fill="#fff" opacity=".5" filter="url(#soft)"/><ellipse cx="180" cy="280" rx="18" ry="80" fill="${t.deep}" opacity=".3" filter="url(#soft)"/>
<path d="M0 214 C50 230 158 230 208 214 M0 219 C50 235 158 235 208 219" fill="none" stroke="${t.deep}" stroke-opacity=".28" stroke-width="1.6"/><path d="M0 221 C50 237 158 237 208 221" fill="none" stroke="${t.light}" stroke-opacity=".4" stroke-width="1.4"/>
<path d="M10 332 Q104 356 198 332 V360 H10 Z" fill="#D9C4A0" opacity=".8"/><path d="M10 332 Q104 356 198 332 V360 H10 Z" fill="url(#foot)"/><path d="M10 332 Q104 356 198 332" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1.6"/></g>
<ellipse cx="104" cy="184" rx="89" ry="19.5" fill="url(#rim)"/><ellipse cx="104" cy="184" rx="80" ry="14" fill="url(#inside)"/>
<g clip-path="url(#above)">${helper(scraper, 84, 22, -9)}${helper(turner, 122, 2, 5, slots)}${helper(spoon, 58, 40, -12, hollow)}${helper(spoon, 150, 32, 12, hollow)}${helper(scraper, 104, 62, 1)}
<ellipse cx="104" cy="190" rx="76" ry="14" fill="#1B0F08" opacity=".4" filter="url(#soft)"/></g>
<path d="M15 184 A89 19.5 0 0 0 193 184 L184 184 A80 14 0 0 1 24 184 Z" fill="url(#rim)"/><path d="M24 184 A80 14 0 0 0 184 184" fill="none" stroke="${t.deep}" stroke-opacity=".45" stroke-width="1.3"/><path d="M17 187 A89 19.5 0 0 0 191 187" fill="none" stroke="${t.deep}" stroke-opacity=".25" stroke-width="1.4"/><path d="M32 192 C50 200 76 203 96 203" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2" filter="url(#line)"/></g>`,
};
