import { blur, footShade, type Drawing } from '../../drawing.ts';

const shade = 'M72 6 L178 6 L246 158 Q125 188 4 158 Z';
const base =
  'M112 206 C112 220 104 226 90 238 C66 258 52 284 52 312 C52 346 74 370 92 378 L92 384 Q125 392 158 384 L158 378 C176 370 198 346 198 312 C198 284 184 258 160 238 C146 226 138 220 138 206 Z';

/** Table lamp: belly of ceramics, shade of linen, switched on. */
export const drawing: Drawing = {
  viewBox: [250, 390],
  pose: 'stands',
  height: 0.62,
  draw: (t) => `<defs>
${footShade('foot')}${blur('soft', 8)}${blur('line', 2)}${blur('wide', 20)}
<radialGradient id="belly" cx=".32" cy=".5" r=".8"><stop offset="0" stop-color="${t.light}"/><stop offset=".42" stop-color="${t.mid}"/><stop offset=".9" stop-color="${t.dark}"/><stop offset="1" stop-color="${t.mid}"/></radialGradient>
<linearGradient id="linen" x1="0" x2="1"><stop offset="0" stop-color="#D9C4A0"/><stop offset=".22" stop-color="#FBF3E2"/><stop offset=".52" stop-color="#F3E4C8"/><stop offset=".85" stop-color="#D6BE96"/><stop offset="1" stop-color="#C4A97D"/></linearGradient>
<radialGradient id="lit" cx=".5" cy=".72" r=".62"><stop offset="0" stop-color="#FFEFC0" stop-opacity=".95"/><stop offset=".5" stop-color="#FFDF9C" stop-opacity=".5"/><stop offset="1" stop-color="#FFD98C" stop-opacity="0"/></radialGradient>
<linearGradient id="brass" x1="0" x2="1"><stop offset="0" stop-color="#8C6E2C"/><stop offset=".3" stop-color="#F3E3B3"/><stop offset=".62" stop-color="#C2A15A"/><stop offset="1" stop-color="#57430F"/></linearGradient>
<linearGradient id="inside" x1="0" x2="1"><stop offset="0" stop-color="#B79A6B"/><stop offset=".5" stop-color="#FFE6AE"/><stop offset="1" stop-color="#C9A878"/></linearGradient>
<clipPath id="in"><path d="${base}"/></clipPath><clipPath id="inShade"><path d="${shade}"/></clipPath></defs>
<rect x="118" y="150" width="14" height="60" fill="url(#brass)"/>
<path d="${base}" fill="url(#belly)"/><path d="${base}" fill="url(#foot)"/>
<g clip-path="url(#in)"><ellipse cx="88" cy="296" rx="12" ry="34" fill="#fff" opacity=".6" transform="rotate(16 88 296)" filter="url(#soft)"/><ellipse cx="192" cy="330" rx="32" ry="60" fill="${t.deep}" opacity=".4" transform="rotate(12 192 330)" filter="url(#wide)"/><ellipse cx="125" cy="214" rx="50" ry="12" fill="#FFE2A0" opacity=".45" filter="url(#soft)"/>
<g fill="none" stroke="${t.deep}" stroke-opacity=".1" stroke-width="2"><path d="M40 278 Q125 300 210 278 M40 300 Q125 322 210 300 M40 322 Q125 344 210 322 M50 344 Q125 364 200 344"/></g><path d="M86 377 Q125 388 164 377 V394 H86 Z" fill="${t.deep}" opacity=".35"/></g>
<path d="M108 198 H142 L145 210 Q125 216 105 210 Z" fill="url(#brass)"/><path d="M105 210 Q125 216 145 210" fill="none" stroke="#57430F" stroke-opacity=".6" stroke-width="1.5"/>
<ellipse cx="125" cy="158" rx="121" ry="22" fill="url(#inside)"/><ellipse cx="125" cy="166" rx="60" ry="12" fill="#FFF6D6" filter="url(#soft)"/>
<path d="${shade}" fill="url(#linen)"/><path d="${shade}" fill="url(#lit)"/>
<g clip-path="url(#inShade)"><g stroke="#8A6B3C" stroke-opacity=".07" stroke-width="1"><path d="M0 20 H250 M0 32 H250 M0 44 H250 M0 56 H250 M0 68 H250 M0 80 H250 M0 92 H250 M0 104 H250 M0 116 H250 M0 128 H250 M0 140 H250"/><path d="M86 0 L44 180 M100 0 L74 180 M113 0 L100 180 M125 0 V180 M137 0 L150 180 M150 0 L176 180 M164 0 L206 180"/></g>
<ellipse cx="54" cy="90" rx="22" ry="80" fill="#fff" opacity=".4" transform="rotate(24 54 90)" filter="url(#wide)"/><ellipse cx="224" cy="110" rx="26" ry="90" fill="#7A5A2A" opacity=".3" transform="rotate(-24 224 110)" filter="url(#wide)"/>
<path d="M0 150 Q125 182 250 150 V164 Q125 196 0 162 Z" fill="#CFB488" opacity=".75"/><path d="M0 150 Q125 182 250 150" fill="none" stroke="#8A6B3C" stroke-opacity=".4" stroke-width="1.2"/><path d="M66 6 H184 L187 14 Q125 22 63 14 Z" fill="#D6BC90" opacity=".8"/></g>
<ellipse cx="125" cy="7" rx="53" ry="5" fill="#FFF1CC"/><path d="M72 7 A53 5 0 0 0 178 7" fill="none" stroke="#8A6B3C" stroke-opacity=".5" stroke-width="1.3"/>`,
};
