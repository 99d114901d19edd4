import { blur, type Drawing } from '../../drawing.ts';

/** Round mirror on a foot; it shows light and nothing else. */
export const drawing: Drawing = {
  viewBox: [290, 374],
  pose: 'stands',
  height: 0.6,
  draw: (t) => `<defs>
${blur('soft', 9)}${blur('line', 2)}
<linearGradient id="ring" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${t.mid}"/><stop offset=".18" stop-color="${t.light}"/><stop offset=".42" stop-color="${t.mid}"/><stop offset=".72" stop-color="${t.dark}"/><stop offset=".88" stop-color="${t.deep}"/><stop offset="1" stop-color="${t.mid}"/></linearGradient>
<linearGradient id="inner" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${t.deep}"/><stop offset=".6" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.light}"/></linearGradient>
<linearGradient id="metal" x1="0" x2="1"><stop offset="0" stop-color="${t.dark}"/><stop offset=".28" stop-color="${t.light}"/><stop offset=".6" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.deep}"/></linearGradient>
<linearGradient id="foot" x1="0" x2="1"><stop offset="0" stop-color="${t.mid}"/><stop offset=".3" stop-color="${t.light}"/><stop offset=".62" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<linearGradient id="glass" x1="0" y1="0" x2=".8" y2="1"><stop offset="0" stop-color="#F7F6F1"/><stop offset=".4" stop-color="#DCE5E7"/><stop offset=".75" stop-color="#B9C8CD"/><stop offset="1" stop-color="#D6DEDF"/></linearGradient>
<clipPath id="in"><circle cx="145" cy="145" r="129"/></clipPath></defs>
<path d="M58 350 V358 A87 15 0 0 0 232 358 V350 Z" fill="url(#metal)"/><path d="M58 353 V358 A87 15 0 0 0 232 358 V353 A87 15 0 0 1 58 353 Z" fill="${t.deep}" opacity=".4"/><ellipse cx="145" cy="350" rx="87" ry="15" fill="url(#foot)"/><path d="M59 352 A87 15 0 0 0 231 352" fill="none" stroke="${t.light}" stroke-opacity=".75" stroke-width="1.6"/><ellipse cx="164" cy="353" rx="46" ry="7" fill="${t.deep}" opacity=".4" filter="url(#line)"/><ellipse cx="96" cy="345" rx="22" ry="4" fill="#fff" opacity=".45" filter="url(#line)"/>
<path d="M137 280 H153 L156 349 Q145 353 134 349 Z" fill="url(#metal)"/><path d="M137 282 H153 V298 H137 Z" fill="${t.deep}" opacity=".4"/><rect x="131" y="274" width="28" height="14" rx="4" fill="url(#metal)"/>
<circle cx="145" cy="145" r="143" fill="url(#ring)"/><circle cx="145" cy="145" r="142.3" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1.4"/><path d="M22 96 A133 133 0 0 1 96 21" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="3" filter="url(#line)"/>
<circle cx="145" cy="145" r="132" fill="url(#inner)"/><circle cx="145" cy="145" r="129" fill="url(#glass)"/>
<g clip-path="url(#in)"><path d="M-10 150 L150 -10 L204 -10 L-10 204 Z" fill="#fff" opacity=".5"/><path d="M-10 226 L226 -10 L240 -10 L-10 240 Z" fill="#fff" opacity=".4"/><path d="M60 300 L300 60 V300 Z" fill="#8FA3AA" opacity=".26" filter="url(#soft)"/><path d="M0 214 C90 198 200 198 290 214 V290 H0 Z" fill="#D9C9AC" opacity=".5"/><path d="M0 214 C90 198 200 198 290 214" fill="none" stroke="#A8977A" stroke-opacity=".4" stroke-width="2" filter="url(#line)"/>
<circle cx="145" cy="145" r="130" fill="none" stroke="#3A4A52" stroke-opacity=".34" stroke-width="8" filter="url(#line)"/><path d="M26 108 A124 124 0 0 1 108 26" fill="none" stroke="#3A4A52" stroke-opacity=".4" stroke-width="9" filter="url(#soft)"/></g>
<circle cx="145" cy="145" r="124" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.3"/>`,
};
