import { blur, type Drawing } from '../../drawing.ts';

const axis = 75;
const crook = 'M75 200V46C75 12 44 4 30 24C24 33 26 46 30 52';

/** One edge of a fold, from the hem through the strap to the tip. */
const downFrom = (x: number, y: number): string => {
  const waist = axis + (x - axis) * 0.8;
  return `C${x} ${y + 50} ${waist} 290 ${waist} 340C${waist} 430 ${axis + (x - axis) * 0.3} 520 ${axis} 584`;
};
const upTo = (x: number, y: number): string => {
  const waist = axis + (x - axis) * 0.8;
  return `C${axis + (x - axis) * 0.3} 520 ${waist} 430 ${waist} 340C${waist} 290 ${x} ${y + 50} ${x} ${y}`;
};
const fold = (x0: number, y0: number, x1: number, y1: number): string =>
  `M${x0} ${y0}Q${(x0 + x1) / 2} ${Math.max(y0, y1) + 12} ${x1} ${y1}${downFrom(x1, y1)}${upTo(x0, y0)}Z`;

const folds: readonly (readonly [path: string, shade: number])[] = [
  [fold(8, 208, 52, 190), 0.04],
  [fold(98, 190, 140, 210), 0.42],
  [fold(29, 196, 72, 186), 0],
  [fold(80, 188, 120, 200), 0.26],
  [fold(51, 190, 99, 190), 0.1],
];
const canopy = `M8 208Q20 206 29 196Q40 198 51 190Q75 202 99 190Q110 200 120 200Q130 208 140 210${downFrom(140, 210)}${upTo(8, 208)}Z`;

/** Long umbrella, loosely folded and strapped, hanging by its crook of wood. */
export const drawing: Drawing = {
  viewBox: [148, 616],
  pose: 'hangs',
  height: 0.6,
  draw: (t) => `<defs>
  ${blur('s', 2)}${blur('m', 6)}
  <linearGradient id="side" x1="0" x2="1"><stop offset="0" stop-color="${t.dark}" stop-opacity=".8"/><stop offset=".12" stop-color="${t.mid}" stop-opacity="0"/><stop offset=".3" stop-color="${t.light}" stop-opacity=".35"/><stop offset=".48" stop-color="${t.light}" stop-opacity="0"/><stop offset=".72" stop-color="${t.dark}" stop-opacity=".3"/><stop offset="1" stop-color="${t.deep}" stop-opacity=".6"/></linearGradient>
  <linearGradient id="long" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${t.deep}" stop-opacity="0"/><stop offset=".33" stop-color="${t.deep}" stop-opacity=".2"/><stop offset=".42" stop-color="${t.deep}" stop-opacity="0"/><stop offset=".7" stop-color="${t.deep}" stop-opacity="0"/><stop offset="1" stop-color="${t.deep}" stop-opacity=".5"/></linearGradient>
  <linearGradient id="pleat" x1="0" x2="1"><stop offset="0" stop-color="${t.deep}" stop-opacity=".4"/><stop offset=".12" stop-color="${t.light}" stop-opacity=".2"/><stop offset=".34" stop-color="${t.light}" stop-opacity=".75"/><stop offset=".62" stop-color="${t.light}" stop-opacity="0"/><stop offset=".8" stop-color="${t.deep}" stop-opacity=".06"/><stop offset="1" stop-color="${t.deep}" stop-opacity=".5"/></linearGradient>
  <linearGradient id="wood" x1="0" x2="1"><stop offset="0" stop-color="#8d5b33"/><stop offset=".45" stop-color="#a46b3e"/><stop offset="1" stop-color="#6b4123"/></linearGradient>
  <linearGradient id="steel" x1="0" x2="1"><stop offset="0" stop-color="#6b767c"/><stop offset=".35" stop-color="#f4f7f7"/><stop offset="1" stop-color="#6b767c"/></linearGradient>
  <linearGradient id="brass" x1="0" x2="1"><stop offset="0" stop-color="#8c6e2c"/><stop offset=".35" stop-color="#f6e7b8"/><stop offset="1" stop-color="#8c6e2c"/></linearGradient>
  <clipPath id="canopy"><path d="${canopy}"/></clipPath></defs>
  <g transform="translate(17 -3) rotate(3.5 53 8)">
  <rect x="72" y="566" width="6" height="44" rx="2" fill="url(#steel)"/><path d="M72.5 602H77.5V615Q75 619 72.5 615Z" fill="#3a3f43"/>
  <path d="${crook}" fill="none" stroke="#4e301a" stroke-width="15.5" stroke-linecap="round"/><path d="${crook}" fill="none" stroke="url(#wood)" stroke-width="14" stroke-linecap="round"/>
  <path d="M71.5 190V46C71 15 46 10 34 24" fill="none" stroke="#efc796" stroke-opacity=".8" stroke-width="3.6" stroke-linecap="round" filter="url(#s)"/>
  <path d="M80 190V48C80 24 66 9 48 8" fill="none" stroke="#3a2110" stroke-opacity=".5" stroke-width="3.4" filter="url(#s)"/>
  <path d="M23.5 47Q29 59 37 48L35 56Q30 62 26 57Z" fill="url(#brass)"/>
  <rect x="66.5" y="148" width="17" height="15" rx="2" fill="url(#brass)" stroke="#57430f" stroke-width=".7"/><path d="M67 152H83M67 159H83" stroke="#57430f" stroke-opacity=".6" stroke-width=".8"/>
  ${[10, 30, 52, 98, 119, 138].map((x) => `<path d="M75 176L${x} ${190 + Math.abs(x - 75) * 0.3}" stroke="#59636a" stroke-width="2.2"/>`).join('')}
  <rect x="68" y="172" width="14" height="26" rx="3" fill="#3a3f43"/><rect x="70" y="172" width="3" height="26" fill="#fff" opacity=".35"/>
  <path d="${canopy}" fill="${t.dark}"/>
  ${folds.map(([d, shade]) => `<path d="${d}" fill="${t.mid}"/><path d="${d}" fill="${t.deep}" opacity="${shade}"/><path d="${d}" fill="url(#pleat)"/><path d="${d}" fill="none" stroke="${t.deep}" stroke-opacity=".45" stroke-width="1"/>`).join('')}
  <g clip-path="url(#canopy)">
    <path d="${canopy}" fill="url(#side)"/>
    <path d="M30 220Q36 330 36 360Q46 470 62 520L70 520Q50 420 50 350Q48 260 48 220Z" fill="${t.light}" opacity=".4" filter="url(#m)"/>
    <path d="M6 212Q76 200 142 214V204H6Z" fill="${t.light}" opacity=".4" filter="url(#s)"/>
    <path d="${canopy}" fill="url(#long)"/>
    <path d="M16 342Q75 370 134 344V364Q75 392 16 362Z" fill="#000" opacity=".32" filter="url(#s)"/>
  </g>
  ${(
    [
      [8, 208],
      [29, 196],
      [51, 190],
      [99, 190],
      [120, 200],
      [140, 210],
    ] as const
  )
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.6" fill="url(#steel)" stroke="#434b51" stroke-width=".6"/>`)
    .join('')}
  <path d="M21 330Q75 360 128 333L127 353Q75 380 22 350Z" fill="${t.mid}"/><path d="M21 330Q75 360 128 333L127 353Q75 380 22 350Z" fill="url(#side)"/><path d="M21 330Q75 360 128 333M22 350Q75 380 127 353" fill="none" stroke="${t.deep}" stroke-opacity=".6" stroke-width="1.1"/><path d="M22 333.5Q75 363 127 336.5M23 347Q75 376 126 350" fill="none" stroke="${t.light}" stroke-opacity=".75" stroke-width="1" stroke-dasharray="4 3"/>
  <circle cx="70" cy="357.5" r="5" fill="${t.deep}" opacity=".5"/><circle cx="69.5" cy="356" r="4.8" fill="url(#brass)" stroke="#57430f" stroke-width=".7"/>
  </g>`,
};
