import { loginTokenCookie } from '../../contracts/customer/login.contract.ts';
import { watchStorageKey } from '../../contracts/customer/watchlist.contract.ts';
import type { Start } from '../../islands/island.ts';
import { patienceMs, type Stop } from '../../platform/clock.ts';

/**
 * Visitors without a list and without a login fetch the script with their first press only. If it fails to load, the plain form is
 * sent.
 */
export const start: Start = (element, browser) => {
  let isOver = false;
  let stop: Stop = () => {};
  const work = async (pressed: boolean): Promise<void> => {
    const effects = await import('./watch.effects.ts');
    stop();
    if (!isOver) stop = effects.watchHeart(element, browser, pressed);
  };
  const { cookies, storage } = browser;
  if (cookies.get(loginTokenCookie) !== undefined || storage.get(watchStorageKey) !== undefined) void work(false);
  else {
    const first = (event: Event): void => {
      event.preventDefault();
      const plain = (): void => element.querySelector('form')?.submit();
      stop = browser.clock.after(patienceMs, plain);
      work(true).catch(plain);
    };
    element.addEventListener('submit', first, { once: true });
    stop = () => element.removeEventListener('submit', first);
  }
  return () => {
    isOver = true;
    stop();
  };
};
