import { blur, roundGradient, type Drawing } from '../../drawing.ts';

/** One plate from above its rim: front edge with its thickness, then the upper face. */
const plate = (y: number, rx: number, ry: number, deep: string): string =>
  `<ellipse cx="170" cy="${y + 9}" rx="${rx - 10}" ry="${ry}" fill="${deep}" opacity=".42" filter="url(#line)"/><ellipse cx="170" cy="${y + 5}" rx="${rx}" ry="${ry}" fill="url(#edge)"/><ellipse cx="170" cy="${y + 5}" rx="${rx}" ry="${ry}" fill="none" stroke="${deep}" stroke-opacity=".4"/><ellipse cx="170" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#face)"/>`;

/** Four dinner plates, on them three for breakfast. */
export const drawing: Drawing = {
  viewBox: [340, 162],
  pose: 'stands',
  height: 0.275,
  draw: (t) => `<g transform="translate(0 -11)"><defs>
${roundGradient('edge', t)}${blur('soft', 5)}${blur('line', 3)}
<linearGradient id="face" x1="0" x2="1" y1="0" y2=".2"><stop offset="0" stop-color="${t.light}"/><stop offset=".5" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<linearGradient id="well" x1="0" x2="1" y1="0" y2=".3"><stop offset="0" stop-color="${t.dark}"/><stop offset=".4" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.light}"/></linearGradient></defs>
<path d="M12 128 C50 152 96 160 104 162 L106 166 Q170 176 234 166 L236 162 C244 160 290 152 328 128 Z" fill="url(#edge)"/><path d="M12 128 C50 152 96 160 104 162 L106 166 Q170 176 234 166 L236 162 C244 160 290 152 328 128 Z" fill="${t.deep}" opacity=".35"/>
${[124, 110, 96, 82].map((y) => plate(y, 168, 27, t.deep)).join('')}
<ellipse cx="170" cy="84" rx="128" ry="18" fill="${t.deep}" opacity=".4" filter="url(#soft)"/>
<path d="M62 62 C90 82 116 88 122 90 Q170 97 218 90 C224 88 250 82 278 62 Z" fill="url(#edge)"/>
${[58, 46, 34].map((y) => plate(y, 120, 20, t.deep)).join('')}
<ellipse cx="170" cy="34" rx="117" ry="18.6" fill="none" stroke="${t.light}" stroke-opacity=".8" stroke-width="1.4"/>
<ellipse cx="170" cy="36" rx="84" ry="12" fill="url(#well)"/><ellipse cx="170" cy="37" rx="78" ry="10" fill="${t.mid}"/><ellipse cx="196" cy="40" rx="46" ry="5" fill="#fff" opacity=".4" filter="url(#soft)"/><path d="M66 28 C90 19 120 16 150 15" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="2.4" filter="url(#line)"/></g>`,
};
