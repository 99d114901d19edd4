import { guestList, loadWatched } from '../../clients/watchlist.effects.ts';
import type { Browser } from '../../platform/browser.ts';

/**
 * On the watchlist's own page: a guest's list is with the browser, so the page is asked for with its numbers; somebody who
 * has logged in meanwhile gets theirs into the account first.
 */
export const bringList = (element: HTMLElement, browser: Browser): void => {
  const isGuest = element.querySelector('[data-guest]') !== null;
  const kept = guestList(browser);
  if (isGuest) {
    const wanted = kept.join('.');
    if ((browser.url().searchParams.get('ids') ?? '') !== wanted)
      browser.goTo(`${browser.url().pathname}${wanted ? `?ids=${wanted}` : ''}`);
    return;
  }
  if (kept.length > 0)
    void loadWatched(browser).then(() => {
      // Taken over: the page is old. Not taken over: it stays, and the next visit tries again.
      if (guestList(browser).length === 0) browser.goTo(browser.url().pathname);
    });
};
