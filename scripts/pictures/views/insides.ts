import { mix } from '../colours.ts';
import { leafMark, type Drawing } from '../drawing.ts';
import type { Tones } from '../materials.ts';
import { signs } from '../variants/labels.ts';
import { cloths, type Cloth } from './cloths.ts';
import { box, cast, circle, counterTop, sheet } from './sheet.ts';
import { stud } from './trims.ts';

const tape = (path: string, color: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="#1f0f05" stroke-opacity=".4" stroke-width="${width}" stroke-linecap="round" filter="url(#s8)" transform="translate(8 14)"/><path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="${width * 0.2}" stroke-linecap="round" transform="translate(-3 -4)"/>`;

/** A bag that stands open: its lining, a pocket inside and the zip round its mouth. */
export const openBag = (width: number, height: number, radius: number, hasHandles = true): Drawing =>
  sheet((t) => {
    const outer = box(400 - width / 2, 520 - height / 2, width, height, radius);
    const mouth = box(400 - width / 2 + 44, 520 - height / 2 + 44, width - 88, height - 88, Math.max(30, radius - 30));
    const lining = mix(t.light, '#e9dcc2', 0.6);
    const [left, right] = [400 - width / 2, 400 + width / 2];
    return `${counterTop()}${hasHandles ? tape(`M${left + width * 0.22} ${520 - height / 2 + 10}C${left + width * 0.2} ${520 - height / 2 - 190} ${right - width * 0.2} ${520 - height / 2 - 190} ${right - width * 0.22} ${520 - height / 2 + 10}`, '#7c5130', 34) : ''}${cast(outer)}
<linearGradient id="hide" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${t.light}"/><stop offset=".4" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient><linearGradient id="deep" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${mix(lining, '#3a2412', 0.66)}"/><stop offset=".5" stop-color="${mix(lining, '#5a3c20', 0.3)}"/><stop offset="1" stop-color="${lining}"/></linearGradient>
<path d="${outer}" fill="url(#hide)"/><path d="${outer}" fill="none" stroke="${t.deep}" stroke-opacity=".6" stroke-width="4"/><path d="${box(400 - width / 2 + 20, 520 - height / 2 + 20, width - 40, height - 40, Math.max(30, radius - 12))}" fill="none" stroke="${t.light}" stroke-opacity=".8" stroke-width="5" stroke-dasharray="22 11"/>
<path d="${mouth}" fill="url(#deep)"/><path d="${mouth}" fill="none" stroke="#2b2622" stroke-width="15"/><path d="${mouth}" fill="none" stroke="#d9c08a" stroke-width="9" stroke-dasharray="7 5"/>
<clipPath id="mouth"><path d="${mouth}"/></clipPath><g clip-path="url(#mouth)"><path d="${mouth}" fill="none" stroke="#1f0f05" stroke-opacity=".6" stroke-width="90" filter="url(#s16)" transform="translate(26 30)"/><path d="${box(430, 520 - height * 0.2, width * 0.34, height * 0.52, 12)}" fill="${mix(lining, '#ffffff', 0.1)}" stroke="${mix(lining, '#3a2412', 0.5)}" stroke-width="4"/><path d="M440 ${520 - height * 0.2 + 20}h${width * 0.34 - 20}" stroke="${mix(lining, '#3a2412', 0.5)}" stroke-width="4" stroke-dasharray="15 8"/><g transform="translate(${400 - width * 0.3} ${520 - height * 0.12})"><path d="M0 0H150V84H0Z" fill="#f6ecd9"/>${leafMark(16, 16, 1.5, '#4f3123')}<path d="M74 32H132M74 54H112" stroke="#4f3123" stroke-opacity=".7" stroke-width="7"/></g></g>`;
  });

/** A suitcase that lies open: straps on one side, a net and a zip on the other. */
export const openCase = sheet((t) => {
  const half = (y: number, inside: string): string =>
    `${cast(box(110, y, 580, 380, 46))}<path d="${box(110, y, 580, 380, 46)}" fill="url(#hide)"/><path d="${box(110, y, 580, 380, 46)}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="6"/><path d="${box(142, y + 32, 516, 316, 30)}" fill="#d8cbb2"/><path d="${box(142, y + 32, 516, 316, 30)}" fill="none" stroke="#1f0f05" stroke-opacity=".4" stroke-width="26" filter="url(#s8)"/>${inside}`;
  const net = Array.from(
    { length: 24 },
    (_, at) => `M${at * 30 - 20} 540L${at * 30 + 280} 870M${at * 30 + 280} 540L${at * 30 - 20} 870`,
  ).join('');
  return `${counterTop()}<linearGradient id="hide" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${t.light}"/><stop offset=".4" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>${half(110, `<path d="${box(176, 180, 300, 220, 20)}" fill="${mix(t.mid, '#ffffff', 0.55)}"/><path d="${box(196, 160, 270, 190, 20)}" fill="#efe6d6" stroke="#a98d62" stroke-opacity=".5" stroke-width="4"/><path d="M500 190h120v180h-120Z" fill="#8fb0c0"/><path d="M142 160L658 452M658 160L142 452" stroke="#4f3123" stroke-width="22"/><path d="${box(366, 276, 68, 60, 10)}" fill="#2a2a2c"/>`)}${half(530, `<clipPath id="net"><path d="${box(142, 562, 516, 316, 30)}"/></clipPath><g clip-path="url(#net)"><path d="${net}" stroke="#5a4632" stroke-opacity=".5" stroke-width="3"/></g><path d="M150 610H650" stroke="#2b2622" stroke-width="14"/><path d="M150 610H650" stroke="#d9c08a" stroke-width="8" stroke-dasharray="6 5"/><path d="M560 604h44v12h-44Z" fill="#c9a95e"/>`)}<path d="M130 506H670" stroke="#1d1f22" stroke-width="16"/>`;
});

/** Cloth spread on the counter, one corner folded back so that its other side shows, with the sewn-in label. */
export const spread = (cloth: Cloth, hasFringe = false): Drawing =>
  sheet((t) => {
    const piece = 'M120 170L700 120L740 720L520 900L150 880Z';
    const corner = 'M740 720L520 900L500 690Z';
    const fringe = hasFringe
      ? Array.from(
          { length: 26 },
          (_, at) =>
            `<path d="M${152 + at * 14.4} ${880 + at * 0.8}q${(at % 3) * 5 - 6} 40 ${(at % 4) * 4 - 5} 84" fill="none" stroke="${at % 2 ? t.mid : t.light}" stroke-width="8" stroke-linecap="round"/>`,
        ).join('')
      : '';
    return `${counterTop()}${cast(piece)}${fringe}<clipPath id="piece"><path d="${piece}"/></clipPath><g clip-path="url(#piece)"><g transform="rotate(-5) scale(.46)">${cloths[cloth](t)}${[
      [800, 0],
      [0, 1000],
      [800, 1000],
      [1600, 0],
      [1600, 1000],
      [-800, 0],
      [-800, 1000],
    ]
      .map(([x, y]) => `<g transform="translate(${x} ${y})">${cloths[cloth](t)}</g>`)
      .join(
        '',
      )}</g><g fill="none" filter="url(#s16)"><path d="M120 420C320 380 520 300 620 90" stroke="${t.deep}" stroke-opacity=".4" stroke-width="40"/><path d="M110 380C300 340 480 250 560 90" stroke="#fff" stroke-opacity=".4" stroke-width="34"/></g></g><path d="M138 196L686 148L722 716" fill="none" stroke="${t.deep}" stroke-opacity=".45" stroke-width="4" stroke-dasharray="14 8"/><path d="${piece}" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="3"/>
<path d="${corner}" fill="#1f0f05" opacity=".5" filter="url(#s16)" transform="translate(-18 -10)"/><path d="${corner}" fill="${mix(t.mid, t.light, 0.62)}"/><linearGradient id="fold" x1="1" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#2a1608" stop-opacity=".3"/></linearGradient><path d="${corner}" fill="url(#fold)"/><path d="M720 724L524 882" stroke="${t.deep}" stroke-opacity=".4" stroke-width="4" stroke-dasharray="14 8"/><g transform="translate(520 740) rotate(-39)"><path d="M0 0H130V70H0Z" fill="#f6ecd9" transform="translate(10 30)"/><g transform="translate(24 44)">${leafMark(0, 0, 1.3, '#4f3123')}<path d="M54 12H104M54 32H90" stroke="#4f3123" stroke-opacity=".7" stroke-width="6"/></g></g>`;
  });

const sole = (t: Tones, x: number, mirror: 1 | -1, heel: boolean): string => {
  const path =
    'M0 -380C70 -380 116 -310 112 -220C108 -130 70 -80 74 0C78 80 104 150 100 250C96 340 50 386 0 386C-50 386 -92 340 -92 250C-92 150 -80 80 -84 0C-88 -100 -112 -160 -108 -240C-104 -320 -70 -380 0 -380Z';
  const tread = heel
    ? `<path d="M-90 210C-40 196 50 196 98 210C104 330 56 380 0 380C-56 380 -98 330 -90 210Z" fill="#2a1a10"/>${[250, 290, 330].map((y) => `<path d="M-66 ${y}H72" stroke="#000" stroke-opacity=".5" stroke-width="9"/>`).join('')}${[-330, -290, -250, -210].map((y) => `<path d="M-80 ${y}Q0 ${y - 24} 88 ${y}" fill="none" stroke="#000" stroke-opacity=".18" stroke-width="7"/>`).join('')}`
    : Array.from(
        { length: 16 },
        (_, at) =>
          `<path d="M-100 ${at * 46 - 340}l34 24l34 -24l34 24l34 -24l34 24l34 -24" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="11" stroke-linejoin="round"/>`,
      ).join('');
  return `<g transform="translate(${x} 510) scale(${mirror} 1) rotate(3)">${cast(path)}<path d="${path}" fill="${t.dark}"/><path d="${path}" fill="none" stroke="${t.mid}" stroke-width="22"/><g transform="scale(.93 .95)"><path d="${path}" fill="${heel ? '#c79a63' : mix('#efe3cc', t.light, 0.3)}"/><clipPath id="sole${x}"><path d="${path}"/></clipPath><g clip-path="url(#sole${x})">${tread}</g><path d="${path}" fill="none" stroke="#5a3a1c" stroke-opacity=".6" stroke-width="5" stroke-dasharray="17 9"/></g>${leafMark(-22, 20, 1.5, '#5a3a1c')}</g>`;
};

/** A pair of shoes from below. */
export const soles = (hasHeel: boolean): Drawing =>
  sheet((t) => `${counterTop()}${sole(t, 250, 1, hasHeel)}${sole(t, 550, -1, hasHeel)}`);

/** An open umbrella from below: ribs, stretchers and handle. */
export const openUmbrella = sheet((t) => {
  const reach = 350;
  const tip = (at: number, far: number): string =>
    `${Math.round(Math.cos((at / 8) * Math.PI * 2 + 0.2) * far)} ${Math.round(Math.sin((at / 8) * Math.PI * 2 + 0.2) * far)}`;
  const edge = `M${tip(0, reach)}${Array.from({ length: 8 }, (_, at) => `Q${tip(at + 0.5, reach * 0.86)} ${tip(at + 1, reach)}`).join('')}Z`;
  return `${counterTop()}<g transform="translate(400 500)">${cast(edge, 34, 44)}<radialGradient id="dome" cx=".4" cy=".36" r=".75"><stop offset="0" stop-color="${t.dark}"/><stop offset=".6" stop-color="${t.mid}"/><stop offset="1" stop-color="${mix(t.mid, t.light, 0.5)}"/></radialGradient><path d="${edge}" fill="url(#dome)"/>${Array.from({ length: 8 }, (_, at) => `<path d="M0 0L${tip(at, reach)}L${tip(at + 0.5, reach * 0.93)}Z" fill="#000" opacity="${at % 2 ? 0.1 : 0.03}"/>`).join('')}<path d="${edge}" fill="none" stroke="${t.light}" stroke-opacity=".7" stroke-width="6"/>${Array.from({ length: 8 }, (_, at) => `<path d="M0 0L${tip(at, reach)}" stroke="#1d1f22" stroke-width="9"/><path d="M-2 -2L${tip(at, reach)}" stroke="#c9d0d4" stroke-width="4"/><circle cx="${tip(at, reach).replace(' ', '" cy="')}" r="9" fill="#c9d0d4"/><path d="M${tip(at, 60)}L${tip(at, 190)}" stroke="#7d868b" stroke-width="7"/>`).join('')}<circle r="64" fill="none" stroke="#8d979c" stroke-width="10"/>${tape('M0 0L120 270C140 330 90 380 40 350', '#7c5130', 44)}<circle r="30" fill="#2a2a2c"/></g>`;
});

/** A wallet from outside, closed. */
export const closedWallet = sheet((t) => {
  const path = box(120, 300, 560, 430, 34);
  return `${counterTop()}<g transform="rotate(-7 400 515)">${cast(box(130, 312, 560, 434, 34))}<path d="${box(128, 312, 560, 430, 34)}" fill="${t.dark}"/><linearGradient id="hide" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${t.light}"/><stop offset=".34" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient><path d="${path}" fill="url(#hide)"/><clipPath id="hidec"><path d="${path}"/></clipPath><g clip-path="url(#hidec)" opacity=".5">${cloths.leather(t)}</g><path d="${box(146, 326, 508, 378, 22)}" fill="none" stroke="${t.light}" stroke-opacity=".9" stroke-width="5" stroke-dasharray="20 10"/><path d="M120 330V700" stroke="${t.deep}" stroke-opacity=".5" stroke-width="18" filter="url(#s8)"/><g opacity=".8" transform="translate(3 4)">${leafMark(520, 590, 2.4, t.light)}</g>${leafMark(520, 590, 2.4, t.deep)}</g>`;
});

/** A belt rolled up, from above. */
export const coil = sheet((t) => {
  const spiral = (from: number): string =>
    `M${Array.from({ length: 150 }, (_, at) => {
      const angle = at * 0.17;
      const far = from + at * 1.62;
      return `${Math.round(400 + Math.cos(angle) * far)} ${Math.round(520 + Math.sin(angle) * far)}`;
    }).join('L')}`;
  return `${counterTop()}${cast(circle(400, 520, 306))}<path d="${spiral(56)}" fill="none" stroke="${t.deep}" stroke-width="50"/><path d="${spiral(56)}" fill="none" stroke="${t.mid}" stroke-width="34"/><path d="${spiral(53)}" fill="none" stroke="${t.light}" stroke-opacity=".6" stroke-width="9"/><path d="${spiral(64)}" fill="none" stroke="#f0d9b8" stroke-opacity=".5" stroke-width="3" stroke-dasharray="12 8"/>${stud(640, 690, 26)}<path d="${box(668, 452, 60, 190, 12)}" fill="none" stroke="#a8853c" stroke-width="22"/><path d="M662 460V630" stroke="#f4e1a8" stroke-width="6"/>`;
});

/** A watch from behind: the case back with its screws, the strap's lining. */
export const caseBack = sheet(
  (t) =>
    `${counterTop()}${cast(box(290, -40, 220, 1100, 20))}<linearGradient id="strap"><stop offset="0" stop-color="${mix(t.light, '#e2c9a4', 0.6)}"/><stop offset="1" stop-color="${mix(t.mid, '#b38d5c', 0.6)}"/></linearGradient><path d="M290 -40H510L530 330H270ZM270 710H530L510 1060H290Z" fill="url(#strap)"/><path d="M312 -40L296 320M488 -40L504 320M296 720L312 1060M504 720L488 1060" stroke="#5a3a1c" stroke-opacity=".6" stroke-width="5" stroke-dasharray="18 9"/>${[840, 910, 980].map((y) => `<ellipse cx="400" cy="${y}" rx="13" ry="16" fill="#3a2412"/>`).join('')}<g transform="translate(400 520)">${cast(circle(0, 0, 236))}<linearGradient id="case" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fbfcfc"/><stop offset=".5" stop-color="#aab4b8"/><stop offset="1" stop-color="#5f696e"/></linearGradient><path d="M228 -34h46v68h-46Z" fill="#8d979c"/><circle r="236" fill="url(#case)"/><circle r="206" fill="#c5cdd0"/><circle r="206" fill="none" stroke="#5f696e" stroke-width="5"/><circle r="150" fill="none" stroke="#5f696e" stroke-opacity=".6" stroke-width="4"/>${Array.from({ length: 40 }, (_, at) => `<path d="M0 -184v${at % 3 === 0 ? 16 : 10}" stroke="#5f696e" stroke-opacity=".8" stroke-width="5" transform="rotate(${at * 9})"/>`).join('')}${[30, 120, 210, 300].map((turn) => `<g transform="rotate(${turn}) translate(0 -220)"><circle r="12" fill="#737d82"/><path d="M-8 0H8" stroke="#2b3033" stroke-width="4"/></g>`).join('')}<g transform="translate(-40 -46) scale(2.9)">${leafMark(0, 0, 1, '#4a5358')}</g><path d="M-150 -110L60 -150L-90 150L-160 60Z" fill="#fff" opacity=".3" filter="url(#s8)"/></g>`,
);

/** The seat of a chair or stool from above, its back or its legs beside it. */
export const seat = (hasBack: boolean): Drawing =>
  sheet((t) => {
    const path = hasBack ? box(170, 260, 460, 470, 90) : circle(400, 500, 270);
    const leg = (x: number, y: number): string =>
      `<circle cx="${x + 14}" cy="${y + 20}" r="36" fill="#1f0f05" opacity=".4" filter="url(#s8)"/><circle cx="${x}" cy="${y}" r="32" fill="${t.dark}"/>`;
    return `${counterTop()}${(hasBack
      ? [
          [190, 740],
          [610, 740],
          [180, 250],
          [620, 250],
        ]
      : [
          [190, 320],
          [610, 320],
          [200, 690],
          [610, 690],
        ]
    )
      .map(([x = 0, y = 0]) => leg(x, y))
      .join(
        '',
      )}${cast(path, 34, 44)}<linearGradient id="seat" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${t.light}"/><stop offset=".4" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient><clipPath id="seatc"><path d="${path}"/></clipPath><path d="${path}" fill="url(#seat)"/><g clip-path="url(#seatc)"><g fill="none" stroke="${t.deep}" stroke-opacity=".28">${Array.from({ length: 18 }, (_, at) => `<path d="M${120 + at * 34} 200C${110 + at * 34} 420 ${136 + at * 34} 620 ${120 + at * 34} 800" stroke-width="${4 + (at % 3) * 3}"/>`).join('')}</g><path d="${path}" fill="none" stroke="#1f0f05" stroke-opacity=".3" stroke-width="60" filter="url(#s16)"/><ellipse cx="380" cy="480" rx="170" ry="150" fill="#fff" opacity=".12" filter="url(#s40)"/></g><path d="${path}" fill="none" stroke="${t.light}" stroke-opacity=".6" stroke-width="7"/>${
      hasBack
        ? `${[0, 1, 2, 3, 4].map((at) => `<circle cx="${236 + at * 82}" cy="262" r="22" fill="${t.dark}"/>`).join('')}${tape('M150 226Q400 150 650 226', t.mid, 62)}`
        : [
            [300, 400],
            [500, 400],
            [300, 600],
            [500, 600],
          ]
            .map(
              ([x, y]) =>
                `<circle cx="${x}" cy="${y}" r="26" fill="${t.dark}"/><circle cx="${x}" cy="${y}" r="26" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="4"/><path d="M${(x ?? 0) - 20} ${y}h40" stroke="${t.deep}" stroke-width="5"/>`,
            )
            .join('')
    }`;
  });

/** What lies on the counter in a row, from above: the cars of a train, blocks, cubes. */
export const blocksAbove = (kind: 'cubes' | 'blocks' | 'train'): Drawing =>
  sheet((t) => {
    const wood = '#D2A06C';
    const block = (x: number, y: number, width: number, height: number, color: string, turn: number, on = ''): string =>
      `<g transform="translate(${x} ${y}) rotate(${turn})">${cast(box(-width / 2, -height / 2, width, height, 16))}<path d="${box(-width / 2, -height / 2, width, height, 16)}" fill="${color}"/><path d="${box(-width / 2 + 6, -height / 2 + 6, width - 12, height - 12, 12)}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="6"/>${Array.from({ length: 4 }, (_, at) => `<path d="M${-width / 2 + 12} ${-height / 2 + (height / 5) * (at + 1)}q${width / 2} ${at * 6 - 9} ${width - 24} 0" fill="none" stroke="#3a2010" stroke-opacity=".14" stroke-width="5"/>`).join('')}${on}</g>`;
    if (kind === 'train')
      return `${counterTop()}<path d="M-20 300C300 240 520 720 820 700" fill="none" stroke="#B98452" stroke-width="150" opacity=".5"/><path d="M-20 270C300 210 520 690 820 670M-20 330C300 270 520 750 820 730" fill="none" stroke="#7C5130" stroke-width="10"/>${block(190, 290, 260, 150, t.mid, 8, `<circle cx="-70" r="44" fill="${t.deep}"/><circle cx="-70" r="28" fill="#1d110a"/><path d="${box(16, -64, 100, 128, 12)}" fill="#d9a441"/>`)}${block(430, 470, 210, 140, wood, 42, `<path d="${box(-80, -46, 160, 92, 10)}" fill="#5a3a20"/><circle cx="-36" r="36" fill="#D9A441"/><circle cx="38" r="36" fill="#8FA58A"/>`)}${block(630, 640, 190, 140, t.light, 26, `<path d="M-60 -30H60M-60 0H60M-60 30H60" stroke="#7C5130" stroke-width="20" stroke-linecap="round"/>`)}`;
    const colors =
      kind === 'cubes' ? [t.mid, t.light, '#F1E7D8', mix(t.mid, t.dark, 0.4)] : [wood, '#C0694A', '#8FA58A', '#D9A441'];
    const names = ['star', 'bird', 'house', 'ship', 'flower', 'moon', 'sun', 'tree', 'fish'] as const;
    return `${counterTop()}${names
      .map((name, at) => {
        const [x, y] = [(at % 3) * 250 + 150 + (at % 2) * 18, Math.floor(at / 3) * 290 + 210 - (at % 2) * 22];
        return block(
          x,
          y,
          176,
          kind === 'cubes' || at % 3 ? 176 : 96,
          colors[at % 4] ?? wood,
          ((at * 37) % 40) - 20,
          kind === 'cubes'
            ? `<g transform="scale(4.6)">${signs[name]('#4f3123', '#fff6df')}</g>`
            : at % 2
              ? `<circle r="40" fill="#fff" fill-opacity=".28"/>`
              : '',
        );
      })
      .join('')}`;
  });

/** A hat from below: its lining and the ribs of its brim. */
export const hatInside = sheet(
  (t) =>
    `${counterTop()}<g transform="translate(400 520)">${cast(circle(0, 0, 290))}<circle r="290" fill="${t.mid}"/>${Array.from({ length: 60 }, (_, at) => `<path d="M0 -288V-196" stroke="${at % 2 ? t.deep : t.light}" stroke-opacity=".5" stroke-width="13" transform="rotate(${at * 6})"/>`).join('')}<circle r="198" fill="${mix(t.dark, t.deep, 0.5)}"/><circle r="198" fill="none" stroke="#1f0f05" stroke-opacity=".5" stroke-width="50" filter="url(#s16)"/>${Array.from({ length: 12 }, (_, at) => `<path d="M0 -20Q26 -90 8 -190" fill="none" stroke="${t.mid}" stroke-opacity=".5" stroke-width="9" transform="rotate(${at * 30})"/>`).join('')}<circle r="22" fill="${t.mid}" opacity=".6"/><g transform="translate(-60 96)"><path d="M0 0H120V64H0Z" fill="#f6ecd9"/>${leafMark(12, 12, 1.2, '#4f3123')}<path d="M58 22H106M58 42H92" stroke="#4f3123" stroke-opacity=".7" stroke-width="6"/></g></g>`,
);
