import { blur, leafMark, type Drawing } from '../../drawing.ts';
import type { Tones } from '../../materials.ts';

const beech: Tones = { deep: '#7c5732', dark: '#b78a58', mid: '#deb887', light: '#f8e3c0' };

/** Front of a block with grain, worn edges and its narrow top. */
const block = (x: number, y: number, width: number, height: number, tones: Tones, top = 10): string =>
  `<path d="M${x + 7} ${y}H${x + width - 7}L${x + width} ${y + top}H${x}Z" fill="${tones.light}"/><path d="M${x + 7} ${y}H${x + width - 7}L${x + width} ${y + top}H${x}Z" fill="${tones.mid}" opacity=".35"/>
  <rect x="${x}" y="${y + top}" width="${width}" height="${height - top}" rx="4" fill="${tones.mid}"/><rect x="${x}" y="${y + top}" width="${width}" height="${height - top}" rx="4" fill="url(#lit)"/>
  ${Array.from({ length: Math.floor((height - top - 4) / 9) }, (_, i) => `<path d="M${x + 3} ${y + top + 6 + i * 9}q${width * 0.3} ${i % 2 ? 3 : -3} ${width * 0.5} 0t${width * 0.46} ${i % 3 ? 1 : -2}" fill="none" stroke="${tones.deep}" stroke-opacity=".13" stroke-width="1.2"/>`).join('')}
  <rect x="${x + 1}" y="${y + top + 1}" width="${width - 2}" height="${height - top - 2}" rx="3.5" fill="none" stroke="${tones.light}" stroke-opacity=".55" stroke-width="1.6"/><path d="M${x + 3} ${y + height - 1}H${x + width - 2}Q${x + width - 0.5} ${y + height - 2} ${x + width - 0.5} ${y + height - 6}V${y + top + 4}" fill="none" stroke="${tones.deep}" stroke-opacity=".5" stroke-width="1.6"/>`;

const column = (x: number, y: number, width: number, height: number, id: string, tones: Tones): string =>
  `<path d="M${x} ${y + 6}V${y + height - 6}Q${x + width / 2} ${y + height + 4} ${x + width} ${y + height - 6}V${y + 6}Z" fill="url(#${id})"/><ellipse cx="${x + width / 2}" cy="${y + 6}" rx="${width / 2}" ry="6" fill="${tones.light}"/><path d="M${x + width * 0.2} ${y + 18}Q${x + width * 0.26} ${y + height / 2} ${x + width * 0.2} ${y + height - 10}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="4" filter="url(#s)"/>`;

const turned = (id: string, t: Tones): string =>
  `<linearGradient id="${id}" x1="0" x2="1"><stop offset="0" stop-color="${t.dark}"/><stop offset=".28" stop-color="${t.light}"/><stop offset=".55" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>`;

/** Building blocks of beech, some of them stained, set up to a gate. */
export const drawing: Drawing = {
  viewBox: [336, 300],
  pose: 'stands',
  height: 0.42,
  draw: (t) => {
    const stained: Tones = t;
    const pale: Tones = { deep: t.dark, dark: t.mid, mid: t.light, light: '#ffffff' };
    const shade = (d: string, opacity = 0.4): string =>
      `<path d="${d}" fill="#1d0f05" opacity="${opacity}" filter="url(#s)"/>`;
    return `<defs>
    ${blur('s', 3)}${blur('m', 8)}${turned('beech', beech)}${turned('stain', stained)}
    <linearGradient id="lit" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".38"/><stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset=".6" stop-color="#1d0f05" stop-opacity="0"/><stop offset="1" stop-color="#1d0f05" stop-opacity=".3"/></linearGradient>
    <linearGradient id="roof" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${t.light}" stop-opacity=".5"/><stop offset=".45" stop-color="${t.light}" stop-opacity="0"/><stop offset="1" stop-color="${t.deep}" stop-opacity=".4"/></linearGradient>
    <linearGradient id="inside" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#4a3018"/><stop offset=".7" stop-color="#8a6238"/><stop offset="1" stop-color="#c79a65"/></linearGradient>
    <clipPath id="columns"><path d="M120 132H156V216H120ZM188 132H224V216H188Z"/></clipPath></defs>
    <g transform="translate(-2 -2)">
    ${block(2, 206, 96, 96, stained)}
    <circle cx="50" cy="259" r="31" fill="none" stroke="${t.deep}" stroke-opacity=".3" stroke-width="3"/><circle cx="50" cy="260" r="31" fill="none" stroke="${t.light}" stroke-opacity=".4" stroke-width="1.2"/>${leafMark(38, 242, 1.1, t.deep)}<g opacity=".5">${leafMark(38.8, 243.2, 1.1, t.light)}</g>
    ${block(104, 206, 136, 96, beech)}
    <path d="M136 302V276Q136 240 172 240Q208 240 208 276V302Z" fill="url(#inside)"/><path d="M136 302V276Q136 240 172 240Q208 240 208 276Q206 252 176 250Q148 250 148 282V302Z" fill="#2b1808" opacity=".45"/><path d="M136 300V276Q136 240 172 240Q208 240 208 276V300" fill="none" stroke="${beech.light}" stroke-opacity=".8" stroke-width="1.6"/>
    ${block(246, 234, 92, 68, pale)}
    ${shade('M22 210H84V214H22Z', 0.35)}${block(16, 140, 66, 70, beech)}
    <path d="M34 182L49 164L64 182L49 200Z" fill="${t.mid}" opacity=".9"/><path d="M34 182L49 164L64 182" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1.2"/>
    ${shade('M120 209H162V214H120ZM188 209H230V214H188Z', 0.5)}
    ${column(120, 132, 36, 80, 'stain', stained)}${column(188, 132, 36, 80, 'beech', beech)}
    <g clip-path="url(#columns)"><path d="M110 130H240V152H110Z" fill="#1d0f05" opacity=".5" filter="url(#s)"/></g>
    ${block(98, 98, 148, 42, beech)}
    <path d="M112 100Q170 94 236 100L232 108H116Z" fill="#1d0f05" opacity=".35" filter="url(#s)"/>
    <path d="M167 7Q172 0 177 7L235 97Q239 104 230 104H114Q105 104 109 97Z" fill="${t.mid}"/><path d="M167 7Q172 0 177 7L235 97Q239 104 230 104H114Q105 104 109 97Z" fill="url(#roof)"/><path d="M169 8L112 97M175 8L232 97" fill="none" stroke="${t.light}" stroke-opacity=".55" stroke-width="1.8"/><path d="M112 103H232" stroke="${t.deep}" stroke-opacity=".55" stroke-width="1.8"/>
    ${[22, 40, 58, 76, 92].map((y, i) => `<path d="M${172 - (y - 4) * 0.52} ${y}q${(y - 4) * 0.5} ${i % 2 ? 4 : -3} ${(y - 4) * 1.06} 0" fill="none" stroke="${t.deep}" stroke-opacity=".14" stroke-width="1.2"/>`).join('')}
    <circle cx="172" cy="74" r="13" fill="${t.deep}" opacity=".7"/><circle cx="173" cy="75.5" r="11.5" fill="${t.deep}"/><path d="M160 78A13 13 0 0 0 184 78" fill="none" stroke="${t.light}" stroke-opacity=".6" stroke-width="1.6"/>
    ${shade('M270 238H316V243H270Z', 0.45)}
    <g><circle cx="292" cy="212" r="28" fill="${beech.mid}"/><circle cx="292" cy="212" r="28" fill="url(#beech)" opacity=".7"/><ellipse cx="282" cy="200" rx="9" ry="7" fill="#fff" opacity=".5" filter="url(#s)"/><path d="M266 222A28 28 0 0 0 318 222Q292 236 266 222Z" fill="#3a200c" opacity=".35" filter="url(#s)"/><path d="M266 204Q292 196 318 204M264 214Q292 222 320 214" fill="none" stroke="${beech.deep}" stroke-opacity=".2" stroke-width="1.2"/></g>
    </g>`;
  },
};
