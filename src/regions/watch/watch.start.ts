import { loginTokenCookie } from '../../contracts/customer/login.contract.ts';
import { watchStorageKey } from '../../contracts/customer/watchlist.contract.ts';
import type { Start } from '../../islands/island.ts';
import { patienceMs, type Stop } from '../../platform/clock.ts';
import { stopAll } from '../../platform/listen.ts';

/**
 * Visitors without a list and without a login fetch the script with their first press, or when another heart, another tab or
 * another page has made a list. If it fails to load, the plain form is sent.
 */
export const start: Start = (element, browser) => {
  const { clock, cookies, events, storage } = browser;
  let isOver = false;
  const work = async (pressed?: 'pressed' | 'kept'): Promise<void> => {
    stopAll(wakers);
    const effects = await import('./watch.effects.ts');
    stop();
    if (!isOver) stop = effects.watchHeart(element, browser, pressed);
  };
  const mayHaveList = (): boolean => (cookies.get(loginTokenCookie) ?? storage.get(watchStorageKey)) !== undefined;
  const look = (): void => {
    if (mayHaveList()) void work();
  };
  const first = (event: Event): void => {
    event.preventDefault();
    // On a slow line the script takes half a second, and without a list there is one thing that a press can mean. It is kept
    // at once, as the visitor may leave the page before the script is there.
    const isFirst = !mayHaveList();
    const form = element.querySelector('form');
    if (isFirst) {
      storage.set(watchStorageKey, `["${form?.dataset['product']}"]`);
      form?.querySelector('button')?.setAttribute('aria-pressed', 'true');
    }
    const plain = (): void => form?.submit();
    stop = clock.after(patienceMs, plain);
    work(isFirst ? 'kept' : 'pressed').catch(plain);
  };
  let stop: Stop = () => element.removeEventListener('submit', first);
  const wakers = [
    events.on('kontor:watchlist-changed', () => void work()),
    storage.onOther(watchStorageKey, look),
    browser.onReturn(look),
  ];
  element.addEventListener('submit', first, { once: true });
  look();
  return () => {
    isOver = true;
    stopAll(wakers);
    stop();
  };
};
