import type { BrowserContext, BrowserContextOptions, Browser, Page } from '@playwright/test';
import { watchShifts } from './shifts.ts';

export interface TabSettings extends BrowserContextOptions {
  /** whether the shop's fonts load; without them the pages show the wider stand-ins */
  readonly fonts: boolean;
  /** whether the shop's pictures load; a check of words, places and keys needs none, and the shop renders each size of each */
  readonly pictures: boolean;
}

/** What the browser does not ask for. A route would make it ask this process about every file. */
const blockedUrls = ({ fonts, pictures }: TabSettings): readonly string[] => [
  ...(fonts ? [] : ['*.woff2']),
  ...(pictures ? [] : ['*/pictures/*']),
];

/** What tests add to a context or a page and what would go on after their end. */
const contextEvents = ['console', 'weberror', 'request', 'requestfailed', 'response'] as const;

const openTab = async (browser: Browser, settings: TabSettings): Promise<BrowserContext> => {
  const { fonts: _, pictures: __, ...options } = settings;
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await watchShifts(page);
  const urls = blockedUrls(settings);
  if (urls.length > 0) {
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.setBlockedURLs', { urls: [...urls] });
  }
  return context;
};

/** Takes away all that a page knows of its visitor: what comes next is a first visit, except for files in the cache. */
const forgetVisitor = async (page: Page): Promise<void> => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const { origin } = new URL(page.url());
  if (origin !== 'null') {
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('about:blank', { waitUntil: 'commit' });
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', {
      origin,
      storageTypes: 'local_storage,indexeddb,cache_storage,service_workers',
    });
    await session.detach();
  }
  await page.context().clearCookies();
};

/**
 * One tab that the tests of a worker use in turn, as long as they ask for the same settings. A new context is a new process of
 * the browser, which reads and compiles all scripts again: a kept tab opens a page for two thirds of the CPU seconds, and axe
 * runs in it for four fifths.
 */
export const keptTab = (browser: Browser) => {
  let kept: { readonly settings: string; readonly context: BrowserContext } | undefined;
  const close = async (): Promise<void> => {
    await kept?.context.close();
    kept = undefined;
  };
  return {
    open: async (settings: TabSettings): Promise<BrowserContext> => {
      const wanted = JSON.stringify(settings);
      if (kept?.settings !== wanted) {
        await close();
        kept = { settings: wanted, context: await openTab(browser, settings) };
      }
      return kept.context;
    },
    /** ends what one test has added, and forgets its visitor */
    clean: async (): Promise<void> => {
      const [page] = kept?.context.pages() ?? [];
      if (!kept || !page) return close();
      for (const event of contextEvents) kept.context.removeAllListeners(event);
      for (const event of ['request', 'response'] as const) page.removeAllListeners(event);
      await forgetVisitor(page);
    },
    close,
  };
};
export type KeptTab = ReturnType<typeof keptTab>;
