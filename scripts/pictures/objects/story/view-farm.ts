import { framed } from '../../framed.ts';

/** A coffee farm in the hills: rows of trees, a drying bed, the house. */
const row = (y: number, size: number, color: string): string =>
  Array.from(
    { length: 16 },
    (_, at) =>
      `<circle cx="${at * 24 - 8 + (y % 17)}" cy="${y + Math.sin(at * 0.7) * 5}" r="${size}" fill="${color}"/>`,
  ).join('');

export const drawing = framed(
  340,
  250,
  0.44,
  `<linearGradient id="sky" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#8FB9CE"/><stop offset=".55" stop-color="#F5E6C8"/><stop offset="1" stop-color="#F2CFA0"/></linearGradient><rect width="340" height="250" fill="url(#sky)"/><circle cx="252" cy="64" r="34" fill="#FFF1CC" opacity=".8" filter="url(#soft)"/><circle cx="252" cy="64" r="21" fill="#FFE7A8"/>
<path d="M-10 128C40 84 90 92 130 116C170 76 230 70 262 106C290 90 320 92 352 112V260H-10Z" fill="#8FA9A0"/><path d="M-10 150C60 116 120 134 176 142C240 118 300 124 352 144V260H-10Z" fill="#6E9072"/>
${row(158, 11, '#4C7550')}${row(172, 12, '#3F6846')}<path d="M-10 176C80 164 180 190 352 172V260H-10Z" fill="#7E9A58"/>${row(194, 13, '#3A6240')}<g fill="#B3322A">${Array.from({ length: 18 }, (_, at) => `<circle cx="${at * 20 + 4}" cy="${188 + ((at * 7) % 14)}" r="2.2"/>`).join('')}</g>
<path d="M-10 208C100 196 220 214 352 202V260H-10Z" fill="#B98A56"/><path d="M210 150H280V186H210Z" fill="#F1E7D8"/><path d="M200 152L246 122L290 152Z" fill="#B5543A"/><path d="M222 162H236V186H222Z" fill="#6B452F"/><rect x="252" y="160" width="16" height="14" fill="#48647A"/><path d="M268 150L290 152L280 156V186H268Z" fill="#000" opacity=".12"/>
<path d="M30 222L170 216L186 236L22 242Z" fill="#8A5A34"/><path d="M36 220L166 214L178 230L30 236Z" fill="#A9402F"/><path d="M44 224L160 218" stroke="#E08A6A" stroke-opacity=".7" stroke-width="3"/>`,
);
