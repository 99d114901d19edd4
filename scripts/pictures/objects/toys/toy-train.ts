import { blur, leafMark, type Drawing } from '../../drawing.ts';
import type { Tones } from '../../materials.ts';

const beech: Tones = { deep: '#7c5732', dark: '#b78a58', mid: '#deb887', light: '#f8e3c0' };

/** Locomotive and open wagon of wood, seen from the side. */
export const drawing: Drawing = {
  viewBox: [480, 190],
  pose: 'stands',
  height: 0.232,
  draw: (t) => {
    const wheel = (x: number, y: number, r: number): string =>
      `<circle cx="${x}" cy="${y}" r="${r}" fill="${beech.deep}"/><circle cx="${x}" cy="${y}" r="${r - 1}" fill="url(#disc)"/><circle cx="${x}" cy="${y}" r="${r * 0.72}" fill="none" stroke="${beech.deep}" stroke-opacity=".55" stroke-width="1.6"/><circle cx="${x}" cy="${y + 1}" r="${r * 0.72}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1.2"/><circle cx="${x + 1.5}" cy="${y + 2}" r="${r * 0.3}" fill="#000" opacity=".35" filter="url(#s)"/><circle cx="${x}" cy="${y}" r="${r * 0.28}" fill="${t.mid}"/><circle cx="${x}" cy="${y}" r="${r * 0.28}" fill="url(#knob)"/>`;
    const plank = (x: number, y: number, width: number, height: number): string =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="5" fill="${beech.mid}"/><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="5" fill="url(#down)"/><path d="M${x + 5} ${y + height * 0.4}q${width * 0.3} 3 ${width * 0.5} 0t${width * 0.46} 1M${x + 5} ${y + height * 0.68}q${width * 0.2} -3 ${width * 0.5} 0t${width * 0.46} -1" fill="none" stroke="${beech.deep}" stroke-opacity=".28" stroke-width="1.2"/><path d="M${x + 4} ${y + 1.5}H${x + width - 4}" stroke="#fff" stroke-opacity=".6" stroke-width="1.8"/>`;
    return `<defs>
    ${blur('s', 2.5)}${blur('m', 8)}
    <linearGradient id="boiler" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${t.mid}"/><stop offset=".2" stop-color="${t.light}"/><stop offset=".45" stop-color="${t.mid}"/><stop offset=".9" stop-color="${t.dark}"/><stop offset="1" stop-color="${t.deep}"/></linearGradient>
    <linearGradient id="down" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#3a200c" stop-opacity=".38"/></linearGradient>
    <linearGradient id="flat" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${t.light}" stop-opacity=".7"/><stop offset=".45" stop-color="${t.light}" stop-opacity="0"/><stop offset="1" stop-color="${t.deep}" stop-opacity=".5"/></linearGradient>
    <linearGradient id="stack" x1="0" x2="1"><stop offset="0" stop-color="${beech.dark}"/><stop offset=".3" stop-color="${beech.light}"/><stop offset="1" stop-color="${beech.dark}"/></linearGradient>
    <linearGradient id="stain" x1="0" x2="1"><stop offset="0" stop-color="${t.dark}"/><stop offset=".3" stop-color="${t.light}"/><stop offset=".6" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.deep}"/></linearGradient>
    <linearGradient id="brass" x1="0" x2="1"><stop offset="0" stop-color="#8c6e2c"/><stop offset=".32" stop-color="#fbf0c9"/><stop offset="1" stop-color="#94742f"/></linearGradient>
    <radialGradient id="disc" cx=".36" cy=".3" r=".85"><stop offset="0" stop-color="#fbe9cb"/><stop offset=".5" stop-color="#dfb988"/><stop offset="1" stop-color="#9c7040"/></radialGradient>
    <radialGradient id="knob" cx=".35" cy=".3" r=".8"><stop offset="0" stop-color="${t.light}"/><stop offset=".5" stop-color="${t.mid}" stop-opacity=".4"/><stop offset="1" stop-color="${t.deep}"/></radialGradient></defs>
    <g transform="translate(-3 -26)">
    <path d="M276 166H312" stroke="#59636a" stroke-width="5"/><circle cx="284" cy="166" r="7" fill="url(#brass)"/><circle cx="304" cy="166" r="7" fill="url(#brass)"/>
    <path d="M42 152L6 198Q4 204 12 204H58V152Z" fill="${t.mid}"/><path d="M42 152L6 198Q4 204 12 204H58V152Z" fill="url(#flat)"/><path d="M46 158L22 200M54 158L38 200" stroke="${t.deep}" stroke-opacity=".45" stroke-width="2"/>
    <path d="M48 46H84L78 84H54Z" fill="url(#stack)"/><rect x="42" y="30" width="48" height="18" rx="6" fill="url(#stain)"/><path d="M44 45H88" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1.5"/><ellipse cx="66" cy="32" rx="22" ry="4" fill="${t.deep}"/><path d="M52 78H80V86H52Z" fill="#000" opacity=".25" filter="url(#s)"/>
    <path d="M112 84V66Q112 52 128 52Q144 52 144 66V84Z" fill="url(#brass)"/><path d="M108 80H148V86H108Z" fill="url(#brass)"/>
    <rect x="34" y="82" width="150" height="72" rx="12" fill="url(#boiler)"/><rect x="34" y="82" width="18" height="72" rx="9" fill="${t.deep}" opacity=".3"/>
    <path d="M88 82V154M150 82V154" stroke="#6a521c" stroke-width="7.5"/><path d="M88 82V154M150 82V154" stroke="#d6b567" stroke-width="6"/><path d="M88 92V104M150 92V104" stroke="#fff8dc" stroke-width="6" opacity=".8"/>
    <rect x="26" y="102" width="14" height="30" rx="6" fill="url(#brass)" stroke="#57430f" stroke-width=".8"/>
    <path d="M172 56H262V156H172Z" fill="#000" opacity=".3" transform="translate(-5 4)" filter="url(#s)"/>
    <rect x="174" y="52" width="92" height="104" rx="5" fill="${t.mid}"/><rect x="174" y="52" width="92" height="104" rx="5" fill="url(#flat)"/><path d="M176 60Q220 66 264 60M176 128Q220 122 264 130M176 142Q220 148 264 140" fill="none" stroke="${t.deep}" stroke-opacity=".16" stroke-width="1.3"/>
    <rect x="192" y="66" width="56" height="46" rx="8" fill="${t.deep}"/><path d="M195 109V74Q195 69 200 69H246" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="4" filter="url(#s)"/><path d="M200 112H240Q248 112 248 104V74" fill="none" stroke="${t.light}" stroke-opacity=".7" stroke-width="1.6"/>
    <g opacity=".6">${leafMark(212.9, 120, 0.78, t.deep)}</g>${leafMark(212, 119, 0.78, t.light)}
    <path d="M176 54H264V64H176Z" fill="#000" opacity=".35" filter="url(#s)"/><path d="M160 48Q160 30 186 28H254Q280 30 280 48Q280 54 274 54H166Q160 54 160 48Z" fill="${beech.mid}"/><path d="M160 48Q160 30 186 28H254Q280 30 280 48Q280 54 274 54H166Q160 54 160 48Z" fill="url(#down)"/><path d="M170 38Q220 30 270 40M166 46Q220 40 274 46" fill="none" stroke="${beech.deep}" stroke-opacity=".25" stroke-width="1.2"/><path d="M170 35Q176 30 188 30H252" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2"/>
    ${plank(40, 152, 240, 26)}
    <circle cx="346" cy="106" r="21" fill="url(#disc)"/><circle cx="346" cy="106" r="14" fill="none" stroke="${beech.deep}" stroke-opacity=".35" stroke-width="1.3"/><circle cx="346" cy="106" r="7" fill="none" stroke="${beech.deep}" stroke-opacity=".35" stroke-width="1.3"/><circle cx="434" cy="106" r="21" fill="url(#disc)"/><circle cx="434" cy="106" r="14" fill="none" stroke="${beech.deep}" stroke-opacity=".35" stroke-width="1.3"/><circle cx="434" cy="106" r="7" fill="none" stroke="${beech.deep}" stroke-opacity=".35" stroke-width="1.3"/>
    <circle cx="390" cy="104" r="22" fill="url(#disc)"/><circle cx="390" cy="104" r="15" fill="none" stroke="${beech.deep}" stroke-opacity=".35" stroke-width="1.3"/><circle cx="390" cy="104" r="8" fill="none" stroke="${beech.deep}" stroke-opacity=".35" stroke-width="1.3"/>
    <path d="M368 84A21 21 0 0 0 370 122M412 84A22 22 0 0 1 410 122" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="4" filter="url(#s)"/>
    <circle cx="369" cy="72" r="20" fill="url(#disc)"/><circle cx="369" cy="72" r="13.5" fill="none" stroke="${beech.deep}" stroke-opacity=".35" stroke-width="1.3"/><circle cx="369" cy="72" r="7" fill="none" stroke="${beech.deep}" stroke-opacity=".35" stroke-width="1.3"/><circle cx="411" cy="71" r="20" fill="url(#disc)"/><circle cx="411" cy="71" r="13.5" fill="none" stroke="${beech.deep}" stroke-opacity=".35" stroke-width="1.3"/><circle cx="411" cy="71" r="7" fill="none" stroke="${beech.deep}" stroke-opacity=".35" stroke-width="1.3"/>
    <path d="M336 102H446V116H336Z" fill="#000" opacity=".4" filter="url(#s)"/>
    <rect x="308" y="106" width="166" height="48" rx="5" fill="${t.mid}"/><rect x="308" y="106" width="166" height="48" rx="5" fill="url(#flat)"/><path d="M310 130H472" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1.6"/><path d="M310 132H472" stroke="${t.light}" stroke-opacity=".5" stroke-width="1.2"/><path d="M312 108H470" stroke="${t.light}" stroke-opacity=".9" stroke-width="2"/>
    ${[322, 391, 460].map((x) => `<rect x="${x - 6}" y="100" width="12" height="56" rx="3" fill="${t.mid}"/><rect x="${x - 6}" y="100" width="12" height="56" rx="3" fill="url(#stain)" opacity=".85"/>`).join('')}
    ${plank(302, 152, 178, 26)}
    <path d="M62 176H266L260 190H68ZM318 176H464L458 190H324Z" fill="#5b3d20"/><path d="M62 176H266V182H62ZM318 176H464V182H318Z" fill="#2b1808" opacity=".6"/>
    ${wheel(84, 188, 27)}${wheel(152, 188, 27)}${wheel(232, 188, 27)}${wheel(342, 190, 25)}${wheel(440, 190, 25)}
    <path d="M84 190L152 190" stroke="#57430f" stroke-width="8" stroke-linecap="round"/><path d="M84 189L152 189" stroke="#d6b567" stroke-width="6" stroke-linecap="round"/><path d="M86 187.5H150" stroke="#fff8dc" stroke-width="1.6" opacity=".9"/>
    </g>`;
  },
};
