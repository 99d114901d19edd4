import { blur, type Drawing } from '../../drawing.ts';

const upper =
  'M152 20C152 70 146 112 118 138C88 166 44 176 20 202C6 218 6 240 16 246Q60 251 116 250C152 248 164 232 192 228H262Q268 220 267 198C266 176 256 158 253 138C249 106 250 62 252 16Q202 30 152 20Z';
const opening = 'M152 20Q202 -2 252 16Q204 34 152 20Z';
const gore = 'M180 23Q202 25 226 21C226 70 222 110 212 146Q202 152 194 146C188 108 182 64 180 23Z';
const sole =
  'M8 236Q6 253 22 257Q66 262 118 260C156 257 170 242 196 236H264Q270 231 267 223H190C166 226 152 244 116 246Q60 247 12 242Z';
const heel = 'M182 239Q188 232 198 230H267L265 262H191Q188 250 182 239Z';

/** Pair of Chelsea boots with elastic gores and pull tabs. */
export const drawing: Drawing = {
  viewBox: [368, 270],
  pose: 'stands',
  height: 0.37,
  draw: (t) => {
    const boot = (
      far: boolean,
    ): string => `<path d="M240 16C238 -4 262 -4 259 22L257 40H247Z" fill="${t.deep}"/><path d="M242 16C241 0 259 0 257 20L255 38H248Z" fill="${t.dark}"/>
    <path d="${opening}" fill="url(#inner)"/><path d="M152 20Q202 -2 252 16" fill="none" stroke="${t.dark}" stroke-width="2.4"/>
    <path d="${heel}" fill="#33221a"/><path d="${heel}" fill="url(#stack)"/><path d="M187 239.5H266M189 247H265.5M191 254.5H265" stroke="#120a05" stroke-opacity=".6" stroke-width="1"/>
    <path d="${sole}" fill="#2b1c13"/><path fill="none" d="M10 244Q60 250 116 249C152 247 164 231 192 227H266" stroke="#9a7350" stroke-opacity=".85" stroke-width="1.8"/><path fill="none" d="M12 244Q60 250 116 249C152 247 164 231 192 227H266" stroke="#f0dcc0" stroke-opacity=".7" stroke-width="1" stroke-dasharray="3 2.5"/>
    <path d="${upper}" fill="${t.mid}"/>
    <g clip-path="url(#upper)">
      <path d="${upper}" fill="url(#turn)"/>
      <path d="M158 40Q160 90 138 128L166 138Q180 100 178 40Z" fill="${t.light}" opacity=".6" filter="url(#m)"/>
      <path d="M26 208Q70 188 118 152Q140 140 152 168L128 196Q80 196 32 226Z" fill="${t.light}" opacity=".66" filter="url(#m)"/>
      <path d="M34 208Q62 190 90 178Q98 180 84 190Q56 202 40 216Z" fill="#fff" opacity=".42" filter="url(#s)"/>
      <path d="M228 30Q232 90 228 140Q236 180 232 232H276V20Z" fill="${t.deep}" opacity=".36" filter="url(#m)"/>
      <path d="M4 234Q70 242 116 236Q156 228 190 214L272 212V256H4Z" fill="${t.deep}" opacity=".62" filter="url(#m)"/>
      <path d="M112 146Q140 160 150 186M98 158Q124 166 136 190" fill="none" stroke="${t.deep}" stroke-opacity=".32" stroke-width="5" filter="url(#s)"/>
      <path d="M202 150Q190 190 196 230" fill="none" stroke="${t.deep}" stroke-opacity=".55" stroke-width="1.4"/><path d="M207 152Q195 190 201 230" fill="none" stroke="${t.light}" stroke-opacity=".6" stroke-width="1.2" stroke-dasharray="4.5 3"/>
      <path d="M253 138Q236 152 232 184Q230 210 234 230" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1.3"/>
      <path d="${gore}" fill="${t.deep}"/><path d="${gore}" fill="url(#gore)"/>
      <g clip-path="url(#gore-c)">${Array.from({ length: 14 }, (_, i) => `<path d="M${178 + i * 3.7} 16Q${185 + i * 2.6} 90 ${193 + i * 1.6} 152" fill="none" stroke="#000" stroke-opacity=".38" stroke-width="1.3"/>`).join('')}</g>
      <path d="${gore}" fill="none" stroke="${t.deep}" stroke-opacity=".8" stroke-width="1.4"/>
      <path d="M175 23C177 64 183 110 190 149Q202 158 216 149C227 112 231 70 231 21" fill="none" stroke="${t.light}" stroke-opacity=".75" stroke-width="1.2" stroke-dasharray="4.5 3"/>
      <path d="M152 20Q202 30 252 16V22Q202 37 152 26Z" fill="${t.dark}" opacity=".8"/>
    </g>
    <path d="${upper}" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1.3"/>
    <path d="M152 20Q202 30 252 16" fill="none" stroke="${t.light}" stroke-opacity=".85" stroke-width="1.8"/>
    ${far ? `<path d="${upper}" fill="${t.deep}" opacity=".34"/><path d="${sole}${heel}" fill="#000" opacity=".28"/>` : ''}`;
    return `<defs>
    ${blur('s', 2.5)}${blur('m', 8)}
    <linearGradient id="turn" x1="0" x2="1"><stop offset="0" stop-color="${t.light}" stop-opacity=".2"/><stop offset=".5" stop-color="${t.light}" stop-opacity=".1"/><stop offset=".7" stop-color="${t.dark}" stop-opacity=".2"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
    <linearGradient id="inner" x1="0" x2="1"><stop offset="0" stop-color="${t.deep}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
    <linearGradient id="gore" x1="0" x2="1"><stop offset="0" stop-color="#fff" stop-opacity=".06"/><stop offset=".35" stop-color="#fff" stop-opacity=".3"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></linearGradient>
    <linearGradient id="stack" x1="0" x2="1"><stop offset="0" stop-color="#6b452c"/><stop offset=".4" stop-color="#4a2d1b"/><stop offset="1" stop-color="#21130a"/></linearGradient>
    <clipPath id="upper"><path d="${upper}"/></clipPath><clipPath id="gore-c"><path d="${gore}"/></clipPath></defs>
    <g transform="translate(-6 7)"><g transform="translate(102 -8)">${boot(true)}</g>${boot(false)}</g>`;
  },
};
