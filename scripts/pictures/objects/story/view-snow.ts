import { framed } from '../../framed.ts';

/** A hut in the snow before mountains, its window lit. */
export const drawing = framed(
  340,
  250,
  0.44,
  `<linearGradient id="sky" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#5E7B93"/><stop offset=".6" stop-color="#C8C9D2"/><stop offset="1" stop-color="#F0D3C0"/></linearGradient><rect width="340" height="250" fill="url(#sky)"/>
<path d="M-10 170L70 62L118 118L176 40L262 140L300 104L360 176V260H-10Z" fill="#8EA3B5"/><path d="M70 62L92 88L76 96L62 88L48 92ZM176 40L206 76L186 84L172 72L156 84L150 76ZM300 104L322 128L302 130L288 120Z" fill="#F6F7F8"/><path d="M176 40L262 140L300 104L360 176V260H190Z" fill="#3A5468" opacity=".16"/>
<path d="M-10 186C60 160 120 176 180 180C240 184 300 160 360 178V260H-10Z" fill="#DFE6EC"/>
<g fill="#2F4A44"><path d="M40 190L56 120L72 190ZM70 196L82 142L94 196ZM282 190L298 112L314 190ZM312 198L324 150L336 198Z"/></g><path d="M50 146L56 120L62 146L56 142ZM292 140L298 112L304 140L298 136Z" fill="#F6F7F8"/>
<path d="M142 160H240V214H142Z" fill="#6B452F"/><path d="M142 172H240M142 186H240M142 200H240" stroke="#3A2217" stroke-opacity=".5" stroke-width="2"/><path d="M126 166L190 112L256 166Z" fill="#4A2F20"/><path d="M122 168L190 106L260 168L252 172L190 122L130 172Z" fill="#FDFDFC"/><rect x="214" y="108" width="16" height="30" fill="#5A3C2C"/><path d="M212 104H232V112H212Z" fill="#FDFDFC"/><path d="M222 100C214 84 236 78 228 56" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="7" stroke-linecap="round" filter="url(#air)"/>
<rect x="158" y="174" width="24" height="24" fill="#FFD88A"/><path d="M170 174V198M158 186H182" stroke="#4A2F20" stroke-width="3"/><rect x="202" y="176" width="22" height="38" fill="#3A2217"/><ellipse cx="170" cy="216" rx="34" ry="8" fill="#FFD88A" opacity=".55" filter="url(#soft)"/>
<path d="M-10 214C70 200 150 222 220 212C270 206 310 212 360 204V260H-10Z" fill="#F8F9FA"/><path d="M206 216C200 228 178 236 186 260H214C206 240 226 230 224 216Z" fill="#C7D1DA"/>`,
);
