import { framed } from '../../framed.ts';

/** A row of houses at the harbour in the rain, and their light on the wet ground. */
const houses = [
  [0, 92, 60, '#8A5A4A'],
  [60, 70, 54, '#5E7464'],
  [114, 100, 62, '#B98A5A'],
  [176, 62, 56, '#6B4A5C'],
  [232, 86, 60, '#48647A'],
  [292, 76, 58, '#A0604A'],
] as const;

const house = ([x, top, width, color]: (typeof houses)[number]): string =>
  `<path d="M${x} ${top + 24}L${x + width / 2} ${top}L${x + width} ${top + 24}V186H${x}Z" fill="${color}"/><path d="M${x - 2} ${top + 26}L${x + width / 2} ${top - 2}L${x + width + 2} ${top + 26}" fill="none" stroke="#2F3A41" stroke-width="5"/>${[
    0, 1,
  ]
    .flatMap((row) => [0.28, 0.72].map((at) => [row, at] as const))
    .map(
      ([row, at]) =>
        `<rect x="${x + width * at - 7}" y="${top + 38 + row * 34}" width="14" height="20" fill="${(x + row) % 3 === 0 ? '#FFD88A' : '#34444E'}"/>`,
    )
    .join('')}`;

export const drawing = framed(
  340,
  250,
  0.44,
  `<linearGradient id="sky" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#66788A"/><stop offset="1" stop-color="#B9C3C6"/></linearGradient><linearGradient id="wet" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#7A8890"/><stop offset="1" stop-color="#56646E"/></linearGradient><rect width="340" height="250" fill="url(#sky)"/><ellipse cx="80" cy="30" rx="90" ry="20" fill="#E3E7E6" opacity=".45" filter="url(#soft)"/><ellipse cx="260" cy="44" rx="110" ry="18" fill="#4F6070" opacity=".5" filter="url(#soft)"/>
${houses.map(house).join('')}<rect y="184" width="340" height="70" fill="url(#wet)"/><g opacity=".4" filter="url(#air)"><path d="M14 190H28V226H14ZM128 190H142V236H128ZM250 190H262V230H250ZM306 190H318V224H306Z" fill="#FFD88A"/><path d="M176 188H232V214H176Z" fill="#6B4A5C"/><path d="M0 188H60V208H0Z" fill="#8A5A4A"/></g>
<g><path d="M150 222V186" stroke="#2A2B2D" stroke-width="3"/><path d="M116 190C118 160 182 160 184 190C174 183 166 183 150 190C136 183 126 183 116 190Z" fill="#C0281A"/><path d="M122 178C132 168 148 166 158 167" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/><path d="M138 196C138 190 162 190 162 196L166 228H134Z" fill="#D9A441"/><path d="M140 228H148V242H140ZM152 228H160V242H152Z" fill="#2F475A"/><ellipse cx="150" cy="244" rx="28" ry="4" fill="#1C303F" opacity=".4"/></g>
<g stroke="#EAF0F2" stroke-opacity=".55" stroke-width="1.6">${Array.from({ length: 46 }, (_, at) => `<path d="M${(at * 53) % 352} ${(at * 37) % 236}l-5 16"/>`).join('')}</g>`,
);
