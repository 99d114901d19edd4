import { afterEach, describe, expect, it } from 'vitest';
import { axeFaults } from '../../../tests/support/browser/axe.ts';
import { drawPage, pageWords, textOf } from '../../../tests/support/pages/draw-page.tsx';
import { fakeBrowser, type FakeBrowserParts } from '../../testing/fake-browser.ts';
import { appStores } from '../../sites/links.ts';
import { allSites } from '../../sites/sites.ts';
import { closedForGood, storageKey } from './app-banner.constants.ts';
import { appBannerFixtures } from './app-banner.fixtures.ts';
import { start } from './app-banner.start.ts';
import { AppBanner, type AppBannerProps } from './AppBanner.tsx';

const android = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/141.0 Mobile';
const chromeOnIos = 'Mozilla/5.0 (iPhone) CriOS/126.0 Mobile/15E148';
const safariOnIos = 'Mozilla/5.0 (iPhone) Version/17.5 Mobile/15E148 Safari/604.1';

afterEach(() => {
  document.body.innerHTML = '';
});

const bannerIn = (element: HTMLElement): HTMLElement => {
  const banner = element.querySelector<HTMLElement>('[data-banner]');
  if (!banner) throw new Error('no banner');
  return banner;
};
/** As the server sends it, with its script running. */
const put = (given: FakeBrowserParts, kept?: string) => {
  const browser = fakeBrowser(given);
  if (kept !== undefined) browser.storage.set(storageKey, kept);
  const element = drawPage(<AppBanner />);
  const stop = start(element, browser);
  return { browser, banner: bannerIn(element), close: element.querySelector('button'), stop };
};

describe.each(Object.entries<AppBannerProps>(appBannerFixtures))('the app banner %s', (_, props) => {
  it('[APPB-1] passes axe', async () => {
    expect(await axeFaults(drawPage(<AppBanner {...props} />))).toEqual([]);
  });
});

const headlines = new Set<string>();
it.each(allSites)('[APPB-1] headline, stars with (89k), button and close have their words on $code', ({ code }) => {
  const t = pageWords(code);
  const banner = bannerIn(drawPage(<AppBanner device="android" />, code));
  const words = textOf(banner);
  expect(words).toContain(t('app-banner.headline'));
  expect(words).toContain('(89k)');
  expect(words).toMatch(/5.*5/);
  expect(banner.querySelectorAll('[data-on]')).toHaveLength(5);
  expect(textOf(banner.querySelector('a'))).toBe(t('app-banner.open'));
  expect(textOf(banner.querySelector('button'))).toBe(t('app-banner.close'));
  expect(words).not.toContain('app-banner.');
  headlines.add(t('app-banner.headline'));
});
it('[APPB-1] each of the seven languages has its own headline', () => expect(headlines.size).toBe(7));

it.each([
  ['android', appStores.android.page],
  ['ios', appStores.ios.page],
])('[APPB-1] leads to the store of %s', (store, page) => {
  const links = bannerIn(drawPage(<AppBanner />)).querySelectorAll(`[data-store="${store}"] a`);
  expect([...links].map((link) => link.getAttribute('href'))).toEqual([page]);
});

describe('[APPB-2]', () => {
  it.each([
    ['on Android', { userAgent: android }, undefined, 'android'],
    ['in Chrome on iOS', { userAgent: chromeOnIos }, undefined, 'ios'],
    ['in Safari on iOS, which has a banner of its own', { userAgent: safariOnIos }, undefined, undefined],
    ['on a computer', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0' }, undefined, undefined],
    ['inside the app', { userAgent: android, cookies: { App: '1' } }, undefined, undefined],
    ['inside an app that says nothing', { userAgent: android, cookies: { App: '' } }, undefined, 'android'],
    ['once it was closed', { userAgent: android }, closedForGood, undefined],
    ['where something else is kept', { userAgent: android }, 'open', 'android'],
  ])('%s', (_, given, kept, device) => {
    const { banner } = put(given, kept);
    expect(banner.hidden).toBe(device === undefined);
    expect(banner.dataset['device']).toBe(device);
  });

  it('closes for good', () => {
    const { browser, banner, close } = put({ userAgent: android });
    close?.click();
    expect(banner.hidden).toBe(true);
    expect(browser.kept.get(storageKey)).toBe('closed');
    expect(put({ userAgent: android }, browser.kept.get(storageKey)).banner.hidden).toBe(true);
  });

  it('disappears with its region without counting as closed', () => {
    const { browser, banner, close, stop } = put({ userAgent: android });
    stop?.();
    expect(banner.hidden).toBe(true);
    close?.click();
    expect(browser.kept.size).toBe(0);
  });

  it('does nothing where the page has other content in its place', () => {
    const element = document.createElement('k-region');
    expect(start(element, fakeBrowser({ userAgent: android }))).toBeUndefined();
  });
});
