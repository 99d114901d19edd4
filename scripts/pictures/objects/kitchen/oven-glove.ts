import { blur, type Drawing } from '../../drawing.ts';

const glove =
  'M46 92 C38 150 16 240 22 302 C28 350 66 376 108 374 C150 372 174 346 175 302 C176 272 173 252 175 228 C186 254 208 258 221 243 C236 224 228 194 212 166 C198 142 190 120 186 92 Z';
const cuff = 'M40 36 Q40 28 50 28 L180 28 Q190 28 191 36 L193 92 Q192 100 182 100 L48 100 Q38 100 38 92 Z';
const loop = 'M111 42 C92 22 104 -12 115 -13 C126 -12 138 22 119 42';

const lines = (from: number, to: number, slant: number): string => {
  const paths: string[] = [];
  for (let x = from; x <= to; x += 30) paths.push(`M${x} 90 L${x + slant} 390`);
  return paths.join(' ');
};
const quilting = `${lines(-320, 260, 300)} ${lines(-40, 560, -300)}`;

const one = (deep: string, light: string): string =>
  `<path d="${loop}" fill="none" stroke="${deep}" stroke-width="8"/><path d="${loop}" fill="none" stroke="url(#cuff)" stroke-width="6"/>
<path d="${glove}" fill="url(#cloth)"/>
<g clip-path="url(#in)"><path d="${quilting}" fill="none" stroke="${deep}" stroke-opacity=".5" stroke-width="5" filter="url(#line)"/><path d="${quilting}" fill="none" stroke="${deep}" stroke-opacity=".35" stroke-width="1.2" stroke-dasharray="4 2.4"/><path d="${quilting}" fill="none" stroke="${light}" stroke-opacity=".4" stroke-width="3" transform="translate(0 7)" filter="url(#line)"/>
<ellipse cx="66" cy="230" rx="34" ry="100" fill="${light}" opacity=".5" transform="rotate(8 66 230)" filter="url(#wide)"/><path d="M175 228 C172 250 180 300 172 330 L190 390 L110 400 C170 372 168 300 164 226 Z" fill="${deep}" opacity=".7" filter="url(#soft)"/><path d="M230 190 C240 230 210 270 176 236 L176 222 C200 250 226 236 214 180 Z" fill="${deep}" opacity=".5" filter="url(#soft)"/><path d="M40 380 C90 392 150 384 180 340 L200 400 H30 Z" fill="${deep}" opacity=".5" filter="url(#soft)"/><path d="M30 98 H200 V116 H30 Z" fill="${deep}" opacity=".5" filter="url(#soft)"/></g>
<path d="M172 150 C176 180 177 210 175 230" fill="none" stroke="${deep}" stroke-opacity=".5" stroke-width="1.6"/><path d="${glove}" fill="none" stroke="${deep}" stroke-opacity=".35" stroke-width="1.4"/>
<path d="${cuff}" fill="url(#cuff)"/><path d="${cuff}" fill="none" stroke="${deep}" stroke-opacity=".35" stroke-width="1.2"/><g fill="none" stroke="${deep}" stroke-opacity=".5" stroke-width="1.2" stroke-dasharray="4.5 3"><path d="M44 42 H187"/><path d="M43 90 H189"/></g><path d="M46 32 H184" stroke="#fff" stroke-opacity=".5" stroke-width="2.4" filter="url(#line)"/>`;

/** A pair of quilted gloves with long cuffs, one behind the other on the same peg. */
export const drawing: Drawing = {
  viewBox: [262, 397],
  pose: 'hangs',
  height: 0.54,
  draw: (t) => `<g transform="translate(0 17)"><defs>
${blur('soft', 8)}${blur('line', 2)}${blur('wide', 17)}
<linearGradient id="cloth" x1="0" x2="1" y1="0" y2=".5"><stop offset="0" stop-color="${t.light}"/><stop offset=".35" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<linearGradient id="cuff" x1="0" x2="1"><stop offset="0" stop-color="${t.mid}"/><stop offset=".3" stop-color="${t.light}"/><stop offset=".62" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<clipPath id="in"><path d="${glove}"/></clipPath><clipPath id="behind"><path d="${glove}" transform="translate(262 0) scale(-1 1) translate(16 0) rotate(-4 115 5)"/></clipPath></defs>
<g transform="translate(262 0) scale(-1 1) translate(16 0) rotate(-4 115 5)">${one(t.deep, t.mid)}<path d="${glove}" fill="${t.deep}" opacity=".3"/><path d="${cuff}" fill="${t.deep}" opacity=".3"/></g>
<g clip-path="url(#behind)"><g transform="translate(16 2) rotate(-4 115 5)"><path d="${glove}" fill="${t.deep}" opacity=".5" transform="translate(7 6)" filter="url(#soft)"/></g></g>
<g transform="translate(16 2) rotate(-4 115 5)">${one(t.deep, t.light)}</g></g>`,
};
