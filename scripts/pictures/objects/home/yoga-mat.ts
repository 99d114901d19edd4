import { blur, footShade, type Drawing } from '../../drawing.ts';

const body = 'M6 32C6 14 38 4 76 4C114 4 146 14 146 32V438C146 456 114 466 76 466C38 466 6 456 6 438Z';

/** Turns of the rolled mat, seen from above: from the rim to the core. */
const spiral = (): string => {
  const points: string[] = [];
  for (let i = 0; i <= 180; i += 1) {
    const turn = (i / 180) * Math.PI * 2 * 6.2;
    const r = 66 - (i / 180) * 58;
    points.push(`${(76 + Math.cos(turn) * r).toFixed(1)} ${(31 + Math.sin(turn) * r * 0.36).toFixed(1)}`);
  }
  return `M${points.join('L')}`;
};

const band = (y: number): string =>
  `<path d="M5 ${y}Q10 ${y + 26} 76 ${y + 27}Q142 ${y + 26} 147 ${y}V${y + 21}Q142 ${y + 47} 76 ${y + 48}Q10 ${y + 47} 5 ${y + 21}Z" fill="#000" opacity=".3" transform="translate(0 5)" filter="url(#s)" clip-path="url(#body)"/>
  <path d="M4 ${y}Q10 ${y + 26} 76 ${y + 27}Q142 ${y + 26} 148 ${y}V${y + 20}Q142 ${y + 46} 76 ${y + 47}Q10 ${y + 46} 4 ${y + 20}Z" fill="url(#web)"/>
  <path d="M4 ${y + 4}Q10 ${y + 30} 76 ${y + 31}Q142 ${y + 30} 148 ${y + 4}M4 ${y + 16}Q10 ${y + 42} 76 ${y + 43}Q142 ${y + 42} 148 ${y + 16}" fill="none" stroke="#7a6340" stroke-opacity=".55" stroke-width="1.1" stroke-dasharray="3 2.5"/>`;

/** Rolled mat, standing, held by two cotton bands and a carrying strap. */
export const drawing: Drawing = {
  viewBox: [164, 470],
  pose: 'stands',
  height: 0.58,
  draw: (t) => `<defs>
  ${blur('s', 3)}${blur('m', 8)}${footShade('foot')}
  <linearGradient id="turn" x1="0" x2="1"><stop offset="0" stop-color="${t.deep}" stop-opacity=".65"/><stop offset=".1" stop-color="${t.dark}" stop-opacity=".2"/><stop offset=".28" stop-color="${t.light}" stop-opacity=".6"/><stop offset=".5" stop-color="${t.light}" stop-opacity="0"/><stop offset=".72" stop-color="${t.dark}" stop-opacity=".4"/><stop offset=".94" stop-color="${t.deep}" stop-opacity=".75"/><stop offset="1" stop-color="${t.deep}" stop-opacity=".5"/></linearGradient>
  <linearGradient id="top" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${t.light}"/><stop offset="1" stop-color="${t.mid}"/></linearGradient>
  <linearGradient id="web" x1="0" x2="1"><stop offset="0" stop-color="#8f7a55"/><stop offset=".28" stop-color="#f6ecd6"/><stop offset=".6" stop-color="#d9c6a0"/><stop offset="1" stop-color="#86714c"/></linearGradient>
  <linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fbf0c9"/><stop offset=".45" stop-color="#cfac5c"/><stop offset="1" stop-color="#8c6e2c"/></linearGradient>
  <linearGradient id="patch" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#5b4522" stop-opacity=".4"/></linearGradient>
  <clipPath id="body"><path d="${body}"/></clipPath></defs>
  <path d="${body}" fill="${t.mid}"/>
  <g clip-path="url(#body)">
    <path d="${body}" fill="url(#turn)"/>
    ${Array.from({ length: 34 }, (_, i) => `<path d="M6 ${58 + i * 12.2}Q12 ${80 + i * 12.2} 76 ${81 + i * 12.2}Q140 ${80 + i * 12.2} 146 ${58 + i * 12.2}" fill="none" stroke="${i % 2 ? t.deep : t.light}" stroke-opacity=".16" stroke-width="1.6" stroke-dasharray="2 5" stroke-dashoffset="${(i % 4) * 2}"/>`).join('')}
    <path d="M28 70Q26 260 28 440L48 444Q44 260 48 74Z" fill="#fff" opacity=".3" filter="url(#m)"/>
    <path d="${body}" fill="url(#foot)"/>
    <path d="M112 36Q116 240 112 466" fill="none" stroke="${t.deep}" stroke-opacity=".55" stroke-width="2"/><path d="M114.5 36Q118.5 240 114.5 466" fill="none" stroke="${t.light}" stroke-opacity=".45" stroke-width="2"/>
    <path d="M116 40Q122 240 116 460L132 456Q134 240 130 40Z" fill="${t.deep}" opacity=".35" filter="url(#s)"/>
  </g>
  <ellipse cx="76" cy="31" rx="70" ry="27" fill="${t.dark}"/><ellipse cx="76" cy="30.5" rx="69" ry="26" fill="url(#top)"/>
  <path d="${spiral()}" fill="none" stroke="${t.deep}" stroke-opacity=".75" stroke-width="2.2"/><path d="${spiral()}" fill="none" stroke="${t.light}" stroke-opacity=".8" stroke-width="1.2" transform="translate(0 2)"/>
  <ellipse cx="76" cy="31" rx="7" ry="3" fill="${t.deep}" opacity=".85"/>
  <path d="M8 36Q20 58 76 58Q132 58 144 36" fill="none" stroke="${t.light}" stroke-opacity=".7" stroke-width="1.6"/>
  ${band(110)}${band(346)}
  <path d="M128 134C172 190 172 310 128 370" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="13" transform="translate(-5 6)" filter="url(#s)" clip-path="url(#body)"/>
  <path d="M124 142C168 196 168 304 124 376" fill="none" stroke="#7a6340" stroke-width="15"/><path d="M124 142C168 196 168 304 124 376" fill="none" stroke="#dcc9a3" stroke-width="13.4"/><path d="M119 144C161 198 161 302 119 376M128 138C174 194 174 308 129 376" fill="none" stroke="#7a6340" stroke-opacity=".5" stroke-width="1" stroke-dasharray="3 2.5"/><path d="M121 146C162 200 162 300 122 372" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3" filter="url(#s)"/>
  ${(
    [
      [146, -8],
      [378, 4],
    ] as const
  )
    .map(
      ([y, turn]) =>
        `<g transform="rotate(${turn} 122 ${y})"><rect x="107" y="${y - 15}" width="30" height="30" rx="3" fill="#000" opacity=".35" transform="translate(2 4)" filter="url(#s)"/><rect x="107" y="${y - 15}" width="30" height="30" rx="3" fill="#d6c196" stroke="#7a6340" stroke-width=".9"/><rect x="107" y="${y - 15}" width="30" height="30" rx="3" fill="url(#patch)"/><rect x="110.5" y="${y - 11.5}" width="23" height="23" fill="none" stroke="#7a6340" stroke-opacity=".7" stroke-width="1" stroke-dasharray="3 2.5"/><circle cx="122" cy="${y}" r="5" fill="url(#brass)" stroke="#57430f" stroke-width=".8"/></g>`,
    )
    .join('')}`,
};
