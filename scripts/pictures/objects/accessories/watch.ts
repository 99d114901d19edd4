import { blur, type Drawing } from '../../drawing.ts';

const pillow =
  'M62 50C100 42 160 42 198 50C222 55 232 100 232 158C234 228 228 254 204 258C160 263 100 263 56 258C32 254 26 228 28 158C28 100 38 55 62 50Z';
const strap = 'M97 98L101 52C102 26 158 26 159 52L163 98L166 200L160 262Q130 268 100 262L94 200Z';
const cx = 130;
const cy = 150;
const hand = (angle: number, length: number, width: number): string =>
  `<path d="M${-width} 12L${-width * 0.6} ${-length}L0 ${-length - 5}L${width * 0.6} ${-length}L${width} 12Z" transform="translate(${cx} ${cy}) rotate(${angle})"/>`;

/** Wrist watch with a leather strap, put round a small cushion. */
export const drawing: Drawing = {
  viewBox: [212, 236],
  pose: 'stands',
  height: 0.34,
  draw: (t) => `<defs>
  ${blur('s', 2)}${blur('m', 8)}
  <linearGradient id="felt" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fbf5ea"/><stop offset=".45" stop-color="#e9dcc6"/><stop offset="1" stop-color="#b5a27f"/></linearGradient>
  <linearGradient id="band" x1="0" x2="1"><stop offset="0" stop-color="${t.deep}" stop-opacity=".5"/><stop offset=".16" stop-color="${t.light}" stop-opacity=".15"/><stop offset=".34" stop-color="${t.light}" stop-opacity=".5"/><stop offset=".6" stop-color="${t.dark}" stop-opacity="0"/><stop offset="1" stop-color="${t.deep}" stop-opacity=".6"/></linearGradient>
  <linearGradient id="bend" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${t.deep}" stop-opacity=".55"/><stop offset=".12" stop-color="${t.light}" stop-opacity=".35"/><stop offset=".26" stop-color="${t.deep}" stop-opacity=".4"/><stop offset=".5" stop-color="${t.deep}" stop-opacity="0"/><stop offset=".76" stop-color="${t.deep}" stop-opacity=".4"/><stop offset=".84" stop-color="${t.deep}" stop-opacity=".1"/><stop offset="1" stop-color="${t.deep}" stop-opacity=".75"/></linearGradient>
  <linearGradient id="case" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset=".3" stop-color="#cdd5d8"/><stop offset=".55" stop-color="#8a969c"/><stop offset=".78" stop-color="#dfe5e6"/><stop offset="1" stop-color="#6b767c"/></linearGradient>
  <linearGradient id="bezel" x1="1" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#f4f7f7"/><stop offset=".4" stop-color="#a7b1b5"/><stop offset="1" stop-color="#747f85"/></linearGradient>
  <radialGradient id="dial" cx=".38" cy=".32" r=".85"><stop offset="0" stop-color="#fffdf7"/><stop offset=".6" stop-color="#f3ebdc"/><stop offset="1" stop-color="#cdbfa6"/></radialGradient>
  <linearGradient id="lug" x1="0" x2="1"><stop offset="0" stop-color="#7a868c"/><stop offset=".4" stop-color="#f1f4f4"/><stop offset="1" stop-color="#7a868c"/></linearGradient>
  <clipPath id="strap"><path d="${strap}"/></clipPath><clipPath id="pillow"><path d="${pillow}"/></clipPath><clipPath id="glass"><circle cx="${cx}" cy="${cy}" r="59"/></clipPath></defs>
  <g transform="translate(-24 -28)">
  <path d="${pillow}" fill="url(#felt)"/>
  <g clip-path="url(#pillow)"><path d="M54 76Q40 140 44 220L66 226Q60 150 76 74Z" fill="#fff" opacity=".7" filter="url(#m)"/><path d="M6 228Q130 244 254 226V270H6Z" fill="#6f5b3c" opacity=".45" filter="url(#m)"/><path d="M166 40Q176 180 166 262H198Q210 180 192 40Z" fill="#6f5b3c" opacity=".3" filter="url(#m)"/><path d="M86 44Q78 180 88 260H100V44Z" fill="#6f5b3c" opacity=".3" filter="url(#m)"/><path d="M48 56Q32 160 44 256M212 56Q228 160 216 256" fill="none" stroke="#8f7c5a" stroke-opacity=".7" stroke-width="1.5"/></g>
  <path d="${strap}" fill="${t.mid}"/>
  <g clip-path="url(#strap)"><path d="${strap}" fill="url(#band)"/><path d="${strap}" fill="url(#bend)"/></g>
  <path d="${strap}" fill="none" stroke="${t.deep}" stroke-opacity=".55" stroke-width="1.2"/>
  <path d="M103 96L107 54C109 38 151 38 153 54L157 96M100 204L105.5 257M160 204L154.5 257" fill="none" stroke="${t.light}" stroke-opacity=".8" stroke-width="1.3" stroke-dasharray="4 3"/>
  <path d="M97 96L94 74Q100 70 106 76L112 100ZM163 96L166 74Q160 70 154 76L148 100ZM97 204L94 226Q100 230 106 224L112 200ZM163 204L166 226Q160 230 154 224L148 200Z" fill="url(#lug)" stroke="#59636a" stroke-width=".8"/>
  <circle cx="${cx + 5}" cy="${cy + 8}" r="73" fill="#000" opacity=".4" filter="url(#m)" clip-path="url(#pillow)"/>
  <rect x="199" y="139" width="15" height="22" rx="3" fill="url(#bezel)" stroke="#59636a" stroke-width=".8"/><path d="M201 143.5H213M201 148H213M201 152.5H213M201 157H213" stroke="#434b51" stroke-opacity=".6" stroke-width="1"/>
  <circle cx="${cx}" cy="${cy}" r="71.5" fill="url(#case)" stroke="#59636a" stroke-width=".9"/>
  <circle cx="${cx}" cy="${cy}" r="64" fill="url(#bezel)"/><circle cx="${cx}" cy="${cy}" r="60" fill="#59636a"/>
  <circle cx="${cx}" cy="${cy}" r="59" fill="url(#dial)"/>
  <g stroke="#2a2219" fill="none">${Array.from({ length: 60 }, (_, i) => `<path d="M${cx} ${cy - 56}V${cy - 53}" stroke-width="${i % 5 ? 0.7 : 0}" stroke-opacity=".6" transform="rotate(${i * 6} ${cx} ${cy})"/>`).join('')}${Array.from({ length: 12 }, (_, i) => (i === 6 ? '' : `<path d="M${cx} ${cy - 55}V${cy - (i % 3 ? 46 : 42)}" stroke-width="${i % 3 ? 2.2 : 3.2}" transform="rotate(${i * 30} ${cx} ${cy})"/>`)).join('')}</g>
  <circle cx="${cx}" cy="${cy + 30}" r="15" fill="#e6dac5"/><circle cx="${cx}" cy="${cy + 30}" r="15" fill="none" stroke="#2a2219" stroke-opacity=".45" stroke-width=".8"/>${Array.from({ length: 12 }, (_, i) => `<path d="M${cx} ${cy + 16}V${cy + 18.5}" stroke="#2a2219" stroke-opacity=".7" stroke-width=".8" transform="rotate(${i * 30} ${cx} ${cy + 30})"/>`).join('')}<path d="M${cx} ${cy + 34}L${cx + 8} ${cy + 21}" stroke="#2a2219" stroke-width="1.1"/>
  <g transform="translate(${cx - 6.5} ${cy - 38}) scale(.44)" fill="#4f3123"><rect width="9" height="32"/><path d="M11 15C11 6 18 0 28 0C28 9 21 15 11 15Z"/><path d="M11 17C21 17 28 23 28 32C18 32 11 26 11 17Z"/></g>
  <g fill="#000" opacity=".28" transform="translate(2 3)" filter="url(#s)">${hand(305, 28, 3.4)}${hand(57, 42, 2.8)}</g>
  <g fill="#22303a">${hand(305, 28, 3.4)}${hand(57, 42, 2.8)}</g><circle cx="${cx}" cy="${cy}" r="4" fill="#22303a"/><circle cx="${cx}" cy="${cy}" r="1.7" fill="#d3b163"/>
  <g clip-path="url(#glass)"><path d="M60 150L128 82H166L70 190Z" fill="#fff" opacity=".2"/><circle cx="${cx}" cy="${cy}" r="59" fill="none" stroke="#3a2a18" stroke-opacity=".4" stroke-width="5" filter="url(#s)"/></g>
  <path d="M76 122A62 62 0 0 1 118 89" fill="none" stroke="#fff" stroke-opacity=".95" stroke-width="2.6" stroke-linecap="round"/>
  </g>`,
};
