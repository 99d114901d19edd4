import { blur, type Drawing } from '../../drawing.ts';
import { materials } from '../../materials.ts';

const b = materials.brass;
const wax = 'M28 130 L28 350 Q84 368 140 350 L140 130 Q138 118 128 122 Q112 132 84 130 Q52 128 42 121 Q30 117 28 130 Z';

/** Pillar candle, alight, on a small dish of brass. */
export const drawing: Drawing = {
  viewBox: [168, 384],
  pose: 'stands',
  height: 0.5,
  draw: (t) => `<defs>
${blur('soft', 7)}${blur('line', 2)}${blur('glow', 13)}
<linearGradient id="wax" x1="0" x2="1"><stop offset="0" stop-color="${t.dark}"/><stop offset=".12" stop-color="${t.mid}"/><stop offset=".3" stop-color="${t.light}" stop-opacity=".75"/><stop offset=".55" stop-color="${t.mid}"/><stop offset=".92" stop-color="${t.dark}"/><stop offset="1" stop-color="${t.mid}"/></linearGradient>
<linearGradient id="warm" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#FFD27A" stop-opacity=".85"/><stop offset=".16" stop-color="#FFB95A" stop-opacity=".45"/><stop offset=".42" stop-color="#FF9E45" stop-opacity="0"/></linearGradient>
<linearGradient id="foot" x1="0" x2="0" y1="0" y2="1"><stop offset=".6" stop-color="${t.deep}" stop-opacity="0"/><stop offset="1" stop-color="${t.deep}" stop-opacity=".5"/></linearGradient>
<linearGradient id="flame" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#FFB84A"/><stop offset=".35" stop-color="#FFDD80"/><stop offset=".7" stop-color="#FFF3C4"/><stop offset=".9" stop-color="#F7A94B"/><stop offset="1" stop-color="#6C86B8" stop-opacity=".8"/></linearGradient>
<linearGradient id="brass" x1="0" x2="1"><stop offset="0" stop-color="${b.dark}"/><stop offset=".25" stop-color="${b.light}"/><stop offset=".6" stop-color="${b.mid}"/><stop offset="1" stop-color="${b.deep}"/></linearGradient>
<clipPath id="in"><path d="${wax}"/></clipPath></defs>
<path d="M4 352 C10 374 50 382 84 382 C118 382 158 374 164 352 Z" fill="url(#brass)"/><ellipse cx="84" cy="352" rx="81" ry="17" fill="url(#brass)"/><ellipse cx="84" cy="353" rx="73" ry="13" fill="${b.dark}"/><ellipse cx="84" cy="354" rx="71" ry="12" fill="url(#brass)" opacity=".75"/><ellipse cx="92" cy="356" rx="62" ry="9" fill="#2A1F05" opacity=".55" filter="url(#line)"/><path d="M6 348 C16 338 40 336 60 335" fill="none" stroke="#FFF6D8" stroke-opacity=".9" stroke-width="2"/>
<path d="M8 360 C20 376 54 380 84 380 C114 380 148 376 160 360" fill="none" stroke="#FFF2C6" stroke-opacity=".5" stroke-width="1.5"/>
<path d="${wax}" fill="${t.mid}"/><path d="${wax}" fill="url(#wax)"/><path d="${wax}" fill="url(#foot)"/><path d="${wax}" fill="url(#warm)"/>
<g clip-path="url(#in)"><ellipse cx="52" cy="240" rx="12" ry="90" fill="#fff" opacity=".4" filter="url(#soft)"/><ellipse cx="136" cy="260" rx="16" ry="100" fill="${t.deep}" opacity=".34" filter="url(#soft)"/>
<path d="M60 130 C58 150 66 160 64 178 C63 188 55 188 55 178 C55 164 50 150 50 132 Z" fill="${t.light}" opacity=".55"/><path d="M55 176 C55 188 63 188 64 178" fill="none" stroke="${t.deep}" stroke-opacity=".45" stroke-width="1.4"/><path d="M104 132 C104 146 110 150 109 160 C108 167 102 167 102 160 C102 150 98 144 97 132 Z" fill="${t.light}" opacity=".4"/><path d="M102 158 C102 167 108 167 109 160" fill="none" stroke="${t.deep}" stroke-opacity=".4" stroke-width="1.3"/></g>
<path d="M28 128 C28 112 54 106 84 106 C114 106 140 112 140 128 C138 120 130 120 126 123 C114 131 54 131 42 123 C38 120 30 120 28 128 Z" fill="${t.mid}"/><ellipse cx="84" cy="119" rx="46" ry="9.5" fill="${t.dark}"/><ellipse cx="84" cy="120" rx="44" ry="8.5" fill="#FFC46B" opacity=".75"/><ellipse cx="84" cy="121" rx="30" ry="5.5" fill="#FFF0C2" opacity=".9"/>
<path d="M28 128 C28 112 54 106 84 106 C114 106 140 112 140 128" fill="none" stroke="#FFE7B0" stroke-opacity=".8" stroke-width="2"/>
<path d="M84 121 C82 110 86 104 84 94" fill="none" stroke="#2B1B12" stroke-width="3.4" stroke-linecap="round"/>
<ellipse cx="84" cy="64" rx="26" ry="40" fill="#FFCF77" opacity=".5" filter="url(#glow)"/>
<path d="M84 2 C90 30 106 50 106 76 C106 96 97 106 84 106 C71 106 62 96 62 76 C62 54 80 34 84 2 Z" fill="url(#flame)"/><path d="M84 44 C88 58 95 68 95 82 C95 94 91 100 84 100 C77 100 73 94 73 82 C73 68 82 60 84 44 Z" fill="#FFFBE6" opacity=".9" filter="url(#line)"/>`,
};
