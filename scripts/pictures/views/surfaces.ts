import { mix } from '../colours.ts';
import { leafMark } from '../drawing.ts';
import type { Tones } from '../materials.ts';
import { signs, type Sign } from '../variants/labels.ts';
import { beanAt } from './fills.ts';
import { box, circle, strewnOver } from './sheet.ts';
import { stud } from './trims.ts';

const ground = (color: string): string => `<path d="M0 0H800V1000H0Z" fill="${color}"/>`;

const drop = (path: string): string =>
  `<path d="${path}" fill="#1f0f05" opacity=".5" filter="url(#s16)" transform="translate(18 24)"/>`;

/** A round tag of the pack's paper with its symbol. */
export const tag = (sign: Sign | undefined, t: Tones): string => {
  const path = circle(400, 520, 210);
  return `${drop(path)}<path d="${path}" fill="#F8F1E3"/><circle cx="400" cy="520" r="184" fill="none" stroke="${t.mid}" stroke-width="10"/><circle cx="400" cy="520" r="168" fill="none" stroke="${t.deep}" stroke-opacity=".4" stroke-width="3"/><g transform="translate(400 520) scale(9.4)">${sign ? signs[sign](mix(t.deep, t.dark, 0.3), mix(t.mid, t.dark, 0.4)) : leafMark(-12, -13.5, 0.86, '#4f3123')}</g>`;
};

const bar = (path: string, tones: readonly [string, string, string, string], width: number): string =>
  `<path d="${path}" fill="none" stroke="#1f0f05" stroke-opacity=".45" stroke-width="${width}" stroke-linecap="round" filter="url(#s16)" transform="translate(22 30)"/><path d="${path}" fill="none" stroke="${tones[0]}" stroke-width="${width}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${tones[1]}" stroke-width="${width * 0.9}" stroke-linecap="round" transform="translate(${-width * 0.03} ${-width * 0.03})"/><path d="${path}" fill="none" stroke="${tones[2]}" stroke-width="${width * 0.6}" stroke-linecap="round" transform="translate(${-width * 0.08} ${-width * 0.1})" filter="url(#s8)"/><path d="${path}" fill="none" stroke="${tones[3]}" stroke-width="${width * 0.16}" stroke-linecap="round" transform="translate(${-width * 0.2} ${-width * 0.22})" filter="url(#s4)"/>`;

const barOf = (path: string, t: Tones, width: number): string =>
  bar(path, [t.deep, t.dark, mix(t.mid, t.light, 0.2), t.light], width);

/** A round body that fills the left of the picture, lit at a third. */
const body = (t: Tones, to = 560): string =>
  `<linearGradient id="body"><stop offset="0" stop-color="${t.mid}"/><stop offset=".34" stop-color="${t.light}"/><stop offset=".66" stop-color="${t.mid}"/><stop offset="1" stop-color="${mix(t.dark, t.deep, 0.3)}"/></linearGradient><path d="M0 0H800V1000H0Z" fill="#E9DCC4"/><path d="M0 0H800V1000H0Z" fill="${t.mid}" opacity=".14"/><path d="M${to - 30} 0H${to + 70}V1000H${to - 30}Z" fill="#1f0f05" opacity=".34" filter="url(#s16)"/><path d="M-400 -10H${to}V1010H-400Z" fill="url(#body)"/>`;

const speckles = (t: Tones): string =>
  strewnOver(62, 'glaze', (x, y, _, share) =>
    x > 540
      ? ''
      : `<circle cx="${x}" cy="${y}" r="${1.5 + share * 4}" fill="${t.deep}" fill-opacity="${0.16 + share * 0.22}"/>`,
  );

const brushed = (t: Tones): string =>
  `<linearGradient id="plate" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${t.light}"/><stop offset=".35" stop-color="${t.mid}"/><stop offset=".55" stop-color="${mix(t.mid, t.light, 0.5)}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient><path d="M0 0H800V1000H0Z" fill="url(#plate)"/>${strewnOver(48, 'brushed', (x, y, _, share) => `<path d="M${x} ${y}H${x + 120 + share * 320}" stroke="${share > 0.5 ? '#fff' : t.deep}" stroke-opacity=".2" stroke-width="2"/>`)}`;

const wood: Tones = { deep: '#4E301A', dark: '#7C5130', mid: '#B98452', light: '#E6BF93' };

const grain = (t: Tones): string =>
  `<linearGradient id="plank" x1="0" y1="0" x2="1" y2=".3"><stop offset="0" stop-color="${mix(t.mid, t.light, 0.5)}"/><stop offset=".6" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient><path d="M0 0H800V1000H0Z" fill="url(#plank)"/><g fill="none" stroke="${t.deep}">${Array.from({ length: 30 }, (_, at) => `<path d="M${at * 30 - 40} -10C${at * 30 + ((at * 37) % 50) - 40} 300 ${at * 30 - ((at * 53) % 60)} 640 ${at * 30 - 20} 1010" stroke-opacity="${0.16 + ((at * 7) % 5) * 0.05}" stroke-width="${3 + ((at * 11) % 4) * 2}"/>`).join('')}${[26, 52, 82, 118].map((reach, at) => `<ellipse cx="560" cy="330" rx="${reach * 0.6}" ry="${reach * 1.5}" stroke-opacity="${0.55 - at * 0.1}" stroke-width="7"/>`).join('')}</g><ellipse cx="560" cy="330" rx="12" ry="26" fill="${t.deep}" opacity=".7"/>`;

const scattered = (step: number, name: string, color: string, draw: Parameters<typeof strewnOver>[2]): string =>
  ground(color) + strewnOver(step, name, draw);

/** Surfaces of what is not cloth, from very near. */
export const surfaces = {
  beans: () => scattered(58, 'beans', '#1a0d06', (x, y, turn, share) => beanAt(x, y, turn, share, 54)),
  granules: () =>
    scattered(
      40,
      'granules',
      '#2a170c',
      (x, y, turn, share) =>
        `<path d="M${x} ${y}l26 -12l22 16l-4 24l-28 10l-20 -16Z" fill="${['#6b4226', '#54321c', '#8a5a36', '#432414'][turn % 4]}" transform="rotate(${turn} ${x} ${y})"/><path d="M${x + 4} ${y}l20 -9l14 9Z" fill="#d9a877" fill-opacity="${0.2 + share * 0.3}" transform="rotate(${turn} ${x} ${y})"/>`,
    ),
  tea: (t) =>
    scattered(
      44,
      'tea',
      '#2c2413',
      (x, y, turn, share) =>
        `<path d="M${x} ${y}q${30 + share * 40} -22 ${70 + share * 40} 4q-30 16 -${70 + share * 40} -4Z" fill="${turn % 9 === 0 ? mix(t.mid, t.light, 0.3) : ['#4a4a26', '#6a6a34', '#3a3018', '#7d6a3a'][turn % 4]}" transform="rotate(${turn} ${x} ${y})"/>`,
    ),
  chocolate: () =>
    `${ground('#3a2115')}<linearGradient id="choc" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#8a5a3c"/><stop offset=".4" stop-color="#5d3722"/><stop offset="1" stop-color="#3c2114"/></linearGradient><g transform="rotate(-8 400 500)">${Array.from(
      { length: 24 },
      (_, at) => {
        const [x, y] = [(at % 4) * 250 - 90, Math.floor(at / 4) * 220 - 130];
        return `<path d="${box(x, y, 240, 210, 14)}" fill="url(#choc)"/><path d="${box(x + 34, y + 30, 172, 150, 10)}" fill="#6b4129"/><path d="M${x + 34} ${y + 180}V${y + 40}q0 -10 10 -10H${x + 196}" fill="none" stroke="#b98a68" stroke-opacity=".8" stroke-width="7"/>${leafMark(x + 92, y + 72, 2, '#4a2a19')}`;
      },
    ).join('')}</g>`,
  biscuits: () =>
    scattered(
      210,
      'biscuits',
      '#6a3b18',
      (x, y, turn, share) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})"><circle cx="10" cy="16" r="148" fill="#3a1c08" opacity=".5"/><circle r="144" fill="${share > 0.5 ? '#d9a05c' : '#cc8f4c'}"/><circle r="122" fill="none" stroke="#f4cf94" stroke-opacity=".8" stroke-width="11" stroke-dasharray="22 15"/>${[0, 60, 120, 180, 240, 300].map((spot) => `<circle cx="64" cy="0" r="15" fill="#43240f" transform="rotate(${spot})"/>`).join('')}<circle r="15" fill="#43240f"/></g>`,
    ),
  honey: () =>
    `<linearGradient id="gold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffdc7a"/><stop offset=".5" stop-color="#e0991c"/><stop offset="1" stop-color="#9a5607"/></linearGradient><path d="M0 0H800V1000H0Z" fill="url(#gold)"/><g fill="none" filter="url(#s8)"><path d="M-20 700C200 620 300 860 480 800S700 640 820 720" stroke="#fff2b8" stroke-opacity=".7" stroke-width="26"/><path d="M-20 780C200 700 300 940 480 880S700 720 820 800" stroke="#8a4a04" stroke-opacity=".5" stroke-width="30"/></g>${strewnOver(150, 'bubbles', (x, y, _, share) => `<circle cx="${x}" cy="${y}" r="${4 + share * 11}" fill="#fff" fill-opacity=".22" stroke="#fff6cf" stroke-opacity=".8" stroke-width="2.4"/>`)}${bar('M420 -40L420 330', ['#5a3417', '#8a5a30', '#c4935c', '#f0cf9c'], 66)}${[370, 432, 494, 556].map((y, at) => bar(`M${340 - (at === 1 || at === 2 ? 20 : 0)} ${y}H${500 + (at === 1 || at === 2 ? 20 : 0)}`, ['#6b3f18', '#9c6a35', '#cf9f62', '#f6dcae'], 50)).join('')}<path d="M330 570Q420 640 510 570Q500 760 440 1010H400Q340 760 330 570Z" fill="#e9a526" fill-opacity=".88"/><path d="M372 620Q360 800 404 1000" fill="none" stroke="#fff0b0" stroke-width="16" stroke-linecap="round" filter="url(#s4)"/>`,
  capsules: (t) =>
    scattered(
      190,
      'capsules',
      mix(t.dark, t.deep, 0.4),
      (x, y, turn) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})"><circle cx="10" cy="16" r="108" fill="#000" opacity=".4"/><circle r="106" fill="#d9c08a"/><circle r="100" fill="none" stroke="#fff3cf" stroke-width="6"/><circle r="86" fill="${t.mid}"/><path d="M-60 -52A80 80 0 0 1 20 -78" fill="none" stroke="${t.light}" stroke-width="12" stroke-linecap="round"/>${leafMark(-28, -32, 2, '#f3e3b3')}</g>`,
    ),
  paper: (t) =>
    `${ground(mix(t.mid, t.light, 0.5))}${strewnOver(30, 'fibre', (x, y, turn, share) => `<path d="M${x} ${y}q${10 + share * 16} -9 ${26 + share * 20} 3" fill="none" stroke="${share > 0.5 ? t.light : t.dark}" stroke-opacity=".5" stroke-width="2.4" transform="rotate(${turn} ${x} ${y})"/>`)}${[0, 1, 2].map((at) => `<path d="M${300 + at * 150} 1010L${560 + at * 120} -10H820V1010Z" fill="#2a1608" opacity=".16" filter="url(#s16)"/><path d="M${320 + at * 150} 1010L${580 + at * 120} -10H900V1010Z" fill="${mix(t.mid, t.light, 0.66)}"/>${Array.from({ length: 22 }, (_, tooth) => `<path d="M${572 + at * 120 - tooth * 12} ${20 + tooth * 47}h34" stroke="${t.dark}" stroke-opacity=".6" stroke-width="5"/>`).join('')}`).join('')}`,
  ceramic: (t) =>
    `${body(t)}${speckles(t)}${barOf('M520 300C760 250 800 420 740 560C690 680 600 720 520 710', t, 84)}<path d="M-20 60Q300 96 570 40" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="14" filter="url(#s4)"/><path d="M160 140C120 400 120 640 168 900" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="40" stroke-linecap="round" filter="url(#s16)"/>`,
  glaze: (t) =>
    `${body(t, 700)}${speckles(t)}<path d="M-20 720Q120 690 190 760T350 800T520 740T720 770V1010H-20Z" fill="#cfa67c"/><path d="M-20 720Q120 690 190 760T350 800T520 740T720 770" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="16" filter="url(#s4)"/><path d="M-20 706Q120 676 190 746T350 786T520 726T720 756" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="10" filter="url(#s4)"/>${strewnOver(40, 'clay', (x, y, _, share) => (y < 800 || x > 690 ? '' : `<circle cx="${x}" cy="${y}" r="${2 + share * 3}" fill="#8a5a34" opacity=".5"/>`))}<g opacity=".75">${leafMark(560, 850, 2.6, '#8a5a34')}</g>`,
  ribsOfClay: (t) =>
    `<linearGradient id="flute"><stop offset="0" stop-color="${t.deep}"/><stop offset=".3" stop-color="${t.light}"/><stop offset=".7" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.deep}"/></linearGradient>${[0, 1, 2, 3, 4, 5, 6, 7].map((at) => `<path d="M${at * 100} 210Q${at * 100 + 50} 170 ${at * 100 + 100} 210V1010H${at * 100}Z" fill="url(#flute)"/>`).join('')}<path d="M0 0H800V206H0Z" fill="${mix(t.mid, t.light, 0.4)}"/><path d="M-20 30Q400 70 820 30" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="20" filter="url(#s8)"/><path d="M0 206H800" stroke="${t.deep}" stroke-opacity=".4" stroke-width="14" filter="url(#s8)"/>`,
  glass: (t) =>
    `<linearGradient id="air" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f4f8f7"/><stop offset=".5" stop-color="${mix('#dfeaea', t.mid, 0.3)}"/><stop offset="1" stop-color="#a9bfc4"/></linearGradient><path d="M0 0H800V1000H0Z" fill="url(#air)"/>${[90, 250, 410, 570, 730].map((x, at) => `<path d="M${x} 240C${x - 14} 500 ${x - 8} 800 ${x + 10} 1010H${x + 84}C${x + 70} 800 ${x + 66} 500 ${x + 78} 240Z" fill="#fff" opacity="${0.34 + (at % 2) * 0.14}" filter="url(#s4)"/><path d="M${x - 20} 240C${x - 34} 500 ${x - 28} 800 ${x - 10} 1010" fill="none" stroke="#6f8a92" stroke-opacity=".5" stroke-width="9" filter="url(#s4)"/>`).join('')}<ellipse cx="400" cy="150" rx="470" ry="104" fill="none" stroke="#7f9aa2" stroke-opacity=".7" stroke-width="30"/><ellipse cx="400" cy="144" rx="470" ry="104" fill="none" stroke="#fff" stroke-width="14"/><path d="M30 90Q200 30 380 40" fill="none" stroke="#fff" stroke-width="18" stroke-linecap="round" filter="url(#s4)"/>`,
  steel: (t) =>
    `${brushed(t)}${barOf('M140 1040V560Q140 400 300 400H560Q720 400 720 240V-40', t, 92)}${stud(300, 400, 34, t.mid)}${stud(560, 400, 34, t.mid)}`,
  dial: (t) =>
    `${brushed(t)}<g transform="translate(400 480)"><circle cx="20" cy="30" r="262" fill="#1f0f05" opacity=".5" filter="url(#s16)"/><circle r="256" fill="${t.deep}"/><circle r="250" fill="${mix(t.mid, t.dark, 0.5)}"/>${Array.from({ length: 60 }, (_, at) => `<path d="M0 -250V-222" stroke="${at % 2 ? t.light : '#0d0d0d'}" stroke-opacity=".6" stroke-width="9" transform="rotate(${at * 6})"/>`).join('')}<radialGradient id="knob" cx=".34" cy=".3" r=".8"><stop offset="0" stop-color="${t.light}"/><stop offset=".5" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></radialGradient><circle r="206" fill="url(#knob)"/><circle r="206" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="6"/><path d="M0 -190V-110" stroke="#fff6df" stroke-width="18" stroke-linecap="round"/><g transform="scale(6)">${signs.cup('#fff6df', '#fff6df')}</g></g>${[-3, -2, -1, 0, 1, 2, 3].map((at) => `<circle cx="${400 + Math.round(Math.sin(at * 0.42) * 320)}" cy="${480 - Math.round(Math.cos(at * 0.42) * 320)}" r="${7 + (at + 3) * 2.4}" fill="#fff6df" stroke="#000" stroke-opacity=".3" stroke-width="2"/>`).join('')}<path d="${box(240, 836, 320, 90, 45)}" fill="#16181a"/><circle cx="300" cy="881" r="17" fill="#8fe0b0"/><path d="M350 881H500" stroke="#fff" stroke-opacity=".7" stroke-width="12" stroke-linecap="round"/>`,
  enamel: (t) =>
    `${body(t, 860)}<path d="M0 0H800V120H0Z" fill="#28323c"/><path d="M0 118H800V134H0Z" fill="#fff" opacity=".5"/>${strewnOver(54, 'enamel', (x, y, _, share) => (y < 150 ? '' : `<circle cx="${x}" cy="${y}" r="${1.5 + share * 5}" fill="#fff" fill-opacity=".6"/>`))}${barOf('M-40 620H380Q520 620 520 760V1040', wood, 96)}${stud(400, 640, 30)}`,
  wood: () =>
    `${grain(wood)}<path d="M-20 800L820 700V1020H-20Z" fill="${mix(wood.dark, wood.deep, 0.3)}"/><path d="M-20 790L820 690V720L-20 822Z" fill="${wood.light}" opacity=".8"/>${Array.from({ length: 9 }, (_, at) => `<ellipse cx="120" cy="1080" rx="${90 + at * 90}" ry="${60 + at * 34}" fill="none" stroke="${wood.deep}" stroke-opacity=".6" stroke-width="6"/>`).join('')}<g opacity=".8">${leafMark(150, 430, 4.6, wood.deep)}</g>`,
  painted: (t) =>
    `${grain({ ...t, deep: mix(t.dark, t.deep, 0.4) })}<path d="M470 -20H820V1020H470Z" fill="${t.dark}"/><path d="M440 -20H480V1020H440Z" fill="${t.light}" opacity=".8"/><path d="M430 -20H446V1020H430Z" fill="#1f0f05" opacity=".3" filter="url(#s8)"/>${[250, 720].map((y) => `<circle cx="630" cy="${y}" r="60" fill="${mix(t.mid, t.light, 0.4)}"/><circle cx="630" cy="${y}" r="60" fill="none" stroke="${t.deep}" stroke-opacity=".6" stroke-width="6"/><path d="M590 ${y}H670" stroke="${t.deep}" stroke-opacity=".5" stroke-width="9"/>`).join('')}`,
  weave: (t) => {
    const strand = (x: number, y: number, isOver: boolean): string =>
      `<path d="${box(x, y, 118, 88, 36)}" fill="${isOver ? 'url(#straw)' : mix(t.mid, t.dark, 0.6)}" stroke="${t.deep}" stroke-width="6"/>${isOver ? `<path d="M${x + 14} ${y + 30}H${x + 104}M${x + 14} ${y + 58}H${x + 104}" stroke="${t.deep}" stroke-opacity=".34" stroke-width="5"/>` : `<path d="M${x + 44} ${y + 8}V${y + 80}M${x + 74} ${y + 8}V${y + 80}" stroke="${t.light}" stroke-opacity=".5" stroke-width="7"/>`}`;
    return `${ground(t.deep)}<linearGradient id="straw" x2="0" y2="1"><stop offset="0" stop-color="${t.dark}"/><stop offset=".3" stop-color="${t.light}"/><stop offset=".6" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>${Array.from({ length: 96 }, (_, at) => strand((at % 8) * 112 - 40 + (Math.floor(at / 8) % 2) * 2, Math.floor(at / 8) * 90 - 10, (at + Math.floor(at / 8)) % 2 === 0)).join('')}`;
  },
  flame: (t) =>
    `${ground(mix(t.mid, t.dark, 0.4))}<radialGradient id="halo" cx=".5" cy=".45" r=".7"><stop offset="0" stop-color="#fff3c4"/><stop offset=".3" stop-color="#ffd372" stop-opacity=".85"/><stop offset="1" stop-color="#ffb84a" stop-opacity="0"/></radialGradient><path d="M0 0H800V1000H0Z" fill="url(#halo)"/><path d="M400 120C540 300 560 470 480 570Q400 640 320 570C240 470 270 320 400 120Z" fill="#ffab2b" filter="url(#s8)"/><path d="M404 240C490 370 500 490 452 556Q400 600 348 556C300 480 320 380 404 240Z" fill="#ffe28c"/><path d="M402 400C440 460 442 520 400 566C358 520 362 460 402 400Z" fill="#fffdf0"/><path d="M400 690C396 640 404 600 398 560" stroke="#2a1a10" stroke-width="16" stroke-linecap="round" fill="none"/><ellipse cx="400" cy="760" rx="520" ry="150" fill="${mix(t.mid, t.light, 0.5)}"/><ellipse cx="400" cy="740" rx="440" ry="110" fill="#ffe9b4" opacity=".8" filter="url(#s16)"/><path d="M-20 800Q400 960 820 800V1010H-20Z" fill="${t.mid}"/><path d="M90 850C80 930 120 960 112 1010H170C176 950 150 920 160 866Z" fill="${mix(t.mid, t.light, 0.4)}"/>`,
  shade: (t) =>
    `${ground(mix(t.mid, t.light, 0.6))}${Array.from({ length: 21 }, (_, at) => `<path d="M${at * 46 - 40} -10L${at * 40} 700H${at * 40 + 20}L${at * 46 - 16} -10Z" fill="${t.dark}" opacity=".4" filter="url(#s4)"/><path d="M${at * 46 - 16} -10L${at * 40 + 20} 700H${at * 40 + 32}L${at * 46} -10Z" fill="#fffbe8" opacity=".8"/>`).join('')}<radialGradient id="bulb" cx=".4" cy=".3" r=".6"><stop offset="0" stop-color="#fff6cf"/><stop offset="1" stop-color="#ffdf8c" stop-opacity="0"/></radialGradient><path d="M0 0H800V700H0Z" fill="url(#bulb)"/><path d="M-20 690Q400 730 820 690V760Q400 800 -20 760Z" fill="${t.mid}"/><path d="M-20 690Q400 730 820 690" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="7"/><path d="M0 776H800V1010H0Z" fill="#3b2a1c" opacity=".6"/>${bar('M560 760V880', ['#57430f', '#8c6e2c', '#c2a15a', '#f3e3b3'], 16)}<circle cx="560" cy="910" r="34" fill="#c2a15a"/><circle cx="550" cy="898" r="12" fill="#fff3cf" filter="url(#s4)"/>`,
  leaf: () =>
    `${ground('#2b5a33')}<path d="M-60 1060C60 560 360 160 880 -60V1060Z" fill="#4c8a52"/><path d="M-60 1060C60 560 360 160 880 -60" fill="none" stroke="#1c3d22" stroke-width="20" filter="url(#s8)"/><g fill="none" stroke="#c9e6b0"><path d="M-40 1040C240 760 520 420 840 60" stroke-width="22" stroke-opacity=".85"/>${[
      0, 1, 2, 3, 4, 5, 6,
    ]
      .map((at) => {
        const [x, y] = [40 + at * 115, 950 - at * 128];
        return `<path d="M${x} ${y}C${x + 110} ${y - 10} ${x + 250} ${y + 60} ${x + 330} ${y + 130}" stroke-width="8" stroke-opacity=".6"/><path d="M${x} ${y}C${x + 4} ${y - 90} ${x + 30} ${y - 190} ${x + 90} ${y - 250}" stroke-width="8" stroke-opacity=".6"/>`;
      })
      .join(
        '',
      )}</g>${strewnOver(170, 'dew', (x, y, _, share) => (share > 0.45 ? `<circle cx="${x + 3}" cy="${y + 6}" r="${10 + share * 14}" fill="#15301a" opacity=".5"/><circle cx="${x}" cy="${y}" r="${10 + share * 14}" fill="#8fc08a" fill-opacity=".8"/><circle cx="${x - 6}" cy="${y - 7}" r="${3 + share * 3}" fill="#fff"/>` : ''))}`,
  face: (t) =>
    `${ground('#f7f1e4')}<circle cx="180" cy="640" r="700" fill="none" stroke="${t.dark}" stroke-width="60"/><circle cx="180" cy="640" r="672" fill="none" stroke="${t.light}" stroke-width="10"/>${Array.from({ length: 60 }, (_, at) => `<path d="M180 ${640 - 640}V${640 - (at % 5 === 0 ? 540 : 600)}" stroke="#2a2320" stroke-width="${at % 5 === 0 ? 22 : 7}" stroke-linecap="round" transform="rotate(${at * 6} 180 640)"/>`).join('')}<g opacity=".85">${leafMark(270, 250, 3, '#4f3123')}</g><path d="M120 690L620 270" stroke="#1f0f05" stroke-opacity=".3" stroke-width="30" stroke-linecap="round" filter="url(#s8)" transform="translate(16 24)"/><path d="M120 690L620 270" stroke="#2a2320" stroke-width="28" stroke-linecap="round"/><path d="M200 540L190 900" stroke="#2a2320" stroke-width="34" stroke-linecap="round"/><path d="M100 560L560 880" stroke="#c0281a" stroke-width="9" stroke-linecap="round"/><circle cx="180" cy="640" r="44" fill="${t.mid}"/><circle cx="170" cy="628" r="16" fill="${t.light}"/>`,
  brassEdge: (t) =>
    `<linearGradient id="mir" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f3f7f7"/><stop offset=".5" stop-color="#c9d8dc"/><stop offset="1" stop-color="#8ea6ae"/></linearGradient><path d="M0 0H800V1000H0Z" fill="url(#mir)"/><path d="M120 -20L-20 260V420L260 -20ZM420 -20L-20 900V1010H60L560 -20Z" fill="#fff" opacity=".45"/>${barOf('M820 160C560 240 380 480 330 1040', t, 120)}<path d="M760 160C520 240 330 480 280 1040" fill="none" stroke="#1f0f05" stroke-opacity=".4" stroke-width="16" filter="url(#s8)"/>`,
  ribbon: (t) =>
    `${ground(mix(t.mid, t.dark, 0.2))}${strewnOver(46, 'giftpaper', (x, y, _, share) => `<circle cx="${x}" cy="${y}" r="${3 + share * 3}" fill="${t.light}" fill-opacity=".5"/>`)}<path d="M320 -20H480V1020H320Z" fill="#1f0f05" opacity=".4" filter="url(#s16)"/><path d="M320 -20H480V1020H320Z" fill="#e9cf8f"/><path d="M332 -20V1020M468 -20V1020" stroke="#fff6da" stroke-width="6"/>${[-1, 1].map((side) => `<g transform="translate(400 480) scale(${side} 1)"><path d="M0 0C120 -240 380 -260 360 -60C350 100 140 110 0 30Z" fill="#1f0f05" opacity=".5" filter="url(#s16)" transform="translate(10 24)"/><path d="M0 0C120 -240 380 -260 360 -60C350 100 140 110 0 30Z" fill="#efd89d"/><path d="M60 -30C150 -170 290 -180 280 -70C270 20 150 40 60 10Z" fill="#b08f45"/><path d="M30 -40C130 -210 330 -230 330 -110" fill="none" stroke="#fff6da" stroke-width="9"/><path d="M10 40C90 180 140 300 240 400L150 440C80 330 20 180 -10 60Z" fill="#e3c681"/></g>`).join('')}<path d="${box(336, 430, 128, 130, 40)}" fill="#f3dfa8"/><path d="M360 440V550M400 436V554M440 440V550" stroke="#b08f45" stroke-opacity=".7" stroke-width="6"/>`,
  pump: (t) =>
    `${body(t, 640)}<path d="M0 0H800V1000H0Z" fill="#E9DCC4"/><path d="M0 640H800V1000H0Z" fill="url(#body)"/><path d="M0 640H800" stroke="#1f0f05" stroke-opacity=".4" stroke-width="24" filter="url(#s8)"/>${bar('M300 660V330', ['#57430f', '#8c6e2c', '#c2a15a', '#f3e3b3'], 150)}${bar('M230 260H700L740 330', ['#57430f', '#8c6e2c', '#c2a15a', '#f3e3b3'], 96)}<path d="M740 380C790 460 784 520 740 530C696 520 690 460 740 380Z" fill="#f6fbff" fill-opacity=".92" stroke="#9fb4ba" stroke-opacity=".7" stroke-width="4"/>${strewnOver(90, 'lather', (x, y, _, share) => (y < 820 ? '' : `<circle cx="${x}" cy="${y}" r="${14 + share * 34}" fill="#fff" fill-opacity=".8" stroke="#cfdde2" stroke-width="3"/>`))}`,
  cap: (t) =>
    `${body(t, 720)}${[150, 230, 310].map((y) => `<path d="M-20 ${y}Q360 ${y + 60} 720 ${y - 20}" fill="none" stroke="${t.deep}" stroke-opacity=".6" stroke-width="40" filter="url(#s4)"/><path d="M-20 ${y - 10}Q360 ${y + 50} 720 ${y - 30}" fill="none" stroke="${t.light}" stroke-width="22" filter="url(#s4)"/>`).join('')}<path d="M0 0H800V100H0Z" fill="${wood.mid}"/><path d="M0 96H800V112H0Z" fill="${wood.deep}" opacity=".7"/><g opacity=".9">${leafMark(230, 520, 7, mix(t.light, '#ffffff', 0.4))}</g>`,
  mat: (t) =>
    `${ground(t.mid)}${strewnOver(24, 'mat', (x, y, _, share) => `<circle cx="${x}" cy="${y}" r="${4 + share * 5}" fill="${share > 0.5 ? t.light : t.dark}" fill-opacity=".7"/>`)}<g transform="translate(520 640)"><circle cx="16" cy="26" r="300" fill="#1f0f05" opacity=".5" filter="url(#s16)"/><circle r="292" fill="${t.dark}"/>${Array.from({ length: 7 }, (_, at) => `<circle r="${280 - at * 38}" cx="${at * 3}" cy="${at * 2}" fill="${at % 2 ? t.mid : mix(t.mid, t.light, 0.35)}" stroke="${t.deep}" stroke-width="7"/>`).join('')}<circle r="22" fill="${t.deep}"/></g>`,
  wheel: (t) =>
    `<linearGradient id="shell"><stop offset="0" stop-color="${t.dark}"/><stop offset=".3" stop-color="${t.light}"/><stop offset=".7" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>${[0, 1, 2, 3, 4].map((at) => `<path d="M${at * 160} -10h150v690h-150Z" fill="url(#shell)"/><path d="M${at * 160 + 150} -10h10v690h-10Z" fill="${t.deep}"/>`).join('')}<path d="M0 670H800V1000H0Z" fill="#E6D7BC"/><path d="M0 640Q400 700 800 640V700Q400 760 0 700Z" fill="${t.deep}"/>${[230, 570].map((x) => `<ellipse cx="${x + 24}" cy="940" rx="150" ry="36" fill="#1f0f05" opacity=".4" filter="url(#s16)"/><path d="M${x - 60} 690H${x + 60}L${x + 40} 830H${x - 40}Z" fill="#2b2d30"/><circle cx="${x}" cy="836" r="112" fill="#1d1f22"/><circle cx="${x}" cy="836" r="74" fill="#565b60"/><circle cx="${x}" cy="836" r="28" fill="#c9d0d4"/><path d="M${x - 90} 780A106 106 0 0 1 ${x - 10} 732" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="10" stroke-linecap="round"/>`).join('')}`,
  canopy: (t) =>
    `${ground(t.mid)}<path d="M400 -40L-60 1040H860Z" fill="${mix(t.mid, t.light, 0.22)}"/><path d="M400 -40L-60 1040M400 -40L400 1040M400 -40L860 1040" stroke="${t.deep}" stroke-opacity=".6" stroke-width="14" filter="url(#s4)"/><path d="M392 -40L-70 1040M394 -40L394 1040M392 -40L850 1040" stroke="${t.light}" stroke-width="6"/><g filter="url(#s4)">${strewnOver(96, 'rain', (x, y, _, share) => `<ellipse cx="${x + 5}" cy="${y + 9}" rx="${9 + share * 15}" ry="${12 + share * 18}" fill="${t.deep}" opacity=".6"/>`)}</g>${strewnOver(96, 'rain', (x, y, _, share) => `<ellipse cx="${x}" cy="${y}" rx="${9 + share * 15}" ry="${12 + share * 18}" fill="${mix(t.mid, t.light, 0.5)}"/><circle cx="${x - 4}" cy="${y - 6 - share * 5}" r="${3 + share * 3}" fill="#fff"/>`)}`,
  blocks: () =>
    `${grain(wood)}${[
      [-60, 520, '#C0694A'],
      [420, 380, '#8FA58A'],
      [220, 760, '#D9A441'],
    ]
      .map(
        ([x, y, color]) =>
          `<path d="${box(Number(x), Number(y), 330, 330, 24)}" fill="#1f0f05" opacity=".5" filter="url(#s16)" transform="translate(18 26)"/><path d="${box(Number(x), Number(y), 330, 330, 24)}" fill="${color}"/><path d="${box(Number(x) + 12, Number(y) + 12, 306, 306, 18)}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="9"/>${Array.from({ length: 5 }, (_, at) => `<path d="M${Number(x) + 40 + at * 60} ${Number(y) + 20}V${Number(y) + 310}" stroke="#3a2010" stroke-opacity=".16" stroke-width="8"/>`).join('')}`,
      )
      .join('')}`,
} as const satisfies Record<string, (t: Tones) => string>;

export type Surface = keyof typeof surfaces;
