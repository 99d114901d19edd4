import type { Island } from '../../islands/island.ts';
import { Preview, type PreviewProps } from './Preview.tsx';

export const island: Island<PreviewProps> = { name: 'preview', wake: 'start', Component: Preview };
