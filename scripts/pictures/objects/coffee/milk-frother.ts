import { blur, footShade, roundGradient, type Drawing } from '../../drawing.ts';
import { materials } from '../../materials.ts';

const body = 'M24 52 V214 Q24 222 34 224 Q84 232 134 224 Q144 222 144 214 V52 Z';

/** Electric frother: a smooth jug on its base with a see-through lid. */
export const drawing: Drawing = {
  viewBox: [190, 262],
  pose: 'stands',
  height: 0.44,
  draw: (t) => {
    const black = materials.charcoal;
    return `<defs>${roundGradient('body', t)}${roundGradient('black', black)}${roundGradient('steel', materials.steel)}${footShade('foot')}${blur('soft', 5)}${blur('fine', 1.6)}
<linearGradient id="lid" x1="0" x2="1"><stop offset="0" stop-color="#6E7F86" stop-opacity=".85"/><stop offset=".26" stop-color="#F3F7F8" stop-opacity=".8"/><stop offset=".6" stop-color="#B8C6CB" stop-opacity=".7"/><stop offset="1" stop-color="#6E7F86" stop-opacity=".9"/></linearGradient>
<clipPath id="in"><path d="${body}"/></clipPath></defs>
<path d="M140 70 C178 64 184 84 182 120 V150 C182 186 172 194 140 190" fill="none" stroke="#0C0D0E" stroke-width="15" stroke-linecap="round"/><path d="M140 70 C178 64 184 84 182 120 V150 C182 186 172 194 140 190" fill="none" stroke="${black.mid}" stroke-width="12.5" stroke-linecap="round"/><path d="M144 66 C172 62 178 82 177 116" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="2.6" filter="url(#fine)"/>
<path d="M10 236 Q10 228 20 227 H148 Q158 228 158 236 V246 Q158 252 148 254 Q84 262 20 254 Q10 252 10 246 Z" fill="url(#black)"/><ellipse cx="84" cy="230" rx="73" ry="10" fill="#3B3C3F"/><ellipse cx="84" cy="229.5" rx="72" ry="9.2" fill="none" stroke="#8A8B8E" stroke-opacity=".7" stroke-width="1"/><path d="M12 247 Q84 262 156 247" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="1.4"/>
<path d="${body}" fill="url(#body)"/><path d="${body}" fill="url(#foot)"/>
<g clip-path="url(#in)"><rect x="44" y="48" width="13" height="184" fill="#fff" opacity=".5" filter="url(#soft)"/><rect x="120" y="48" width="20" height="184" fill="${t.deep}" opacity=".34" filter="url(#soft)"/><path d="M24 52 Q84 66 144 52 V62 Q84 78 24 62 Z" fill="${t.deep}" opacity=".4" filter="url(#soft)"/><path d="M24 206 Q84 220 144 206 V234 H24 Z" fill="url(#steel)"/><path d="M24 206 Q84 220 144 206" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="1.2"/></g>
<g transform="translate(84 176)"><circle r="12" fill="#16171A"/><circle r="12" fill="none" stroke="#C9CED0" stroke-width="1.6"/><path d="M-3.8 -3.6 A5.2 5.2 0 1 0 3.8 -3.6 M0 -6.4 V-.6" fill="none" stroke="#F6EAD6" stroke-width="1.5" stroke-linecap="round"/></g>
<path d="M18 40 Q18 36 22 35 H146 Q150 36 150 40 V52 Q150 56 144 57 Q84 68 24 57 Q18 56 18 52 Z" fill="url(#black)"/><path d="M20 48 Q84 62 148 48" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="1"/>
<path d="M20 38 C22 22 48 14 84 14 C120 14 146 22 148 38 Q128 48 84 48 Q40 48 20 38 Z" fill="#C9D5D9"/><path d="M20 38 C22 22 48 14 84 14 C120 14 146 22 148 38 Q128 48 84 48 Q40 48 20 38 Z" fill="url(#lid)"/><path d="M20 38 Q40 48 84 48 Q128 48 148 38" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1.6"/><ellipse cx="60" cy="25" rx="22" ry="5" fill="#fff" opacity=".8" filter="url(#fine)"/>
<path d="M72 18 Q84 23 96 18 L94 8 Q84 3 74 8 Z" fill="url(#black)"/><ellipse cx="84" cy="7.5" rx="10.5" ry="3.5" fill="#55565A"/>`;
  },
};
