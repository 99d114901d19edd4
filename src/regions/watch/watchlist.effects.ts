import type { Browser } from '../../platform/browser.ts';
import { guestList, loadWatched } from './watch.effects.ts';

/**
 * On the watchlist page: a guest's list is in the browser, so the page is requested with its ids. For a customer who has logged in
 * meanwhile the list is moved to the account first.
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
      // If moved, the page is outdated; if not, the next visit tries again.
      if (guestList(browser).length === 0) browser.goTo(browser.url().pathname);
    });
};
