import type { Sign, Division } from './labels.ts';
import { signLabel } from './labels.ts';
import type { Variant } from './variant.ts';

const places = {
  bag: signLabel(45, 98, 110, 152, 'turn'),
  'bag-small': signLabel(42, 83, 118, 130),
  tin: signLabel(46, 112, 88, 98),
  'tea-box': signLabel(28, 66, 108, 100),
  'capsule-box': signLabel(28, 58, 104, 74),
  'instant-jar': signLabel(52, 134, 76, 74),
  'chocolate-bar': signLabel(34, 164, 108, 112),
} as const;

const packed = (of: keyof typeof places, sign: Sign, division: Division = 'plain'): Variant => ({
  of,
  sign,
  over: places[of](sign, division),
});

/** Each roast has a symbol of its own on its pack. */
export const coffees = {
  'bag-sun': packed('bag', 'sun', 'half'),
  'bag-volcano': packed('bag', 'volcano'),
  'bag-mountain': packed('bag', 'mountain', 'round'),
  'bag-waves': packed('bag', 'waves', 'half'),
  'bag-cup': packed('bag', 'cup', 'slant'),
  'bag-house': packed('bag', 'house'),
  'bag-tree': packed('bag', 'tree', 'round'),
  'bag-flower': packed('bag', 'flower', 'slant'),
  'bag-moon': packed('bag', 'moon', 'half'),
  'bag-ship': packed('bag', 'ship'),
  'bag-star': packed('bag', 'star', 'round'),
  'bag-drop': packed('bag', 'drop', 'slant'),
  'bag-bird': packed('bag', 'bird', 'half'),
  'bag-mill': packed('bag', 'mill'),
  'bag-rings': packed('bag', 'rings', 'slant'),
  'bag-snow': packed('bag', 'snow', 'round'),
  'bag-half': packed('bag', 'half'),
  'bag-small-berries': packed('bag-small', 'berries', 'half'),
  'bag-small-honeycomb': packed('bag-small', 'honeycomb'),
  'bag-small-snow': packed('bag-small', 'snow', 'half'),
  'bag-small-ship': packed('bag-small', 'ship', 'slant'),
  'bag-small-fern': packed('bag-small', 'fern', 'round'),
  'bag-small-citrus': packed('bag-small', 'citrus'),
  'bag-small-bird': packed('bag-small', 'bird', 'slant'),
  'bag-small-mountain': packed('bag-small', 'mountain', 'round'),
  'bag-small-flower': packed('bag-small', 'flower', 'half'),
  'tin-mountain': packed('tin', 'mountain', 'half'),
  'capsule-box-waves': packed('capsule-box', 'waves', 'half'),
  'capsule-box-star': packed('capsule-box', 'star', 'round'),
  'capsule-box-fern': packed('capsule-box', 'fern', 'slant'),
  'tea-box-fern': packed('tea-box', 'fern', 'round'),
  'tea-box-citrus': packed('tea-box', 'citrus', 'half'),
  'instant-jar-star': packed('instant-jar', 'star', 'half'),
  'chocolate-bar-drop': packed('chocolate-bar', 'drop', 'half'),
} as const satisfies Record<string, Variant>;
