import type { Start } from '../../islands/island.ts';

/** Runs on the watchlist page only. */
export const start: Start = (element, browser) => {
  void import('./watchlist.effects.ts').then((effects) => effects.bringList(element, browser));
};
