import type { Drawing } from '../../drawing.ts';
import { mix } from '../../colours.ts';
import { cloth, onRail, under } from '../../garment.ts';
import { seam } from '../../weave.ts';

const crown = 'M0 34C-34 34 -66 54 -80 96C-89 124 -91 150 -91 178L91 178C91 150 89 124 80 96C66 54 34 34 0 34Z';
const brim = 'M-97 164C-60 174 60 174 97 164C100 186 100 208 97 226C60 239 -60 239 -97 226C-100 208 -100 186 -97 164Z';

/** Ribs round a head: narrower towards the sides. */
const turns = (count: number): number[] =>
  Array.from({ length: count + 1 }, (_, at) => Math.sin(((at / count) * 2 - 1) * (Math.PI / 2)));

export const drawing: Drawing = {
  viewBox: [202, 238],
  pose: 'hangs',
  height: 0.33,
  draw: (t) => {
    const wales = turns(26)
      .map((at) => `M${at * 7} 33C${at * 62} 40 ${at * 90} 96 ${at * 92} 180`)
      .join('');
    const ridges = turns(26)
      .map((at) => `M${at * 7 - 2} 33C${at * 62 - 2} 40 ${at * 90 - 2.6} 96 ${at * 92 - 2.6} 180`)
      .join('');
    const bands = (shift: number): string =>
      turns(30)
        .map(
          (at) =>
            `M${at * 98 + shift} ${172 - 8 * at * at - 2}C${at * 101 + shift} 190 ${at * 101 + shift} 208 ${at * 98 + shift} ${238 - 10 * at * at}`,
        )
        .join('');
    const loop = 'M0 4C-7 4 -9 14 -7 24C-5 32 -2 36 0 40C2 36 5 32 7 24C9 14 7 4 0 4Z';
    return onRail(
      202,
      238,
      `<path d="${loop}" fill="none" stroke="${mix(t.dark, t.deep, 0.5)}" stroke-width="4.6"/><path d="${loop}" fill="none" stroke="${t.mid}" stroke-width="3"/><path d="M-1 4C-7 5 -8 14 -6 24" fill="none" stroke="${t.light}" stroke-opacity=".8" stroke-width="1"/>
${cloth(
  {
    id: 'crown',
    path: crown,
    turn: 1,
    rim: 14,
    folds: [
      { from: [-6, 36], to: [-44, 110], bend: -10, width: 9, strength: 0.3 },
      { from: [8, 36], to: [48, 116], bend: 10, width: 10, strength: 0.34 },
      { from: [0, 36], to: [4, 90], width: 7, strength: 0.3 },
    ],
    over: `<path d="${ridges}" fill="none" stroke="${t.light}" stroke-opacity=".42" stroke-width="2.4"/><path d="${wales}" fill="none" stroke="${t.deep}" stroke-opacity=".4" stroke-width="2"/><path d="M-50 70Q-66 100 -70 150" fill="none" stroke="${t.light}" stroke-opacity=".5" stroke-width="14" filter="url(#b8)"/>`,
  },
  t,
)}
${under('M-97 156C-60 166 60 166 97 156L97 176L-97 176Z', t, 'crown', 0.5)}<g clip-path="url(#crownc)"><path d="M-92 162C-60 172 60 172 92 162" fill="none" stroke="${t.deep}" stroke-opacity=".6" stroke-width="8" filter="url(#b4)"/></g>
${cloth(
  {
    id: 'brim',
    path: brim,
    turn: 1,
    rim: 11,
    over: `<path d="${bands(-2.4)}" fill="none" stroke="${t.light}" stroke-opacity=".45" stroke-width="2.4"/><path d="${bands(0)}" fill="none" stroke="${t.deep}" stroke-opacity=".45" stroke-width="2"/>${seam('M-98 170C-60 180 60 180 98 170', t, 0.25)}<path d="M-62 178L-62 222" stroke="${t.light}" stroke-opacity=".5" stroke-width="14" filter="url(#b8)"/>`,
  },
  t,
)}
<path d="M31 188L67 184L67 216L31 220Z" fill="${t.deep}" opacity=".5" filter="url(#b1)" transform="translate(1.6 2)"/><path d="M31 188L67 184L67 216L31 220Z" fill="#9a6a40"/><path d="M31 188L67 184L67 216L31 220Z" fill="none" stroke="#5d3a20" stroke-opacity=".7"/><path d="M34 191L64 187.5L64 213.5L34 217Z" fill="none" stroke="#e6c39a" stroke-opacity=".8" stroke-width=".9" stroke-dasharray="2.4 1.4"/>`,
    );
  },
};
