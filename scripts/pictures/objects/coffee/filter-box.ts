import { blur, leafMark, type Drawing } from '../../drawing.ts';
import { line, printOn, sideLight } from '../../coffee.ts';

/** Open carton of paper filters, the papers standing out at the top. */
export const drawing: Drawing = {
  viewBox: [264, 226],
  pose: 'stands',
  height: 0.4,
  draw: (t) => {
    const print = printOn(t);
    const papers = Array.from({ length: 9 }, (_, at) => {
      const x = 30 + at * 4.2;
      const y = 34 - at * 2.6;
      return `<path d="M${x} 120 L${x - 14 + at * 0.5} ${y + 20} Q${x + 70} ${y - 18} ${x + 176 - at * 0.5} ${y + 16} L${x + 156} 120 Z" fill="${at % 2 ? '#E3CBA4' : '#EBD7B6'}" stroke="#8F6A3E" stroke-opacity=".35" stroke-width=".9"/>`;
    })
      .toReversed()
      .join('');
    return `<defs>${blur('soft', 6)}${blur('fine', 2)}${sideLight('turn')}
<linearGradient id="front" x1="0" x2="1" y2=".4"><stop offset="0" stop-color="${t.light}"/><stop offset=".22" stop-color="${t.mid}"/><stop offset=".75" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<linearGradient id="down" x1="0" x2="0" y1="0" y2="1"><stop offset=".6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".24"/></linearGradient></defs>
<path d="M22 84 L40 62 H246 L256 84 Z" fill="${t.dark}"/>
${papers}
<path d="M16 40 Q90 8 196 38 L188 120 H30 Z" fill="#F0DFC2"/><path d="M16 40 Q90 8 196 38" fill="none" stroke="#8F6A3E" stroke-opacity=".5" stroke-width="1.2"/><path d="M24 46 L40 118 M18 44 Q90 16 192 43" fill="none" stroke="#8F6A3E" stroke-opacity=".35" stroke-width="1" stroke-dasharray="3 2.4"/><path d="M30 44 Q70 24 110 24 L80 116 H46 Z" fill="#fff" opacity=".3" filter="url(#soft)"/>
<path d="M6 84 L60 84 Q66 84 70 90 Q82 110 112 110 H150 Q180 110 192 90 Q196 84 202 84 L258 84 V218 Q258 222 254 222 H10 Q6 222 6 218 Z" fill="#000" opacity=".2" filter="url(#fine)" transform="translate(0 -3)"/>
<path d="M6 84 L60 84 Q66 84 70 90 Q82 110 112 110 H150 Q180 110 192 90 Q196 84 202 84 L258 84 V218 Q258 222 254 222 H10 Q6 222 6 218 Z" fill="url(#front)"/>
<path d="M6 85 L60 85 Q66 85 70 91 Q82 111 112 111 H150 Q180 111 192 91 Q196 85 202 85 L258 85" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.6"/>
<path d="M6 190 H258 V218 Q258 222 254 222 H10 Q6 222 6 218 Z" fill="${print.band}"/><path d="M6 187.5 H258" stroke="${print.paper}" stroke-opacity=".8" stroke-width="1.6"/>
${leafMark(30, 122, 1.6, print.ink)}${line(94, 132, 76, 5, print.ink, 0.9)}${line(94, 144, 56, 3.4, print.ink, 0.55)}${line(94, 153, 40, 3.4, print.ink, 0.55)}
<g transform="translate(206 126)" fill="none" stroke="${print.ink}" stroke-opacity=".8" stroke-width="1.6" stroke-linejoin="round"><path d="M0 4 Q18 -4 36 4 L25 34 H11 Z"/><path d="M3 7 L13 32" stroke-dasharray="2.4 2"/></g>
<rect x="6" y="84" width="252" height="138" fill="url(#turn)"/><rect x="6" y="84" width="252" height="138" fill="url(#down)"/>`;
  },
};
