import { blur, type Drawing } from '../../drawing.ts';

/** Frame with a deep mount and a calm print: hills before the evening sun. */
export const drawing: Drawing = {
  viewBox: [260, 336],
  pose: 'stands',
  height: 0.54,
  draw: (t) => `<g transform="translate(-2 -2)"><defs>
${blur('soft', 7)}${blur('line', 2)}${blur('air', 3)}
<linearGradient id="top" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${t.light}"/><stop offset=".6" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<linearGradient id="left" x1="0" x2="1"><stop offset="0" stop-color="${t.mid}"/><stop offset=".35" stop-color="${t.light}"/><stop offset=".75" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.deep}"/></linearGradient>
<linearGradient id="right" x1="0" x2="1"><stop offset="0" stop-color="${t.mid}"/><stop offset=".4" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.deep}"/></linearGradient>
<linearGradient id="low" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${t.light}"/><stop offset=".3" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.deep}"/></linearGradient>
<linearGradient id="mount" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FFFDF8"/><stop offset="1" stop-color="#EBE2D2"/></linearGradient>
<linearGradient id="sky" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#C9D8DC"/><stop offset=".6" stop-color="#F2DFC6"/><stop offset="1" stop-color="#EBC3A2"/></linearGradient>
<clipPath id="in"><rect x="74" y="78" width="116" height="184"/></clipPath><clipPath id="glass"><rect x="22" y="22" width="220" height="296"/></clipPath></defs>
<path d="M2 8 Q2 2 8 2 H256 Q262 2 262 8 V332 Q262 338 256 338 H8 Q2 338 2 332 Z" fill="${t.mid}"/>
<path d="M2 3 Q2 2 4 2 H260 Q262 2 262 3 L240 24 H24 Z" fill="url(#top)"/><path d="M2 3 L24 24 V316 L2 337 Z" fill="url(#left)"/><path d="M262 3 L240 24 V316 L262 337 Z" fill="url(#right)"/><path d="M2 337 L24 316 H240 L262 337 Q262 338 260 338 H4 Q2 338 2 337 Z" fill="url(#low)"/>
<g fill="none" stroke="${t.deep}" stroke-opacity=".16"><path d="M6 30 C10 120 4 220 8 320 M13 26 C9 120 16 220 12 326 M20 24 V316 M246 30 C250 120 244 220 248 316 M254 20 C250 130 258 230 254 326 M20 8 H246 M22 15 C90 12 180 18 246 14 M24 326 C90 322 180 330 244 325"/></g>
<g stroke="${t.deep}" stroke-opacity=".55" stroke-width="1.2"><path d="M3 3 L24 24 M261 3 L240 24 M3 337 L24 316 M261 337 L240 316"/></g>
<path d="M4 330 V5 H250" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1.8"/>
<rect x="23" y="23" width="218" height="294" fill="url(#mount)"/><g clip-path="url(#glass)"><path d="M14 14 H250 V30 H32 V326 H14 Z" fill="#3A2A18" opacity=".5" filter="url(#soft)"/></g><rect x="23" y="23" width="218" height="294" fill="none" stroke="${t.deep}" stroke-opacity=".7" stroke-width="1.6"/>
<path d="M70 74 H194 L190 78 H74 V262 L70 266 Z" fill="#CDBFA8"/><path d="M194 74 V266 H70 L74 262 H190 V78 Z" fill="#FFFDF8"/>
<g clip-path="url(#in)"><rect x="74" y="78" width="116" height="184" fill="url(#sky)"/><circle cx="146" cy="146" r="25" fill="#D9774F"/><circle cx="146" cy="146" r="30" fill="#F2B48C" opacity=".4" filter="url(#soft)"/><circle cx="146" cy="146" r="24" fill="#CF6B45"/>
<path d="M74 182 C96 160 116 158 134 172 C152 184 170 166 190 160 V262 H74 Z" fill="#A9B7A4"/><path d="M74 206 C104 186 126 196 146 206 C162 214 178 204 190 196 V262 H74 Z" fill="#6F8A78"/><path d="M74 224 C92 216 112 214 130 226 C150 238 172 236 190 226 V262 H74 Z" fill="#3F5D55"/><path d="M74 246 C100 236 140 250 190 244 V262 H74 Z" fill="#2C4450"/>
<path d="M74 182 C96 160 116 158 134 172 C152 184 170 166 190 160" fill="none" stroke="#F6EAD6" stroke-opacity=".6" stroke-width="3" filter="url(#air)"/></g>
<g clip-path="url(#glass)"><path d="M10 190 L180 10 H232 L10 246 Z" fill="#fff" opacity=".2"/><path d="M10 270 L250 16 V28 L10 284 Z" fill="#fff" opacity=".16"/></g></g>`,
};
