import { mix } from '../colours.ts';
import { leafMark, type Drawing } from '../drawing.ts';
import type { Tones } from '../materials.ts';

/**
 * A rigid thing from behind: the outline of its front, covered by one shell of its material, with what the back has.
 * `on` draws in the units of the front, its own width and height given.
 */
export const shapeBehind = (
  front: Drawing,
  on: (width: number, height: number, t: Tones) => string,
  shell?: (t: Tones) => string,
): Drawing => {
  const [width, height] = front.viewBox;
  return {
    ...front,
    draw: (t) => {
      const drawn = front.draw(t);
      return `${drawn}<filter id="white" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1.6 -.5"/></filter><mask id="shape" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><g filter="url(#white)">${drawn}</g></mask><linearGradient id="backshell"><stop offset="0" stop-color="${t.dark}"/><stop offset=".08" stop-color="${t.mid}"/><stop offset=".26" stop-color="${mix(t.mid, t.light, 0.5)}"/><stop offset=".6" stop-color="${t.mid}"/><stop offset=".94" stop-color="${t.dark}"/><stop offset="1" stop-color="${t.deep}"/></linearGradient><linearGradient id="backdown" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></linearGradient><g mask="url(#shape)">${shell?.(t) ?? `<path d="M0 0H${width}V${height}H0Z" fill="url(#backshell)"/>`}${on(width, height, t)}<path d="M0 0H${width}V${height}H0Z" fill="url(#backdown)"/></g>`;
    },
  };
};

const screw = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="3.4" fill="#8d979c"/><circle cx="${x}" cy="${y}" r="3.4" fill="none" stroke="#2b3033" stroke-width=".8"/><path d="M${x - 2} ${y}h4" stroke="#2b3033" stroke-width="1"/>`;

const plate = (x: number, y: number, width: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${width * 0.5}" rx="2" fill="#e9ecec"/>${leafMark(x + 4, y + 4, (width * 0.22) / 32, '#3a3f42')}<path d="M${x + width * 0.4} ${y + width * 0.12}h${width * 0.5}M${x + width * 0.4} ${y + width * 0.22}h${width * 0.36}M${x + 4} ${y + width * 0.38}h${width - 8}" stroke="#3a3f42" stroke-opacity=".7" stroke-width="1.6"/>`;

const slots = (x: number, y: number, width: number, count: number): string =>
  Array.from(
    { length: count },
    (_, at) =>
      `<rect x="${x}" y="${y + at * 9}" width="${width}" height="4.4" rx="2.2" fill="#000" opacity=".55"/><path d="M${x + 2} ${y + at * 9 + 5.4}h${width - 4}" stroke="#fff" stroke-opacity=".25" stroke-width=".8"/>`,
  ).join('');

/** Vents, type plate, screws and the cable of a machine. */
export const machineBack = (width: number, height: number): string =>
  `${slots(width * 0.3, height * 0.34, width * 0.4, 7)}<path d="M${width * 0.12} ${height * 0.28}H${width * 0.88}" stroke="#000" stroke-opacity=".35" stroke-width="1.6"/><path d="M${width * 0.12} ${height * 0.286}H${width * 0.88}" stroke="#fff" stroke-opacity=".3" stroke-width="1"/>${plate(width * 0.36, height * 0.62, width * 0.28)}${screw(width * 0.2, height * 0.32)}${screw(width * 0.8, height * 0.32)}${screw(width * 0.2, height * 0.84)}${screw(width * 0.8, height * 0.84)}<path d="M${width * 0.5} ${height * 0.86}C${width * 0.52} ${height * 0.96} ${width * 0.62} ${height * 0.94} ${width * 0.64} ${height}" fill="none" stroke="#15171a" stroke-width="7"/><circle cx="${width * 0.5}" cy="${height * 0.86}" r="8" fill="#1d2023"/>`;

/** A board with its bent nails and a hook to hang it up. */
export const boardBack = (width: number, height: number): string =>
  `<path d="M${width * 0.06} ${height * 0.05}H${width * 0.94}V${height * 0.95}H${width * 0.06}Z" fill="#b98d5e"/><path d="M${width * 0.06} ${height * 0.05}H${width * 0.94}V${height * 0.95}H${width * 0.06}Z" fill="none" stroke="#4e301a" stroke-opacity=".6" stroke-width="2"/>${[0.2, 0.4, 0.6, 0.8].map((y) => `<path d="M${width * 0.03} ${height * y}h${width * 0.09}M${width * 0.88} ${height * y}h${width * 0.09}" stroke="#5f696e" stroke-width="4" stroke-linecap="round"/>`).join('')}<path d="M${width * 0.4} ${height * 0.16}L${width * 0.5} ${height * 0.1}L${width * 0.6} ${height * 0.16}" fill="none" stroke="#5f696e" stroke-width="5"/><path d="M${width * 0.36} ${height * 0.16}h${width * 0.28}" stroke="#8d979c" stroke-width="6" stroke-linecap="round"/>${plate(width * 0.34, height * 0.6, width * 0.32)}`;

/** A round back with its own foot: what holds a mirror or a clock. */
export const roundBack = (width: number, _height: number, t: Tones): string =>
  `<circle cx="${width / 2}" cy="${width / 2}" r="${width * 0.42}" fill="${t.mid}"/><circle cx="${width / 2}" cy="${width / 2}" r="${width * 0.42}" fill="none" stroke="${t.deep}" stroke-opacity=".6" stroke-width="3"/><circle cx="${width / 2}" cy="${width / 2}" r="${width * 0.36}" fill="none" stroke="${t.light}" stroke-opacity=".6" stroke-width="2"/><rect x="${width * 0.36}" y="${width * 0.34}" width="${width * 0.28}" height="${width * 0.22}" rx="5" fill="${t.dark}"/><rect x="${width * 0.36}" y="${width * 0.34}" width="${width * 0.28}" height="${width * 0.22}" rx="5" fill="none" stroke="${t.deep}" stroke-width="2"/><circle cx="${width * 0.5}" cy="${width * 0.66}" r="${width * 0.05}" fill="${t.light}" stroke="${t.deep}" stroke-width="2"/>${leafMark(width * 0.46, width * 0.41, (width * 0.08) / 32, t.light)}${[45, 135, 225, 315].map((turn) => screw(width / 2 + Math.round(Math.cos((turn * Math.PI) / 180) * width * 0.38), width / 2 + Math.round(Math.sin((turn * Math.PI) / 180) * width * 0.38))).join('')}`;

/** A bear from behind: the seam of its back and its tail. */
export const bearBack = (width: number, height: number, t: Tones): string =>
  `<circle cx="${width / 2}" cy="${height * 0.3}" r="${width * 0.29}" fill="${mix(t.mid, t.light, 0.2)}"/><ellipse cx="${width / 2}" cy="${height * 0.7}" rx="${width * 0.33}" ry="${height * 0.27}" fill="${mix(t.mid, t.light, 0.12)}"/><path d="M${width / 2} ${height * 0.06}V${height * 0.94}" stroke="${t.deep}" stroke-opacity=".6" stroke-width="2.4" stroke-dasharray="7 4"/><circle cx="${width / 2 + 3}" cy="${height * 0.865}" r="${width * 0.075}" fill="${t.deep}" opacity=".5"/><circle cx="${width / 2}" cy="${height * 0.855}" r="${width * 0.07}" fill="${mix(t.mid, t.light, 0.45)}"/>${Array.from({ length: 190 }, (_, at) => `<path d="M${(at * 73) % width} ${(at * 131) % height}q3 6 1 12" fill="none" stroke="${at % 2 ? t.light : t.dark}" stroke-opacity=".5" stroke-width="2"/>`).join('')}<rect x="${width * 0.66}" y="${height * 0.78}" width="22" height="14" fill="#f6ecd9"/>`;

/** Cloth from behind, with ties that are bound in a bow. */
export const apronBack = (width: number, height: number, t: Tones): string =>
  `<path d="M0 ${height * 0.42}Q${width / 2} ${height * 0.47} ${width} ${height * 0.42}" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="16"/><path d="M0 ${height * 0.415}Q${width / 2} ${height * 0.465} ${width} ${height * 0.415}" fill="none" stroke="${mix(t.mid, t.light, 0.35)}" stroke-width="12"/>${[-1, 1].map((side) => `<g transform="translate(${width / 2} ${height * 0.445}) scale(${side} 1)"><path d="M0 0C30 -34 72 -30 64 0C58 24 22 20 0 6Z" fill="${mix(t.mid, t.light, 0.4)}" stroke="${t.deep}" stroke-opacity=".5"/><path d="M4 6L34 96L20 100L-2 14Z" fill="${mix(t.mid, t.light, 0.3)}" stroke="${t.deep}" stroke-opacity=".5"/></g>`).join('')}<path d="M8 ${height * 0.97}H${width - 8}" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1.6" stroke-dasharray="4 3"/>`;

/** The palm of a glove or the sole of a sock: a seam all round and a worn-in middle. */
export const palms = (width: number, height: number, t: Tones): string =>
  `<path d="M${width * 0.5} 0V${height}" stroke="${t.deep}" stroke-opacity=".3" stroke-width="3"/>${[0.28, 0.72].map((x) => `<path d="M${width * x} ${height * 0.3}V${height * 0.62}" stroke="${t.deep}" stroke-opacity=".55" stroke-width="2" stroke-dasharray="5 3"/><path d="M${width * (x - 0.14)} ${height * 0.24}h${width * 0.28}" stroke="${t.deep}" stroke-opacity=".6" stroke-width="3"/><ellipse cx="${width * x}" cy="${height * 0.6}" rx="${width * 0.13}" ry="${height * 0.09}" fill="${t.light}" opacity=".4"/>`).join('')}`;

/** A cover with its zip, and the piping all round. */
export const cushionBack = (width: number, height: number, t: Tones): string =>
  `<path d="M0 0H${width}V${height}H0Z" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="26"/><path d="M${width * 0.1} ${height * 0.76}Q${width / 2} ${height * 0.73} ${width * 0.9} ${height * 0.76}" fill="none" stroke="#2b2622" stroke-width="8"/><path d="M${width * 0.1} ${height * 0.76}Q${width / 2} ${height * 0.73} ${width * 0.9} ${height * 0.76}" fill="none" stroke="#e9e2d2" stroke-width="4.4" stroke-dasharray="3 3"/><path d="M${width * 0.14} ${height * 0.755}h12v26h-12Z" fill="#c9a95e"/><path d="M${width * 0.3} ${height * 0.1}C${width * 0.4} ${height * 0.3} ${width * 0.36} ${height * 0.5} ${width * 0.3} ${height * 0.66}" fill="none" stroke="${t.light}" stroke-opacity=".4" stroke-width="18"/>`;
