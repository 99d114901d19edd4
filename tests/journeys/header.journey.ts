import type { Page } from '@playwright/test';
import type { SiteCode } from '../../src/contracts/shop/site.contract.ts';
import { expect, test, moves } from '../support/browser/journey.ts';
import { regionIn, untilStatus } from '../support/browser/regions.ts';
import { plentifulArticles } from '../support/databases/shelves.ts';
import type { RunningShop } from '../support/shops/shop.ts';
import { visitorOf } from '../support/people/visitor.ts';
import { wordsOf } from '../support/words/words.ts';

const icons = ['storefinder', 'account', 'cart'] as const;
const titles = { storefinder: 'header.storefinder', account: 'header.account', cart: 'header.yourCart' } as const;
type Icon = (typeof icons)[number];

const partsOf = (page: Page, site: SiteCode) => {
  const t = wordsOf(site);
  const header = page.getByRole('banner');
  return {
    t,
    root: page.locator('html'),
    // The greeting of wide screens has a link of the same name before it.
    link: (icon: Icon) => header.getByRole('link', { name: t(`header.${icon}`), exact: true }).last(),
    opener: (icon: Icon) => header.getByRole('button', { name: t('header.open', { title: t(`header.${icon}`) }) }),
    flyout: (icon: Icon) => page.getByRole('region', { name: t(titles[icon]), exact: true }),
    close: page.getByRole('button', { name: t('header.close') }),
  };
};

/** Each way of using it is tried with what moves, and on another site without. */
const sitesThatMove: ReadonlySet<SiteCode> = new Set(['DE', 'TR']);

const homeOf = async (page: Page, shop: RunningShop, site: SiteCode): Promise<void> => {
  if (sitesThatMove.has(site)) await page.emulateMedia(moves);
  await page.goto(`${shop.originOf(site)}/`);
  await expect(regionIn(page, 'header')).toHaveAttribute('data-status', /./);
};

const topOf = (page: Page): Promise<number> => page.evaluate(() => scrollY);

for (const { site, width, height } of [
  { site: 'DE', width: 1280, height: 800 },
  { site: 'HU', width: 1920, height: 1080 },
] as const) {
  test(`[HDR-9, HDR-10, HDR-11] a mouse opens each flyout and leaves it (${site}, ${width})`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height });
    await homeOf(page, shop, site);
    const { link, flyout, root } = partsOf(page, site);
    for (const icon of icons) {
      await link(icon).hover();
      await expect(flyout(icon)).toBeVisible();
      await expect(root).toHaveAttribute('data-flyout-open', '');
      await expect(root).toHaveCSS('overflow-y', 'hidden');
      await page.mouse.move(width / 3, height - 8);
      await expect(flyout(icon)).toHaveCount(0);
      await expect(root).not.toHaveAttribute('data-flyout-open');
    }
    // From one to the next without leaving, and into what has opened.
    await link('account').hover();
    await expect(flyout('account')).toBeVisible();
    await link('cart').hover();
    await expect(flyout('cart')).toBeVisible();
    await expect(flyout('account')).toHaveCount(0);
    await flyout('cart').getByRole('paragraph').last().hover();
    await expect(flyout('cart')).toBeVisible();
    await link('cart').click();
    await expect(page).toHaveURL(`${shop.originOf(site)}/service/cartfrontend/cart`);
  });
}

for (const { site, width, height } of [
  { site: 'TR', width: 390, height: 844 },
  { site: 'CH_FR', width: 768, height: 1024 },
] as const) {
  test.describe(`${site}, ${width} px wide`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });
    test(`[HDR-9, HDR-10] a finger opens by the first tap and goes there by the second (${site}, ${width})`, async ({
      page,
      shop,
    }) => {
      await homeOf(page, shop, site);
      const { link, flyout, close, root } = partsOf(page, site);
      for (const icon of icons) {
        await link(icon).tap();
        await expect(flyout(icon)).toBeVisible();
        await expect(root).toHaveCSS('overflow-y', 'hidden');
        await close.tap();
        await expect(flyout(icon)).toHaveCount(0);
      }
      await link('account').tap();
      await expect(flyout('account')).toBeVisible();
      // Outside.
      await page.touchscreen.tap(20, height / 4);
      await expect(flyout('account')).toHaveCount(0);
      await link('cart').tap();
      await expect(flyout('cart')).toBeVisible();
      await link('cart').tap();
      await expect(page).toHaveURL(`${shop.originOf(site)}/service/cartfrontend/cart`);
    });
  });
}

for (const { site, width, height } of [
  { site: 'CH_FR', width: 1280, height: 800 },
  { site: 'TR', width: 1920, height: 1080 },
  { site: 'DE', width: 390, height: 844 },
] as const) {
  test(`[HDR-8, HDR-9] the keyboard alone opens, goes in, and comes back by Escape (${site}, ${width})`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height });
    await homeOf(page, shop, site);
    const { t, link, opener, flyout } = partsOf(page, site);
    await link('storefinder').focus();
    await untilStatus(regionIn(page, 'header-icons'), 'awake');
    await page.keyboard.press('ArrowDown');
    const field = page.getByRole('textbox', { name: t('header.stores.label') });
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(flyout('storefinder')).toHaveCount(0);
    await expect(link('storefinder')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(opener('storefinder')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Enter');
    await expect(opener('storefinder')).toHaveAttribute('aria-expanded', 'false');
    // Going on with Tab leaves it, although it is still seen for a moment.
    await page.keyboard.press('Tab');
    await expect(link('account')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(flyout('account').getByRole('link').first()).toBeFocused();
    for (const _ of await flyout('account').getByRole('link').all()) await page.keyboard.press('Tab');
    await expect(link('cart')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(flyout('account')).toHaveCount(0);
    await link('storefinder').focus();
    await page.keyboard.press('ArrowDown');
    await expect(field).toBeFocused();
    await page.keyboard.type('Aa');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(
      `${shop.originOf(site)}/service/storefinder/search?searchTerm=Aa&page=1&filterDepot=true&filterFiliale=true`,
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('[HDR-9] the flyout of the cart shows what lies in it (HU)', async ({ page, shop, context }) => {
  const visitor = visitorOf('HU');
  for (const article of await plentifulArticles(shop.ask, 2, 'HU')) await visitor.set(shop.ask, article, 1);
  const url = shop.originOf('HU');
  await context.addCookies(visitor.cookies().map(([name, value]) => ({ name, value, url })));
  await homeOf(page, shop, 'HU');
  const { t, flyout } = partsOf(page, 'HU');
  // Its name says how many there are.
  await page.locator('[data-icon="cart"] > a').hover();
  await expect(flyout('cart').getByRole('listitem')).toHaveCount(2);
  const { articles } = await visitor.cart(shop.ask);
  for (const { title } of articles) await expect(flyout('cart').getByRole('link', { name: title })).toBeVisible();
  await flyout('cart')
    .getByRole('link', { name: t('header.toCart') })
    .click();
  await expect(page).toHaveURL(`${url}/service/cartfrontend/cart`);
});

test('[HDR-10] an open flyout holds the page where it is, and leaves it there', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await homeOf(page, shop, 'DE');
  const { link, flyout } = partsOf(page, 'DE');
  await page.mouse.wheel(0, 1200);
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  const before = await topOf(page);
  // By hand: Playwright scrolls to what it hovers, also where it sticks and is seen.
  const { x = 0, y = 0 } = (await link('account').boundingBox()) ?? {};
  await page.mouse.move(x + 20, y + 20);
  await expect(flyout('account')).toBeVisible();
  const turned = page.evaluate(
    () => new Promise((resolve) => addEventListener('wheel', () => requestAnimationFrame(resolve), { once: true })),
  );
  await page.mouse.wheel(0, -900);
  await turned;
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await topOf(page)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(flyout('account')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeInViewport();
  expect(await topOf(page)).toBe(before);
});

test.describe('without JavaScript', () => {
  for (const [site, width] of [
    ['DE', 390],
    ['TR', 1280],
  ] as const) {
    test(`[HDR-1] each icon leads to a page (${site}, ${width})`, async ({ visitor, shop }) => {
      const context = await visitor({ javaScriptEnabled: false, viewport: { width, height: 800 } });
      const page = await context.newPage();
      const { link } = partsOf(page, site);
      for (const icon of icons) {
        await page.goto(shop.originOf(site));
        await link(icon).click();
        await expect(page).not.toHaveURL(`${shop.originOf(site)}/`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
    });
  }
});
