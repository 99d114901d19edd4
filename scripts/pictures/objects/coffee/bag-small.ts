import { blur, leafMark, type Drawing } from '../../drawing.ts';
import { bean, line, printOn, sideLight } from '../../coffee.ts';

const body =
  'M16 6 Q16 4 18 4 H184 Q186 4 186 6 C186 60 188 116 190 168 C191 200 192 226 189 240 Q186 251 172 253 Q101 259 30 253 Q16 251 13 240 C10 226 11 200 12 168 C14 116 16 60 16 6 Z';

/** Stand-up pouch with a sealed top, a tear notch and a round sticker. */
export const drawing: Drawing = {
  viewBox: [202, 258],
  pose: 'stands',
  height: 0.5,
  draw: (t) => {
    const print = printOn(t);
    return `<defs>${blur('soft', 5)}${blur('fine', 1.8)}${blur('wide', 12)}${sideLight('turn')}
<linearGradient id="foil" x1="0" x2="1"><stop offset="0" stop-color="${t.dark}"/><stop offset=".07" stop-color="${t.mid}"/><stop offset=".6" stop-color="${t.mid}"/><stop offset=".92" stop-color="${t.dark}"/><stop offset="1" stop-color="${t.deep}"/></linearGradient>
<linearGradient id="down" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".08"/><stop offset=".7" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></linearGradient>
<clipPath id="in"><path d="${body}"/></clipPath><clipPath id="disc"><circle cx="101" cy="142" r="58"/></clipPath></defs>
<path d="${body}" fill="url(#foil)"/>
<g clip-path="url(#in)">
<path d="M30 46 C22 110 20 170 26 236 L74 236 C50 180 46 110 56 46 Z" fill="${t.light}" opacity=".66" filter="url(#wide)"/>
<path d="M146 40 C162 110 164 180 150 244 L182 244 C190 170 184 100 176 40 Z" fill="${t.deep}" opacity=".34" filter="url(#wide)"/>
<path d="M38 52 C32 110 30 160 34 214" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="8" filter="url(#soft)"/>
<path d="M12 214 Q101 268 190 214 L190 260 L12 260 Z" fill="${t.deep}" opacity=".22"/><path d="M12 214 Q101 268 190 214" fill="none" stroke="${t.deep}" stroke-opacity=".4" stroke-width="1.4"/><path d="M12 211.5 Q101 265.5 190 211.5" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2" filter="url(#fine)"/>
<g fill="none" filter="url(#fine)"><path d="M24 40 C40 58 48 74 46 92" stroke="${t.deep}" stroke-opacity=".24" stroke-width="3.5"/><path d="M28 40 C44 58 52 74 50 92" stroke="#fff" stroke-opacity=".3" stroke-width="2.5"/><path d="M178 40 C160 58 154 74 158 96" stroke="${t.deep}" stroke-opacity=".32" stroke-width="3.5"/><path d="M174 40 C156 58 150 74 154 92" stroke="#fff" stroke-opacity=".2" stroke-width="2.5"/>
<path d="M20 196 C34 204 44 214 50 226" stroke="${t.deep}" stroke-opacity=".2" stroke-width="3"/><path d="M184 194 C168 202 158 214 154 228" stroke="${t.deep}" stroke-opacity=".3" stroke-width="3"/></g>
<g stroke="${t.deep}" stroke-opacity=".2" stroke-width=".9">${Array.from({ length: 7 }, (_, at) => `<path d="M14 ${8 + at * 3.2} H188"/>`).join('')}</g><g stroke="#fff" stroke-opacity=".2" stroke-width=".9">${Array.from({ length: 7 }, (_, at) => `<path d="M14 ${9.2 + at * 3.2} H188"/>`).join('')}</g>
<path d="M14 31 H188" stroke="${t.deep}" stroke-opacity=".4" stroke-width="1"/><path d="M14 41 H188 M14 45 H188" stroke="${t.deep}" stroke-opacity=".22" stroke-width="1"/><path d="M14 42.5 H188" stroke="#fff" stroke-opacity=".4" stroke-width="1.4"/>
<path d="M20 4 V252 M182 4 V252" stroke="${t.deep}" stroke-opacity=".16" stroke-width="1"/></g>
<path d="${body}" fill="url(#down)"/>
<path d="M16 34 l5 2.5 l-5 2.500z M186 34 l-5 2.5 l5 2.500z" fill="${t.deep}" opacity=".5"/>
<circle cx="101" cy="62" r="5.2" fill="${t.mid}" stroke="${t.deep}" stroke-opacity=".4" stroke-width=".9"/><circle cx="100.9" cy="62" r="2.6" fill="none" stroke="${t.deep}" stroke-opacity=".45" stroke-width=".8"/>
<circle cx="102" cy="143.5" r="58" fill="#000" opacity=".2" filter="url(#fine)"/><circle cx="101" cy="142" r="58" fill="${print.paper}"/>
<g clip-path="url(#disc)"><path d="M40 172 H162 V202 H40 Z" fill="${print.band}"/></g>
<circle cx="101" cy="142" r="54" fill="none" stroke="${print.ink}" stroke-opacity=".28" stroke-width=".8"/>
${leafMark(81.4, 96, 1.4, print.ink)}${line(76, 149, 50, 3.6, print.ink, 0.9)}${line(83, 156.5, 36, 2.6, print.ink, 0.55)}
${[-1, 0, 1].map((at) => bean(101 + at * 13, 184, 0.95, 28, '#FFF8EA', print.band)).join('')}
<circle cx="101" cy="142" r="58" fill="url(#turn)"/>`;
  },
};
