import { blur, type Drawing } from '../../drawing.ts';
import { materials } from '../../materials.ts';

/** Eight facets as the eye meets them: the two outer ones narrow, the middle ones wide. */
const facets = (
  top: readonly number[],
  bottom: readonly number[],
  topY: readonly number[],
  bottomY: readonly number[],
  shades: readonly (readonly [string, number])[],
): string =>
  shades
    .map(([color, opacity], at) => {
      const corner = (xs: readonly number[], ys: readonly number[], index: number): string =>
        `${xs[index] ?? 0} ${ys[index] ?? 0}`;
      return `<path d="M${corner(top, topY, at)} L${corner(top, topY, at + 1)} L${corner(bottom, bottomY, at + 1)} L${corner(bottom, bottomY, at)} Z" fill="${color}" opacity="${opacity}"/>`;
    })
    .join('');

const upper = 'M40 70 L72 76 L128 76 L160 70 L146 158 L122 163 L78 163 L54 158 Z';
const lower = 'M52 186 L78 191 L122 191 L148 186 L168 284 L136 292 L64 292 L32 284 Z';
const handle =
  'M150 72 C176 64 206 66 214 78 C218 86 212 130 202 160 C199 170 190 170 188 162 C190 136 194 110 190 102 C184 94 166 92 156 96 Z';

/** Stovetop pot with facets, a black handle and a knob. */
export const drawing: Drawing = {
  viewBox: [222, 296],
  pose: 'stands',
  height: 0.49,
  draw: (t) => {
    const black = materials.charcoal;
    const shades = [
      [t.mid, 1],
      [t.mid, 1],
      [t.dark, 1],
    ] as const;
    return `<defs>${blur('soft', 5)}${blur('fine', 1.6)}
<linearGradient id="base" x1="0" x2="1"><stop offset="0" stop-color="${t.mid}"/><stop offset=".3" stop-color="${t.light}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<linearGradient id="plastic" x1="0" x2="1"><stop offset="0" stop-color="${black.mid}"/><stop offset=".4" stop-color="#6A6B6E"/><stop offset="1" stop-color="${black.deep}"/></linearGradient>
<linearGradient id="band" x1="0" x2="1"><stop offset="0" stop-color="${t.dark}"/><stop offset=".12" stop-color="${t.mid}"/><stop offset=".3" stop-color="#fff"/><stop offset=".45" stop-color="${t.mid}"/><stop offset=".8" stop-color="${t.dark}"/><stop offset="1" stop-color="${t.deep}"/></linearGradient>
<linearGradient id="left" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${t.light}"/><stop offset="1" stop-color="${t.mid}"/></linearGradient>
<linearGradient id="middle" x1="0" x2="1"><stop offset="0" stop-color="#fff" stop-opacity=".45"/><stop offset=".3" stop-color="#fff" stop-opacity=".08"/><stop offset="1" stop-color="#000" stop-opacity=".1"/></linearGradient>
<linearGradient id="right" x1="0" x2="1"><stop offset="0" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.deep}"/></linearGradient>
<linearGradient id="down" x1="0" x2="0" y1="0" y2="1"><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".26"/></linearGradient>
<clipPath id="inUpper"><path d="${upper}"/></clipPath><clipPath id="inLower"><path d="${lower}"/></clipPath></defs>
<path d="${handle}" fill="url(#plastic)"/><path d="M160 74 C182 69 202 71 208 80 C210 92 206 126 199 152" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3" filter="url(#fine)"/>
<path d="M4 76 C14 70 26 68 42 68 L50 112 C40 98 24 86 4 80 Z" fill="url(#left)"/><path d="M4 76 C14 70 26 68 42 68" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1.6"/><path d="M6 80 C24 86 40 98 50 112" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1.6"/>
${facets([40, 72, 128, 160], [54, 78, 122, 146], [70, 76, 76, 70], [158, 163, 163, 158], shades)}
<path d="M40 70 L72 76 L78 163 L54 158 Z" fill="url(#left)"/><path d="M72 76 L128 76 L122 163 L78 163 Z" fill="url(#middle)"/><path d="M128 76 L160 70 L146 158 L122 163 Z" fill="url(#right)"/><path d="${upper}" fill="url(#down)" opacity=".7"/>
<g clip-path="url(#inUpper)"><path d="M84 80 L88 160" stroke="#fff" stroke-opacity=".7" stroke-width="7" filter="url(#soft)"/><path d="M72 76 L78 163 M128 76 L122 163" stroke="#fff" stroke-opacity=".5" stroke-width="1.4"/><path d="M129.5 76 L123.5 163 M73.5 76 L79.5 163" stroke="${t.deep}" stroke-opacity=".3" stroke-width="1"/></g>
<path d="M50 158 L78 164 H122 L150 158 V172 L122 179 H78 L50 172 Z" fill="url(#band)"/><path d="M50 158.6 L78 164.6 H122 L150 158.6" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1"/>
<path d="M46 173 Q46 170 50 172 L78 178.5 H122 L150 172 Q154 170 154 173 V184 L124 193 H76 L46 184 Z" fill="url(#band)"/><path d="M46 184 L76 193 H124 L154 184" fill="none" stroke="${t.deep}" stroke-opacity=".6" stroke-width="1.4"/><path d="M48 178.5 L77 185.5 H123 L152 178.5" fill="none" stroke="${t.deep}" stroke-opacity=".3" stroke-width="1"/>
${facets([52, 78, 122, 148], [32, 64, 136, 168], [186, 191, 191, 186], [284, 292, 292, 284], shades)}
<path d="M52 186 L78 191 L64 292 L32 284 Z" fill="url(#left)"/><path d="M78 191 L122 191 L136 292 L64 292 Z" fill="url(#middle)"/><path d="M122 191 L148 186 L168 284 L136 292 Z" fill="url(#right)"/><path d="${lower}" fill="url(#down)"/>
<g clip-path="url(#inLower)"><path d="M88 196 L80 290" stroke="#fff" stroke-opacity=".7" stroke-width="8" filter="url(#soft)"/><path d="M78 191 L64 292 M122 191 L136 292" stroke="#fff" stroke-opacity=".5" stroke-width="1.4"/><path d="M123.5 191 L137.5 292 M79.5 191 L65.5 292" stroke="${t.deep}" stroke-opacity=".3" stroke-width="1"/><path d="M50 184 L78 190 H122 L150 184 V196 L122 203 H78 L50 196 Z" fill="${t.deep}" opacity=".4" filter="url(#fine)"/></g>
<circle cx="100" cy="216" r="6" fill="url(#band)"/><circle cx="100" cy="216" r="6" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1"/><circle cx="100" cy="216" r="2" fill="${t.deep}"/>
<path d="M36 66 L72 74 H128 L164 66 L162 72 L128 80 H72 L38 72 Z" fill="url(#band)"/>
<path d="M38 66 L78 44 Q100 39 122 44 L162 66 L128 74 H72 Z" fill="url(#base)"/><path d="M38 66 L78 44 Q88 41.5 96 41 L72 74 Z" fill="#fff" opacity=".34"/><path d="M128 74 L106 41 Q114 42 122 44 L162 66 Z" fill="${t.deep}" opacity=".28"/><path d="M72 74 L96 41 M128 74 L105 41" stroke="#fff" stroke-opacity=".4" stroke-width="1"/>
<path d="M90 43 Q100 47 110 43 L108 34 H92 Z" fill="url(#plastic)"/><path d="M84 22 L90 8 Q92 4 100 4 Q108 4 110 8 L116 22 L110 34 Q100 38 90 34 Z" fill="url(#plastic)"/><path d="M90 12 L87 22 L92 31" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2.4" filter="url(#fine)"/>
<path d="M152 66 q10 -4 14 2 l-3 16 q-6 4 -12 2z" fill="url(#plastic)"/>`;
  },
};
