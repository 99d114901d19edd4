import type { Page } from '@playwright/test';
import { outletPaths } from '../../src/sites/links.ts';
import { allSites } from '../../src/sites/sites.ts';
import { expect, test, testInKeptTab } from '../support/browser/journey.ts';
import { isInTurn } from '../support/browser/turns.ts';
import { isWholeForm } from '../support/browser/whole-form.ts';
import { terms } from '../support/pages/every-page.ts';
import type { RunningShop } from '../support/shops/shop.ts';
import type { SiteCode } from '../../src/contracts/shop/site.contract.ts';
import { wordsOf } from '../support/words/words.ts';

const views = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

/** Every list of a site: its categories, by its map for search engines, its outlet and results. */
const listsOf = async (shop: RunningShop, site: SiteCode): Promise<readonly string[]> => {
  const { body } = await shop.ask({ site, path: '/sitemap-pages-1.xml' });
  const categories = [...body.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*-c\d+\.html)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  expect(categories.length).toBeGreaterThan(50);
  return [outletPaths[site], `/search?query=${encodeURIComponent(terms[site])}`, ...new Set(categories)];
};

/** How many lists share a turn: without `WHOLE=1` each site draws one of so many, another one on each site. */
const turns = 24;

/** Without pictures: each has its place before it is there. */
const testOfPlaces = testInKeptTab.extend({ pictures: false });

for (const [number, { code }] of allSites.entries())
  testOfPlaces(
    `[SHOP-11] the first product is in the first view of each list on ${code}`,
    async ({ page, shop, faults }) => {
      faults.allow(/\/pictures\//);
      const lists = (await listsOf(shop, code)).filter(
        (_, place) => place < 2 || isInTurn(place % turns, number, turns, isWholeForm),
      );
      const late: string[] = [];
      for (const path of lists) {
        await page.goto(shop.originOf(code) + path, { waitUntil: 'commit' });
        const picture = page.getByRole('article').first().locator('picture');
        await picture.waitFor();
        await page.waitForLoadState('domcontentloaded');
        // Opening a page costs most, so one page is measured at both sizes of the window.
        for (const view of views) {
          await page.setViewportSize(view);
          // Half of its picture at least, without scrolling; and one coloured band at most.
          const { top, height } = await picture.evaluate((element) => element.getBoundingClientRect().toJSON());
          if (top + height / 2 > view.height) late.push(`${view.width} ${path} ${Math.round(top)}`);
          const bands = await page.locator('[data-region="promotion"] section').evaluateAll(
            (elements, bottom) =>
              elements.filter((element) => {
                const box = element.getBoundingClientRect();
                return box.height > 0 && box.top < bottom;
              }).length,
            view.height,
          );
          if (bands > 1) late.push(`${view.width} ${path}: ${bands} bands`);
        }
      }
      expect(late).toEqual([]);
    },
  );

const t = wordsOf('DE');
const coffee = '/kaffee-c1000.html';
const filters = (page: Page) => page.getByRole('navigation', { name: t('page.list.filters') });
const order = (page: Page) => page.getByLabel(t('page.list.sort'));
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).last();
const countOf = async (page: Page): Promise<number> => Number.parseInt((await heading(page).textContent()) ?? '', 10);
const reduced = (page: Page) => filters(page).getByRole('link', { name: t('page.list.filter.reduced') });
/** Goes with the page: a page that is loaded again has no such mark. */
const mark = (page: Page) => page.evaluate(() => void (document.documentElement.dataset['mark'] = 'kept'));
const isSamePage = (page: Page) => page.evaluate(() => document.documentElement.dataset['mark'] === 'kept');

/** Does what fetches the script of a list, and waits until it has run: before that, links are followed as usual. */
const untilFollowed = async (page: Page, act: () => Promise<unknown>): Promise<void> => {
  const script = page.waitForResponse(/\/list-[\w-]{7}\.js/);
  await act();
  const url = (await script).url();
  await page.evaluate((address) => import(address), url);
};

test('[SHOP-11] order and filters act at once, and going back brings list, order and place back', async ({
  page,
  shop,
}) => {
  await page.goto(shop.originOf('DE') + coffee);
  await mark(page);
  const all = await countOf(page);
  await order(page).focus();
  await order(page).selectOption('price-up');
  await expect(page).toHaveURL(/\?sort=price-up$/);
  await expect(order(page)).toBeFocused();
  await reduced(page).click();
  await expect(page).toHaveURL(/\?filters=reduced_price-true&sort=price-up$/);
  await expect(reduced(page)).toBeFocused();
  const some = await countOf(page);
  expect(some).toBeLessThan(all);
  await expect(page.getByRole('status').filter({ hasText: `${some} Produkte, Preis aufsteigend` })).toHaveCount(1);
  // The chip takes the filter off again.
  await page
    .getByRole('list', { name: t('page.list.chosen') })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\?sort=price-up$/);
  await expect(page.getByRole('heading', { name: `${all} Produkte` })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { name: `${some} Produkte` })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(shop.originOf('DE') + coffee);
  await expect(order(page)).toHaveValue('relevance');
  await page.goForward();
  await expect(order(page)).toHaveValue('price-up');
  expect(await isSamePage(page)).toBe(true);
});

test('[SHOP-11] more products come below, and coming back from one shows them again at the same place', async ({
  page,
  shop,
}) => {
  await page.goto(shop.originOf('DE') + coffee);
  await mark(page);
  const more = page.getByRole('link', { name: '12 weitere anzeigen' });
  await untilFollowed(page, () => more.hover());
  await more.click();
  const tiles = page.getByRole('main').getByRole('article');
  await expect(tiles).toHaveCount(24);
  await expect(tiles.nth(12).getByRole('link')).toBeFocused();
  expect(await isSamePage(page)).toBe(true);
  await expect(page).toHaveURL(/\?upto=2$/);
  const title = await tiles.nth(20).getByRole('heading').textContent();
  await tiles.nth(20).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await tiles.nth(20).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
  await page.goBack();
  await expect(tiles).toHaveCount(24);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBeGreaterThan(place - 2);
  await expect(tiles.nth(20)).toBeInViewport();
});

test('[SHOP-11] filters, order and more products are links and a form without JavaScript', async ({
  shop,
  visitor,
}) => {
  const page = await (await visitor({ javaScriptEnabled: false })).newPage();
  await page.goto(shop.originOf('DE') + coffee);
  await reduced(page).click();
  await expect(page).toHaveURL(/\?filters=reduced_price-true$/);
  await order(page).selectOption('price-down');
  await page.getByRole('button', { name: t('page.list.apply') }).click();
  await expect(page).toHaveURL(/\?filters=reduced_price-true&sort=price-down$/);
  await page.goto(shop.originOf('DE') + coffee);
  await page.getByRole('link', { name: '12 weitere anzeigen' }).click();
  await expect(page).toHaveURL(/\?upto=2#newest-products$/);
  await expect(page.getByRole('main').getByRole('article').nth(12)).toBeInViewport();
});

test('[SHOP-11] on a phone the sheet of filters stays open while several are chosen', async ({ shop, visitor }) => {
  const page = await (await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true })).newPage();
  await page.goto(shop.originOf('DE') + coffee);
  await mark(page);
  await untilFollowed(page, () => page.getByRole('button', { name: 'Filtern' }).tap());
  await reduced(page).tap();
  await expect(page).toHaveURL(/\?filters=reduced_price-true$/);
  await filters(page).getByRole('link', { name: 'Stärke 3 von 5' }).tap();
  await expect(page).toHaveURL(/strength-3$/);
  await expect(filters(page)).toBeVisible();
  await filters(page)
    .getByRole('button', { name: /ansehen$/ })
    .tap();
  await expect(filters(page)).toBeHidden();
  expect(await isSamePage(page)).toBe(true);
});

test('[SHOP-11] a list whose next page cannot be fetched opens it as a page', async ({ page, shop, faults }) => {
  faults.allow(/ERR_FAILED/);
  await page.goto(shop.originOf('DE') + coffee);
  await mark(page);
  await reduced(page).hover();
  await page.route(/reduced_price/, (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort('failed'),
  );
  await reduced(page).click();
  await expect(page.getByRole('link', { name: t('page.list.filter.reduced') }).first()).toBeVisible();
  await expect(page).toHaveURL(/\?filters=reduced_price-true$/);
  await expect.poll(() => isSamePage(page)).toBe(false);
});

for (const javaScriptEnabled of [true, false])
  test(`[CART-4] a product comes into the cart from its tile, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    shop,
    visitor,
  }) => {
    const page = await (await visitor({ javaScriptEnabled })).newPage();
    await page.goto(shop.originOf('DE') + coffee);
    const add = page.getByRole('button', { name: / in den Warenkorb$/ }).first();
    const script = javaScriptEnabled ? page.waitForResponse(/\/list-[\w-]{7}\.js/) : undefined;
    await add.hover();
    await script;
    await add.click();
    if (!javaScriptEnabled) {
      await expect(page).toHaveURL(/\/service\/cartfrontend\/cart/);
      return;
    }
    await expect(page.getByText(t('page.list.added'))).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: /1 Artikel/ })).toBeVisible();
    await expect(page).toHaveURL(shop.originOf('DE') + coffee);
  });
