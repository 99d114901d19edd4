import { blur, type Drawing } from '../../drawing.ts';

interface Part {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly turn: number;
}

const head: Part = { x: 160, y: 108, rx: 74, ry: 66, turn: 0 };
const belly: Part = { x: 160, y: 254, rx: 78, ry: 92, turn: 0 };
const earLeft: Part = { x: 98, y: 50, rx: 27, ry: 27, turn: 0 };
const earRight: Part = { x: 222, y: 50, rx: 27, ry: 27, turn: 0 };
const armLeft: Part = { x: 74, y: 240, rx: 29, ry: 68, turn: 20 };
const armRight: Part = { x: 246, y: 240, rx: 29, ry: 68, turn: -20 };
const legLeft: Part = { x: 94, y: 320, rx: 66, ry: 44, turn: -14 };
const legRight: Part = { x: 226, y: 320, rx: 66, ry: 44, turn: 14 };
const footLeft: Part = { x: 62, y: 330, rx: 42, ry: 50, turn: -8 };
const footRight: Part = { x: 258, y: 330, rx: 42, ry: 50, turn: 8 };
const muzzle: Part = { x: 160, y: 132, rx: 36, ry: 28, turn: 0 };

/** Same sequence in every run, so that the fur stays as it is. */
const sequence = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
};

/** Short hairs: around the rim (out) or all over the part (in). */
const hairs = (part: Part, count: number, seed: number, kind: 'rim' | 'coat'): string => {
  const next = sequence(seed);
  return Array.from({ length: count }, (_, i) => {
    const angle = kind === 'rim' ? (i / count) * Math.PI * 2 : next() * Math.PI * 2;
    const share = kind === 'rim' ? 0.975 : Math.sqrt(next()) * 0.94;
    const x = Math.cos(angle) * part.rx * share;
    const y = Math.sin(angle) * part.ry * share;
    const bend = (next() - 0.5) * 1.1;
    const length = kind === 'rim' ? 3.2 + next() * 2.4 : 3.4 + next() * 3.4;
    const dx = Math.cos(angle + bend) * length;
    const dy = Math.sin(angle + bend) * length + (kind === 'coat' ? 2 : 0.6);
    return `M${x.toFixed(1)} ${y.toFixed(1)}q${(dx * 0.3).toFixed(1)} ${(dy * 0.7).toFixed(1)} ${dx.toFixed(1)} ${dy.toFixed(1)}`;
  }).join('');
};

/** Plush bear, sitting, with jointed arms, pads of felt and a ribbon. */
export const drawing: Drawing = {
  viewBox: [290, 362],
  pose: 'stands',
  height: 0.47,
  draw: (t) => {
    const plush = (p: Part, seed: number, shade = 0): string => {
      const size = p.rx * p.ry;
      const count = Math.round(size / 14);
      return `<g transform="translate(${p.x} ${p.y}) rotate(${p.turn})"><path d="${hairs(p, Math.round((p.rx + p.ry) * 2.2), seed, 'rim')}" fill="none" stroke="${t.mid}" stroke-width="2"/><path d="${hairs(p, Math.round((p.rx + p.ry) * 1.1), seed + 7, 'rim')}" fill="none" stroke="${t.dark}" stroke-opacity=".7" stroke-width="1.2"/>
      <ellipse rx="${p.rx}" ry="${p.ry}" fill="${t.mid}"/><ellipse rx="${p.rx}" ry="${p.ry}" fill="url(#ball)"/>
      <path d="${hairs(p, count, seed + 13, 'coat')}" fill="none" stroke="${t.deep}" stroke-opacity=".22" stroke-width="1.1"/><path d="${hairs(p, count, seed + 29, 'coat')}" fill="none" stroke="${t.light}" stroke-opacity=".38" stroke-width="1.1"/>
      ${shade > 0 ? `<ellipse rx="${p.rx}" ry="${p.ry}" fill="${t.deep}" opacity="${shade}"/>` : ''}</g>`;
    };
    const shadow = (p: Part, dx: number, dy: number, opacity: number, on: string): string =>
      `<g clip-path="url(#${on})"><ellipse cx="${p.x + dx}" cy="${p.y + dy}" rx="${p.rx}" ry="${p.ry}" transform="rotate(${p.turn} ${p.x} ${p.y})" fill="${t.deep}" opacity="${opacity}" filter="url(#m)"/></g>`;
    const outline = (p: Part): string =>
      `<ellipse cx="${p.x}" cy="${p.y}" rx="${p.rx}" ry="${p.ry}" transform="rotate(${p.turn} ${p.x} ${p.y})"/>`;
    const pad = (p: Part): string =>
      `<g transform="translate(${p.x} ${p.y + 3}) rotate(${p.turn})"><ellipse rx="${p.rx * 0.68}" ry="${p.ry * 0.7}" fill="#e9dcc6"/><ellipse rx="${p.rx * 0.68}" ry="${p.ry * 0.7}" fill="url(#pad)"/><ellipse rx="${p.rx * 0.68}" ry="${p.ry * 0.7}" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1.3"/><ellipse rx="${p.rx * 0.62}" ry="${p.ry * 0.64}" fill="none" stroke="#8f7c5a" stroke-opacity=".65" stroke-width="1" stroke-dasharray="3 2.5"/></g>`;
    const eye = (x: number): string =>
      `<circle cx="${x}" cy="100" r="8.5" fill="${t.deep}" opacity=".35" filter="url(#s)"/><circle cx="${x}" cy="99" r="6" fill="#22140c"/><circle cx="${x}" cy="99" r="4.6" fill="#3c2415"/><circle cx="${x}" cy="99.5" r="3" fill="#0c0704"/><circle cx="${x - 1.8}" cy="96.8" r="1.7" fill="#fff" opacity=".9"/>`;
    return `<defs>
    ${blur('s', 2.5)}${blur('m', 7)}
    <radialGradient id="ball" cx=".34" cy=".28" r=".82"><stop offset="0" stop-color="${t.light}" stop-opacity=".75"/><stop offset=".42" stop-color="${t.light}" stop-opacity=".08"/><stop offset=".62" stop-color="${t.dark}" stop-opacity=".12"/><stop offset=".9" stop-color="${t.dark}" stop-opacity=".95"/><stop offset="1" stop-color="${t.deep}" stop-opacity=".65"/></radialGradient>
    <radialGradient id="snout" cx=".38" cy=".3" r=".8"><stop offset="0" stop-color="#fdf6ea"/><stop offset=".6" stop-color="#ecdfc9"/><stop offset="1" stop-color="#bda988"/></radialGradient>
    <linearGradient id="pad" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fffaf0" stop-opacity=".8"/><stop offset=".5" stop-color="#fffaf0" stop-opacity="0"/><stop offset="1" stop-color="#7a6340" stop-opacity=".5"/></linearGradient>
    <linearGradient id="ribbon" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#b0545f"/><stop offset=".5" stop-color="#8a2a3a"/><stop offset="1" stop-color="#551420"/></linearGradient>
    <clipPath id="on-belly">${outline(belly)}</clipPath><clipPath id="on-legs">${[belly, legLeft, legRight, armLeft, armRight].map(outline).join('')}</clipPath><clipPath id="on-head">${outline(head)}</clipPath></defs>
    <g transform="translate(-15 -20)">
    ${plush(earLeft, 11)}${plush(earRight, 23, 0.12)}
    ${[earLeft, earRight].map((p) => `<ellipse cx="${p.x + (p === earLeft ? 3 : -3)}" cy="${p.y + 4}" rx="16" ry="15" fill="#e2d2b8"/><ellipse cx="${p.x + (p === earLeft ? 3 : -3)}" cy="${p.y + 4}" rx="16" ry="15" fill="url(#pad)"/><ellipse cx="${p.x + (p === earLeft ? 3 : -3)}" cy="${p.y + 4}" rx="16" ry="15" fill="none" stroke="${t.deep}" stroke-opacity=".35" stroke-width="1.2"/>`).join('')}
    ${plush(belly, 37)}
    <path d="M160 172Q166 250 160 340" fill="none" stroke="${t.deep}" stroke-opacity=".4" stroke-width="1.6"/><path d="M163 176Q169 250 163 336" fill="none" stroke="${t.light}" stroke-opacity=".45" stroke-width="1.4"/>
    ${shadow(armLeft, 8, 8, 0.42, 'on-belly')}${shadow(armRight, -4, 8, 0.35, 'on-belly')}
    ${shadow(legLeft, 6, -6, 0.4, 'on-belly')}${shadow(legRight, -2, -6, 0.4, 'on-belly')}
    ${plush(legLeft, 41)}${plush(legRight, 43, 0.1)}
    ${plush(armLeft, 53)}${plush(armRight, 59, 0.14)}
    ${shadow(footLeft, 7, 2, 0.45, 'on-legs')}${shadow(footRight, -4, 3, 0.4, 'on-legs')}
    ${plush(footLeft, 61)}${plush(footRight, 67, 0.08)}${pad(footLeft)}${pad(footRight)}
    <g clip-path="url(#on-legs)"><ellipse cx="162" cy="180" rx="62" ry="14" fill="${t.deep}" opacity=".55" filter="url(#m)"/></g>
    <path d="M120 158Q160 186 200 158L206 178Q160 208 114 178Z" fill="url(#ribbon)"/><path d="M117 168Q160 196 203 168" fill="none" stroke="#e7aab0" stroke-opacity=".5" stroke-width="1.6"/>
    ${plush(head, 71)}
    <path d="M160 44Q163 70 160 92" fill="none" stroke="${t.deep}" stroke-opacity=".35" stroke-width="1.5"/>
    ${shadow(muzzle, 3, 8, 0.3, 'on-head')}
    <ellipse cx="160" cy="132" rx="36" ry="28" fill="url(#snout)"/><path d="${hairs({ ...muzzle, x: 0, y: 0 }, 110, 83, 'coat')}" transform="translate(160 132)" fill="none" stroke="#8f7c5a" stroke-opacity=".3" stroke-width="1"/><path d="${hairs({ ...muzzle, x: 0, y: 0 }, 90, 89, 'rim')}" transform="translate(160 132)" fill="none" stroke="#e0d0b6" stroke-width="1.3"/>
    <path d="M160 128V141M160 141Q153 148 147 144.5M160 141Q167 148 173 144.5" fill="none" stroke="#3a2115" stroke-width="2" stroke-linecap="round"/>
    <path d="M147 116Q160 109 173 116Q174 124 160 130Q146 124 147 116Z" fill="#3a2115"/><path d="M150 116Q160 111 170 116M149.5 119.5Q160 115 170.5 119.5M152 123Q160 119 168 123" fill="none" stroke="#6b452f" stroke-width="1.1"/><ellipse cx="155" cy="115.5" rx="4.5" ry="1.6" fill="#fff" opacity=".35"/>
    ${eye(131)}${eye(189)}
    <path d="M160 188C140 172 118 172 112 184C110 198 130 206 158 194Z" fill="#000" opacity=".3" transform="translate(3 5)" filter="url(#s)"/>
    <path d="M156 196C150 216 144 228 134 238L148 238L156 246C162 230 164 212 164 196Z" fill="url(#ribbon)"/><path d="M166 196C172 216 178 226 190 234L176 238L170 248C162 230 160 212 160 196Z" fill="url(#ribbon)"/>
    <path d="M160 192C144 172 120 168 110 180C106 200 132 210 160 196Z" fill="url(#ribbon)" stroke="#3d0d17" stroke-opacity=".5" stroke-width=".8"/><path d="M164 192C180 172 204 168 214 180C218 200 192 210 164 196Z" fill="url(#ribbon)" stroke="#3d0d17" stroke-opacity=".5" stroke-width=".8"/>
    <path d="M118 180Q136 178 152 190M206 180Q188 178 172 190" fill="none" stroke="#e7aab0" stroke-opacity=".6" stroke-width="3" filter="url(#s)"/>
    <rect x="153" y="184" width="18" height="18" rx="6" fill="url(#ribbon)" stroke="#3d0d17" stroke-opacity=".6" stroke-width=".8"/>
    </g>`;
  },
};
