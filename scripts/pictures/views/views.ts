import type { Drawing } from '../drawing.ts';
import { varied, type Variant } from '../variants/variant.ts';
import { backs } from './backs.ts';
import { behind } from './behind.ts';
import { houseDetails, inPacks, packDetail } from './details-house.ts';
import { wornDetails } from './details-worn.ts';
import { packBack } from './packs.ts';
import { turnedShapes, turnedSheets } from './turned.ts';

/** `turned`: from behind, from above or inside; `close`: a detail. Their names end those of the pictures. */
export const furtherViews = ['turned', 'close'] as const;

export type View = (typeof furtherViews)[number];

/** The longest beginning of an object's name that a table has: what is made from a drawing is named after it. */
const known = <T>(table: Readonly<Record<string, T>>, object: string): T | undefined => {
  const parts = object.split('-');
  const name = parts
    .map((_, at) => parts.slice(0, parts.length - at).join('-'))
    .find((one) => Object.hasOwn(table, one));
  return name === undefined ? undefined : table[name];
};

const closeOf = (object: string, variant?: Variant): Drawing | undefined => {
  const inPack = known(inPacks, object);
  return inPack ? packDetail(inPack, variant?.sign) : known({ ...houseDetails, ...wornDetails }, object);
};

const turnedOf = (object: string, base: Drawing, variant?: Variant): Drawing | undefined => {
  const back = known(backs, object);
  if (back) return behind(base, back, variant);
  const shape = known(turnedShapes, object);
  if (shape) return shape(variant ? varied(base, variant) : base);
  return known(turnedSheets, object) ?? packBack(base, variant?.of ?? object, object, variant?.sign);
};

/** How a thing is drawn in a further picture of its product; undefined if that is not known. `base` is what its variant is made from. */
export const viewOf = (object: string, view: View, base: Drawing, variant?: Variant): Drawing | undefined =>
  view === 'close' ? closeOf(object, variant) : turnedOf(object, base, variant);
