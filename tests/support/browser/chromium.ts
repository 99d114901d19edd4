import { findChromium } from '../../../src/cli/embed-check/find-chromium.ts';

/** The browser of the journeys: one without windows first. */
export const findHeadless = (): string | undefined => findChromium('shell');

/** A whole Chromium: the one without windows has no back/forward cache. */
export const findWhole = (): string | undefined => {
  const path = findChromium('windows');
  return path?.endsWith('headless-shell') ? undefined : path;
};

/** Whether the journeys have the quicker browser, or one that was named for them. */
export const hasShell = (): boolean =>
  Boolean(process.env['CHROMIUM_PATH']) || (findHeadless() ?? '').endsWith('headless-shell');

/** As a test runner starts it: no window, nothing fetched in the background, a profile of its own. */
export const chromiumFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/** For `launch`: Playwright switches the back/forward cache off. */
export const withWayBack = { args: [...chromiumFlags], ignoreDefaultArgs: ['--disable-back-forward-cache'] };

/** For `launch`: Playwright hides the scrollbars, which take room on most desktops. */
export const withScrollbars = { args: [...chromiumFlags], ignoreDefaultArgs: ['--hide-scrollbars'] };

/** Compiles functions at their first call instead of interpreting them: axe runs once in each page, and takes a seventh less. */
export const compilesAtOnce = '--js-flags=--always-sparkplug';
