import type { Drawing } from '../../drawing.ts';
import { several } from '../../several.ts';
import { drawing as one } from './espresso-cup.ts';

export const drawing: Drawing = several(one, 2, 0.2);
