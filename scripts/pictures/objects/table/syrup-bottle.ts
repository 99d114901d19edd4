import { blur, leafMark, type Drawing } from '../../drawing.ts';
import { line, printOn, turnLight } from '../../coffee.ts';

const bottle =
  'M46 52 V84 C46 104 12 116 10 150 V322 Q10 336 26 338 Q64 343 102 338 Q118 336 118 322 V150 C116 116 82 104 82 84 V52 Z';
const syrup =
  'M15 150 V320 Q15 331 28 333 Q64 338 100 333 Q113 331 113 320 V150 C111 132 100 122 91 113 Q64 120 37 113 C28 122 17 132 15 150 Z';

/** Slim bottle of syrup with a cork stopper. */
export const drawing: Drawing = {
  viewBox: [128, 344],
  pose: 'stands',
  height: 0.54,
  draw: (t) => {
    const print = printOn(t);
    return `<defs>${turnLight('turn')}${blur('soft', 5)}${blur('fine', 1.8)}
<linearGradient id="syrup" x1="0" x2="1"><stop offset="0" stop-color="${t.deep}"/><stop offset=".14" stop-color="${t.dark}"/><stop offset=".34" stop-color="${t.mid}"/><stop offset=".62" stop-color="${t.dark}"/><stop offset="1" stop-color="${t.deep}"/></linearGradient>
<linearGradient id="warm" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#D9962F" stop-opacity=".5"/><stop offset=".6" stop-color="#B9701C" stop-opacity=".42"/><stop offset="1" stop-color="#7A420C" stop-opacity=".55"/></linearGradient>
<linearGradient id="glass" x1="0" x2="1"><stop offset="0" stop-color="#4C5A5E" stop-opacity=".55"/><stop offset=".1" stop-color="#fff" stop-opacity=".3"/><stop offset=".3" stop-color="#fff" stop-opacity=".22"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset=".94" stop-color="#fff" stop-opacity=".22"/><stop offset="1" stop-color="#4C5A5E" stop-opacity=".6"/></linearGradient>
<linearGradient id="cork" x1="0" x2="1"><stop offset="0" stop-color="#8F6A42"/><stop offset=".3" stop-color="#DDB98C"/><stop offset=".65" stop-color="#BF966A"/><stop offset="1" stop-color="#7A5632"/></linearGradient>
<clipPath id="in"><path d="${bottle}"/></clipPath></defs>
<path d="${bottle}" fill="#E6EEEE" opacity=".7"/><path d="${syrup}" fill="url(#syrup)"/><path d="${syrup}" fill="url(#warm)"/><ellipse cx="64" cy="113.5" rx="27" ry="4" fill="#E3AE5A" opacity=".9"/>
<path d="${bottle}" fill="url(#glass)"/>
<g clip-path="url(#in)"><path d="M52 56 V88 C50 108 24 122 22 152 V322" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="6" filter="url(#fine)"/><path d="M60 92 C58 112 38 126 36 154 V322" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="7" filter="url(#soft)"/><path d="M76 60 V88 C80 106 104 122 108 152 V318" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2.6" filter="url(#fine)"/><path d="M22 330 Q64 342 106 330" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3" filter="url(#fine)"/></g>
<path d="${bottle}" fill="none" stroke="#5F6A6E" stroke-opacity=".5" stroke-width="1.2"/>
<path d="M10 178 Q64 188 118 178 V292 Q64 302 10 292 Z" fill="${print.paper}"/><path d="M10 270 Q64 280 118 270 V292 Q64 302 10 292 Z" fill="${print.band}"/><path d="M10 183 Q64 193 118 183" fill="none" stroke="${print.ink}" stroke-opacity=".35" stroke-width=".9"/>${leafMark(46.5, 200, 1.25, print.ink)}${line(40, 250, 48, 3.8, print.ink, 0.9)}${line(48, 258.5, 32, 2.8, print.ink, 0.55)}<path d="M10 178 Q64 188 118 178 V292 Q64 302 10 292 Z" fill="url(#turn)"/>
<path d="M42 44 Q42 41 46 41 H82 Q86 41 86 44 V54 Q86 57 82 58 Q64 61 46 58 Q42 57 42 54 Z" fill="#D5E0E2"/><path d="M42 44 Q42 41 46 41 H82 Q86 41 86 44 V54 Q86 57 82 58 Q64 61 46 58 Q42 57 42 54 Z" fill="url(#glass)"/><path d="M44 45 Q64 49 84 45" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="1.4"/><path d="M44 58 Q64 62 84 58" fill="none" stroke="#5F6A6E" stroke-opacity=".5" stroke-width="1.2"/>
<path d="M46 42 L44 12 H84 L82 42 Q64 46 46 42 Z" fill="url(#cork)"/><g fill="#7A5632" opacity=".5"><circle cx="54" cy="24" r="1.2"/><circle cx="62" cy="32" r="1"/><circle cx="72" cy="22" r="1.3"/><circle cx="76" cy="34" r="1"/><circle cx="50" cy="36" r="1"/><circle cx="66" cy="18" r=".9"/></g>
<ellipse cx="64" cy="11" rx="21" ry="7" fill="#CFA878"/><ellipse cx="64" cy="10.5" rx="20" ry="6.2" fill="#DDBB8F"/><g fill="#8F6A42" opacity=".5"><circle cx="56" cy="10" r="1"/><circle cx="68" cy="12" r="1.1"/><circle cx="74" cy="9" r=".8"/></g>`;
  },
};
