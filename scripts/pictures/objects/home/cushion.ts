import { blur, type Drawing } from '../../drawing.ts';

const body =
  'M10 30 C6 18 14 8 26 12 C60 20 106 20 136 30 C150 35 170 35 184 30 C214 20 262 20 294 10 C306 7 314 18 310 30 C300 58 298 108 300 156 C302 206 304 244 312 278 C315 292 306 300 292 297 C250 288 208 290 160 290 C112 290 70 288 28 297 C14 300 5 292 8 278 C16 244 18 206 20 156 C22 108 20 58 10 30 Z';

/** Velvet cushion filled with feathers, shaken up, with the dent of a hand in its upper edge. */
export const drawing: Drawing = {
  viewBox: [312, 295],
  pose: 'stands',
  height: 0.45,
  draw: (t) => `<g transform="translate(-4 -6)"><defs>
${blur('line', 2.2)}${blur('soft', 11)}${blur('wide', 26)}
<linearGradient id="side" x1="0" x2="1" y1="0" y2=".35"><stop offset="0" stop-color="${t.light}" stop-opacity=".5"/><stop offset=".28" stop-color="${t.light}" stop-opacity=".14"/><stop offset=".55" stop-color="${t.dark}" stop-opacity="0"/><stop offset="1" stop-color="${t.dark}" stop-opacity=".95"/></linearGradient>
<linearGradient id="down" x1="0" x2="0" y1="0" y2="1"><stop offset=".45" stop-color="${t.dark}" stop-opacity="0"/><stop offset=".8" stop-color="${t.dark}" stop-opacity=".55"/><stop offset="1" stop-color="${t.deep}" stop-opacity=".75"/></linearGradient>
<linearGradient id="pipe" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${t.light}"/><stop offset=".4" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<clipPath id="in"><path d="${body}"/></clipPath></defs>
<path d="${body}" fill="${t.mid}"/><path d="${body}" fill="url(#side)"/><path d="${body}" fill="url(#down)"/>
<g clip-path="url(#in)">
<path d="M84 52 C46 78 38 160 58 226 C74 240 104 226 118 178 C134 124 126 70 108 52 C100 46 92 46 84 52 Z" fill="${t.light}" opacity=".42" filter="url(#wide)"/>
<path d="M206 60 C190 96 196 150 216 176 C236 190 262 160 258 110 C254 70 226 44 206 60 Z" fill="${t.light}" opacity=".2" filter="url(#wide)"/>
<path d="M122 22 C146 50 150 90 156 132 C158 144 164 144 166 132 C170 90 178 50 200 22 Z" fill="${t.deep}" opacity=".36" filter="url(#soft)"/><path d="M161 36 C157 62 158 84 163 112" fill="none" stroke="${t.deep}" stroke-opacity=".32" stroke-width="7" filter="url(#soft)"/>
<path d="M160 150 C146 186 138 200 112 214 C140 214 152 206 160 190 C170 206 184 214 214 214 C186 200 174 186 160 150 Z" fill="${t.deep}" opacity=".16" filter="url(#soft)"/>
<path d="M96 34 C122 48 140 74 148 106" fill="none" stroke="${t.light}" stroke-opacity=".5" stroke-width="9" filter="url(#soft)"/><path d="M226 34 C200 48 182 74 174 106" fill="none" stroke="${t.light}" stroke-opacity=".3" stroke-width="8" filter="url(#soft)"/>
<g fill="none" stroke="${t.deep}" stroke-opacity=".3" stroke-width="7" filter="url(#soft)"><path d="M16 20 C44 40 56 66 62 96"/><path d="M304 20 C276 40 264 66 258 100"/><path d="M16 290 C46 270 58 250 66 224"/><path d="M304 290 C274 270 262 250 254 224"/></g>
<g fill="none" stroke="${t.deep}" stroke-opacity=".4" stroke-width="2.4" filter="url(#line)"><path d="M20 24 C36 36 46 50 50 68"/><path d="M300 24 C284 36 276 50 270 68"/><path d="M20 286 C38 276 48 262 54 246"/><path d="M300 286 C282 276 272 262 266 246"/></g>
<path d="M12 292 C60 280 260 280 308 292 V312 H12 Z" fill="${t.deep}" opacity=".4" filter="url(#soft)"/><path d="M24 60 C32 120 30 200 20 270" fill="none" stroke="${t.light}" stroke-opacity=".35" stroke-width="5" filter="url(#line)"/></g>
<path d="${body}" fill="none" stroke="${t.deep}" stroke-opacity=".45" stroke-width="5.6"/><path d="${body}" fill="none" stroke="url(#pipe)" stroke-width="3.8"/></g>`,
};
