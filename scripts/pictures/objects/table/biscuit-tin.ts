import { blur, leafMark, roundGradient, type Drawing } from '../../drawing.ts';
import { line, printOn, turnLight } from '../../coffee.ts';
import { materials } from '../../materials.ts';

const body = 'M12 74 V184 Q12 194 28 198 Q160 220 292 198 Q308 194 308 184 V74 Z';

/** One long almond biscuit of twice-baked slices. */
const biscuit = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-44 8 C-46 -6 -30 -17 0 -18 C30 -17 46 -6 44 8 Q40 16 0 16 Q-40 16 -44 8 Z" fill="#A8703A"/><path d="M-41 6 C-42 -5 -28 -14 0 -15 C28 -14 42 -5 41 6 Q36 12 0 12 Q-36 12 -41 6 Z" fill="#E6BE82"/><path d="M-34 0 C-26 -10 -10 -13 6 -12" fill="none" stroke="#FBE8C4" stroke-width="4" stroke-linecap="round" opacity=".8"/><g fill="#F9EBCF" stroke="#A66A32" stroke-width="1.4"><ellipse cx="-20" cy="2" rx="7" ry="4" transform="rotate(-24 -20 2)"/><ellipse cx="4" cy="-4" rx="7" ry="4" transform="rotate(30 4 -4)"/><ellipse cx="24" cy="3" rx="7" ry="4" transform="rotate(-12 24 3)"/></g><g fill="#B98450" opacity=".6"><circle cx="-8" cy="6" r="1.6"/><circle cx="14" cy="6" r="1.4"/><circle cx="-30" cy="3" r="1.3"/><circle cx="33" cy="-3" r="1.4"/></g></g>`;

/** Low round tin with an embossed lid and two biscuits leaning before it. */
export const drawing: Drawing = {
  viewBox: [320, 214],
  pose: 'stands',
  height: 0.36,
  draw: (t) => {
    const print = printOn(t);
    const gold = materials.brass;
    return `<defs>${roundGradient('body', t)}${roundGradient('gold', gold)}${turnLight('turn')}${blur('soft', 7)}${blur('fine', 2)}
<radialGradient id="top" cx=".36" cy=".3" r=".85"><stop offset="0" stop-color="${t.light}"/><stop offset=".5" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></radialGradient>
<linearGradient id="down" x1="0" x2="0" y1="0" y2="1"><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".26"/></linearGradient><clipPath id="in"><path d="${body}"/></clipPath></defs>
<path d="${body}" fill="url(#body)"/><g clip-path="url(#in)"><rect x="60" y="70" width="22" height="140" fill="#fff" opacity=".36" filter="url(#soft)"/><rect x="256" y="70" width="36" height="140" fill="${t.deep}" opacity=".32" filter="url(#soft)"/><path d="M12 88 Q160 124 308 88 V102 Q160 138 12 102 Z" fill="${t.deep}" opacity=".4" filter="url(#soft)"/>
<path d="M12 176 Q160 208 308 176 V184 Q160 216 12 184 Z" fill="url(#gold)"/></g><path d="${body}" fill="url(#down)"/>
<path d="M110 130 Q160 135 210 130 V172 Q160 177 110 172 Z" fill="${print.paper}"/><path d="M114 134 Q160 138.5 206 134 V168.5 Q160 173 114 168.5 Z" fill="none" stroke="${print.ink}" stroke-opacity=".3" stroke-width=".9"/>${leafMark(122, 139, 0.9, print.ink)}${line(156, 146, 40, 3.8, print.ink, 0.9)}${line(156, 154, 30, 2.8, print.ink, 0.55)}${line(156, 160.5, 22, 2.8, print.band)}
<path d="M6 44 V78 Q6 84 18 87 Q160 116 302 87 Q314 84 314 78 V44 Z" fill="url(#body)"/><path d="M6 72 Q6 78 18 81 Q160 110 302 81 Q314 78 314 72 V78 Q314 84 302 87 Q160 116 18 87 Q6 84 6 78 Z" fill="url(#gold)"/><rect x="54" y="52" width="20" height="44" fill="#fff" opacity=".4" filter="url(#soft)"/>
<ellipse cx="160" cy="44" rx="154" ry="40" fill="url(#gold)"/><ellipse cx="160" cy="43.5" rx="150.5" ry="38" fill="url(#top)"/><ellipse cx="160" cy="45" rx="122" ry="28.5" fill="none" stroke="${t.deep}" stroke-opacity=".36" stroke-width="1.6"/><ellipse cx="160" cy="46.6" rx="122" ry="28.5" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1.4"/><ellipse cx="160" cy="45" rx="112" ry="25.5" fill="none" stroke="${gold.mid}" stroke-width="1.4"/><ellipse cx="104" cy="30" rx="54" ry="9" fill="#fff" opacity=".36" filter="url(#soft)"/>
<g transform="translate(160 46) scale(1 .34)">${leafMark(-20, -23, 1.44, gold.light)}</g>
<ellipse cx="248" cy="206" rx="62" ry="8" fill="#1E0F08" opacity=".4" filter="url(#fine)"/>${biscuit(226, 180, -34)}${biscuit(264, 198, 4)}`;
  },
};
