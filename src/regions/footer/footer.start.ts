import { startOfPage } from '../../contracts/page-start.effects.ts';
import type { Start } from '../../islands/island.ts';

/** FOOT-12, once with the header; FOOT-11: the link opens the settings. */
export const start: Start = (element, browser) => {
  startOfPage(browser);
  const link = element.querySelector('[data-consent-settings]');
  const asked = (event: Event): void => {
    // On a page without them the link leads where it says.
    browser.events.emit('kontor:consent-settings', { taken: () => event.preventDefault() });
  };
  link?.addEventListener('click', asked);
  return () => link?.removeEventListener('click', asked);
};
