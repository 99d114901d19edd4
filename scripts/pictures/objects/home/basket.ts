import { blur, type Drawing } from '../../drawing.ts';

/** Half width of the basket at a height between rim (0) and foot (1): wide at the shoulder, drawn in below. */
const reach = (part: number): number => 146 - 34 * part ** 2.2 + 4 * Math.sin(part * Math.PI);
const top = 132;
const tall = 176;
const sag = (x: number, part: number): number => Math.sqrt(Math.max(0, 1 - (x / reach(part)) ** 2)) * (17 - 3 * part);

const rows = 11;
const ribs = 22;

/** Weave: each strand of a row passes over one rib and under the next, the next row the other way round. */
const weave = (deep: string): string => {
  const out: string[] = [];
  for (let row = rows - 1; row >= 0; row--) {
    const y = top + 10 + (row * (tall - 14)) / rows;
    const part = (y - top) / tall;
    const r = reach(part);
    for (let rib = 0; rib < ribs; rib++) {
      if ((rib + row) % 2) continue;
      // Ribs stand at equal angles of the round body, so they crowd at the sides.
      const angle = (n: number): number => -Math.PI / 2 + (Math.PI * n) / ribs;
      const x0 = Math.max(-r, r * Math.sin(angle(rib - 0.42)));
      const x1 = Math.min(r, r * Math.sin(angle(rib + 1.42)));
      const bend = (x: number): number => y + sag(x, part);
      const thick = 8.4;
      const middle = (x0 + x1) / 2;
      out.push(
        `<path d="M${(150 + x0).toFixed(1)} ${(bend(x0) + 1).toFixed(1)} Q${(150 + middle).toFixed(1)} ${(bend(middle) - thick * 1.1).toFixed(1)} ${(150 + x1).toFixed(1)} ${(bend(x1) + 1).toFixed(1)} V${(bend(x1) + thick).toFixed(1)} Q${(150 + middle).toFixed(1)} ${(bend(middle) + thick * 2.3).toFixed(1)} ${(150 + x0).toFixed(1)} ${(bend(x0) + thick).toFixed(1)} Z" fill="url(#strand)" stroke="${deep}" stroke-opacity=".5" stroke-width=".9"/>`,
      );
    }
  }
  return out.join('');
};

const outline = (() => {
  const steps = Array.from({ length: 13 }, (_, i) => i / 12);
  const left = steps.map((s) => `${(150 - reach(s)).toFixed(1)} ${(top + s * tall).toFixed(1)}`);
  const right = steps.toReversed().map((s) => `${(150 + reach(s)).toFixed(1)} ${(top + s * tall).toFixed(1)}`);
  return `M${left.join(' L')} A${reach(1).toFixed(1)} 15 0 0 0 ${right.join(' L')} A146 17 0 0 1 4 ${top} Z`;
})();

/** Rope edge: short slanted turns along an ellipse's front or back half. */
const rope = (cy: number, rx: number, ry: number, front: boolean, deep: string): string =>
  Array.from({ length: 46 }, (_, i) => {
    const angle = (front ? 0 : Math.PI) + (Math.PI * (i + 0.5)) / 46;
    const x = 150 + rx * Math.cos(angle);
    const y = cy + ry * Math.sin(angle);
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="7.4" ry="5" transform="rotate(${front ? 58 : -58} ${x.toFixed(1)} ${y.toFixed(1)})" fill="url(#twist)" stroke="${deep}" stroke-opacity=".5" stroke-width=".8"/>`;
  }).join('');

/** Basket woven by hand, with an arched handle. */
export const drawing: Drawing = {
  viewBox: [306, 327],
  pose: 'stands',
  height: 0.5,
  draw: (t) => `<g transform="translate(3 -3)"><defs>
${blur('soft', 9)}${blur('line', 2)}${blur('wide', 18)}
<linearGradient id="strand" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${t.dark}"/><stop offset=".3" stop-color="${t.light}"/><stop offset=".55" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<linearGradient id="twist" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="${t.light}"/><stop offset=".5" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<linearGradient id="turn" x1="0" x2="1"><stop offset="0" stop-color="${t.deep}" stop-opacity=".6"/><stop offset=".12" stop-color="${t.deep}" stop-opacity=".16"/><stop offset=".28" stop-color="#fff" stop-opacity=".16"/><stop offset=".5" stop-color="${t.deep}" stop-opacity="0"/><stop offset="1" stop-color="${t.deep}" stop-opacity=".72"/></linearGradient>
<linearGradient id="down" x1="0" x2="0" y1="0" y2="1"><stop offset=".55" stop-color="${t.deep}" stop-opacity="0"/><stop offset="1" stop-color="${t.deep}" stop-opacity=".5"/></linearGradient>
<linearGradient id="handle" x1="0" x2="1"><stop offset="0" stop-color="${t.dark}"/><stop offset=".3" stop-color="${t.light}"/><stop offset=".6" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<linearGradient id="inside" x1="0" x2="1"><stop offset="0" stop-color="${t.deep}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<clipPath id="in"><path d="${outline}"/></clipPath></defs>
<ellipse cx="150" cy="${top}" rx="143" ry="17" fill="url(#inside)"/>${rope(top, 143, 17, false, t.deep)}
<path d="M46 ${top + 12} C40 40 84 13 150 13 C216 13 260 40 254 ${top + 12}" fill="none" stroke="${t.deep}" stroke-width="18"/><path d="M46 ${top + 12} C40 40 84 13 150 13 C216 13 260 40 254 ${top + 12}" fill="none" stroke="url(#handle)" stroke-width="16"/>
<g fill="none" stroke="${t.deep}" stroke-opacity=".4" stroke-width="1.3"><path d="M42 ${top} C38 44 82 9 150 9 C218 9 262 44 258 ${top}"/><path d="M46 ${top} C42 48 86 13 150 13 C214 13 258 48 254 ${top}"/><path d="M50 ${top} C46 50 88 17 150 17 C212 17 254 50 250 ${top}"/></g><path d="M44 112 C42 48 86 11 146 10" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3" filter="url(#line)"/>
<g fill="none" stroke="${t.deep}" stroke-opacity=".55" stroke-width="1.4"><path d="M138 4.5 L134 22 M146 4.5 L142 22 M154 4.5 L150 22 M162 4.5 L158 22 M170 5 L166 23"/></g>
<path d="${outline}" fill="${t.deep}"/><g clip-path="url(#in)">
${Array.from({ length: ribs - 1 }, (_, i) => {
  const at = Math.sin(-Math.PI / 2 + (Math.PI * (i + 1)) / ribs);
  return `<path d="M${(150 + 146 * at).toFixed(1)} ${top} L${(150 + 112 * at).toFixed(1)} ${top + tall + 18}" stroke="${t.dark}" stroke-width="6"/>`;
}).join('')}${weave(t.deep)}
<path d="${outline}" fill="url(#turn)"/><path d="${outline}" fill="url(#down)"/><ellipse cx="92" cy="220" rx="26" ry="70" fill="#fff" opacity=".18" filter="url(#wide)"/></g>
${rope(top, 145, 18, true, t.deep)}${rope(top + tall, 113, 14, true, t.deep)}
<path d="M4 ${top + 6} A146 18 0 0 0 296 ${top + 6} V${top + 18} A146 18 0 0 1 4 ${top + 18} Z" fill="${t.deep}" opacity=".3" filter="url(#line)"/>
<path d="M37 ${top + 2} h18 v22 h-18 Z M245 ${top + 2} h18 v22 h-18 Z" fill="url(#handle)" stroke="${t.deep}" stroke-opacity=".5" stroke-width=".9"/><path d="M37 ${top + 9} h18 M37 ${top + 16} h18 M245 ${top + 9} h18 M245 ${top + 16} h18" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1.3"/></g>`,
};
