import { blur, roundGradient, type Drawing } from '../../drawing.ts';
import { materials } from '../../materials.ts';

const body = 'M106 84 C98 120 78 196 72 236 Q70 256 88 260 Q168 272 248 260 Q266 256 264 236 C258 196 238 120 230 84 Z';
const spout =
  'M84 214 C58 214 44 198 40 172 C36 146 38 118 26 98 C20 88 12 84 5 84 L9 77 C22 76 34 84 41 97 C52 118 50 144 56 166 C60 182 70 190 88 188 Z';
const handle = 'M222 92 C262 68 306 70 320 96 C328 112 320 168 312 214';

/** Pouring kettle with a swan's neck, wooden handle and knob. */
export const drawing: Drawing = {
  viewBox: [332, 270],
  pose: 'stands',
  height: 0.44,
  draw: (
    t,
  ) => `<defs>${roundGradient('body', t)}${roundGradient('steel', materials.steel)}${blur('soft', 7)}${blur('fine', 2)}
<linearGradient id="foot" x1="0" x2="0" y1="0" y2="1"><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".32"/></linearGradient>
<linearGradient id="spout" x1="0" x2="1" y1=".2" y2=".5"><stop offset="0" stop-color="${t.mid}"/><stop offset=".35" stop-color="${t.light}"/><stop offset=".75" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.deep}"/></linearGradient>
<radialGradient id="lid" cx=".34" cy=".3" r=".9"><stop offset="0" stop-color="${t.light}"/><stop offset=".5" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></radialGradient>
<linearGradient id="wood" x1="0" x2="1"><stop offset="0" stop-color="#D9A877"/><stop offset=".45" stop-color="#B98452"/><stop offset="1" stop-color="#6B4322"/></linearGradient>
<clipPath id="in"><path d="${body}"/></clipPath></defs>
<path d="${spout}" fill="url(#spout)"/><path d="${spout}" fill="none" stroke="${t.deep}" stroke-opacity=".35" stroke-width="1"/><path d="M12 79.5 C22 80 31 87 36 98 C46 120 44 146 50 170 C54 186 62 196 76 199" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="4" filter="url(#fine)"/>
<path d="M222 96 C240 84 252 79 266 78" fill="none" stroke="#5F6A70" stroke-width="9"/><path d="M222 95 C240 83 252 78 266 77" fill="none" stroke="#DDE2E4" stroke-width="4"/>
<path d="${handle}" fill="none" stroke="#4E301A" stroke-width="0"/><path d="M258 76 C292 70 314 78 320 98 C327 118 320 172 312 214" fill="none" stroke="#4E301A" stroke-opacity=".75" stroke-width="19" stroke-linecap="round"/><path d="M258 76 C292 70 314 78 320 98 C327 118 320 172 312 214" fill="none" stroke="url(#wood)" stroke-width="17" stroke-linecap="round"/><path d="M262 71.5 C290 67 309 75 315 96 C321 118 315 166 308 206" fill="none" stroke="#fff" stroke-opacity=".42" stroke-width="3.6" stroke-linecap="round" filter="url(#fine)"/>
<path d="${body}" fill="url(#body)"/><path d="${body}" fill="url(#foot)"/>
<g clip-path="url(#in)"><path d="M128 96 C120 140 106 200 102 250" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="16" filter="url(#soft)"/><path d="M226 92 C238 150 252 200 256 260" fill="none" stroke="${t.deep}" stroke-opacity=".36" stroke-width="26" filter="url(#soft)"/><path d="M104 84 Q168 102 232 84 V98 Q168 116 104 98 Z" fill="${t.deep}" opacity=".45" filter="url(#soft)"/><ellipse cx="78" cy="204" rx="12" ry="22" fill="${t.deep}" opacity=".32" filter="url(#soft)"/>
<path d="M72 238 Q168 258 264 238" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="2"/><path d="M72 240 Q168 260 264 240" fill="none" stroke="${t.deep}" stroke-opacity=".4" stroke-width="1.4"/></g>
<path d="M100 74 V84 Q100 90 110 92 Q168 102 226 92 Q236 90 236 84 V74 Z" fill="url(#body)"/><path d="M102 88 Q168 104 234 88" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1.2"/>
<ellipse cx="168" cy="74" rx="68" ry="14" fill="url(#body)"/><ellipse cx="168" cy="73.5" rx="67" ry="13" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.4"/>
<path d="M112 70 C118 52 140 44 168 44 C196 44 218 52 224 70 Q204 80 168 80 Q132 80 112 70 Z" fill="url(#lid)"/><path d="M112 70 Q132 80 168 80 Q204 80 224 70" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1.4"/><ellipse cx="148" cy="55" rx="22" ry="5" fill="#fff" opacity=".55" filter="url(#fine)"/>
<path d="M156 46 Q168 52 180 46 L177 38 H159 Z" fill="url(#steel)"/><path d="M148 22 C148 9 156 4 168 4 C180 4 188 9 188 22 C188 33 180 39 168 39 C156 39 148 33 148 22 Z" fill="url(#wood)"/><path d="M154 18 C156 10 162 8 168 8" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3" filter="url(#fine)"/>`,
};
