import { mix } from './colours.ts';
import type { Tones } from './materials.ts';
import { round } from './outline.ts';

/** A round button with four holes, lit from the upper left, with its own small shadow. */
export const button = (x: number, y: number, radius: number, t: Tones): string =>
  `<circle cx="${x + radius * 0.18}" cy="${y + radius * 0.3}" r="${radius * 1.06}" fill="${t.deep}" opacity=".55"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${t.dark}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${t.deep}" stroke-width="${round(radius * 0.14)}" stroke-opacity=".7"/><path d="M${round(x - radius * 0.78)} ${y}A${round(radius * 0.78)} ${round(radius * 0.78)} 0 0 1 ${x} ${round(y - radius * 0.78)}" fill="none" stroke="${t.light}" stroke-opacity=".85" stroke-width="${round(radius * 0.22)}" stroke-linecap="round"/><circle cx="${x}" cy="${y}" r="${round(radius * 0.56)}" fill="${mix(t.dark, t.deep, 0.35)}"/>${[
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ]
    .map(
      ([dx = 0, dy = 0]) =>
        `<circle cx="${round(x + dx * radius * 0.2)}" cy="${round(y + dy * radius * 0.2)}" r="${round(radius * 0.12)}" fill="${t.deep}"/>`,
    )
    .join('')}`;

/** Horn buttons for wool, mother-of-pearl for shirts. */
export const horn: Tones = { deep: '#1d120b', dark: '#4a2f1f', mid: '#6d4a33', light: '#d9b796' };

export const pearl: Tones = { deep: '#857a6b', dark: '#e4dccf', mid: '#f3ede2', light: '#ffffff' };

/** Inside of the back seen through the neck: darker, with the maker's label. */
export const insideBack = (path: string, t: Tones, labelY: number, width = 30): string =>
  `<linearGradient id="ibg" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${mix(t.dark, t.mid, 0.25)}"/><stop offset=".4" stop-color="${mix(t.dark, t.deep, 0.3)}"/><stop offset="1" stop-color="${mix(t.dark, t.deep, 0.75)}"/></linearGradient><path d="${path}" fill="url(#ibg)"/><rect x="${-width / 2}" y="${labelY}" width="${width}" height="${width * 0.42}" rx="1" fill="#f4ead9"/><rect x="${-width / 2}" y="${labelY}" width="${width}" height="${width * 0.42}" rx="1" fill="#2a1608" opacity=".12"/><rect x="${-width * 0.25}" y="${labelY + width * 0.17}" width="${width * 0.5}" height="${width * 0.08}" fill="#4f3123" opacity=".7"/>`;
