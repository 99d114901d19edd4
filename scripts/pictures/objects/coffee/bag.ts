import { blur, type Drawing } from '../../drawing.ts';
import { label, printOn, sideLight } from '../../coffee.ts';

const body =
  'M20 40 C17 96 13 150 12.5 206 C12 240 12.5 264 13 284 Q13.5 299 27 301.5 Q100 308 173 301.5 Q186.5 299 187 284 C187.5 264 188 240 187.5 206 C187 150 183 96 180 40 Z';

/** Coffee bag with a flat bottom, rolled shut with a tin tie. */
export const drawing: Drawing = {
  viewBox: [200, 308],
  pose: 'stands',
  height: 0.63,
  draw: (t) => `<defs>${blur('soft', 5)}${blur('fine', 1.6)}${blur('wide', 11)}${sideLight('turn')}
<linearGradient id="paper" x1="0" x2="1"><stop offset="0" stop-color="${t.dark}"/><stop offset=".05" stop-color="${t.mid}"/><stop offset=".2" stop-color="${t.mid}"/><stop offset=".62" stop-color="${t.mid}"/><stop offset=".87" stop-color="${t.dark}"/><stop offset=".955" stop-color="${t.dark}"/><stop offset="1" stop-color="${t.deep}"/></linearGradient>
<linearGradient id="fold" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${t.light}"/><stop offset=".2" stop-color="${t.mid}"/><stop offset=".8" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<linearGradient id="down" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".1"/><stop offset=".25" stop-color="#000" stop-opacity="0"/><stop offset=".74" stop-color="#000" stop-opacity="0"/><stop offset=".95" stop-color="#000" stop-opacity=".2"/><stop offset="1" stop-color="#000" stop-opacity=".36"/></linearGradient>
<clipPath id="in"><path d="${body}"/></clipPath></defs>
<path d="${body}" fill="url(#paper)"/>
<g clip-path="url(#in)">
<path d="M34 50 C27 120 24 190 27 296 L66 296 C52 200 54 120 62 50 Z" fill="${t.light}" opacity=".62" filter="url(#wide)"/>
<path d="M44 56 C38 120 36 180 37 290" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="9" filter="url(#soft)"/>
<path d="M29 44 C25 110 21 190 24 300" fill="none" stroke="${t.deep}" stroke-opacity=".32" stroke-width="1.3"/><path d="M31.5 46 C28 110 24 190 27 300" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="1.6" filter="url(#fine)"/>
<path d="M171 44 C175 110 179 190 176 300" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1.3"/><path d="M168 46 C172 110 176 190 172 300" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="2" filter="url(#fine)"/>
<path d="M176 44 L190 44 L190 304 L178 304 C181 190 179 110 176 44 Z" fill="${t.deep}" opacity=".28"/>
<g fill="none" filter="url(#fine)"><path d="M52 48 C60 62 74 72 92 76" stroke="${t.deep}" stroke-opacity=".26" stroke-width="3"/><path d="M53 51 C61 66 75 76 93 80" stroke="#fff" stroke-opacity=".26" stroke-width="2.4"/>
<path d="M160 47 C152 60 138 70 118 73" stroke="${t.deep}" stroke-opacity=".28" stroke-width="3"/><path d="M160 51 C152 64 138 74 119 77" stroke="#fff" stroke-opacity=".18" stroke-width="2.4"/>
<path d="M172 96 C166 116 164 134 167 150" stroke="${t.deep}" stroke-opacity=".25" stroke-width="3.5"/><path d="M27 110 C34 128 35 146 31 160" stroke="${t.deep}" stroke-opacity=".18" stroke-width="3.5"/>
<path d="M30 262 C52 274 68 284 76 300" stroke="${t.deep}" stroke-opacity=".22" stroke-width="3"/><path d="M171 256 C152 272 138 284 130 300" stroke="${t.deep}" stroke-opacity=".3" stroke-width="3"/><path d="M28 266 C50 278 66 288 73 302" stroke="#fff" stroke-opacity=".2" stroke-width="2"/></g>
<path d="M16 40 Q100 56 184 40 L184 52 Q100 70 16 52 Z" fill="${t.deep}" opacity=".36" filter="url(#soft)"/></g>
<path d="${body}" fill="url(#down)"/>
<path d="M15 286 Q100 295 185 286" fill="none" stroke="${t.deep}" stroke-opacity=".16" stroke-width="1.2"/>
${label(45, 98, 110, 152, printOn(t), 'turn')}
<circle cx="100" cy="78" r="5.6" fill="${t.mid}" stroke="${t.deep}" stroke-opacity=".4" stroke-width=".9"/><path d="M96 75.5 A5 5 0 0 1 103 74.6" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1"/><circle cx="100.0" cy="78" r="2.6" fill="none" stroke="${t.deep}" stroke-opacity=".45" stroke-width=".8"/>
<path d="M19 8 Q19 4.5 23 4.5 L98 6 L177 4.5 Q181 4.5 181 8 L182.5 38 Q182.5 41.5 178 42 Q100 47 22 42 Q17.5 41.5 17.5 38 Z" fill="url(#fold)"/><path d="M19 8 Q19 4.5 23 4.5 L98 6 L177 4.5 Q181 4.5 181 8 L182.5 38 Q182.5 41.5 178 42 Q100 47 22 42 Q17.5 41.5 17.5 38 Z" fill="url(#turn)"/>
<path d="M24 8 C22 18 22 30 23 41 M30 7 C34 18 36 28 34 42" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="3" filter="url(#fine)"/><path d="M172 7 C168 18 166 28 168 42" fill="none" stroke="${t.deep}" stroke-opacity=".3" stroke-width="3" filter="url(#fine)"/>
<path d="M18.6 13.5 Q100 16.5 181.4 13.5" fill="none" stroke="${t.deep}" stroke-opacity=".26" stroke-width="1"/><path d="M18.6 15 Q100 18 181.4 15" fill="none" stroke="#fff" stroke-opacity=".34" stroke-width="1"/>
<path d="M16 24.5 Q100 28 184 24.5 V32 Q100 35.5 16 32 Z" fill="${t.dark}"/><path d="M16 24.5 Q100 28 184 24.5 V32 Q100 35.5 16 32 Z" fill="url(#turn)"/><path d="M16 25.4 Q100 28.9 184 25.4" fill="none" stroke="#fff" stroke-opacity=".42" stroke-width="1"/><path d="M16 31.6 Q100 35.1 184 31.6" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1"/>
<path d="M16.5 23.8 L31 24.6 V33 L16.5 32.6 Q14.5 32.5 14.5 30.5 V26 Q14.5 23.8 16.5 23.8 Z M183.5 23.8 L169 24.6 V33 L183.5 32.6 Q185.5 32.5 185.5 30.5 V26 Q185.5 23.8 183.5 23.8 Z" fill="${t.mid}"/><path d="M31 24.6 V33 M169 24.6 V33" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1"/><path d="M16 24.8 L31 25.4 M169 25.4 L184 24.8" stroke="#fff" stroke-opacity=".45" stroke-width="1"/>
<path d="M20 42.4 Q100 47.4 180 42.4" fill="none" stroke="${t.deep}" stroke-opacity=".4" stroke-width="1.2"/>`,
};
