import { mix } from '../colours.ts';
import type { Tones } from '../materials.ts';
import { numbersOf } from './sheet.ts';

/** What is in a round thing that is seen from above: drawn round 0 0 with the given radius. */
type Fill = (radius: number, t: Tones) => string;

/** Small things that lie over each other within a circle. */
const heap =
  (name: string, count: number, draw: (x: number, y: number, turn: number, share: number) => string): Fill =>
  (radius) => {
    const next = numbersOf(name);
    return Array.from({ length: count }, () => {
      const angle = next() * Math.PI * 2;
      const far = Math.sqrt(next()) * radius;
      return draw(
        Math.round(Math.cos(angle) * far),
        Math.round(Math.sin(angle) * far),
        Math.round(next() * 360),
        next(),
      );
    }).join('');
  };

const liquid =
  (middle: string, edge: string, shine: string): Fill =>
  (radius) =>
    `<radialGradient id="liq" cx=".4" cy=".36" r=".75"><stop offset="0" stop-color="${middle}"/><stop offset=".72" stop-color="${middle}"/><stop offset="1" stop-color="${edge}"/></radialGradient><circle r="${radius}" fill="url(#liq)"/><circle r="${radius * 0.95}" fill="none" stroke="${shine}" stroke-opacity=".7" stroke-width="${radius * 0.05}"/><path d="M${-radius * 0.66} ${-radius * 0.3}A${radius * 0.74} ${radius * 0.74} 0 0 1 ${-radius * 0.1} ${-radius * 0.72}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="${radius * 0.07}" stroke-linecap="round" filter="url(#s4)"/>`;

const beanAt = (x: number, y: number, turn: number, share: number, size = 30): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 30})"><ellipse cx="4" cy="6" rx="21" ry="29" fill="#140904" opacity=".5"/><ellipse rx="20" ry="28" fill="${share > 0.66 ? '#6b4027' : share > 0.33 ? '#54301c' : '#432415'}"/><path d="M2 -26C-8 -10 9 8 -2 26" fill="none" stroke="#1f0f07" stroke-width="5" stroke-linecap="round"/><path d="M-12 -14Q-15 0 -11 12" fill="none" stroke="#c99a72" stroke-opacity=".55" stroke-width="4" stroke-linecap="round"/></g>`;

const leafAt = (x: number, y: number, turn: number, size: number, color: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0C${size * 0.6} ${-size * 0.5} ${size * 0.5} ${-size * 1.4} 0 ${-size * 1.9}C${-size * 0.5} ${-size * 1.4} ${-size * 0.6} ${-size * 0.5} 0 0Z" fill="#14240f" opacity=".4" transform="translate(6 9)"/><path d="M0 0C${size * 0.6} ${-size * 0.5} ${size * 0.5} ${-size * 1.4} 0 ${-size * 1.9}C${-size * 0.5} ${-size * 1.4} ${-size * 0.6} ${-size * 0.5} 0 0Z" fill="${color}"/><path d="M0 0V${-size * 1.7}" stroke="#e4f0c8" stroke-opacity=".5" stroke-width="3"/></g>`;

const rosette = (colors: readonly string[], rings: readonly (readonly [count: number, size: number])[]): string =>
  rings
    .map(([count, size], ring) =>
      Array.from({ length: count }, (_, at) =>
        leafAt(
          0,
          0,
          Math.round((360 / count) * at + ring * 23),
          size,
          colors[(at + ring) % colors.length] ?? '#3f7a35',
        ),
      ).join(''),
    )
    .join('');

const light = (t: Tones): string =>
  `<radialGradient id="glow"><stop offset="0" stop-color="#fffbe6"/><stop offset=".3" stop-color="#ffe9a8"/><stop offset="1" stop-color="${mix(t.light, '#ffd98a', 0.5)}"/></radialGradient>`;

export const fills = {
  empty: () => '',
  coffee: liquid('#3d2114', '#24120a', '#b98254'),
  tea: liquid('#b8642a', '#8a4217', '#e8a868'),
  water: liquid('#dcebee', '#b4cdd4', '#ffffff'),
  honey: liquid('#e2a227', '#b4700f', '#ffe08a'),
  milk: (radius, t) =>
    `${liquid('#fbf4e8', '#e6d8c2', '#ffffff')(radius, t)}${heap('foam', 60, (x, y, _, share) => `<circle cx="${x}" cy="${y}" r="${3 + share * 9}" fill="#fff" fill-opacity=".5" stroke="#d9c8ac" stroke-opacity=".7" stroke-width="1.6"/>`)(radius * 0.8, t)}`,
  latte: (radius, t) =>
    `${liquid('#a9713f', '#6b3f22', '#d9a877')(radius, t)}<g transform="scale(${radius / 160})" fill="#f7e8cf"><path d="M0 120C-20 40 -20 -40 0 -118C20 -40 20 40 0 120Z"/>${[-70, -30, 10, 50].map((y, at) => `<path d="M-3 ${y + 30}C-40 ${y + 20} -${60 + at * 9} ${y - 10} -${52 + at * 12} ${y - 34}C-30 ${y - 26} -10 ${y - 6} -3 ${y + 12}ZM3 ${y + 30}C40 ${y + 20} ${60 + at * 9} ${y - 10} ${52 + at * 12} ${y - 34}C30 ${y - 26} 10 ${y - 6} 3 ${y + 12}Z"/>`).join('')}</g>`,
  beans: heap('beans', 240, (x, y, turn, share) => beanAt(x, y, turn, share, 24)),
  oats: heap(
    'oats',
    320,
    (x, y, turn, share) =>
      `<ellipse cx="${x}" cy="${y}" rx="19" ry="12" fill="${share > 0.5 ? '#e7cf9f' : '#d6b67c'}" stroke="#8a6a36" stroke-opacity=".6" stroke-width="2" transform="rotate(${turn} ${x} ${y})"/>`,
  ),
  biscuits: heap(
    'biscuits',
    34,
    (x, y, turn, share) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})"><circle cx="6" cy="9" r="66" fill="#4a2a10" opacity=".4"/><circle r="64" fill="${share > 0.5 ? '#d9a05c' : '#c98b48'}"/><circle r="54" fill="none" stroke="#f4cf94" stroke-opacity=".7" stroke-width="5" stroke-dasharray="10 7"/>${[0, 72, 144, 216, 288].map((spot) => `<circle cx="28" cy="0" r="8" fill="#4a2815" transform="rotate(${spot})"/>`).join('')}</g>`,
  ),
  plant: () =>
    rosette(
      ['#3f7a46', '#5c9a5a', '#2f6238', '#7bb36d'],
      [
        [9, 190],
        [8, 150],
        [7, 110],
        [5, 66],
      ],
    ),
  herbs: () =>
    rosette(
      ['#4f8f38', '#78b352', '#3c7a2e', '#93c66a'],
      [
        [16, 132],
        [14, 112],
        [11, 88],
        [8, 60],
        [5, 36],
      ],
    ),
  twigs: () =>
    rosette(
      ['#8fa58a', '#a9bda2', '#728a70'],
      [
        [7, 150],
        [5, 96],
      ],
    ),
  wax: (radius) =>
    `<radialGradient id="melt"><stop offset="0" stop-color="#fff7d8"/><stop offset=".4" stop-color="#ffe39a" stop-opacity=".8"/><stop offset="1" stop-color="#ffe39a" stop-opacity="0"/></radialGradient><circle r="${radius * 0.66}" fill="#fff" fill-opacity=".24" stroke="#fff" stroke-opacity=".5" stroke-width="5"/><circle r="${radius * 0.9}" fill="url(#melt)"/><path d="M0 26C-30 10 -26 -40 4 -84C28 -44 34 6 0 26Z" fill="#ffb02e"/><path d="M0 22C-16 10 -14 -20 3 -48C18 -20 18 10 0 22Z" fill="#fff3b8"/><path d="M0 26V-6" stroke="#2a1a10" stroke-width="7" stroke-linecap="round"/>`,
  bulb: (radius, t) =>
    `${light(t)}<circle r="${radius}" fill="url(#glow)"/><path d="M${-radius} 0H${radius}M0 ${-radius}V${radius}" stroke="#8c6e2c" stroke-width="7"/><circle cx="5" cy="8" r="62" fill="#a97f2a" opacity=".4" filter="url(#s8)"/><circle r="60" fill="#fffdf2"/><circle r="60" fill="none" stroke="#e2bf62" stroke-width="5"/><circle r="22" fill="#c2a15a"/>`,
  spoons: () =>
    [
      [-70, -110, -24, '#b98452'],
      [70, -120, 20, '#9c6b3e'],
      [-110, 30, -70, '#c99663'],
      [110, 40, 76, '#a8733f'],
      [10, 110, 150, '#8f6038'],
    ]
      .map(
        ([x, y, turn, color]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse cx="8" cy="12" rx="62" ry="88" fill="#1f0f05" opacity=".4" filter="url(#s8)"/><ellipse rx="60" ry="86" fill="${color}"/><ellipse rx="44" ry="66" fill="#5a3a20" opacity=".5"/><ellipse cx="-8" cy="-10" rx="36" ry="56" fill="${color}" opacity=".8"/></g>`,
      )
      .join(''),
  lid: (radius, t) =>
    `<circle r="${radius}" fill="${mix(t.mid, t.light, 0.3)}"/><circle r="${radius * 0.8}" fill="none" stroke="${t.deep}" stroke-opacity=".3" stroke-width="6"/><circle r="${radius * 0.78}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="4"/><circle cx="16" cy="22" r="${radius * 0.3}" fill="#1f0f05" opacity=".5" filter="url(#s8)"/><radialGradient id="knob" cx=".34" cy=".3" r=".8"><stop offset="0" stop-color="#f0d2a6"/><stop offset=".5" stop-color="#b98452"/><stop offset="1" stop-color="#6b4222"/></radialGradient><circle r="${radius * 0.28}" fill="url(#knob)"/>`,
  holes: (radius) =>
    [0, 1, 2, 3]
      .flatMap((ring) =>
        Array.from({ length: ring === 0 ? 1 : ring * 7 }, (_, at) => {
          const angle = (at / (ring === 0 ? 1 : ring * 7)) * Math.PI * 2;
          const far = (ring / 3.6) * radius;
          return `<circle cx="${Math.round(Math.cos(angle) * far)}" cy="${Math.round(Math.sin(angle) * far)}" r="9" fill="#140c08" opacity=".8"/>`;
        }),
      )
      .join(''),
  cone: (radius, t) =>
    `${Array.from({ length: 18 }, (_, at) => `<path d="M0 ${-radius * 0.16}Q${radius * 0.3} ${-radius * 0.5} ${radius * 0.06} ${-radius * 0.96}" fill="none" stroke="${t.light}" stroke-width="9" transform="rotate(${at * 20})"/><path d="M10 ${-radius * 0.16}Q${radius * 0.34} ${-radius * 0.5} ${radius * 0.1} ${-radius * 0.96}" fill="none" stroke="${t.deep}" stroke-opacity=".4" stroke-width="7" transform="rotate(${at * 20})"/>`).join('')}<circle r="${radius * 0.14}" fill="#1d110a"/>`,
  crank: (radius, t) =>
    `${heap('beans', 150, (x, y, turn, share) => beanAt(x, y, turn, share, 24))(radius, t)}<path d="M0 0L250 -150" stroke="#1f0f05" stroke-opacity=".5" stroke-width="44" stroke-linecap="round" filter="url(#s8)" transform="translate(14 20)"/><path d="M0 0L250 -150" stroke="#8d979c" stroke-width="38" stroke-linecap="round"/><path d="M-6 -8L240 -158" stroke="#eef2f2" stroke-width="9" stroke-linecap="round"/><circle r="38" fill="#7d868b"/><circle r="20" fill="#dfe5e6"/><circle cx="260" cy="-152" r="58" fill="#1f0f05" opacity=".4" filter="url(#s8)" transform="translate(10 14)"/><circle cx="254" cy="-154" r="56" fill="#a8733f"/><circle cx="240" cy="-170" r="26" fill="#e6bf93" filter="url(#s8)"/>`,
  plunger: (radius) =>
    `<circle r="${radius}" fill="#8d979c"/><circle r="${radius * 0.9}" fill="#c9d1d4"/><path d="M${-radius * 0.7} ${-radius * 0.5}A${radius * 0.86} ${radius * 0.86} 0 0 1 ${radius * 0.3} ${-radius * 0.8}" fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round" filter="url(#s4)"/><circle cx="14" cy="20" r="66" fill="#1f0f05" opacity=".5" filter="url(#s8)"/><circle r="62" fill="#4f3123"/><circle cx="-18" cy="-20" r="24" fill="#c9a386" filter="url(#s8)"/>`,
} as const satisfies Record<string, Fill>;

export type FillName = keyof typeof fills;
export { beanAt };
