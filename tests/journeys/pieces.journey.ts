import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { openPiecemealSite } from '../support/piecemeal-site.ts';
import { productUrls } from '../support/shelves.ts';
import { shiftsOf, watchShifts } from '../support/shifts.ts';
import type { RunningShop } from '../support/shop.ts';

const pieces = 20;
const cartUrl = '/service/cartfrontend/cart';

const urls: Readonly<Record<string, (shop: RunningShop) => Promise<string>>> = {
  home: async () => '/',
  product: async ({ ask }) => (await productUrls(ask))[0] ?? '',
  cart: async () => cartUrl,
  missing: async () => '/there-is-no-such-page',
};

/** As long as a browser that has something to paint needs to do so, a few times over. */
const untilPainted = async (page: Page): Promise<void> => {
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction((then) => performance.now() - then > 60, since, { polling: 20 });
};

for (const width of [390, 1280])
  for (const [name, urlOf] of Object.entries(urls))
    test(`${name} at ${width}, come in ${pieces} pieces: nothing moves`, async ({ page, shop, faults }) => {
      if (name === 'missing') faults.allow(/404/);
      const site = await openPiecemealSite(shop.port, pieces);
      await page.setViewportSize({ width, height: 800 });
      const url = site.origin + (await urlOf(shop));
      const read = async (between: (page: Page) => Promise<void>): Promise<void> => {
        await page.goto(url, { waitUntil: 'commit' });
        while (site.next()) await between(page);
        await page.waitForLoadState('networkidle');
      };
      // The first time for sheets and faces: the second time nothing but the page is waited for.
      await read(async () => {});
      await watchShifts(page);
      await read(untilPainted);
      expect(await shiftsOf(page)).toEqual([]);
      await site.close();
    });
