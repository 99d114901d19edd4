import { loginTokenCookie } from '../../contracts/customer/login.contract.ts';
import type { Start } from '../../islands/island.ts';
import type { Stop } from '../../platform/clock.ts';
import { pollEveryMs } from './poll.constants.ts';

/**
 * LOGIN-4: without a login the watcher is not fetched; every ten seconds, while the page is visible, this checks whether there
 * is a login now.
 */
export const start: Start = (element, browser) => {
  let isOver = false;
  let stop: Stop = () => {};
  const look = (): void => {
    if (browser.cookies.get(loginTokenCookie) === undefined) {
      stop = browser.clock.after(pollEveryMs, look);
      return;
    }
    void import('./activity.effects.ts').then((effects) => {
      if (isOver) return;
      stop = effects.watchActivity(browser);
      element.dataset['watching'] = '';
    });
  };
  look();
  return () => {
    isOver = true;
    stop();
  };
};
