import { blur, footShade, type Drawing } from '../../drawing.ts';

const left = 'M6 22Q4 10 16 12L150 34Q160 36 160 46V208Q160 216 150 217L22 233Q8 234 8 222Z';
const right = 'M314 22Q316 10 304 12L170 34Q160 36 160 46V208Q160 216 170 217L298 233Q312 234 312 222Z';

const cards = ['#e9e2d4', '#b9643f', '#7f9877'];

/** Folding wallet, standing open: leather inside, slots with cards, room for notes behind. */
export const drawing: Drawing = {
  viewBox: [320, 238],
  pose: 'stands',
  height: 0.3,
  draw: (t) => {
    const slot = (n: number): string => {
      const y = 66 + n * 40;
      const l = `M18 ${y - 14}L150 ${y}V${y + 60}L18 ${y + 60}Z`;
      return `<g clip-path="url(#l)"><path d="M26 ${y - 31}Q26 ${y - 36} 31 ${y - 35.5}L138 ${y - 22}Q143 ${y - 21.5} 143 ${y - 17}V${y + 20}H26Z" fill="${cards[n] ?? '#fff'}"/><path d="M26 ${y - 31}Q26 ${y - 36} 31 ${y - 35.5}L138 ${y - 22}Q143 ${y - 21.5} 143 ${y - 17}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.5"/>
      <path d="M18 ${y - 22}L150 ${y - 8}V${y}L18 ${y - 14}Z" fill="#000" opacity=".2" filter="url(#s)"/>
      <path d="${l}" fill="${t.mid}"/><path d="${l}" fill="url(#lit)"/><path d="M18 ${y - 14}L150 ${y}" stroke="${t.light}" stroke-width="2"/><path d="M18 ${y - 12}L150 ${y + 2}" stroke="${t.deep}" stroke-opacity=".35" stroke-width="1"/><path d="M18 ${y - 8}L150 ${y + 6}" stroke="${t.light}" stroke-opacity=".75" stroke-width="1.2" stroke-dasharray="4.5 3"/></g>`;
    };
    return `<defs>
    ${blur('s', 2.5)}${blur('m', 9)}${footShade('foot')}
    <linearGradient id="lit" x1="0" y1="0" x2="1" y2=".6"><stop offset="0" stop-color="${t.light}" stop-opacity=".55"/><stop offset=".7" stop-color="${t.light}" stop-opacity="0"/></linearGradient>
    <linearGradient id="fold" x1="0" x2="1"><stop offset=".55" stop-color="${t.deep}" stop-opacity="0"/><stop offset="1" stop-color="${t.deep}" stop-opacity=".75"/></linearGradient>
    <linearGradient id="fold2" x1="0" x2="1"><stop offset="0" stop-color="${t.deep}" stop-opacity=".55"/><stop offset=".3" stop-color="${t.deep}" stop-opacity=".08"/><stop offset="1" stop-color="${t.deep}" stop-opacity=".2"/></linearGradient>
    <linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fbf0c9"/><stop offset=".45" stop-color="#cfac5c"/><stop offset="1" stop-color="#8c6e2c"/></linearGradient>
    <clipPath id="l"><path d="${left}"/></clipPath><clipPath id="r"><path d="${right}"/></clipPath></defs>
    <path d="M22 6L158 31L296 5V40L160 60L22 40Z" fill="#c9d3bd"/><path d="M22 6L158 31V60L22 40Z" fill="#dfe6d3"/><path d="M296 5L158 31" stroke="#8d9c80" stroke-width="1" fill="none"/>
    <path d="${left}" fill="${t.dark}"/><path d="${left}" fill="${t.mid}" opacity=".8"/>
    ${slot(0)}${slot(1)}${slot(2)}
    <g clip-path="url(#l)"><path d="${left}" fill="url(#fold)"/><path d="${left}" fill="url(#foot)"/></g>
    <path d="M12 24Q11 17 18 18.5L148 40Q154 41 154 48V206Q154 210 149 211L24 226Q14 227 14 219Z" fill="none" stroke="${t.light}" stroke-opacity=".8" stroke-width="1.3" stroke-dasharray="4.5 3"/>
    <path d="${right}" fill="${t.mid}"/>
    <g clip-path="url(#r)">
      <path d="${right}" fill="${t.dark}" opacity=".35"/>
      <path d="M170 92L302 76V240H170Z" fill="#000" opacity=".22" filter="url(#s)" transform="translate(0 -5)"/>
      <path d="M170 94L302 78V240H170Z" fill="${t.mid}"/><path d="M170 94L302 78" stroke="${t.light}" stroke-width="2"/><path d="M170 100L302 84" stroke="${t.light}" stroke-opacity=".75" stroke-width="1.2" stroke-dasharray="4.5 3"/>
      <path d="M190 120Q188 170 196 214L250 218Q236 160 240 110Z" fill="${t.light}" opacity=".3" filter="url(#m)"/>
      <path d="${right}" fill="url(#fold2)"/><path d="${right}" fill="url(#foot)"/>
    </g>
    <path d="M308 24Q309 17 302 18.5L172 40Q166 41 166 48V206Q166 210 171 211L296 226Q306 227 306 219Z" fill="none" stroke="${t.light}" stroke-opacity=".7" stroke-width="1.3" stroke-dasharray="4.5 3"/>
    <path d="${left}" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1.2"/><path d="${right}" fill="none" stroke="${t.deep}" stroke-opacity=".6" stroke-width="1.2"/>
    <path d="M6 22Q4 10 16 12L150 34" fill="none" stroke="${t.light}" stroke-opacity=".9" stroke-width="1.8"/>`;
  },
};
