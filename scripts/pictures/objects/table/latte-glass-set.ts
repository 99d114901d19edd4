import type { Drawing } from '../../drawing.ts';
import { several } from '../../several.ts';
import { drawing as one } from './latte-glass.ts';

export const drawing: Drawing = several(one, 4, 0.25);
