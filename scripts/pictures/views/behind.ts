import { mix } from '../colours.ts';
import type { Drawing } from '../drawing.ts';
import { cloth, folds } from '../garment.ts';
import type { Tones } from '../materials.ts';
import { curve } from '../outline.ts';
import { varied, type Variant } from '../variants/variant.ts';
import { ribs, seam } from '../weave.ts';

/** How a garment looks from behind: which pieces of its front a back panel hides, and what lies on the panel. */
export interface Back {
  /** ids of the pieces of cloth that the back panel covers */
  readonly covers: string;
  /** the neck from behind; `none` for what hangs by its waistband */
  readonly neck: 'band' | 'collar' | 'hood' | 'stand' | 'none';
  /** half the width of the neck, its height at the sides and the height that its curve is drawn to */
  readonly at?: readonly [half: number, side: number, top: number];
  /** pieces that stay in sight beside the sleeves */
  readonly keeps?: string;
  /** how far down the front is open, so that the panel must close it */
  readonly openTo?: number;
  /** two legs, each with its own light */
  readonly hasLegs?: true;
  /** drawn on the panel */
  readonly on?: (t: Tones) => string;
}

/** The outline of a piece of cloth in a drawing (`cloth` of garment.ts). */
const outlineIn = (svg: string, id: string): string | undefined =>
  new RegExp(`<clipPath id="${id}c"><path d="([^"]+)"`).exec(svg)?.[1];

/** What is woven or knitted all round: patterns, ribs, cables and stripes go on behind; pockets and plackets do not. */
const goesRound = /url\(#v(?!cover)|data-of="(?:ribs|cables)"|M-320 -?[\d.]+H640/;

const textureOf = (over: string, covers: readonly string[]): string => {
  const patterns = [...over.matchAll(/<pattern id="v[\s\S]*?<\/pattern>/g)].map(([pattern]) => pattern).join('');
  const parts = covers.flatMap((id) =>
    over
      .split(`<g clip-path="url(#${id}c)">`)
      .slice(1)
      .map((rest) => {
        let depth = 1;
        for (const { 0: tag, index } of rest.matchAll(/<g[ >]|<\/g>/g)) {
          depth += tag === '</g>' ? -1 : 1;
          if (depth === 0) return rest.slice(0, index);
        }
        return '';
      })
      .filter((part) => goesRound.test(part)),
  );
  return patterns + parts.join('');
};

const bandOf = ([half, side, top]: readonly [number, number, number], t: Tones, isRibbed: boolean): string => {
  const outer = half + 9;
  const band = `M${-half} ${side}Q0 ${top} ${half} ${side}L${outer} ${side + 6}Q0 ${top + 30} ${-outer} ${side + 6}Z`;
  return cloth(
    {
      id: 'backband',
      path: band,
      turn: 0.4,
      rim: 4,
      over: isRibbed
        ? ribs(
            curve([-half, side], [0, top], [half, side]),
            curve([-outer, side + 6], [0, top + 30], [outer, side + 6]),
            30,
            t,
            0.4,
          )
        : seam(`M${-outer} ${side + 1}Q0 ${top + 25} ${outer} ${side + 1}`, t, 0.5),
    },
    t,
  );
};

const collarOf = ([half, side, top]: readonly [number, number, number], t: Tones): string => {
  const path = `M${-half} ${side}Q0 ${top} ${half} ${side}C${half + 10} ${side + 14} ${half + 18} ${side + 28} ${half + 20} ${side + 42}Q0 ${side + 22} ${-half - 20} ${side + 42}C${-half - 18} ${side + 28} ${-half - 10} ${side + 14} ${-half} ${side}Z`;
  return `<path d="${path}" fill="${t.deep}" opacity=".5" filter="url(#b4)" transform="translate(4 7)"/>${cloth({ id: 'backcollar', path, turn: 0.5, rim: 6, over: seam(`M${-half - 15} ${side + 36}Q0 ${side + 16} ${half + 15} ${side + 36}`, t, 0.45) }, t)}`;
};

const hoodOf = (t: Tones): string => {
  const path =
    'M0 35C-40 33 -70 50 -80 86C-86 118 -72 146 -44 168C-28 180 -12 184 0 184C12 184 28 180 44 168C72 146 86 118 80 86C70 50 40 33 0 35Z';
  return `<path d="${path}" fill="${t.deep}" opacity=".55" filter="url(#b8)" transform="translate(5 9)"/>${cloth(
    {
      id: 'backhood',
      path,
      turn: 0.7,
      rim: 14,
      folds: [
        { from: [-62, 96], to: [-18, 168], bend: 10, width: 12, strength: 0.3 },
        { from: [60, 92], to: [20, 168], bend: -10, width: 12, strength: 0.4 },
        { from: [-30, 60], to: [-40, 120], bend: 6, width: 10, strength: 0.2 },
      ],
      over: `${seam('M0 36C-3 80 3 130 0 184', t, 0.8)}${seam('M-52 60Q0 50 52 60', t, 0.35)}`,
    },
    t,
  )}`;
};

const light = (t: Tones, hasLegs: boolean): string =>
  `<linearGradient id="backg" gradientUnits="userSpaceOnUse" x1="${hasLegs ? -96 : -116}" x2="${hasLegs ? 1 : 116}" y1="0" y2="12"${hasLegs ? ' spreadMethod="repeat"' : ''}><stop offset="0" stop-color="${mix(t.mid, t.dark, 0.3)}"/><stop offset=".12" stop-color="${mix(t.mid, t.light, 0.1)}"/><stop offset=".3" stop-color="${mix(t.mid, t.light, 0.34)}"/><stop offset=".58" stop-color="${t.mid}"/><stop offset=".92" stop-color="${mix(t.mid, t.dark, 0.55)}"/><stop offset="1" stop-color="${mix(t.mid, t.dark, 0.4)}"/></linearGradient>`;

const drape = (low: number, hasLegs: boolean, t: Tones): string =>
  folds(
    hasLegs
      ? [
          { from: [-40, 210], to: [-70, 240], bend: 6, width: 9, strength: 0.34 },
          { from: [42, 212], to: [72, 244], bend: -6, width: 9, strength: 0.34 },
          { from: [-60, 390], to: [-30, 402], bend: 5, width: 8, strength: 0.26 },
          { from: [34, 396], to: [70, 386], bend: 5, width: 8, strength: 0.26 },
        ]
      : [
          { from: [-92, 190], to: [-50, 236], bend: 10, width: 13, strength: 0.28 },
          { from: [92, 190], to: [52, 240], bend: -10, width: 13, strength: 0.32 },
          { from: [-62, low - 150], to: [-70, low + 20], width: 20, strength: 0.3, open: true },
          { from: [-22, low - 120], to: [-26, low + 20], width: 14, strength: 0.18, open: true },
          { from: [46, low - 140], to: [52, low + 20], width: 22, strength: 0.32, open: true },
          { from: [-64, 100], to: [-70, 176], bend: -6, width: 10, strength: 0.2 },
          { from: [62, 100], to: [70, 176], bend: 6, width: 10, strength: 0.24 },
        ],
    t,
    8,
  );

const neckOf = (back: Back, svg: string, t: Tones): string => {
  const at = back.at ?? [46, 71, 38];
  if (back.neck === 'band') return bandOf(at, t, svg.includes('id="kb"'));
  if (back.neck === 'collar') return collarOf(at, t);
  return back.neck === 'hood' ? hoodOf(t) : '';
};

/** The panel that turns a drawn front into a back: in the units of the drawing, 0 is its middle. */
const panel = (svg: string, back: Back, texture: string, [, height]: Drawing['viewBox'], t: Tones): string => {
  const ids = back.covers.split(' ');
  const outlines = ids.flatMap((id) => outlineIn(svg, id) ?? []);
  const kept = ['sleeve', 'sleever', ...(back.keeps?.split(' ') ?? [])].flatMap((id) => outlineIn(svg, id) ?? []);
  const [half, side, top] = back.at ?? [46, 71, 38];
  const openTo = back.openTo ?? 300;
  const closed =
    back.neck === 'none' || back.neck === 'stand'
      ? ''
      : `<path d="M${-half} ${side}Q0 ${top} ${half} ${side}V${openTo}H${-half}Z" fill="#fff"/>`;
  // The neckline of the front is no edge of the back.
  const edges = `<mask id="backe" maskUnits="userSpaceOnUse" x="-320" y="-20" width="640" height="660"><path d="M-320 -20H320V640H-320Z" fill="#fff"/>${closed && `<path d="M${-half - 8} -20H${half + 8}V${openTo}H${-half - 8}Z" fill="#000" filter="url(#b8)"/>`}</mask>`;
  const pattern = new RegExp(`<g clip-path="url\\(#${ids[0]}c\\)"><path d="[^"]+" fill="url\\(#(\\w+)\\)"/>`).exec(svg);
  const whole = 'M-320 -20H320V640H-320Z';
  return `<mask id="backm" maskUnits="userSpaceOnUse" x="-320" y="-20" width="640" height="660">${outlines.map((path) => `<path d="${path}" fill="#fff"/>`).join('')}${closed}${kept.map((path) => `<path d="${path}" fill="#000"/>`).join('')}</mask>${edges}${light(t, back.hasLegs ?? false)}
<g mask="url(#backm)"><path d="${whole}" fill="url(#backg)"/>${pattern ? `<path d="${whole}" fill="url(#${pattern[1]})"/>` : ''}${texture}${drape(height - 20, back.hasLegs ?? false, t)}<g mask="url(#backe)">${outlines.map((path) => `<path d="${path}" fill="none" stroke="${t.deep}" stroke-opacity=".42" stroke-width="${ids.length > 1 && !back.hasLegs ? 0 : 18}" filter="url(#b8)"/>`).join('')}</g>${back.on?.(t) ?? ''}</g>${neckOf(back, svg, t)}`;
};

/** A garment from behind, made from its front: outline, sleeves and cloth stay, everything on the front goes. */
export const behind = (base: Drawing, back: Back, variant?: Variant): Drawing => {
  const { over, without = [] } = variant ?? {};
  return varied(base, {
    of: '',
    ...variant,
    over: (t) => {
      const extra = over?.(t) ?? '';
      const front = without.reduce(
        (svg, id) => svg.replaceAll(`<clipPath id="${id}c">`, '<clipPath id="gone">'),
        base.draw(t),
      );
      const ids = back.covers.split(' ');
      return `${extra}${panel(front, back, textureOf(extra, ids), base.viewBox, t)}`;
    },
  });
};
