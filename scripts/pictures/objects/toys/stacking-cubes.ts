import { mix } from '../../colours.ts';
import { blur, type Drawing } from '../../drawing.ts';
import type { Tones } from '../../materials.ts';

const lime: Tones = { deep: '#8a6f4a', dark: '#c9ac80', mid: '#ecd6ae', light: '#fdf3dd' };
const side = 74;

/** Symbols of the sounds, each in a box of 32 around its middle: bell, drops, waves, rain, rattle. */
const symbols = [
  'M-11 9C-7 5 -8 -2 -7 -5C-5 -12 5 -12 7 -5C8 -2 7 5 11 9ZM-3 9A3 3 0 0 0 3 9M0 -10V-14',
  'M0 -13C6 -5 9 -1 9 4A9 9 0 0 1 -9 4C-9 -1 -6 -5 0 -13Z',
  'M-13 -7q6.5 -7 13 0t13 0M-13 1q6.5 -7 13 0t13 0M-13 9q6.5 -7 13 0t13 0',
  'M-9 -12L-13 -2M0 -12L-4 -2M9 -12L5 -2M-5 2L-9 12M4 2L0 12M13 2L9 12',
  'M0 -13V13M-13 0H13M-9 -9L9 9M9 -9L-9 9',
] as const;

/** Front of a cube with round edges, its narrow top and the symbol that is carved into it. */
const cube = (x: number, y: number, turn: number, symbol: number, t: Tones): string => {
  const carved = symbols[symbol % symbols.length];
  return `<g data-of="cube" transform="translate(${x} ${y}) rotate(${turn} ${side / 2} ${side / 2})"><path d="M10 0H${side - 10}Q${side - 3} 0 ${side - 1} 12H1Q3 0 10 0Z" fill="${mix(t.mid, t.light, 0.75)}"/><rect y="7" width="${side}" height="${side - 7}" rx="12" fill="${t.mid}"/><rect y="7" width="${side}" height="${side - 7}" rx="12" fill="url(#lit)"/>${[
    20, 31, 45, 58, 67,
  ]
    .map(
      (grain, at) =>
        `<path d="M6 ${grain}q${side * 0.25} ${at % 2 ? 3 : -3} ${side * 0.44} 0t${side * 0.4} ${at % 3 ? 1 : -2}" fill="none" stroke="${t.deep}" stroke-opacity=".12" stroke-width="1.2"/>`,
    )
    .join(
      '',
    )}<rect x="1.5" y="8.5" width="${side - 3}" height="${side - 10}" rx="10.5" fill="none" stroke="${t.light}" stroke-opacity=".6" stroke-width="1.8"/><path d="M12 ${side - 1}H${side - 12}Q${side - 1} ${side - 1} ${side - 1} ${side - 12}V20" fill="none" stroke="${t.deep}" stroke-opacity=".45" stroke-width="1.6"/><g fill="none" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"><path d="${carved}" transform="translate(${side / 2 + 1} ${side / 2 + 4.5})" stroke="${t.light}" stroke-opacity=".8"/><path d="${carved}" transform="translate(${side / 2} ${side / 2 + 3.5})" stroke="${t.deep}" stroke-opacity=".75"/></g></g>`;
};

/** Nine cubes of lime wood, some of them glazed, stacked to a tower that leans a little. */
export const drawing: Drawing = {
  viewBox: [318, 228],
  pose: 'stands',
  height: 0.36,
  draw: (t) => {
    const half: Tones = {
      deep: t.deep,
      dark: mix(t.dark, lime.dark, 0.5),
      mid: mix(t.mid, lime.mid, 0.5),
      light: lime.light,
    };
    const shade = (x: number, y: number, width: number): string =>
      `<path d="M${x} ${y}h${width}v5h-${width}Z" fill="#1d0f05" opacity=".4" filter="url(#s)"/>`;
    const rows = [
      { x: 4, y: 153, gap: 79, tones: [t, lime, half, lime] },
      { x: 40, y: 79, gap: 80, tones: [half, t, lime] },
      { x: 84, y: 5, gap: 82, tones: [lime, half] },
    ];
    return `<defs>${blur('s', 3)}<linearGradient id="lit" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".4"/><stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset=".6" stop-color="#1d0f05" stop-opacity="0"/><stop offset="1" stop-color="#1d0f05" stop-opacity=".3"/></linearGradient></defs>${rows
      .map(
        ({ x, y, gap, tones }, row) =>
          tones
            .map((one, at) => cube(x + at * gap, y, row === 0 ? 0 : ([1.2, -0.8, 0.9][at] ?? 0), at * 2 + row * 3, one))
            .join('') +
          (row === 2 ? '' : shade(rows[row + 1]?.x ?? 0, y + 4, (rows[row + 1]?.tones.length ?? 0) * gap)),
      )
      .join('')}`;
  },
};
