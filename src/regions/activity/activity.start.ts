import { loginTokenCookie } from '../../contracts/customer/login.contract.ts';
import type { Start } from '../../islands/island.ts';
import type { Stop } from '../../platform/clock.ts';
import { pollEveryMs } from './poll.constants.ts';

/**
 * LOGIN-4: without a login there is nothing to keep, and nothing of the watcher is fetched: only whether there is one by now
 * is looked at, every ten seconds while somebody sees the page.
 */
export const start: Start = (element, browser) => {
  let isOver = false;
  let stop: Stop = () => {};
  const look = (): void => {
    if (browser.cookies.get(loginTokenCookie) === undefined) {
      stop = browser.clock.after(pollEveryMs, look);
      return;
    }
    void import('./activity.effects.ts').then(({ watchActivity }) => {
      if (isOver) return;
      stop = watchActivity(browser);
      element.dataset['watching'] = '';
    });
  };
  look();
  return () => {
    isOver = true;
    stop();
  };
};
