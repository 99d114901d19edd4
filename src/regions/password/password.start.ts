import type { Start } from '../../islands/island.ts';

/** Few pages have a password field, so the rating is fetched only there. */
export const start: Start = (element) => {
  const judging = import('./password.effects.ts').then((effects) => effects.judgeTyping(element));
  return () => void judging.then((stop) => stop());
};
