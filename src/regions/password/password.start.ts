import type { Start } from '../../islands/island.ts';
import type { Stop } from '../../platform/clock.ts';

/** Few pages ask for a password: what judges it is fetched there alone. */
export const start: Start = (element) => {
  let stop: Stop | undefined;
  let isOver = false;
  void import('./password.effects.ts').then(({ judgeTyping }) => {
    if (!isOver) stop = judgeTyping(element);
  });
  return () => {
    isOver = true;
    stop?.();
  };
};
