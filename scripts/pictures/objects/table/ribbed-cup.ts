import { coffeeSurface } from '../../coffee.ts';
import { footShade, roundGradient, type Drawing } from '../../drawing.ts';

const body = 'M6 24 C10 96 18 160 30 206 Q34 222 54 226 Q100 234 146 226 Q166 222 170 206 C182 160 190 96 194 24 Z';
const grooves = Array.from({ length: 13 }, (_, at) => {
  const side = Math.cos((Math.PI * (at + 0.5)) / 13);
  return `M${(100 - side * 92).toFixed(1)} 34C${(100 - side * 88).toFixed(1)} 100 ${(100 - side * 78).toFixed(1)} 160 ${(100 - side * 66).toFixed(1)} 214`;
}).join('');

/** A cup without a handle, grooved from rim to foot. */
export const drawing: Drawing = {
  viewBox: [200, 232],
  pose: 'stands',
  height: 0.34,
  draw: (
    t,
  ) => `<defs>${roundGradient('turn', t)}${footShade('foot')}<clipPath id="in"><path d="${body}"/></clipPath></defs>
<path d="${body}" fill="url(#turn)"/><g clip-path="url(#in)" fill="none"><path d="${grooves}" stroke="${t.deep}" stroke-opacity=".5" stroke-width="3.4"/><path d="${grooves}" stroke="${t.light}" stroke-opacity=".7" stroke-width="2.2" transform="translate(3 0)"/></g><path d="${body}" fill="url(#foot)"/>
<ellipse cx="100" cy="24" rx="94" ry="19" fill="${t.mid}"/><ellipse cx="100" cy="25" rx="87" ry="15.5" fill="${t.dark}"/>${coffeeSurface(100, 30, 80, 11)}<path d="M8 21C24 6 74 4 118 6" fill="none" stroke="${t.light}" stroke-width="2.4" stroke-linecap="round"/>`,
};
