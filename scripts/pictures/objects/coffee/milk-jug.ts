import { blur, roundGradient, type Drawing } from '../../drawing.ts';

const body =
  'M38 26 C40 62 30 86 22 118 C14 154 20 196 28 210 Q34 218 50 220 Q106 227 162 220 Q178 218 184 210 C192 196 198 154 190 118 C182 86 174 62 174 26 Z';
const spout = 'M38 24 C30 18 20 14 8 12 C12 30 22 50 40 66 Z';
const handle = 'M176 46 C216 38 232 62 230 102 C228 150 212 176 186 178';

/** Barista's jug for frothing milk, with a pointed spout. */
export const drawing: Drawing = {
  viewBox: [238, 228],
  pose: 'stands',
  height: 0.37,
  draw: (t) => `<defs>${roundGradient('body', t)}${blur('soft', 6)}${blur('fine', 2)}
<linearGradient id="foot" x1="0" x2="0" y1="0" y2="1"><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></linearGradient>
<linearGradient id="grip" x1="0" x2="1"><stop offset="0" stop-color="${t.dark}"/><stop offset=".4" stop-color="${t.light}"/><stop offset=".7" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.deep}"/></linearGradient>
<linearGradient id="lip" x1="0" x2="1"><stop offset="0" stop-color="${t.light}"/><stop offset="1" stop-color="${t.mid}"/></linearGradient>
<linearGradient id="inside" x1="0" x2="1"><stop offset="0" stop-color="${t.deep}"/><stop offset=".5" stop-color="${t.dark}"/><stop offset="1" stop-color="${t.mid}"/></linearGradient>
<clipPath id="in"><path d="${body}"/></clipPath><clipPath id="opening"><ellipse cx="106" cy="26" rx="66" ry="15"/></clipPath></defs>
<path d="${handle}" fill="none" stroke="${t.deep}" stroke-opacity=".75" stroke-width="13.5" stroke-linecap="round"/><path d="${handle}" fill="none" stroke="url(#grip)" stroke-width="12" stroke-linecap="round"/><path d="M180 42 C212 36 226 58 225 100" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2.6" filter="url(#fine)"/>
<path d="${spout}" fill="url(#lip)"/><path d="${body}" fill="url(#body)"/><path d="${spout}" fill="${t.light}" opacity=".35"/><path d="${body}" fill="url(#foot)"/>
<g clip-path="url(#in)"><path d="M38 20 C40 50 46 60 52 74 C40 62 30 60 22 58 Z" fill="${t.light}" opacity=".6"/><path d="M66 44 C66 90 48 120 48 150 C48 180 54 196 60 212" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="13" filter="url(#soft)"/><path d="M92 44 C92 90 82 130 84 214" fill="none" stroke="${t.deep}" stroke-opacity=".16" stroke-width="12" filter="url(#soft)"/><path d="M166 40 C168 80 184 110 184 150 C184 190 174 210 168 224" fill="none" stroke="${t.deep}" stroke-opacity=".4" stroke-width="20" filter="url(#soft)"/><path d="M128 44 C130 90 138 130 136 214" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="8" filter="url(#soft)"/>
<path d="M24 200 Q106 218 188 200" fill="none" stroke="${t.deep}" stroke-opacity=".22" stroke-width="1.2"/></g>
<path d="M8 12 C34 4 70 4 106 5 C150 6 176 12 176 26 C176 38 146 43 106 43 C72 43 50 40 40 32 C32 24 22 16 8 12 Z" fill="url(#lip)"/>
<path d="M20 14 C42 9 74 9 106 10 C146 11 168 16 168 26 C168 35 142 39 106 39 C76 39 54 36 46 29 C38 22 30 17 20 14 Z" fill="url(#inside)"/>
<clipPath id="pool"><path d="M20 14 C42 9 74 9 106 10 C146 11 168 16 168 26 C168 35 142 39 106 39 C76 39 54 36 46 29 C38 22 30 17 20 14 Z"/></clipPath><g clip-path="url(#pool)"><ellipse cx="108" cy="34" rx="60" ry="13" fill="#FBF4E8"/><ellipse cx="96" cy="30" rx="34" ry="5" fill="#fff"/><ellipse cx="140" cy="36" rx="30" ry="6" fill="#DCC9AC" opacity=".7" filter="url(#fine)"/></g>
<path d="M10 12 C36 5 72 5 106 6" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="2" filter="url(#fine)"/>`,
};
