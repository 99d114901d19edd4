import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { chromiumFlags, findHeadless } from '../../tests/support/browser/chromium.ts';

const screen = { width: 412, height: 823 };
/** Nothing is touched for so long after the page has loaded. */
export const quietMs = 3000;

export const browserOf = (): Promise<Browser> => {
  // The browser of the journeys, also where a whole one is installed beside it: the two differ by a half.
  const executablePath = findHeadless();
  if (!executablePath) throw new Error('no Chromium on this machine: set CHROMIUM_PATH');
  // For a certificate of our own. A context that ignores errors would connect twice.
  return chromium.launch({ executablePath, args: [...chromiumFlags, '--ignore-certificate-errors'] });
};

interface Opened {
  readonly page: Page;
  readonly session: CDPSession;
  readonly close: () => Promise<void>;
}

/** A visitor who comes for the first time: nothing in any cache. */
export const newVisitor = async (browser: Browser): Promise<Opened> => {
  const context = await browser.newContext({
    viewport: screen,
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    // As browsers give it to the tab that is used; Playwright's refuses.
    permissions: ['clipboard-write'],
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  return { page, session, close: () => context.close() };
};
