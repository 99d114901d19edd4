import { blur, footShade, leafMark, roundGradient, type Drawing } from '../../drawing.ts';
import { line, printOn, turnLight } from '../../coffee.ts';
import { materials } from '../../materials.ts';

const body = 'M8 52 V232 Q8 240 18 243 Q90 258 162 243 Q172 240 172 232 V52 Z';
const wrap = 'M8 108 Q90 130 172 108 V198 Q90 220 8 198 Z';

/** Lacquered coffee tin with a plug lid and a paper band. */
export const drawing: Drawing = {
  viewBox: [180, 254],
  pose: 'stands',
  height: 0.46,
  draw: (t) => {
    const print = printOn(t);
    return `<defs>${roundGradient('body', t)}${roundGradient('steel', materials.steel)}${footShade('foot')}${turnLight('turn')}${blur('soft', 5)}${blur('fine', 1.5)}
<radialGradient id="top" cx=".34" cy=".3" r=".9"><stop offset="0" stop-color="${t.light}"/><stop offset=".6" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></radialGradient>
<clipPath id="in"><path d="${body}"/></clipPath></defs>
<path d="${body}" fill="url(#body)"/>
<g clip-path="url(#in)"><rect x="34" y="40" width="15" height="210" fill="#fff" opacity=".42" filter="url(#soft)"/><rect x="140" y="40" width="22" height="220" fill="${t.deep}" opacity=".3" filter="url(#soft)"/>
<path d="${wrap}" fill="${print.paper}"/><path d="M8 182 Q90 204 172 182 V198 Q90 220 8 198 Z" fill="${print.band}"/>
<path d="M8 113 Q90 135 172 113 M8 177 Q90 199 172 177" fill="none" stroke="${print.ink}" stroke-opacity=".35" stroke-width=".9"/>
${leafMark(73.2, 129, 1.2, print.ink)}${line(66, 174, 48, 3.4, print.ink, 0.85)}${line(74, 181, 32, 2.4, print.ink, 0.5)}
<path d="${wrap}" fill="url(#turn)"/>
<path d="M8 64 Q90 88 172 64 V78 Q90 102 8 78 Z" fill="${t.deep}" opacity=".34" filter="url(#soft)"/></g>
<path d="${body}" fill="url(#foot)"/>
<path d="M8 231 Q90 254 172 231 V233 Q172 240 162 243 Q90 258 18 243 Q8 240 8 233 Z" fill="url(#steel)"/><path d="M8 231 Q90 254 172 231" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="1"/>
<path d="M5 26 V58 Q5 62 12 64 Q90 84 168 64 Q175 62 175 58 V26 Z" fill="url(#body)"/><path d="M5 26 V58 Q5 62 12 64 Q90 84 168 64 Q175 62 175 58 V26 Z" fill="url(#turn)" opacity=".5"/>
<rect x="32" y="34" width="14" height="38" fill="#fff" opacity=".45" filter="url(#soft)"/>
<path d="M5 54 Q90 78 175 54 V58 Q175 62 168 64 Q90 84 12 64 Q5 62 5 58 Z" fill="url(#steel)"/><path d="M5 54 Q90 78 175 54" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="1"/>
<ellipse cx="90" cy="26" rx="85" ry="22" fill="url(#steel)"/><ellipse cx="90" cy="25.5" rx="82" ry="20.2" fill="url(#top)"/>
<ellipse cx="90" cy="27" rx="66" ry="15" fill="none" stroke="${t.deep}" stroke-opacity=".32" stroke-width="1.4"/><ellipse cx="90" cy="28.4" rx="66" ry="15" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1.2"/><ellipse cx="62" cy="20" rx="30" ry="6" fill="#fff" opacity=".4" filter="url(#soft)"/>`;
  },
};
