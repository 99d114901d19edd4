import { startOfPage } from '../../clients/page-start.effects.ts';
import type { Start } from '../../islands/island.ts';
import { listen } from '../../platform/listen.ts';
import { viewCookie } from './footer.constants.ts';

/** FOOT-12, once with the header; FOOT-11: a link opens the settings; FOOT-14: another one changes the view, for the session. */
export const start: Start = (element, browser) => {
  startOfPage(browser);
  const view = (isPressed: boolean): void =>
    void import('./view.effects.ts').then((effects) => effects.changeView(browser, isPressed));
  const pressed = (event: Event): void => {
    const isOn = (link: string) => (event.target as Element).closest(link);
    // On a page without settings the link is followed.
    if (isOn('[data-consent-settings]'))
      browser.events.emit('kontor:consent-settings', { taken: () => event.preventDefault() });
    if (!isOn('[data-view]')) return;
    event.preventDefault();
    view(true);
  };
  if (browser.cookies.get(viewCookie)) view(false);
  return listen(element, 'click', pressed);
};
