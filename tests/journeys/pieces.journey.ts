import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/journey.ts';
import { openForeignSite } from '../support/other-servers/foreign-site.ts';
import { hostFiles } from '../support/other-servers/host-pages.ts';
import { openPiecemealSite } from '../support/other-servers/piecemeal-site.ts';
import { productUrls } from '../support/databases/shelves.ts';
import { findHeadless, withScrollbars } from '../support/browser/chromium.ts';
import { shiftsOf, watchShifts } from '../support/browser/shifts.ts';
import type { RunningShop } from '../support/shops/shop.ts';

const pieces = 20;
/** Of another team's page that consists of the header: between any two of its parts. */
const manyPieces = 60;
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

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 800 };

/** Opens a page in pieces and expects that nothing of it moves. */
const nothingMoves = async (page: Page, url: string, next: () => boolean, windows = [wide, narrow]): Promise<void> => {
  const read = async (size: typeof wide, between: (page: Page) => Promise<void>): Promise<void> => {
    await page.setViewportSize(size);
    await page.goto(url, { waitUntil: 'commit' });
    while (next()) await between(page);
    await page.waitForLoadState('networkidle');
  };
  // The first time for sheets and faces, which wide screens load first: afterwards nothing but the page is waited for.
  await read(wide, async () => {});
  await watchShifts(page);
  for (const size of windows) {
    await read(size, untilPainted);
    expect(await shiftsOf(page), `${size.width} wide`).toEqual([]);
  }
};

for (const [name, urlOf] of Object.entries(urls))
  test(`${name} at 1280 and 390, come in ${pieces} pieces: nothing moves`, async ({ page, shop, faults }) => {
    if (name === 'missing') faults.allow(/404/);
    const site = await openPiecemealSite(shop.port, pieces);
    await nothingMoves(page, site.origin + (await urlOf(shop)), site.next);
    await site.close();
  });

test(`cart in a tall window with a scrollbar, come in ${pieces} pieces: nothing moves`, async ({
  playwright,
  shop,
}) => {
  const browser = await playwright.chromium.launch({ ...withScrollbars, executablePath: findHeadless() ?? '' });
  const site = await openPiecemealSite(shop.port, pieces);
  // The first pieces are shorter than the window, so the scrollbar comes after the first paint.
  const page = await browser.newPage();
  await nothingMoves(page, site.origin + cartUrl, site.next, [{ width: 1280, height: 1400 }]);
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  await browser.close();
  await site.close();
});

for (const region of ['header', 'footer'])
  test(`[EMB-8] the ${region} of another team's page, come in ${manyPieces} pieces: nothing moves`, async ({
    page,
    context,
    shop,
  }) => {
    // Header and newsletter are not shown before they are whole, for a second at most, however slow the machine is.
    const session = await context.newCDPSession(page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
    const theirs = await openForeignSite(shop.port, hostFiles);
    const site = await openPiecemealSite(theirs.port, manyPieces);
    await nothingMoves(page, `${site.origin}/hosts/0${region === 'header' ? '' : `-${region}`}.html`, site.next);
    await site.close();
    await theirs.close();
  });
