import { loginTokenCookie } from '../../contracts/login.contract.ts';
import { watchStorageKey } from '../../contracts/watchlist.contract.ts';
import type { Start } from '../../islands/island.ts';
import type { Stop } from '../../platform/clock.ts';

/** Who watches nothing yet fetches nothing: the heart's work comes with the first press, or with a list or a login. */
export const start: Start = (element, browser) => {
  let isOver = false;
  let stop: Stop = () => {};
  const work = async (pressed: boolean): Promise<void> => {
    const { watchHeart } = await import('./watch.effects.ts');
    if (!isOver) stop = watchHeart(element, browser, pressed);
  };
  const { cookies, storage } = browser;
  if (cookies.get(loginTokenCookie) !== undefined || storage.get(watchStorageKey) !== undefined) void work(false);
  else {
    const first = (event: Event): void => {
      event.preventDefault();
      void work(true);
    };
    element.addEventListener('submit', first, { once: true });
    stop = () => element.removeEventListener('submit', first);
  }
  return () => {
    isOver = true;
    stop();
  };
};
