import { mix } from '../colours.ts';
import type { Tones } from '../materials.ts';
import { strewnOver } from './sheet.ts';

const whole = 'M0 0H800V1000H0Z';

/** A pattern over all of the sheet. */
const all = (id: string, width: number, height: number, inside: string, turn = 0): string =>
  `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">${inside}</pattern><path d="${whole}" fill="url(#${id})"/>`;

const ground = (color: string): string => `<path d="${whole}" fill="${color}"/>`;

/** Large soft folds in the cloth. */
export const draped = (t: Tones, strength = 0.5): string =>
  `<g fill="none" stroke-linecap="round" filter="url(#s40)"><path d="M-60 380C160 320 320 220 420 -60" stroke="${t.deep}" stroke-opacity="${strength}" stroke-width="70"/><path d="M-60 300C120 240 260 160 340 -60" stroke="${t.light}" stroke-opacity="${strength}" stroke-width="60"/><path d="M380 1060C440 820 600 640 880 560" stroke="${t.deep}" stroke-opacity="${strength}" stroke-width="80"/><path d="M300 1060C360 800 540 580 880 470" stroke="${t.light}" stroke-opacity="${strength * 0.8}" stroke-width="60"/></g>`;

const stitch = (x: number, y: number, wide: number, high: number, t: Tones): string =>
  [-1, 1]
    .map(
      (side) =>
        `<g transform="translate(${x + (side * wide) / 4} ${y}) rotate(${-side * 19})"><ellipse rx="${wide * 0.215}" ry="${high * 0.82}" fill="${t.deep}" opacity=".5" transform="translate(2 3)"/><ellipse rx="${wide * 0.215}" ry="${high * 0.82}" fill="url(#yarn)"/><path d="M${-wide * 0.1} ${-high * 0.6}Q${-wide * 0.02} 0 ${-wide * 0.12} ${high * 0.5}M${wide * 0.04} ${-high * 0.66}Q${wide * 0.12} 0 ${wide * 0.02} ${high * 0.6}" fill="none" stroke="${t.dark}" stroke-opacity=".5" stroke-width="1.6"/></g>`,
    )
    .join('');

const yarn = (t: Tones): string =>
  `<linearGradient id="yarn"><stop offset="0" stop-color="${mix(t.mid, t.light, 0.75)}"/><stop offset=".45" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>`;

/** Stocking stitch from very near. */
const stocking = (t: Tones, wide: number): string => {
  const high = wide * 0.72;
  const rows = [-1, 0, 1, 2].map((at) => stitch(wide / 2, at * high + high * 0.2, wide, high, t)).join('');
  return `${yarn(t)}${ground(mix(t.dark, t.deep, 0.4))}${all('loops', wide, high, rows)}`;
};

/** Ribs: a raised column of stitches beside a hollow. */
const ribbed = (t: Tones, wide: number): string => {
  const high = wide * 0.7;
  const rows = [-1, 0, 1, 2].map((at) => stitch(wide / 2, at * high + high * 0.2, wide, high, t)).join('');
  const hollow = `<path d="M${wide * 1.02} -10H${wide * 1.56}V${high + 10}H${wide * 1.02}Z" fill="${mix(t.dark, t.deep, 0.45)}"/><path d="M${wide * 1.2} ${high * 0.2}q${wide * 0.12} ${high * 0.24} ${wide * 0.24} 0M${wide * 1.2} ${high * 0.7}q${wide * 0.12} ${high * 0.24} ${wide * 0.24} 0" fill="none" stroke="${t.dark}" stroke-width="${wide * 0.09}" stroke-linecap="round"/>`;
  return `${yarn(t)}${ground(t.dark)}${all('loops', wide * 1.5, high, `${hollow}${rows}`)}`;
};

/** Moss stitch: small knots. */
const moss = (t: Tones, step: number): string =>
  `${ground(mix(t.dark, t.deep, 0.35))}<radialGradient id="knot" cx=".34" cy=".3" r=".8"><stop offset="0" stop-color="${t.light}"/><stop offset=".5" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></radialGradient>${all(
    'knots',
    step,
    step,
    [
      [0.25, 0.25],
      [0.75, 0.75],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<ellipse cx="${x * step}" cy="${y * step}" rx="${step * 0.29}" ry="${step * 0.22}" fill="url(#knot)"/>`,
      )
      .join(''),
  )}`;

/** Two thick strands that cross in a column. */
const cableColumn = (x: number, width: number, t: Tones): string => {
  const turn = width * 1.5;
  const strand = (side: 1 | -1, from: number): string => {
    const half = (width / 2) * side;
    return `M${x + half} ${from}C${x + half} ${from + turn * 0.5} ${x - half} ${from + turn * 0.5} ${x - half} ${from + turn}`;
  };
  const drawn = (path: string): string =>
    `<path d="${path}" fill="none" stroke="${t.deep}" stroke-opacity=".7" stroke-width="${width * 0.66}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${t.dark}" stroke-width="${width * 0.58}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${t.mid}" stroke-width="${width * 0.48}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${t.light}" stroke-opacity=".6" stroke-width="${width * 0.16}" transform="translate(${-width * 0.1} 0)" filter="url(#s4)"/><path d="${path}" fill="none" stroke="${t.dark}" stroke-opacity=".55" stroke-width="${width * 0.46}" stroke-dasharray="3 ${width * 0.16}"/>`;
  return `<path d="M${x - width * 1.15} 0H${x + width * 1.15}V1000H${x - width * 1.15}Z" fill="${mix(t.dark, t.deep, 0.4)}" opacity=".75"/>${Array.from(
    { length: Math.ceil(1000 / turn) + 1 },
    (_, at) => {
      const from = at * turn - turn * 0.3;
      const [below, above]: readonly (1 | -1)[] = at % 2 ? [1, -1] : [-1, 1];
      return drawn(strand(below ?? 1, from)) + drawn(strand(above ?? -1, from));
    },
  ).join('')}`;
};

const threads = (t: Tones, step: number, strength: number): string =>
  `<path d="M0 0H${step / 2}V${step / 2}H0Z" fill="${t.light}" opacity="${strength}"/><path d="M${step / 2} 0H${step}V${step / 2}H${step / 2}Z" fill="${t.deep}" opacity="${strength * 0.8}"/><path d="M0 ${step / 2}H${step / 2}V${step}H0Z" fill="${t.deep}" opacity="${strength * 0.8}"/><path d="M${step / 2} ${step / 2}H${step}V${step}H${step / 2}Z" fill="${t.light}" opacity="${strength * 0.5}"/>`;

/** Smooth cloth in which only the light moves. */
const satin = (t: Tones): string =>
  `${ground(t.mid)}<g fill="none" filter="url(#s16)" stroke-linecap="round"><path d="M-40 700C200 520 460 520 860 180" stroke="#fff" stroke-opacity=".5" stroke-width="46"/><path d="M-40 820C260 640 520 660 860 340" stroke="${t.dark}" stroke-width="60"/><path d="M-40 420C160 300 420 240 560 -40" stroke="#fff" stroke-opacity=".36" stroke-width="30"/><path d="M200 1040C360 880 620 820 860 700" stroke="#fff" stroke-opacity=".36" stroke-width="30"/></g>`;

/** Cloths from very near, each over the whole sheet. */
export const cloths = {
  knit: (t) => stocking(t, 62),
  fineKnit: (t) => stocking(t, 34),
  chunkyKnit: (t) => stocking(t, 104),
  rib: (t) => ribbed(t, 60),
  fineRib: (t) => ribbed(t, 32),
  moss: (t) => moss(t, 46),
  lace: (t) =>
    `${stocking(t, 44)}${all('holes', 176, 128, `<ellipse cx="44" cy="32" rx="15" ry="19" fill="${t.deep}"/><ellipse cx="132" cy="96" rx="15" ry="19" fill="${t.deep}"/><path d="M32 18Q44 6 56 18M120 82Q132 70 144 82" fill="none" stroke="${t.light}" stroke-width="6" stroke-linecap="round"/>`)}`,
  cable: (t) => `${stocking(t, 46)}${cableColumn(250, 116, t)}${cableColumn(596, 116, t)}`,
  chevron: (t) =>
    `${stocking(t, 48)}${all('chevron', 192, 132, `<path d="M0 20L96 86L192 20" fill="none" stroke="${t.light}" stroke-opacity=".8" stroke-width="22"/><path d="M0 86L96 152L192 86M0 -46L96 20L192 -46" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="18"/>`)}`,
  plain: (t) => `${ground(t.mid)}${all('weave', 10, 10, threads(t, 10, 0.34))}`,
  jersey: (t) =>
    `${ground(t.mid)}${all('jersey', 12, 14, `<path d="M1 0L6 9L11 0M1 14L6 23L11 14M1 -14L6 -5L11 -14" fill="none" stroke="${t.light}" stroke-opacity=".5" stroke-width="3.4"/><path d="M1 4L6 13L11 4" fill="none" stroke="${t.deep}" stroke-opacity=".3" stroke-width="2"/>`)}`,
  linen: (t) =>
    `${ground(t.mid)}${all('weave', 14, 14, threads(t, 14, 0.36))}${strewnOver(74, 'slub', (x, y, turn, share) => `<path d="${turn > 180 ? `M${x} ${y}h${40 + share * 70}` : `M${x} ${y}v${40 + share * 70}`}" stroke="${share > 0.5 ? t.light : t.dark}" stroke-opacity=".6" stroke-width="${4 + share * 4}" stroke-linecap="round"/>`)}`,
  oxford: (t) =>
    `${ground(mix(t.mid, t.light, 0.25))}${all('weave', 22, 22, `<path d="M0 0H11V11H0ZM11 11H22V22H11Z" fill="${t.mid}"/><path d="M0 0H11V4H0ZM11 11H22V15H11Z" fill="${t.light}" opacity=".7"/><path d="M0 9H11V11H0ZM11 20H22V22H11ZM10 0H11V11H10Z" fill="${t.deep}" opacity=".35"/>`)}`,
  twill: (t) =>
    `${ground(t.mid)}${all('weave', 14, 14, `<path d="M0 0H14V5H0Z" fill="${t.light}" opacity=".34"/><path d="M0 8H14V12H0Z" fill="${t.deep}" opacity=".34"/>`, -58)}`,
  herringbone: (t) =>
    `${ground(t.mid)}${all('weave', 88, 24, `<path d="M0 0L44 24M0 -24L44 0M0 24L44 48M44 24L88 0M44 48L88 24M44 0L88 -24" stroke="${t.light}" stroke-opacity=".55" stroke-width="7"/><path d="M0 12L44 36M0 -12L44 12M44 36L88 12M44 12L88 -12" stroke="${t.deep}" stroke-opacity=".55" stroke-width="6"/>`)}`,
  check: (t) =>
    `${ground(t.mid)}<g stroke="${t.deep}" stroke-opacity=".5" stroke-width="96">${[40, 320, 600, 880].map((at) => `<path d="M${at} 0V1000M0 ${at}H800"/>`).join('')}</g><g stroke="${t.light}" stroke-opacity=".75" stroke-width="14">${[180, 460, 740].map((at) => `<path d="M${at} 0V1000M0 ${at}H800"/>`).join('')}</g>${all('weave', 12, 12, `<path d="M0 0H12V4H0Z" fill="${t.light}" opacity=".26"/><path d="M0 7H12V10H0Z" fill="${t.deep}" opacity=".26"/>`, -45)}`,
  cord: (t) =>
    `<linearGradient id="wale"><stop offset="0" stop-color="${t.deep}"/><stop offset=".22" stop-color="${mix(t.mid, t.light, 0.5)}"/><stop offset=".6" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.deep}"/></linearGradient>${all('wales', 44, 40, '<path d="M0 0H44V40H0Z" fill="url(#wale)"/>')}${all('nap', 9, 7, `<path d="M0 2H5" stroke="${t.light}" stroke-opacity=".3" stroke-width="2"/><path d="M3 5H8" stroke="${t.deep}" stroke-opacity=".3" stroke-width="2"/>`)}`,
  satin,
  dots: (t) => `${satin(t)}${all('spots', 84, 84, `<circle cx="42" cy="42" r="11" fill="${t.light}"/>`, 45)}`,
  terry: (t) =>
    `${ground(t.dark)}${all('terry', 34, 30, `<ellipse cx="9" cy="8" rx="9" ry="10" fill="none" stroke="${t.light}" stroke-opacity=".8" stroke-width="5"/><ellipse cx="26" cy="22" rx="9" ry="10" fill="none" stroke="${t.mid}" stroke-width="6"/><ellipse cx="26" cy="6" rx="7" ry="8" fill="none" stroke="${t.mid}" stroke-opacity=".8" stroke-width="5"/><ellipse cx="9" cy="24" rx="7" ry="8" fill="none" stroke="${t.light}" stroke-opacity=".5" stroke-width="5"/>`, 8)}`,
  waffle: (t) =>
    `${ground(t.mid)}${all('waffle', 84, 84, `<path d="M0 0H84V22H22V84H0Z" fill="${mix(t.mid, t.light, 0.6)}"/><path d="M22 22H84L66 40H40V66L22 84Z" fill="${t.deep}" opacity=".6"/><path d="M84 22V84H22L40 66H66V40Z" fill="${t.light}" opacity=".45"/><path d="M40 40H66V66H40Z" fill="${t.dark}"/>`)}`,
  fleece: (t) =>
    `${ground(mix(t.mid, t.dark, 0.3))}${strewnOver(34, 'fleece', (x, y, turn, share) => `<path d="M${x} ${y}q14 -26 30 -4q6 18 -12 18" fill="none" stroke="${share > 0.55 ? mix(t.mid, t.light, 0.45) : t.mid}" stroke-opacity=".85" stroke-width="${6 + share * 5}" stroke-linecap="round" transform="rotate(${turn} ${x} ${y})"/>`)}`,
  fur: (t) =>
    `${ground(t.dark)}${strewnOver(26, 'fur', (x, y, turn, share) => `<path d="M${x} ${y}q${10 + share * 10} 14 ${8 + share * 20} ${44 + share * 20}" fill="none" stroke="${[t.light, t.mid, t.mid, t.dark][turn % 4]}" stroke-opacity=".8" stroke-width="${5 + share * 5}" stroke-linecap="round"/>`)}`,
  quilt: (t) =>
    `<linearGradient id="puff" x2="0" y2="1"><stop offset="0" stop-color="${t.deep}"/><stop offset=".14" stop-color="${t.mid}"/><stop offset=".34" stop-color="${t.light}"/><stop offset=".6" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.deep}"/></linearGradient>${[
      -40, 170, 380, 590, 800,
    ]
      .map(
        (y, row) =>
          `<path d="M0 ${y}Q400 ${y + 26} 800 ${y}V${y + 212}Q400 ${y + 238} 0 ${y + 212}Z" fill="url(#puff)"/><path d="M0 ${y + 210}Q400 ${y + 236} 800 ${y + 210}" fill="none" stroke="${t.deep}" stroke-width="5" stroke-dasharray="15 7"/>${Array.from({ length: 9 }, (_, at) => `<path d="M${at * 92 + ((row * 37) % 60)} ${y + 212}q${(at % 3) * 8 - 8} -34 ${(at % 2) * 10 - 4} -62" fill="none" stroke="${t.deep}" stroke-opacity=".4" stroke-width="9" filter="url(#s4)"/>`).join('')}`,
      )
      .join('')}`,
  diamonds: (t) =>
    `<radialGradient id="pad" cx=".36" cy=".32" r=".75"><stop offset="0" stop-color="${t.light}"/><stop offset=".5" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.deep}"/></radialGradient>${ground(t.dark)}${all('pads', 150, 150, `<path d="M4 4H146V146H4Z" fill="url(#pad)"/><path d="M0 0H150M0 0V150" stroke="${t.deep}" stroke-width="4" stroke-dasharray="13 7"/>`, 45)}${all('weave', 10, 10, threads(t, 10, 0.12))}`,
  shell: (t) =>
    `${ground(t.mid)}${all('ripstop', 46, 46, `<path d="M0 1H46M1 0V46" stroke="${t.light}" stroke-opacity=".28" stroke-width="2.4"/>`)}<g fill="none" filter="url(#s16)"><path d="M-40 560C240 480 420 360 520 -40" stroke="#fff" stroke-opacity=".4" stroke-width="34"/><path d="M240 1040C400 780 600 640 860 560" stroke="#fff" stroke-opacity=".3" stroke-width="34"/></g>`,
  leather: (t) =>
    `${ground(t.mid)}${strewnOver(30, 'leather', (x, y, turn, share) => `<path d="M${x} ${y}l${12 + share * 12} -7l12 10l-4 16l-18 4l-10 -12Z" fill="${share > 0.5 ? t.light : t.dark}" fill-opacity=".13" stroke="${t.deep}" stroke-opacity=".3" stroke-width="1.8" transform="rotate(${turn} ${x} ${y})"/>`)}`,
  mesh: (t) =>
    `${ground(t.mid)}${all('mesh', 30, 34, `<ellipse cx="8" cy="9" rx="5.4" ry="7" fill="${t.deep}" opacity=".6"/><ellipse cx="23" cy="26" rx="5.4" ry="7" fill="${t.deep}" opacity=".6"/><path d="M0 0Q8 -4 15 2M15 17Q23 13 30 19" fill="none" stroke="${t.light}" stroke-opacity=".8" stroke-width="3"/>`)}`,
  muslin: (t) =>
    `${ground(mix(t.mid, t.light, 0.3))}${all('weave', 20, 20, `<path d="M0 4H20M4 0V20" stroke="${t.light}" stroke-width="7"/><path d="M0 8.5H20M8.5 0V20" stroke="${t.dark}" stroke-opacity=".5" stroke-width="2"/><path d="M12 12h5v5h-5Z" fill="${t.deep}" opacity=".4"/>`)}<g fill="none" filter="url(#s8)">${[90, 230, 380, 540, 700, 850].map((y, at) => `<path d="M-20 ${y}C200 ${y - 40 + at * 8} 420 ${y + 50} 820 ${y - 20}" stroke="${t.dark}" stroke-opacity=".5" stroke-width="16"/><path d="M-20 ${y + 22}C200 ${y - 18 + at * 8} 420 ${y + 72} 820 ${y + 2}" stroke="#fff" stroke-opacity=".4" stroke-width="14"/>`).join('')}</g>`,
} as const satisfies Record<string, (t: Tones) => string>;

export type Cloth = keyof typeof cloths;
