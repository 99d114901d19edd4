import { blur, footShade, roundGradient, type Drawing } from '../../drawing.ts';
import { materials } from '../../materials.ts';

const body =
  'M40 108 C40 170 44 206 66 222 C82 233 118 238 176 238 C234 238 270 233 286 222 C308 206 312 170 312 108 Z';
const lid = 'M34 104 C38 70 96 44 176 44 C256 44 314 70 318 104 C312 122 252 132 176 132 C100 132 40 122 34 104 Z';
const ear = 'M46 128 C34 118 4 116 3 136 C2 154 30 160 46 158 Z';

/** Wide pot of enamelled cast iron, with a domed lid and a brass knob. */
export const drawing: Drawing = {
  viewBox: [352, 229],
  pose: 'stands',
  height: 0.37,
  draw: (t) => `<g transform="translate(0 -12)"><defs>
${roundGradient('body', t)}${footShade('foot')}${roundGradient('brass', materials.brass)}${blur('soft', 7)}${blur('line', 2)}
<linearGradient id="lid" x1="0" x2="1" y1="0" y2=".3"><stop offset="0" stop-color="${t.mid}"/><stop offset=".28" stop-color="${t.light}"/><stop offset=".56" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<linearGradient id="ear" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${t.light}"/><stop offset=".4" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<clipPath id="in"><path d="${body}"/></clipPath><clipPath id="inLid"><path d="${lid}"/></clipPath></defs>
${['', ' transform="matrix(-1 0 0 1 352 0)"']
  .map(
    (side) =>
      `<g${side}><path d="${ear}" fill="url(#ear)"/><path d="${ear}" fill="none" stroke="${t.deep}" stroke-opacity=".35" stroke-width="1.4"/><path d="M44 134 C32 126 14 127 14 136 C14 146 32 148 44 147 Z" fill="${t.deep}" opacity=".75"/><path d="M44 123 C30 119 10 121 7 132" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3" filter="url(#line)"/></g>`,
  )
  .join('')}
<path d="${body}" fill="url(#body)"/><path d="${body}" fill="url(#foot)"/>
<g clip-path="url(#in)"><ellipse cx="98" cy="182" rx="14" ry="40" fill="#fff" opacity=".5" filter="url(#soft)"/>
<ellipse cx="290" cy="190" rx="18" ry="66" fill="${t.deep}" opacity=".32" filter="url(#soft)"/>
<path d="M20 112 C60 146 292 146 332 112 L332 128 C292 160 60 160 20 128 Z" fill="${t.deep}" opacity=".5" filter="url(#soft)"/>
<ellipse cx="176" cy="240" rx="120" ry="8" fill="${t.deep}" opacity=".5" filter="url(#soft)"/></g>
<path d="M34 104 C40 124 100 135 176 135 C252 135 312 124 318 104 L317 110 C311 130 252 142 176 142 C100 142 41 130 35 110 Z" fill="${t.dark}"/>
<path d="M37 116 C60 134 112 141 176 141 C240 141 292 134 315 116" fill="none" stroke="${t.deep}" stroke-opacity=".7" stroke-width="2"/>
<path d="${lid}" fill="url(#lid)"/>
<g clip-path="url(#inLid)"><ellipse cx="116" cy="74" rx="52" ry="11" fill="#fff" opacity=".6" transform="rotate(-10 116 74)" filter="url(#soft)"/><ellipse cx="280" cy="116" rx="70" ry="14" fill="${t.deep}" opacity=".36" filter="url(#soft)"/>
<g fill="none" stroke-width="2.4"><path d="M62 106 C70 84 116 66 176 66 C236 66 282 84 290 106 C282 116 236 122 176 122 C116 122 70 116 62 106 Z" stroke="${t.deep}" stroke-opacity=".2"/><path d="M62 109 C70 87 116 69 176 69 C236 69 282 87 290 109" stroke="${t.light}" stroke-opacity=".45" stroke-width="1.6"/></g>
<ellipse cx="186" cy="58" rx="30" ry="7" fill="${t.deep}" opacity=".45" filter="url(#line)"/></g>
<path d="M36 106 C42 123 100 131 176 131 C252 131 310 123 316 106" fill="none" stroke="${t.light}" stroke-opacity=".55" stroke-width="1.6"/>
<g transform="translate(44 13.5) scale(.75)"><ellipse cx="176" cy="54" rx="20" ry="5.5" fill="url(#brass)"/><path d="M167 34 H185 L188 53 Q176 57 164 53 Z" fill="url(#brass)"/><path d="M167 36 H185 V43 Q176 47 167 43 Z" fill="#3a2a08" opacity=".35"/>
<path d="M144 19 C144 8 158 3 176 3 C194 3 208 8 208 19 C208 30 196 38 176 38 C156 38 144 30 144 19 Z" fill="url(#brass)"/><ellipse cx="174" cy="13" rx="25" ry="7.5" fill="#FBF1CE" opacity=".5" filter="url(#line)"/><path d="M147 25 C158 36 194 36 205 25" fill="none" stroke="#57430F" stroke-opacity=".5" stroke-width="1.6"/></g></g>`,
};
