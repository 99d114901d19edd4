import type { Start } from '../../islands/island.ts';

/** Few pages ask for a password: what judges it is fetched there alone. */
export const start: Start = (element) => {
  const judging = import('./password.effects.ts').then(({ judgeTyping }) => judgeTyping(element));
  return () => void judging.then((stop) => stop());
};
