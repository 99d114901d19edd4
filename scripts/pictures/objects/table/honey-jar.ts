import { blur, leafMark, roundGradient, type Drawing } from '../../drawing.ts';
import { line, printOn, turnLight } from '../../coffee.ts';
import { materials } from '../../materials.ts';

const jar =
  'M32 68 C30 78 12 82 10 108 V196 C10 220 28 228 56 231 Q90 234 124 231 C152 228 170 220 170 196 V108 C168 82 150 78 148 68 Z';
const honey = 'M15 108 V196 C15 216 31 223 57 226 Q90 229 123 226 C149 223 165 216 165 196 V108 Q90 118 15 108 Z';

/** Jar of honey with a linen cover tied over its lid. */
export const drawing: Drawing = {
  viewBox: [180, 236],
  pose: 'stands',
  height: 0.4,
  draw: (t) => {
    const print = printOn(t);
    const cloth = materials.oat;
    const pleats = Array.from({ length: 13 }, (_, at) => {
      const turn = (at / 12) * Math.PI;
      const x = 90 - Math.cos(turn) * 62;
      const out = 90 - Math.cos(turn) * 82;
      return `M${x.toFixed(1)} ${(52 + Math.sin(turn) * 10).toFixed(1)} L${out.toFixed(1)} ${(78 + Math.sin(turn) * 12).toFixed(1)}`;
    }).join('');
    return `<defs>${roundGradient('cloth', cloth)}${turnLight('turn')}${blur('soft', 6)}${blur('fine', 1.8)}
<linearGradient id="honey" x1="0" x2="1"><stop offset="0" stop-color="#8A4D08"/><stop offset=".14" stop-color="#C47A12"/><stop offset=".34" stop-color="#F0B63C"/><stop offset=".62" stop-color="#D18A1A"/><stop offset=".9" stop-color="#8F520C"/><stop offset="1" stop-color="#B56E14"/></linearGradient>
<radialGradient id="glow" cx=".64" cy=".72" r=".5"><stop offset="0" stop-color="#FFDF85" stop-opacity=".9"/><stop offset="1" stop-color="#FFDF85" stop-opacity="0"/></radialGradient>
<radialGradient id="top" cx=".38" cy=".3" r=".9"><stop offset="0" stop-color="${cloth.light}"/><stop offset=".7" stop-color="${cloth.mid}"/><stop offset="1" stop-color="${cloth.dark}"/></radialGradient>
<clipPath id="in"><path d="${jar}"/></clipPath></defs>
<path d="${jar}" fill="#EFE8D8" opacity=".7"/><path d="${honey}" fill="url(#honey)"/><path d="${honey}" fill="url(#glow)"/><ellipse cx="90" cy="108" rx="75" ry="8" fill="#E9AE3A"/>
<g clip-path="url(#in)"><path d="M26 94 C23 120 23 180 29 216" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="7" stroke-linecap="round" filter="url(#fine)"/><path d="M40 96 C38 120 38 180 42 220" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="7" filter="url(#soft)"/><path d="M158 96 C161 130 161 180 155 214" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="3" filter="url(#fine)"/><path d="M36 222 Q90 232 144 222" fill="none" stroke="#FFE9AE" stroke-opacity=".8" stroke-width="3" filter="url(#fine)"/></g>
<path d="${jar}" fill="none" stroke="#8F6A2E" stroke-opacity=".5" stroke-width="1.2"/>
<path d="M44 134 Q90 140 136 134 V196 Q90 202 44 196 Z" fill="${print.paper}"/><path d="M48 138 Q90 144 132 138 V192 Q90 198 48 192 Z" fill="none" stroke="${print.ink}" stroke-opacity=".3" stroke-width=".9"/>${leafMark(76.7, 145, 0.95, print.ink)}${line(68, 181, 44, 3.2, print.ink, 0.9)}${line(76, 187, 28, 2.4, print.ink, 0.55)}<path d="M44 134 Q90 140 136 134 V196 Q90 202 44 196 Z" fill="url(#turn)" opacity=".6"/>
<path d="M28 50 C24 62 12 70 5 86 C14 84 18 90 26 88 C34 86 38 94 48 92 C58 90 64 97 76 95 C86 93 94 97 106 95 C118 92 126 96 136 92 C146 88 150 92 158 88 C164 85 170 88 175 85 C168 70 156 62 152 50 Z" fill="#000" opacity=".3" filter="url(#fine)" transform="translate(2 6)"/>
<path d="M28 46 C24 60 12 68 5 84 C14 82 18 88 26 86 C34 84 38 92 48 90 C58 88 64 95 76 93 C86 91 94 95 106 93 C118 90 126 94 136 90 C146 86 150 90 158 86 C164 83 170 86 175 83 C168 68 156 60 152 46 Z" fill="url(#cloth)"/><path d="${pleats}" stroke="${cloth.deep}" stroke-opacity=".28" stroke-width="2" fill="none" filter="url(#fine)"/><path d="M5 84 C14 82 18 88 26 86 C34 84 38 92 48 90 C58 88 64 95 76 93 C86 91 94 95 106 93 C118 90 126 94 136 90 C146 86 150 90 158 86 C164 83 170 86 175 83" fill="none" stroke="${cloth.deep}" stroke-opacity=".5" stroke-width="1.2"/>
<path d="M27 26 C26 12 56 5 90 5 C124 5 154 12 153 26 L152 46 Q90 66 28 46 Z" fill="url(#top)"/><path d="M28 38 Q90 58 152 38" fill="none" stroke="${cloth.deep}" stroke-opacity=".16" stroke-width="1.2"/><ellipse cx="70" cy="16" rx="30" ry="6" fill="#fff" opacity=".6" filter="url(#fine)"/>
<path d="M27 44 Q90 66 153 44 V51 Q90 73 27 51 Z" fill="#8A5C34"/><path d="M27 45.5 Q90 67.5 153 45.5" fill="none" stroke="#D9B07F" stroke-width="1.2" stroke-dasharray="3 2"/><path d="M27 49 Q90 71 153 49" fill="none" stroke="#D9B07F" stroke-opacity=".7" stroke-width="1.2" stroke-dasharray="3 2" stroke-dashoffset="2.5"/>
<path d="M102 62 C112 50 128 50 126 58 C124 65 110 66 102 62 C92 56 84 56 82 63 C84 70 96 68 102 62 C106 72 110 78 116 84 M102 62 C100 72 98 78 94 86" fill="none" stroke="#7A4E28" stroke-width="2.6" stroke-linecap="round"/>`;
  },
};
