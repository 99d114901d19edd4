import { mix } from '../colours.ts';
import { leafMark } from '../drawing.ts';
import type { Tones } from '../materials.ts';
import { strewnOver } from './sheet.ts';

/** What is sewn on cloth, from very near. */

const thread = (path: string, color: string, width = 6): string =>
  `<path d="${path}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="${width}" stroke-dasharray="26 12" stroke-linecap="round" transform="translate(2 4)"/><path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-dasharray="26 12" stroke-linecap="round"/><path d="${path}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="${width * 0.3}" stroke-dasharray="26 12" stroke-linecap="round" transform="translate(-1 -1.4)"/>`;

/** A layer of cloth that ends here: a lit edge with its shadow on what lies below. */
const layer = (path: string, t: Tones, fill: string): string =>
  `<path d="${path}" fill="none" stroke="${t.deep}" stroke-opacity=".8" stroke-width="26" filter="url(#s8)" transform="translate(10 12)"/><path d="${path}" fill="${fill}"/><path d="${path}" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="3"/><path d="${path}" fill="none" stroke="${t.light}" stroke-opacity=".6" stroke-width="5" transform="translate(4 5)"/>`;

const own = (t: Tones): string => mix(t.mid, t.light, 0.1);

/** A round button with four holes, its thread and its shadow. */
export const bigButton = (x: number, y: number, radius: number, b: Tones, yarn: string): string =>
  `<radialGradient id="bt" cx=".34" cy=".3" r=".85"><stop offset="0" stop-color="${b.light}"/><stop offset=".4" stop-color="${b.mid}"/><stop offset="1" stop-color="${b.deep}"/></radialGradient><g transform="translate(${x} ${y}) scale(${radius / 70})"><circle cx="10" cy="16" r="72" fill="#1f0f05" opacity=".5" filter="url(#s8)"/><circle r="70" fill="url(#bt)"/><circle r="70" fill="none" stroke="${b.deep}" stroke-opacity=".6" stroke-width="3"/><circle r="48" fill="${mix(b.mid, b.dark, 0.5)}"/><path d="M-40 -26A48 48 0 0 1 26 -40" fill="none" stroke="${b.deep}" stroke-opacity=".7" stroke-width="5"/><path d="M-30 38A48 48 0 0 0 44 18" fill="none" stroke="${b.light}" stroke-opacity=".7" stroke-width="4"/><path d="M-48 -42A64 64 0 0 1 4 -64" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="7" stroke-linecap="round"/>${[
    [-15, -15],
    [15, -15],
    [-15, 15],
    [15, 15],
  ]
    .map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="8" fill="${b.deep}"/>`)
    .join('')}<path d="M-15 -15L15 15M15 -15L-15 15" stroke="${yarn}" stroke-width="7" stroke-linecap="round"/></g>`;

const hornTones: Tones = { deep: '#1d120b', dark: '#4a2f1f', mid: '#6d4a33', light: '#d9b796' };
const pearlTones: Tones = { deep: '#857a6b', dark: '#e4dccf', mid: '#f3ede2', light: '#ffffff' };
const brass = '#C2A15A';

/** A metal stud, lit from the upper left. */
export const stud = (x: number, y: number, radius: number, metal = brass): string =>
  `<circle cx="${x + 5}" cy="${y + 8}" r="${radius * 1.05}" fill="#1f0f05" opacity=".5" filter="url(#s4)"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${metal}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="#3c2a10" stroke-opacity=".7" stroke-width="3"/><circle cx="${x}" cy="${y}" r="${radius * 0.56}" fill="none" stroke="#3c2a10" stroke-opacity=".4" stroke-width="4"/><ellipse cx="${x - radius * 0.34}" cy="${y - radius * 0.38}" rx="${radius * 0.36}" ry="${radius * 0.22}" fill="#fff" opacity=".75" filter="url(#s2)"/>`;

const placket = (t: Tones, fill: string): string => layer('M-20 -20H508Q516 500 500 1020H-20Z', t, fill);

/** A strip with buttons; its cloth is drawn by `again`, so that the strip has it, too. */
const buttons = (t: Tones, kind: Tones, ys: readonly number[], radius = 66): string =>
  ys
    .map(
      (y) =>
        `<path d="M336 ${y}H464" stroke="${t.deep}" stroke-opacity=".7" stroke-width="9" stroke-linecap="round"/><path d="M336 ${y - 6}H464M336 ${y + 7}H464" stroke="${t.light}" stroke-opacity=".7" stroke-width="4" stroke-dasharray="5 3"/>${bigButton(400, y, radius, kind, mix(t.mid, t.dark, 0.5))}`,
    )
    .join('');

const zipTeeth = (x: number, t: Tones): string =>
  `<path d="M${x - 60} -10H${x + 60}V1010H${x - 60}Z" fill="${mix(t.deep, '#1c1a18', 0.6)}"/><path d="M${x - 60} -10h26V1010h-26ZM${x + 34} -10h26V1010h-26Z" fill="${mix(t.dark, t.deep, 0.5)}"/>${Array.from({ length: 36 }, (_, at) => `<rect x="${x - 32 + (at % 2) * 22}" y="${at * 28 - 6}" width="42" height="17" rx="6" fill="${brass}"/><rect x="${x - 30 + (at % 2) * 22}" y="${at * 28 - 4}" width="38" height="5" rx="2.5" fill="#fff2c8" opacity=".8"/>`).join('')}`;

const puller = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M-44 0Q0 -26 44 0L36 96Q0 116 -36 96Z" fill="#1f0f05" opacity=".5" filter="url(#s8)" transform="translate(10 14)"/><path d="M-44 0Q0 -26 44 0L36 96Q0 116 -36 96Z" fill="#b89650"/><path d="M-36 4Q0 -16 36 4L30 40H-30Z" fill="#ecd59a"/><path d="M-16 60h32v120q0 22 -16 22t-16 -22Z" fill="#1f0f05" opacity=".45" filter="url(#s4)" transform="translate(8 10)"/><path d="M-16 60h32v120q0 22 -16 22t-16 -22Z" fill="#c9a95e"/><path d="M-10 66h9v112q0 10 -4 14q-5 -4 -5 -14Z" fill="#fff0c4" opacity=".8"/><path d="M-6 164h12v14h-12Z" fill="#3c2a10"/></g>`;

const hem = (t: Tones): string =>
  `<path d="M-20 760Q400 790 820 760V1020H-20Z" fill="${mix(t.mid, t.light, 0.06)}" opacity=".86"/><path d="M-20 760Q400 790 820 760" fill="none" stroke="${t.deep}" stroke-opacity=".6" stroke-width="14" filter="url(#s4)"/>${Array.from({ length: 29 }, (_, at) => `<path d="M${at * 29 - 6} 768V1010" stroke="${t.deep}" stroke-opacity=".5" stroke-width="9"/><path d="M${at * 29 + 6} 768V1010" stroke="${t.light}" stroke-opacity=".6" stroke-width="8"/>`).join('')}`;

const label = (x: number, y: number, turn = -5): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0H230V112H0Z" fill="#1f0f05" opacity=".45" filter="url(#s8)" transform="translate(8 12)"/><path d="M0 0H230V112H0Z" fill="#f6ecd9"/><path d="M0 0H230V10H0ZM0 102H230V112H0Z" fill="#d9c6a4" opacity=".7"/>${leafMark(24, 28, 1.75, '#4f3123')}<path d="M104 42H200M104 66H176" stroke="#4f3123" stroke-opacity=".75" stroke-width="9"/><path d="M12 8V104M218 8V104" stroke="#a98d62" stroke-width="4" stroke-dasharray="10 7"/></g>`;

/** Trims by what they are: each lies on a cloth. */
export const trims = {
  hem,
  horn: (t) =>
    `${placket(t, `${own(t)}" fill-opacity=".34`)}${thread('M470 0Q476 500 462 1000', mix(t.mid, t.dark, 0.7))}${buttons(t, hornTones, [240, 720], 84)}`,
  pearl: (t) =>
    `${placket(t, `${own(t)}" fill-opacity=".34`)}${thread('M476 0Q482 500 468 1000', mix(t.mid, t.light, 0.7), 5)}${buttons(t, pearlTones, [230, 700], 58)}`,
  zip: (t) => `${zipTeeth(400, t)}${thread('M312 0V1000M488 0V1000', mix(t.mid, t.dark, 0.6), 5)}${puller(400, 380)}`,
  pocket: (t) =>
    `${layer('M250 380H820V1020H250Z', t, `${own(t)}" fill-opacity=".5`)}${thread('M278 1000V410H800M304 1000V436H800', mix(t.mid, t.dark, 0.75))}${label(196, 640, -90)}`,
  label: (t) =>
    `<path d="M-20 250Q400 290 820 250" fill="none" stroke="${t.deep}" stroke-opacity=".55" stroke-width="18" filter="url(#s8)"/>${thread('M0 296Q400 336 800 296M0 330Q400 370 800 330', mix(t.mid, t.dark, 0.7), 5)}${label(280, 420, -3)}`,
  denim: (t) =>
    `${layer('M260 300L820 250V1020H260Z', t, `${mix(t.mid, t.light, 0.16)}" fill-opacity=".6`)}${thread('M296 1000V340L800 294M330 1000V372L800 328M0 150H800M0 184H800', '#d8964a', 8)}${stud(310, 352, 34, '#b0733c')}<g transform="translate(470 600)"><path d="M0 0H270V170H0Z" fill="#1f0f05" opacity=".5" filter="url(#s8)" transform="translate(8 12)"/><path d="M0 0H270V170H0Z" fill="#a1683c"/><path d="M14 14H256V156H14Z" fill="none" stroke="#f0d9b8" stroke-width="5" stroke-dasharray="17 9"/>${leafMark(98, 42, 2.7, '#3a1f10')}</g>`,
  drops: (t) =>
    `${thread('M0 214Q400 250 800 214M0 248Q400 284 800 248', mix(t.mid, t.dark, 0.6), 4)}<g filter="url(#s4)">${strewnOver(104, 'drops', (x, y, _, share) => `<ellipse cx="${x + 4}" cy="${y + 7}" rx="${12 + share * 20}" ry="${14 + share * 22}" fill="${t.deep}" opacity=".5"/>`)}</g>${strewnOver(104, 'drops', (x, y, _, share) => `<ellipse cx="${x}" cy="${y}" rx="${12 + share * 20}" ry="${14 + share * 22}" fill="${mix(t.mid, t.light, 0.34)}" opacity=".9"/><path d="M${x - 8 - share * 10} ${y - 2}q2 -${10 + share * 10} ${12 + share * 8} -${12 + share * 12}" fill="none" stroke="#fff" stroke-opacity=".95" stroke-width="${4 + share * 3}" stroke-linecap="round"/><path d="M${x + 5 + share * 8} ${y + 4}q0 ${7 + share * 6} -${8 + share * 7} ${8 + share * 8}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/>`)}${stud(400, 620, 58, mix(t.mid, t.dark, 0.4))}`,
  seam: (t) =>
    `<path d="M-20 620Q380 560 820 300" fill="none" stroke="${t.deep}" stroke-opacity=".6" stroke-width="22" filter="url(#s8)"/>${thread('M0 574Q380 516 800 262M0 604Q380 546 800 292', mix(t.mid, t.light, 0.7), 5)}`,
  fringe: (t) =>
    `<path d="M0 640H800V1000H0Z" fill="#E6D7BC"/><path d="M0 620H800V660H0Z" fill="#2a1608" opacity=".4" filter="url(#s16)"/>${Array.from({ length: 20 }, (_, at) => `<g transform="translate(${at * 42 + 6} 636)"><path d="M8 4C${(at % 3) * 8 - 10} 120 ${16 - (at % 4) * 9} 220 ${4 + (at % 5) * 4} 330" fill="none" stroke="#1f0f05" stroke-opacity=".3" stroke-width="20" filter="url(#s4)" transform="translate(12 10)"/><path d="M8 4C${(at % 3) * 8 - 10} 120 ${16 - (at % 4) * 9} 220 ${4 + (at % 5) * 4} 330" fill="none" stroke="${at % 2 ? t.mid : mix(t.mid, t.light, 0.3)}" stroke-width="19" stroke-linecap="round"/><path d="M4 4C${(at % 3) * 8 - 14} 120 ${12 - (at % 4) * 9} 220 ${(at % 5) * 4} 330" fill="none" stroke="${t.light}" stroke-opacity=".6" stroke-width="5" stroke-dasharray="12 8"/><circle cx="10" cy="40" r="15" fill="${t.dark}"/><circle cx="7" cy="36" r="13" fill="${t.mid}"/></g>`).join('')}`,
  piping: (t) =>
    `<path d="M-20 760L560 820L820 260V1020H-20Z" fill="#E6D7BC"/><path d="M-20 752L548 806L812 250" fill="none" stroke="#1f0f05" stroke-opacity=".5" stroke-width="60" stroke-linejoin="round" filter="url(#s16)"/><path d="M-20 740L540 792L800 246" fill="none" stroke="${t.deep}" stroke-width="40" stroke-linejoin="round"/><path d="M-20 736L536 788L796 244" fill="none" stroke="${t.mid}" stroke-width="32" stroke-linejoin="round"/><path d="M-20 730L530 780L788 244" fill="none" stroke="${t.light}" stroke-opacity=".7" stroke-width="9" stroke-linejoin="round"/>`,
  loop: (t) =>
    `<path d="M-20 620Q400 640 820 620V720Q400 740 -20 720Z" fill="${mix(t.mid, t.light, 0.55)}"/><path d="M-20 620Q400 640 820 620M-20 720Q400 740 820 720" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="5"/>${Array.from({ length: 40 }, (_, at) => `<path d="M${at * 21} 626V726" stroke="${t.deep}" stroke-opacity=".22" stroke-width="5"/>`).join('')}<path d="M300 240C260 420 320 540 400 540C480 540 540 420 500 240" fill="none" stroke="#1f0f05" stroke-opacity=".45" stroke-width="42" filter="url(#s8)" transform="translate(12 16)"/><path d="M300 240C260 420 320 540 400 540C480 540 540 420 500 240" fill="none" stroke="${mix(t.mid, t.light, 0.4)}" stroke-width="38"/><path d="M300 240C260 420 320 540 400 540C480 540 540 420 500 240" fill="none" stroke="${t.deep}" stroke-opacity=".4" stroke-width="24" stroke-dasharray="4 7"/><path d="M-20 200H820V262H-20Z" fill="${mix(t.mid, t.light, 0.2)}"/>${thread('M0 216H800M0 246H800', mix(t.mid, t.dark, 0.6), 4)}`,
  buckle: (t) =>
    `${layer('M-20 330H820V690H-20Z', t, `${own(t)}" fill-opacity=".5`)}${thread('M0 360H800M0 660H800', mix(t.mid, t.light, 0.6), 6)}${[560, 680].map((x) => `<ellipse cx="${x}" cy="510" rx="17" ry="20" fill="#140a05"/><path d="M${x - 14} 524a17 20 0 0 0 28 0" fill="none" stroke="${t.light}" stroke-opacity=".6" stroke-width="4"/>`).join('')}<path d="M150 270H420V750H150Z" fill="none" stroke="#1f0f05" stroke-opacity=".5" stroke-width="52" stroke-linejoin="round" filter="url(#s8)" transform="translate(12 18)"/><path d="M150 270H420V750H150Z" fill="none" stroke="#a8853c" stroke-width="50" stroke-linejoin="round"/><path d="M144 262H412V742" fill="none" stroke="#f4e1a8" stroke-opacity=".9" stroke-width="11" stroke-linejoin="round"/><path d="M150 492H446V528H150Z" fill="#b99446"/><path d="M156 496H440V506H156Z" fill="#fbeebd" opacity=".9"/>`,
  stitched: (t) =>
    `${layer('M-20 420Q300 400 520 620T820 780V1020H-20Z', t, `${own(t)}" fill-opacity=".55`)}${thread('M0 456Q290 436 500 648T800 816M0 490Q280 470 484 674T800 850', mix(t.mid, t.light, 0.75), 6)}${stud(580, 300, 46)}`,
  laces: (t) =>
    `${layer('M-20 -20H300Q330 500 290 1020H-20Z', t, `${mix(t.mid, t.light, 0.4)}" fill-opacity=".9`)}${layer('M820 -20H500Q470 500 510 1020H820Z', t, `${mix(t.mid, t.light, 0.3)}" fill-opacity=".9`)}${thread('M262 0Q292 500 252 1000M538 0Q508 500 548 1000', mix(t.mid, t.dark, 0.6), 5)}${[110, 330, 550, 770, 990].map((y) => [230, 570].map((x) => `<circle cx="${x}" cy="${y}" r="30" fill="#7d868b"/><circle cx="${x - 2}" cy="${y - 2}" r="25" fill="#d5dcde"/><circle cx="${x}" cy="${y}" r="15" fill="#20242a"/>`).join('')).join('')}${[
      110, 330, 550, 770,
    ]
      .map((y) =>
        ['M230 Y L570 Z', 'M570 Y L230 Z']
          .map((path) => path.replace('Y', String(y)).replace('Z', String(y + 220)))
          .map(
            (path) =>
              `<path d="${path}" stroke="#1f0f05" stroke-opacity=".45" stroke-width="44" stroke-linecap="round" filter="url(#s8)" transform="translate(8 16)"/><path d="${path}" stroke="#d8cfbd" stroke-width="40" stroke-linecap="round"/><path d="${path}" stroke="#fbf7ee" stroke-width="28" stroke-linecap="round"/><path d="${path}" stroke="#b8ab93" stroke-width="30" stroke-dasharray="4 10"/>`,
          )
          .join(''),
      )
      .join('')}`,
  none: () => '',
} as const satisfies Record<string, (t: Tones) => string>;

export type Trim = keyof typeof trims;
