import { startOfPage } from '../../contracts/page-start.effects.ts';
import type { Start } from '../../islands/island.ts';

/** FOOT-12, once with the header. */
export const start: Start = (_element, browser) => startOfPage(browser);
