import { blur, footShade, roundGradient, type Drawing } from '../../drawing.ts';

const body =
  'M96 30 C98 60 100 76 92 96 C84 112 40 128 34 182 C30 238 66 304 92 352 C98 364 94 374 84 384 Q76 392 82 396 Q130 406 178 396 Q184 392 176 384 C166 374 162 364 168 352 C194 304 230 238 226 182 C220 128 176 112 168 96 C160 76 162 60 164 30 Z';
const handle = 'M98 56 C62 38 26 66 22 110 C20 136 30 154 46 160';

/** Amphora with two handles and thrown rings. */
export const drawing: Drawing = {
  viewBox: [238, 401],
  pose: 'stands',
  height: 0.66,
  draw: (t) => `<g transform="translate(-11 -2)"><defs>
${roundGradient('body', t)}${footShade('foot')}${blur('soft', 8)}${blur('line', 2)}${blur('wide', 18)}
<linearGradient id="handle" x1="0" x2="1"><stop offset="0" stop-color="${t.mid}"/><stop offset=".3" stop-color="${t.light}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<linearGradient id="shade" x1="0" x2="1"><stop offset="0" stop-color="${t.mid}"/><stop offset=".5" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<linearGradient id="inside" x1="0" x2="1"><stop offset="0" stop-color="${t.deep}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<clipPath id="in"><path d="${body}"/></clipPath></defs>
<path d="${handle}" fill="none" stroke="${t.deep}" stroke-width="16.5" stroke-linecap="round"/><path d="${handle}" fill="none" stroke="url(#handle)" stroke-width="14.5" stroke-linecap="round"/><path d="M92 50 C62 40 32 66 27 106" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3.5" filter="url(#line)"/>
<g transform="matrix(-1 0 0 1 260 0)"><path d="${handle}" fill="none" stroke="${t.deep}" stroke-width="16.5" stroke-linecap="round"/><path d="${handle}" fill="none" stroke="url(#shade)" stroke-width="14.5" stroke-linecap="round"/><path d="M94 62 C66 48 36 72 30 112 C28 132 36 150 48 156" fill="none" stroke="${t.light}" stroke-opacity=".4" stroke-width="3" filter="url(#line)"/><path d="M92 50 C60 36 22 66 18 112" fill="none" stroke="${t.deep}" stroke-opacity=".4" stroke-width="4" filter="url(#line)"/></g>
<path d="${body}" fill="url(#body)"/><path d="${body}" fill="url(#foot)"/>
<g clip-path="url(#in)"><g fill="none" stroke="${t.deep}" stroke-opacity=".1" stroke-width="2.4"><path d="M20 210 Q130 234 240 210 M20 230 Q130 254 240 230 M24 252 Q130 276 236 252 M30 274 Q130 298 230 274 M40 296 Q130 318 220 296 M50 318 Q130 338 210 318 M60 338 Q130 356 200 338"/></g>
<path d="M20 150 Q130 178 240 150 V172 Q130 200 20 172 Z" fill="${t.deep}" opacity=".16"/><g fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="2"><path d="M20 148 Q130 176 240 148 M20 173 Q130 201 240 173"/></g><path d="M20 151 Q130 179 240 151 M20 176 Q130 204 240 176" fill="none" stroke="${t.light}" stroke-opacity=".4" stroke-width="1.4"/>
<ellipse cx="78" cy="196" rx="20" ry="70" fill="#fff" opacity=".46" transform="rotate(4 78 196)" filter="url(#soft)"/><ellipse cx="108" cy="66" rx="6" ry="34" fill="#fff" opacity=".4" filter="url(#line)"/><ellipse cx="218" cy="210" rx="30" ry="120" fill="${t.deep}" opacity=".4" transform="rotate(12 218 210)" filter="url(#wide)"/>
<path d="M84 98 C104 110 156 110 176 98 L184 110 C160 122 100 122 76 110 Z" fill="${t.deep}" opacity=".26" filter="url(#soft)"/><path d="M88 356 C104 364 156 364 172 356 L178 374 C160 380 100 380 82 374 Z" fill="${t.deep}" opacity=".4" filter="url(#soft)"/></g>
<path d="M80 391 Q130 402 180 391" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="1.6"/>
<path d="M96 96 C112 104 148 104 164 96" fill="none" stroke="${t.deep}" stroke-opacity=".4" stroke-width="1.8"/>
<path d="M82 18 V28 Q130 46 178 28 V18 Z" fill="url(#body)"/><path d="M82 28 Q130 46 178 28" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1.6"/><path d="M92 34 Q130 48 168 34 L166 42 Q130 56 94 42 Z" fill="${t.deep}" opacity=".45" filter="url(#line)"/>
<ellipse cx="130" cy="17" rx="48" ry="13" fill="url(#body)"/><ellipse cx="130" cy="17" rx="40" ry="9.5" fill="url(#inside)"/><path d="M84 14 C92 8 108 5 122 4.5" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2" filter="url(#line)"/></g>`,
};
