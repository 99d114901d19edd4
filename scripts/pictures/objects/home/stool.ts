import { blur, roundGradient, type Drawing } from '../../drawing.ts';
import { materials } from '../../materials.ts';

const w = materials.wood;
const front = 'M52 62 L76 66 C66 150 48 250 34 344 Q28 349 20 345 L17 343 C24 250 38 150 52 62 Z';

/** Stool with a round seat on three turned legs. */
export const drawing: Drawing = {
  viewBox: [256, 350],
  pose: 'stands',
  height: 0.56,
  draw: (t) => `<defs>
${roundGradient('edge', t)}${blur('soft', 9)}${blur('line', 2)}
<linearGradient id="seat" x1="0" y1="0" x2="1" y2=".5"><stop offset="0" stop-color="${t.light}"/><stop offset=".45" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<linearGradient id="leg" x1="0" x2="1"><stop offset="0" stop-color="#A9743F"/><stop offset=".35" stop-color="#EBCB9E"/><stop offset=".65" stop-color="#C4925C"/><stop offset="1" stop-color="${w.dark}"/></linearGradient>
<linearGradient id="bar" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#E9C799"/><stop offset=".5" stop-color="#BE8B55"/><stop offset="1" stop-color="#7C5130"/></linearGradient>
<linearGradient id="dim" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#2A1608" stop-opacity=".65"/><stop offset=".24" stop-color="#2A1608" stop-opacity="0"/></linearGradient>
<clipPath id="in"><ellipse cx="128" cy="32" rx="124" ry="27"/></clipPath></defs>
<path d="M116 60 H142 L137 316 Q129 320 121 316 Z" fill="url(#leg)"/><path d="M116 60 H142 L137 316 Q129 320 121 316 Z" fill="#3B2112" opacity=".34"/><path d="M116 60 H142 L137 316 Q129 320 121 316 Z" fill="url(#dim)"/>
<path d="M52 214 L128 200 L129 211 L52 226 Z" fill="url(#bar)"/><path d="M204 214 L128 200 L127 211 L204 226 Z" fill="url(#bar)"/><path d="M52 214 L128 200 L129 211 L52 226 Z M204 214 L128 200 L127 211 L204 226 Z" fill="#3B2112" opacity=".28"/>
<path d="M40 232 H216 V244 H40 Z" fill="url(#bar)"/><path d="M46 234 H210" stroke="#fff" stroke-opacity=".35" stroke-width="1.6"/>
<path d="${front}" fill="url(#leg)"/><path d="${front}" fill="url(#dim)"/><g transform="matrix(-1 0 0 1 256 0)"><path d="${front}" fill="url(#leg)"/><path d="${front}" fill="#3B2112" opacity=".16"/><path d="${front}" fill="url(#dim)"/></g>
<g fill="none" stroke="${w.deep}" stroke-opacity=".22" stroke-width="1.1"><path d="M60 84 C52 160 36 260 26 340 M66 90 C58 170 44 260 32 336"/><path d="M196 84 C204 160 220 260 230 340 M190 90 C198 170 212 260 224 336"/></g>
<path d="M4 32 V46 C4 62 60 76 128 76 C196 76 252 62 252 46 V32 Z" fill="url(#edge)"/><path d="M4 44 V46 C4 62 60 76 128 76 C196 76 252 62 252 46 V44 C252 58 196 70 128 70 C60 70 4 58 4 44 Z" fill="${t.deep}" opacity=".5"/><path d="M8 54 C30 68 80 74 128 74" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="1.5"/>
<ellipse cx="128" cy="32" rx="124" ry="28.5" fill="url(#seat)"/><path d="M4.5 34 A124 28 0 0 0 251.5 34" fill="none" stroke="${t.light}" stroke-opacity=".65" stroke-width="1.8"/>
<g clip-path="url(#in)"><ellipse cx="136" cy="38" rx="86" ry="16" fill="${t.deep}" opacity=".22" filter="url(#soft)"/><ellipse cx="150" cy="44" rx="70" ry="9" fill="${t.light}" opacity=".3" filter="url(#soft)"/><g fill="none" stroke="${t.deep}" stroke-opacity=".14" stroke-width="1.2"><path d="M0 22 C70 18 180 26 256 20 M0 30 C60 32 190 24 256 31 M0 38 C80 34 170 44 256 39 M0 47 C80 50 180 42 256 48 M30 13 C100 16 170 10 226 14"/></g><ellipse cx="82" cy="21" rx="46" ry="10" fill="#fff" opacity=".55" filter="url(#soft)"/></g>`,
};
