import type { Drawing } from '../../drawing.ts';
import { cloth, onRail, pair, under } from '../../garment.ts';
import { hanger } from '../../hangers.ts';
import { curve, mirror, symmetric } from '../../outline.ts';
import { insideBack } from '../../sewn-on.ts';
import { ribs, seam } from '../../weave.ts';

const body = symmetric(
  'M0 166L-42 66C-62 76 -84 86 -104 95C-102 130 -98 168 -96 198C-100 270 -108 330 -118 398C-80 420 -40 412 0 416',
);
const sleeve =
  'M-100 92C-122 96 -140 116 -150 152C-166 204 -190 270 -196 330C-198 352 -186 364 -168 368L-140 364C-124 350 -116 320 -110 290C-104 250 -98 226 -94 204C-90 168 -92 128 -100 92Z';
const cuff = 'M-176 362Q-156 372 -138 362L-136 396Q-156 404 -176 396Z';
const band = 'M-42 54C-50 58 -54 66 -54 72C-44 110 -24 148 -4 176C2 176 6 172 6 166C-14 136 -34 96 -42 54Z';
const longEnd = 'M-6 172C-14 210 -28 250 -36 292C-26 300 -12 300 -4 296C2 256 4 212 4 174Z';
const shortEnd = 'M-2 172C6 206 14 234 22 266C32 270 42 266 46 258C34 230 18 200 6 170Z';

export const drawing: Drawing = {
  viewBox: [400, 420],
  pose: 'hangs',
  height: 0.49,
  draw: (t) =>
    onRail(
      400,
      420,
      `${insideBack('M-48 62Q0 40 48 62L6 176L-6 176Z', t, 86, 26)}
${cloth({ id: 'back', path: 'M-45 62C-34 40 34 40 45 62C28 54 -28 54 -45 62Z', turn: 0.3, rim: 3 }, t)}
${hanger({ span: 88 })}
${cloth(
  {
    id: 'body',
    path: body,
    turn: 0.45,
    rim: 12,
    folds: [
      { from: [-78, 112], to: [-86, 420], bend: 12, width: 12, strength: 0.34, open: true },
      { from: [-64, 106], to: [-60, 420], bend: 4, width: 13, strength: 0.34, open: true },
      { from: [-52, 110], to: [-30, 420], bend: -6, width: 12, strength: 0.32, open: true },
      { from: [-8, 240], to: [-4, 420], width: 15, strength: 0.3, open: true },
      { from: [52, 108], to: [30, 420], bend: 6, width: 13, strength: 0.34, open: true },
      { from: [64, 106], to: [60, 420], bend: -2, width: 13, strength: 0.36, open: true },
      { from: [80, 114], to: [92, 420], bend: -10, width: 13, strength: 0.36, open: true },
    ],
    over: `${seam('M-104 116C-84 104 -66 100 -50 100M104 116C84 104 66 100 50 100', t, 0.45)}${ribs(curve([-98, 112], [-74, 100], [-54, 100], 4), curve([-98, 128], [-76, 120], [-50, 120], 4), 12, t, 0.34)}${ribs(curve([54, 100], [74, 100], [98, 112], 4), curve([50, 120], [76, 120], [98, 128], 4), 12, t, 0.34)}${seam('M1 176C3 260 3 340 2 416', t, 0.45)}${seam('M-120 388C-80 410 -40 402 0 406C40 402 80 410 120 388', t, 0.3)}`,
  },
  t,
)}
${under('M-150 200L-94 204C-98 226 -104 250 -110 290C-116 320 -124 350 -140 364L-180 330Z', t, 'body', 0.5)}
${pair(
  {
    id: 'sleeve',
    path: sleeve,
    sewn: true,
    across: [-196, 262, -106, 290],
    turn: 0.75,
    folds: [
      { from: [-112, 100], to: [-138, 230], bend: 8, width: 9, strength: 0.36 },
      { from: [-124, 104], to: [-160, 300], bend: 10, width: 10, strength: 0.34 },
      { from: [-168, 366], to: [-182, 262], bend: 6, width: 10, strength: 0.4 },
      { from: [-160, 368], to: [-158, 240], bend: 4, width: 11, strength: 0.42 },
      { from: [-150, 368], to: [-134, 236], bend: -2, width: 10, strength: 0.4 },
      { from: [-143, 366], to: [-116, 280], bend: -4, width: 8, strength: 0.4 },
      { from: [-104, 212], to: [-136, 200], bend: 5, width: 7, strength: 0.34 },
    ],
    over: ribs(curve([-186, 344], [-158, 352], [-126, 344]), curve([-176, 366], [-156, 374], [-138, 366]), 12, t, 0.4),
  },
  t,
)}
${seam('M-100 93C-92 128 -90 168 -94 204', t, 0.45)}${seam(mirror('M-100 93C-92 128 -90 168 -94 204'), t, 0.45)}
${pair({ id: 'cuff', path: cuff, across: [-176, 378, -137, 382], turn: 0.8, rim: 5, folds: [{ from: [-170, 374], to: [-150, 394], width: 4, strength: 0.25 }] }, t)}
${under(band, t, 'body', 0.4)}${under(mirror(band), t, 'body', 0.4)}
${pair({ id: 'band', path: band, turn: 0.5, rim: 5, softness: 2, folds: [{ from: [-48, 66], to: [-4, 168], bend: -6, width: 4, strength: 0.4 }] }, t)}
${under(shortEnd, t, 'body', 0.45)}${cloth({ id: 'short', path: shortEnd, turn: 0.6, rim: 5, softness: 2, folds: [{ from: [2, 176], to: [36, 264], bend: -4, width: 6, strength: 0.4, open: true }] }, t)}
${under(longEnd, t, 'body', 0.5)}${cloth(
        {
          id: 'long',
          path: longEnd,
          turn: 0.6,
          rim: 5,
          softness: 2,
          folds: [
            { from: [-2, 178], to: [-18, 300], bend: 4, width: 7, strength: 0.4, open: true },
            { from: [-6, 182], to: [-30, 290], bend: 2, width: 4, strength: 0.25 },
          ],
        },
        t,
      )}
${under('M-10 162Q0 156 9 162L8 180Q0 186 -9 180Z', t, 'body', 0.4)}${cloth({ id: 'knot', path: 'M-10 162Q0 156 9 162Q12 172 8 180Q0 186 -9 180Q-12 172 -10 162Z', turn: 0.9, rim: 4, softness: 1, folds: [{ from: [-7, 166], to: [4, 180], width: 3, strength: 0.4 }] }, t)}`,
    ),
};
