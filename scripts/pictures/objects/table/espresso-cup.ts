import { blur, roundGradient, type Drawing } from '../../drawing.ts';
import { coffeeBody, coffeeSurface, glassGradient, isGlass } from '../../coffee.ts';
import { materials, type Tones } from '../../materials.ts';

const body = 'M62 26 C62 62 66 90 82 106 Q92 114 120 114 Q148 114 158 106 C174 90 178 62 178 26 Z';
const drink = 'M68 34 C69 64 74 86 87 99 Q96 106 120 106 Q144 106 153 99 C166 86 171 64 172 34 Z';
const handle = 'M174 44 C206 36 214 62 200 78 C192 87 178 88 170 88';

const saucer = (
  t: Tones,
): string => `<path d="M4 118 C20 146 70 154 120 154 C170 154 220 146 236 118 Z" fill="url(#body)"/><path d="M4 118 C20 146 70 154 120 154 C170 154 220 146 236 118 Z" fill="url(#foot)"/>
<ellipse cx="120" cy="118" rx="116" ry="22" fill="url(#plate)"/><ellipse cx="120" cy="118.6" rx="113" ry="20.6" fill="none" stroke="${t.light}" stroke-width="1.6"/><ellipse cx="120" cy="120" rx="78" ry="13" fill="${t.dark}" opacity=".32"/><ellipse cx="120" cy="119" rx="78" ry="12.6" fill="url(#plate)"/>
<ellipse cx="132" cy="120" rx="62" ry="9" fill="${t.deep}" opacity=".55" filter="url(#soft)"/><path d="M12 114 C30 101 70 97 112 96.6" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2.4" filter="url(#fine)"/>`;

/** Espresso cup on its saucer; in glass a small tumbler with the coffee showing through. */
export const drawing: Drawing = {
  viewBox: [240, 156],
  pose: 'stands',
  height: 0.315,
  draw: (t) => {
    const clear = isGlass(t);
    const plate = clear ? materials.porcelain : t;
    return `<defs>${roundGradient('body', plate)}${glassGradient('glass')}${coffeeBody('drink')}${blur('soft', 5)}${blur('fine', 1.6)}
<linearGradient id="foot" x1="0" x2="0" y1="0" y2="1"><stop offset=".4" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".36"/></linearGradient>
<linearGradient id="plate" x1="0" x2="1" y1=".2" y2=".8"><stop offset="0" stop-color="${plate.light}"/><stop offset=".5" stop-color="${plate.mid}"/><stop offset="1" stop-color="${plate.dark}"/></linearGradient>
<linearGradient id="rim" x1="0" x2="1"><stop offset="0" stop-color="${t.mid}"/><stop offset=".3" stop-color="${t.light}"/><stop offset="1" stop-color="${t.mid}"/></linearGradient>
<clipPath id="in"><path d="${body}"/></clipPath><clipPath id="opening"><ellipse cx="120" cy="26" rx="53.5" ry="12.5"/></clipPath></defs>
${saucer(plate)}
${
  clear
    ? `<path d="${body}" fill="#E9F0F1" opacity=".45"/><path d="${drink}" fill="url(#drink)"/><path d="M68 34 L172 34 L171 44 Q120 54 69 44 Z" fill="#B07A4A"/><path d="${body}" fill="url(#glass)" opacity=".7"/><path d="${body}" fill="none" stroke="#8A9DA4" stroke-opacity=".55" stroke-width="1.2"/><path d="M78 44 C79 66 84 84 94 96" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="4.5" stroke-linecap="round" filter="url(#fine)"/><path d="M90 108 Q120 116 150 108" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3" filter="url(#fine)"/>
<ellipse cx="120" cy="26" rx="58" ry="15" fill="#F4F8F8" opacity=".7"/><ellipse cx="120" cy="33" rx="52" ry="11" fill="#9A6840"/><ellipse cx="106" cy="31" rx="26" ry="4.5" fill="#D3A472" opacity=".6" filter="url(#fine)"/><ellipse cx="120" cy="26" rx="58" ry="15" fill="none" stroke="#B9C7CB" stroke-width="1.6"/><path d="M63 24 A58 15 0 0 1 124 11" fill="none" stroke="#fff" stroke-width="2"/>`
    : `<path d="${handle}" fill="none" stroke="${t.deep}" stroke-opacity=".6" stroke-width="13" stroke-linecap="round"/><path d="${handle}" fill="none" stroke="url(#rim)" stroke-width="11.5" stroke-linecap="round"/><path d="M176 51 C200 45 206 64 195 75 C189 81 178 82 172 82" fill="none" stroke="${t.deep}" stroke-opacity=".4" stroke-width="3" filter="url(#fine)"/><path d="M178 40 C200 34 210 50 205 64" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="2.4" filter="url(#fine)"/>
<path d="${body}" fill="url(#body)"/><g clip-path="url(#in)"><path d="M80 40 C81 66 85 86 96 102" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="9" stroke-linecap="round" filter="url(#soft)"/><path d="M170 36 C168 72 160 94 150 112" fill="none" stroke="${t.deep}" stroke-opacity=".36" stroke-width="11" filter="url(#soft)"/><path d="M70 104 Q120 124 170 104 V120 H70 Z" fill="${t.deep}" opacity=".4" filter="url(#soft)"/></g>
<ellipse cx="120" cy="26" rx="58" ry="15" fill="url(#rim)"/><ellipse cx="120" cy="26.8" rx="54" ry="12.6" fill="${t.dark}"/><g clip-path="url(#opening)">${coffeeSurface(120, 31, 52, 11.5)}<path d="M70 32 A52 11.5 0 0 0 170 32" fill="none" stroke="#C08A58" stroke-opacity=".8" stroke-width="3"/><ellipse cx="128" cy="32" rx="34" ry="6" fill="#B07A4A" opacity=".55" filter="url(#fine)"/></g>
<path d="M63.5 24 A58 15 0 0 1 124 11.2" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="1.8" filter="url(#fine)"/>`
}`;
  },
};
