import { blur, leafMark, type Drawing } from '../../drawing.ts';
import { line, printOn, sideLight } from '../../coffee.ts';
import { materials, type Tones } from '../../materials.ts';

/** One aluminium capsule standing on its foil. */
const capsule = (x: number, y: number, t: Tones, id: string): string => `<g transform="translate(${x} ${y})">
<linearGradient id="${id}" x1="0" x2="1"><stop offset="0" stop-color="${t.dark}"/><stop offset=".24" stop-color="${t.light}"/><stop offset=".5" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.deep}"/></linearGradient>
<path d="M0 52 Q34 64 68 52 L68 56 Q34 69 0 56 Z" fill="#8A949A"/><ellipse cx="34" cy="52" rx="34" ry="9" fill="#DDE2E4"/><path d="M0 52 A34 9 0 0 0 68 52" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="1.2"/>
<path d="M5 50 C8 36 12 26 15 14 Q17 7 34 7 Q51 7 53 14 C56 26 60 36 63 50 Q34 62 5 50 Z" fill="url(#${id})"/><ellipse cx="34" cy="13" rx="18" ry="5.5" fill="${t.mid}"/><ellipse cx="34" cy="12.5" rx="13" ry="3.6" fill="${t.dark}" opacity=".5"/><ellipse cx="29" cy="11" rx="7" ry="2" fill="#fff" opacity=".55"/>
<path d="M8 44 Q34 56 60 44" fill="none" stroke="${t.deep}" stroke-opacity=".28" stroke-width="1.2"/><path d="M18 20 L13 44" stroke="#fff" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/></g>`;

/** Carton of coffee capsules with two of them in front. */
export const drawing: Drawing = {
  viewBox: [300, 222],
  pose: 'stands',
  height: 0.405,
  draw: (t) => {
    const print = printOn(t);
    return `<defs>${blur('soft', 6)}${blur('fine', 3)}${sideLight('turn')}
<linearGradient id="front" x1="0" x2="1" y2=".4"><stop offset="0" stop-color="${t.light}"/><stop offset=".22" stop-color="${t.mid}"/><stop offset=".75" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<linearGradient id="top" x1="0" x2="1"><stop offset="0" stop-color="${t.light}"/><stop offset="1" stop-color="${t.mid}"/></linearGradient>
<linearGradient id="down" x1="0" x2="0" y1="0" y2="1"><stop offset=".6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".24"/></linearGradient></defs>
<path d="M24 4 H240 L254 38 H6 Z" fill="url(#top)"/><path d="M24 4 H240 L254 38 H6 Z" fill="#fff" opacity=".16"/><path d="M120 4 L118 38 M16 19 L248 19" stroke="${t.deep}" stroke-opacity=".14" stroke-width="1"/>
<path d="M6 38 H254 V206 Q254 210 250 210 H10 Q6 210 6 206 Z" fill="url(#front)"/>
<path d="M6 38 H254" stroke="#fff" stroke-opacity=".6" stroke-width="1.6"/><path d="M6 39.5 H254" stroke="${t.deep}" stroke-opacity=".22" stroke-width="1"/>
<path d="M6 150 H254 V206 Q254 210 250 210 H10 Q6 210 6 206 Z" fill="${print.band}" opacity=".92"/><path d="M6 146 H254" stroke="${print.paper}" stroke-opacity=".8" stroke-width="2"/>
<rect x="28" y="58" width="104" height="74" rx="2" fill="${print.paper}"/>${leafMark(40, 70, 1.56, print.ink)}${line(90, 78, 32, 4.4, print.ink, 0.9)}${line(90, 88, 26, 3, print.ink, 0.55)}${line(90, 95, 20, 3, print.ink, 0.55)}<path d="M90 108 H122" stroke="${print.ink}" stroke-opacity=".35" stroke-width="1"/>${line(90, 114, 28, 3, print.band)}
${line(28, 176, 64, 4.4, '#FFF8EA', 0.85)}${line(28, 186, 44, 3.2, '#FFF8EA', 0.5)}
<path d="M230 38 V210" stroke="${t.deep}" stroke-opacity=".16" stroke-width="1"/>
<rect x="6" y="38" width="248" height="172" fill="url(#turn)"/><rect x="6" y="38" width="248" height="172" fill="url(#down)"/>
<ellipse cx="60" cy="52" rx="44" ry="7" fill="#fff" opacity=".35" filter="url(#soft)"/>
<ellipse cx="206" cy="196" rx="42" ry="12" fill="#000" opacity=".36" filter="url(#soft)"/><ellipse cx="262" cy="212" rx="34" ry="7" fill="#000" opacity=".34" filter="url(#fine)"/>
${capsule(160, 138, t, 'first')}${capsule(222, 152, { ...materials.brass }, 'second')}`;
  },
};
