import { blur, leafMark, type Drawing } from '../../drawing.ts';
import { line, printOn, sideLight } from '../../coffee.ts';

/** A sprig of tea: two leaves and a bud. */
const sprig = (x: number, y: number, scale: number, color: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${color}" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round"><path d="M0 34 C0 20 1 10 2 0 M1 22 C-12 22 -20 12 -22 0 C-10 1 0 8 1 22 M1 16 C12 15 20 6 21 -6 C10 -4 2 3 1 16 M2 0 C-3 -6 -2 -14 3 -20 C7 -13 7 -6 2 0 M-17 4 C-10 8 -4 14 1 22 M17 -2 C11 3 5 9 1 16"/></g>`;

/** Upright carton of tea with one bag hanging out by its thread. */
export const drawing: Drawing = {
  viewBox: [212, 256],
  pose: 'stands',
  height: 0.44,
  draw: (t) => {
    const print = printOn(t);
    return `<defs>${blur('soft', 6)}${blur('fine', 2)}${sideLight('turn')}
<linearGradient id="front" x1="0" x2="1" y2=".3"><stop offset="0" stop-color="${t.light}"/><stop offset=".2" stop-color="${t.mid}"/><stop offset=".8" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<linearGradient id="side" x1="0" x2="1"><stop offset="0" stop-color="${t.dark}"/><stop offset="1" stop-color="${t.deep}"/></linearGradient>
<linearGradient id="down" x1="0" x2="0" y1="0" y2="1"><stop offset=".6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".24"/></linearGradient></defs>
<path d="M160 36 L206 22 Q208 22 208 24 V232 Q208 236 204 237 L160 252 Z" fill="url(#side)"/>
<path d="M6 36 L36 6 Q38 4 42 4 H196 Q200 4 202 7 L208 22 L160 36 Z" fill="${t.mid}"/><path d="M6 36 L36 6 Q38 4 42 4 H196 Q200 4 202 7 L208 22 L160 36 Z" fill="#fff" opacity=".22"/><path d="M6 36 L160 36 L208 22" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.4"/><path d="M24 20 H186" stroke="${t.deep}" stroke-opacity=".2" stroke-width="1.2"/><path d="M70 36 L82 20 H110 L104 36" fill="none" stroke="${t.deep}" stroke-opacity=".2" stroke-width="1.2"/>
<path d="M4 36 H160 V252 H8 Q4 252 4 248 Z" fill="url(#front)"/>
<path d="M4 196 H160 V252 H8 Q4 252 4 248 Z" fill="${print.band}"/><path d="M160 181.5 L208 166 V232 Q208 236 204 237 L160 252 Z" fill="#000" opacity=".28"/><path d="M4 193 H160" stroke="${print.paper}" stroke-opacity=".8" stroke-width="1.8"/>
<path d="M28 66 H136 V166 H28 Z" fill="${print.paper}"/><path d="M32.5 70.5 H131.5 V161.5 H32.5 Z" fill="none" stroke="${print.ink}" stroke-opacity=".3" stroke-width=".9"/>
${leafMark(44, 80, 1.1, print.ink)}${sprig(106, 94, 0.82, print.ink)}${line(46, 132, 72, 4.2, print.ink, 0.9)}${line(46, 142, 50, 3, print.ink, 0.55)}${line(46, 149, 36, 3, print.ink, 0.55)}
${line(28, 216, 60, 4, '#FFF8EA', 0.85)}${line(28, 225, 40, 3, '#FFF8EA', 0.5)}
<rect x="4" y="36" width="156" height="216" fill="url(#turn)"/><rect x="4" y="36" width="156" height="216" fill="url(#down)"/><path d="M160 36 V252" stroke="#fff" stroke-opacity=".35" stroke-width="1.2"/><path d="M4.8 38 V248" stroke="#fff" stroke-opacity=".4" stroke-width="1.4"/>
<path d="M148 30 C158 60 150 110 144 170" fill="none" stroke="#F6EEDF" stroke-width="1.5"/><path d="M149.5 31 C159.5 61 151.5 111 146 170" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="1.2"/>
<g transform="rotate(6 144 188)"><path d="M131 176 L144 166 L157 176 V212 H131 Z" fill="#000" opacity=".24" filter="url(#fine)" transform="translate(3 4)"/><path d="M131 176 L144 166 L157 176 V212 H131 Z" fill="#FBF5E8"/><path d="M131 176 L144 166 L157 176 V212 H131 Z" fill="none" stroke="#B9A27C" stroke-width=".9"/>${leafMark(137.5, 183, 0.48, t.deep)}<circle cx="144" cy="173" r="1.4" fill="#B9A27C"/></g>`;
  },
};
