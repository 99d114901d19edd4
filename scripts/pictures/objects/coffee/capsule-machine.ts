import { blur, leafMark, roundGradient, type Drawing } from '../../drawing.ts';
import { printOn } from '../../coffee.ts';
import { materials } from '../../materials.ts';

/** Small capsule machine from its side: water tank behind, a rounded head with a lever, a cup under the spout. */
export const drawing: Drawing = {
  viewBox: [310, 300],
  pose: 'stands',
  height: 0.47,
  draw: (t) => {
    const head = 'M40 96 C40 52 78 32 132 32 H196 Q214 32 214 50 V128 H66 Q40 128 40 96 Z';
    const column = 'M136 124 H214 V272 H150 C146 230 140 180 124 128 Z';
    const tank = 'M210 54 Q210 42 222 42 H268 Q296 44 298 76 L304 258 Q304 272 292 272 H210 Z';
    return `<defs>${roundGradient('steel', materials.steel)}${roundGradient('black', materials.charcoal)}${blur('soft', 7)}${blur('fine', 2)}
<linearGradient id="head" x1="0" x2=".35" y1="0" y2="1"><stop offset="0" stop-color="${t.light}"/><stop offset=".42" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<linearGradient id="column" x1="0" x2="1"><stop offset="0" stop-color="${t.deep}"/><stop offset=".22" stop-color="${t.mid}"/><stop offset=".42" stop-color="${t.light}"/><stop offset=".7" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<linearGradient id="tank" x1="0" x2="1"><stop offset="0" stop-color="#7E929A" stop-opacity=".8"/><stop offset=".25" stop-color="#F4F9FA" stop-opacity=".7"/><stop offset=".6" stop-color="#C3D3D8" stop-opacity=".6"/><stop offset="1" stop-color="#70858D" stop-opacity=".85"/></linearGradient>
<linearGradient id="water" x1="0" x2="1"><stop offset="0" stop-color="#7FA3AD" stop-opacity=".75"/><stop offset=".4" stop-color="#C6DDE2" stop-opacity=".65"/><stop offset="1" stop-color="#6F94A0" stop-opacity=".8"/></linearGradient>
<linearGradient id="cup" x1="0" x2="1"><stop offset="0" stop-color="#CDBDA4"/><stop offset=".28" stop-color="#FFFDF8"/><stop offset=".55" stop-color="#F1E7D8"/><stop offset="1" stop-color="#B3A185"/></linearGradient>
<linearGradient id="down" x1="0" x2="0" y1="0" y2="1"><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".26"/></linearGradient>
<clipPath id="inHead"><path d="${head}"/></clipPath><clipPath id="inTank"><path d="${tank}"/></clipPath></defs>
<path d="${tank}" fill="#DDE9EC" opacity=".75"/><g clip-path="url(#inTank)"><path d="M206 108 H310 V276 H206 Z" fill="url(#water)"/><path d="M206 108 Q256 115 306 108 V112 Q256 119 206 112 Z" fill="#F2F8F9" opacity=".85"/></g><path d="${tank}" fill="url(#tank)"/><path d="${tank}" fill="none" stroke="#70858D" stroke-opacity=".6" stroke-width="1.4"/><path d="M284 60 C290 100 292 200 294 256" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3.5" filter="url(#fine)"/><path d="M210 48 Q210 36 222 36 H268 Q290 38 296 58 Q250 64 210 60 Z" fill="url(#black)"/><path d="M216 41 H268 Q284 43 290 54" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>
<path d="${column}" fill="url(#column)"/><path d="${column}" fill="url(#down)"/><path d="M66 128 H214 V146 H128 Q126 134 122 128 Z" fill="#000" opacity=".38" filter="url(#fine)"/>
<path d="${head}" fill="url(#head)"/><g clip-path="url(#inHead)"><path d="M56 92 C58 62 88 46 138 44 H204" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="9" stroke-linecap="round" filter="url(#soft)"/><path d="M40 112 H214 V134 H40 Z" fill="${t.deep}" opacity=".3" filter="url(#soft)"/><path d="M206 30 V130" stroke="${t.deep}" stroke-opacity=".4" stroke-width="10" filter="url(#soft)"/></g><path d="M44 112 Q54 120 70 120 H214" fill="none" stroke="${t.deep}" stroke-opacity=".35" stroke-width="1.4"/><path d="M44 113.6 Q54 121.6 70 121.6 H214" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="1.2"/>
${leafMark(150, 68, 0.94, printOn(t).paper)}
<path d="M62 58 Q64 26 96 14 L150 4 Q166 2 168 12 Q169 20 156 23 L112 33 Q92 40 92 56 Q78 66 62 58 Z" fill="url(#steel)"/><path d="M70 54 Q72 32 100 22 L154 10" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="3" filter="url(#fine)"/><path d="M66 58 Q78 65 91 57" fill="none" stroke="#434B51" stroke-opacity=".6" stroke-width="1.6"/>
<path d="M74 126 H118 L114 146 Q112 150 106 150 H86 Q80 150 78 146 Z" fill="url(#black)"/><path d="M89 150 h14 l-2 9 h-10 z" fill="url(#steel)"/>
<path d="M96 159 V206" stroke="#5A3420" stroke-width="2.6"/>
<ellipse cx="98" cy="261" rx="50" ry="5" fill="#000" opacity=".5" filter="url(#fine)"/><path d="M60 200 H132 Q131 244 118 258 H74 Q61 244 60 200 Z" fill="url(#cup)"/><path d="M130 212 Q152 208 147 226 Q141 238 126 236" fill="none" stroke="#CDBDA4" stroke-width="6.5"/><path d="M131 210 Q150 207 146 222" fill="none" stroke="#FFFDF8" stroke-width="2"/><ellipse cx="96" cy="200" rx="36" ry="8" fill="#FFFDF8"/><ellipse cx="96" cy="201.2" rx="32" ry="6.2" fill="#4A2917"/><ellipse cx="90" cy="200.5" rx="18" ry="2.6" fill="#B07A4A"/>
<path d="M24 262 Q24 258 30 258 H162 V272 H24 Z" fill="#2A2D30"/><path d="M26 259 H160" stroke="#C9CED0" stroke-width="1.6"/><g stroke="#0E0F10" stroke-width="2">${Array.from({ length: 10 }, (_, at) => `<path d="M${36 + at * 12.5} 261 V266"/>`).join('')}</g>
<path d="M14 274 Q14 268 22 268 H292 Q304 268 304 276 V286 Q304 294 294 294 H24 Q14 294 14 286 Z" fill="url(#head)"/><path d="M14 274 Q14 268 22 268 H292 Q304 268 304 276 V286 Q304 294 294 294 H24 Q14 294 14 286 Z" fill="url(#down)"/><path d="M18 271 H300" stroke="#fff" stroke-opacity=".5" stroke-width="1.6"/>
<g transform="translate(184 196)"><circle r="10" fill="#17181A"/><circle r="10" fill="none" stroke="#C9CED0" stroke-width="1.4"/><circle r="3" fill="#F3D58A"/></g>`;
  },
};
