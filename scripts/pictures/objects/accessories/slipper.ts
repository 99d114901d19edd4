import { blur, type Drawing } from '../../drawing.ts';

const upper =
  'M20 142C8 116 26 84 74 68C108 56 140 48 162 46C174 66 186 88 206 96C232 105 260 96 282 80Q296 74 302 90Q308 116 302 142Z';
const opening = 'M160 46C190 44 240 50 286 78Q262 104 226 106Q200 106 186 88Q172 66 160 46Z';
const sole = 'M14 134C8 154 16 166 34 166H286Q306 166 308 144L306 132C210 146 110 146 14 134Z';

/** Rim of wool along the opening, in little tufts. */
const tufts = (): string => {
  const points: readonly (readonly [x: number, y: number])[] = [
    [160, 46],
    [166, 52],
    [171, 60],
    [176, 69],
    [182, 77],
    [188, 84],
    [195, 90],
    [203, 95],
    [212, 99],
    [221, 101],
    [231, 101],
    [241, 100],
    [251, 97],
    [260, 94],
    [269, 89],
    [277, 84],
    [285, 80],
    [292, 79],
  ];
  return points
    .map(
      ([x, y], i) =>
        `<ellipse cx="${x}" cy="${y + 1}" rx="7.5" ry="6.5" fill="#e4d8c2"/><ellipse cx="${x - 1}" cy="${y - 1}" rx="6.4" ry="5.4" fill="#f6efe0"/><path d="M${x - 5} ${y - 2 + (i % 2)}q3 -4 6 -1M${x - 2} ${y + 3}q3 -3 6 0" fill="none" stroke="#c4b59a"/>`,
    )
    .join('');
};

/** Pair of house slippers of felt, lined with wool, on soles of cork. */
export const drawing: Drawing = {
  viewBox: [388, 140],
  pose: 'stands',
  height: 0.2,
  draw: (t) => {
    const shoe = (
      far: boolean,
    ): string => `<path d="${opening}" fill="#b9a888"/><path d="M160 46C190 42 244 48 290 80" fill="none" stroke="#f3ead9" stroke-width="7" stroke-linecap="round"/><path d="${opening}" fill="url(#inner)"/>
    <path d="${upper}" fill="${t.mid}"/>
    <g clip-path="url(#upper)">
      <path d="${upper}" fill="url(#turn)"/>
      <path d="M34 112Q60 82 140 62L164 78Q130 110 50 126Z" fill="${t.light}" opacity=".72" filter="url(#m)"/>
      <path d="M10 128Q150 146 312 126V150H10Z" fill="${t.deep}" opacity=".55" filter="url(#m)"/>
      <path d="M162 50Q180 96 220 112Q262 110 292 84V100Q250 126 210 118Q176 104 158 60Z" fill="${t.deep}" opacity=".45" filter="url(#s)"/>
      <path d="M196 98Q206 120 200 142" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1.4"/><path d="M190 94Q200 118 194 142M206 102Q212 122 207 142" fill="none" stroke="${t.light}" stroke-opacity=".7" stroke-width="1.2" stroke-dasharray="4.5 3"/>
      ${Array.from({ length: 70 }, (_, i) => {
        const x = 20 + ((i * 83) % 284);
        const y = 56 + ((i * 37) % 84);
        return `<path d="M${x} ${y}q3 ${(i % 3) - 1} 6 1" fill="none" stroke="${i % 2 ? t.light : t.deep}" stroke-opacity=".28" stroke-width="1"/>`;
      }).join('')}
    </g>
    ${far ? `<path d="${upper}" fill="${t.deep}" opacity=".28"/>` : ''}
    <path d="${sole}" fill="#c29a68"/><path d="${sole}" fill="url(#cork)"/>${Array.from({ length: 46 }, (_, i) => `<circle cx="${22 + ((i * 61) % 278)}" cy="${146 + ((i * 7) % 17)}" r="${0.9 + (i % 3) * 0.4}" fill="#5d3d1d" opacity=".4"/>`).join('')}
    <path d="M14 134C110 146 210 146 306 132" fill="none" stroke="${t.deep}" stroke-opacity=".6" stroke-width="1.6"/><path d="M18 128C110 140 210 140 304 126" fill="none" stroke="${t.light}" stroke-opacity=".85" stroke-width="1.5" stroke-dasharray="6 4"/>
    ${tufts()}
    ${far ? `<path d="${sole}" fill="#3a2410" opacity=".3"/>` : ''}`;
    return `<defs>
    ${blur('s', 2.5)}${blur('m', 8)}
    <linearGradient id="turn" x1="0" y1="0" x2="1" y2=".3"><stop offset="0" stop-color="${t.light}" stop-opacity=".4"/><stop offset=".5" stop-color="${t.light}" stop-opacity=".08"/><stop offset=".72" stop-color="${t.dark}" stop-opacity=".2"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
    <linearGradient id="inner" x1="0" x2="1"><stop offset="0" stop-color="#4a3a22" stop-opacity=".6"/><stop offset=".6" stop-color="#4a3a22" stop-opacity=".2"/><stop offset="1" stop-color="#4a3a22" stop-opacity=".35"/></linearGradient>
    <linearGradient id="cork" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#3a2008" stop-opacity=".55"/></linearGradient>
    <clipPath id="upper"><path d="${upper}"/></clipPath></defs>
    <g transform="translate(-9 -28)"><g transform="translate(86 -9)">${shoe(true)}</g>${shoe(false)}</g>`;
  },
};
