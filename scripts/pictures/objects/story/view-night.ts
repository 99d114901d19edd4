import { framed } from '../../framed.ts';

/** A street in the evening: dark houses, lit windows, a person at one of them. */
const panes = [
  [34, 96, '#FFD88A'],
  [34, 136, '#38424C'],
  [74, 96, '#38424C'],
  [74, 136, '#F5B96A'],
  [248, 84, '#F5B96A'],
  [288, 84, '#38424C'],
  [248, 126, '#38424C'],
  [288, 126, '#FFD88A'],
] as const;

export const drawing = framed(
  340,
  250,
  0.44,
  `<linearGradient id="sky" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#16232C"/><stop offset=".7" stop-color="#3A4A68"/><stop offset="1" stop-color="#B5705A"/></linearGradient><rect width="340" height="250" fill="url(#sky)"/><g fill="#FFF3D6"><circle cx="40" cy="30" r="1.6"/><circle cx="92" cy="52" r="1.2"/><circle cx="150" cy="22" r="1.8"/><circle cx="206" cy="44" r="1.2"/><circle cx="312" cy="36" r="1.6"/><circle cx="176" cy="66" r="1"/></g><circle cx="262" cy="40" r="16" fill="#F7EBCB"/><circle cx="270" cy="36" r="14" fill="#22313F"/>
<path d="M16 220V84L62 54L110 84V220Z" fill="#2A2228"/><path d="M230 220V74L278 46L326 74V220Z" fill="#241F2A"/><path d="M110 220V66L170 26L230 66V220Z" fill="#3A2B30"/>
${panes.map(([x, y, color]) => `<rect x="${x}" y="${y}" width="22" height="28" fill="${color}"/><path d="M${x + 11} ${y}V${y + 28}M${x} ${y + 13}H${x + 22}" stroke="#1A1518" stroke-width="2"/>`).join('')}
<ellipse cx="170" cy="130" rx="60" ry="50" fill="#FFC76A" opacity=".35" filter="url(#soft)"/><rect x="132" y="84" width="76" height="88" fill="#FFDF9E"/><circle cx="170" cy="122" r="12" fill="#5A3020"/><path d="M148 172C148 146 156 138 170 138C184 138 192 146 192 172Z" fill="#8F4629"/><path d="M196 172V148M189 148H203L199 132H193Z" stroke="#5A3020" stroke-width="2" fill="#FFF6DC"/><path d="M170 84V110M132 110H208" stroke="#2A1A18" stroke-width="3"/><path d="M128 80H212V90H128ZM124 170H216V178H124Z" fill="#1F171B"/>
<path d="M-10 216H352V260H-10Z" fill="#3A3438"/><path d="M124 216H216L250 260H90Z" fill="#FFC76A" opacity=".28" filter="url(#air)"/><path d="M50 220V150" stroke="#0E0B0D" stroke-width="4"/><path d="M42 150H58L54 136H46Z" fill="#FFE7B0"/><circle cx="50" cy="144" r="18" fill="#FFD88A" opacity=".4" filter="url(#soft)"/>`,
);
