import { blur, type Drawing } from '../../drawing.ts';

const body =
  'M92 22 C90 40 88 48 74 56 C34 74 6 110 6 156 C6 214 56 254 126 254 C196 254 246 214 246 156 C246 110 218 74 178 56 C164 48 162 40 160 22 Z';

/** Mouth-blown ball vase: coloured glass that lets light through. */
export const drawing: Drawing = {
  viewBox: [252, 257],
  pose: 'stands',
  height: 0.42,
  draw: (t) => `<defs>
${blur('soft', 7)}${blur('line', 2)}${blur('wide', 15)}
<radialGradient id="ball" cx=".5" cy=".56" r=".56"><stop offset="0" stop-color="${t.mid}" stop-opacity=".42"/><stop offset=".62" stop-color="${t.mid}" stop-opacity=".62"/><stop offset=".88" stop-color="${t.dark}" stop-opacity=".8"/><stop offset="1" stop-color="${t.deep}" stop-opacity=".85"/></radialGradient>
<linearGradient id="lit" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="${t.light}" stop-opacity=".75"/><stop offset=".4" stop-color="${t.light}" stop-opacity=".15"/><stop offset="1" stop-color="${t.deep}" stop-opacity=".3"/></linearGradient>
<linearGradient id="rim" x1="0" x2="1"><stop offset="0" stop-color="${t.dark}"/><stop offset=".25" stop-color="${t.light}"/><stop offset=".6" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<clipPath id="in"><path d="${body}"/></clipPath></defs>
<path d="M92 20 A34 8 0 0 1 160 20" fill="none" stroke="${t.dark}" stroke-width="3"/><ellipse cx="126" cy="20" rx="34" ry="8" fill="${t.dark}" opacity=".5"/>
<path d="${body}" fill="${t.mid}" opacity=".3"/><path d="${body}" fill="url(#ball)"/><path d="${body}" fill="url(#lit)"/>
<g clip-path="url(#in)"><path d="M26 160 C40 226 212 226 226 160 C220 232 190 256 126 256 C62 256 32 232 26 160 Z" fill="${t.deep}" opacity=".22" filter="url(#soft)"/>
<ellipse cx="166" cy="212" rx="52" ry="22" fill="${t.light}" opacity=".62" transform="rotate(-26 166 212)" filter="url(#wide)"/><ellipse cx="126" cy="246" rx="74" ry="9" fill="${t.light}" opacity=".55" filter="url(#soft)"/>
<path d="M52 246 Q126 264 200 246" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="4" filter="url(#line)"/>
<path d="M40 118 C48 94 66 78 84 70 C88 76 86 82 78 88 C64 98 56 112 52 130 C48 140 36 134 40 118 Z" fill="#fff" opacity=".85" filter="url(#line)"/><path d="M34 150 C32 164 34 178 38 188 L46 184 C42 172 42 160 44 148 Z" fill="#fff" opacity=".55" filter="url(#line)"/><path d="M236 150 C236 190 210 226 176 240 C204 220 226 190 228 150 Z" fill="#fff" opacity=".5" filter="url(#line)"/>
<ellipse cx="68" cy="130" rx="34" ry="46" fill="${t.light}" opacity=".4" transform="rotate(24 68 130)" filter="url(#wide)"/>
<g fill="none" stroke="#fff" stroke-opacity=".3"><circle cx="150" cy="120" r="2.4"/><circle cx="178" cy="148" r="1.6"/><circle cx="104" cy="180" r="1.8"/><circle cx="138" cy="170" r="1.2"/></g></g>
<path d="${body}" fill="none" stroke="${t.deep}" stroke-opacity=".45" stroke-width="1.6"/>
<path d="M98 30 C97 44 94 52 84 60 L92 62 C102 54 104 44 105 32 Z" fill="#fff" opacity=".7" filter="url(#line)"/>
<ellipse cx="126" cy="18" rx="40" ry="11" fill="none" stroke="${t.deep}" stroke-opacity=".6" stroke-width="6.4"/><ellipse cx="126" cy="17.5" rx="40" ry="11" fill="none" stroke="url(#rim)" stroke-width="5"/><path d="M90 22 A40 11 0 0 0 124 29" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="2"/>`,
};
