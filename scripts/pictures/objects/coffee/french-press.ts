import { blur, roundGradient, type Drawing } from '../../drawing.ts';
import { coffeeBody, glassGradient } from '../../coffee.ts';
import { materials } from '../../materials.ts';

const beaker = 'M24 92 V300 Q24 312 38 314 Q96 322 154 314 Q168 312 168 300 V92 Z';
const coffee = 'M29 146 V298 Q29 308 40 309.5 Q96 317 152 309.5 Q163 308 163 298 V146 Q96 158 29 146 Z';
const handle = 'M168 118 C214 112 228 134 226 176 V232 C226 272 214 286 168 282';

/** Press pot: glass in a metal frame, a plunger with a round knob. */
export const drawing: Drawing = {
  viewBox: [234, 336],
  pose: 'stands',
  height: 0.55,
  draw: (
    t,
  ) => `<defs>${roundGradient('body', t)}${roundGradient('steel', materials.steel)}${roundGradient('wood', materials.wood)}${glassGradient('glass')}${coffeeBody('coffee')}${blur('soft', 5)}${blur('fine', 1.6)}
<linearGradient id="grip" x1="0" x2="1"><stop offset="0" stop-color="${t.dark}"/><stop offset=".35" stop-color="${t.light}"/><stop offset=".65" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.deep}"/></linearGradient>
<radialGradient id="dome" cx=".34" cy=".3" r=".9"><stop offset="0" stop-color="${t.light}"/><stop offset=".5" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></radialGradient>
<radialGradient id="knob" cx=".34" cy=".3" r=".8"><stop offset="0" stop-color="#EBC79B"/><stop offset=".5" stop-color="#B98452"/><stop offset="1" stop-color="#6B4322"/></radialGradient>
<clipPath id="in"><path d="${beaker}"/></clipPath></defs>
<path d="${handle}" fill="none" stroke="${t.deep}" stroke-opacity=".7" stroke-width="15"/><path d="${handle}" fill="none" stroke="url(#grip)" stroke-width="13"/><path d="M170 113 C206 108 221 126 221 170 V230" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3" filter="url(#fine)"/>
<path d="M94 40 V150" stroke="#8B969B" stroke-width="5"/><path d="M93 40 V150" stroke="#F1F4F4" stroke-width="1.6"/>
<path d="${beaker}" fill="#E9F0F1" opacity=".5"/><path d="${beaker}" fill="url(#glass)"/>
<path d="M94 90 V150" stroke="#8B969B" stroke-width="5"/><path d="M93 90 V150" stroke="#F1F4F4" stroke-width="1.6"/>
<path d="${coffee}" fill="url(#coffee)"/><ellipse cx="96" cy="146" rx="67" ry="8" fill="#8B5A38"/><ellipse cx="82" cy="144.5" rx="40" ry="4" fill="#BC8A5E" opacity=".75" filter="url(#fine)"/><path d="M94 138 V147" stroke="#8B969B" stroke-width="5"/>
<g clip-path="url(#in)"><path d="M44 100 V300" stroke="#fff" stroke-opacity=".8" stroke-width="7" filter="url(#fine)"/><path d="M58 100 V300" stroke="#fff" stroke-opacity=".22" stroke-width="8" filter="url(#soft)"/><path d="M156 100 V300" stroke="#fff" stroke-opacity=".4" stroke-width="3" filter="url(#fine)"/></g>
<path d="${beaker}" fill="none" stroke="#84979E" stroke-opacity=".55" stroke-width="1.4"/>
<g><path d="M20 112 Q96 128 172 112 V124 Q96 140 20 124 Z" fill="url(#body)"/><path d="M20 113 Q96 129 172 113" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1.2"/><path d="M20 124 Q96 140 172 124" fill="none" stroke="${t.deep}" stroke-opacity=".6" stroke-width="1.2"/>
<path d="M20 282 Q96 300 172 282 V306 Q172 318 158 321 Q96 330 34 321 Q20 318 20 306 Z" fill="url(#body)"/><path d="M20 283 Q96 301 172 283" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.4"/><path d="M24 306 Q96 326 168 306 V309 Q168 318 156 320.5 Q96 329 36 320.5 Q24 318 24 309 Z" fill="#000" opacity=".24"/>
<path d="M30 120 L30 290 M162 120 L162 290" stroke="url(#grip)" stroke-width="8"/><path d="M88 126 h16 V294 h-16 z" fill="url(#grip)"/><path d="M91 128 V292" stroke="#fff" stroke-opacity=".4" stroke-width="1.6"/><path d="M104.5 128 V294 M34.5 122 V288" stroke="#000" stroke-opacity=".35" stroke-width="1.4"/></g>
<g fill="${t.deep}"><path d="M30 318 h16 v12 q-8 4 -16 0z M146 318 h16 v12 q-8 4 -16 0z M87 324 h18 v10 q-9 3 -18 0z" opacity=".9"/></g>
<path d="M10 78 L24 92 V104 Q96 120 168 104 V90 Z" fill="url(#body)"/>
<path d="M6 76 Q4 72 14 70 L24 68 H168 V96 Q96 112 24 96 Z" fill="url(#body)"/><path d="M24 96 Q96 112 168 96" fill="none" stroke="${t.deep}" stroke-opacity=".55" stroke-width="1.4"/><path d="M40 76 V100" stroke="#fff" stroke-opacity=".5" stroke-width="9" filter="url(#soft)"/>
<path d="M22 70 C30 50 58 40 96 40 C134 40 162 50 170 70 Q150 86 96 86 Q42 86 22 70 Z" fill="url(#dome)"/><path d="M22 70 Q42 86 96 86 Q150 86 170 70" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.6"/><ellipse cx="70" cy="54" rx="26" ry="6" fill="#fff" opacity=".5" filter="url(#soft)"/>
<path d="M86 46 Q94 50 102 46 L100 38 H88 Z" fill="url(#steel)"/><path d="M91 40 V30 H98 V40 Z" fill="url(#steel)"/>
<circle cx="94.5" cy="20" r="17" fill="url(#knob)"/><ellipse cx="88" cy="13" rx="6" ry="4" fill="#fff" opacity=".6" filter="url(#fine)"/>`,
};
