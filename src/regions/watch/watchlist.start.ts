import type { Start } from '../../islands/island.ts';

/** Stands on the watchlist's own page alone. */
export const start: Start = (element, browser) => {
  void import('./watchlist.effects.ts').then(({ bringList }) => bringList(element, browser));
};
