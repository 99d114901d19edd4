import type { Island } from '../../islands/island.ts';
import { Menu, type MenuProps } from './menu/Menu.tsx';

/** Hydrated on intent; until then its button leads to the site map. */
export const island: Island<MenuProps> = { name: 'navigation-menu', wake: 'intent', Component: Menu };
