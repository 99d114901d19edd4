import { blur, type Drawing } from '../../drawing.ts';

const cx = 172;
const rx = 164;
const ry = 46;
const cy = 50;
const wide = 78;

/** Height of the coil's front edge at x, moved down by dy. */
const rim = (x: number, dy: number): number => cy + dy + ry * Math.sqrt(Math.max(0, 1 - ((x - cx) / rx) ** 2));
const arc = (from: number, to: number, dy: number): string => {
  const steps = 28;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const start = Math.acos((from - cx) / rx);
    const end = Math.acos((to - cx) / rx);
    const x = cx + rx * Math.cos(start + ((end - start) * i) / steps);
    return `${x.toFixed(1)} ${rim(x, dy).toFixed(1)}`;
  }).join('L');
};
const wall = `M${arc(cx - rx, cx + rx, 0)}L${arc(cx + rx, cx - rx, wide)}Z`;
const tail = `M${arc(98, 276, -1)}L292 ${rim(290, 22).toFixed(1)}Q297 ${rim(294, 38).toFixed(1)} 292 ${rim(290, 56).toFixed(1)}L${arc(276, 98, wide + 1)}Z`;

const buckle =
  '<path d="M84 91Q84 82 93 83.5L138 90.5Q146 92 146 99V169Q146 178 138 177L93 170.5Q84 169.5 84 162Z" fill="none"';

/** Leather belt, coiled, standing on its edge with the buckle in front. */
export const drawing: Drawing = {
  viewBox: [336, 184],
  pose: 'stands',
  height: 0.27,
  draw: (t) => `<defs>
  ${blur('s', 2.5)}${blur('m', 7)}
  <linearGradient id="turn" x1="0" x2="1"><stop offset="0" stop-color="${t.deep}" stop-opacity=".85"/><stop offset=".1" stop-color="${t.dark}" stop-opacity=".4"/><stop offset=".26" stop-color="${t.light}" stop-opacity=".6"/><stop offset=".46" stop-color="${t.light}" stop-opacity="0"/><stop offset=".7" stop-color="${t.dark}" stop-opacity=".35"/><stop offset=".94" stop-color="${t.deep}" stop-opacity=".8"/><stop offset="1" stop-color="${t.deep}" stop-opacity=".9"/></linearGradient>
  <linearGradient id="strip" x1="0" x2="1"><stop offset="0" stop-color="${t.light}" stop-opacity=".55"/><stop offset=".35" stop-color="${t.light}" stop-opacity=".1"/><stop offset="1" stop-color="${t.dark}" stop-opacity=".7"/></linearGradient>
  <linearGradient id="down" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset=".3" stop-color="#fff" stop-opacity="0"/><stop offset=".6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></linearGradient>
  <linearGradient id="in" x1="0" x2="1"><stop offset="0" stop-color="#4a2f19"/><stop offset=".4" stop-color="#8f6842"/><stop offset="1" stop-color="#b98d62"/></linearGradient>
  <linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff6d6"/><stop offset=".35" stop-color="#d6b567"/><stop offset=".65" stop-color="#937332"/><stop offset="1" stop-color="#dcc07c"/></linearGradient>
  <clipPath id="wall"><path d="${wall}"/></clipPath><clipPath id="hole"><ellipse cx="${cx}" cy="${cy}" rx="122" ry="33"/></clipPath><clipPath id="tail"><path d="${tail}"/></clipPath></defs>
  <g transform="translate(-4 -1)">
  <path d="${wall}" fill="${t.mid}"/>
  <g clip-path="url(#wall)"><path d="${wall}" fill="url(#turn)"/><path d="${wall}" fill="url(#down)"/>
    <path d="M${arc(cx - rx, cx + rx, wide - 10)}V240H0Z" fill="${t.deep}" opacity=".4" filter="url(#m)"/>
    <path d="M${arc(cx - rx + 2, cx + rx - 2, 9)}" fill="none" stroke="${t.light}" stroke-opacity=".75" stroke-width="1.5" stroke-dasharray="5 3.5"/><path d="M${arc(cx - rx + 2, cx + rx - 2, wide - 9)}" fill="none" stroke="${t.light}" stroke-opacity=".75" stroke-width="1.5" stroke-dasharray="5 3.5"/>
  </g>
  <ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${t.deep}"/>
  ${(
    [
      [164, 46, 0],
      [150, 41.5, 0.1],
      [136, 37.3, 0.2],
    ] as const
  )
    .map(
      ([a, b, s]) =>
        `<ellipse cx="${cx}" cy="${cy}" rx="${a}" ry="${b}" fill="${t.mid}"/><ellipse cx="${cx}" cy="${cy}" rx="${a}" ry="${b}" fill="url(#strip)"/><ellipse cx="${cx}" cy="${cy}" rx="${a}" ry="${b}" fill="${t.deep}" opacity="${s}"/><ellipse cx="${cx}" cy="${cy}" rx="${a - 7}" ry="${b - 2}" fill="none" stroke="${t.light}" stroke-opacity=".3" stroke-width="1"/><ellipse cx="${cx}" cy="${cy}" rx="${a - 12}" ry="${b - 3.6}" fill="${t.deep}"/>`,
    )
    .join('')}
  <ellipse cx="${cx}" cy="${cy}" rx="122" ry="33" fill="url(#in)"/>
  <g clip-path="url(#hole)"><path d="M50 50A122 33 0 0 1 294 50V58A122 33 0 0 0 50 58Z" fill="#000" opacity=".3" filter="url(#s)"/><ellipse cx="${cx}" cy="${cy + 62}" rx="122" ry="33" fill="#1d1008"/><ellipse cx="${cx - 16}" cy="${cy + 30}" rx="132" ry="20" fill="#1d1008" opacity=".7" filter="url(#m)"/></g>
  <ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1.2"/>
  <path d="M${arc(cx - rx, cx + rx, 0)}" fill="none" stroke="${t.light}" stroke-opacity=".75" stroke-width="1.8"/>
  <path d="${tail}" fill="#000" opacity=".45" transform="translate(6 3)" filter="url(#s)" clip-path="url(#wall)"/>
  <path d="${tail}" fill="${t.mid}"/>
  <g clip-path="url(#tail)"><path d="${tail}" fill="url(#strip)"/><path d="${tail}" fill="url(#down)"/><path d="M104 100Q106 150 104 180L140 184Q138 140 142 100Z" fill="${t.deep}" opacity=".45" filter="url(#m)"/></g>
  <path d="M${arc(104, 272, 8)}L284 ${rim(282, 26).toFixed(1)}Q288 ${rim(285, 38).toFixed(1)} 284 ${rim(282, 52).toFixed(1)}L${arc(272, 104, wide - 8)}" fill="none" stroke="${t.light}" stroke-opacity=".85" stroke-width="1.5" stroke-dasharray="5 3.5"/>
  <path d="${tail}" fill="none" stroke="${t.deep}" stroke-opacity=".55" stroke-width="1.2"/>
  ${[206, 228, 250].map((x) => `<ellipse cx="${x}" cy="${rim(x, 39).toFixed(1)}" rx="3" ry="4" fill="#140b05"/><path d="M${x - 2.5} ${rim(x, 42).toFixed(1)}a3 3 0 0 0 5 0" fill="none" stroke="${t.light}" stroke-opacity=".6" stroke-width="1"/>`).join('')}
  <path d="M168 ${rim(168, -4)}H186L186 ${rim(186, wide + 4)}H168Z" fill="#000" opacity=".4" transform="translate(4 2)" filter="url(#s)"/>
  <path d="M168 ${rim(168, -4)}L186 ${rim(186, -4)}V${rim(186, wide + 3)}L168 ${rim(168, wide + 3)}Z" fill="${t.mid}"/><path d="M168 ${rim(168, -4)}L186 ${rim(186, -4)}V${rim(186, wide + 3)}L168 ${rim(168, wide + 3)}Z" fill="url(#strip)" stroke="${t.deep}" stroke-opacity=".6" stroke-width="1.2"/>
  ${buckle} stroke="#000" stroke-opacity=".4" stroke-width="11" transform="translate(5 4)" filter="url(#s)" clip-path="url(#wall)"/>
  ${buckle} stroke="#4a380c" stroke-width="10.5"/>${buckle} stroke="url(#brass)" stroke-width="8.8"/>
  <path d="M88 83Q88 80.5 93 81.5L136 88.5" fill="none" stroke="#fffbe8" stroke-opacity=".9" stroke-width="2.2" stroke-linecap="round"/><path d="M82.5 92V160" stroke="#fff4cf" stroke-opacity=".8" stroke-width="1.8"/>
  <path d="M82 123L148 129.5Q153 130.5 152.5 134Q152 137.5 147 137L82 130.5Z" fill="url(#brass)" stroke="#4a380c" stroke-width=".9"/>
  </g>`,
};
