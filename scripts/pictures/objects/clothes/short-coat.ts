import { coatOf } from '../../coats.ts';
import type { Drawing } from '../../drawing.ts';

/** Down to the hip, a little wider there, with a fly front. */
export const drawing: Drawing = coatOf({ hem: 420, flare: 10, pockets: 330, buttons: [], hasBelt: false });
