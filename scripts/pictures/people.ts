import type { Drawing } from './drawing.ts';
import { framed } from './framed.ts';

interface Person {
  /** of the wall behind the person, and its light */
  readonly wall: readonly [mid: string, light: string];
  readonly skin: readonly [mid: string, shade: string];
  readonly top: readonly [mid: string, shade: string];
  readonly apron: readonly [mid: string, shade: string];
  /** drawn behind the head, and over it */
  readonly hair: readonly [behind: string, before: string];
}

const face = (shade: string): string =>
  `<path d="M91 112q7 -5 14 -1M125 111q7 -4 14 1" fill="none" stroke="#3A2217" stroke-opacity=".75" stroke-width="3" stroke-linecap="round"/><ellipse cx="99" cy="123" rx="3.6" ry="4.4" fill="#2A1A12"/><ellipse cx="132" cy="123" rx="3.6" ry="4.4" fill="#2A1A12"/><circle cx="100.2" cy="121.6" r="1.2" fill="#fff"/><circle cx="133.2" cy="121.6" r="1.2" fill="#fff"/><path d="M117 122q6 15 1 19q-4 2 -7 0" fill="none" stroke="${shade}" stroke-width="3" stroke-linecap="round"/><path d="M100 153q15 12 30 0" fill="none" stroke="#7A3A2C" stroke-width="3.4" stroke-linecap="round"/><ellipse cx="86" cy="142" rx="10" ry="6" fill="#C9573F" opacity=".2" filter="url(#air)"/><ellipse cx="145" cy="142" rx="10" ry="6" fill="#C9573F" opacity=".2" filter="url(#air)"/>`;

/** A portrait, from the chest up, in light from the upper left. */
export const portrait = ({ wall, skin, top, apron, hair }: Person): Drawing =>
  framed(
    230,
    290,
    0.56,
    `<linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${wall[1]}"/><stop offset="1" stop-color="${wall[0]}"/></linearGradient><linearGradient id="skin" x1="0" y1="0" x2="1" y2=".5"><stop offset="0" stop-color="${skin[0]}"/><stop offset=".55" stop-color="${skin[0]}"/><stop offset="1" stop-color="${skin[1]}"/></linearGradient><linearGradient id="cloth" x1="0" y1="0" x2="1" y2="1"><stop offset=".2" stop-color="${top[0]}"/><stop offset="1" stop-color="${top[1]}"/></linearGradient><linearGradient id="bib" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${apron[0]}"/><stop offset="1" stop-color="${apron[1]}"/></linearGradient>
<rect width="230" height="290" fill="url(#wall)"/><path d="M-10 120L90 -10H140L-10 200Z" fill="#fff" opacity=".25"/><ellipse cx="150" cy="190" rx="90" ry="110" fill="#2A1A10" opacity=".14" filter="url(#soft)"/>
${hair[0]}<path d="M4 300C8 238 44 222 90 210H142C186 222 222 238 226 300Z" fill="url(#cloth)"/><path d="M172 224C204 236 222 252 226 300H188C190 268 186 244 172 224Z" fill="#000" opacity=".14"/>
<path d="M96 160H136V206C136 224 96 224 96 206Z" fill="${skin[1]}"/><path d="M90 211C98 232 134 232 142 211L150 216C138 244 92 244 82 216Z" fill="${top[1]}"/>
<path d="M66 300L76 244C100 252 132 252 156 244L166 300Z" fill="url(#bib)"/><path d="M78 246L64 222M154 246L168 222" stroke="${apron[1]}" stroke-width="10" fill="none"/><path d="M77 247C100 255 132 255 155 247" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2"/>
<ellipse cx="69" cy="130" rx="8" ry="13" fill="${skin[0]}"/><ellipse cx="163" cy="130" rx="8" ry="13" fill="${skin[1]}"/><path d="M70 108C70 70 92 56 116 56C140 56 162 70 162 108C162 152 144 184 116 184C88 184 70 152 70 108Z" fill="url(#skin)"/>${face(skin[1])}${hair[1]}`,
  );
