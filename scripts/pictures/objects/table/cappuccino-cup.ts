import { blur, roundGradient, type Drawing } from '../../drawing.ts';

const body = 'M58 30 C59 72 74 112 104 124 Q118 128 150 128 Q182 128 196 124 C226 112 241 72 242 30 Z';
const handle = 'M238 50 C276 40 288 66 270 86 C258 98 240 100 226 101';

/** Wide cup on a saucer, milk foam with a poured leaf. */
export const drawing: Drawing = {
  viewBox: [300, 178],
  pose: 'stands',
  height: 0.325,
  draw: (t) => `<defs>${roundGradient('body', t)}${blur('soft', 6)}${blur('fine', 1.8)}
<linearGradient id="foot" x1="0" x2="0" y1="0" y2="1"><stop offset=".4" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".36"/></linearGradient>
<linearGradient id="plate" x1="0" x2="1" y1=".2" y2=".8"><stop offset="0" stop-color="${t.light}"/><stop offset=".5" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<linearGradient id="rim" x1="0" x2="1"><stop offset="0" stop-color="${t.mid}"/><stop offset=".3" stop-color="${t.light}"/><stop offset="1" stop-color="${t.mid}"/></linearGradient>
<radialGradient id="crema" cx=".4" cy=".35" r=".75"><stop offset="0" stop-color="#C08A58"/><stop offset=".7" stop-color="#9A6238"/><stop offset="1" stop-color="#6E4125"/></radialGradient>
<clipPath id="in"><path d="${body}"/></clipPath><clipPath id="opening"><ellipse cx="150" cy="30.8" rx="86.5" ry="20.5"/></clipPath></defs>
<path d="M4 134 C24 166 90 176 150 176 C210 176 276 166 296 134 Z" fill="url(#body)"/><path d="M4 134 C24 166 90 176 150 176 C210 176 276 166 296 134 Z" fill="url(#foot)"/>
<ellipse cx="150" cy="134" rx="146" ry="26" fill="url(#plate)"/><ellipse cx="150" cy="134.6" rx="143" ry="24.4" fill="none" stroke="${t.light}" stroke-width="1.8"/><ellipse cx="150" cy="137" rx="98" ry="15.5" fill="${t.dark}" opacity=".32"/><ellipse cx="150" cy="135.6" rx="98" ry="15" fill="url(#plate)"/>
<ellipse cx="164" cy="136" rx="78" ry="11" fill="${t.deep}" opacity=".55" filter="url(#soft)"/><path d="M14 129 C36 114 86 109 140 108.6" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2.6" filter="url(#fine)"/>
<path d="${handle}" fill="none" stroke="${t.deep}" stroke-opacity=".6" stroke-width="15" stroke-linecap="round"/><path d="${handle}" fill="none" stroke="url(#plate)" stroke-width="13.5" stroke-linecap="round"/><path d="M238 58 C268 50 277 70 263 83 C254 91 240 93 230 94" fill="none" stroke="${t.deep}" stroke-opacity=".4" stroke-width="3.5" filter="url(#fine)"/><path d="M240 46 C268 39 282 54 276 72" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="2.8" filter="url(#fine)"/>
<path d="${body}" fill="url(#body)"/><g clip-path="url(#in)"><path d="M84 50 C88 78 98 100 116 118" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="12" stroke-linecap="round" filter="url(#soft)"/><path d="M230 44 C224 84 206 110 186 126" fill="none" stroke="${t.deep}" stroke-opacity=".36" stroke-width="14" filter="url(#soft)"/><path d="M84 116 Q150 138 216 116 V134 H84 Z" fill="${t.deep}" opacity=".4" filter="url(#soft)"/></g>
<ellipse cx="150" cy="30" rx="92" ry="24" fill="url(#rim)"/><ellipse cx="150" cy="30.8" rx="87" ry="21" fill="${t.dark}"/>
<g clip-path="url(#opening)"><ellipse cx="150" cy="34" rx="86" ry="20.5" fill="url(#crema)"/>
<g fill="#F7EBD9"><path d="M148 50.5 C112 49 92 40 94 32 C98 23 120 18 150 18 C182 18 203 23 206 32 C208 40 186 49 152 50.5 Z"/></g>
<g fill="none" stroke="#AE774A" stroke-linecap="round"><path d="M150 20 C149.5 30 149.7 42 150 49" stroke-width="1.4"/><path d="M148 26 C132 21 116 24 106 29 M148 33 C130 27.5 112 30.5 101 36 M148.5 40.5 C134 35.5 120 37.5 111 42.5 M152 26 C168 21 184 24 194 29 M152 33 C170 27.5 188 30.5 199 36 M151.5 40.5 C166 35.5 180 37.5 189 42.5" stroke-width="2.6"/></g>
<ellipse cx="120" cy="24" rx="30" ry="5" fill="#fff" opacity=".3" filter="url(#fine)"/><path d="M64 30 A87 21 0 0 1 236 30 L236 36 A87 19 0 0 0 64 36 Z" fill="#3A2010" opacity=".3" filter="url(#fine)"/></g>
<path d="M59.5 28 A92 24 0 0 1 156 6.2" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="2" filter="url(#fine)"/>`,
};
