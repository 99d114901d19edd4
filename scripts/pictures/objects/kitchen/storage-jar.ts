import { blur, type Drawing } from '../../drawing.ts';
import { materials } from '../../materials.ts';

const w = materials.wood;
const glass = 'M14 74 C12 130 12 220 14 272 Q16 286 34 290 Q106 300 178 290 Q196 286 198 272 C200 220 200 130 198 74 Z';
const filling =
  'M22 132 C60 142 152 142 190 132 C191 190 191 240 190 266 Q188 277 174 280 Q106 289 38 280 Q24 277 22 266 C21 240 21 190 22 132 Z';

/** Chickpeas in rows, each shifted a little so that no grid shows. */
const peas = Array.from({ length: 15 * 14 }, (_, i) => {
  const row = Math.floor(i / 15);
  const x = 16 + (i % 15) * 13 + (row % 2) * 6.5 + Math.sin(i * 7.3) * 2.4;
  const y = 128 + row * 11.6 + Math.cos(i * 5.1) * 2.2;
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(7.4 + Math.sin(i * 3.7) * 0.7).toFixed(1)}" fill="url(#pea)"/>`;
}).join('');

/** Preserving jar of clear glass with a turned lid of wood, filled. */
export const drawing: Drawing = {
  viewBox: [198, 295],
  pose: 'stands',
  height: 0.46,
  draw: (t) => `<g transform="translate(-7 -2)"><defs>
${blur('soft', 6)}${blur('line', 2)}
<radialGradient id="pea" cx=".35" cy=".3" r=".8"><stop offset="0" stop-color="#FBE6B8"/><stop offset=".55" stop-color="#E2B673"/><stop offset="1" stop-color="#8F6029"/></radialGradient>
<linearGradient id="glass" x1="0" x2="1"><stop offset="0" stop-color="${t.dark}" stop-opacity=".75"/><stop offset=".09" stop-color="${t.light}" stop-opacity=".5"/><stop offset=".3" stop-color="${t.mid}" stop-opacity=".06"/><stop offset=".8" stop-color="${t.mid}" stop-opacity=".1"/><stop offset=".94" stop-color="${t.mid}" stop-opacity=".45"/><stop offset="1" stop-color="${t.dark}" stop-opacity=".85"/></linearGradient>
<linearGradient id="turn" x1="0" x2="1"><stop offset="0" stop-color="#3B2109" stop-opacity=".5"/><stop offset=".2" stop-color="#fff" stop-opacity=".14"/><stop offset=".5" stop-color="#3B2109" stop-opacity="0"/><stop offset="1" stop-color="#3B2109" stop-opacity=".6"/></linearGradient>
<linearGradient id="wood" x1="0" x2="1"><stop offset="0" stop-color="${w.dark}"/><stop offset=".26" stop-color="${w.light}"/><stop offset=".58" stop-color="${w.mid}"/><stop offset="1" stop-color="${w.dark}"/></linearGradient>
<linearGradient id="face" x1="0" x2="1" y2=".2"><stop offset="0" stop-color="#F0D2A6"/><stop offset="1" stop-color="#C4935F"/></linearGradient>
<clipPath id="in"><path d="${filling}"/></clipPath></defs>
<path d="${glass}" fill="${t.mid}" opacity=".4"/>
<g clip-path="url(#in)"><rect x="10" y="120" width="190" height="180" fill="#8A6234"/>${peas}<path d="${filling}" fill="url(#turn)"/><path d="M14 270 Q106 292 198 270 V300 H14 Z" fill="#3B2109" opacity=".35" filter="url(#soft)"/></g>
<ellipse cx="106" cy="131" rx="84" ry="9" fill="#E9CD9C" opacity=".5"/>
<path d="${glass}" fill="url(#glass)"/><path d="${glass}" fill="none" stroke="${t.deep}" stroke-opacity=".55" stroke-width="1.6"/>
<path d="M20 276 Q40 287 106 290 Q172 287 192 276" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3" filter="url(#line)"/>
<path d="M32 94 C29 150 29 220 33 268 L46 270 C43 220 43 150 45 94 Z" fill="#fff" opacity=".72" filter="url(#line)"/><path d="M54 96 C52 150 52 200 54 240 L58 240 C57 200 57 150 58 96 Z" fill="#fff" opacity=".5" filter="url(#line)"/><path d="M182 100 C184 160 184 220 181 264 L186 262 C189 220 189 160 187 100 Z" fill="#fff" opacity=".55" filter="url(#line)"/>
<path d="M18 66 H194 L196 82 Q106 98 16 82 Z" fill="${t.light}" opacity=".6"/><path d="M16 82 Q106 98 196 82" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1.4"/>
<path d="M20 62 Q106 82 192 62 V72 Q106 92 20 72 Z" fill="#F4EFE4"/><path d="M20 70 Q106 90 192 70 V73 Q106 93 20 73 Z" fill="#000" opacity=".18"/>
<path d="M10 42 V62 Q106 86 202 62 V42 Z" fill="url(#wood)"/><g fill="none" stroke="${w.deep}" stroke-opacity=".2" stroke-width="1.2"><path d="M10 50 Q106 73 202 50"/><path d="M10 56 Q106 79 202 56"/></g><path d="M10 60 Q106 84 202 60" fill="none" stroke="${w.deep}" stroke-opacity=".5" stroke-width="2"/>
<ellipse cx="106" cy="42" rx="96" ry="20" fill="url(#face)"/><g fill="none" stroke="${w.deep}" stroke-opacity=".16" stroke-width="1.2"><ellipse cx="108" cy="42" rx="74" ry="15"/><ellipse cx="110" cy="42" rx="50" ry="10"/><ellipse cx="106" cy="42" rx="88" ry="18"/></g><path d="M16 36 C40 26 80 23 104 22.5" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2" filter="url(#line)"/>
<ellipse cx="116" cy="42" rx="32" ry="8" fill="${w.deep}" opacity=".5" filter="url(#line)"/>
<path d="M92 28 H120 L123 40 Q106 46 89 40 Z" fill="url(#wood)"/><path d="M78 18 C78 9 90 4 106 4 C122 4 134 9 134 18 C134 27 122 32 106 32 C90 32 78 27 78 18 Z" fill="url(#wood)"/><ellipse cx="104" cy="12" rx="20" ry="5" fill="#fff" opacity=".45" filter="url(#line)"/><path d="M80 22 C90 32 122 32 132 22" fill="none" stroke="${w.deep}" stroke-opacity=".4" stroke-width="1.5"/></g>`,
};
