import { blur, flatGradient, type Drawing } from '../../drawing.ts';

const cloth =
  'M84 96 Q135 106 186 96 C188 136 204 170 236 190 C240 250 246 320 250 384 C226 392 212 386 190 392 C160 400 140 390 112 395 C84 400 60 388 20 386 C24 320 30 250 34 190 C66 170 82 136 84 96 Z';
const pocket = 'M70 246 Q135 254 200 246 L204 322 Q203 332 192 333 Q135 339 78 333 Q67 332 66 322 Z';

/** Apron with a bib, a double pocket, neck strap and ties. */
export const drawing: Drawing = {
  viewBox: [262, 398],
  pose: 'hangs',
  height: 0.58,
  draw: (t) => `<g transform="translate(-4 0)"><defs>
${flatGradient('cloth', t)}${blur('soft', 9)}${blur('line', 2)}${blur('wide', 16)}
<linearGradient id="strap" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="${t.light}"/><stop offset=".5" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<linearGradient id="hem" x1="0" x2="0" y1="0" y2="1"><stop offset=".8" stop-color="${t.deep}" stop-opacity="0"/><stop offset="1" stop-color="${t.deep}" stop-opacity=".4"/></linearGradient>
<clipPath id="in"><path d="${cloth}"/></clipPath></defs>
<g fill="none" stroke-linecap="round" stroke-linejoin="round"><g stroke="${t.deep}" stroke-width="10"><path d="M37 192 C12 204 6 240 16 276 C22 300 14 326 18 352"/><path d="M233 192 C258 204 264 236 254 270 C248 296 258 316 252 342"/></g>
<g stroke="${t.dark}" stroke-width="8.4"><path d="M37 192 C12 204 6 240 16 276 C22 300 14 326 18 352"/><path d="M233 192 C258 204 264 236 254 270 C248 296 258 316 252 342"/></g>
<path d="M34 194 C14 206 8 240 17 276" stroke="${t.mid}" stroke-width="4"/><path d="M236 194 C256 206 261 236 252 270" stroke="${t.mid}" stroke-width="3"/>
<g stroke="${t.deep}" stroke-width="11.5"><path d="M92 102 C98 60 116 22 135 8 C154 22 172 60 178 102"/></g><g stroke="url(#strap)" stroke-width="9.5"><path d="M92 102 C98 60 116 22 135 8"/></g><path d="M135 8 C154 22 172 60 178 102" stroke="${t.mid}" stroke-width="9.5"/><path d="M135 8 C154 22 172 60 178 102" stroke="${t.deep}" stroke-opacity=".3" stroke-width="9.5"/><path d="M91 92 C97 54 114 22 131 10" stroke="#fff" stroke-opacity=".35" stroke-width="1.6"/></g>
<path d="${cloth}" fill="url(#cloth)"/>
<g clip-path="url(#in)">
<g fill="${t.deep}"><path d="M60 182 C82 230 78 320 66 400 L86 400 C98 320 98 236 60 182 Z" opacity=".28" filter="url(#soft)"/><path d="M214 180 C192 236 196 320 210 400 L188 400 C176 320 178 240 214 180 Z" opacity=".36" filter="url(#soft)"/><path d="M138 250 C130 300 134 350 142 400 L122 400 C116 350 118 300 138 250 Z" opacity=".18" filter="url(#soft)"/><path d="M84 96 C86 140 66 172 34 190 L34 200 C80 180 104 140 104 100 Z" opacity=".16" filter="url(#soft)"/><ellipse cx="242" cy="290" rx="28" ry="120" opacity=".4" filter="url(#wide)"/></g>
<g fill="${t.light}"><path d="M48 200 C58 260 50 330 42 390 L58 390 C68 330 70 260 48 200 Z" opacity=".6" filter="url(#soft)"/><path d="M112 110 C104 170 106 260 104 390 L118 390 C124 260 124 180 130 112 Z" opacity=".4" filter="url(#soft)"/><path d="M170 200 C166 270 166 330 164 392 L176 392 C180 330 180 270 178 200 Z" opacity=".28" filter="url(#soft)"/></g>
<path d="M78 110 Q135 121 192 110" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1.2" stroke-dasharray="5 3"/><path d="M91 98 C94 142 74 178 41 196" fill="none" stroke="${t.deep}" stroke-opacity=".45" stroke-width="1.2" stroke-dasharray="5 3"/><path d="M179 98 C177 142 196 178 229 196" fill="none" stroke="${t.deep}" stroke-opacity=".45" stroke-width="1.2" stroke-dasharray="5 3"/>
<path d="M14 374 C60 377 84 388 112 383 C140 378 160 388 190 380 C212 374 226 380 256 372" fill="none" stroke="${t.deep}" stroke-opacity=".45" stroke-width="1.2" stroke-dasharray="5 3"/></g>
<path d="${pocket}" fill="${t.deep}" opacity=".55" transform="translate(3 5)" filter="url(#line)"/><path d="${pocket}" fill="url(#cloth)"/><path d="${pocket}" fill="url(#hem)"/><path d="M70 247 Q135 255 200 247" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.8"/>
<path d="M70 262 Q135 270 200.5 262" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1.2" stroke-dasharray="5 3"/><path d="M133.5 251 V336" stroke="${t.deep}" stroke-opacity=".45" stroke-width="1.4"/><path d="M137 268 V335" stroke="${t.deep}" stroke-opacity=".45" stroke-width="1.1" stroke-dasharray="5 3"/><path d="M71 268 L71 322 Q72 328 80 329 Q135 334 190 329 Q198 328 199 322 L199 268" fill="none" stroke="${t.deep}" stroke-opacity=".4" stroke-width="1.1" stroke-dasharray="5 3"/>
<path d="M84 96 Q135 106 186 96" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="2"/>
<g fill="#C2A15A" stroke="#57430F" stroke-opacity=".7"><circle cx="93" cy="103" r="4"/><circle cx="177" cy="103" r="4"/></g><g fill="#F8EBC2"><circle cx="92" cy="102" r="1.5"/><circle cx="176" cy="102" r="1.5"/></g></g>`,
};
