import { leafMark } from './drawing.ts';
import { materials, type Tones } from './materials.ts';

/** What packs and cups of the coffee shelf share: printed labels, the drink itself, glass. */
export interface Print {
  readonly paper: string;
  readonly ink: string;
  readonly band: string;
}

const channels = (hex: string): readonly [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** Label colours that go with a material: a dark label on light packs, else a light one with a band of another hue. */
export const printOn = (t: Tones): Print => {
  const [red, green, blue] = channels(t.mid);
  const light = (red * 0.3 + green * 0.59 + blue * 0.11) / 255;
  if (light > 0.72) return { paper: '#56372A', ink: '#F6EAD6', band: '#BE5531' };
  const paper = '#F8F1E3';
  if (blue > red + 12) return { paper, ink: t.deep, band: '#C79F58' };
  if (green > red) return { paper, ink: t.deep, band: '#C9963A' };
  if (green > red * 0.66) return { paper, ink: '#46291A', band: '#6B3F22' };
  if (light < 0.36) return { paper, ink: t.deep, band: '#C4683A' };
  return { paper, ink: '#45271A', band: '#56372A' };
};

/** A printed line: a bar as text of a distance is. */
export const line = (x: number, y: number, width: number, height: number, color: string, opacity = 1): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${color}" opacity="${opacity}"/>`;

/** A coffee bean seen from its flat side, about 12 high at scale 1. */
export const bean = (x: number, y: number, scale: number, turn: number, color: string, crease: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><ellipse rx="4.4" ry="6" fill="${color}"/><path d="M.6 -5.6 C-2 -2 2.4 1.6 -.4 5.6" fill="none" stroke="${crease}" stroke-width="1.1" stroke-linecap="round"/></g>`;

/** A label with the leaf mark, lines and a coloured foot; `turn` shades it from left to right as the pack is round or flat. */
export const label = (x: number, y: number, width: number, height: number, print: Print, turn: string): string => {
  const middle = x + width / 2;
  const foot = height * 0.17;
  const mark = height * 0.3;
  const scale = mark / 32;
  return `<rect x="${x + 0.8}" y="${y + 1.4}" width="${width}" height="${height}" rx="2" fill="#000" opacity=".16"/>
<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="2" fill="${print.paper}"/>
<path d="M${x} ${y + height - foot} h${width} v${foot - 2} q0 2 -2 2 h${4 - width} q-2 0 -2 -2 z" fill="${print.band}"/>
<rect x="${x + 4}" y="${y + 4}" width="${width - 8}" height="${height - foot - 8}" fill="none" stroke="${print.ink}" stroke-opacity=".28" stroke-width=".7"/>
${leafMark(middle - 14 * scale, y + height * 0.13, scale, print.ink)}
${line(middle - width * 0.27, y + height * 0.53, width * 0.54, height * 0.03, print.ink, 0.9)}
${line(middle - width * 0.19, y + height * 0.6, width * 0.38, height * 0.02, print.ink, 0.55)}
<path d="M${middle - width * 0.3} ${y + height * 0.675} h${width * 0.6}" stroke="${print.ink}" stroke-opacity=".35" stroke-width=".7"/>
${[-1, 0, 1].map((at) => bean(middle + at * width * 0.1, y + height * 0.74, height / 190, 28, at < 1 ? print.ink : 'none', print.paper)).join('')}
${bean(middle + width * 0.1, y + height * 0.74, height / 190, 28, print.band, print.paper)}
${line(middle - width * 0.16, y + height - foot * 0.62, width * 0.32, foot * 0.2, '#FFF8EA', 0.75)}
<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="2" fill="url(#${turn})"/>`;
};

/** Light from the left, shade at the right, over the print of a flat pack. */
export const sideLight = (id: string): string =>
  `<linearGradient id="${id}" x1="0" x2="1"><stop offset="0" stop-color="#fff" stop-opacity=".12"/><stop offset=".3" stop-color="#fff" stop-opacity=".04"/><stop offset=".65" stop-color="#000" stop-opacity=".02"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient>`;

/** The same over a round body: both rims turn away from the eye. */
export const turnLight = (id: string): string =>
  `<linearGradient id="${id}" x1="0" x2="1"><stop offset="0" stop-color="#000" stop-opacity=".2"/><stop offset=".14" stop-color="#000" stop-opacity=".04"/><stop offset=".28" stop-color="#fff" stop-opacity=".2"/><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".34"/></linearGradient>`;

/** A cup's surface of black coffee with a lit rim of crema. */
export const coffeeSurface = (cx: number, cy: number, rx: number, ry: number): string =>
  `<radialGradient id="coffee" cx=".38" cy=".3" r=".8"><stop offset="0" stop-color="#6E4228"/><stop offset=".55" stop-color="#47281A"/><stop offset="1" stop-color="#28140C"/></radialGradient>
<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#coffee)"/>
<path d="M${cx - rx * 0.97} ${cy + ry * 0.1} A${rx * 0.97} ${ry * 0.94} 0 0 1 ${cx + rx * 0.2} ${cy - ry * 0.92}" fill="none" stroke="#B98254" stroke-opacity=".75" stroke-width="${Math.max(1.2, ry * 0.12)}"/>
<path d="M${cx + rx * 0.3} ${cy + ry * 0.9} A${rx * 0.97} ${ry * 0.94} 0 0 0 ${cx + rx * 0.97} ${cy + ry * 0.05}" fill="none" stroke="#8F5C39" stroke-opacity=".6" stroke-width="${Math.max(1, ry * 0.08)}"/>
<ellipse cx="${cx - rx * 0.3}" cy="${cy - ry * 0.25}" rx="${rx * 0.34}" ry="${ry * 0.22}" fill="#fff" opacity=".13"/>`;

/** Clear glass from the side: bright edges, almost nothing in the middle. */
export const glassGradient = (id: string): string =>
  `<linearGradient id="${id}" x1="0" x2="1"><stop offset="0" stop-color="#8FA3AA" stop-opacity=".75"/><stop offset=".05" stop-color="#E9F1F3" stop-opacity=".6"/><stop offset=".2" stop-color="#FFFFFF" stop-opacity=".42"/><stop offset=".5" stop-color="#E3ECEE" stop-opacity=".26"/><stop offset=".86" stop-color="#C6D3D7" stop-opacity=".42"/><stop offset=".96" stop-color="#EFF5F6" stop-opacity=".6"/><stop offset="1" stop-color="#80949B" stop-opacity=".8"/></linearGradient>`;

/** Coffee seen through the side of a glass. */
export const coffeeBody = (id: string): string =>
  `<linearGradient id="${id}" x1="0" x2="1"><stop offset="0" stop-color="#3A1E12"/><stop offset=".1" stop-color="#5E3420"/><stop offset=".28" stop-color="#83502F"/><stop offset=".55" stop-color="#4E2A19"/><stop offset="1" stop-color="#26120A"/></linearGradient>`;

/** Objects that exist in clear glass and in other materials: whether this one is glass, which is drawn transparent. */
export const isGlass = (t: Tones): boolean => t === materials.glass;
