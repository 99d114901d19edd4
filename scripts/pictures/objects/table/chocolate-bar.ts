import { blur, leafMark, type Drawing } from '../../drawing.ts';
import { line, printOn, sideLight } from '../../coffee.ts';
import { materials } from '../../materials.ts';

/** A chocolate bar leaning upright: the paper sleeve below, foil torn open, the chocolate above. */
export const drawing: Drawing = {
  viewBox: [176, 318],
  pose: 'stands',
  height: 0.5,
  draw: (t) => {
    const print = printOn(t);
    const milky = t === materials.camel || t === materials.oat || t === materials.sand;
    const chocolate = milky
      ? { deep: '#54301A', dark: '#7A4A2B', mid: '#94603A', light: '#C79468' }
      : { deep: '#1E0F08', dark: '#361D12', mid: '#4C2B1B', light: '#8A5D42' };
    const piece = (x: number, y: number): string =>
      `<path d="M${x} ${y} h33 v38 h-33z" fill="${chocolate.dark}"/><path d="M${x} ${y} h33 l-5 5 h-23z" fill="${chocolate.light}"/><path d="M${x} ${y} l5 5 v28 l-5 5z" fill="${chocolate.mid}"/><path d="M${x + 33} ${y} v38 l-5 -5 v-28z" fill="${chocolate.deep}"/><path d="M${x} ${y + 38} l5 -5 h23 l5 5z" fill="${chocolate.deep}"/><path d="M${x + 5} ${y + 5} h23 v28 h-23z" fill="url(#square)"/>`;
    return `<defs>${blur('soft', 6)}${blur('fine', 2)}${sideLight('turn')}
<linearGradient id="square" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="${chocolate.light}"/><stop offset=".45" stop-color="${chocolate.mid}"/><stop offset="1" stop-color="${chocolate.dark}"/></linearGradient>
<linearGradient id="paper" x1="0" x2="1" y2=".3"><stop offset="0" stop-color="${t.dark}"/><stop offset=".06" stop-color="${t.mid}"/><stop offset=".2" stop-color="${t.light}"/><stop offset=".42" stop-color="${t.mid}"/><stop offset=".86" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<linearGradient id="foil" x1="0" x2="1"><stop offset="0" stop-color="#A7864A"/><stop offset=".15" stop-color="#F3E3B3"/><stop offset=".3" stop-color="#C2A15A"/><stop offset=".45" stop-color="#F8EDC8"/><stop offset=".62" stop-color="#B18F4B"/><stop offset=".8" stop-color="#EBD59A"/><stop offset="1" stop-color="#8C6E2C"/></linearGradient>
<linearGradient id="down" x1="0" x2="0" y1="0" y2="1"><stop offset=".6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></linearGradient></defs>
<path d="M16 8 Q16 4 20 4 H156 Q160 4 160 8 V120 H16 Z" fill="${chocolate.deep}"/>
${[0, 1, 2].flatMap((row) => [0, 1, 2, 3].map((column) => piece(19.5 + column * 34.3, 7 + row * 39.5))).join('')}
<path d="M30 8 H70 L50 124 H20 Z" fill="#fff" opacity=".1" filter="url(#soft)"/>
<path d="M10 118 L18 96 L28 108 L40 88 L52 106 L66 92 L80 110 L94 90 L108 108 L122 94 L134 110 L148 92 L158 106 L166 118 V140 H10 Z" fill="#000" opacity=".35" filter="url(#fine)" transform="translate(2 -4)"/>
<path d="M9 122 L18 97 L28 109 L40 89 L52 107 L66 93 L80 111 L94 91 L108 109 L122 95 L134 111 L148 93 L158 107 L167 122 V150 H9 Z" fill="url(#foil)"/><path d="M28 109 L32 146 M40 89 L38 140 M66 93 L70 146 M80 111 L78 150 M108 109 L112 146 M122 95 L120 150 M148 93 L146 146" stroke="#7A5F22" stroke-opacity=".4" stroke-width="1.4"/><path d="M29.5 109 L34 146 M68 93 L72 146 M110 109 L114 146" stroke="#fff" stroke-opacity=".6" stroke-width="1.2"/><path d="M9 122 L18 97 L28 109 L40 89 L52 107 L66 93 L80 111 L94 91 L108 109 L122 95 L134 111 L148 93 L158 107 L167 122" fill="none" stroke="#FFF8DF" stroke-opacity=".8" stroke-width="1.2"/>
<path d="M6 138 Q88 130 170 138 L171 308 Q171 312 167 312.5 Q88 317 9 312.5 Q5 312 5 308 Z" fill="#000" opacity=".3" filter="url(#fine)" transform="translate(0 -4)"/>
<path d="M6 140 Q88 134 170 140 L171 308 Q171 312 167 312.5 Q88 317 9 312.5 Q5 312 5 308 Z" fill="url(#paper)"/>
<path d="M6 141 Q88 135 170 141" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.6"/>
<rect x="34" y="164" width="108" height="112" rx="2" fill="${print.paper}"/><rect x="38.5" y="168.5" width="99" height="103" fill="none" stroke="${print.ink}" stroke-opacity=".3" stroke-width=".9"/>${leafMark(68, 180, 1.42, print.ink)}${line(62, 237, 52, 4, print.ink, 0.9)}${line(70, 246, 36, 2.8, print.ink, 0.55)}<path d="M60 257 H116" stroke="${print.band}" stroke-width="3" stroke-linecap="round"/>
<path d="M5 290 Q88 294 171 290 L171 308 Q171 312 167 312.5 Q88 317 9 312.5 Q5 312 5 308 Z" fill="${print.band}"/>
<path d="M6 140 Q88 134 170 140 L171 308 Q171 312 167 312.5 Q88 317 9 312.5 Q5 312 5 308 Z" fill="url(#turn)"/><path d="M6 140 Q88 134 170 140 L171 308 Q171 312 167 312.5 Q88 317 9 312.5 Q5 312 5 308 Z" fill="url(#down)"/>`;
  },
};
