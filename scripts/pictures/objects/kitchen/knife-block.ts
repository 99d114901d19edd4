import { blur, footShade, type Drawing } from '../../drawing.ts';

const front =
  'M14 152 L196 152 Q202 152 202 159 L196 320 Q195 328 186 328 L24 328 Q15 328 14 320 L8 159 Q8 152 14 152 Z';

/** Handle of dark wood with bolster, three rivets and a fine light edge; `x` is its middle, `y` its butt. */
const knife = (x: number, y: number, length: number, tilt: number, wide = 12): string => {
  const foot = y + length;
  const grip = `M${x - wide} ${y + 10} C${x - wide} ${y - 2} ${x + wide - 3} ${y - 4} ${x + wide} ${y + 8} C${x + wide + 2} ${y + length * 0.4} ${x + wide - 5} ${y + length * 0.62} ${x + wide - 3} ${foot - 12} L${x - wide + 3} ${foot - 12} C${x - wide + 5} ${y + length * 0.62} ${x - wide - 1} ${y + length * 0.4} ${x - wide} ${y + 10} Z`;
  return `<g transform="rotate(${tilt} ${x} ${foot})"><rect x="${x - wide + 2}" y="${foot - 14}" width="${wide * 2 - 4}" height="16" rx="2" fill="url(#steel)"/><rect x="${x - wide + 2}" y="${foot - 14}" width="${wide * 2 - 4}" height="3" fill="#2C3236" opacity=".45"/>
<path d="${grip}" fill="url(#grip)"/><path d="M${x - wide + 5} ${y + 9} C${x - wide + 4} ${y + length * 0.4} ${x - wide + 8} ${y + length * 0.6} ${x - wide + 7} ${foot - 16}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2"/>
${[0.22, 0.45, 0.68].map((part) => `<circle cx="${x}" cy="${(y + length * part).toFixed(1)}" r="2.7" fill="#D9DEE0"/><circle cx="${x}" cy="${(y + length * part).toFixed(1)}" r="2.7" fill="none" stroke="#15100C" stroke-opacity=".6"/>`).join('')}</g>`;
};

/** Block for five knives, handles up. */
export const drawing: Drawing = {
  viewBox: [198, 328],
  pose: 'stands',
  height: 0.52,
  draw: (t) => `<g transform="translate(-6 -2)"><defs>
${footShade('foot')}${blur('soft', 16)}${blur('line', 2.5)}
<linearGradient id="front" x1="0" x2="1" y1="0" y2=".5"><stop offset="0" stop-color="${t.light}"/><stop offset=".3" stop-color="${t.mid}"/><stop offset=".72" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<linearGradient id="top" x1="0" x2="1" y1="0" y2=".4"><stop offset="0" stop-color="${t.light}"/><stop offset=".5" stop-color="${t.light}"/><stop offset="1" stop-color="${t.mid}"/></linearGradient>
<linearGradient id="steel" x1="0" x2="1"><stop offset="0" stop-color="#69747A"/><stop offset=".3" stop-color="#F6F8F8"/><stop offset=".65" stop-color="#AAB4B8"/><stop offset="1" stop-color="#4F595F"/></linearGradient>
<linearGradient id="grip" x1="0" x2="1"><stop offset="0" stop-color="#2A1A12"/><stop offset=".3" stop-color="#6E4A35"/><stop offset=".6" stop-color="#432A1D"/><stop offset="1" stop-color="#1E120C"/></linearGradient>
<clipPath id="in"><path d="${front}"/></clipPath></defs>
<path d="M30 112 H180 Q186 112 188 118 L202 158 H8 L22 118 Q24 112 30 112 Z" fill="url(#top)"/><path d="M30 112 H180 Q186 112 188 118 L202 158 H8 L22 118 Q24 112 30 112 Z" fill="${t.dark}" opacity=".28"/>
<g fill="${t.deep}"><rect x="43" y="121" width="22" height="5" rx="2.5"/><rect x="94" y="121" width="22" height="5" rx="2.5"/><rect x="145" y="121" width="22" height="5" rx="2.5"/><rect x="62" y="140" width="20" height="5" rx="2.5"/><rect x="128" y="140" width="20" height="5" rx="2.5"/></g>
<g fill="${t.deep}" opacity=".4" filter="url(#line)"><ellipse cx="62" cy="128" rx="18" ry="6"/><ellipse cx="114" cy="128" rx="18" ry="6"/><ellipse cx="164" cy="128" rx="18" ry="6"/><ellipse cx="82" cy="147" rx="16" ry="5"/><ellipse cx="148" cy="147" rx="16" ry="5"/></g>
${knife(54, 16, 108, -2)}${knife(105, 5, 119, 0, 13)}${knife(156, 16, 108, 2)}${knife(72, 52, 91, -1, 10.5)}${knife(138, 52, 91, 1, 10.5)}
<path d="${front}" fill="url(#front)"/>
<g clip-path="url(#in)"><g fill="none" stroke="${t.deep}" stroke-opacity=".17" stroke-width="1.3"><path d="M24 150 C18 210 34 270 26 330 M42 150 C40 200 54 260 44 330 M62 150 C66 220 52 250 64 330 M84 150 C80 220 96 260 82 330 M104 150 C108 220 94 270 106 330 M126 150 C122 210 138 280 124 330 M148 150 C152 220 138 260 150 330 M168 150 C162 220 178 270 166 330 M186 150 C190 220 178 270 184 330"/><path d="M91 226 C88 204 100 196 101 220 C102 246 95 252 91 226 Z M93 226 C92 212 98 208 98 221 C98 238 95 242 93 226 Z"/></g>
<ellipse cx="50" cy="220" rx="36" ry="80" fill="#fff" opacity=".26" filter="url(#soft)"/><ellipse cx="206" cy="240" rx="32" ry="110" fill="${t.deep}" opacity=".36" filter="url(#soft)"/></g>
<path d="${front}" fill="url(#foot)"/><path d="M10 155 H200" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2.4"/></g>`,
};
