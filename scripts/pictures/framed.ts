import { blur, type Drawing } from './drawing.ts';
import type { Tones } from './materials.ts';

const rim = 22;
const mount = 20;
const cord = 58;

/** A framed picture on a cord. `art` draws in a box of `width` to `height`, its upper left corner at 0 0; what is outside is cut off. */
export const framed = (width: number, height: number, share: number, art: string): Drawing => {
  const [outerWidth, outerHeight] = [width + 2 * (rim + mount), height + 2 * (rim + mount)];
  const [right, low] = [outerWidth, cord + outerHeight];
  return {
    viewBox: [outerWidth, low],
    pose: 'hangs',
    height: share,
    draw: (t: Tones) => `<defs>${blur('soft', 6)}${blur('air', 2.5)}
<linearGradient id="top" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${t.light}"/><stop offset="1" stop-color="${t.mid}"/></linearGradient>
<linearGradient id="left" x1="0" x2="1"><stop offset="0" stop-color="${t.mid}"/><stop offset=".4" stop-color="${t.light}"/><stop offset="1" stop-color="${t.dark}"/></linearGradient>
<linearGradient id="right" x1="0" x2="1"><stop offset="0" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.deep}"/></linearGradient>
<linearGradient id="low" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.deep}"/></linearGradient>
<linearGradient id="mount" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FFFDF8"/><stop offset="1" stop-color="#EBE2D2"/></linearGradient>
<clipPath id="in"><rect width="${width}" height="${height}"/></clipPath></defs>
<path d="M${right / 2} 4L36 ${cord + 8}M${right / 2} 4L${right - 36} ${cord + 8}" stroke="#6B4A2A" stroke-width="3.4" fill="none"/><path d="M${right / 2} 3L36 ${cord + 7}M${right / 2} 3L${right - 36} ${cord + 7}" stroke="#D9B98C" stroke-width="1.4" fill="none"/>
<g transform="translate(0 ${cord})"><path d="M0 0H${right}L${right - rim} ${rim}H${rim}Z" fill="url(#top)"/><path d="M0 0L${rim} ${rim}V${outerHeight - rim}L0 ${outerHeight}Z" fill="url(#left)"/><path d="M${right} 0L${right - rim} ${rim}V${outerHeight - rim}L${right} ${outerHeight}Z" fill="url(#right)"/><path d="M0 ${outerHeight}L${rim} ${outerHeight - rim}H${right - rim}L${right} ${outerHeight}Z" fill="url(#low)"/>
<path d="M2 ${outerHeight - 6}V3H${right - 8}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="2"/>
<rect x="${rim}" y="${rim}" width="${width + 2 * mount}" height="${height + 2 * mount}" fill="url(#mount)"/><path d="M${rim} ${rim}H${right - rim}V${rim + 7}H${rim + 7}V${outerHeight - rim}H${rim}Z" fill="#3A2A18" opacity=".32"/>
<path d="M${rim + mount - 3} ${rim + mount - 3}H${right - rim - mount + 3}V${outerHeight - rim - mount + 3}H${rim + mount - 3}Z" fill="#CDBFA8"/>
<g transform="translate(${rim + mount} ${rim + mount})" clip-path="url(#in)">${art}</g>
<path d="M${rim} ${outerHeight * 0.56}L${right * 0.52} ${rim}H${right * 0.7}L${rim} ${outerHeight * 0.75}Z" fill="#fff" opacity=".1"/></g>`,
  };
};
