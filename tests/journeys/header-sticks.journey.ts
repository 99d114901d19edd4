import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/journey.ts';
import { regionIn, untilStatus } from '../support/browser/regions.ts';
import { shiftsOf, watchShifts } from '../support/browser/shifts.ts';
import { productUrls } from '../support/databases/shelves.ts';

/** HDR-2: the position of the header does not depend on the content above it. */
const banner = (page: Page) => page.getByRole('banner');
const scrollBy = (page: Page, pixels: number): Promise<void> => page.mouse.wheel(0, pixels);

/** A promotion of that height above the header, from the first view on. */
const withBanner = (page: Page, height: number): Promise<unknown> =>
  page.addInitScript((pixels) => {
    const style = `[data-id="top-banner-"] { display: block; block-size: ${pixels}px; overflow: hidden; }`;
    document.addEventListener('DOMContentLoaded', () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      document.adoptedStyleSheets = [sheet];
    });
  }, height);

for (const { width, height, promotion, reducedMotion } of [
  { width: 390, height: 844, promotion: undefined, reducedMotion: 'no-preference' },
  { width: 768, height: 1024, promotion: 0, reducedMotion: 'reduce' },
  { width: 1280, height: 800, promotion: 340, reducedMotion: 'no-preference' },
  { width: 1920, height: 1080, promotion: 24, reducedMotion: 'reduce' },
] as const) {
  test.describe(`${width} px wide, the promotion ${promotion ?? 'as it is'}`, () => {
    test.use({ contextOptions: { reducedMotion }, viewport: { width, height } });
    test(`[HDR-2] the header goes on the way down, comes back on the way up, and moves nothing (${width}, ${reducedMotion})`, async ({
      page,
      shop,
    }) => {
      if (promotion !== undefined) await withBanner(page, promotion);
      await page.goto(`${shop.originOf('DE')}/`, { waitUntil: 'networkidle' });
      await watchShifts(page);
      await page.reload({ waitUntil: 'networkidle' });
      const header = banner(page);
      const { y: flowTop = 0, height: headerHeight = 0 } = (await header.boundingBox()) ?? {};
      // It sticks before it is passed, and does not go.
      await scrollBy(page, Math.ceil(flowTop) + 10);
      await expect(header).toHaveAttribute('data-detached', '');
      await expect(header).toBeInViewport({ ratio: 1 });
      await scrollBy(page, headerHeight + 400);
      await expect(header).not.toBeInViewport();
      await scrollBy(page, -120);
      await expect(header).toBeInViewport({ ratio: 1 });
      await scrollBy(page, 300);
      await expect(header).not.toBeInViewport();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect(header).toBeInViewport({ ratio: 1 });
      await expect(header).not.toHaveAttribute('data-detached');
      // Once it has come down again.
      await expect.poll(() => header.boundingBox()).toMatchObject({ y: flowTop, height: headerHeight });
      expect(await shiftsOf(page)).toEqual([]);
      const seconds = await header.evaluate((element) =>
        Number.parseFloat(getComputedStyle(element).transitionDuration),
      );
      if (reducedMotion === 'reduce') expect(seconds).toBeLessThanOrEqual(0.001);
      else expect(seconds).toBeGreaterThan(0.1);
    });
  });
}

test('[HDR-2] the header stands still on cart and product pages', async ({ page, shop }) => {
  const [product = ''] = await productUrls(shop.ask, 'DE');
  await page.setViewportSize({ width: 1280, height: 400 });
  for (const path of [product, '/service/cartfrontend/cart']) {
    await page.goto(shop.originOf('DE') + path, { waitUntil: 'networkidle' });
    const header = banner(page);
    await scrollBy(page, 900);
    await expect(header).not.toBeInViewport();
    const down = await page.evaluate(() => scrollY);
    await scrollBy(page, -40);
    await page.waitForFunction((before) => scrollY < before, down);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(header).not.toBeInViewport();
    await expect(header).not.toHaveAttribute('data-hidden');
    await expect(header).not.toHaveAttribute('data-detached');
  }
});

test('[HDR-2, HDR-10] the page goes on under an open flyout where the header does not stick', async ({
  page,
  shop,
}) => {
  const [product = ''] = await productUrls(shop.ask, 'DE');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(shop.originOf('DE') + product);
  await page.locator('[data-icon="account"] > a').focus();
  await untilStatus(regionIn(page, 'header-icons'), 'awake');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-flyout="account"]')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-flyout-open', '');
  await scrollBy(page, 300);
  await page.waitForFunction(() => scrollY > 0);
});
