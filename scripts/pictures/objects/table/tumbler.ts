import { blur, footShade, leafMark, roundGradient, type Drawing } from '../../drawing.ts';
import { glassGradient, isGlass, printOn } from '../../coffee.ts';
import type { Tones } from '../../materials.ts';
import { materials } from '../../materials.ts';

const body = 'M10 52 L24 240 Q26 254 38 256 Q75 262 112 256 Q124 254 126 240 L140 52 Z';

const travelCup = (
  t: Tones,
): string => `<defs>${roundGradient('body', t)}${roundGradient('steel', materials.steel)}${roundGradient('lid', materials.charcoal)}${footShade('foot')}${blur('soft', 5)}${blur('fine', 1.6)}
<clipPath id="in"><path d="${body}"/></clipPath></defs>
<path d="${body}" fill="url(#body)"/><path d="${body}" fill="url(#foot)"/>
<g clip-path="url(#in)"><path d="M34 60 L46 250" stroke="#fff" stroke-opacity=".5" stroke-width="11" filter="url(#soft)"/><path d="M128 56 L114 262" stroke="${t.deep}" stroke-opacity=".34" stroke-width="16" filter="url(#soft)"/>
<path d="M10 52 Q75 68 140 52 V64 Q75 82 10 64 Z" fill="${t.deep}" opacity=".5" filter="url(#soft)"/>
<path d="M18 132 Q75 146 132 132 L127 196 Q75 209 23 196 Z" fill="${t.deep}" opacity=".34"/><g stroke="#000" stroke-opacity=".12" stroke-width="1.2" fill="none">${Array.from({ length: 8 }, (_, at) => `<path d="M14 ${140 + at * 7.5} Q75 ${154 + at * 7.5} 136 ${140 + at * 7.5}"/>`).join('')}</g><path d="M17.5 131 Q75 145 132.5 131 M22.5 196 Q75 209 127.5 196" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="1"/>
<path d="M24 238 Q75 252 126 238 L125 262 H25 Z" fill="url(#steel)"/><path d="M24 238 Q75 252 126 238" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="1.2"/></g>
${leafMark(64.5, 88, 0.76, printOn(t).paper)}
<path d="M4 34 Q4 30 8 30 H142 Q146 30 146 34 V48 Q146 53 140 54.5 Q75 68 10 54.5 Q4 53 4 48 Z" fill="url(#lid)"/><path d="M20 38 V55" stroke="#fff" stroke-opacity=".35" stroke-width="6" filter="url(#fine)"/>
<ellipse cx="75" cy="31" rx="71" ry="11.5" fill="#3C3D40"/><ellipse cx="75" cy="30" rx="70" ry="10.6" fill="none" stroke="#8A8B8E" stroke-width="1.2"/>
<path d="M24 27 L30 9 Q32 4 44 4 H106 Q118 4 120 9 L126 27 Q75 40 24 27 Z" fill="url(#lid)"/><ellipse cx="75" cy="10.5" rx="45" ry="7" fill="#48494C"/><ellipse cx="75" cy="11" rx="38" ry="5" fill="#2F3032"/><rect x="50" y="8.5" width="15" height="4" rx="2" fill="#111"/><path d="M32 9 A45 7 0 0 1 78 3.8" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.4"/>`;

const waterGlass = (): string => `<defs>${glassGradient('glass')}${blur('soft', 5)}${blur('fine', 1.6)}
<linearGradient id="water" x1="0" x2="1"><stop offset="0" stop-color="#9FBFC6" stop-opacity=".75"/><stop offset=".25" stop-color="#DDEBED" stop-opacity=".5"/><stop offset=".6" stop-color="#C3DADF" stop-opacity=".5"/><stop offset="1" stop-color="#86A9B2" stop-opacity=".75"/></linearGradient></defs>
<g transform="translate(0 62)"><path d="M8 14 L20 180 Q22 193 34 195 Q75 200 116 195 Q128 193 130 180 L142 14 Z" fill="#E7F0F1" opacity=".5"/><path d="M13 62 L21 174 Q23 182 34 183 Q75 189 116 183 Q127 182 129 174 L137 62 Z" fill="url(#water)"/><ellipse cx="75" cy="62" rx="62" ry="9" fill="#E9F3F4" opacity=".85"/><ellipse cx="75" cy="62" rx="62" ry="9" fill="none" stroke="#9DB8BF" stroke-opacity=".7" stroke-width="1.2"/>
<path d="M8 14 L20 180 Q22 193 34 195 Q75 200 116 195 Q128 193 130 180 L142 14 Z" fill="url(#glass)"/>
<g fill="none" stroke="#7E969E" stroke-opacity=".34" stroke-width="1.4">${[-0.78, -0.5, -0.18, 0.18, 0.5, 0.78].map((turn) => `<path d="M${75 + turn * 66} ${86 + (1 - Math.abs(turn)) * 6} L${75 + turn * 56} 192"/>`).join('')}</g><g fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2">${[-0.74, -0.46, -0.14, 0.22, 0.54, 0.82].map((turn) => `<path d="M${75 + turn * 66} ${88 + (1 - Math.abs(turn)) * 6} L${75 + turn * 56} 190"/>`).join('')}</g>
<path d="M24 26 L36 176" stroke="#fff" stroke-opacity=".9" stroke-width="5" stroke-linecap="round" filter="url(#fine)"/><path d="M128 30 L118 176" stroke="#fff" stroke-opacity=".6" stroke-width="3" filter="url(#fine)"/><path d="M24 186 Q75 199 126 186" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="4" filter="url(#fine)"/><path d="M34 195 Q75 200 116 195" fill="none" stroke="#7E929A" stroke-opacity=".6" stroke-width="1.6"/>
<ellipse cx="75" cy="14" rx="67" ry="11" fill="#F4F8F9" opacity=".5"/><ellipse cx="75" cy="14" rx="67" ry="11" fill="none" stroke="#9FB0B6" stroke-width="1.8"/><path d="M9 12 A67 11 0 0 1 82 3" fill="none" stroke="#fff" stroke-width="2.2"/></g>`;

/** Insulated cup for the way with a lid and a ribbed grip; in glass a ribbed water glass. */
export const drawing: Drawing = {
  viewBox: [150, 260],
  pose: 'stands',
  height: 0.46,
  draw: (t) => (isGlass(t) ? waterGlass() : travelCup(t)),
};
