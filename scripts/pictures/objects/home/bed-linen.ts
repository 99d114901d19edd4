import { blur, type Drawing } from '../../drawing.ts';

type Fold = readonly [y: number, tall: number, left: number, right: number];
const sheet = ([y, tall, l, r]: Fold): string =>
  `M${l} ${y + tall / 2} C${l} ${y + 4} ${l + 8} ${y} ${l + 26} ${y} C130 ${y + 2.5} 240 ${y + 2} ${r - 8} ${y + 1} Q${r} ${y + 2} ${r} ${y + 8} L${r} ${y + tall - 7} Q${r} ${y + tall} ${r - 8} ${y + tall} C240 ${y + tall + 2} 130 ${y + tall + 2} ${l + 26} ${y + tall} C${l + 8} ${y + tall} ${l} ${y + tall - 4} ${l} ${y + tall / 2} Z`;
const folds: readonly Fold[] = [
  [208, 36, 3, 347],
  [172, 37, 8, 342],
  [136, 37, 4, 346],
];
const pillow =
  'M16 30 C8 18 18 8 34 13 C70 22 116 4 176 4 C236 4 282 22 318 13 C334 8 344 18 336 30 C326 44 322 62 325 82 C327 100 338 116 334 130 C330 140 318 138 306 138 C224 148 128 148 46 138 C34 138 22 140 18 130 C14 116 25 100 27 82 C30 62 26 44 16 30 Z';

/** Duvet cover and sheet folded, on them the filled pillow; buttons on the turned edge. */
export const drawing: Drawing = {
  viewBox: [350, 245],
  pose: 'stands',
  height: 0.4,
  draw: (t) => `<g transform="translate(0 -2)"><defs>
${blur('line', 2)}${blur('soft', 9)}${blur('wide', 20)}
<linearGradient id="fold" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${t.light}"/><stop offset=".14" stop-color="${t.mid}"/><stop offset=".66" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<linearGradient id="turn" x1="0" x2="1"><stop offset="0" stop-color="${t.deep}" stop-opacity=".28"/><stop offset=".07" stop-color="#fff" stop-opacity=".1"/><stop offset=".22" stop-color="#fff" stop-opacity=".24"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="${t.deep}" stop-opacity=".42"/></linearGradient>
<linearGradient id="pillow" x1="0" x2="1" y1="0" y2=".6"><stop offset="0" stop-color="${t.light}" stop-opacity=".55"/><stop offset=".3" stop-color="${t.light}" stop-opacity=".16"/><stop offset=".55" stop-color="${t.dark}" stop-opacity="0"/><stop offset="1" stop-color="${t.dark}" stop-opacity=".9"/></linearGradient>
<linearGradient id="down" x1="0" x2="0" y1="0" y2="1"><stop offset=".45" stop-color="${t.deep}" stop-opacity="0"/><stop offset="1" stop-color="${t.deep}" stop-opacity=".38"/></linearGradient>
<clipPath id="in"><path d="${pillow}"/></clipPath></defs>
${folds
  .map((fold, i) => {
    const [y, tall, l, r] = fold;
    const d = sheet(fold);
    return `<path d="${d}" fill="url(#fold)"/>${i === 1 ? `<path d="${d}" fill="${t.light}" opacity=".5"/>` : ''}<path d="${d}" fill="url(#turn)"/><g fill="none" stroke="${t.deep}"><path d="M${l + 14} ${y + tall * 0.36} C130 ${y + tall * 0.44} 240 ${y + tall * 0.36} ${r} ${y + tall * 0.34}" stroke-opacity=".3" stroke-width="1.4"/><path d="M${l + 12} ${y + tall * 0.66} C130 ${y + tall * 0.74} 240 ${y + tall * 0.66} ${r} ${y + tall * 0.66}" stroke-opacity=".36" stroke-width="1.6"/><path d="${d}" stroke-opacity=".3" stroke-width="1.2"/></g><path d="M${l + 16} ${y + tall * 0.36 + 2.5} C130 ${y + tall * 0.44 + 2.5} 240 ${y + tall * 0.36 + 2.5} ${r - 2} ${y + tall * 0.34 + 2.5}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.6"/><path d="M12 ${y + 2} C120 ${y + 8} 260 ${y + 8} 342 ${y + 2}" fill="none" stroke="${t.deep}" stroke-opacity=".6" stroke-width="6" filter="url(#line)"/>`;
  })
  .join('')}
<ellipse cx="176" cy="140" rx="150" ry="8" fill="${t.deep}" opacity=".5" filter="url(#soft)"/>
<path d="${pillow}" fill="${t.mid}"/><path d="${pillow}" fill="url(#pillow)"/><path d="${pillow}" fill="url(#down)"/>
<g clip-path="url(#in)"><ellipse cx="122" cy="48" rx="84" ry="30" fill="${t.light}" opacity=".42" transform="rotate(-5 122 48)" filter="url(#wide)"/><ellipse cx="300" cy="100" rx="34" ry="50" fill="${t.deep}" opacity=".3" filter="url(#wide)"/>
<g fill="none" stroke="${t.deep}"><g stroke-opacity=".34" stroke-width="6" filter="url(#soft)"><path d="M24 20 C50 34 64 48 70 64 M328 20 C300 34 288 48 282 66 M24 132 C50 120 62 106 70 92 M328 132 C302 120 290 106 282 92"/></g><g stroke-opacity=".38" stroke-width="2" filter="url(#line)"><path d="M28 20 C46 30 56 40 60 52"/><path d="M324 20 C304 30 296 40 292 54"/><path d="M28 130 C46 122 56 112 62 100"/><path d="M324 130 C304 122 294 112 290 100"/><path d="M110 16 C114 30 122 38 134 44"/><path d="M238 132 C230 120 222 114 208 110"/></g></g>
<path d="M276 10 C268 50 268 100 276 142" fill="none" stroke="${t.deep}" stroke-opacity=".4" stroke-width="1.5"/><path d="M280 10 C272 50 272 100 280 142" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.6"/><path d="M284 12 C276 52 276 100 284 140" fill="none" stroke="${t.deep}" stroke-opacity=".35" stroke-width="1" stroke-dasharray="4 3"/>
${[42, 74, 106].map((y) => `<circle cx="296" cy="${y}" r="5" fill="${t.deep}" opacity=".4"/><circle cx="295" cy="${y - 1}" r="4.8" fill="${t.light}"/><circle cx="295" cy="${y - 1}" r="3.2" fill="none" stroke="${t.deep}" stroke-opacity=".4" stroke-width=".8"/><path d="M293.6 ${y - 1} h.1 M296.4 ${y - 1} h.1" stroke="${t.deep}" stroke-width="1.3" stroke-linecap="round"/>`).join('')}</g>
<path d="${pillow}" fill="none" stroke="${t.deep}" stroke-opacity=".34" stroke-width="1.6"/><path d="M30 13 C70 22 120 10 176 10 C232 10 270 20 312 15" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.8"/></g>`,
};
