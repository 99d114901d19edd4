import { blur, footShade, roundGradient, type Drawing } from '../../drawing.ts';

const pot =
  'M88 352 C90 400 96 436 102 452 Q104 458 114 460 Q152 467 190 460 Q200 458 202 452 C208 436 214 400 216 352 Z';

/** Leaf of a rubber plant along the x axis; `flat` narrows one that is turned away, `tone` picks its green. */
const leaf = (x: number, y: number, turn: number, size: number, flat: number, tone: 0 | 1 | 2): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size} ${(size * flat).toFixed(2)})"><path d="M-14 0 C-8 -2 -4 -1 2 0" fill="none" stroke="#6F8A4E" stroke-width="5"/><path d="M0 0 C14 -34 66 -42 104 -10 C112 -4 116 -1 122 0 C116 2 112 5 104 10 C66 38 14 32 0 0 Z" fill="url(#leaf${tone})"/><path d="M0 0 C14 -34 66 -42 104 -10 C112 -4 116 -1 122 0 C80 -6 40 -6 0 0 Z" fill="#DDF0C4" opacity=".26"/><g fill="none" stroke="#12301F" stroke-opacity=".2" stroke-width="1.3"><path d="M22 -3 C30 -12 38 -20 46 -26 M44 -4 C52 -12 60 -19 68 -25 M66 -4 C73 -10 80 -16 87 -19 M22 -2 C30 8 38 16 46 22 M44 -3 C52 6 60 13 68 19 M66 -3 C73 3 80 9 88 13"/></g><path d="M0 0 C40 -6 80 -6 120 0" fill="none" stroke="#D9E6B2" stroke-opacity=".85" stroke-width="2.2"/><path d="M26 -17 C44 -29 66 -29 86 -17" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="5" filter="url(#line)"/></g>`;

/** Rubber plant in a ceramic pot with its saucer. */
export const drawing: Drawing = {
  viewBox: [272, 482],
  pose: 'stands',
  height: 0.69,
  draw: (t) => `<g transform="translate(-16 0)"><defs>
${roundGradient('body', t)}${footShade('foot')}${blur('soft', 7)}${blur('line', 2.4)}
<linearGradient id="rim" x1="0" x2="1"><stop offset="0" stop-color="${t.mid}"/><stop offset=".28" stop-color="${t.light}"/><stop offset=".65" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
${[
  ['#6F9A5C', '#2F5B3C'],
  ['#4E7F4E', '#1E4530'],
  ['#3A6742', '#153524'],
]
  .map(
    ([a, c], i) =>
      `<linearGradient id="leaf${i}" x1="0" y1="0" x2=".7" y2="1"><stop offset="0" stop-color="${a}"/><stop offset="1" stop-color="${c}"/></linearGradient>`,
  )
  .join('')}
<linearGradient id="stem" x1="0" x2="1"><stop offset="0" stop-color="#6B5A3A"/><stop offset=".4" stop-color="#A08A5C"/><stop offset="1" stop-color="#4A3B24"/></linearGradient>
<clipPath id="in"><path d="${pot}"/></clipPath></defs>
<path d="M70 462 C74 474 84 478 104 479 Q152 483 200 479 C220 478 230 474 234 462 Z" fill="url(#body)"/><path d="M70 462 C74 474 84 478 104 479 Q152 483 200 479 C220 478 230 474 234 462 Z" fill="url(#foot)"/><ellipse cx="152" cy="462" rx="82" ry="12" fill="url(#rim)"/><ellipse cx="154" cy="463" rx="70" ry="8.5" fill="${t.deep}" opacity=".5" filter="url(#line)"/>
<path d="${pot}" fill="url(#body)"/><path d="${pot}" fill="url(#foot)"/>
<g clip-path="url(#in)"><ellipse cx="116" cy="412" rx="9" ry="44" fill="#fff" opacity=".5" filter="url(#soft)"/><ellipse cx="206" cy="414" rx="14" ry="56" fill="${t.deep}" opacity=".34" filter="url(#soft)"/><path d="M80 360 Q152 382 224 360 V376 Q152 398 80 376 Z" fill="${t.deep}" opacity=".4" filter="url(#soft)"/></g>
<path d="M80 332 V354 Q80 358 86 360 Q152 374 218 360 Q224 358 224 354 V332 Z" fill="url(#body)"/><path d="M80 352 Q80 358 86 360 Q152 374 218 360 Q224 358 224 352" fill="none" stroke="${t.deep}" stroke-opacity=".45" stroke-width="1.5"/><ellipse cx="152" cy="332" rx="72" ry="13" fill="url(#rim)"/><ellipse cx="152" cy="333" rx="64" ry="9.5" fill="#3A2718"/><ellipse cx="160" cy="335" rx="46" ry="5" fill="#5C4129"/>
<path d="M145 334 C150 270 140 190 150 110 C152 84 150 66 152 44 L157 44 C158 70 158 90 156 112 C150 190 160 270 160 335 Z" fill="url(#stem)"/>
${leaf(150, 150, -152, 0.86, 0.72, 2)}${leaf(154, 190, -28, 0.9, 0.7, 2)}${leaf(150, 236, -160, 0.96, 0.8, 2)}
${leaf(154, 282, 14, 0.86, 0.62, 2)}${leaf(149, 292, 166, 0.94, 0.66, 1)}${leaf(154, 246, -12, 1.1, 0.84, 1)}${leaf(150, 204, -170, 1.1, 0.9, 1)}${leaf(154, 156, -34, 1.08, 0.88, 1)}${leaf(152, 112, -140, 0.98, 0.92, 0)}${leaf(155, 92, -52, 0.94, 0.86, 0)}${leaf(152, 64, -118, 0.5, 0.8, 0)}
<path d="M152 66 C147 44 150 20 158 3 C163 22 163 46 157 66 Z" fill="url(#leaf0)"/><path d="M152 66 C147 44 150 20 158 3 C155 26 155 46 154 66 Z" fill="#E7F3CC" opacity=".3"/><path d="M156 66 C160 48 162 24 158 3" fill="none" stroke="#B4543C" stroke-opacity=".7" stroke-width="1.8"/></g>`,
};
