import { blur, footShade, roundGradient, type Drawing } from '../../drawing.ts';

const shell = 'M34 106H230Q256 106 256 134V426Q256 454 230 454H34Q8 454 8 426V134Q8 106 34 106Z';
const ribs = [42, 78, 114, 150, 186, 222];

const wheel = (x: number, front: boolean): string =>
  `<path d="M${x - 17} 448H${x + 17}V462Q${x} 468 ${x - 17} 462Z" fill="#24272a"/><rect x="${x - 12}" y="456" width="24" height="28" rx="${front ? 9 : 7}" fill="#15171a"/><rect x="${x - 12}" y="456" width="24" height="28" rx="9" fill="url(#tyre)"/><rect x="${x - 2}" y="457" width="4" height="26" fill="#0b0c0d" opacity=".8"/>`;

/** Trolley case with a ribbed shell, drawn-out handle, combination lock and four twin wheels. */
export const drawing: Drawing = {
  viewBox: [252, 484],
  pose: 'stands',
  height: 0.62,
  draw: (t) => `<g transform="translate(-6 -1)"><defs>
  ${blur('s', 2.5)}${blur('m', 8)}${footShade('foot')}
  ${roundGradient('pole', { deep: '#434B51', dark: '#6b767c', mid: '#aab4b8', light: '#ffffff' })}
  <linearGradient id="side" x1="0" x2="1"><stop offset="0" stop-color="${t.deep}" stop-opacity=".7"/><stop offset=".07" stop-color="${t.deep}" stop-opacity=".1"/><stop offset=".2" stop-color="${t.light}" stop-opacity=".5"/><stop offset=".42" stop-color="${t.light}" stop-opacity="0"/><stop offset=".6" stop-color="${t.dark}" stop-opacity=".1"/><stop offset=".94" stop-color="${t.dark}" stop-opacity=".9"/><stop offset="1" stop-color="${t.deep}" stop-opacity=".8"/></linearGradient>
  <linearGradient id="rib" x1="0" x2="1"><stop offset="0" stop-color="${t.deep}" stop-opacity=".5"/><stop offset=".3" stop-color="${t.light}" stop-opacity=".65"/><stop offset=".55" stop-color="${t.light}" stop-opacity="0"/><stop offset="1" stop-color="${t.deep}" stop-opacity=".4"/></linearGradient>
  <linearGradient id="top" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${t.light}" stop-opacity=".85"/><stop offset=".05" stop-color="${t.light}" stop-opacity=".3"/><stop offset=".14" stop-color="${t.light}" stop-opacity="0"/><stop offset=".88" stop-color="${t.deep}" stop-opacity="0"/><stop offset="1" stop-color="${t.deep}" stop-opacity=".55"/></linearGradient>
  <linearGradient id="tyre" x1="0" x2="1"><stop offset="0" stop-color="#fff" stop-opacity=".12"/><stop offset=".35" stop-color="#fff" stop-opacity=".22"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></linearGradient>
  <linearGradient id="black" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#5d6368"/><stop offset=".3" stop-color="#34383c"/><stop offset="1" stop-color="#191b1d"/></linearGradient>
  <linearGradient id="fade" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="0" stop-color="#000"/><stop offset=".06" stop-color="#fff"/><stop offset=".94" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient>
  <clipPath id="shell"><path d="${shell}"/></clipPath></defs>
  <rect x="86" y="14" width="9" height="100" fill="url(#pole)"/><rect x="169" y="14" width="9" height="100" fill="url(#pole)"/>
  <rect x="84" y="58" width="13" height="6" rx="2" fill="#7a868c"/><rect x="167" y="58" width="13" height="6" rx="2" fill="#7a868c"/>
  <path d="M76 14Q76 3 88 3H176Q188 3 188 14V22Q188 28 181 28H83Q76 28 76 22Z" fill="url(#black)"/><rect x="116" y="7" width="32" height="6" rx="3" fill="#14161a" opacity=".7"/><path d="M82 7H110" stroke="#fff" stroke-opacity=".35" stroke-width="2" stroke-linecap="round"/>
  <path d="M80 106Q80 96 88 96H176Q184 96 184 106Z" fill="#24272a"/>
  ${wheel(40, true)}${wheel(224, true)}
  <path d="${shell}" fill="${t.mid}"/>
  <g clip-path="url(#shell)">
    <path d="${shell}" fill="url(#side)"/>
    ${ribs.map((x) => `<path d="M${x - 13} 146Q${x - 13} 128 ${x} 128Q${x + 13} 128 ${x + 13} 146V414Q${x + 13} 432 ${x} 432Q${x - 13} 432 ${x - 13} 414Z" fill="url(#rib)" opacity=".62"/><path d="M${x + 13} 146V414" stroke="${t.deep}" stroke-opacity=".3" stroke-width="1.2"/>`).join('')}
    <path d="${shell}" fill="url(#top)"/>
    <path d="M26 150Q20 270 26 410L58 410Q46 270 58 150Z" fill="#fff" opacity=".2" filter="url(#m)"/>
    <path d="M8 272H256V284H8Z" fill="${t.deep}" opacity=".16"/>
    <path d="M12 134Q12 110 34 110H230Q252 110 252 134V426Q252 450 230 450H34Q12 450 12 426Z" fill="none" stroke="${t.light}" stroke-opacity=".55" stroke-width="1.6"/>
    <path d="${shell}" fill="url(#foot)"/>
  </g>
  <path d="M8 418V426Q8 454 34 454H48Q20 448 18 418ZM256 418V426Q256 454 230 454H216Q244 448 246 418ZM8 142V134Q8 106 34 106H48Q20 112 18 142ZM256 142V134Q256 106 230 106H216Q244 112 246 142Z" fill="${t.deep}" opacity=".35"/>
  <path d="${shell}" fill="none" stroke="${t.deep}" stroke-opacity=".6" stroke-width="1.4"/>
  <path d="M92 114Q92 104 100 104H164Q172 104 172 114V119Q172 124 166 124H98Q92 124 92 119Z" fill="#000" opacity=".4" transform="translate(3 4)" filter="url(#s)"/><path d="M92 112Q92 103 100 103H164Q172 103 172 112V117Q172 122 166 122H98Q92 122 92 117Z" fill="url(#black)"/><path d="M100 106H150" stroke="#fff" stroke-opacity=".35" stroke-width="1.6" stroke-linecap="round"/>
  <rect x="222" y="252" width="30" height="52" rx="6" fill="#000" opacity=".35" transform="translate(-2 4)" filter="url(#s)"/><rect x="224" y="250" width="28" height="52" rx="6" fill="url(#black)"/>
  <rect x="230" y="257" width="16" height="24" rx="2" fill="#0e1012"/>${[260, 267.5, 275].map((y) => `<rect x="232" y="${y - 1.5}" width="12" height="6" rx="1.2" fill="#cdd5d8"/><path d="M236 ${y + 1.5}H240" stroke="#434b51" stroke-width="1.2"/>`).join('')}
  <circle cx="238" cy="292" r="4.6" fill="#cfae62"/><path d="M238 290V294.5" stroke="#4a380c" stroke-width="1.3"/>
  <rect x="112" y="380" width="40" height="20" rx="3" fill="#000" opacity=".25" transform="translate(1.5 2)" filter="url(#s)"/><rect x="112" y="380" width="40" height="20" rx="3" fill="url(#pole)"/>
  <g transform="translate(126 383.5) scale(.42)" fill="#343b40"><rect width="9" height="32"/><path d="M11 15C11 6 18 0 28 0C28 9 21 15 11 15Z"/><path d="M11 17C21 17 28 23 28 32C18 32 11 26 11 17Z"/></g></g>`,
};
