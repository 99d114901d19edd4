import { blur, type Drawing } from '../../drawing.ts';

const glass =
  'M62 18 L66 108 C66 140 14 166 8 236 C4 286 10 326 22 340 Q34 352 108 352 Q182 352 194 340 C206 326 212 286 208 236 C202 166 150 140 150 108 L154 18 Z';
const water =
  'M18 214 Q108 232 198 214 Q202 226 202 240 C205 284 200 320 190 332 Q178 342 108 343 Q38 342 26 332 C16 320 11 284 14 240 Q14 226 18 214 Z';

/** Water carafe with a wide mouth, half full. */
export const drawing: Drawing = {
  viewBox: [208, 353],
  pose: 'stands',
  height: 0.54,
  draw: (t) => `<g transform="translate(-4 -1)"><defs>
${blur('soft', 6)}${blur('line', 2)}${blur('wide', 12)}
<linearGradient id="glass" x1="0" x2="1"><stop offset="0" stop-color="${t.dark}" stop-opacity=".85"/><stop offset=".08" stop-color="${t.mid}" stop-opacity=".5"/><stop offset=".24" stop-color="${t.light}" stop-opacity=".5"/><stop offset=".5" stop-color="${t.mid}" stop-opacity=".26"/><stop offset=".86" stop-color="${t.mid}" stop-opacity=".42"/><stop offset=".96" stop-color="${t.dark}" stop-opacity=".7"/><stop offset="1" stop-color="${t.deep}" stop-opacity=".7"/></linearGradient>
<linearGradient id="water" x1="0" x2="1"><stop offset="0" stop-color="#6E99A8" stop-opacity=".7"/><stop offset=".2" stop-color="#DCEEF2" stop-opacity=".55"/><stop offset=".55" stop-color="#B4D2DA" stop-opacity=".5"/><stop offset="1" stop-color="#5F8B9A" stop-opacity=".75"/></linearGradient>
<linearGradient id="depth" x1="0" x2="0" y1="0" y2="1"><stop offset=".5" stop-color="#3D6A7B" stop-opacity="0"/><stop offset="1" stop-color="#3D6A7B" stop-opacity=".42"/></linearGradient>
<clipPath id="in"><path d="${glass}"/></clipPath></defs>
<path d="${glass}" fill="${t.light}" opacity=".3"/>
<ellipse cx="108" cy="18" rx="46" ry="11" fill="${t.mid}" opacity=".4"/>
<path d="M62 18 A46 11 0 0 1 154 18" fill="none" stroke="${t.dark}" stroke-width="2"/>
<path d="${water}" fill="url(#water)"/><path d="${water}" fill="url(#depth)"/>
<ellipse cx="108" cy="214" rx="90" ry="14" fill="#E6F2F4" opacity=".75"/><path d="M18 214 A90 14 0 0 0 198 214" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="1.6"/><path d="M18 214 A90 14 0 0 1 198 214" fill="none" stroke="#5F8B9A" stroke-opacity=".5" stroke-width="1.4"/>
<path d="${glass}" fill="url(#glass)"/>
<g clip-path="url(#in)"><path d="M16 334 Q108 356 200 334 V356 H16 Z" fill="${t.light}" opacity=".75"/><path d="M24 337 Q108 352 192 337" fill="none" stroke="${t.deep}" stroke-opacity=".45" stroke-width="2" filter="url(#line)"/>
<ellipse cx="150" cy="318" rx="46" ry="12" fill="#fff" opacity=".5" filter="url(#soft)"/><ellipse cx="204" cy="270" rx="12" ry="70" fill="${t.deep}" opacity=".36" filter="url(#soft)"/>
<path d="M74 40 L77 106 C77 142 34 170 28 228 L44 228 C50 182 88 150 89 108 L86 40 Z" fill="#fff" opacity=".75" filter="url(#line)"/><path d="M28 244 C24 282 28 310 34 322 L44 320 C40 300 38 280 42 246 Z" fill="#fff" opacity=".7" filter="url(#line)"/><path d="M144 50 L141 106 C142 140 180 164 190 210 L194 206 C184 160 147 138 147 106 L149 50 Z" fill="#fff" opacity=".65" filter="url(#line)"/></g>
<path d="${glass}" fill="none" stroke="${t.deep}" stroke-opacity=".6" stroke-width="1.8"/>
<ellipse cx="108" cy="17" rx="47.5" ry="12" fill="none" stroke="${t.deep}" stroke-opacity=".55" stroke-width="3.4"/><ellipse cx="108" cy="16.5" rx="47.5" ry="12" fill="none" stroke="${t.light}" stroke-width="2.2"/><path d="M64 21 A46 11 0 0 0 130 27" fill="none" stroke="#fff" stroke-width="2.6"/></g>`,
};
