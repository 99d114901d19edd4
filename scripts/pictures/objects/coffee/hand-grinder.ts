import { blur, footShade, leafMark, roundGradient, type Drawing } from '../../drawing.ts';
import { isGlass, printOn } from '../../coffee.ts';
import { materials } from '../../materials.ts';

/** Cylinder grinder with a crank and a wooden knob. */
export const drawing: Drawing = {
  viewBox: [196, 330],
  pose: 'stands',
  height: 0.53,
  draw: (t) => {
    const wooden = t === materials.wood || isGlass(t);
    const grip = wooden ? materials.charcoal : materials.coffee;
    return `<defs>${roundGradient('body', t)}${roundGradient('steel', materials.steel)}${roundGradient('grip', grip)}${footShade('foot')}${blur('soft', 5)}${blur('fine', 1.6)}
<linearGradient id="arm" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#F6F8F8"/><stop offset=".5" stop-color="#AAB4B8"/><stop offset="1" stop-color="#5F6A70"/></linearGradient>
<radialGradient id="knob" cx=".34" cy=".28" r=".85"><stop offset="0" stop-color="#EBC79B"/><stop offset=".5" stop-color="#B98452"/><stop offset="1" stop-color="#5E3A1C"/></radialGradient></defs>
<path d="M26 212 V306 Q26 316 40 319 Q74 327 108 319 Q122 316 122 306 V212 Z" fill="url(#body)"/>
<path d="M18 96 V210 Q18 218 28 220 Q74 230 120 220 Q130 218 130 210 V96 Z" fill="url(#body)"/>
<path d="M26 230 Q74 242 122 230 V306 Q122 316 108 319 Q74 327 40 319 Q26 316 26 306 Z" fill="url(#foot)"/>
<path d="M26 216 Q74 230 122 216 V226 Q74 240 26 226 Z" fill="#000" opacity=".34" filter="url(#fine)"/>
<path d="M18 96 V210 Q18 218 28 220 Q74 230 120 220 Q130 218 130 210 V96 Z" fill="url(#foot)" opacity=".6"/>
<path d="M18 138 Q74 152 130 138 V186 Q74 200 18 186 Z" fill="url(#grip)"/><g fill="none" stroke="#000" stroke-opacity=".25" stroke-width="1.3">${Array.from({ length: 6 }, (_, at) => `<path d="M18 ${144 + at * 7.4} Q74 ${158 + at * 7.4} 130 ${144 + at * 7.4}"/>`).join('')}</g><path d="M18 138.6 Q74 152.6 130 138.6" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.2"/>
<rect x="38" y="100" width="12" height="116" fill="#fff" opacity=".45" filter="url(#soft)"/><rect x="44" y="236" width="10" height="78" fill="#fff" opacity=".45" filter="url(#soft)"/><rect x="108" y="100" width="18" height="118" fill="${t.deep}" opacity=".34" filter="url(#soft)"/>
${leafMark(64, 262, 0.76, wooden ? '#F6EAD6' : printOn(t).paper)}
<path d="M16 84 Q16 80 20 79 H128 Q132 80 132 84 V96 Q132 100 126 102 Q74 112 22 102 Q16 100 16 96 Z" fill="url(#steel)"/><path d="M16 94 Q74 110 132 94" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="1.2"/>
<path d="M18 80 C24 66 46 60 74 60 C102 60 124 66 130 80 Q110 91 74 91 Q38 91 18 80 Z" fill="url(#body)"/><path d="M18 80 Q38 91 74 91 Q110 91 130 80" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.4"/><ellipse cx="54" cy="70" rx="18" ry="4" fill="#fff" opacity=".5" filter="url(#fine)"/>
<path d="M64 66 Q74 71 84 66 V50 H64 Z" fill="url(#steel)"/><path d="M64 40 Q62 34 70 34 L168 30 Q178 30 178 38 Q178 44 170 45 L76 54 Q64 54 64 46 Z" fill="url(#arm)"/><path d="M68 37 L170 33" stroke="#fff" stroke-opacity=".8" stroke-width="1.6"/><path d="M68 52 L170 43.5" stroke="#2E363B" stroke-opacity=".4" stroke-width="1.4"/>
<ellipse cx="74" cy="43" rx="9" ry="6" fill="url(#steel)"/><ellipse cx="73" cy="41.5" rx="5" ry="2.6" fill="#fff" opacity=".6"/>
<path d="M162 33 h12 v-9 h-12 z" fill="url(#steel)"/><path d="M148 16 C148 8 156 4 168 4 C180 4 188 8 188 16 C188 23 182 28 176 29 Q168 31 160 29 C154 28 148 23 148 16 Z" fill="url(#knob)"/><path d="M154 13 C156 8 162 7 168 7" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="2.6" filter="url(#fine)"/>`;
  },
};
