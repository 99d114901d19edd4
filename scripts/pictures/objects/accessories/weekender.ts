import { blur, footShade, type Drawing } from '../../drawing.ts';

const body =
  'M84 134Q100 120 136 119Q240 112 344 119Q380 120 396 134Q452 160 468 236Q476 276 474 312Q472 340 440 340H40Q8 340 6 312Q4 276 12 236Q28 160 84 134Z';
const base = 'M2 290Q240 312 478 290V344H2Z';
const grip = 'M128 318L138 186C140 66 178 12 240 12C302 12 340 66 342 186L352 318';
const corner = 'M6 226Q52 236 64 300L62 344H0V230Z';

const ring = (x: number, turn: number): string =>
  `<g transform="rotate(${turn} ${x} 186)"><path d="M${x - 10} 156H${x + 10}V180H${x - 10}Z" fill="#000" opacity=".3" transform="translate(2 3)" filter="url(#s)"/><path d="M${x - 10} 156H${x + 10}V180H${x - 10}Z" fill="url(#cognac)" stroke="#33190b" stroke-opacity=".5"/><path d="M${x - 7} 159H${x + 7}V176H${x - 7}Z" fill="none" stroke="#eecb9c" stroke-opacity=".85" stroke-width="1.2" stroke-dasharray="4 3"/><path d="M${x - 14} 180H${x + 14}Q${x + 14} 203 ${x} 203Q${x - 14} 203 ${x - 14} 180Z" fill="none" stroke="#4a380c" stroke-width="5.4"/><path d="M${x - 14} 180H${x + 14}Q${x + 14} 203 ${x} 203Q${x - 14} 203 ${x - 14} 180Z" fill="none" stroke="url(#brass)" stroke-width="4"/></g>`;

/** Travel bag of strong cloth with base, corners and handles of leather. */
export const drawing: Drawing = {
  viewBox: [480, 344],
  pose: 'stands',
  height: 0.415,
  draw: (t) => `<defs>
  ${blur('s', 3)}${blur('m', 10)}${blur('b', 22)}${footShade('foot')}
  <linearGradient id="lit" x1="0" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="${t.light}" stop-opacity=".8"/><stop offset=".6" stop-color="${t.light}" stop-opacity="0"/></linearGradient>
  <linearGradient id="side" x1="0" x2="1"><stop offset="0" stop-color="${t.deep}" stop-opacity=".6"/><stop offset=".1" stop-color="${t.deep}" stop-opacity=".06"/><stop offset=".55" stop-color="${t.dark}" stop-opacity="0"/><stop offset=".9" stop-color="${t.dark}" stop-opacity=".9"/><stop offset="1" stop-color="${t.deep}" stop-opacity=".8"/></linearGradient>
  <linearGradient id="hide" x1="0" y1="0" x2="1" y2=".4"><stop offset="0" stop-color="#8d5529"/><stop offset=".2" stop-color="#c08450"/><stop offset=".5" stop-color="#9d6231"/><stop offset="1" stop-color="#673a1b"/></linearGradient>
  <linearGradient id="cognac" x1="0" x2="1"><stop offset="0" stop-color="#b87a45"/><stop offset=".35" stop-color="#a0652f"/><stop offset="1" stop-color="#74421f"/></linearGradient>
  <linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fbf0c9"/><stop offset=".45" stop-color="#cfac5c"/><stop offset="1" stop-color="#8c6e2c"/></linearGradient>
  <clipPath id="body"><path d="${body}"/></clipPath></defs>
  <path d="M152 186C154 82 186 30 240 30C294 30 326 82 328 186" fill="none" stroke="#33190b" stroke-width="14"/><path d="M152 186C154 82 186 30 240 30C294 30 326 82 328 186" fill="none" stroke="#74421f" stroke-width="11.5"/>
  <path d="${body}" fill="${t.mid}"/>
  <g clip-path="url(#body)">
    <path d="${body}" fill="url(#lit)"/><path d="${body}" fill="url(#side)"/>
    <path d="M60 172Q28 230 30 300L92 300Q70 240 96 168Z" fill="${t.light}" opacity=".5" filter="url(#m)"/>
    <path d="M168 172Q150 230 162 296L230 300Q196 240 220 172Z" fill="${t.light}" opacity=".3" filter="url(#m)"/>
    <path d="M228 190Q262 250 236 300L300 300Q286 250 312 180Z" fill="${t.deep}" opacity=".16" filter="url(#b)"/>
    <path d="M176 160Q206 190 196 236Q190 262 204 290" fill="none" stroke="${t.dark}" stroke-opacity=".7" stroke-width="9" filter="url(#m)"/>
    <path d="M300 160Q276 200 290 244Q296 270 286 296" fill="none" stroke="${t.dark}" stroke-opacity=".6" stroke-width="10" filter="url(#m)"/>
    <path d="M84 118H396V152Q240 166 84 152Z" fill="${t.deep}" opacity=".32" filter="url(#s)"/>
    <path d="M74 146Q240 164 406 146" fill="none" stroke="${t.deep}" stroke-opacity=".6" stroke-width="1.5"/>
    <path d="M72 153Q240 171 408 153" fill="none" stroke="${t.light}" stroke-opacity=".7" stroke-width="1.3" stroke-dasharray="5 3.5"/>
    <path d="M92 131Q240 140 388 131" fill="none" stroke="#4a380c" stroke-width="7.5"/><path d="M92 131Q240 140 388 131" fill="none" stroke="#dcc27f" stroke-width="4.5" stroke-dasharray="2.2 1.8"/>
    <path d="M84 134Q48 172 40 250Q36 300 40 344" fill="none" stroke="${t.deep}" stroke-opacity=".45" stroke-width="5" filter="url(#s)"/>
    <path d="M84 134Q48 172 40 250Q36 300 40 344M396 134Q432 172 440 250Q444 300 440 344" fill="none" stroke="${t.deep}" stroke-opacity=".6" stroke-width="3.6"/><path d="M83 134Q47 172 39 250M397 134Q433 172 441 250" fill="none" stroke="${t.light}" stroke-opacity=".6" stroke-width="1.4"/>
    <path d="M2 268Q240 302 478 268V310H2Z" fill="${t.deep}" opacity=".55" filter="url(#m)"/>
    <g filter="url(#s)" opacity=".35" transform="translate(2 -3)"><path d="${corner}"/><path d="${corner}" transform="matrix(-1 0 0 1 480 0)"/></g>
    <path d="${corner}" fill="url(#hide)"/><path d="M474 226Q428 236 416 300L418 344H480V230Z" fill="#7a4723"/>
    <path d="M6 226Q52 236 64 300M474 226Q428 236 416 300" fill="none" stroke="#33190b" stroke-opacity=".6" stroke-width="1.4"/><path d="M6 233Q46 242 57 300M474 233Q434 242 423 300" fill="none" stroke="#eecb9c" stroke-opacity=".85" stroke-width="1.3" stroke-dasharray="5 3.5"/>
    <path d="${base}" fill="url(#hide)"/>
    <path d="M2 290Q240 312 478 290" fill="none" stroke="#33190b" stroke-opacity=".6" stroke-width="1.5"/><path d="M2 297Q240 319 478 297" fill="none" stroke="#eecb9c" stroke-opacity=".85" stroke-width="1.4" stroke-dasharray="5 3.5"/>
    <path d="M40 306Q80 314 130 318L134 334Q80 336 40 330Z" fill="#f3d3a8" opacity=".45" filter="url(#s)"/>
    <path d="M440 150Q486 230 470 344H500V150Z" fill="#1a0c04" opacity=".4" filter="url(#m)"/><path d="${body}" fill="url(#foot)"/>
  </g>
  ${ring(66, 28)}${ring(414, -28)}
  <g clip-path="url(#body)"><path d="${grip}" fill="none" stroke="#000" stroke-opacity=".34" stroke-width="16" transform="translate(6 5)" filter="url(#s)"/></g>
  <path d="${grip}" fill="none" stroke="#33190b" stroke-width="18"/><path d="${grip}" fill="none" stroke="url(#cognac)" stroke-width="16"/>
  <path d="M122.5 316L132 186C134 64 172 7 240 7C284 7 318 38 332 92" fill="none" stroke="#f6dbb4" stroke-opacity=".55" stroke-width="3.6" filter="url(#s)"/>
  <path d="M122.5 316L132.5 188C134 104 152 56 178 34M133.5 316L143.5 188C145 114 160 68 184 46M357.5 316L347.5 188C346 104 328 56 302 34M346.5 316L336.5 188C335 114 320 68 296 46" fill="none" stroke="#eecb9c" stroke-opacity=".8" stroke-width="1.3" stroke-dasharray="5 3.5"/>
  <path d="M198 23C222 7 258 7 282 23" fill="none" stroke="#4a2812" stroke-width="20"/><path d="M198 23C222 7 258 7 282 23" fill="none" stroke="url(#cognac)" stroke-width="18"/><path d="M200 16C224 2 256 2 276 13" fill="none" stroke="#f6dbb4" stroke-opacity=".6" stroke-width="3" filter="url(#s)"/>
  <circle cx="136" cy="210" r="4.6" fill="url(#brass)"/><circle cx="344" cy="210" r="4.6" fill="url(#brass)"/><circle cx="129" cy="302" r="4.6" fill="url(#brass)"/><circle cx="351" cy="302" r="4.6" fill="url(#brass)"/>`,
};
