import { blur, flatGradient, footShade, type Drawing } from '../../drawing.ts';

const board =
  'M84 24 C84 10 94 6 108 6 C122 6 132 10 132 24 L133 70 C134 84 142 88 158 88 L190 88 Q214 88 214 112 L214 304 Q214 328 190 328 L26 328 Q2 328 2 304 L2 112 Q2 88 26 88 L58 88 C74 88 82 84 83 70 Z';

/** Board with a handle, glued from four staves, a leather loop through its hole. */
export const drawing: Drawing = {
  viewBox: [224, 330],
  pose: 'stands',
  height: 0.56,
  draw: (t) => `<defs>
${flatGradient('face', t)}${footShade('foot')}${blur('soft', 24)}${blur('line', 2)}
<linearGradient id="side" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${t.light}"/><stop offset=".12" stop-color="${t.dark}"/><stop offset="1" stop-color="${t.deep}"/></linearGradient>
<linearGradient id="leather" x1="0" x2="1"><stop offset="0" stop-color="#5A371B"/><stop offset=".4" stop-color="#A9774A"/><stop offset="1" stop-color="#4A2B14"/></linearGradient>
<clipPath id="in"><path d="${board}"/></clipPath></defs>
<path d="${board}" fill="url(#side)" transform="translate(8 -3)"/>
<path d="${board}" fill="url(#face)"/>
<g clip-path="url(#in)"><rect x="2" width="52" height="330" fill="${t.light}" opacity=".22"/><rect x="108" width="56" height="330" fill="${t.dark}" opacity=".2"/><rect x="164" width="56" height="330" fill="${t.light}" opacity=".12"/>
<g fill="none" stroke="${t.deep}" stroke-opacity=".2" stroke-width="1.3"><path d="M14 80 C10 150 22 220 14 330 M26 80 C22 160 38 230 25 330 M40 80 C46 140 36 240 44 330 M66 80 C62 150 74 210 66 330 M80 60 C76 160 96 240 80 330 M95 0 C98 90 84 200 98 330 M118 0 C114 120 130 230 116 330 M134 70 C128 150 150 230 132 330 M150 80 C156 180 144 250 152 330 M176 80 C170 160 184 240 174 330 M190 80 C196 150 184 250 194 330 M204 80 C200 160 210 240 204 330"/><path d="M86 250 C84 232 92 222 93 240 C94 262 88 268 86 250 Z M140 176 C136 158 146 150 147 170 C148 192 142 196 140 176 Z"/></g>
<g stroke="${t.deep}" stroke-opacity=".32" stroke-width="1.4"><path d="M54 80 V330 M108 0 V330 M164 80 V330"/></g>
<ellipse cx="60" cy="150" rx="48" ry="76" fill="#fff" opacity=".3" transform="rotate(24 56 150)" filter="url(#soft)"/><ellipse cx="216" cy="260" rx="30" ry="110" fill="${t.deep}" opacity=".34" filter="url(#soft)"/></g>
<path d="${board}" fill="url(#foot)"/>
<path d="M5 300 L5 112 Q5 91 26 91 L60 91 C78 90 86 86 86 70 L87 26 C87 12 96 9 108 9" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2.2" filter="url(#line)"/>
<circle cx="108" cy="36" r="11" fill="${t.deep}"/><path d="M98 40 A11 11 0 0 0 119 38" fill="none" stroke="${t.light}" stroke-opacity=".8" stroke-width="2"/>
<path d="M106 38 C96 58 92 84 97 104 C99 112 108 112 111 104 C117 84 116 58 110 38" fill="none" stroke="${t.deep}" stroke-opacity=".3" stroke-width="7" transform="translate(4 4)" filter="url(#line)"/>
<path d="M105 35 C95 58 91 84 96 104 C98 112 107 112 110 104 C116 84 115 58 111 35" fill="none" stroke="url(#leather)" stroke-width="5" stroke-linecap="round"/>`,
};
