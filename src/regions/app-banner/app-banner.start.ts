import type { Start } from '../../islands/island.ts';
import type { Browser } from '../../platform/browser.ts';
import { appCookie, closedForGood, storageKey } from './app-banner.constants.ts';
import { deviceOf } from './app-banner.rules.ts';

/** APPB-2; whether the header is reduced the server knows: the region is not there then. */
const wantedOn = ({ cookies, storage, userAgent }: Browser) =>
  cookies.get(appCookie) || storage.get(storageKey) === closedForGood ? undefined : deviceOf(userAgent());

/** Shows the banner to whom it is meant for, and lets it go for good. */
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
  close.addEventListener('click', closeForGood);
  banner.dataset['device'] = device;
  banner.hidden = false;
  return () => {
    close.removeEventListener('click', closeForGood);
    hide();
  };
};
