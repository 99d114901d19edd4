import { blur, footShade, type Drawing } from '../../drawing.ts';

const body = 'M38 130C38 66 78 38 152 38C226 38 266 66 266 130L274 372Q276 408 240 408H64Q28 408 30 372Z';
const flap = 'M34 128C36 62 78 32 152 32C226 32 268 62 270 128L272 190Q272 214 246 218Q152 230 58 218Q32 214 32 190Z';
const pocket = 'M66 276Q66 264 78 264H226Q238 264 238 276L242 370Q242 394 218 394H86Q62 394 62 370Z';

const buckleStrap = (x: number): string =>
  `<path d="M${x - 11} 150H${x + 11}V292Q${x + 11} 304 ${x} 306Q${x - 11} 304 ${x - 11} 292Z" fill="#000" opacity=".32" transform="translate(4 4)" filter="url(#s)"/>
  <path d="M${x - 11} 146H${x + 11}V292Q${x + 11} 304 ${x} 306Q${x - 11} 304 ${x - 11} 292Z" fill="url(#cognac)"/>
  <path d="M${x - 11} 146V292Q${x - 11} 304 ${x} 306Q${x + 11} 304 ${x + 11} 292V146" fill="none" stroke="#33190b" stroke-opacity=".5" stroke-width="1"/>
  <path d="M${x - 7.5} 150V290Q${x - 7} 300 ${x} 301.5Q${x + 7} 300 ${x + 7.5} 290V150" fill="none" stroke="#eecb9c" stroke-opacity=".85" stroke-width="1.2" stroke-dasharray="4.5 3"/>
  <circle cx="${x}" cy="276" r="2" fill="#2b1509"/><circle cx="${x}" cy="289" r="2" fill="#2b1509"/>
  <rect x="${x - 17}" y="234" width="34" height="26" rx="5" fill="none" stroke="#4a380c" stroke-width="6"/><rect x="${x - 17}" y="234" width="34" height="26" rx="5" fill="none" stroke="url(#brass)" stroke-width="4.4"/>
  <path d="M${x - 2} 246H${x + 2}V262H${x - 2}Z" fill="#e6cf8e" stroke="#6a521c" stroke-width=".7"/>
  <rect x="${x - 13}" y="265" width="26" height="8" rx="2" fill="#7c4a27" stroke="#33190b" stroke-opacity=".6" stroke-width="1"/>`;

/** City backpack of waxed cloth: flap, front pocket, two leather straps with brass buckles. */
export const drawing: Drawing = {
  viewBox: [292, 412],
  pose: 'stands',
  height: 0.55,
  draw: (t) => `<g transform="translate(-6 2)"><defs>
  ${blur('s', 3)}${blur('m', 10)}${blur('b', 20)}${footShade('foot')}
  <linearGradient id="side" x1="0" x2="1"><stop offset="0" stop-color="${t.deep}" stop-opacity=".55"/><stop offset=".12" stop-color="${t.deep}" stop-opacity=".04"/><stop offset=".6" stop-color="${t.dark}" stop-opacity="0"/><stop offset=".92" stop-color="${t.dark}" stop-opacity=".9"/><stop offset="1" stop-color="${t.deep}" stop-opacity=".8"/></linearGradient>
  <linearGradient id="lit" x1="0" y1="0" x2=".9" y2="1"><stop offset="0" stop-color="${t.light}" stop-opacity=".7"/><stop offset=".5" stop-color="${t.light}" stop-opacity="0"/></linearGradient>
  <linearGradient id="wing" x1="0" x2="1"><stop offset="0" stop-color="${t.mid}"/><stop offset=".5" stop-color="${t.dark}"/><stop offset="1" stop-color="${t.deep}"/></linearGradient>
  <linearGradient id="cognac" x1="0" x2="1"><stop offset="0" stop-color="#b87a45"/><stop offset=".3" stop-color="#a0652f"/><stop offset="1" stop-color="#74421f"/></linearGradient>
  <linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fbf0c9"/><stop offset=".42" stop-color="#cfac5c"/><stop offset=".75" stop-color="#927230"/><stop offset="1" stop-color="#d8bb74"/></linearGradient>
  <clipPath id="body"><path d="${body}"/></clipPath><clipPath id="flap"><path d="${flap}"/></clipPath><clipPath id="pocket"><path d="${pocket}"/></clipPath></defs>
  <path d="M120 40C116 -2 188 -2 184 40" fill="none" stroke="#33190b" stroke-width="13"/><path d="M120 40C116 -2 188 -2 184 40" fill="none" stroke="url(#cognac)" stroke-width="11"/><path d="M118 34C118 -2 178 -4 182 20" fill="none" stroke="#f0cfa2" stroke-opacity=".6" stroke-width="2.4" filter="url(#s)"/>
  <path d="M44 120Q-2 200 12 372Q16 392 34 398L46 380Q32 240 62 140Z" fill="url(#wing)"/><path d="M260 120Q306 200 292 372Q288 392 270 398L258 380Q272 240 242 140Z" fill="${t.deep}"/><path d="M262 124Q302 200 289 372Q286 388 272 394" fill="none" stroke="${t.dark}" stroke-width="7"/>
  <path d="M22 196Q14 290 22 384" fill="none" stroke="${t.light}" stroke-opacity=".5" stroke-width="1.2" stroke-dasharray="5 3.5"/>
  <path d="${body}" fill="${t.mid}"/>
  <g clip-path="url(#body)">
    <path d="${body}" fill="url(#side)"/>
    <path d="M50 210Q44 300 52 396L96 396Q80 300 88 210Z" fill="${t.light}" opacity=".4" filter="url(#m)"/>
    <path d="M30 206Q152 238 274 206V238Q152 262 30 238Z" fill="${t.deep}" opacity=".7" filter="url(#m)"/>
    <path d="M52 262Q152 248 252 262L258 404H46Z" fill="${t.deep}" opacity=".38" filter="url(#m)"/>
    <path d="${body}" fill="url(#foot)"/>
  </g>
  <path d="${pocket}" fill="${t.deep}" opacity=".8" transform="translate(0 2.5)"/>
  <path d="${pocket}" fill="${t.mid}"/>
  <g clip-path="url(#pocket)">
    <path d="${pocket}" fill="url(#side)" opacity=".8"/><path d="${pocket}" fill="url(#lit)" opacity=".55"/>
    <path d="M80 282Q76 330 82 384L132 388Q112 330 120 282Z" fill="${t.light}" opacity=".42" filter="url(#m)"/>
    <path d="M58 372H246V398H58Z" fill="${t.deep}" opacity=".5" filter="url(#m)"/>
    <path d="M62 264H242V281Q152 287 62 281Z" fill="${t.dark}" opacity=".45"/><path d="M62 281Q152 287 242 281" fill="none" stroke="${t.deep}" stroke-opacity=".6" stroke-width="1.3"/>
  </g>
  <path d="M71 277V370Q71 386 87 386H217Q233 386 233 370V277" fill="none" stroke="${t.light}" stroke-opacity=".55" stroke-width="1.3" stroke-dasharray="5 3.5"/>
  <path d="${flap}" fill="${t.deep}" transform="translate(0 3)"/>
  <path d="${flap}" fill="${t.mid}"/>
  <g clip-path="url(#flap)">
    <path d="${flap}" fill="url(#lit)"/><path d="${flap}" fill="url(#side)" opacity=".85"/>
    <path d="M70 70Q50 130 56 196L108 204Q92 130 118 66Z" fill="${t.light}" opacity=".5" filter="url(#m)"/>
    <path d="M70 52Q152 18 234 52Q152 36 70 52Z" fill="${t.light}" opacity=".9" filter="url(#s)"/>
    <path d="M28 192Q152 214 276 192V232H28Z" fill="${t.deep}" opacity=".42" filter="url(#m)"/>
    <path d="M136 90Q160 140 148 190" fill="none" stroke="${t.dark}" stroke-opacity=".55" stroke-width="9" filter="url(#m)"/>
  </g>
  <path d="M41 132C43 68 82 40 152 40C222 40 261 68 263 132L265 190Q265 207 246 210Q152 222 58 210Q39 207 39 190Z" fill="none" stroke="${t.light}" stroke-opacity=".6" stroke-width="1.3" stroke-dasharray="5 3.5"/>
  <rect x="122" y="92" width="60" height="36" rx="4" fill="#000" opacity=".25" transform="translate(2 3)" filter="url(#s)"/><rect x="122" y="92" width="60" height="36" rx="4" fill="url(#cognac)"/><rect x="125.5" y="95.5" width="53" height="29" rx="2.5" fill="none" stroke="#eecb9c" stroke-opacity=".85" stroke-width="1.2" stroke-dasharray="4.5 3"/>
  <g transform="translate(144.5 101) scale(.56)" fill="#43230f" opacity=".75"><rect width="9" height="32"/><path d="M11 15C11 6 18 0 28 0C28 9 21 15 11 15Z"/><path d="M11 17C21 17 28 23 28 32C18 32 11 26 11 17Z"/></g>
  ${buckleStrap(98)}${buckleStrap(206)}</g>`,
};
