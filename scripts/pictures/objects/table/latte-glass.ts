import { blur, type Drawing } from '../../drawing.ts';
import { glassGradient, isGlass } from '../../coffee.ts';

const glass = 'M14 14 C14 90 24 190 34 262 Q37 280 46 283 Q90 291 134 283 Q143 280 146 262 C156 190 166 90 166 14 Z';
const drink = 'M22 34 C24 100 32 180 42 244 Q45 258 52 260 Q90 267 128 260 Q135 258 138 244 C148 180 156 100 158 34 Z';

/** Tall double-walled glass with latte macchiato in its layers. */
export const drawing: Drawing = {
  viewBox: [180, 290],
  pose: 'stands',
  height: 0.5,
  draw: (t) => `<defs>${glassGradient('glass')}${blur('soft', 5)}${blur('fine', 1.8)}${blur('layer', 5)}
<linearGradient id="milk" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#FBF3E6"/><stop offset=".15" stop-color="#F7EAD8"/><stop offset=".2" stop-color="#C08E62"/><stop offset=".3" stop-color="#7E4B2A"/><stop offset=".4" stop-color="#9A683F"/><stop offset=".56" stop-color="#D3AE86"/><stop offset=".72" stop-color="#EFDCC4"/><stop offset="1" stop-color="#F9F0E3"/></linearGradient>
<linearGradient id="turn" x1="0" x2="1"><stop offset="0" stop-color="#3A2010" stop-opacity=".4"/><stop offset=".2" stop-color="#3A2010" stop-opacity="0"/><stop offset=".3" stop-color="#fff" stop-opacity=".22"/><stop offset=".55" stop-color="#3A2010" stop-opacity="0"/><stop offset="1" stop-color="#3A2010" stop-opacity=".5"/></linearGradient>
<clipPath id="in"><path d="${glass}"/></clipPath><clipPath id="inDrink"><path d="${drink}"/></clipPath></defs>
<path d="${glass}" fill="#E7EFF0" opacity=".42"/>${isGlass(t) ? '' : `<path d="${glass}" fill="${t.mid}" opacity=".5"/>`}
<path d="${drink}" fill="url(#milk)"/><g clip-path="url(#inDrink)"><path d="M20 92 Q90 112 160 92 V112 Q90 128 20 110 Z" fill="#5E3520" opacity=".5" filter="url(#layer)"/><path d="${drink}" fill="url(#turn)"/></g>
<path d="${glass}" fill="url(#glass)" opacity=".62"/>
<g clip-path="url(#in)"><path d="M30 24 C32 100 40 190 48 256" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="6" filter="url(#fine)"/><path d="M44 40 C46 110 52 190 58 246" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="5" filter="url(#soft)"/><path d="M152 26 C150 110 142 190 134 258" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3" filter="url(#fine)"/><path d="M36 262 Q90 280 144 262 L140 284 Q90 296 40 284 Z" fill="#fff" opacity=".5" filter="url(#fine)"/><path d="M44 281 Q90 290 136 281" fill="none" stroke="#7E929A" stroke-opacity=".6" stroke-width="2"/></g>
<path d="${glass}" fill="none" stroke="#8A9DA4" stroke-opacity=".6" stroke-width="1.4"/>
<ellipse cx="90" cy="14" rx="76" ry="12" fill="#F2F6F7" opacity=".55"/><ellipse cx="90" cy="33" rx="68" ry="9" fill="#FFFBF3"/><ellipse cx="78" cy="31" rx="40" ry="4.5" fill="#E9D6BC" opacity=".7" filter="url(#fine)"/><path d="M70 33 q10 -4 20 0 t22 -1" fill="none" stroke="#B98254" stroke-opacity=".5" stroke-width="2"/>
<ellipse cx="90" cy="14" rx="76" ry="11.4" fill="none" stroke="#AEBDC2" stroke-width="1.8"/><path d="M16 12 A76 11.4 0 0 1 96 2.6" fill="none" stroke="#fff" stroke-width="2.2"/>`,
};
