import { blur, type Drawing } from '../../drawing.ts';
import { materials } from '../../materials.ts';

const b = materials.brass;

/** Strokes of the dial, longer at the hours. */
const dial = Array.from({ length: 60 }, (_, i) => {
  const angle = (i * Math.PI) / 30;
  const inner = i % 15 === 0 ? 68 : i % 5 === 0 ? 75 : 84;
  const at = (r: number): string =>
    `${(125 + r * Math.sin(angle)).toFixed(1)} ${(133 - r * Math.cos(angle)).toFixed(1)}`;
  return `<path d="M${at(inner)} L${at(88)}" stroke="#3A2E22" stroke-width="${i % 15 === 0 ? 4 : i % 5 === 0 ? 2.8 : 1}" stroke-opacity="${i % 5 === 0 ? 0.9 : 0.5}"/>`;
}).join('');
const hand = (turn: number, long: number, wide: number, color: string): string =>
  `<path d="M${125 - wide / 2} 148 L${125 - wide / 3} ${133 - long} Q125 ${129 - long} ${125 + wide / 3} ${133 - long} L${125 + wide / 2} 148 Z" fill="${color}" transform="rotate(${turn} 125 133)"/>`;

/** Round table clock on two feet, with a knob for the alarm. */
export const drawing: Drawing = {
  viewBox: [250, 268],
  pose: 'stands',
  height: 0.42,
  draw: (t) => `<g transform="translate(0 -3)"><defs>
${blur('soft', 7)}${blur('line', 2)}
<linearGradient id="case" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${t.light}"/><stop offset=".32" stop-color="${t.mid}"/><stop offset=".7" stop-color="${t.dark}"/><stop offset="1" stop-color="${t.deep}"/></linearGradient>
<linearGradient id="inner" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${t.deep}"/><stop offset=".55" stop-color="${t.dark}"/><stop offset="1" stop-color="${t.light}"/></linearGradient>
<linearGradient id="brass" x1="0" x2="1"><stop offset="0" stop-color="${b.dark}"/><stop offset=".3" stop-color="${b.light}"/><stop offset=".65" stop-color="${b.mid}"/><stop offset="1" stop-color="${b.deep}"/></linearGradient>
<radialGradient id="face" cx=".4" cy=".36" r=".75"><stop offset="0" stop-color="#FFFDF7"/><stop offset=".6" stop-color="#F6EEDF"/><stop offset="1" stop-color="#DACBB0"/></radialGradient>
<clipPath id="in"><circle cx="125" cy="133" r="99"/></clipPath></defs>
<path d="M56 238 L46 264 Q45 269 50 269 H60 Q64 269 66 265 L84 246 Z" fill="url(#brass)"/><path d="M194 238 L204 264 Q205 269 200 269 H190 Q186 269 184 265 L166 246 Z" fill="url(#brass)"/><path d="M194 238 L204 264 Q205 269 200 269 H190 Q186 269 184 265 L166 246 Z" fill="${b.deep}" opacity=".35"/>
<rect x="115" y="4" width="20" height="14" rx="5" fill="url(#brass)"/><path d="M117 9 H133" stroke="#FFF6D8" stroke-opacity=".6" stroke-width="1.4"/>
<circle cx="125" cy="133" r="122.5" fill="url(#case)"/><circle cx="125" cy="133" r="121.8" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1.4"/>
<path d="M20 92 A113 113 0 0 1 84 28" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="5" filter="url(#line)"/><path d="M228 182 A115 115 0 0 1 172 237" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="8" filter="url(#soft)"/>
<circle cx="125" cy="133" r="104" fill="url(#inner)"/><circle cx="125" cy="133" r="100.5" fill="none" stroke="url(#brass)" stroke-width="2.6"/><circle cx="125" cy="133" r="99" fill="url(#face)"/>
<g clip-path="url(#in)"><path d="M18 150 A108 108 0 0 1 150 22" fill="none" stroke="#4A3A26" stroke-opacity=".5" stroke-width="14" filter="url(#soft)"/></g>
${dial}
<g opacity=".35" transform="translate(3 5)" filter="url(#line)">${hand(-58, 50, 9, '#2A1A0C')}${hand(54, 76, 7, '#2A1A0C')}</g>
${hand(210, 60, 4, b.mid)}${hand(-58, 50, 9, '#2E241A')}${hand(54, 76, 7, '#2E241A')}
<circle cx="125" cy="133" r="7.5" fill="#2E241A"/><circle cx="125" cy="133" r="4.6" fill="url(#brass)"/><circle cx="123.6" cy="131.6" r="1.5" fill="#FFF6D8"/>
<g clip-path="url(#in)"><path d="M20 120 L140 20 L176 28 L26 168 Z" fill="#fff" opacity=".26"/></g></g>`,
};
