import { blur, type Drawing } from '../../drawing.ts';

/** One folded layer; the fold shows at the left, the cloth lies double. */
const layer = (y: number, tall: number, left: number, right: number): string =>
  `M${left} ${y + tall * 0.5} C${left} ${y + 5} ${left + 10} ${y + 1} ${left + 30} ${y} C140 ${y + 3} 220 ${y + 2} ${right - 26} ${y} C${right - 8} ${y} ${right} ${y + 6} ${right} ${y + tall * 0.5} C${right} ${y + tall - 5} ${right - 8} ${y + tall} ${right - 26} ${y + tall} C220 ${y + tall + 2} 130 ${y + tall + 2} ${left + 30} ${y + tall} C${left + 10} ${y + tall} ${left} ${y + tall - 5} ${left} ${y + tall * 0.5} Z`;
const layers = [
  [128, 55, 3, 318],
  [68, 60, 8, 322],
  [6, 62, 5, 320],
] as const;

/** The end that hangs over the front, with woven stripes. */
const flap =
  'M164 8 C214 3 262 5 294 7 C314 9 321 22 321 44 C323 90 322 112 323 142 Q290 150 246 147 Q202 151 161 146 C163 106 161 60 164 8 Z';

/** Twisted fringe, each a little different in length and lean. */
const fringes = Array.from({ length: 17 }, (_, i) => {
  const x = 166 + i * 9.5;
  const lean = x + Math.sin(i * 2.7) * 2.6;
  return `<path d="M${x} 143 C${x + 1} 156 ${lean.toFixed(1)} 164 ${lean.toFixed(1)} ${(179 + Math.sin(i * 1.9) * 4).toFixed(1)}"/>`;
}).join('');
const weave = Array.from({ length: 34 }, (_, i) => `M160 ${10 + i * 4} Q244 ${17 + i * 4} 326 ${10 + i * 4}`).join(' ');

/** Wool blanket, folded in three, the fringed end over the front. */
export const drawing: Drawing = {
  viewBox: [326, 185],
  pose: 'stands',
  height: 0.33,
  draw: (t) => `<g transform="translate(0 -2)"><defs>
${blur('line', 2)}${blur('soft', 7)}${blur('wide', 16)}
<linearGradient id="fold" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${t.light}"/><stop offset=".16" stop-color="${t.mid}"/><stop offset=".72" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<linearGradient id="turn" x1="0" x2="1"><stop offset="0" stop-color="${t.deep}" stop-opacity=".26"/><stop offset=".06" stop-color="${t.light}" stop-opacity=".1"/><stop offset=".2" stop-color="${t.light}" stop-opacity=".22"/><stop offset=".45" stop-color="${t.light}" stop-opacity="0"/><stop offset="1" stop-color="${t.deep}" stop-opacity=".4"/></linearGradient>
<linearGradient id="flap" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${t.light}"/><stop offset=".16" stop-color="${t.mid}"/><stop offset=".75" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<clipPath id="in"><path d="${flap}"/></clipPath></defs>
${layers
  .map(([y, tall, left, right], i) => {
    const shape = layer(y, tall, left, right);
    return `<path d="${shape}" fill="url(#fold)"/><path d="${shape}" fill="url(#turn)"/><path d="M${left + 16} ${y + tall * 0.5} C80 ${y + tall * 0.58} 130 ${y + tall * 0.46} ${right} ${y + tall * 0.52}" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="2.6" filter="url(#line)"/><path d="M${left + 18} ${y + tall * 0.5 + 4} C80 ${y + tall * 0.58 + 4} 130 ${y + tall * 0.46 + 4} ${right} ${y + tall * 0.52 + 4}" fill="none" stroke="${t.light}" stroke-opacity=".4" stroke-width="3" filter="url(#line)"/>
<g fill="none" stroke="${t.deep}" stroke-opacity=".09" stroke-width="1.2"><path d="M${left + 14} ${y + 10} C90 ${y + 14} 160 ${y + 10} 300 ${y + 12} M${left + 8} ${y + 17} C90 ${y + 21} 160 ${y + 17} 300 ${y + 19} M${left + 6} ${y + 24} C90 ${y + 29} 160 ${y + 24} 300 ${y + 26} M${left + 6} ${y + 42} C90 ${y + 47} 160 ${y + 42} 300 ${y + 44} M${left + 8} ${y + 49} C90 ${y + 54} 160 ${y + 49} 300 ${y + 51}"/></g>
<path d="${shape}" fill="none" stroke="${t.deep}" stroke-opacity=".3" stroke-width="1.2"/>${i < 2 ? `<path d="M14 ${y + 2} C110 ${y + 9} 240 ${y + 9} 316 ${y + 2}" fill="none" stroke="${t.deep}" stroke-opacity=".7" stroke-width="7" filter="url(#line)"/>` : ''}`;
  })
  .join('')}
<path d="M158 18 C156 60 158 106 156 148 L196 148 V18 Z" fill="${t.deep}" opacity=".5" filter="url(#soft)"/>
<g fill="none" stroke-linecap="round"><g stroke="${t.deep}" stroke-width="6.6">${fringes}</g><g stroke="${t.mid}" stroke-width="4.8">${fringes}</g><g stroke="${t.light}" stroke-opacity=".6" stroke-width="1.4" transform="translate(-1 0)">${fringes}</g></g>
<path d="${flap}" fill="url(#flap)"/>
<g clip-path="url(#in)"><g fill="${t.deep}"><path d="M158 94 Q244 101 328 94 V105 Q244 112 158 105 Z" opacity=".5"/><path d="M158 111 Q244 118 328 111 V114 Q244 121 158 114 Z" opacity=".5"/><path d="M158 85 Q244 92 328 85 V88 Q244 95 158 88 Z" opacity=".5"/></g><g fill="${t.light}" opacity=".7"><path d="M158 120 Q244 127 328 120 V124 Q244 131 158 124 Z"/><path d="M158 75 Q244 82 328 75 V79 Q244 86 158 79 Z"/></g>
<path d="${weave}" fill="none" stroke="${t.deep}" stroke-opacity=".1" stroke-width="1.2"/>
<ellipse cx="196" cy="50" rx="30" ry="50" fill="#fff" opacity=".22" filter="url(#wide)"/><ellipse cx="322" cy="100" rx="24" ry="90" fill="${t.deep}" opacity=".36" filter="url(#wide)"/></g>
<path d="M164 10 C161 60 163 106 161 145" fill="none" stroke="${t.deep}" stroke-opacity=".45" stroke-width="1.5"/><path d="M161 144 Q202 149 246 146 Q290 149 323 141" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1.5"/></g>`,
};
