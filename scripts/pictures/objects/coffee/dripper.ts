import { blur, roundGradient, type Drawing } from '../../drawing.ts';
import { coffeeBody, coffeeSurface, glassGradient, isGlass } from '../../coffee.ts';
import { materials } from '../../materials.ts';

const cone = 'M18 30 C30 62 62 104 82 134 L142 134 C162 104 194 62 206 30 Z';
const carafe =
  'M84 152 L84 170 C82 186 36 196 30 254 C27 292 36 318 60 324 Q112 331 164 324 C188 318 197 292 194 254 C188 196 142 186 140 170 L140 152 Z';
const coffee = 'M33 240 C29 284 38 312 62 318 Q112 325 162 318 C186 312 195 284 191 240 Q112 252 33 240 Z';
const handle = 'M180 202 C228 196 240 230 234 256 C230 276 214 284 188 290';

/** Hand filter with paper on a glass carafe. */
export const drawing: Drawing = {
  viewBox: [242, 330],
  pose: 'stands',
  height: 0.575,
  draw: (t) => {
    const clear = isGlass(t);
    const ribs = [-0.74, -0.5, -0.2, 0.14, 0.46, 0.74]
      .map(
        (turn) => `M${112 + turn * 92} ${50 + (1 - Math.abs(turn)) * 4} Q${112 + turn * 56} 96 ${112 + turn * 28} 130`,
      )
      .join('');
    return `<defs>${roundGradient('body', t)}${roundGradient('collar', clear ? materials.wood : t)}${glassGradient('glass')}${coffeeBody('coffeeBody')}${blur('soft', 4.5)}${blur('fine', 1.6)}
<linearGradient id="foot" x1="0" x2="0" y1="0" y2="1"><stop offset=".3" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".24"/></linearGradient>
<linearGradient id="rim" x1="0" x2="1"><stop offset="0" stop-color="${t.mid}"/><stop offset=".3" stop-color="${t.light}"/><stop offset="1" stop-color="${t.mid}"/></linearGradient>
<radialGradient id="paper" cx=".4" cy=".3" r=".8"><stop offset="0" stop-color="#F6EBD8"/><stop offset=".7" stop-color="#E2CFB0"/><stop offset="1" stop-color="#C0A582"/></radialGradient>
<clipPath id="inCone"><path d="${cone}"/></clipPath><clipPath id="inCarafe"><path d="${carafe}"/></clipPath><clipPath id="opening"><ellipse cx="112" cy="31" rx="86" ry="16.5"/></clipPath></defs>
<path d="${handle}" fill="none" stroke="#84979E" stroke-opacity=".8" stroke-width="12" stroke-linecap="round"/><path d="${handle}" fill="none" stroke="#DCE6E8" stroke-width="9" stroke-linecap="round"/><path d="M184 199 C222 194 234 224 229 250" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/>
<path d="${carafe}" fill="#E9F0F1" opacity=".55"/><path d="${carafe}" fill="url(#glass)"/><path d="${coffee}" fill="url(#coffeeBody)"/><ellipse cx="112" cy="240" rx="79" ry="8.5" fill="#7A4A2B"/><ellipse cx="96" cy="238.5" rx="46" ry="4" fill="#A4724A" opacity=".7" filter="url(#fine)"/>
<g clip-path="url(#inCarafe)"><path d="M60 200 C44 222 42 262 48 300" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="7" stroke-linecap="round" filter="url(#fine)"/><path d="M74 204 C60 226 58 262 62 296" fill="none" stroke="#fff" stroke-opacity=".24" stroke-width="8" filter="url(#soft)"/><path d="M176 214 C188 240 188 280 178 308" fill="none" stroke="#fff" stroke-opacity=".42" stroke-width="3.5" filter="url(#fine)"/><path d="M44 316 Q112 332 180 316" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3" filter="url(#fine)"/><path d="M90 158 V172" stroke="#fff" stroke-opacity=".9" stroke-width="4" filter="url(#fine)"/></g>
<path d="${carafe}" fill="none" stroke="#84979E" stroke-opacity=".6" stroke-width="1.4"/>
<path d="M82 158 Q112 166 142 158 V150 H82 Z" fill="url(#glass)"/>
<path d="M194 50 C236 46 240 96 172 104" fill="none" stroke="${clear ? materials.wood.deep : t.deep}" stroke-opacity=".6" stroke-width="13.5" stroke-linecap="round"/><path d="M194 50 C236 46 240 96 172 104" fill="none" stroke="url(#collar)" stroke-width="12" stroke-linecap="round"/><path d="M198 46.5 C226 44 232 70 214 84" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2.6" filter="url(#fine)"/>
<path d="M66 132 Q64 132 64 136 V146 Q64 152 72 153.5 Q112 160 152 153.5 Q160 152 160 146 V136 Q160 132 158 132 Z" fill="url(#collar)"/><path d="M66 132 Q64 132 64 136 V146 Q64 152 72 153.5 Q112 160 152 153.5 Q160 152 160 146 V136 Q160 132 158 132 Z" fill="url(#foot)"/><ellipse cx="112" cy="135" rx="47" ry="6" fill="${clear ? materials.wood.dark : t.dark}" opacity=".5"/>
${
  clear
    ? `<path d="M30 36 C44 64 68 100 86 130 L138 130 C156 100 180 64 194 36 Z" fill="url(#paper)"/><path d="M44 66 C60 92 76 114 86 130 L138 130 C150 112 164 92 180 66 Q112 82 44 66 Z" fill="#5A3520" opacity=".85"/><path d="M44 66 Q112 82 180 66" fill="none" stroke="#B98A5C" stroke-width="2" opacity=".8"/><path d="${cone}" fill="url(#glass)" opacity=".5"/><path d="${cone}" fill="none" stroke="#84979E" stroke-opacity=".6" stroke-width="1.4"/>`
    : `<path d="${cone}" fill="url(#body)"/><path d="${cone}" fill="url(#foot)"/>`
}
<g clip-path="url(#inCone)"><path d="${ribs}" fill="none" stroke="${t.deep}" stroke-opacity=".15" stroke-width="2"/><path d="${ribs}" transform="translate(2 0)" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="1.6"/><path d="M52 52 C66 84 84 110 96 130" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="9" filter="url(#soft)"/><path d="M190 46 C174 84 152 112 138 136" fill="none" stroke="${t.deep}" stroke-opacity=".34" stroke-width="13" filter="url(#soft)"/></g>
<ellipse cx="112" cy="30" rx="94" ry="21" fill="url(#rim)"/><ellipse cx="112" cy="31" rx="88" ry="17.5" fill="${t.dark}"/>
<g clip-path="url(#opening)"><ellipse cx="112" cy="31" rx="87" ry="17" fill="url(#paper)"/>${coffeeSurface(112, 39, 74, 12)}<ellipse cx="112" cy="40" rx="52" ry="6" fill="#8A5A38" opacity=".5" filter="url(#fine)"/></g>
<path d="M19 28 A94 21 0 0 1 118 9.2" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="2" filter="url(#fine)"/>`;
  },
};
