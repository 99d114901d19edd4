import { blur, type Drawing } from '../../drawing.ts';
import { materials } from '../../materials.ts';

const w = materials.wood;
const grip =
  'M101 24 C101 10 106 3 116 3 C126 3 131 10 131 24 C132 60 129 110 127 150 L105 150 C103 110 100 60 101 24 Z';

/** Frying pan seen into, hung up by the wooden handle. */
export const drawing: Drawing = {
  viewBox: [232, 440],
  pose: 'hangs',
  height: 0.56,
  draw: (t) => `<defs>
<linearGradient id="rim" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${t.light}"/><stop offset=".3" stop-color="${t.mid}"/><stop offset=".7" stop-color="${t.dark}"/><stop offset="1" stop-color="${t.deep}"/></linearGradient>
<linearGradient id="wall" x1=".1" y1=".05" x2=".85" y2=".95"><stop offset="0" stop-color="${t.deep}"/><stop offset=".45" stop-color="${t.dark}"/><stop offset="1" stop-color="${t.mid}"/></linearGradient>
<radialGradient id="floor" cx=".36" cy=".32" r=".8"><stop offset="0" stop-color="${t.mid}"/><stop offset=".55" stop-color="${t.mid}" stop-opacity=".75"/><stop offset="1" stop-color="${t.dark}"/></radialGradient>
<linearGradient id="wood" x1="0" x2="1"><stop offset="0" stop-color="${w.dark}"/><stop offset=".3" stop-color="${w.light}"/><stop offset=".62" stop-color="${w.mid}"/><stop offset="1" stop-color="${w.deep}"/></linearGradient>
<linearGradient id="steel" x1="0" x2="1"><stop offset="0" stop-color="#69747A"/><stop offset=".3" stop-color="#F4F6F6"/><stop offset=".62" stop-color="#AAB4B8"/><stop offset="1" stop-color="#4F595F"/></linearGradient>
${blur('soft', 7)}${blur('line', 2.4)}<clipPath id="in"><circle cx="116" cy="326" r="100"/></clipPath><clipPath id="inGrip"><path d="${grip}"/></clipPath></defs>
<path d="M106 146 H126 L127 196 C130 208 142 214 156 222 L76 222 C90 214 102 208 105 196 Z" fill="url(#steel)"/><path d="M104 202 C94 212 86 214 76 222 L156 222 C146 214 138 212 128 202 Q116 214 104 202 Z" fill="#2C3236" opacity=".3"/>
<path d="${grip}" fill="url(#wood)"/>
<g clip-path="url(#inGrip)" fill="none" stroke="${w.deep}" stroke-opacity=".22" stroke-width="1.2"><path d="M108 40 C106 80 110 120 109 152 M114 46 C113 90 117 120 115 152 M121 44 C124 80 118 110 122 152"/><path d="M99 142 H133" stroke-width="6" stroke-opacity=".3"/></g>
<path d="M116 14 a6.5 8 0 1 1 -.01 0 Z" fill="#3B2415"/><path d="M110 24 a6.5 8 0 0 0 12 2" fill="none" stroke="${w.light}" stroke-width="1.6"/><path d="M105 34 C104 70 107 110 108 140" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3" filter="url(#line)"/>
<circle cx="116" cy="326" r="113" fill="url(#rim)"/><circle cx="116" cy="326" r="112" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1.6"/>
<path d="M18 296 A102 102 0 0 1 86 228" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3.4" filter="url(#line)"/>
<circle cx="116" cy="326" r="105" fill="${t.deep}"/><circle cx="116" cy="327" r="104" fill="url(#wall)"/>
<g clip-path="url(#in)"><path d="M214 352 A102 102 0 0 1 132 428" fill="none" stroke="${t.light}" stroke-opacity=".5" stroke-width="12" filter="url(#soft)"/></g>
<circle cx="117" cy="329" r="83" fill="url(#floor)"/><circle cx="117" cy="329" r="83" fill="none" stroke="${t.deep}" stroke-opacity=".35" stroke-width="2.2" filter="url(#line)"/>
<g fill="none" stroke="${t.deep}" stroke-opacity=".08"><circle cx="117" cy="329" r="66"/><circle cx="117" cy="329" r="46"/><circle cx="117" cy="329" r="26"/></g>
<ellipse cx="92" cy="296" rx="40" ry="22" fill="${t.light}" opacity=".42" transform="rotate(-38 92 296)" filter="url(#soft)"/>
<g fill="url(#steel)" stroke="${t.deep}" stroke-opacity=".6"><circle cx="101" cy="232" r="4.4"/><circle cx="131" cy="232" r="4.4"/></g>`,
};
