import { blur, footShade, roundGradient, type Drawing } from '../../drawing.ts';
import { bean, glassGradient } from '../../coffee.ts';
import { materials } from '../../materials.ts';

const hopper = 'M40 36 L52 118 Q54 126 66 127 H124 Q136 126 138 118 L150 36 Z';
const body = 'M50 136 Q40 138 39 150 L33 300 Q33 306 40 307 H150 Q157 306 157 300 L151 150 Q150 138 140 136 Z';

/** Beans in the hopper: laid in rows that are shifted against each other, each turned differently. */
const beans = Array.from({ length: 34 }, (_, at) => {
  const row = Math.floor(at / 7);
  const x = 50 + (at % 7) * 15 + (row % 2) * 7;
  return bean(x, 76 + row * 11, 1.45, (at * 67) % 180, at % 3 === 0 ? '#6E4329' : '#4E2C1A', '#26120A');
}).join('');

/** Electric grinder with a hopper of beans, a dial and a cup for the ground coffee. */
export const drawing: Drawing = {
  viewBox: [190, 322],
  pose: 'stands',
  height: 0.55,
  draw: (t) => {
    const black = materials.charcoal;
    return `<defs>${roundGradient('body', t)}${roundGradient('black', black)}${roundGradient('steel', materials.steel)}${footShade('foot')}${glassGradient('glass')}${blur('soft', 6)}${blur('fine', 1.6)}
<linearGradient id="smoke" x1="0" x2="1"><stop offset="0" stop-color="#33373A" stop-opacity=".55"/><stop offset=".3" stop-color="#fff" stop-opacity=".16"/><stop offset="1" stop-color="#22262A" stop-opacity=".55"/></linearGradient>
<clipPath id="inHopper"><path d="${hopper}"/></clipPath><clipPath id="in"><path d="${body}"/></clipPath></defs>
<path d="M22 312 Q22 304 34 303 H156 Q168 304 168 312 Q168 319 150 319 H40 Q22 319 22 312 Z" fill="url(#black)"/>
<path d="${hopper}" fill="#DCE5E7" opacity=".6"/><g clip-path="url(#inHopper)"><path d="M40 70 H150 V130 H40 Z" fill="#3A2014"/>${beans}<path d="M40 60 H150 V82 H40 Z" fill="#DCE5E7" opacity="0"/><path d="${hopper}" fill="url(#smoke)"/><path d="M56 42 L66 118" stroke="#fff" stroke-opacity=".75" stroke-width="6" filter="url(#fine)"/><path d="M140 42 L130 118" stroke="#fff" stroke-opacity=".4" stroke-width="3" filter="url(#fine)"/></g><path d="${hopper}" fill="none" stroke="#5F6A70" stroke-opacity=".6" stroke-width="1.4"/>
<path d="M32 24 Q32 18 38 17 H152 Q158 18 158 24 V34 Q158 38 150 39 Q95 46 40 39 Q32 38 32 34 Z" fill="url(#black)"/><ellipse cx="95" cy="19" rx="62" ry="8" fill="#4A4B4E"/><ellipse cx="95" cy="18.5" rx="61" ry="7.4" fill="none" stroke="#8A8B8E" stroke-opacity=".7" stroke-width="1"/><path d="M82 14 Q84 4 95 4 Q106 4 108 14 Q95 19 82 14 Z" fill="url(#black)"/>
<path d="M44 126 H146 Q150 126 150 130 V140 H40 V130 Q40 126 44 126 Z" fill="url(#steel)"/>
<path d="${body}" fill="url(#body)"/><path d="${body}" fill="url(#foot)"/>
<g clip-path="url(#in)"><path d="M58 142 L53 304" stroke="#fff" stroke-opacity=".5" stroke-width="14" filter="url(#soft)"/><path d="M146 140 L152 306" stroke="${t.deep}" stroke-opacity=".4" stroke-width="20" filter="url(#soft)"/><path d="M38 136 H152 V146 H38 Z" fill="${t.deep}" opacity=".3" filter="url(#fine)"/></g>
<g><path d="M62 214 H128 Q132 214 132 218 V303 H58 V218 Q58 214 62 214 Z" fill="#17181A"/><path d="M62 214 H128 Q132 214 132 218 V240 H58 V218 Q58 214 62 214 Z" fill="#000" opacity=".4" filter="url(#fine)"/><path d="M78 214 h34 l-5 18 h-24 z" fill="url(#black)"/>
<path d="M66 250 H124 L121 300 Q120 303 114 303 H76 Q70 303 69 300 Z" fill="#D9E2E4" opacity=".5"/><path d="M67.5 272 H122.5 L121 300 Q120 303 114 303 H76 Q70 303 69 300 Z" fill="#5A3722"/><path d="M67.5 272 Q82 262 96 266 Q112 262 122.5 272 Q95 278 67.5 272 Z" fill="#77492D"/><path d="M66 250 H124 L121 300 Q120 303 114 303 H76 Q70 303 69 300 Z" fill="url(#glass)"/><path d="M76 254 L78 298" stroke="#fff" stroke-opacity=".7" stroke-width="3" filter="url(#fine)"/><ellipse cx="95" cy="250" rx="29" ry="4" fill="none" stroke="#C9D5D9" stroke-width="1.6"/></g>
<g transform="translate(95 176)"><circle cx="1.5" cy="2.5" r="23" fill="#000" opacity=".3" filter="url(#fine)"/><circle r="22.5" fill="url(#steel)"/><circle r="22" fill="none" stroke="#434B51" stroke-opacity=".5"/><circle r="15.5" fill="#26282B"/><path d="M0 -14 V-5" stroke="#F6EAD6" stroke-width="2" stroke-linecap="round"/><path d="M-11 -9 A14 14 0 0 1 4 -13.5" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.6"/><g stroke="#434B51" stroke-opacity=".6">${Array.from({ length: 24 }, (_, at) => `<path d="M0 -17.5 V-21.5" transform="rotate(${at * 15})"/>`).join('')}</g></g>`;
  },
};
