import { blur, type Drawing } from '../../drawing.ts';

type Point = readonly [x: number, y: number];

/** Folds from the loop to the hem: x at the top, x and y at the hem. */
const folds: readonly (readonly [top: number, x: number, y: number])[] = [
  [102, 5, 350],
  [106, 36, 386],
  [111, 72, 362],
  [116, 114, 398],
  [121, 154, 372],
  [126, 190, 390],
  [130, 227, 354],
];

/** Place on a fold, 0 at the loop and 1 at the hem: the cloth widens quickly, then falls nearly straight. */
const place = (fold: number, part: number): Point => {
  const [top, x, y] = folds[fold] ?? [0, 0, 0];
  return [top + (x - top) * (1 - (1 - part) ** 2.2), 24 + (y - 24) * part];
};
const write = (points: readonly Point[]): string => points.map((p) => p.map((n) => n.toFixed(1)).join(' ')).join(' ');

/** Rounded line through all folds at one height. */
const across = (part: number): string => {
  const points = folds.map((_, fold) => place(fold, part));
  return points
    .map((p, i) => {
      const before = points[i - 1];
      if (!before) return `M${write([p])}`;
      const reach = (p[0] - before[0]) * 0.45;
      return `C${write([[before[0] + reach, before[1]], [p[0] - reach, p[1]], p])}`;
    })
    .join(' ');
};
const steps = [0, 0.08, 0.18, 0.3, 0.45, 0.6, 0.8, 1];
const along = (fold: number): Point[] => steps.map((part) => place(fold, part));
const panel = (fold: number): string =>
  `M${write(along(fold))} L${write([[folds[fold]?.[1] ?? 0, 400]])} L${write([[folds[fold + 1]?.[1] ?? 0, 400]])} L${write(along(fold + 1).toReversed())} Z`;
const whole = `${across(1)} L${write(along(6).toReversed())} L${write(along(0))} Z`;

/** Linen cloth on its loop, woven stripes above the hem. */
export const drawing: Drawing = {
  viewBox: [232, 400],
  pose: 'hangs',
  height: 0.56,
  draw: (t) => `<defs>
${blur('soft', 6)}${blur('line', 1.6)}${blur('wide', 14)}
<linearGradient id="cloth" x1="0" x2="1" y1="0" y2=".6"><stop offset="0" stop-color="${t.light}"/><stop offset=".4" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<linearGradient id="up" x1="0" x2="1"><stop offset="0" stop-color="${t.light}" stop-opacity=".7"/><stop offset=".6" stop-color="${t.mid}" stop-opacity="0"/><stop offset="1" stop-color="${t.deep}" stop-opacity=".3"/></linearGradient>
<linearGradient id="down" x1="0" x2="1"><stop offset="0" stop-color="${t.deep}" stop-opacity=".34"/><stop offset=".5" stop-color="${t.deep}" stop-opacity=".2"/><stop offset="1" stop-color="${t.light}" stop-opacity=".2"/></linearGradient>
<linearGradient id="gather" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${t.deep}" stop-opacity=".45"/><stop offset=".2" stop-color="${t.deep}" stop-opacity="0"/></linearGradient>
<clipPath id="in"><path d="${whole}"/></clipPath></defs>
<path d="M116 30 C103 22 105 4 116 4 C127 4 129 22 116 30" fill="none" stroke="${t.deep}" stroke-width="5.5"/><path d="M116 30 C103 22 105 4 116 4 C127 4 129 22 116 30" fill="none" stroke="${t.mid}" stroke-width="3.6"/>
<path d="${whole}" fill="url(#cloth)"/>
<g clip-path="url(#in)">
<g fill="none" stroke-linejoin="round"><g stroke="${t.deep}" stroke-opacity=".6"><path d="${across(0.84)}" stroke-width="9"/><path d="${across(0.885)}" stroke-width="3"/><path d="${across(0.795)}" stroke-width="3"/></g><g stroke="${t.light}" stroke-opacity=".6" stroke-width="1.6"><path d="${across(0.868)}"/><path d="${across(0.812)}"/></g>
<path d="${across(0.972)}" stroke="${t.deep}" stroke-opacity=".4" stroke-width="1.2" stroke-dasharray="4 3"/></g>
<path d="${panel(0)}" fill="url(#up)"/><path d="${panel(1)}" fill="url(#down)"/><path d="${panel(2)}" fill="url(#up)"/><path d="${panel(3)}" fill="url(#down)"/><path d="${panel(4)}" fill="url(#up)"/><path d="${panel(5)}" fill="url(#down)"/>
<g fill="none" stroke="${t.deep}"><path d="M106 24 C84 80 48 170 38 390" stroke-opacity=".4" stroke-width="7" filter="url(#soft)"/><path d="M116 24 C115 90 114 200 114 400" stroke-opacity=".4" stroke-width="8" filter="url(#soft)"/><path d="M126 24 C146 80 182 170 189 394" stroke-opacity=".4" stroke-width="8" filter="url(#soft)"/></g>
<g fill="none" stroke="#fff"><path d="M102 60 C66 116 26 216 18 356" stroke-opacity=".45" stroke-width="7" filter="url(#soft)"/><path d="M112 80 C102 150 90 240 86 380" stroke-opacity=".35" stroke-width="6" filter="url(#soft)"/><path d="M122 90 C140 160 160 240 166 380" stroke-opacity=".22" stroke-width="6" filter="url(#soft)"/></g>
<ellipse cx="222" cy="290" rx="30" ry="130" fill="${t.deep}" opacity=".34" filter="url(#wide)"/></g>
<path d="${whole}" fill="url(#gather)"/>`,
};
