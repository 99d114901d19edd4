import type { Drawing } from '../../drawing.ts';
import { several } from '../../several.ts';
import { drawing as one } from './water-glass.ts';

export const drawing: Drawing = several(one, 6, 0.42);
