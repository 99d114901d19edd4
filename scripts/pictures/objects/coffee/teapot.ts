import { blur, footShade, roundGradient, type Drawing } from '../../drawing.ts';

const body =
  'M186 74 C116 74 84 116 84 164 C84 204 108 234 134 242 L136 250 Q186 260 236 250 L238 242 C264 234 288 204 288 164 C288 116 256 74 186 74 Z';
const spout =
  'M272 128 C304 126 318 112 328 90 C334 76 344 66 366 64 L372 72 C358 84 354 98 350 118 C342 164 318 204 276 214 Z';
const handle = 'M98 118 C60 84 14 96 12 146 C10 194 56 222 104 208';

/** Round teapot with a lid, spout to the right. */
export const drawing: Drawing = {
  viewBox: [372, 258],
  pose: 'stands',
  height: 0.39,
  draw: (t) => `<defs>
${roundGradient('body', t)}${footShade('foot')}${blur('soft', 7)}${blur('line', 2.2)}${blur('wide', 16)}
<radialGradient id="belly" cx=".34" cy=".28" r=".85"><stop offset="0" stop-color="${t.light}"/><stop offset=".42" stop-color="${t.mid}"/><stop offset=".86" stop-color="${t.dark}"/><stop offset="1" stop-color="${t.mid}"/></radialGradient>
<linearGradient id="spout" x1="0" x2="1" y1=".2" y2=".9"><stop offset="0" stop-color="${t.mid}"/><stop offset=".22" stop-color="${t.light}"/><stop offset=".5" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<linearGradient id="handle" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${t.light}"/><stop offset=".4" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<clipPath id="in"><path d="${body}"/></clipPath><clipPath id="inSpout"><path d="${spout}"/></clipPath></defs>
<path d="${handle}" fill="none" stroke="${t.deep}" stroke-opacity=".7" stroke-width="20" stroke-linecap="round"/><path d="${handle}" fill="none" stroke="url(#handle)" stroke-width="18" stroke-linecap="round"/><path d="M94 110 C62 84 20 94 16 138" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="4" filter="url(#line)"/><path d="M17 160 C24 196 60 212 98 202" fill="none" stroke="${t.deep}" stroke-opacity=".4" stroke-width="5" filter="url(#line)"/>
<path d="${spout}" fill="url(#spout)"/><path d="${spout}" fill="none" stroke="${t.deep}" stroke-opacity=".3" stroke-width="1.4"/><g clip-path="url(#inSpout)"><path d="M290 136 C320 130 336 110 342 84" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="8" filter="url(#soft)"/><path d="M276 216 C322 204 346 160 354 112" fill="none" stroke="${t.deep}" stroke-opacity=".4" stroke-width="10" filter="url(#soft)"/><path d="M260 110 C292 130 296 190 264 226 L280 230 C312 200 310 140 284 112 Z" fill="${t.deep}" opacity=".35" filter="url(#soft)"/></g>
<ellipse cx="367" cy="67.5" rx="4" ry="6" fill="${t.deep}" transform="rotate(-48 367 67.5)"/>
<path d="${body}" fill="url(#belly)"/><path d="${body}" fill="url(#foot)"/>
<g clip-path="url(#in)"><ellipse cx="126" cy="150" rx="16" ry="36" fill="#fff" opacity=".65" transform="rotate(16 126 150)" filter="url(#soft)"/><ellipse cx="278" cy="190" rx="34" ry="62" fill="${t.deep}" opacity=".36" transform="rotate(14 278 190)" filter="url(#wide)"/>
<path d="M120 240 Q186 256 252 240 V262 H120 Z" fill="${t.deep}" opacity=".32"/><path d="M132 241 Q186 254 240 241" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="2.2" filter="url(#line)"/>
<path d="M118 84 C140 104 232 104 254 84 L264 96 C232 116 140 116 110 96 Z" fill="${t.deep}" opacity=".4" filter="url(#soft)"/></g>
<path d="M122 78 C136 94 236 94 250 78 L250 84 C236 100 136 100 122 84 Z" fill="${t.dark}"/><path d="M122 84 C136 100 236 100 250 84" fill="none" stroke="${t.deep}" stroke-opacity=".55" stroke-width="1.6"/>
<path d="M120 76 C126 56 156 44 186 44 C216 44 246 56 252 76 C240 92 132 92 120 76 Z" fill="url(#body)"/><path d="M120 76 C126 56 156 44 186 44 C216 44 246 56 252 76 C240 92 132 92 120 76 Z" fill="url(#foot)" opacity=".8"/><ellipse cx="154" cy="61" rx="22" ry="6" fill="#fff" opacity=".7" transform="rotate(-14 154 61)" filter="url(#line)"/><path d="M122 78 C138 91 234 91 250 78" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.4"/>
<ellipse cx="192" cy="49" rx="24" ry="5" fill="${t.deep}" opacity=".45" filter="url(#line)"/><path d="M177 30 H195 L199 45 Q186 49 173 45 Z" fill="url(#body)"/><path d="M177 30 H195 L196 36 Q186 40 176 36 Z" fill="${t.deep}" opacity=".4"/>
<circle cx="186" cy="18" r="15.5" fill="url(#belly)"/><ellipse cx="180" cy="11" rx="5" ry="3.5" fill="#fff" opacity=".8" filter="url(#line)"/>`,
};
