import { coatOf } from '../../coats.ts';
import type { Drawing } from '../../drawing.ts';

export const drawing: Drawing = coatOf({ hem: 568, flare: 0, pockets: 366, buttons: [300, 358, 416], hasBelt: false });
