import { blur, footShade, roundGradient, type Drawing } from '../../drawing.ts';
import { materials } from '../../materials.ts';

const body = 'M52 88 V222 Q52 242 78 248 Q170 264 262 248 Q288 242 288 222 V88 Z';
const lid = 'M46 90 C52 66 106 48 170 48 C234 48 288 66 294 90 C286 108 236 118 170 118 C104 118 54 108 46 90 Z';
const leftHandle = 'M54 132 C24 126 8 132 8 148 C8 164 24 170 54 165';

/** Stock pot with two loop handles and its lid. */
export const drawing: Drawing = {
  viewBox: [340, 248],
  pose: 'stands',
  height: 0.385,
  draw: (t) => `<g transform="translate(0 -12)"><defs>
${roundGradient('body', t)}${footShade('foot')}${roundGradient('wood', materials.wood)}${blur('soft', 6)}${blur('line', 2)}
<linearGradient id="lid" x1="0" x2="1" y1="0" y2=".25"><stop offset="0" stop-color="${t.mid}"/><stop offset=".3" stop-color="${t.light}"/><stop offset=".58" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<linearGradient id="steel" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#F1F4F4"/><stop offset=".45" stop-color="#AAB4B8"/><stop offset="1" stop-color="#5F6A70"/></linearGradient>
<linearGradient id="rim" x1="0" x2="1"><stop offset="0" stop-color="#7A868C"/><stop offset=".26" stop-color="#F6F8F8"/><stop offset=".6" stop-color="#AAB4B8"/><stop offset="1" stop-color="#5F6A70"/></linearGradient>
<clipPath id="in"><path d="${body}"/></clipPath><clipPath id="inLid"><path d="${lid}"/></clipPath></defs>
${[0, 1]
  .map(
    (
      side,
    ) => `<g${side ? ' transform="matrix(-1 0 0 1 340 0)"' : ''}><path d="${leftHandle}" fill="none" stroke="#4A545A" stroke-width="12.5" stroke-linecap="round"/>
<path d="${leftHandle}" fill="none" stroke="url(#steel)" stroke-width="10" stroke-linecap="round"/><path d="M50 129 C26 124 9 131 8 146" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2.4"/></g>`,
  )
  .join('')}
<path d="${body}" fill="url(#body)"/><path d="${body}" fill="url(#foot)"/>
<g clip-path="url(#in)"><ellipse cx="104" cy="178" rx="13" ry="60" fill="#fff" opacity=".5" filter="url(#soft)"/>
<ellipse cx="262" cy="180" rx="14" ry="80" fill="${t.deep}" opacity=".3" filter="url(#soft)"/>
<path d="M40 96 C70 126 270 126 300 96 L300 112 C270 142 70 142 40 112 Z" fill="${t.deep}" opacity=".45" filter="url(#soft)"/>
<path d="M52 232 Q56 246 80 251 Q170 266 260 251 Q284 246 288 232" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="2"/></g>
<g fill="url(#steel)" stroke="${t.deep}" stroke-opacity=".5"><rect x="52" y="122" width="9" height="54" rx="4"/><rect x="279" y="122" width="9" height="54" rx="4"/></g>
<path d="M46 90 C54 110 104 121 170 121 C236 121 286 110 294 90 L294 96 C286 117 236 127 170 127 C104 127 54 117 46 96 Z" fill="url(#rim)"/>
<path d="${lid}" fill="url(#lid)"/>
<g clip-path="url(#inLid)"><ellipse cx="120" cy="72" rx="46" ry="9" fill="#fff" opacity=".55" filter="url(#soft)"/><ellipse cx="256" cy="102" rx="64" ry="12" fill="${t.deep}" opacity=".34" filter="url(#soft)"/>
<path d="M62 92 C72 76 116 62 170 62 C224 62 268 76 278 92" fill="none" stroke="${t.deep}" stroke-opacity=".14" stroke-width="2"/><ellipse cx="178" cy="61" rx="26" ry="6" fill="${t.deep}" opacity=".5" filter="url(#line)"/></g>
<g transform="translate(42.5 14) scale(.75)"><ellipse cx="170" cy="56" rx="22" ry="6" fill="url(#rim)"/><path d="M161 38 H179 L181 55 Q170 59 159 55 Z" fill="url(#rim)"/>
<path d="M136 22 C136 8 152 3 170 3 C188 3 204 8 204 22 C204 34 190 42 170 42 C150 42 136 34 136 22 Z" fill="url(#wood)"/>
<path d="M142 20 C144 10 158 7 172 7" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3" filter="url(#line)"/><path d="M140 30 C156 40 184 40 200 30" fill="none" stroke="#4E301A" stroke-opacity=".35" stroke-width="2"/></g></g>`,
};
