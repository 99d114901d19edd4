import type { Island } from '../../islands/island.ts';
import { HeaderIcons } from './HeaderIcons.tsx';

/** Hydrated on intent; until then its links work by themselves. */
export const island: Island<object> = { name: 'header-icons', wake: 'intent', Component: HeaderIcons };
