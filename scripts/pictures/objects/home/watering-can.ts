import { blur, footShade, roundGradient, type Drawing } from '../../drawing.ts';
import { materials } from '../../materials.ts';

const body =
  'M96 122 C94 176 84 236 80 276 Q80 284 90 286 Q160 298 230 286 Q240 284 240 276 C236 236 226 176 224 122 Z';
const spout =
  'M228 232 C268 214 296 176 318 128 C336 90 352 56 384 30 L391 39 C366 64 352 96 338 134 C318 188 290 246 236 272 Z';
const handle = 'M196 112 C188 52 148 14 96 24 C34 36 4 94 14 152 C22 200 50 230 88 236';

/** Indoor watering can: low body, long slender neck, one sweep of a handle. */
export const drawing: Drawing = {
  viewBox: [396, 281],
  pose: 'stands',
  height: 0.415,
  draw: (t) => `<g transform="translate(-2 -13)"><defs>
${roundGradient('body', t)}${footShade('foot')}${roundGradient('brass', materials.brass)}${blur('soft', 8)}${blur('line', 2)}
<linearGradient id="spout" x1="0" y1="0" x2=".7" y2=".9"><stop offset="0" stop-color="${t.light}"/><stop offset=".42" stop-color="${t.mid}"/><stop offset=".62" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<linearGradient id="handle" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${t.light}"/><stop offset=".4" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<linearGradient id="lid" x1="0" x2="1"><stop offset="0" stop-color="${t.mid}"/><stop offset=".28" stop-color="${t.light}"/><stop offset=".62" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<clipPath id="in"><path d="${body}"/></clipPath><clipPath id="inSpout"><path d="${spout}"/></clipPath></defs>
<path d="${spout}" fill="url(#spout)"/><path d="${spout}" fill="none" stroke="${t.deep}" stroke-opacity=".35" stroke-width="1.3"/><g clip-path="url(#inSpout)"><path d="M240 232 C276 212 304 174 324 130 C342 92 358 60 388 36" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="4" filter="url(#line)"/><path d="M238 274 C294 246 322 188 342 134 C356 96 370 64 394 40" fill="none" stroke="${t.deep}" stroke-opacity=".45" stroke-width="8" filter="url(#line)"/><path d="M216 220 C244 236 248 262 230 290 L254 290 C270 262 262 232 240 216 Z" fill="${t.deep}" opacity=".34" filter="url(#soft)"/></g>
<g transform="rotate(-48 388 34)"><rect x="376" y="24.5" width="22" height="18" rx="3" fill="url(#brass)" transform="rotate(90 387 33.5)"/></g>
<path d="M300 160 L214 150" stroke="${t.deep}" stroke-width="7"/><path d="M300 160 L214 150" stroke="${t.mid}" stroke-width="5.2"/><path d="M300 158.4 L214 148.4" stroke="${t.light}" stroke-opacity=".7" stroke-width="1.5"/>
<path d="${body}" fill="url(#body)"/><path d="${body}" fill="url(#foot)"/>
<g clip-path="url(#in)"><path d="M116 136 C114 190 106 240 102 278 L124 280 C126 240 132 190 132 138 Z" fill="#fff" opacity=".5" filter="url(#soft)"/><ellipse cx="230" cy="220" rx="15" ry="80" fill="${t.deep}" opacity=".36" transform="rotate(-5 230 220)" filter="url(#soft)"/><path d="M76 266 Q160 284 244 266" fill="none" stroke="${t.deep}" stroke-opacity=".35" stroke-width="1.6"/><path d="M76 268 Q160 286 244 268" fill="none" stroke="${t.light}" stroke-opacity=".4" stroke-width="1.4"/><path d="M90 128 Q160 146 230 128 V138 Q160 156 90 138 Z" fill="${t.deep}" opacity=".3" filter="url(#line)"/></g>
<ellipse cx="160" cy="122" rx="65" ry="14" fill="url(#lid)"/><ellipse cx="160" cy="122" rx="58" ry="11" fill="${t.deep}"/><path d="M106 126 A58 11 0 0 0 160 133 C180 133 196 131 206 128 L214 122 A58 11 0 0 1 106 126 Z" fill="${t.dark}" opacity=".6"/>
<path d="M160 108 C192 108 218 113 224 121 L224 123 C214 132 190 136 166 136 C182 128 184 114 160 108 Z" fill="url(#lid)"/><path d="M160 108 C184 114 182 128 166 136" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1.5"/>
<path d="M95 124 A65 14 0 0 0 225 124" fill="none" stroke="${t.deep}" stroke-opacity=".4" stroke-width="1.5"/><path d="M98 126 C108 132 130 135 150 136" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1.8"/>
<path d="${handle}" fill="none" stroke="${t.deep}" stroke-width="15" stroke-linecap="round"/><path d="${handle}" fill="none" stroke="url(#handle)" stroke-width="13" stroke-linecap="round"/><path d="M192 98 C180 54 146 18 98 21 C42 32 8 86 12 140" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3" filter="url(#line)"/><path d="M20 156 C28 198 54 224 88 231" fill="none" stroke="${t.deep}" stroke-opacity=".4" stroke-width="4" filter="url(#line)"/>
<g fill="url(#brass)" stroke="#57430F" stroke-opacity=".6"><circle cx="88" cy="236" r="4.6"/><circle cx="196" cy="113" r="4.6"/></g></g>`,
};
