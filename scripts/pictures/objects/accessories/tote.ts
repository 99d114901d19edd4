import { blur, footShade, type Drawing } from '../../drawing.ts';

const front = 'M12 158Q166 174 320 158L298 424Q296 442 278 442H54Q36 442 34 424Z';
const strap = (top: number): string => `M98 214C94 96 112 ${top} 166 ${top}C220 ${top} 238 96 234 214`;

const anchor = (x: number, lean: number): string =>
  `<g transform="rotate(${lean} ${x} 200)"><path d="M${x - 11} 178H${x + 11}V232Q${x + 11} 242 ${x} 243Q${x - 11} 242 ${x - 11} 232Z" fill="#000" opacity=".3" transform="translate(3 4)" filter="url(#s)"/>
  <path d="M${x - 11} 178H${x + 11}V232Q${x + 11} 242 ${x} 243Q${x - 11} 242 ${x - 11} 232Z" fill="url(#strip)"/>
  <path d="M${x - 7.5} 180V231Q${x - 7} 239 ${x} 239.5Q${x + 7} 239 ${x + 7.5} 231V180" fill="none" stroke="url(#thread)" stroke-width="1.3" stroke-dasharray="4.5 3"/>
  <circle cx="${x}" cy="228" r="4.2" fill="url(#brass)"/></g>`;

/** Open shopper of grained leather with two narrow handles and a leather tag. */
export const drawing: Drawing = {
  viewBox: [314, 440],
  pose: 'stands',
  height: 0.57,
  draw: (t) => `<g transform="translate(-9 -2)"><defs>
  ${blur('s', 2.5)}${blur('m', 9)}${blur('b', 20)}${footShade('foot')}
  <linearGradient id="lit" x1="0" y1="0" x2="1" y2=".8"><stop offset="0" stop-color="${t.light}" stop-opacity=".6"/><stop offset=".45" stop-color="${t.light}" stop-opacity="0"/></linearGradient>
  <linearGradient id="side" x1="0" x2="1"><stop offset="0" stop-color="${t.deep}" stop-opacity=".4"/><stop offset=".08" stop-color="${t.deep}" stop-opacity="0"/><stop offset=".6" stop-color="${t.dark}" stop-opacity="0"/><stop offset=".95" stop-color="${t.dark}" stop-opacity=".85"/><stop offset="1" stop-color="${t.deep}" stop-opacity=".6"/></linearGradient>
  <linearGradient id="strip" x1="0" x2="1"><stop offset="0" stop-color="${t.light}"/><stop offset=".28" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
  <linearGradient id="inner" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${t.dark}"/><stop offset="1" stop-color="${t.deep}"/></linearGradient>
  <linearGradient id="thread" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${t.light}"/><stop offset="1" stop-color="${t.light}" stop-opacity=".6"/></linearGradient>
  <linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fbf0c9"/><stop offset=".45" stop-color="#c8a556"/><stop offset="1" stop-color="#8c6e2c"/></linearGradient>
  <clipPath id="front"><path d="${front}"/></clipPath></defs>
  <path d="${strap(26)}" fill="none" stroke="${t.deep}" stroke-width="12" transform="translate(3 0)"/>
  <path d="${strap(26)}" fill="none" stroke="${t.dark}" stroke-width="10" transform="translate(3 0)"/>
  <path d="M12 158Q166 134 320 158L316 190Q166 160 16 190Z" fill="url(#inner)"/>
  <path d="M12 158Q166 134 320 158" fill="none" stroke="${t.mid}" stroke-width="3"/>
  <path d="${front}" fill="${t.mid}"/>
  <g clip-path="url(#front)">
    <path d="${front}" fill="url(#lit)"/><path d="${front}" fill="url(#side)"/>
    <path d="M44 186Q36 300 56 420L112 420Q84 300 92 186Z" fill="${t.light}" opacity=".5" filter="url(#m)"/>
    <path d="M166 190Q186 300 170 360L210 364Q232 280 214 190Z" fill="${t.deep}" opacity=".12" filter="url(#b)"/>
    <path d="M250 190Q238 300 262 430L310 420L322 180Z" fill="${t.deep}" opacity=".22" filter="url(#b)"/>
    <path d="M120 180Q134 250 126 330" fill="none" stroke="${t.dark}" stroke-opacity=".5" stroke-width="7" filter="url(#m)"/>
    <path d="M26 330Q166 344 306 330L300 446H32Z" fill="${t.dark}" opacity=".62"/>
    <path d="M26 326Q166 340 306 326V336Q166 350 26 336Z" fill="${t.deep}" opacity=".28" filter="url(#s)"/>
    <path d="M26 329Q166 343 306 329" fill="none" stroke="${t.deep}" stroke-opacity=".55" stroke-width="1.5"/>
    <path d="M26 337Q166 351 306 337" fill="none" stroke="${t.light}" stroke-opacity=".7" stroke-width="1.4" stroke-dasharray="5 3.5"/>
    <path d="M48 350Q50 400 60 432L106 432Q92 396 90 354Z" fill="${t.light}" opacity=".22" filter="url(#m)"/>
    <path d="${front}" fill="url(#foot)"/>
  </g>
  <path d="M12 158Q166 174 320 158" fill="none" stroke="${t.deep}" stroke-opacity=".55" stroke-width="1.5"/>
  <path d="M12 160.5Q166 176.5 320 160.5" fill="none" stroke="${t.light}" stroke-opacity=".8" stroke-width="2.2"/>
  <path d="M14 168Q166 184 318 168" fill="none" stroke="${t.deep}" stroke-opacity=".3" stroke-width="2.2"/>
  <path d="M14 168Q166 184 318 168" fill="none" stroke="${t.light}" stroke-opacity=".8" stroke-width="1.4" stroke-dasharray="5 3.5"/>
  <path d="M19 164L41 430" stroke="${t.deep}" stroke-opacity=".35" stroke-width="1.3"/><path d="M313 164L291 430" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1.3"/>
  <path d="${strap(10)}" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="11" transform="translate(5 6)" filter="url(#s)"/>
  <path d="${strap(10)}" fill="none" stroke="${t.deep}" stroke-width="13"/>
  <path d="${strap(10)}" fill="none" stroke="url(#strip)" stroke-width="11.4"/>
  <path d="M94 190C93 92 112 7 166 7C196 7 214 28 224 60" fill="none" stroke="${t.light}" stroke-opacity=".65" stroke-width="3" filter="url(#s)"/>
  <path d="M101 190C100 98 116 13.5 166 13.500C216 13.5 232 98 231 190" fill="none" stroke="${t.deep}" stroke-opacity=".4" stroke-width="1"/>
  ${anchor(98, 2)}${anchor(234, -2)}
  <path d="M232 172Q250 188 252 206" fill="none" stroke="${t.deep}" stroke-width="3.5"/><path d="M232 172Q250 188 252 206" fill="none" stroke="${t.mid}" stroke-width="2.2"/>
  <g transform="rotate(-7 252 230)"><path d="M238 212Q252 198 266 212V262Q266 270 258 270H246Q238 270 238 262Z" fill="#000" opacity=".34" transform="translate(4 5)" filter="url(#s)"/>
  <path d="M238 212Q252 198 266 212V262Q266 270 258 270H246Q238 270 238 262Z" fill="url(#strip)" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1"/>
  <path d="M242 214Q252 204 262 214V262Q262 266 258 266H246Q242 266 242 262Z" fill="none" stroke="${t.light}" stroke-opacity=".8" stroke-width="1.2" stroke-dasharray="4 3"/><circle cx="252" cy="212" r="3.4" fill="url(#brass)"/><circle cx="252" cy="212" r="1.5" fill="#3a2a08"/></g></g>`,
};
