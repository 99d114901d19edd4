import { blur, footShade, roundGradient, type Drawing } from '../../drawing.ts';
import { materials } from '../../materials.ts';

const body =
  'M56 112 C30 116 12 134 12 162 L12 312 Q12 332 32 336 Q84 346 136 336 Q156 332 156 312 L156 162 C156 134 138 116 112 112 Z';

/** Bottle with a pump of brushed brass and a small plain label. */
export const drawing: Drawing = {
  viewBox: [152, 339],
  pose: 'stands',
  height: 0.5,
  draw: (t) => `<g transform="translate(-8 -3)"><defs>
${roundGradient('body', t)}${footShade('foot')}${roundGradient('brass', materials.brass)}${blur('soft', 7)}${blur('line', 2)}
<linearGradient id="nozzle" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#F3E3B3"/><stop offset=".45" stop-color="#C2A15A"/><stop offset="1" stop-color="#6E5318"/></linearGradient>
<linearGradient id="paper" x1="0" x2="1"><stop offset="0" stop-color="#D9CDB8"/><stop offset=".25" stop-color="#FFFBF2"/><stop offset=".7" stop-color="#F1E7D6"/><stop offset="1" stop-color="#C9BBA2"/></linearGradient>
<clipPath id="in"><path d="${body}"/></clipPath></defs>
<path d="${body}" fill="url(#body)"/><path d="${body}" fill="url(#foot)"/>
<g clip-path="url(#in)"><ellipse cx="42" cy="230" rx="10" ry="80" fill="#fff" opacity=".55" filter="url(#soft)"/><ellipse cx="152" cy="240" rx="16" ry="90" fill="${t.deep}" opacity=".34" filter="url(#soft)"/><ellipse cx="62" cy="130" rx="24" ry="8" fill="#fff" opacity=".5" transform="rotate(-16 62 130)" filter="url(#line)"/><path d="M54 112 H114 L124 126 Q84 136 44 126 Z" fill="${t.deep}" opacity=".4" filter="url(#soft)"/><path d="M10 318 Q84 344 158 318" fill="none" stroke="${t.deep}" stroke-opacity=".22" stroke-width="1.6"/></g>
<path d="M46 198 Q84 205 122 198 V276 Q84 283 46 276 Z" fill="url(#paper)"/><path d="M46 198 Q84 205 122 198 V276 Q84 283 46 276 Z" fill="none" stroke="${t.deep}" stroke-opacity=".25"/>
<g fill="#5A4A36"><path d="M84 214 C90 222 94 228 94 235 C94 242 90 246 84 246 C78 246 74 242 74 235 C74 228 78 222 84 214 Z" opacity=".8"/><rect x="62" y="256" width="44" height="3" rx="1.5" opacity=".7"/><rect x="70" y="264" width="28" height="2.6" rx="1.3" opacity=".45"/></g>
<path d="M56 98 V112 Q84 120 112 112 V98 Z" fill="url(#body)"/><path d="M56 104 Q84 112 112 104 V112 Q84 120 56 112 Z" fill="${t.deep}" opacity=".3"/>
<path d="M54 72 V100 Q84 108 114 100 V72 Z" fill="url(#brass)"/><g stroke="#57430F" stroke-opacity=".3" stroke-width="1.2"><path d="M62 76 V101 M70 77 V103 M78 78 V104 M86 78 V104 M94 77 V103 M102 77 V102 M109 76 V100"/></g><path d="M54 96 Q84 104 114 96" fill="none" stroke="#57430F" stroke-opacity=".6" stroke-width="1.8"/><ellipse cx="84" cy="72" rx="30" ry="7" fill="#E6CF93"/><ellipse cx="87" cy="73" rx="17" ry="4" fill="#57430F" opacity=".5" filter="url(#line)"/>
<rect x="77" y="30" width="14" height="42" fill="url(#brass)"/>
<path d="M68 14 C68 7 74 4 84 4 C94 4 104 6 108 12 L110 20 C110 30 98 34 84 34 C74 34 68 30 68 24 Z" fill="url(#brass)"/>
<path d="M74 5 C60 4 40 6 24 14 C14 19 9 28 9 40 L9 50 Q14 53 20 50 L20 42 C20 32 26 28 38 25 C50 22 62 24 72 27 Z" fill="url(#nozzle)"/><path d="M72 9 C56 8 38 11 27 17 C17 22 13 30 13 40" fill="none" stroke="#FFF6D8" stroke-opacity=".8" stroke-width="2" filter="url(#line)"/><ellipse cx="14.5" cy="50.5" rx="5.5" ry="2" fill="#57430F"/><path d="M70 28 C80 34 100 33 108 25" fill="none" stroke="#57430F" stroke-opacity=".5" stroke-width="1.5"/></g>`,
};
