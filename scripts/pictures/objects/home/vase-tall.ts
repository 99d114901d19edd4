import { blur, footShade, roundGradient, type Drawing } from '../../drawing.ts';

const body =
  'M58 178 C58 206 62 222 52 246 C34 286 26 330 32 376 C36 412 46 434 54 444 Q92 454 130 444 C138 434 148 412 152 376 C158 330 150 286 132 246 C122 222 126 206 126 178 Z';

/** Pair of round leaves of eucalyptus on a stem. */
const pair = (x: number, y: number, size: number, turn: number, tone: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0 0 C-6 -14 -26 -16 -34 -4 C-28 8 -10 10 0 0 Z" fill="url(#leaf${tone})"/><path d="M0 0 C6 -14 26 -16 34 -4 C28 8 10 10 0 0 Z" fill="url(#leaf${(tone + 1) % 3})"/><path d="M-30 -4 C-20 -2 -10 -1 0 0 C10 -1 20 -2 30 -4" fill="none" stroke="#3C5647" stroke-opacity=".4"/></g>`;

/** Tall vase of stoneware with three stems of eucalyptus. */
export const drawing: Drawing = {
  viewBox: [180, 451],
  pose: 'stands',
  height: 0.69,
  draw: (t) => `<g transform="translate(-2 0)"><defs>
${roundGradient('body', t)}${footShade('foot')}${blur('soft', 7)}${blur('line', 2)}${blur('wide', 14)}
${[
  ['#C3D3C2', '#7F9C87'],
  ['#A5BDA8', '#5E7F6C'],
  ['#8CA894', '#466455'],
]
  .map(
    ([a, b], i) =>
      `<linearGradient id="leaf${i}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${a}"/><stop offset="1" stop-color="${b}"/></linearGradient>`,
  )
  .join('')}
<linearGradient id="rim" x1="0" x2="1"><stop offset="0" stop-color="${t.mid}"/><stop offset=".28" stop-color="${t.light}"/><stop offset=".65" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<clipPath id="in"><path d="${body}"/></clipPath><clipPath id="above"><path d="M-40 -20 H230 V178 H122 A30 6.5 0 0 1 62 178 H-40 Z"/></clipPath></defs>
<path d="${body}" fill="url(#body)"/><path d="${body}" fill="url(#foot)"/>
<g clip-path="url(#in)"><path d="M66 196 C68 220 62 240 54 262 C44 292 40 330 44 372 L62 372 C58 330 62 292 70 262 C78 240 80 220 78 196 Z" fill="#fff" opacity=".5" filter="url(#soft)"/><ellipse cx="150" cy="350" rx="24" ry="90" fill="${t.deep}" opacity=".38" filter="url(#wide)"/><ellipse cx="124" cy="210" rx="9" ry="36" fill="${t.deep}" opacity=".3" filter="url(#soft)"/>
<g fill="none" stroke="${t.deep}" stroke-opacity=".09" stroke-width="2"><path d="M20 290 Q92 306 164 290 M20 318 Q92 334 164 318 M20 346 Q92 362 164 346 M20 374 Q92 390 164 374 M24 402 Q92 418 160 402"/></g>
<path d="M40 428 Q92 444 144 428 V456 H40 Z" fill="#D9C4A0" opacity=".75"/><path d="M40 428 Q92 444 144 428 V456 H40 Z" fill="url(#foot)"/><path d="M40 428 Q92 444 144 428" fill="none" stroke="${t.deep}" stroke-opacity=".45" stroke-width="1.4"/></g>
<ellipse cx="92" cy="178" rx="36" ry="9" fill="url(#rim)"/><ellipse cx="92" cy="178" rx="30" ry="6.5" fill="${t.deep}"/>
<g clip-path="url(#above)"><g fill="none" stroke="#5F6B50" stroke-width="2.6"><path d="M84 190 C76 140 46 100 26 36"/><path d="M92 190 C92 130 100 80 96 18"/><path d="M100 190 C110 140 142 110 160 62"/></g>
${pair(34, 60, 0.72, -20, 1)}${pair(44, 84, 0.9, -24, 0)}${pair(56, 112, 0.98, -26, 2)}${pair(68, 142, 0.86, -20, 1)}${pair(152, 84, 0.72, 28, 2)}${pair(139, 106, 0.9, 30, 0)}${pair(125, 134, 0.94, 26, 1)}${pair(97, 40, 0.8, 3, 0)}${pair(97, 66, 1, -3, 1)}${pair(95, 96, 1.1, 2, 2)}${pair(94, 128, 1.02, -2, 0)}${pair(92, 156, 0.84, 2, 1)}
<g fill="url(#leaf0)"><path d="M26 40 C18 30 18 18 24 8 C32 16 34 30 26 40 Z"/><path d="M96 24 C86 16 88 8 96 2 C104 8 106 16 96 24 Z"/><path d="M160 66 C156 54 162 42 170 36 C175 48 171 60 160 66 Z"/><path d="M30 52 C18 50 10 40 8 32 C20 32 28 40 30 52 Z"/><path d="M156 74 C166 74 176 66 180 58 C168 56 160 62 156 74 Z"/></g></g>
<path d="M56 178 A36 9 0 0 0 128 178 L122 178 A30 6.5 0 0 1 62 178 Z" fill="url(#rim)"/><path d="M62 178 A30 6.5 0 0 0 122 178" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1.2"/><path d="M57 181 A36 9 0 0 0 127 181" fill="none" stroke="${t.deep}" stroke-opacity=".22" stroke-width="1.6"/><path d="M62 183 C70 187 80 188 90 188" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1.8" filter="url(#line)"/></g>`,
};
