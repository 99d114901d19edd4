import { blur, leafMark, roundGradient, type Drawing } from '../../drawing.ts';
import { printOn } from '../../coffee.ts';
import { materials } from '../../materials.ts';

/** Espresso machine with portafilter, steam wand and gauge. */
export const drawing: Drawing = {
  viewBox: [360, 330],
  pose: 'stands',
  height: 0.53,
  draw: (t) => {
    const steel = materials.steel;
    return `<defs>${roundGradient('steel', steel)}${roundGradient('wood', materials.wood)}${blur('soft', 7)}${blur('fine', 2)}
<linearGradient id="front" x1="0" x2="1" y1="0" y2=".5"><stop offset="0" stop-color="${t.light}"/><stop offset=".26" stop-color="${t.mid}"/><stop offset=".7" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<linearGradient id="top" x1="0" x2="1"><stop offset="0" stop-color="${t.light}"/><stop offset=".6" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<linearGradient id="back" x1="0" x2="1"><stop offset="0" stop-color="#59636A"/><stop offset=".3" stop-color="#C7CED1"/><stop offset=".7" stop-color="#8C979D"/><stop offset="1" stop-color="#4C555B"/></linearGradient>
<linearGradient id="under" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#14181B" stop-opacity=".75"/><stop offset=".35" stop-color="#14181B" stop-opacity=".28"/><stop offset="1" stop-color="#14181B" stop-opacity=".12"/></linearGradient>
<linearGradient id="tray" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#F1F4F4"/><stop offset=".4" stop-color="#AAB4B8"/><stop offset="1" stop-color="#6A757B"/></linearGradient>
<linearGradient id="down" x1="0" x2="0" y1="0" y2="1"><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".22"/></linearGradient></defs>
<g fill="none" stroke="#7A868C" stroke-width="4"><path d="M52 40 V16 H308 V40"/></g><path d="M52 38 V15 H308" fill="none" stroke="#F6F8F8" stroke-width="1.4"/>
${[88, 148, 208]
  .map(
    (x) =>
      `<path d="M${x} 10 H${x + 50} Q${x + 50} 34 ${x + 38} 40 H${x + 12} Q${x} 34 ${x} 10 Z" fill="#EFE5D5"/><path d="M${x + 34} 10 H${x + 50} Q${x + 50} 34 ${x + 38} 40 H${x + 28} Q${x + 36} 30 ${x + 34} 10 Z" fill="#B9A88C" opacity=".55"/><path d="M${x + 8} 12 Q${x + 9} 28 ${x + 16} 37" stroke="#fff" stroke-width="4" fill="none" filter="url(#fine)"/><ellipse cx="${x + 25}" cy="10" rx="25" ry="4.5" fill="#FFFAF2"/><ellipse cx="${x + 25}" cy="10.6" rx="22" ry="3.3" fill="#C9B99F"/>`,
  )
  .join('')}
<path d="M44 30 H316" stroke="#7A868C" stroke-width="4"/><path d="M44 29 H316" stroke="#F6F8F8" stroke-width="1.4"/><path d="M52 40 V28 M308 40 V28" stroke="#7A868C" stroke-width="4"/>
<path d="M40 120 H320 V282 H40 Z" fill="url(#back)"/><path d="M40 120 H320 V282 H40 Z" fill="url(#under)"/>
<path d="M22 52 Q22 40 36 40 H324 Q338 40 338 52 V132 Q338 140 330 140 H30 Q22 140 22 132 Z" fill="url(#front)"/><path d="M22 52 Q22 40 36 40 H324 Q338 40 338 52 V132 Q338 140 330 140 H30 Q22 140 22 132 Z" fill="url(#down)"/>
<path d="M22 54 Q22 40 36 40 H324 Q338 40 338 54 Q338 50 324 50 H36 Q22 50 22 54 Z" fill="#fff" opacity=".45"/><ellipse cx="80" cy="62" rx="50" ry="8" fill="#fff" opacity=".45" filter="url(#soft)"/>
<path d="M22 132 Q22 140 30 140 H330 Q338 140 338 132" fill="none" stroke="${t.deep}" stroke-opacity=".6" stroke-width="1.6"/>
${leafMark(46, 74, 1.06, printOn(t).paper)}
<g transform="translate(180 90)"><circle cx="1.5" cy="3" r="31" fill="#000" opacity=".26" filter="url(#fine)"/><circle r="30" fill="url(#steel)"/><circle r="25" fill="#FBF7EE"/><g stroke="#2A2B2D" stroke-width="1.4">${Array.from({ length: 9 }, (_, at) => `<path d="M0 -21.5 V-17.5" transform="rotate(${-120 + at * 30})"/>`).join('')}</g><path d="M-9 -18.5 A20.5 20.5 0 0 1 9 -18.5" fill="none" stroke="#5E7F63" stroke-width="3"/><path d="M0 0 L-3 -17" stroke="#C0281A" stroke-width="1.8" stroke-linecap="round"/><circle r="3" fill="#2A2B2D"/><path d="M-20 -10 A23 23 0 0 1 4 -22" fill="none" stroke="#fff" stroke-width="3" filter="url(#fine)"/></g>
<g fill="url(#steel)"><circle cx="250" cy="90" r="10"/><circle cx="280" cy="90" r="10"/><circle cx="310" cy="90" r="10"/></g><g fill="none" stroke="#434B51" stroke-opacity=".5"><circle cx="250" cy="90" r="10"/><circle cx="280" cy="90" r="10"/><circle cx="310" cy="90" r="10"/></g><circle cx="250" cy="90" r="3" fill="#F3D58A"/><circle cx="280" cy="90" r="3" fill="#fff"/><circle cx="310" cy="90" r="3" fill="#fff"/>
<path d="M128 140 H232 V152 Q232 158 222 159 Q180 164 138 159 Q128 158 128 152 Z" fill="url(#steel)"/><path d="M138 159 Q180 164 222 159 V172 Q222 178 212 179 Q180 183 148 179 Q138 178 138 172 Z" fill="url(#steel)"/><path d="M128 152 Q180 162 232 152" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="1.4"/><path d="M130 140 H230 V146 H130 Z" fill="#000" opacity=".3" filter="url(#fine)"/>
<path d="M168 180 H192 V190 L200 198 V206 H192 L180 196 L168 206 H160 V198 L168 190 Z" fill="url(#steel)"/>
<path d="M172 168 C170 176 166 182 160 186 L118 214 Q110 219 104 212 Q98 204 106 198 L146 168 Z" fill="none"/>
<path d="M166 172 L174 184 L158 196 L146 182 Z" fill="url(#steel)"/><path d="M152 178 L164 192 L112 226 Q102 231 96 223 Q90 214 99 207 Z" fill="#6B4322"/><path d="M150 178 L160 190 L110 222 Q102 226 97 219 Q93 212 100 207 Z" fill="url(#wood)"/><path d="M148 182 L104 211" stroke="#fff" stroke-opacity=".55" stroke-width="3" filter="url(#fine)"/>
<path d="M286 140 V150 Q286 154 290 158 L308 214 Q312 226 306 240" fill="none" stroke="#5F6A70" stroke-width="8" stroke-linecap="round"/><path d="M285 142 V150 Q285 154 289 158 L307 214 Q310 226 305 238" fill="none" stroke="#F1F4F4" stroke-width="3.4" stroke-linecap="round"/><path d="M292 166 L304 204" stroke="#2A2B2D" stroke-width="10" stroke-linecap="round"/><path d="M290 167 L301 202" stroke="#77787B" stroke-width="2" stroke-linecap="round"/><circle cx="286" cy="146" r="8" fill="url(#steel)"/>
<g><path d="M154 222 H206 Q206 250 196 258 H164 Q154 250 154 222 Z" fill="#F6EEE0"/><path d="M190 222 H206 Q206 250 196 258 H182 Q191 246 190 222 Z" fill="#B9A88C" opacity=".55"/><path d="M162 226 Q163 244 170 254" stroke="#fff" stroke-width="4" fill="none" filter="url(#fine)"/><path d="M205 230 Q220 228 216 240 Q212 247 202 246" fill="none" stroke="#D8C9B0" stroke-width="4.5"/><ellipse cx="180" cy="222" rx="26" ry="5.5" fill="#FFFDF8"/><ellipse cx="180" cy="223" rx="23" ry="4.2" fill="#5A3420"/><ellipse cx="176" cy="222.6" rx="14" ry="2" fill="#B07A4A"/></g><path d="M172 204 V221 M188 204 V221" stroke="#4A2917" stroke-width="1.8"/><ellipse cx="184" cy="261" rx="34" ry="4" fill="#000" opacity=".45" filter="url(#fine)"/>
<path d="M30 262 H330 L338 276 V282 H22 V276 Z" fill="#3A4248"/><g stroke="#8B969B" stroke-width="2.4">${Array.from({ length: 19 }, (_, at) => `<path d="M${40 + at * 15.6} 264 L${36 + at * 16} 279"/>`).join('')}</g><path d="M30 262 H330" stroke="#F1F4F4" stroke-width="1.6"/>
<path d="M18 280 H342 V304 Q342 314 330 314 H30 Q18 314 18 304 Z" fill="url(#front)"/><path d="M18 280 H342 V304 Q342 314 330 314 H30 Q18 314 18 304 Z" fill="url(#down)"/><path d="M18 281 H342" stroke="#fff" stroke-opacity=".6" stroke-width="1.6"/><path d="M100 296 H260" stroke="${t.deep}" stroke-opacity=".4" stroke-width="2" stroke-linecap="round"/><path d="M100 297.6 H260" stroke="#fff" stroke-opacity=".4" stroke-width="1.2" stroke-linecap="round"/>
<path d="M40 314 H76 L72 326 H44 Z M284 314 H320 L316 326 H288 Z" fill="#26282B"/><path d="M46 316 L48 325 M290 316 L292 325" stroke="#77787B" stroke-width="2"/>
<path d="M4 60 Q4 54 10 54 H22 V78 H10 Q4 78 4 72 Z M356 60 Q356 54 350 54 H338 V78 H350 Q356 78 356 72 Z" fill="url(#wood)"/>`;
  },
};
