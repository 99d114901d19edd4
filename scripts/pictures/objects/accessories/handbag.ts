import { blur, footShade, type Drawing } from '../../drawing.ts';

const body = 'M42 148H318Q330 148 332 160L353 328Q356 352 332 352H28Q4 352 7 328L28 160Q30 148 42 148Z';
const flap = 'M46 134H314Q325 134 327 145L339 236Q342 264 308 268Q180 282 52 268Q18 264 21 236L33 145Q35 134 46 134Z';
const flapSeam = 'M41 142L29 236Q27 257 54 260Q180 274 306 260Q333 257 331 236L319 142';
const handle = 'M116 150C108 62 128 13 180 13C232 13 252 62 244 150';

const tab = (x: number): string =>
  `<path d="M${x - 12} 140H${x + 12}V186Q${x + 12} 198 ${x} 200Q${x - 12} 198 ${x - 12} 186Z" fill="#000" opacity=".28" transform="translate(3 4)" filter="url(#s)"/>
  <path d="M${x - 12} 140H${x + 12}V186Q${x + 12} 198 ${x} 200Q${x - 12} 198 ${x - 12} 186Z" fill="url(#tab)"/>
  <path d="M${x - 8.5} 144V186Q${x - 8} 194 ${x} 196Q${x + 8} 194 ${x + 8.5} 186V144" fill="none" stroke="url(#thread)" stroke-width="1.3" stroke-dasharray="4.5 3"/>
  <circle cx="${x}" cy="183" r="4.6" fill="url(#brass)"/><circle cx="${x - 1.2}" cy="181.6" r="1.3" fill="#fff" opacity=".75"/>
  <ellipse cx="${x}" cy="139" rx="13" ry="11" fill="none" stroke="#4a380c" stroke-width="6.4"/><ellipse cx="${x}" cy="139" rx="13" ry="11" fill="none" stroke="url(#brass)" stroke-width="5"/>`;

/** Bag of smooth leather with a flap, a turn lock of brass and one rolled handle. */
export const drawing: Drawing = {
  viewBox: [352, 356],
  pose: 'stands',
  height: 0.49,
  draw: (t) => `<g transform="translate(-4 -2)"><defs>
  ${blur('s', 3)}${blur('m', 9)}${blur('b', 18)}${footShade('foot')}
  <linearGradient id="hide" x1="0" y1="0" x2="1" y2=".55"><stop offset="0" stop-color="${t.light}" stop-opacity=".62"/><stop offset=".42" stop-color="${t.light}" stop-opacity="0"/></linearGradient>
  <linearGradient id="side" x1="0" x2="1"><stop offset="0" stop-color="${t.deep}" stop-opacity=".5"/><stop offset=".1" stop-color="${t.deep}" stop-opacity=".06"/><stop offset=".55" stop-color="${t.dark}" stop-opacity="0"/><stop offset=".93" stop-color="${t.dark}" stop-opacity=".85"/><stop offset="1" stop-color="${t.deep}" stop-opacity=".75"/></linearGradient>
  <linearGradient id="tab" x1="0" x2="1"><stop offset="0" stop-color="${t.mid}"/><stop offset=".3" stop-color="${t.light}" stop-opacity="1"/><stop offset=".34" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
  <linearGradient id="thread" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${t.light}" stop-opacity=".9"/><stop offset="1" stop-color="${t.light}" stop-opacity=".5"/></linearGradient>
  <linearGradient id="roll" x1="0" x2="1"><stop offset="0" stop-color="${t.mid}"/><stop offset=".5" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
  <linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fbf0c9"/><stop offset=".38" stop-color="#d3b163"/><stop offset=".7" stop-color="#9a7930"/><stop offset="1" stop-color="#d8bb74"/></linearGradient>
  <clipPath id="body"><path d="${body}"/></clipPath><clipPath id="flap"><path d="${flap}"/></clipPath></defs>
  <path d="${handle}" fill="none" stroke="${t.deep}" stroke-width="17" stroke-linecap="round"/>
  <path d="${handle}" fill="none" stroke="url(#roll)" stroke-width="15" stroke-linecap="round"/>
  <path d="M113 146C106 66 128 10 180 9.500C212 10 232 28 240 58" fill="none" stroke="${t.light}" stroke-opacity=".75" stroke-width="4" filter="url(#s)"/>
  <path d="M121 146C115 66 133 19 180 19C227 19 246 66 239 146" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="3.5" filter="url(#s)"/>
  <path d="${handle}" fill="none" stroke="${t.deep}" stroke-opacity=".35" stroke-width="1"/>
  <ellipse cx="48" cy="353" rx="11" ry="4" fill="#7d6226"/><ellipse cx="312" cy="353" rx="11" ry="4" fill="#6a521c"/>
  <path d="${body}" fill="${t.mid}"/>
  <g clip-path="url(#body)">
    <path d="${body}" fill="url(#side)"/>
    <path d="M40 250Q180 300 318 250L330 352H30Z" fill="${t.light}" opacity=".16" filter="url(#b)"/>
    <path d="M56 280Q44 316 46 342L112 342Q98 300 104 282Z" fill="${t.light}" opacity=".42" filter="url(#m)"/>
    <path d="M10 258Q180 312 350 258V282Q180 306 10 282Z" fill="${t.deep}" opacity=".6" filter="url(#m)"/>
    <path d="M30 150L22 352M330 150L338 352" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1.6" fill="none"/>
    <path d="M33 150L25 352M327 150L335 352" stroke="${t.light}" stroke-opacity=".35" stroke-width="1.2" fill="none"/>
    <path d="M8 318Q180 330 352 318V352H8Z" fill="${t.dark}" opacity=".55"/>
    <path d="M8 318Q180 330 352 318" fill="none" stroke="${t.deep}" stroke-opacity=".55" stroke-width="1.6"/>
    <path d="M26 325Q180 336 334 325" fill="none" stroke="${t.light}" stroke-opacity=".65" stroke-width="1.3" stroke-dasharray="5 3.5"/>
    <path d="${body}" fill="url(#foot)"/>
  </g>
  <path d="${flap}" fill="${t.dark}" transform="translate(0 2.5)"/>
  <path d="${flap}" fill="${t.mid}"/>
  <g clip-path="url(#flap)">
    <path d="${flap}" fill="url(#hide)"/><path d="${flap}" fill="url(#side)" opacity=".75"/>
    <path d="M50 150Q40 200 46 236L120 244Q104 196 112 150Z" fill="${t.light}" opacity=".55" filter="url(#m)"/>
    <path d="M26 246Q180 272 334 246V280H26Z" fill="${t.dark}" opacity=".7" filter="url(#m)"/>
    <path d="M40 134H320V140H40Z" fill="${t.light}" opacity=".75" filter="url(#s)"/>
    <path d="M250 150Q262 200 256 252L330 250L322 146Z" fill="${t.deep}" opacity=".16" filter="url(#b)"/>
  </g>
  <path d="${flap}" fill="none" stroke="${t.deep}" stroke-opacity=".45" stroke-width="1.4"/>
  <path d="${flapSeam}" fill="none" stroke="${t.deep}" stroke-opacity=".4" stroke-width="2.4"/>
  <path d="${flapSeam}" fill="none" stroke="${t.light}" stroke-opacity=".8" stroke-width="1.4" stroke-dasharray="5 3.5"/>
  ${tab(116)}${tab(244)}
  <path d="M154 236H206V276Q180 282 154 276Z" fill="#000" opacity=".35" transform="translate(2 4)" filter="url(#s)"/>
  <rect x="154" y="234" width="52" height="38" rx="7" fill="url(#brass)" stroke="#5d4712" stroke-width="1"/>
  <rect x="158" y="238" width="44" height="30" rx="4.5" fill="none" stroke="#fff5d2" stroke-opacity=".6" stroke-width="1.2"/>
  <ellipse cx="180" cy="253" rx="14" ry="9" fill="#5d4712" opacity=".55"/>
  <rect x="171" y="244" width="18" height="18" rx="8" fill="url(#brass)" stroke="#5d4712" stroke-width=".8"/><rect x="177.5" y="242" width="5" height="22" rx="2.5" fill="#f7e8b4" stroke="#6a521c" stroke-width=".7"/></g>`,
};
