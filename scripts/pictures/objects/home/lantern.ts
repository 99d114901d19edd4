import { blur, roundGradient, type Drawing } from '../../drawing.ts';

/** Lantern of metal and glass with a candle alight in it and a ring to carry. */
export const drawing: Drawing = {
  viewBox: [208, 396],
  pose: 'stands',
  height: 0.62,
  draw: (t) => `<defs>
${roundGradient('metal', t)}${blur('soft', 7)}${blur('line', 2)}${blur('glow', 16)}
<linearGradient id="post" x1="0" x2="1"><stop offset="0" stop-color="${t.deep}"/><stop offset=".35" stop-color="${t.light}"/><stop offset=".6" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.deep}"/></linearGradient>
<linearGradient id="roof" x1="0" x2="1" y1="0" y2=".3"><stop offset="0" stop-color="${t.dark}"/><stop offset=".28" stop-color="${t.light}"/><stop offset=".5" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.deep}"/></linearGradient>
<linearGradient id="base" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${t.light}"/><stop offset=".25" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.deep}"/></linearGradient>
<linearGradient id="pane" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="#FFF8E6" stop-opacity=".75"/><stop offset=".45" stop-color="#FFE3A6" stop-opacity=".5"/><stop offset="1" stop-color="#C98F3F" stop-opacity=".45"/></linearGradient>
<linearGradient id="wax" x1="0" x2="1"><stop offset="0" stop-color="#C9B491"/><stop offset=".3" stop-color="#FFFBF0"/><stop offset=".6" stop-color="#F1E4CC"/><stop offset="1" stop-color="#BFA67E"/></linearGradient>
<linearGradient id="flame" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#FFB84A"/><stop offset=".5" stop-color="#FFE79C"/><stop offset="1" stop-color="#F2A24A"/></linearGradient></defs>
<circle cx="104" cy="36" r="30" fill="none" stroke="${t.deep}" stroke-width="8"/><circle cx="104" cy="36" r="30" fill="none" stroke="${t.mid}" stroke-width="5.6"/><path d="M78 48 A29 29 0 0 1 104 6.5" fill="none" stroke="${t.light}" stroke-width="2.4"/>
<rect x="95" y="58" width="18" height="20" rx="4" fill="url(#post)"/>
<path d="M30 136 L30 352 H178 L178 136 Z" fill="#3A2A18" opacity=".16"/><path d="M30 136 V352 H178 V136 Z" fill="url(#pane)"/>
<g fill="${t.deep}"><rect x="64" y="136" width="5" height="214" opacity=".5"/><rect x="139" y="136" width="5" height="214" opacity=".5"/><rect x="30" y="338" width="148" height="14" opacity=".35"/></g>
<ellipse cx="104" cy="230" rx="52" ry="70" fill="#FFD88A" opacity=".75" filter="url(#glow)"/>
<ellipse cx="108" cy="346" rx="44" ry="7" fill="#3A2410" opacity=".5" filter="url(#line)"/>
<path d="M72 262 V342 Q104 352 136 342 V262 Z" fill="url(#wax)"/><path d="M72 262 V290 Q104 300 136 290 V262 Z" fill="#FFC76E" opacity=".45" filter="url(#line)"/><ellipse cx="104" cy="262" rx="32" ry="8" fill="#F8E8C8"/><ellipse cx="104" cy="263" rx="24" ry="5" fill="#FFD58A"/><path d="M104 264 V248" stroke="#2B1B12" stroke-width="3"/>
<path d="M104 190 C107 210 118 222 118 238 C118 250 112 256 104 256 C96 256 90 250 90 238 C90 224 102 212 104 190 Z" fill="url(#flame)"/><path d="M104 216 C106 226 111 232 111 241 C111 248 108 252 104 252 C100 252 97 248 97 241 C97 232 103 226 104 216 Z" fill="#FFFBE6" opacity=".9"/>
<path d="M46 140 L96 140 L40 300 V158 Z" fill="#fff" opacity=".34"/><path d="M112 140 L128 140 L62 346 L48 346 Z" fill="#fff" opacity=".2"/>
<g><rect x="20" y="128" width="15" height="232" fill="url(#post)"/><rect x="173" y="128" width="15" height="232" fill="url(#post)"/><rect x="173" y="128" width="15" height="232" fill="${t.deep}" opacity=".35"/></g>
<path d="M35 138 H173 V146 H35 Z" fill="${t.deep}" opacity=".8"/><path d="M35 342 H173 V352 H35 Z" fill="url(#base)"/>
<path d="M8 352 H200 Q205 352 205 358 V380 Q205 386 199 386 H9 Q3 386 3 380 V358 Q3 352 8 352 Z" fill="url(#metal)"/><path d="M3 357 H205 V380 Q205 386 199 386 H9 Q3 386 3 380 Z" fill="url(#base)" opacity=".45"/><path d="M6 354 H202" stroke="${t.light}" stroke-width="2.4"/>
<path d="M16 386 H44 V390 Q44 394 39 394 H21 Q16 394 16 390 Z M164 386 H192 V390 Q192 394 187 394 H169 Q164 394 164 390 Z" fill="${t.deep}"/>
<path d="M74 76 H134 L196 122 Q200 126 200 131 V134 Q200 139 195 139 H13 Q8 139 8 134 V131 Q8 126 12 122 Z" fill="url(#roof)"/><path d="M8 128 H200 V134 Q200 139 195 139 H13 Q8 139 8 134 Z" fill="${t.deep}" opacity=".45"/><path d="M12 126 H196" stroke="${t.light}" stroke-opacity=".8" stroke-width="2"/><path d="M76 78 L18 121" stroke="${t.light}" stroke-opacity=".5" stroke-width="2"/><path d="M104 78 V126" stroke="${t.deep}" stroke-opacity=".22" stroke-width="1.5"/>
<g fill="#2A1606" opacity=".75"><circle cx="68" cy="108" r="4"/><circle cx="92" cy="108" r="4"/><circle cx="116" cy="108" r="4"/><circle cx="140" cy="108" r="4"/></g><g fill="#FFC76E" opacity=".8"><circle cx="68" cy="109.5" r="2.4"/><circle cx="92" cy="109.5" r="2.4"/><circle cx="116" cy="109.5" r="2.4"/><circle cx="140" cy="109.5" r="2.4"/></g>
<path d="M82 72 H126 Q132 72 134 78 H74 Q76 72 82 72 Z" fill="url(#metal)"/>`,
};
