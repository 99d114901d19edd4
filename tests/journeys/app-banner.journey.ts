import type { Page } from '@playwright/test';
import type { SiteCode } from '../../src/contracts/shop/site.contract.ts';
import { appStores } from '../../src/sites/links.ts';
import { expect, test, withMotion } from '../support/browser/journey.ts';
import { regionIn } from '../support/browser/regions.ts';
import { boxAt } from '../support/databases/shelves.ts';
import { shiftsOf, watchShifts } from '../support/browser/shifts.ts';
import { wordsOf } from '../support/words/words.ts';

test.use(withMotion);

const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36';
const onIphone = (name: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${name} Mobile/15E148 Safari/604.1`;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const bannerIn = (page: Page, site: SiteCode = 'DE') =>
  page.getByRole('complementary', { name: wordsOf(site)('app-banner.label'), exact: true });

for (const { site, width, height } of [
  { site: 'DE', width: 390, height: 844 },
  { site: 'HU', width: 360, height: 640 },
  { site: 'TR', width: 768, height: 1024 },
] as const) {
  test(`[APPB-1, APPB-2] is offered on Android, moves and covers nothing, and closed it stays away (${site}, ${width})`, async ({
    visitor,
    shop,
  }) => {
    const context = await visitor({ ...phone, viewport: { width, height }, userAgent: android });
    const page = await context.newPage();
    const t = wordsOf(site);
    const banner = bannerIn(page, site);
    await watchShifts(page);
    await page.goto(shop.originOf(site));
    await expect(banner).toBeVisible();
    await expect(banner).toContainText('(89k)');
    await expect(banner.getByText(t('app-banner.headline'))).toBeInViewport({ ratio: 1 });
    await expect(banner.getByRole('link', { name: t('app-banner.open') })).toHaveAttribute(
      'href',
      appStores.android.page,
    );
    // At the end of the page its last line stands above the banner. What lies below grows as it is seen.
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        const last = await regionIn(page, 'footer').boundingBox();
        const over = await banner.boundingBox();
        return last && over ? last.y + last.height <= over.y + 1 : false;
      })
      .toBe(true);
    expect(await shiftsOf(page)).toEqual([]);
    await banner.getByRole('button', { name: t('app-banner.close') }).tap();
    await expect(banner).toBeHidden();
    await page.goto(`${shop.originOf(site)}/sitemap`);
    await expect(page.locator('html')).toHaveAttribute('data-page-type', /./);
    await expect(regionIn(page, 'app-banner')).toHaveAttribute('data-status', 'asleep');
    await expect(banner).toBeHidden();
    expect(await shiftsOf(page)).toEqual([]);
  });
}

test('[APPB-2, SHOP-3] leaves the button of a product in sight that sticks to the lower edge', async ({
  visitor,
  shop,
}) => {
  const t = wordsOf('DE');
  const page = await (await visitor({ ...phone, userAgent: android })).newPage();
  const { url } = await boxAt(shop.ask, '/elektrische-kaffeemuehle-p101330003.html');
  // The second page has the shop's fonts at once; the stand-in of this machine is wider than that of any phone.
  for (const path of ['/', url]) await page.goto(shop.originOf('DE') + path, { waitUntil: 'networkidle' });
  const over = await bannerIn(page).boundingBox();
  const button = await page.getByRole('button', { name: t('buy.add'), exact: true }).boundingBox();
  if (!over || !button) throw new Error('the page shows no banner or no button');
  expect(button.y + button.height).toBeLessThanOrEqual(over.y);
});

for (const [name, userAgent, store] of [
  ['Chrome on iOS', onIphone('CriOS/126.0'), appStores.ios.page],
  ['Safari on iOS', onIphone('Version/17.5'), undefined],
  ['a computer', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0', undefined],
] as const) {
  test(`[APPB-2] ${name}`, async ({ visitor, shop }) => {
    const page = await (await visitor({ ...phone, userAgent })).newPage();
    await page.goto(shop.originOf('DE'));
    await expect(regionIn(page, 'app-banner')).toHaveAttribute('data-status', 'asleep');
    await expect(page.locator('meta[name="apple-itunes-app"]')).toHaveAttribute('content', /^app-id=\d+$/);
    if (store === undefined) await expect(bannerIn(page)).toBeHidden();
    else await expect(bannerIn(page).getByRole('link')).toHaveAttribute('href', store);
  });
}

test('[APPB-2] not inside the shop’s own app', async ({ visitor, shop }) => {
  const context = await visitor({ ...phone, userAgent: android });
  await context.addCookies([{ name: 'App', value: '1', url: shop.originOf('DE') }]);
  const page = await context.newPage();
  await page.goto(shop.originOf('DE'));
  await expect(regionIn(page, 'app-banner')).toHaveAttribute('data-status', 'asleep');
  await expect(bannerIn(page)).toBeHidden();
});
