import type { Locator, Page, Request } from '@playwright/test';
import { expect, test } from '../support/browser/journey.ts';
import { namedAhead, onLine } from '../support/browser/line.ts';
import { holdBack, regionIn, untilStatus } from '../support/browser/regions.ts';
import { everyPage } from '../support/pages/every-page.ts';
import { plainVisitor } from '../support/people/plain-visitor.ts';
import { wordsOf } from '../support/words/words.ts';

const t = wordsOf('DE');

/** Names of the scripts that the page has asked for. */
const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => /([\w.-]+)-[\w-]{7}\.js$/.exec(name)?.[1] ?? []),
  );

for (const [name, region] of [
  ['home', 'navigation-menu'],
  ['home', 'header-icons'],
  ['search', 'search'],
  ['product', 'buy'],
  ['cart', 'cart'],
] as const)
  test(`${name}: what the first tap on ${region} runs is fetched ahead of it and not run`, async ({
    visitor,
    shop,
    staff,
  }) => {
    const shopper = plainVisitor(shop, 'DE');
    const path = (await everyPage[name]?.to(shopper, staff)) ?? '';
    const context = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await shopper.handOver(context);
    const page = await context.newPage();
    await onLine(page, { saveData: false, effectiveType: '4g' });
    await page.coverage.startJSCoverage();
    await page.goto(shop.originOf('DE') + path);
    const scripts = (await namedAhead(page)).map((file) => file.replace(/-[\w-]{7}\.js$/, ''));
    expect(scripts).toEqual(expect.arrayContaining(['preact', 'hydrate', 'shared', 'DE', `${region}.island`]));
    await expect.poll(() => scriptsOf(page)).toEqual(expect.arrayContaining(scripts));
    await page.waitForLoadState('networkidle');
    const covered = await page.coverage.stopJSCoverage();
    // The first function of a module is the module itself.
    const run = covered.filter(({ functions: [whole] }) => (whole?.ranges[0]?.count ?? 0) > 0).map(({ url }) => url);
    expect(run.filter((url) => /\/(?:preact|hydrate)-|\.island-/.test(url))).toEqual([]);
    expect(run.filter((url) => url.includes('/runtime-'))).not.toEqual([]);

    const before = await scriptsOf(page);
    const tapped = regionIn(page, region);
    await tapped.dispatchEvent('pointerdown');
    await untilStatus(tapped, 'awake');
    if (region === 'header-icons') {
      await tapped.locator('[data-icon="cart"] > a').tap();
      await expect(page.locator('[data-flyout="cart"]').getByText(t('cart.empty.title'))).toBeVisible();
    }
    expect(await scriptsOf(page)).toEqual(before);
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
    const answered = () => expect.poll(() => [...unanswered].map((request) => request.url())).toEqual([]);
    await page.goto(shop.originOf('DE'), { waitUntil: 'networkidle' });
    // A busy machine begins the regions later, and a minute is too long for their calls.
    await untilStatus(regionIn(page, 'header-icons'), 'asleep');
    await answered();
    await page.clock.runFor(60_000);
    expect(await scriptsOf(page)).not.toContain('preact');
    // A page that is closed before its calls are answered reports them as failed.
    await answered();
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
