import type { Start } from '../../islands/island.ts';
import type { Browser } from '../../platform/browser.ts';
import { listen } from '../../platform/listen.ts';
import { appCookie, closedForGood, storageKey } from './app-banner.constants.ts';
import { deviceOf } from './app-banner.rules.ts';

/** APPB-2. On pages with a reduced header the server leaves the region out. */
const wantedOn = ({ cookies, storage, userAgent }: Browser) =>
  cookies.get(appCookie) || storage.get(storageKey) === closedForGood ? undefined : deviceOf(userAgent());

/** Shows the banner on the devices that it is for, and hides it for good once closed. */
export const start: Start = (element, browser) => {
  const banner = element.querySelector<HTMLElement>('[data-banner]');
  const close = banner?.querySelector<HTMLElement>('[data-close]');
  const device = wantedOn(browser);
  if (!banner || !close || !device) return undefined;
  const hide = () => {
    banner.hidden = true;
  };
  const closeForGood = () => {
    browser.storage.set(storageKey, closedForGood);
    hide();
  };
  const stop = listen(close, 'click', closeForGood);
  banner.dataset['device'] = device;
  banner.hidden = false;
  return () => {
    stop();
    hide();
  };
};
