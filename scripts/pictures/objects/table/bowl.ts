import { blur, footShade, roundGradient, type Drawing } from '../../drawing.ts';

const body = 'M3 38 C6 92 52 132 100 144 L102 154 Q150 164 198 154 L200 144 C248 132 294 92 297 38 Z';

/** Glaze speckles on the outside, scattered by the golden angle so that they never form rows. */
const speckles = Array.from({ length: 46 }, (_, i) => {
  const x = 150 + 140 * Math.cos(i * 2.39996) * Math.sqrt((i + 0.5) / 46);
  const y = 92 + 52 * Math.sin(i * 2.39996) * Math.sqrt((i + 0.5) / 46);
  return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(0.8 + (i % 5) * 0.28).toFixed(2)}" ry="${(0.7 + (i % 3) * 0.3).toFixed(2)}"/>`;
}).join('');

export const drawing: Drawing = {
  viewBox: [300, 162],
  pose: 'stands',
  height: 0.28,
  draw: (t) => `<defs>
${roundGradient('body', t)}${footShade('foot')}${blur('soft', 7)}${blur('wide', 13)}${blur('line', 2)}
<linearGradient id="inside" x1="0" x2="1"><stop offset="0" stop-color="${t.dark}"/><stop offset=".4" stop-color="${t.mid}"/><stop offset=".82" stop-color="${t.light}"/><stop offset="1" stop-color="${t.mid}"/></linearGradient>
<linearGradient id="rim" x1="0" x2="1"><stop offset="0" stop-color="${t.mid}"/><stop offset=".25" stop-color="${t.light}"/><stop offset=".7" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<clipPath id="in"><path d="${body}"/></clipPath><clipPath id="hollow"><ellipse cx="150" cy="38" rx="139" ry="28.5"/></clipPath></defs>
<path d="${body}" fill="url(#body)"/><path d="${body}" fill="url(#foot)"/>
<g clip-path="url(#in)"><g fill="${t.deep}" opacity=".34">${speckles}</g>
<ellipse cx="72" cy="92" rx="15" ry="40" fill="#fff" opacity=".5" transform="rotate(-28 72 92)" filter="url(#soft)"/>
<ellipse cx="252" cy="112" rx="28" ry="60" fill="${t.deep}" opacity=".32" transform="rotate(38 252 112)" filter="url(#wide)"/>
<path d="M96 143 Q150 158 204 143 L204 166 L96 166 Z" fill="${t.deep}" opacity=".3"/><path d="M98 143 Q150 157 202 143" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="2.4" filter="url(#line)"/></g>
<ellipse cx="150" cy="38" rx="147" ry="34" fill="url(#rim)"/><path d="M3 39 A147 34 0 0 0 297 39" fill="none" stroke="${t.deep}" stroke-opacity=".35" stroke-width="1.4"/>
<ellipse cx="150" cy="38" rx="139" ry="28.5" fill="url(#inside)"/>
<g clip-path="url(#hollow)"><path d="M4 20 C60 2 240 2 296 20 L296 34 C230 14 70 14 4 34 Z" fill="${t.deep}" opacity=".42" filter="url(#soft)"/><ellipse cx="60" cy="34" rx="50" ry="20" fill="${t.deep}" opacity=".3" filter="url(#soft)"/><ellipse cx="222" cy="46" rx="52" ry="10" fill="#fff" opacity=".4" filter="url(#soft)"/></g>
<ellipse cx="150" cy="38" rx="139" ry="28.5" fill="none" stroke="${t.deep}" stroke-opacity=".3" stroke-width="1.2"/><path d="M22 24 C50 10 100 6 140 5.5" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="2.6" filter="url(#line)"/>`,
};
