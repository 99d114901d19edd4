import { blur, roundGradient, type Drawing } from '../../drawing.ts';
import { coffeeSurface } from '../../coffee.ts';

const body =
  'M10 32 C11 90 14 138 18 170 C22 200 38 213 66 214.5 Q104 217 142 214.5 C170 213 186 200 190 170 C194 138 197 90 198 32 Z';
const handle = 'M190 66 C240 54 262 84 252 122 C244 152 214 166 186 168';

/** Stoneware mug, filled. */
export const drawing: Drawing = {
  viewBox: [266, 218],
  pose: 'stands',
  height: 0.345,
  draw: (t) => `<defs>${roundGradient('body', t)}${blur('soft', 6)}${blur('fine', 2.2)}
<linearGradient id="foot" x1="0" x2="0" y1="0" y2="1"><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset=".86" stop-color="#000" stop-opacity=".1"/><stop offset="1" stop-color="#000" stop-opacity=".34"/></linearGradient>
<linearGradient id="handle" x1=".1" x2=".8" y1="0" y2="1"><stop offset="0" stop-color="${t.light}"/><stop offset=".4" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<linearGradient id="rim" x1="0" x2="1"><stop offset="0" stop-color="${t.mid}"/><stop offset=".3" stop-color="${t.light}"/><stop offset=".75" stop-color="${t.light}"/><stop offset="1" stop-color="${t.mid}"/></linearGradient>
<linearGradient id="inside" x1="0" x2="1"><stop offset="0" stop-color="${t.deep}"/><stop offset=".4" stop-color="${t.dark}"/><stop offset="1" stop-color="${t.mid}"/></linearGradient>
<clipPath id="in"><path d="${body}"/></clipPath></defs>
<path d="${handle}" fill="none" stroke="${t.deep}" stroke-opacity=".6" stroke-width="23" stroke-linecap="round"/><path d="${handle}" fill="none" stroke="url(#handle)" stroke-width="21" stroke-linecap="round"/>
<path d="M190 76 C230 66 250 88 242 120 C235 146 212 158 188 161" fill="none" stroke="${t.deep}" stroke-opacity=".4" stroke-width="5" filter="url(#fine)"/><path d="M194 61 C234 52 254 78 248 108" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="4" stroke-linecap="round" filter="url(#fine)"/>
<path d="${body}" fill="url(#body)"/><path d="${body}" fill="url(#foot)"/>
<g clip-path="url(#in)"><path d="M44 60 C46 110 48 150 54 190" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="14" stroke-linecap="round" filter="url(#soft)"/><path d="M182 50 C180 110 176 160 164 214" fill="none" stroke="${t.deep}" stroke-opacity=".34" stroke-width="16" filter="url(#soft)"/>
<ellipse cx="190" cy="78" rx="10" ry="18" fill="${t.deep}" opacity=".3" filter="url(#soft)"/><ellipse cx="184" cy="164" rx="10" ry="16" fill="${t.deep}" opacity=".3" filter="url(#soft)"/>
<path d="M14 44 A94 26 0 0 0 194 44" fill="none" stroke="${t.deep}" stroke-opacity=".2" stroke-width="5" filter="url(#fine)"/><path d="M40 208 Q104 220 168 208" fill="none" stroke="${t.light}" stroke-opacity=".3" stroke-width="2.4" filter="url(#fine)"/></g>
<ellipse cx="104" cy="32" rx="94" ry="25.5" fill="url(#rim)"/><ellipse cx="104" cy="33.5" rx="87.5" ry="21.5" fill="url(#inside)"/>
<clipPath id="opening"><ellipse cx="104" cy="33.5" rx="87.5" ry="21.5"/></clipPath><g clip-path="url(#opening)">${coffeeSurface(104, 41, 83, 18.5)}</g>
<path d="M12 30 A94 25.5 0 0 1 110 6.8" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="2" filter="url(#fine)"/>`,
};
