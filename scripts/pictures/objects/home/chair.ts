import { blur, type Drawing } from '../../drawing.ts';

const seat =
  'M64 246 Q135 236 206 246 Q214 248 217 256 L234 284 Q238 293 230 297 Q135 312 40 297 Q32 293 36 284 L53 256 Q56 248 64 246 Z';

/** Cord of the seat: four fields that meet in the middle, as woven round the frame. */
const cord = (() => {
  const out: string[] = [];
  for (let i = 0; i < 15; i++) {
    const s = i / 15;
    const back = 248 + s * 20;
    const front = 300 - s * 30;
    const half = 82 - s * 66;
    out.push(
      `M${135 - half * 0.9} ${back} Q135 ${back - 8 * (1 - s)} ${135 + half * 0.9} ${back}`,
      `M${135 - half * 1.24} ${front} Q135 ${front + 9 * (1 - s)} ${135 + half * 1.24} ${front}`,
    );
  }
  for (let i = 0; i < 13; i++) {
    const s = i / 13;
    out.push(
      `M${62 - 22 + s * 82} ${296 - s * 27} L${60 + s * 62} ${250 + s * 18}`,
      `M${230 - s * 82} ${296 - s * 27} L${210 - s * 62} ${250 + s * 18}`,
    );
  }
  return out.join(' ');
})();

/** Side parts are drawn once and mirrored; the mirrored one lies in shade. */
const both = (part: string, shade: string): string =>
  `${part}<g transform="matrix(-1 0 0 1 270 0)">${part}</g>${shade}`;

/** Dining chair with a bent back rail, five spindles and a seat of paper cord. */
export const drawing: Drawing = {
  viewBox: [208, 475],
  pose: 'stands',
  height: 0.7,
  draw: (t) => `<g transform="translate(-31 -5)"><defs>
${blur('soft', 6)}${blur('line', 2)}
<linearGradient id="post" x1="0" x2="1"><stop offset="0" stop-color="${t.dark}"/><stop offset=".32" stop-color="${t.light}"/><stop offset=".62" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.deep}"/></linearGradient>
<linearGradient id="back" x1="0" x2="1"><stop offset="0" stop-color="${t.dark}"/><stop offset=".4" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.deep}"/></linearGradient>
<linearGradient id="rail" x1="0" x2="1" y1="0" y2=".3"><stop offset="0" stop-color="${t.mid}"/><stop offset=".22" stop-color="${t.light}"/><stop offset=".55" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<linearGradient id="round" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${t.light}"/><stop offset=".4" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.deep}"/></linearGradient>
<linearGradient id="cord" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#F6E9CF"/><stop offset=".5" stop-color="#DFC9A0"/><stop offset="1" stop-color="#B4976A"/></linearGradient>
<linearGradient id="dim" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${t.deep}" stop-opacity=".75"/><stop offset=".35" stop-color="${t.deep}" stop-opacity="0"/></linearGradient>
<clipPath id="in"><path d="${seat}"/></clipPath></defs>
${both(`<path d="M66 296 L81 296 L74 452 Q68 455 63 452 Z" fill="url(#back)"/><path d="M66 296 L81 296 L74 452 Q68 455 63 452 Z" fill="${t.deep}" opacity=".3"/>`, '')}
<rect x="72" y="366" width="126" height="9" rx="3" fill="url(#round)"/><rect x="72" y="366" width="126" height="9" rx="3" fill="${t.deep}" opacity=".35"/>
${both(`<path d="M56 380 L70 366 L72 374 L58 390 Z" fill="${t.dark}"/>`, '')}
<g fill="url(#post)">${[93, 114, 135, 156, 177].map((x) => `<path d="M${135 + (x - 135) * 1.04 - 3.4} 62 C${x - 4.6} 120 ${x - 4.6} 190 ${x - 3.2} 252 H${x + 3.2} C${x + 4.6} 190 ${x + 4.6} 120 ${135 + (x - 135) * 1.04 + 3.4} 62 Z"/>`).join('')}</g>
${both(`<path d="M42 26 C42 16 56 16 58 26 C62 110 66 190 72 262 H58 C52 190 44 110 42 26 Z" fill="url(#post)"/>`, `<path d="M228 26 C228 16 214 16 212 26 C208 110 204 190 198 262 H212 C218 190 226 110 228 26 Z" fill="${t.deep}" opacity=".22"/>`)}
<path d="M34 34 C34 18 44 12 58 12 Q135 2 212 12 C226 12 236 18 236 34 L235 58 C235 68 226 72 214 70 Q135 60 56 70 C44 72 35 68 35 58 Z" fill="url(#rail)"/><path d="M35 52 Q135 40 235 52 L235 58 C235 68 226 72 214 70 Q135 60 56 70 C44 72 35 68 35 58 Z" fill="${t.deep}" opacity=".22"/><path d="M40 24 C46 16 60 15 70 14 Q140 6 206 14" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="3" filter="url(#line)"/><g fill="none" stroke="${t.deep}" stroke-opacity=".16" stroke-width="1.2"><path d="M38 32 Q135 20 232 32 M37 42 Q100 30 150 33 Q200 36 234 43 M50 56 Q135 46 200 54"/></g>
<path d="M64 66 Q135 57 206 66 L206 78 Q135 69 64 78 Z" fill="${t.deep}" opacity=".4" filter="url(#line)"/>
<path d="${seat}" fill="${t.deep}" transform="translate(0 7)"/>
${both(`<path d="M36 288 L56 288 L48 476 Q42 480 36 476 L33 476 Z" fill="url(#post)"/><path d="M36 288 L56 288 L48 476 Q42 480 36 476 L33 476 Z" fill="url(#dim)"/>`, `<path d="M234 288 L214 288 L222 476 Q228 480 234 476 L237 476 Z" fill="${t.deep}" opacity=".2"/>`)}
<path d="M50 300 Q135 314 220 300 L220 318 Q135 330 50 318 Z" fill="url(#round)"/><path d="M50 300 Q135 314 220 300 L220 309 Q135 322 50 309 Z" fill="${t.deep}" opacity=".55" filter="url(#line)"/>
<path d="${seat}" fill="url(#cord)"/><g clip-path="url(#in)"><path d="${cord}" fill="none" stroke="#7C6440" stroke-opacity=".42" stroke-width="1.3"/><path d="M40 298 L122 268 L60 248 M230 298 L148 268 L210 248 M122 268 H148" fill="none" stroke="#7C6440" stroke-opacity=".6" stroke-width="2" filter="url(#line)"/><ellipse cx="94" cy="264" rx="34" ry="9" fill="#fff" opacity=".4" filter="url(#soft)"/><path d="M50 240 H220 V254 Q135 244 50 254 Z" fill="#4A3820" opacity=".4" filter="url(#soft)"/><path d="M30 294 Q135 311 240 294 V312 H30 Z" fill="#4A3820" opacity=".35" filter="url(#line)"/></g>
<path d="M34 290 Q36 296 44 298 Q135 312 226 298 Q234 296 236 290" fill="none" stroke="#FFF5E0" stroke-opacity=".5" stroke-width="1.6"/></g>`,
};
