import type { Island } from '../../islands/island.ts';
import { Navigation, type NavigationProps } from './Navigation.tsx';

/** Hydrated on intent; until then its links work by themselves. */
export const island: Island<NavigationProps> = { name: 'navigation', wake: 'intent', Component: Navigation };
