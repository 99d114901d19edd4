import type { Island } from '../../islands/island.ts';
import { Menu, type MenuProps } from './menu/Menu.tsx';

/** Wakes when somebody comes near: until then its button leads to the site map. */
export const island: Island<MenuProps> = { name: 'navigation-menu', wake: 'intent', Component: Menu };
