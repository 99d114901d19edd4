import { blur, type Drawing } from '../../drawing.ts';

const upper =
  'M300 52C304 86 314 120 312 176H18C8 162 12 142 36 132C84 116 120 98 152 68C166 54 176 42 184 32Q198 22 214 28C218 46 224 62 236 68C256 76 276 68 284 50Q294 40 300 52Z';
const tongue = 'M168 52C178 36 190 16 206 10Q220 8 220 20C220 36 224 52 234 66L180 74Z';
const stay = 'M120 102C146 84 172 54 186 34Q196 26 206 34C204 60 184 92 152 120Q136 118 120 102Z';
const quarter =
  'M222 60C208 92 180 128 150 176H312C314 120 304 86 300 52Q294 40 284 50C276 68 256 76 236 68Q228 66 222 60Z';
const heelTab = 'M284 50Q294 40 300 52C303 72 306 88 308 106Q290 112 274 104C272 84 276 64 284 50Z';
const sole = 'M10 164C4 180 4 204 22 208H296Q318 208 322 184C323 172 318 162 312 158C220 172 120 174 18 162Z';
const eyelets: readonly (readonly [x: number, y: number])[] = [
  [132, 103],
  [149, 89],
  [164, 74],
  [177, 58],
  [188, 42],
];

/** Pair of plain court shoes of leather with a cup sole of rubber. */
export const drawing: Drawing = {
  viewBox: [430, 198],
  pose: 'stands',
  height: 0.265,
  draw: (t) => {
    const shoe = (
      far: boolean,
    ): string => `<path d="M222 50Q252 44 290 50Q280 78 252 76Q230 72 222 50Z" fill="${t.deep}"/><path d="M226 48Q254 42 288 48" fill="none" stroke="${t.dark}" stroke-width="3"/>
    <path d="${tongue}" fill="${t.mid}"/><path d="${tongue}" fill="url(#tongue)"/><path d="${tongue}" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1.2"/><rect x="200" y="18" width="15" height="11" rx="2" transform="rotate(-18 207 23)" fill="#f5efe3" opacity=".9"/>
    <path d="${upper}" fill="${t.mid}"/>
    <g clip-path="url(#upper)">
      <path d="${upper}" fill="url(#turn)"/>
      <path d="M30 140Q90 122 132 104L146 122Q110 150 40 156Z" fill="${t.light}" opacity=".75" filter="url(#m)"/>
      <path d="M44 138Q76 128 104 118Q112 122 96 130Q66 138 48 144Z" fill="#fff" opacity=".5" filter="url(#s)"/>
      <path d="M8 158Q120 176 320 154V180H8Z" fill="${t.deep}" opacity=".5" filter="url(#m)"/>
      <path d="M100 116Q122 136 120 172" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1.4"/><path d="M105 114Q128 136 126 172" fill="none" stroke="${t.light}" stroke-opacity=".8" stroke-width="1.2" stroke-dasharray="4.5 3"/>
      <path d="${quarter}" fill="${t.deep}" opacity=".3" transform="translate(-3 2)" filter="url(#s)"/>
      <path d="${quarter}" fill="${t.mid}"/><path d="${quarter}" fill="url(#turn)"/>
      <path d="M214 90Q196 130 180 158L232 160Q246 120 244 84Z" fill="${t.light}" opacity=".6" filter="url(#m)"/>
      <path d="M150 166Q230 172 316 156V180H140Z" fill="${t.deep}" opacity=".45" filter="url(#m)"/>
      <path d="${quarter}" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1.3"/><path d="M226 66C212 96 184 132 156 174" fill="none" stroke="${t.light}" stroke-opacity=".85" stroke-width="1.2" stroke-dasharray="4.5 3"/>
      <path d="M226 66Q256 86 284 66" fill="none" stroke="${t.light}" stroke-opacity=".7" stroke-width="1.2" stroke-dasharray="4.5 3"/>
      ${Array.from({ length: 9 }, (_, i) => `<circle cx="${214 + (i % 3) * 11 + Math.floor(i / 3) * -5}" cy="${112 + Math.floor(i / 3) * 11}" r="1.7" fill="${t.deep}" opacity=".6"/>`).join('')}
      <path d="${heelTab}" fill="${t.dark}"/><path d="${heelTab}" fill="${t.deep}" opacity=".25"/><path d="M308 106Q290 112 274 104" fill="none" stroke="${t.deep}" stroke-opacity=".6" stroke-width="1.2"/><path d="M287 56Q280 76 279 100" fill="none" stroke="${t.light}" stroke-opacity=".5" stroke-width="1.1" stroke-dasharray="4 3"/>
    </g>
    <path d="${stay}" fill="#000" opacity=".22" transform="translate(2 4)" filter="url(#s)"/><path d="${stay}" fill="${t.mid}"/><path d="${stay}" fill="url(#stay)"/><path d="${stay}" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1.2"/><path d="M126 103Q138 114 151 115C178 92 198 62 201 38" fill="none" stroke="${t.light}" stroke-opacity=".9" stroke-width="1.1" stroke-dasharray="4 3"/>
    <path d="${upper}" fill="none" stroke="${t.deep}" stroke-opacity=".45" stroke-width="1.2"/>
    ${far ? `<path d="${upper}${tongue}" fill="${t.deep}" opacity=".3"/>` : ''}
    ${eyelets.map(([x, y], i) => `<circle cx="${x + 5}" cy="${y + 4}" r="2.6" fill="${t.deep}"/><path d="M${x - 11 + i} ${y - 10}Q${x - 1} ${y - 8} ${x + 5} ${y + 4}" fill="none" stroke="#6f6553" stroke-opacity=".6" stroke-width="6.6" stroke-linecap="round"/><path d="M${x - 11 + i} ${y - 10}Q${x - 1} ${y - 8} ${x + 5} ${y + 4}" fill="none" stroke="#f3ecdd" stroke-width="5.2" stroke-linecap="round"/><path d="M${x - 10 + i} ${y - 11}Q${x - 1} ${y - 9.5} ${x + 4} ${y}" fill="none" stroke="#fff" stroke-width="1.4" stroke-linecap="round"/>`).join('')}
    <path d="${sole}" fill="#efe6d6"/><path d="${sole}" fill="url(#sole)"/>
    <path d="M18 162C120 174 220 172 312 158" fill="none" stroke="#7d6d56" stroke-opacity=".75" stroke-width="1.5"/><path d="M14 170C120 182 220 180 317 167" fill="none" stroke="#8f7f66" stroke-opacity=".7" stroke-width="1.2" stroke-dasharray="4 3"/><path d="M8 197H314" stroke="#8f7f66" stroke-opacity=".5" stroke-width="1.4"/><path d="M12 178C110 189 210 188 250 184" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="3" filter="url(#s)"/>
    ${far ? `<path d="${sole}" fill="#5a4630" opacity=".3"/>` : ''}`;
    return `<defs>
    ${blur('s', 2)}${blur('m', 7)}
    <linearGradient id="turn" x1="0" y1="0" x2="1" y2=".3"><stop offset="0" stop-color="${t.light}" stop-opacity=".5"/><stop offset=".5" stop-color="${t.light}" stop-opacity=".12"/><stop offset=".72" stop-color="${t.dark}" stop-opacity=".15"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
    <linearGradient id="stay" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${t.light}" stop-opacity=".7"/><stop offset="1" stop-color="${t.dark}" stop-opacity=".4"/></linearGradient>
    <linearGradient id="tongue" x1="0" x2="1"><stop offset="0" stop-color="${t.light}" stop-opacity=".6"/><stop offset="1" stop-color="${t.deep}" stop-opacity=".5"/></linearGradient>
    <linearGradient id="sole" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#6a5438" stop-opacity=".6"/></linearGradient>
    <clipPath id="upper"><path d="${upper}"/></clipPath></defs>
    <g transform="translate(-3 -1) scale(1.12 .94)"><g transform="translate(66 -7)">${shoe(true)}</g>${shoe(false)}</g>`;
  },
};
