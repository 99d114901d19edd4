import { blur, leafMark, roundGradient, type Drawing } from '../../drawing.ts';
import { coffeeBody, glassGradient, line, printOn, turnLight } from '../../coffee.ts';

const jar =
  'M34 62 C34 74 10 76 9 104 L9 214 Q9 232 26 236 Q90 248 154 236 Q171 232 171 214 L171 104 C170 76 146 74 146 62 Z';
const filling = 'M14 106 Q90 120 166 106 L166 212 Q166 227 151 231 Q90 242 29 231 Q14 227 14 212 Z';

/** Grains of dried coffee, strewn evenly but not in rows: the same each time. */
const grains = (color: string, count: number, start: number): string => {
  const dots = Array.from({ length: count }, (_, at) => {
    const x = 13 + (((at + start) * 0.754878) % 1) * 154;
    const y = 104 + (((at + start) * 0.569841) % 1) * 134;
    return `M${x.toFixed(1)} ${y.toFixed(1)}l2.4 -1.8l1.8 1.6l-1.6 2.2z`;
  });
  return `<path d="${dots.join('')}" fill="${color}"/>`;
};

/** Glass jar of instant coffee with a screw lid. */
export const drawing: Drawing = {
  viewBox: [180, 244],
  pose: 'stands',
  height: 0.44,
  draw: (t) => {
    const print = printOn(t);
    return `<defs>${roundGradient('lid', t)}${glassGradient('glass')}${coffeeBody('coffee')}${turnLight('turn')}${blur('soft', 4.5)}${blur('fine', 1.2)}
<radialGradient id="top" cx=".34" cy=".3" r=".9"><stop offset="0" stop-color="${t.light}"/><stop offset=".6" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></radialGradient>
<clipPath id="in"><path d="${filling}"/></clipPath><clipPath id="inJar"><path d="${jar}"/></clipPath></defs>
<path d="${jar}" fill="#E9F0F1" opacity=".5"/>
<path d="${jar}" fill="url(#glass)"/>
<path d="${filling}" fill="url(#coffee)"/><g clip-path="url(#in)">${grains('#2A140B', 420, 0.4)}${grains('#8F5C38', 300, 0.9)}${grains('#C08A5C', 120, 0.2)}<path d="${filling}" fill="url(#turn)"/></g>
<ellipse cx="90" cy="107" rx="76" ry="8.5" fill="#6E432A"/><ellipse cx="78" cy="105" rx="46" ry="4.5" fill="#A06C45" opacity=".6" filter="url(#fine)"/>
<g clip-path="url(#inJar)"><path d="M24 96 C20 120 20 180 23 226" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="6" filter="url(#fine)"/><path d="M34 90 C31 120 31 180 33 226" fill="none" stroke="#fff" stroke-opacity=".34" stroke-width="5" filter="url(#soft)"/><path d="M160 92 C163 130 163 180 160 228" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2.6" filter="url(#fine)"/>
<path d="M10 226 Q90 248 170 226" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="3" filter="url(#fine)"/></g>
<path d="${jar}" fill="none" stroke="#8A9DA4" stroke-opacity=".5" stroke-width="1"/>
<path d="M9.5 128 Q90 146 170.5 128 V206 Q90 224 9.5 206 Z" fill="${print.paper}"/><path d="M9.5 192 Q90 210 170.5 192 V206 Q90 224 9.5 206 Z" fill="${t.mid}"/><path d="M9.5 133 Q90 151 170.5 133" fill="none" stroke="${print.ink}" stroke-opacity=".35" stroke-width=".9"/>
${leafMark(75.3, 145, 1.05, print.ink)}${line(66, 185.5, 48, 3.2, print.ink, 0.85)}${line(74, 192, 32, 2.4, print.ink, 0.5)}
<path d="M9.5 128 Q90 146 170.5 128 V206 Q90 224 9.5 206 Z" fill="url(#turn)"/>
<path d="M28 24 V62 Q28 67 36 68.5 Q90 78 144 68.5 Q152 67 152 62 V24 Z" fill="url(#lid)"/>
<g stroke="${t.deep}" stroke-opacity=".2" stroke-width="1.1">${Array.from({ length: 25 }, (_, at) => {
      const turn = ((at + 0.5) / 25) * Math.PI;
      const x = 90 - Math.cos(turn) * 61;
      return `<path d="M${x.toFixed(1)} ${(30 + Math.sin(turn) * 13).toFixed(1)} V${(60 + Math.sin(turn) * 13).toFixed(1)}"/>`;
    }).join('')}</g>
<rect x="46" y="34" width="12" height="34" fill="#fff" opacity=".5" filter="url(#soft)"/><path d="M28 60 Q90 78 152 60 V62 Q152 67 144 68.5 Q90 78 36 68.5 Q28 67 28 62 Z" fill="${t.deep}" opacity=".35"/>
<ellipse cx="90" cy="22" rx="62" ry="17" fill="url(#top)"/><ellipse cx="90" cy="22" rx="61" ry="16.2" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1"/><ellipse cx="90" cy="23.5" rx="50" ry="12" fill="none" stroke="${t.deep}" stroke-opacity=".25" stroke-width="1.2"/><ellipse cx="70" cy="17" rx="24" ry="5" fill="#fff" opacity=".4" filter="url(#soft)"/>`;
  },
};
