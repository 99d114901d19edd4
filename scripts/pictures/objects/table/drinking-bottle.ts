import { blur, footShade, leafMark, roundGradient, type Drawing } from '../../drawing.ts';

const body = 'M42 102H94C96 122 128 128 130 166V386C130 402 110 410 68 410C26 410 6 402 6 386V166C8 128 40 122 42 102Z';
const lid = 'M32 42C32 34 50 30 68 30C86 30 104 34 104 42V84C104 92 86 96 68 96C50 96 32 92 32 84Z';

/** Insulated bottle with a lid of wood and a leather loop. */
export const drawing: Drawing = {
  viewBox: [132, 412],
  pose: 'stands',
  height: 0.52,
  draw: (t) => `<defs>
  ${blur('s', 2.5)}${blur('m', 7)}${footShade('foot')}
  ${roundGradient('steel', { deep: '#434b51', dark: '#6f7b81', mid: '#b4bdc1', light: '#ffffff' })}
  <linearGradient id="turn" x1="0" x2="1"><stop offset="0" stop-color="${t.deep}" stop-opacity=".6"/><stop offset=".1" stop-color="${t.dark}" stop-opacity=".15"/><stop offset=".24" stop-color="${t.light}" stop-opacity=".75"/><stop offset=".46" stop-color="${t.light}" stop-opacity="0"/><stop offset=".7" stop-color="${t.dark}" stop-opacity=".4"/><stop offset=".92" stop-color="${t.deep}" stop-opacity=".7"/><stop offset="1" stop-color="${t.dark}" stop-opacity=".5"/></linearGradient>
  <linearGradient id="wood" x1="0" x2="1"><stop offset="0" stop-color="#8d5f38"/><stop offset=".26" stop-color="#ebc79b"/><stop offset=".55" stop-color="#c3905c"/><stop offset="1" stop-color="#7c5130"/></linearGradient>
  <linearGradient id="hide" x1="0" x2="1"><stop offset="0" stop-color="#b87a45"/><stop offset=".5" stop-color="#94602f"/><stop offset="1" stop-color="#673a1b"/></linearGradient>
  <clipPath id="body"><path d="${body}"/></clipPath><clipPath id="lid"><path d="${lid}"/></clipPath></defs>
  <g transform="translate(-2 0)">
  <path d="M46 40C40 -6 96 -6 90 40" fill="none" stroke="#3a2010" stroke-width="9.5"/><path d="M46 40C40 -6 96 -6 90 40" fill="none" stroke="url(#hide)" stroke-width="8"/><path d="M44 36C40 -2 84 -6 90 22" fill="none" stroke="#f0cfa2" stroke-opacity=".7" stroke-width="1.8"/>
  <path d="M42 88H94V106H42Z" fill="url(#steel)"/><path d="M42 100H94" stroke="#434b51" stroke-opacity=".6" stroke-width="1"/>
  <path d="${body}" fill="${t.mid}"/>
  <g clip-path="url(#body)">
    <path d="${body}" fill="url(#turn)"/>
    <path d="M28 170Q26 290 28 380L44 384Q42 290 44 170Z" fill="#fff" opacity=".45" filter="url(#m)"/>
    <path d="M46 112Q48 126 26 146L44 150Q60 132 60 110Z" fill="#fff" opacity=".4" filter="url(#s)"/>
    <path d="M40 100H96V113Q68 120 40 113Z" fill="${t.deep}" opacity=".6" filter="url(#s)"/>
    <path d="${body}" fill="url(#foot)"/>
    <path d="M6 372Q20 390 68 391Q116 390 130 372V420H6Z" fill="url(#steel)"/><path d="M6 372Q20 390 68 391Q116 390 130 372" fill="none" stroke="${t.deep}" stroke-opacity=".7" stroke-width="1.6"/><path d="M6 396Q68 412 130 396V420H6Z" fill="#000" opacity=".3" filter="url(#s)"/>
  </g>
  <g opacity=".6">${leafMark(57, 227.2, 1.05, t.deep)}</g>${leafMark(56, 226, 1.05, t.light)}<path d="M52 274Q68 276 84 274" stroke="${t.light}" stroke-opacity=".85" stroke-width="1.8" fill="none"/>
  <path d="${lid}" fill="url(#wood)"/>
  <g clip-path="url(#lid)">${[38, 46, 53, 61, 72, 80, 89, 97].map((x, i) => `<path d="M${x} 36Q${x + (i % 2 ? 2 : -2)} 66 ${x} 98" fill="none" stroke="#5d3a1c" stroke-opacity=".2" stroke-width="${1 + (i % 3) * 0.5}"/>`).join('')}<path d="M30 82Q68 96 106 82V100H30Z" fill="#3a200c" opacity=".35" filter="url(#s)"/></g>
  <ellipse cx="68" cy="42" rx="36" ry="11" fill="#d9b080"/><ellipse cx="68" cy="41.5" rx="34" ry="9.5" fill="#e8c79c"/><ellipse cx="68" cy="42" rx="22" ry="5.5" fill="none" stroke="#a9794a" stroke-opacity=".5"/><ellipse cx="68" cy="42" rx="11" ry="2.6" fill="none" stroke="#a9794a" stroke-opacity=".5"/>
  <path d="M42 34H51V50Q46.5 54 42 50ZM85 34H94V50Q89.5 54 85 50Z" fill="url(#hide)" stroke="#3a2010" stroke-opacity=".6" stroke-width=".8"/><circle cx="46.5" cy="46" r="2.2" fill="#d8bb74"/><circle cx="89.5" cy="46" r="2.2" fill="#d8bb74"/>
  </g>`,
};
