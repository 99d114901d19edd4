import { blur, type Drawing } from '../../drawing.ts';

const head =
  'M184 56 C185 40 193 32 204 36 C214 40 217 49 212 62 C225 78 236 108 236 140 Q194 158 148 130 C154 100 166 74 184 56 Z';

/** Reading lamp: a pole on a round foot, a balanced arm with a weight and a metal shade, switched on. */
export const drawing: Drawing = {
  viewBox: [230, 597],
  pose: 'stands',
  height: 0.76,
  draw: (t) => `<g transform="translate(-8 -33)"><defs>
${blur('soft', 7)}${blur('line', 2)}
<linearGradient id="pole" x1="0" x2="1"><stop offset="0" stop-color="${t.dark}"/><stop offset=".32" stop-color="${t.light}"/><stop offset=".65" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.deep}"/></linearGradient>
<linearGradient id="arm" x1="0" x2=".1" y1="0" y2="1"><stop offset="0" stop-color="${t.light}"/><stop offset=".45" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.deep}"/></linearGradient>
<linearGradient id="head" x1="0" x2="1" y1=".1"><stop offset="0" stop-color="${t.dark}"/><stop offset=".12" stop-color="${t.mid}"/><stop offset=".3" stop-color="${t.light}"/><stop offset=".56" stop-color="${t.mid}"/><stop offset=".92" stop-color="${t.dark}"/><stop offset="1" stop-color="${t.mid}"/></linearGradient>
<linearGradient id="foot" x1="0" x2="1"><stop offset="0" stop-color="${t.mid}"/><stop offset=".3" stop-color="${t.light}"/><stop offset=".62" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<radialGradient id="lit" cx=".5" cy=".5" r=".6"><stop offset="0" stop-color="#FFFDF0"/><stop offset=".5" stop-color="#FFE9B0"/><stop offset="1" stop-color="#E6B968"/></radialGradient>
<clipPath id="in"><path d="${head}"/></clipPath></defs>
<path d="M44 600 V610 A76 17 0 0 0 196 610 V600 Z" fill="url(#head)"/><path d="M44 604 V610 A76 17 0 0 0 196 610 V604 A76 17 0 0 1 44 604 Z" fill="${t.deep}" opacity=".45"/><ellipse cx="120" cy="600" rx="76" ry="17" fill="url(#foot)"/><path d="M45 602 A76 17 0 0 0 195 602" fill="none" stroke="${t.light}" stroke-opacity=".7" stroke-width="1.6"/>
<ellipse cx="140" cy="603" rx="38" ry="7" fill="${t.deep}" opacity=".4" filter="url(#line)"/><ellipse cx="80" cy="595" rx="20" ry="4" fill="#fff" opacity=".45" filter="url(#line)"/><ellipse cx="160" cy="602" rx="9" ry="3.4" fill="${t.dark}"/><ellipse cx="160" cy="600.5" rx="9" ry="3.4" fill="url(#foot)"/>
<path d="M110 588 H130 L133 600 Q120 605 107 600 Z" fill="url(#head)"/>
<rect x="115.5" y="104" width="9" height="490" fill="url(#pole)"/><rect x="113" y="320" width="14" height="20" rx="2" fill="url(#head)"/><path d="M113 330 H127" stroke="${t.deep}" stroke-opacity=".5"/>
<g transform="rotate(-26 120 104)"><rect x="2" y="100" width="186" height="7.5" rx="3" fill="url(#arm)"/><rect x="2" y="92" width="40" height="24" rx="6" fill="url(#arm)"/><path d="M9 93 V115 M35 93 V115" stroke="${t.deep}" stroke-opacity=".4" stroke-width="1.4"/><rect x="6" y="95.5" width="32" height="3" rx="1.5" fill="#fff" opacity=".45"/><rect x="178" y="98" width="22" height="11" rx="4" fill="url(#arm)"/></g>
<circle cx="120" cy="104" r="13" fill="url(#head)"/><circle cx="120" cy="104" r="13" fill="none" stroke="${t.deep}" stroke-opacity=".6" stroke-width="1.2"/><circle cx="120" cy="104" r="5" fill="${t.dark}"/><path d="M111 99 A10 10 0 0 1 120 94" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2"/>
<path d="M148 130 C162 110 224 118 236 140 Q230 158 194 154 Q158 148 148 130 Z" fill="url(#lit)"/><ellipse cx="192" cy="142" rx="24" ry="9" fill="#FFFDF2" transform="rotate(8 192 142)"/>
<path d="M184 56 C185 40 193 32 204 36 C214 40 217 49 212 62 C225 78 236 108 236 140 C216 120 170 114 148 130 C154 100 166 74 184 56 Z" fill="url(#head)"/>
<path d="M148 130 C170 114 216 120 236 140" fill="none" stroke="${t.light}" stroke-opacity=".75" stroke-width="2"/>
<g clip-path="url(#in)"><path d="M181 60 C190 68 204 70 214 66" fill="none" stroke="${t.deep}" stroke-opacity=".45" stroke-width="1.6"/><ellipse cx="178" cy="88" rx="7" ry="22" fill="#fff" opacity=".6" transform="rotate(24 178 88)" filter="url(#soft)"/></g>
<path d="M148 130 Q158 148 194 154 Q230 158 236 140" fill="none" stroke="${t.dark}" stroke-width="2.2"/></g>`,
};
