import { blur, type Drawing } from '../../drawing.ts';

const sock =
  'M84 66Q126 72 168 66C170 120 172 190 170 244C169 268 180 290 176 320C170 356 136 368 110 384C88 398 70 416 46 416C18 416 8 390 22 370C38 348 68 334 80 306C88 284 86 240 85 200C83 150 82 110 84 66Z';
const heel = 'M176 320C170 352 146 362 124 376C120 346 136 306 171 268C174 284 179 300 176 320Z';
const toe = 'M22 370C28 361 37 354 46 347C66 356 78 374 78 402C68 410 58 416 46 416C18 416 8 390 22 370Z';
const cuff = 'M84 66Q126 72 168 66L169 128Q126 135 82.5 128Z';

const ribs = Array.from({ length: 15 }, (_, i) => 87 + i * 5.7);

/** Pair of knitted socks, held by a wooden clip. */
export const drawing: Drawing = {
  viewBox: [276, 428],
  pose: 'hangs',
  height: 0.47,
  draw: (t) => {
    const one = (far: boolean): string => `<path d="${sock}" fill="${t.mid}"/>
    <g clip-path="url(#sock)">
      <path d="${sock}" fill="url(#turn)"/>
      ${ribs.map((x) => `<path d="M${x} 62V250Q${x} 300 ${x - 26} 330T${x - 100} 420" fill="none" stroke="${t.deep}" stroke-opacity=".13" stroke-width="1.6"/><path d="M${x + 2.6} 62V250Q${x + 2.6} 300 ${x - 24} 330T${x - 98} 420" fill="none" stroke="${t.light}" stroke-opacity=".16" stroke-width="1.4"/>`).join('')}
      <path d="M96 130Q98 220 98 280Q92 330 44 372L74 376Q112 340 118 290Q116 220 118 130Z" fill="${t.light}" opacity=".55" filter="url(#m)"/>
      <path d="M146 120Q156 200 148 260Q160 290 152 350L190 340V120Z" fill="${t.deep}" opacity=".3" filter="url(#m)"/>
      <path d="M40 424Q100 404 180 340V430H40Z" fill="${t.deep}" opacity=".4" filter="url(#m)"/>
      <path d="M82 286Q110 300 140 288M78 306Q104 322 128 312" fill="none" stroke="${t.deep}" stroke-opacity=".35" stroke-width="6" filter="url(#s)"/>
      <path d="${heel}" fill="${t.dark}"/><path d="${heel}" fill="url(#patch)"/><path d="M124 376C120 346 136 306 171 268" fill="none" stroke="${t.deep}" stroke-opacity=".45" stroke-width="1.5"/>
      <path d="${toe}" fill="${t.dark}"/><path d="${toe}" fill="url(#patch)"/><path d="M46 347C66 356 78 374 78 402" fill="none" stroke="${t.deep}" stroke-opacity=".45" stroke-width="1.5"/>
      <path d="M82 142Q126 150 170 142V156Q126 164 82 156Z" fill="${t.light}" opacity=".85"/><path d="M82 164Q126 172 170 164V169Q126 177 82 169Z" fill="${t.light}" opacity=".7"/>
      <path d="M82 124Q126 131 170 124V138Q126 145 82 138Z" fill="${t.deep}" opacity=".4" filter="url(#s)"/>
      <path d="${cuff}" fill="${t.mid}"/><path d="${cuff}" fill="url(#turn)"/>
      ${ribs.map((x) => `<path d="M${x} 64V134" stroke="${t.deep}" stroke-opacity=".34" stroke-width="2"/><path d="M${x + 2.7} 64V134" stroke="${t.light}" stroke-opacity=".5" stroke-width="1.8"/>`).join('')}
      <path d="M82.5 128Q126 135 169 128" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1.5"/>
      <path d="M92 66Q94 100 92 128L110 130Q112 100 110 68Z" fill="${t.light}" opacity=".5" filter="url(#s)"/>
      <path d="M106 60Q126 92 146 60V70Q126 108 106 70Z" fill="${t.deep}" opacity=".35" filter="url(#s)"/>
    </g>
    <path d="${sock}" fill="none" stroke="${t.deep}" stroke-opacity=".4" stroke-width="1.2"/>
    ${far ? `<path d="${sock}" fill="${t.deep}" opacity=".26"/>` : ''}`;
    return `<defs>
    ${blur('s', 2.5)}${blur('m', 8)}
    <linearGradient id="turn" gradientUnits="userSpaceOnUse" x1="82" y1="0" x2="176" y2="0"><stop offset="0" stop-color="${t.dark}" stop-opacity=".5"/><stop offset=".16" stop-color="${t.light}" stop-opacity=".1"/><stop offset=".32" stop-color="${t.light}" stop-opacity=".35"/><stop offset=".6" stop-color="${t.dark}" stop-opacity="0"/><stop offset="1" stop-color="${t.dark}" stop-opacity=".95"/></linearGradient>
    <linearGradient id="patch" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${t.light}" stop-opacity=".3"/><stop offset=".5" stop-color="${t.light}" stop-opacity="0"/><stop offset="1" stop-color="${t.deep}" stop-opacity=".45"/></linearGradient>
    <linearGradient id="wood" x1="0" x2="1"><stop offset="0" stop-color="#b98452"/><stop offset=".3" stop-color="#e6bf93"/><stop offset="1" stop-color="#8d5f38"/></linearGradient>
    <clipPath id="sock"><path d="${sock}"/></clipPath></defs>
    <g transform="translate(12 0)"><path d="M126 30C110 22 112 4 126 4C140 4 142 22 126 30" fill="none" stroke="#6f5b3c" stroke-width="4"/><path d="M126 30C110 22 112 4 126 4C140 4 142 22 126 30" fill="none" stroke="#d9c39a" stroke-width="2.6"/>
    <g transform="rotate(-18 126 66) translate(9 2)">${one(true)}</g>
    <g transform="rotate(4 126 66) translate(-3 0)"><path d="${sock}" fill="#000" opacity=".28" transform="translate(7 5)" filter="url(#m)"/>${one(false)}</g>
    <path d="M113 30H139L136 92Q126 96 116 92Z" fill="#000" opacity=".34" transform="translate(4 5)" filter="url(#s)"/>
    <path d="M113 28Q126 24 139 28L137 60L135.5 92Q126 96 116.5 92L115 60Z" fill="url(#wood)" stroke="#5d3d1d" stroke-opacity=".5"/><path d="M115 56H137M115 61H137" stroke="#4a3018" stroke-opacity=".4" stroke-width="1.2"/><rect x="111" y="54" width="30" height="8" rx="3" fill="#aab4b8" stroke="#434b51" stroke-width=".8"/><path d="M113 56H137" stroke="#fff" stroke-opacity=".8" stroke-width="1.6"/><path d="M119 32L120 52M119.5 66L121 90" stroke="#fff3dd" stroke-opacity=".5" stroke-width="2"/><circle cx="126" cy="34" r="3" fill="#5d3d1d"/></g>`;
  },
};
