import { blur, footShade, type Drawing } from '../../drawing.ts';

const satin = { deep: '#7a5f38', dark: '#a98b5c', mid: '#d6bd8f', light: '#fbf0d8' };
const loop = 'M150 74C120 40 60 8 40 30C24 50 66 76 150 74Z';
const back = 'M150 70C136 36 104 -4 84 10C74 24 104 52 150 74Z';

/** Box of firm paper with a lid and a ribbon tied to a bow. */
export const drawing: Drawing = {
  viewBox: [292, 312],
  pose: 'stands',
  height: 0.43,
  draw: (t) => {
    const wing = `<path d="${back}" fill="${satin.dark}"/><path d="M92 14Q112 30 146 70" fill="none" stroke="${satin.deep}" stroke-opacity=".5" stroke-width="5" filter="url(#s)"/>
    <path d="${loop}" fill="url(#satin)"/><path d="M44 34C52 22 100 44 142 72C100 66 52 56 44 34Z" fill="${satin.deep}" opacity=".85"/><path d="M44 34C56 26 104 48 142 72" fill="none" stroke="${satin.dark}" stroke-width="2"/>
    <path d="M40 32Q60 60 140 76Q70 78 44 56Q32 44 40 32Z" fill="url(#satin)"/><path d="M48 50Q80 66 124 72" fill="none" stroke="${satin.light}" stroke-opacity=".9" stroke-width="4" filter="url(#s)"/>
    <path d="${loop}" fill="none" stroke="${satin.deep}" stroke-opacity=".6" stroke-width="1"/>`;
    return `<defs>
    ${blur('s', 2.5)}${blur('m', 9)}${footShade('foot')}
    <linearGradient id="front" x1="0" x2="1"><stop offset="0" stop-color="${t.light}" stop-opacity=".55"/><stop offset=".3" stop-color="${t.light}" stop-opacity=".2"/><stop offset=".6" stop-color="${t.dark}" stop-opacity=".05"/><stop offset="1" stop-color="${t.dark}" stop-opacity=".95"/></linearGradient>
    <linearGradient id="top" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${t.light}"/><stop offset=".5" stop-color="${t.light}" stop-opacity=".55"/><stop offset="1" stop-color="${t.light}" stop-opacity=".1"/></linearGradient>
    <linearGradient id="band" x1="0" x2="1"><stop offset="0" stop-color="${satin.dark}"/><stop offset=".14" stop-color="${satin.mid}"/><stop offset=".4" stop-color="${satin.light}"/><stop offset=".62" stop-color="${satin.mid}"/><stop offset="1" stop-color="${satin.dark}"/></linearGradient>
    <linearGradient id="satin" x1="0" y1="0" x2=".7" y2="1"><stop offset="0" stop-color="${satin.light}"/><stop offset=".4" stop-color="${satin.mid}"/><stop offset=".75" stop-color="${satin.light}"/><stop offset="1" stop-color="${satin.dark}"/></linearGradient>
    <clipPath id="box"><path d="M16 128H284L280 308Q280 312 276 312H24Q20 312 20 308Z"/></clipPath><clipPath id="lid"><path d="M6 88H294L292 132Q292 136 288 136H12Q8 136 8 132Z"/></clipPath></defs>
    <g transform="translate(-4 -1)">
    <path d="M16 128H284L280 308Q280 312 276 312H24Q20 312 20 308Z" fill="${t.mid}"/>
    <g clip-path="url(#box)">
      <path d="M16 128H284V312H16Z" fill="url(#front)"/>
      <path d="M34 150Q30 230 36 300L92 304Q76 230 88 146Z" fill="${t.light}" opacity=".5" filter="url(#m)"/>
      <path d="M8 132H292V152H8Z" fill="${t.deep}" opacity=".75" filter="url(#s)"/><path d="M8 140H292V170H8Z" fill="${t.deep}" opacity=".28" filter="url(#m)"/>
      <path d="M16 128H284V312H16Z" fill="url(#foot)"/>
      <path d="M130 128H176V320H130Z" fill="#000" opacity=".3" filter="url(#s)"/>
      <path d="M129 128H171V312H129Z" fill="url(#band)"/><path d="M129 128H171V312H129Z" fill="url(#foot)"/><path d="M132.5 128V312M167.5 128V312" stroke="${satin.deep}" stroke-opacity=".45" stroke-width="1"/>
      <path d="M120 130H180V150H120Z" fill="#3a2810" opacity=".45" filter="url(#s)"/>
    </g>
    <path d="M24 66H276L294 88H6Z" fill="${t.mid}"/><path d="M24 66H276L294 88H6Z" fill="url(#top)"/>
    <path d="M132 66H168L172 88H128Z" fill="${satin.light}"/><path d="M132 66H168L172 88H128Z" fill="url(#band)" opacity=".6"/>
    <path d="M84 78Q150 62 240 80L250 88H90Z" fill="${t.deep}" opacity=".3" filter="url(#s)"/>
    <path d="M6 88H294L292 132Q292 136 288 136H12Q8 136 8 132Z" fill="${t.mid}"/><path d="M6 88H294L292 132Q292 136 288 136H12Q8 136 8 132Z" fill="url(#front)"/><path d="M6 88H294" stroke="${t.light}" stroke-width="2.4"/><path d="M8 133.5H292" stroke="${t.deep}" stroke-opacity=".4" stroke-width="1.6"/>
    <g clip-path="url(#lid)"><path d="M24 92Q20 112 26 134H92Q82 112 88 92Z" fill="${t.light}" opacity=".45" filter="url(#m)"/></g>
    <path d="M130 90H176V136H130Z" fill="#000" opacity=".3" filter="url(#s)"/><path d="M128 88H172V136H128Z" fill="url(#band)"/><path d="M131.5 88V136M168.5 88V136" stroke="${satin.deep}" stroke-opacity=".45" stroke-width="1"/>
    <path d="M146 76C128 96 104 112 92 134L112 130L118 144C130 118 146 98 156 80Z" fill="#000" opacity=".35" transform="translate(5 5)" filter="url(#s)"/><path d="M154 76C172 96 196 112 208 134L188 130L182 144C170 118 154 98 144 80Z" fill="#000" opacity=".35" transform="translate(5 5)" filter="url(#s)"/>
    <path d="M146 76C128 96 104 112 92 134L112 130L118 144C130 118 146 98 156 80Z" fill="url(#satin)" stroke="${satin.deep}" stroke-opacity=".5" stroke-width="1"/><path d="M154 76C172 96 196 112 208 134L188 130L182 144C170 118 154 98 144 80Z" fill="url(#satin)" stroke="${satin.deep}" stroke-opacity=".5" stroke-width="1"/>
    <g>${wing}</g><g transform="matrix(-1 0 0 1 300 0)">${wing}<path d="${loop}" fill="${satin.deep}" opacity=".16"/></g>
    <path d="M136 62Q150 56 164 62Q170 74 164 86Q150 92 136 86Q130 74 136 62Z" fill="#000" opacity=".35" transform="translate(3 4)" filter="url(#s)"/><path d="M136 62Q150 56 164 62Q170 74 164 86Q150 92 136 86Q130 74 136 62Z" fill="url(#band)" stroke="${satin.deep}" stroke-opacity=".6" stroke-width="1"/><path d="M144 62Q142 74 145 86M156 62Q158 74 155 86" fill="none" stroke="${satin.deep}" stroke-opacity=".4" stroke-width="1.4"/>
    </g>`;
  },
};
