import { glassGradient } from '../../coffee.ts';
import { blur, type Drawing } from '../../drawing.ts';

const glass = 'M12 13C14 70 19 128 25 166Q28 180 40 183Q80 189 120 183Q132 180 135 166C141 128 146 70 148 13Z';
const water = 'M18 66C20 104 25 138 31 160Q34 168 44 170Q80 175 116 170Q126 168 129 160C135 138 140 104 142 66Z';

/** Short glass of melted bottles: a little green, with small bubbles, half full of water. */
export const drawing: Drawing = {
  viewBox: [160, 188],
  pose: 'stands',
  height: 0.33,
  draw: () => `<defs>${glassGradient('glass')}${blur('soft', 4)}${blur('fine', 1.6)}
<linearGradient id="deep" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#BFDCD6" stop-opacity=".55"/><stop offset="1" stop-color="#7FB0A6" stop-opacity=".75"/></linearGradient>
<clipPath id="in"><path d="${glass}"/></clipPath></defs>
<path d="${glass}" fill="#DDECE6" opacity=".5"/><path d="${water}" fill="url(#deep)"/>
<ellipse cx="80" cy="66" rx="62" ry="9" fill="#EAF6F3" opacity=".8"/><path d="M18 66A62 9 0 0 0 142 66" fill="none" stroke="#6F9C93" stroke-opacity=".5" stroke-width="1.6"/>
<path d="${glass}" fill="url(#glass)" opacity=".55"/>
<g clip-path="url(#in)"><path d="M26 22C28 80 34 130 40 162" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="6" filter="url(#fine)"/><path d="M134 24C132 80 126 130 120 164" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3" filter="url(#fine)"/><path d="M24 172Q80 190 136 172V188H24Z" fill="#3F7468" opacity=".32" filter="url(#soft)"/></g>
${[
  [52, 120, 2],
  [96, 142, 1.6],
  [108, 104, 2.2],
  [70, 152, 1.4],
  [62, 40, 1.6],
  [112, 46, 1.3],
]
  .map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="#fff" opacity=".7"/>`)
  .join('')}
<path d="${glass}" fill="none" stroke="#6F948B" stroke-opacity=".65" stroke-width="1.4"/>
<ellipse cx="80" cy="13" rx="68" ry="10.6" fill="#EEF6F3" opacity=".45"/><ellipse cx="80" cy="13" rx="68" ry="10.4" fill="none" stroke="#93B3AA" stroke-width="1.8"/><path d="M13 11A68 10.4 0 0 1 86 2.7" fill="none" stroke="#fff" stroke-width="2.2"/>`,
};
