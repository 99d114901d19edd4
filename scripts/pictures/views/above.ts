import { mix } from '../colours.ts';
import type { Drawing } from '../drawing.ts';
import type { Tones } from '../materials.ts';
import { isGlass } from '../coffee.ts';
import { fills, type FillName } from './fills.ts';
import { box, cast, circle, counterTop, sheet } from './sheet.ts';

/** A round thing as one looks into it from above. */
export interface FromAbove {
  readonly fill: FillName;
  readonly radius?: number;
  /** width of its rim */
  readonly rim?: number;
  readonly handle?: 'cup' | 'two' | 'long' | 'arch' | 'knob';
  /** what it stands on */
  readonly on?: 'saucer';
  readonly spout?: true;
  /** how deep it is: a plate is shallow */
  readonly depth?: number;
  /** how its wall is made */
  readonly wall?: 'ribs' | 'wood' | 'weave' | 'eight';
}

/** What reaches over the rim. */
const overflowing: ReadonlySet<FillName> = new Set(['plant', 'herbs', 'twigs', 'crank', 'spoons']);

const [middleX, middleY] = [400, 530];

const turned = (id: string, t: Tones, isHollow: boolean): string => {
  const [first, last] = isHollow ? [t.dark, mix(t.mid, t.light, 0.5)] : [t.light, t.dark];
  return `<linearGradient id="${id}" x1=".1" y1=".06" x2=".9" y2=".94"><stop offset="0" stop-color="${first}"/><stop offset=".5" stop-color="${t.mid}"/><stop offset="1" stop-color="${last}"/></linearGradient>`;
};

const bar = (path: string, t: Tones, width: number): string =>
  `<path d="${path}" fill="none" stroke="#2A1608" stroke-opacity=".4" stroke-width="${width}" stroke-linecap="round" filter="url(#s16)" transform="translate(20 28)"/><path d="${path}" fill="none" stroke="${t.dark}" stroke-width="${width}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${t.mid}" stroke-width="${width * 0.76}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${t.light}" stroke-opacity=".75" stroke-width="${width * 0.2}" stroke-linecap="round" transform="translate(${-width * 0.12} ${-width * 0.16})" filter="url(#s4)"/>`;

const woodTones: Tones = { deep: '#4E301A', dark: '#7C5130', mid: '#B98452', light: '#E6BF93' };

const handles = (radius: number, kind: FromAbove['handle'], t: Tones): string => {
  if (kind === 'cup') return bar(`M${radius * 0.9} 0H${radius + 96}`, t, 62);
  if (kind === 'two')
    return (
      bar(`M${-radius * 0.9} -84H${-radius - 60}V84H${-radius * 0.9}`, t, 36) +
      bar(`M${radius * 0.9} -84H${radius + 60}V84H${radius * 0.9}`, t, 36)
    );
  if (kind === 'long') return bar(`M0 ${radius * 0.9}L90 700`, woodTones, 70);
  return '';
};

const overIt = (radius: number, kind: FromAbove['handle']): string =>
  kind === 'arch' ? bar(`M${-radius * 1.02} 0Q0 -40 ${radius * 1.02} 0`, woodTones, 46) : '';

const spout = (radius: number, t: Tones): string => {
  const path = `M${-radius * 0.55} ${-radius * 0.66}L${-radius * 1.26} ${-radius * 1.02}Q${-radius * 1.34} ${-radius * 0.9} ${-radius * 1.22} ${-radius * 0.78}L${-radius * 0.8} ${-radius * 0.3}Z`;
  return `${cast(path)}<path d="${path}" fill="${t.mid}"/><path d="${path}" fill="none" stroke="${t.light}" stroke-opacity=".7" stroke-width="8"/>`;
};

const wallOf = (radius: number, wall: FromAbove['wall'], t: Tones): string => {
  if (wall === 'ribs')
    return Array.from(
      { length: 48 },
      (_, at) =>
        `<path d="M0 ${-radius * 0.86}V${-radius}" stroke="${at % 2 ? t.light : t.deep}" stroke-opacity=".5" stroke-width="9" transform="rotate(${at * 7.5})"/>`,
    ).join('');
  if (wall === 'weave')
    return Array.from(
      { length: 36 },
      (_, at) =>
        `<ellipse cy="${-radius * 0.95}" rx="27" ry="19" fill="${at % 2 ? t.mid : t.light}" stroke="${t.deep}" stroke-width="4" transform="rotate(${at * 10})"/>`,
    ).join('');
  if (wall === 'wood')
    return [0.5, 0.64, 0.78, 0.9]
      .map(
        (share, at) =>
          `<ellipse rx="${radius * share}" ry="${radius * (share - 0.02)}" cx="${at * 5 - 8}" cy="${at * 3 - 4}" fill="none" stroke="${t.deep}" stroke-opacity=".3" stroke-width="${4 + (at % 2) * 3}"/>`,
      )
      .join('');
  return '';
};

const outsideOf = (radius: number, wall: FromAbove['wall'], t: Tones): string =>
  wall === 'wood' ? '' : wallOf(radius, wall, t);

const outlineOf = (radius: number, wall: FromAbove['wall']): string =>
  wall === 'eight'
    ? `M${Array.from({ length: 8 }, (_, at) => `${Math.round(Math.cos((at / 8 + 1 / 16) * Math.PI * 2) * radius)} ${Math.round(Math.sin((at / 8 + 1 / 16) * Math.PI * 2) * radius)}`).join('L')}Z`
    : circle(0, 0, radius);

const saucer = (radius: number, t: Tones): string =>
  `${cast(circle(0, 0, radius))}<circle r="${radius}" fill="url(#outer)"/><circle r="${radius * 0.93}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="7"/><circle r="${radius * 0.66}" fill="none" stroke="${t.deep}" stroke-opacity=".25" stroke-width="10" filter="url(#s4)"/>`;

/** Looks into a round thing on the counter. */
export const above = ({
  fill,
  radius = 236,
  rim = 20,
  handle,
  on,
  spout: hasSpout,
  depth = 0.84,
  wall,
}: FromAbove): Drawing =>
  sheet((t) => {
    const inner = radius - rim;
    const floor = inner * depth;
    const clear = isGlass(t);
    const isOver = overflowing.has(fill);
    const filled = fills[fill](floor, t);
    return `${counterTop()}<defs>${turned('outer', t, false)}${turned('inner', t, true)}<clipPath id="floor"><circle r="${floor}"/></clipPath></defs><g transform="translate(${middleX} ${middleY})">
${on === 'saucer' ? saucer(radius * 1.42, t) : ''}${handles(radius, handle, t)}${cast(outlineOf(radius, wall))}${hasSpout ? spout(radius, t) : ''}
<path d="${outlineOf(radius, wall)}" fill="url(#outer)"${clear ? ' fill-opacity=".72"' : ''}/><path d="${outlineOf(radius - 4, wall)}" fill="none" stroke="#fff" stroke-opacity="${clear ? 0.95 : 0.4}" stroke-width="6"/>${outsideOf(radius, wall, t)}
<circle r="${inner}" fill="url(#inner)"/><circle r="${inner}" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="5"/><path d="M${-inner * 0.7} ${-inner * 0.7}A${inner * 0.98} ${inner * 0.98} 0 0 1 ${inner * 0.2} ${-inner * 0.96}" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="${inner * 0.1}" filter="url(#s8)"/>
<g clip-path="url(#floor)"><circle r="${floor}" fill="${mix(t.mid, t.dark, 0.35)}"/><circle r="${floor}" fill="url(#inner)" opacity=".6"/>${wall === 'wood' ? wallOf(inner, wall, t) : ''}${isOver ? '' : filled}</g>
<path d="M${-floor * 0.8} ${-floor * 0.6}A${floor} ${floor} 0 0 1 ${floor * 0.5} ${-floor * 0.86}" fill="none" stroke="#1f0f05" stroke-opacity=".36" stroke-width="${floor * 0.09}" filter="url(#s8)"/>
${isOver ? filled : ''}${overIt(radius, handle)}</g>`;
  });

/** Several of them, as a set is sold. */
export const aboveSeveral = (one: FromAbove, count: 2 | 4 | 6): Drawing => {
  const single = above({ ...one, radius: one.radius ?? 150 });
  const places = {
    2: [
      [250, 320],
      [550, 720],
    ],
    4: [
      [220, 300],
      [590, 260],
      [210, 720],
      [580, 690],
    ],
    6: [
      [170, 260],
      [420, 230],
      [650, 320],
      [180, 640],
      [420, 720],
      [650, 640],
    ],
  }[count];
  return sheet((t) => {
    const svg = single.draw(t);
    const [defs = ''] = /<defs>(?!<filter)[\s\S]*?<\/defs>/.exec(svg) ?? [];
    const start = svg.indexOf(`<g transform="translate(${middleX} ${middleY})">`);
    const piece = svg.slice(start, svg.lastIndexOf('</g>') + 4);
    return `${counterTop()}${defs}${places.map(([x = 0, y = 0]) => piece.replace(`translate(${middleX} ${middleY})`, `translate(${x} ${y})`)).join('')}`;
  });
};

/** A thing with corners from above; `on` is drawn over its top. */
export const boxAbove = (width: number, height: number, radius: number, on: (t: Tones) => string, turn = -6): Drawing =>
  sheet((t) => {
    const path = box(-width / 2, -height / 2, width, height, radius);
    return `${counterTop()}<defs>${turned('outer', t, false)}${turned('inner', t, true)}</defs><g transform="translate(400 520) rotate(${turn})">${cast(path)}<path d="${path}" fill="url(#outer)"/><path d="${box(-width / 2 + 6, -height / 2 + 6, width - 12, height - 12, radius)}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="7"/>${on(t)}</g>`;
  });
