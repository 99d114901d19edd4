import { blur, type Drawing } from '../../drawing.ts';

const upper =
  'M112 16C116 100 122 190 126 262C128 304 118 334 98 352C74 382 38 396 18 416C4 430 4 446 14 450Q50 455 104 454C138 452 150 434 174 430H222Q228 426 228 404C228 376 218 354 216 330C214 290 224 240 232 190C240 132 240 76 230 20Q170 34 112 16Z';
const opening = 'M112 16Q170 -6 230 20Q170 38 112 16Z';
const counter = 'M190 432C184 400 192 372 217 352C222 366 228 384 228 404Q228 426 222 432Z';
const sole =
  'M7 440Q5 456 20 460Q60 465 106 463C140 461 156 444 176 438H226Q231 434 228 426H174C150 430 138 448 104 450Q50 451 12 446Z';
const heel = 'M166 440Q172 434 180 432H228L225 464H174Q171 452 166 440Z';

/** Pair of riding boots, knee-high, seen from the side. */
export const drawing: Drawing = {
  viewBox: [310, 473],
  pose: 'stands',
  height: 0.6,
  draw: (t) => {
    const boot = (
      far: boolean,
    ): string => `<path d="${opening}" fill="url(#inner)"/><path d="M112 16Q170 -6 230 20" fill="none" stroke="${t.dark}" stroke-width="2.5"/>
    <path d="${heel}" fill="#3b2517"/><path d="${heel}" fill="url(#stack)"/><path d="M170 441H227M172 448.5H226.5M173.5 456H226" stroke="#1d0f07" stroke-opacity=".6" stroke-width="1"/>
    <path d="${sole}" fill="#2d1b10"/><path fill="none" d="M10 448Q50 454 104 453C138 451 150 433 174 429H226" stroke="#8a6040" stroke-opacity=".8" stroke-width="1.6"/>
    <path d="${upper}" fill="${t.mid}"/>
    <g clip-path="url(#upper)">
      <path d="${upper}" fill="url(#turn)"/>
      <path d="M126 40Q140 180 142 300L166 300Q158 160 160 40Z" fill="${t.light}" opacity=".62" filter="url(#m)"/>
      <path d="M128 40Q140 170 140 270L148 270Q146 160 142 40Z" fill="#fff" opacity=".28" filter="url(#s)"/>
      <path d="M206 60Q222 130 206 220Q190 290 196 350L240 340V40Z" fill="${t.deep}" opacity=".5" filter="url(#m)"/>
      <path d="M24 420Q62 398 104 370Q128 356 138 388L120 408Q70 408 28 434Z" fill="${t.light}" opacity=".6" filter="url(#m)"/>
      <path d="M30 420Q52 404 80 392Q86 396 72 404Q48 412 34 426Z" fill="#fff" opacity=".35" filter="url(#s)"/>
      <path d="M4 438Q60 446 104 440Q140 434 172 418L232 416V460H4Z" fill="${t.deep}" opacity=".6" filter="url(#m)"/>
      <path d="M122 296Q160 318 214 300M118 318Q158 344 216 322M150 352Q184 350 214 340" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="7" filter="url(#s)"/>
      <path d="M124 288Q160 308 214 292M118 308Q158 332 214 312" fill="none" stroke="${t.light}" stroke-opacity=".5" stroke-width="4" filter="url(#s)"/>
      <path d="M112 16Q170 34 230 20L233 50Q172 64 114 46Z" fill="${t.dark}" opacity=".6"/><path d="M112 16Q170 34 230 20L233 50Q172 64 114 46Z" fill="url(#turn)" opacity=".5"/>
      <path d="M114 46Q172 64 234 50" fill="none" stroke="${t.deep}" stroke-opacity=".6" stroke-width="1.4"/><path d="M114 41Q172 59 234 45" fill="none" stroke="${t.light}" stroke-opacity=".7" stroke-width="1.2" stroke-dasharray="4.5 3"/>
      <path d="M127 300C150 350 158 396 150 432" fill="none" stroke="${t.deep}" stroke-opacity=".55" stroke-width="1.5"/><path d="M132 300C155 350 163 396 155 432" fill="none" stroke="${t.light}" stroke-opacity=".6" stroke-width="1.2" stroke-dasharray="4.5 3"/>
      <path d="${counter}" fill="${t.deep}" opacity=".16"/><path d="M190 432C184 400 192 372 217 352" fill="none" stroke="${t.deep}" stroke-opacity=".6" stroke-width="1.5"/><path d="M185 432C179 398 187 368 214 346" fill="none" stroke="${t.light}" stroke-opacity=".55" stroke-width="1.2" stroke-dasharray="4.5 3"/>
      <path d="M222 54C228 130 212 220 206 300Q204 330 206 346" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1.4"/><path d="M218 54C224 130 208 220 202 300" fill="none" stroke="${t.light}" stroke-opacity=".4" stroke-width="1.1" stroke-dasharray="4.5 3"/>
      <path d="M108 330Q140 362 222 346V364Q150 382 96 350Z" fill="#000" opacity=".3" filter="url(#s)"/>
      <path d="M114 322Q146 350 220 334V349Q144 368 100 338Z" fill="${t.mid}"/><path d="M114 322Q146 350 220 334V349Q144 368 100 338Z" fill="url(#turn)"/><path d="M114 322Q146 350 220 334M100 338Q144 368 220 349" fill="none" stroke="${t.deep}" stroke-opacity=".65" stroke-width="1.2"/>
    </g>
    <path d="${upper}" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1.3"/>
    <path d="M112 16Q170 34 230 20" fill="none" stroke="${t.light}" stroke-opacity=".9" stroke-width="2"/>
    <g transform="rotate(7 166 347)"><rect x="156" y="334" width="23" height="25" rx="4" fill="none" stroke="#4a380c" stroke-width="5.4"/><rect x="156" y="334" width="23" height="25" rx="4" fill="none" stroke="url(#brass)" stroke-width="4"/><path d="M160 345H181V348.5H160Z" fill="#e6cf8e" stroke="#6a521c" stroke-width=".6"/></g>
    ${far ? `<path d="${upper}" fill="${t.deep}" opacity=".34"/><path d="${sole}${heel}" fill="#000" opacity=".25"/>` : ''}`;
    return `<defs>
    ${blur('s', 2.5)}${blur('m', 8)}
    <linearGradient id="turn" x1="0" x2="1"><stop offset=".35" stop-color="${t.light}" stop-opacity="0"/><stop offset=".52" stop-color="${t.light}" stop-opacity=".3"/><stop offset=".7" stop-color="${t.dark}" stop-opacity=".2"/><stop offset=".94" stop-color="${t.dark}" stop-opacity="1"/><stop offset="1" stop-color="${t.deep}" stop-opacity=".6"/></linearGradient>
    <linearGradient id="inner" x1="0" x2="1"><stop offset="0" stop-color="${t.deep}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
    <linearGradient id="stack" x1="0" x2="1"><stop offset="0" stop-color="#7a4e30"/><stop offset=".4" stop-color="#5a3620"/><stop offset="1" stop-color="#2a170b"/></linearGradient>
    <linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fbf0c9"/><stop offset=".45" stop-color="#cfac5c"/><stop offset="1" stop-color="#8c6e2c"/></linearGradient>
    <clipPath id="upper"><path d="${upper}"/></clipPath></defs>
    <g transform="translate(-4 6)"><g transform="translate(76 -8)">${boot(true)}</g>
    ${boot(false)}</g>`;
  },
};
