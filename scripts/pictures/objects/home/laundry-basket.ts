import { blur, type Drawing } from '../../drawing.ts';

const body = 'M10 96 C12 170 22 300 34 366 Q38 382 58 385 Q140 396 222 385 Q242 382 246 366 C258 300 268 170 270 96 Z';
const linen =
  'M4 84 C4 66 64 54 140 54 C216 54 276 66 276 84 C278 112 276 128 270 142 C254 152 236 140 216 150 C192 160 172 148 146 156 C118 162 98 148 74 152 C50 158 28 150 12 142 C4 128 2 112 4 84 Z';

/** Coils of rope from rim to foot, each a shaded band that follows the round body. */
const coils = (deep: string, light: string): string =>
  Array.from({ length: 21 }, (_, i) => {
    const y = 100 + i * 14;
    const sag = 22 - i * 0.3;
    return `<path d="M0 ${y} Q140 ${y + sag * 2} 280 ${y}" fill="none" stroke="${deep}" stroke-opacity=".62" stroke-width="2.2"/><path d="M0 ${y + 5} Q140 ${y + 5 + sag * 2} 280 ${y + 5}" fill="none" stroke="${light}" stroke-opacity=".5" stroke-width="3"/>`;
  }).join('');
/** Slanted turns of the rope and the stitches that hold the coils. */
const turns = Array.from({ length: 21 }, (_, row) =>
  Array.from({ length: 34 }, (_, i) => {
    const angle = -Math.PI / 2 + (Math.PI * (i + 0.5 + (row % 2) * 0.5)) / 34;
    const x = 140 + (130 - row * 1.1) * Math.sin(angle);
    const y = 100 + row * 14 + (22 - row * 0.3) * Math.cos(angle) * 0.98;
    return `M${x.toFixed(1)} ${(y + 2).toFixed(1)}l${(3.2 * Math.cos(angle)).toFixed(1)} 10`;
  }).join(''),
).join('');

/** Tall basket of coiled rope with a cotton bag turned over its rim and two handles. */
export const drawing: Drawing = {
  viewBox: [280, 340],
  pose: 'stands',
  height: 0.55,
  draw: (t) => `<g transform="translate(0 -52)"><defs>
${blur('soft', 8)}${blur('line', 2)}${blur('wide', 18)}
<linearGradient id="turn" x1="0" x2="1"><stop offset="0" stop-color="${t.deep}" stop-opacity=".62"/><stop offset=".12" stop-color="${t.dark}" stop-opacity=".3"/><stop offset=".28" stop-color="${t.light}" stop-opacity=".4"/><stop offset=".52" stop-color="${t.dark}" stop-opacity="0"/><stop offset="1" stop-color="${t.deep}" stop-opacity=".75"/></linearGradient>
<linearGradient id="down" x1="0" x2="0" y1="0" y2="1"><stop offset=".6" stop-color="${t.deep}" stop-opacity="0"/><stop offset="1" stop-color="${t.deep}" stop-opacity=".5"/></linearGradient>
<linearGradient id="cotton" x1="0" x2="1"><stop offset="0" stop-color="#D5C8B2"/><stop offset=".1" stop-color="#F1E8DA"/><stop offset=".28" stop-color="#FFFCF5"/><stop offset=".55" stop-color="#F0E6D6"/><stop offset=".92" stop-color="#C6B69B"/><stop offset="1" stop-color="#D8C9B0"/></linearGradient>
<linearGradient id="inside" x1="0" x2="1"><stop offset="0" stop-color="#A8987C"/><stop offset=".6" stop-color="#D9CBB3"/><stop offset="1" stop-color="#EFE5D5"/></linearGradient>
<linearGradient id="leather" x1="0" x2="1"><stop offset="0" stop-color="#5A371B"/><stop offset=".4" stop-color="#B07E4E"/><stop offset="1" stop-color="#5F3A1D"/></linearGradient>
<clipPath id="in"><path d="${body}"/></clipPath><clipPath id="inLinen"><path d="${linen}"/></clipPath><clipPath id="hollow"><ellipse cx="140" cy="82" rx="128" ry="24"/></clipPath></defs>
<path d="${body}" fill="${t.mid}"/><g clip-path="url(#in)">${coils(t.deep, t.light)}<path d="${turns}" fill="none" stroke="${t.deep}" stroke-opacity=".3" stroke-width="1.5"/>
<path d="${body}" fill="url(#turn)"/><path d="${body}" fill="url(#down)"/><path d="M0 140 Q140 184 280 140 V164 Q140 206 0 164 Z" fill="${t.deep}" opacity=".5" filter="url(#soft)"/><ellipse cx="76" cy="270" rx="22" ry="90" fill="#fff" opacity=".16" filter="url(#wide)"/></g>
<path d="${linen}" fill="url(#cotton)"/>
<g clip-path="url(#inLinen)"><g fill="none" stroke="#8C7B5E" stroke-opacity=".4" stroke-width="5" filter="url(#soft)"><path d="M40 96 C46 118 42 136 46 156"/><path d="M100 104 C96 124 102 140 98 160"/><path d="M160 106 C166 126 158 140 164 162"/><path d="M226 100 C220 120 226 136 222 152"/></g><g fill="none" stroke="#8C7B5E" stroke-opacity=".35" stroke-width="1.6" filter="url(#line)"><path d="M44 98 C48 118 44 136 48 152"/><path d="M104 106 C100 124 106 140 102 158"/><path d="M164 108 C170 126 162 140 168 158"/><path d="M230 102 C226 120 232 134 228 150"/></g>
<path d="M0 146 C40 160 60 142 78 145 C100 142 118 156 146 149 C172 142 192 154 216 143 C236 134 254 146 280 136" fill="none" stroke="#8C7B5E" stroke-opacity=".5" stroke-width="1.1" stroke-dasharray="4 3" transform="translate(0 -4)"/></g>
<path d="${linen}" fill="none" stroke="#8C7B5E" stroke-opacity=".3" stroke-width="1.2"/>
<ellipse cx="140" cy="82" rx="134" ry="28" fill="url(#cotton)"/><ellipse cx="140" cy="82" rx="126" ry="23" fill="url(#inside)"/>
<g clip-path="url(#hollow)"><path d="M0 60 C60 44 220 44 280 60 V74 C220 58 60 58 0 74 Z" fill="#6F5F46" opacity=".5" filter="url(#soft)"/>
<g fill="none" stroke="#6F5F46" stroke-opacity=".45" stroke-width="5" filter="url(#soft)"><path d="M60 62 C66 78 62 92 68 108"/><path d="M120 58 C116 76 124 90 120 108"/><path d="M178 58 C184 76 176 92 182 108"/><path d="M226 64 C220 80 226 92 222 104"/></g><ellipse cx="200" cy="92" rx="56" ry="10" fill="#fff" opacity=".4" filter="url(#soft)"/></g>
<path d="M6 84 A134 28 0 0 0 274 84 L266 83 A126 23 0 0 1 14 83 Z" fill="url(#cotton)"/><path d="M14 83 A126 23 0 0 0 266 83" fill="none" stroke="#8C7B5E" stroke-opacity=".4" stroke-width="1.2"/>
<path d="M112 196 C112 238 168 238 168 196" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="10" transform="translate(3 6)" filter="url(#line)"/><path d="M110 186 C110 240 170 240 170 186" fill="none" stroke="#4A2B14" stroke-width="11" stroke-linecap="round"/><path d="M110 186 C110 240 170 240 170 186" fill="none" stroke="url(#leather)" stroke-width="9" stroke-linecap="round"/><path d="M107.5 188 C109 238 171 238 172.5 188" fill="none" stroke="#F0D9B8" stroke-opacity=".45" stroke-width="1.2" stroke-dasharray="4 3"/><g fill="#D2B06A" stroke="#57430F" stroke-opacity=".7"><circle cx="110" cy="188" r="3.4"/><circle cx="170" cy="188" r="3.4"/></g></g>`,
};
