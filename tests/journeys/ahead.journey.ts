import type { Locator, Page, Request } from '@playwright/test';
import { expect, test } from '../support/browser/journey.ts';
import { onLine } from '../support/browser/line.ts';
import { holdBack, regionIn, untilStatus } from '../support/browser/regions.ts';
import { wordsOf } from '../support/words/words.ts';

const t = wordsOf('DE');

/** Names of the scripts that the page has asked for. */
const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => /([\w.-]+)-[\w-]{7}\.js$/.exec(name)?.[1] ?? []),
  );

test('Preact is fetched ahead of the first tap and is not run', async ({ page, shop }) => {
  await onLine(page, { saveData: false, effectiveType: '4g' });
  await page.goto(shop.originOf('DE'));
  await expect.poll(() => scriptsOf(page)).toContain('preact');
  expect(await scriptsOf(page)).not.toContain('hydrate');
  await expect(page.locator('k-region[data-status="awake"]')).toHaveCount(0);
});

test('nothing is fetched ahead where data is to be saved, on a slow line, or where the browser does not tell', async ({
  context,
  shop,
}) => {
  for (const connection of [
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: '2g' },
    { saveData: false, effectiveType: 'slow-2g' },
    undefined,
  ]) {
    const page = await context.newPage();
    const unanswered = new Set<Request>();
    page.on('request', (request) => unanswered.add(request));
    page.on('requestfinished', (request) => unanswered.delete(request));
    await page.clock.install();
    await onLine(page, connection);
    await page.goto(shop.originOf('DE'), { waitUntil: 'networkidle' });
    await page.clock.runFor(60_000);
    expect(await scriptsOf(page)).not.toContain('preact');
    // A page that is closed before its calls are answered reports them as failed.
    await expect.poll(() => [...unanswered].map((request) => request.url())).toEqual([]);
    await page.close();
  }
});

test('[NAV-7, HDR-9] on a phone the first tap opens the menu and a flyout before Preact is there, once', async ({
  visitor,
  shop,
}) => {
  const context = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  const { release } = await holdBack(page, /\/assets\/preact-/);
  await page.goto(shop.originOf('DE'));
  const [menu, cart] = [regionIn(page, 'navigation-menu'), regionIn(page, 'header-icons')];
  await untilStatus(cart, 'asleep');
  const button = menu.getByRole('button', { name: t('navigation.menu'), exact: true });
  const early = page.locator('#early-menu');
  const closing = (panel: Locator) => panel.getByRole('button', { name: t('navigation.close') });

  await button.tap();
  await expect(early.getByRole('link', { name: 'Kaffee', exact: true })).toBeVisible();
  await closing(early).tap();
  await expect(early).toBeHidden();
  // Taken back: what is open when the region is awake was asked for by the next tap.
  const icon = cart.locator('[data-icon="cart"] > a');
  await icon.tap();
  const frame = page.locator('#early-cart');
  await expect(frame.getByText(t('header.yourCart'))).toBeVisible();
  release();
  const flyout = page.locator('[data-flyout="cart"]');
  await expect(flyout.getByText(t('cart.empty.title'))).toBeVisible();
  await expect(frame).toBeHidden();
  await untilStatus(menu, 'awake');
  await expect(menu.getByRole('dialog')).toHaveCount(0);
  await flyout.getByRole('button', { name: t('header.close') }).tap();
  await expect(flyout).toHaveCount(0);
  await button.tap();
  await expect(menu.getByRole('dialog')).toBeVisible();
  await expect(early).toBeHidden();
});
