import { blur, leafMark, roundGradient, type Drawing } from '../../drawing.ts';
import { bean, printOn } from '../../coffee.ts';
import { materials } from '../../materials.ts';

const shell = 'M8 52 Q8 36 24 36 H244 Q260 36 260 52 V318 Q260 326 252 326 H16 Q8 326 8 318 Z';

const beans = Array.from({ length: 16 }, (_, at) =>
  bean(
    62 + (at % 8) * 18 + (at > 7 ? 8 : 0),
    at > 7 ? 29 : 22,
    1.25,
    (at * 71) % 180,
    at % 3 ? '#4E2C1A' : '#6E4329',
    '#26120A',
  ),
).join('');

/** Bean-to-cup machine: hopper on top, a quiet display, two spouts over two cups. */
export const drawing: Drawing = {
  viewBox: [268, 338],
  pose: 'stands',
  height: 0.56,
  draw: (
    t,
  ) => `<defs>${roundGradient('steel', materials.steel)}${roundGradient('black', materials.charcoal)}${blur('soft', 7)}${blur('fine', 2)}
<linearGradient id="front" x1="0" x2="1" y1="0" y2=".35"><stop offset="0" stop-color="${t.light}"/><stop offset=".22" stop-color="${t.mid}"/><stop offset=".74" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<linearGradient id="down" x1="0" x2="0" y1="0" y2="1"><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></linearGradient>
<linearGradient id="panel" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="#3F4448"/><stop offset=".4" stop-color="#1B1D20"/><stop offset="1" stop-color="#101113"/></linearGradient>
<linearGradient id="niche" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#0C0D0E"/><stop offset=".5" stop-color="#24272A"/><stop offset="1" stop-color="#34383C"/></linearGradient>
<linearGradient id="smoke" x1="0" x2="1"><stop offset="0" stop-color="#22262A" stop-opacity=".6"/><stop offset=".3" stop-color="#fff" stop-opacity=".25"/><stop offset="1" stop-color="#22262A" stop-opacity=".6"/></linearGradient>
<linearGradient id="cup" x1="0" x2="1"><stop offset="0" stop-color="#CDBDA4"/><stop offset=".28" stop-color="#FFFDF8"/><stop offset=".55" stop-color="#F1E7D8"/><stop offset="1" stop-color="#B3A185"/></linearGradient>
<clipPath id="in"><path d="${shell}"/></clipPath></defs>
<path d="M40 38 L46 10 Q48 5 56 5 H212 Q220 5 222 10 L228 38 Z" fill="#5B4030"/>${beans}<path d="M40 38 L46 10 Q48 5 56 5 H212 Q220 5 222 10 L228 38 Z" fill="url(#smoke)"/><path d="M47 9 H221" stroke="#fff" stroke-opacity=".55" stroke-width="1.6"/><path d="M44 5 Q44 3 48 3 H220 Q224 3 224 5 V9 H44 Z" fill="url(#black)"/>
<path d="${shell}" fill="url(#front)"/>
<g clip-path="url(#in)"><path d="M28 40 V324" stroke="#fff" stroke-opacity=".4" stroke-width="14" filter="url(#soft)"/><path d="M254 40 V324" stroke="${t.deep}" stroke-opacity=".5" stroke-width="20" filter="url(#soft)"/><path d="M8 36 H260 V46 H8 Z" fill="#fff" opacity=".35"/></g><path d="${shell}" fill="url(#down)"/>
<path d="M36 62 Q36 56 42 56 H226 Q232 56 232 62 V128 Q232 134 226 134 H42 Q36 134 36 128 Z" fill="url(#panel)"/><path d="M36 62 Q36 56 42 56 H150 L100 134 H42 Q36 134 36 128 Z" fill="#fff" opacity=".06"/>
<rect x="92" y="68" width="84" height="54" rx="4" fill="#22333A"/><rect x="92" y="68" width="84" height="54" rx="4" fill="none" stroke="#5E7A84" stroke-opacity=".6"/><g transform="translate(112 82)" fill="none" stroke="#F6EAD6" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M2 8 H30 V14 Q30 26 16 26 Q2 26 2 14 Z M30 11 Q40 10 38 17 Q36 21 29 20 M10 3 q3 -3 0 -6 M20 3 q3 -3 0 -6"/></g><path d="M158 82 v26" stroke="#F6EAD6" stroke-opacity=".35" stroke-width="3" stroke-linecap="round"/><path d="M158 94 v14" stroke="#E9B872" stroke-width="3" stroke-linecap="round"/>
<g fill="#F6EAD6" opacity=".85"><circle cx="64" cy="78" r="3.4"/><circle cx="64" cy="95" r="3.4"/><circle cx="64" cy="112" r="3.4"/></g><circle cx="205" cy="95" r="15" fill="url(#steel)"/><circle cx="205" cy="95" r="15" fill="none" stroke="#434B51" stroke-opacity=".6"/><circle cx="205" cy="95" r="10.5" fill="#26282B"/><path d="M205 86.5 v5" stroke="#F6EAD6" stroke-width="1.8" stroke-linecap="round"/>
${leafMark(125, 142, 0.64, printOn(t).paper)}
<path d="M42 172 Q42 168 46 168 H222 Q226 168 226 172 V296 H42 Z" fill="url(#niche)"/><path d="M42 172 Q42 168 46 168 H222 Q226 168 226 172 V186 H42 Z" fill="#000" opacity=".5" filter="url(#fine)"/>
<path d="M96 168 H172 L168 206 Q167 212 160 212 H108 Q101 212 100 206 Z" fill="url(#black)"/><path d="M104 172 L107 206" stroke="#fff" stroke-opacity=".3" stroke-width="5" filter="url(#fine)"/><path d="M110 212 h14 l-2 12 h-10 z M144 212 h14 l-2 12 h-10 z" fill="url(#steel)"/>
<path d="M117 224 V254 M151 224 V254" stroke="#5A3420" stroke-width="2.4"/>
${[96, 138]
  .map(
    (x) =>
      `<ellipse cx="${x + 20}" cy="291" rx="26" ry="4" fill="#000" opacity=".7" filter="url(#fine)"/><path d="M${x - 2} 250 H${x + 38} Q${x + 37} 280 ${x + 29} 290 H${x + 7} Q${x - 1} 280 ${x - 2} 250 Z" fill="url(#cup)"/><ellipse cx="${x + 18}" cy="250" rx="20" ry="4.6" fill="#FFFDF8"/><ellipse cx="${x + 18}" cy="250.8" rx="17.5" ry="3.4" fill="#5A3420"/><ellipse cx="${x + 15}" cy="250.4" rx="10" ry="1.6" fill="#B07A4A"/>`,
  )
  .join('')}
<path d="M42 290 H226 L236 302 H32 Z" fill="#15171A"/><g stroke="#7A868C" stroke-width="1.8">${Array.from({ length: 15 }, (_, at) => `<path d="M${52 + at * 11.8} 291 L${47 + at * 12.5} 301"/>`).join('')}</g>
<path d="M32 301 H236 V316 Q236 320 232 320 H36 Q32 320 32 316 Z" fill="url(#steel)"/><path d="M32 302 H236" stroke="#fff" stroke-opacity=".8" stroke-width="1.4"/>
<path d="M26 326 H62 L59 334 H29 Z M206 326 H242 L239 334 H209 Z" fill="#1A1B1D"/>`,
};
