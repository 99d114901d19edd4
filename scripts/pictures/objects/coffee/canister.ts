import { blur, footShade, leafMark, roundGradient, type Drawing } from '../../drawing.ts';
import { printOn } from '../../coffee.ts';
import { materials } from '../../materials.ts';

const body = 'M10 66 V232 Q10 246 26 249 Q92 260 158 249 Q174 246 174 232 V66 Z';

/** Ceramic canister with an airtight wooden lid. */
export const drawing: Drawing = {
  viewBox: [184, 258],
  pose: 'stands',
  height: 0.46,
  draw: (t) => {
    const mark = printOn(t);
    const ink = mark.paper === '#F8F1E3' ? '#F8F1E3' : mark.paper;
    return `<defs>${roundGradient('body', t)}${roundGradient('wood', materials.wood)}${roundGradient('steel', materials.steel)}${footShade('foot')}${blur('soft', 6)}${blur('fine', 1.6)}
<radialGradient id="top" cx=".36" cy=".3" r=".9"><stop offset="0" stop-color="#EBCBA1"/><stop offset=".6" stop-color="#CB9A66"/><stop offset="1" stop-color="#99683C"/></radialGradient>
<clipPath id="in"><path d="${body}"/></clipPath><clipPath id="inTop"><ellipse cx="92" cy="30" rx="84" ry="20"/></clipPath></defs>
<path d="${body}" fill="url(#body)"/><path d="${body}" fill="url(#foot)"/>
<g clip-path="url(#in)"><rect x="36" y="70" width="15" height="184" fill="#fff" opacity=".5" filter="url(#soft)"/><rect x="144" y="70" width="22" height="190" fill="${t.deep}" opacity=".32" filter="url(#soft)"/><path d="M10 66 Q92 92 174 66 V80 Q92 106 10 80 Z" fill="${t.deep}" opacity=".5" filter="url(#soft)"/>
<path d="M10 224 Q92 246 174 224" fill="none" stroke="${t.deep}" stroke-opacity=".3" stroke-width="1.4"/><path d="M10 226 Q92 248 174 226" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="1.4"/></g>
${leafMark(75.2, 132, 1.2, ink)}
<path d="M12 54 Q92 80 172 54 V64 Q92 90 12 64 Z" fill="#EFE6D6"/><path d="M12 58 Q92 84 172 58" fill="none" stroke="#B9A98E" stroke-width="1.2"/>
<path d="M8 30 V50 Q8 55 16 57 Q92 78 168 57 Q176 55 176 50 V30 Z" fill="url(#wood)"/><path d="M10 40 Q92 64 174 40 M12 47 Q92 71 172 47" fill="none" stroke="#6B4322" stroke-opacity=".22" stroke-width="1.2"/><path d="M30 42 V60" stroke="#fff" stroke-opacity=".3" stroke-width="12" filter="url(#fine)"/>
<ellipse cx="92" cy="30" rx="84" ry="20" fill="url(#top)"/><g clip-path="url(#inTop)" fill="none" stroke="#8A5C34" stroke-opacity=".26" stroke-width="1.1"><path d="M0 22 Q92 14 184 24 M0 28 Q80 22 184 30 M0 34 Q100 30 184 36 M0 40 Q92 38 184 42 M20 18 Q92 9 170 18"/></g><ellipse cx="92" cy="29.5" rx="83" ry="19.2" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1.2"/>
<ellipse cx="96" cy="28" rx="24" ry="6" fill="#4E301A" opacity=".4" filter="url(#fine)"/><path d="M76 12 L80 26 Q92 31 104 26 L108 12 Z" fill="url(#steel)"/><ellipse cx="92" cy="12" rx="17" ry="5.5" fill="#E6EAEB"/><ellipse cx="92" cy="11.5" rx="16.5" ry="5" fill="none" stroke="#7A868C" stroke-opacity=".7"/><ellipse cx="87" cy="10.5" rx="7" ry="1.8" fill="#fff"/>`;
  },
};
