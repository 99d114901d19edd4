import { coatOf } from '../../coats.ts';
import type { Drawing } from '../../drawing.ts';

export const drawing: Drawing = coatOf({ hem: 568, flare: 4, pockets: 366, buttons: [376, 440], hasBelt: true });
