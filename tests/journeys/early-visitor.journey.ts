import type { Page } from '@playwright/test';
import { cartOf, contentOf } from '../support/people/carts.ts';
import { expect, test, withMotion } from '../support/browser/journey.ts';
import { holdBack, regionIn, slowDown, untilStatus, waitForScripts } from '../support/browser/regions.ts';
import { boxAt, productUrls } from '../support/databases/shelves.ts';
import type { RunningShop } from '../support/shops/shop.ts';
import { wordsOf } from '../support/words/words.ts';

test.use(withMotion);
// They share the development build, which starts slowly.
test.describe.configure({ mode: 'default' });

const t = wordsOf('DE');

/**
 * Who types and taps before the page is awake. Preact is held back until they have, so that they are surely early. The built shop
 * is visited as on a phone six times slower than this machine. The development build reports what hydration found different; any
 * such line in the console fails the test. It is slow by itself, and on a slow phone the browser burns six times the CPU.
 */
const builds = [
  { build: 'built', held: /\/assets\/preact-/, isOnSlowPhone: true },
  { build: 'development', held: /\/src\/islands\/(?:checked-)?hydrate\.tsx/, isOnSlowPhone: false },
] as const;

/** A product with at least three sizes to choose from, the last of them for sale. */
const productWithSizes = async (shop: RunningShop) => {
  for (const url of await productUrls(shop.ask)) {
    const box = await boxAt(shop.ask, url);
    const color = box.articles[0]?.color;
    const wanted = box.articles.findLast(
      (article) => article.color === color && article.availability === 'AVAILABLE' && article.left === undefined,
    );
    if (box.sizes.length > 2 && wanted?.size !== undefined && wanted.size !== box.articles[0]?.size)
      return { ...box, wanted: { ...wanted, size: wanted.size } };
  }
  throw new Error('no product has sizes to choose from');
};

const open = async (page: Page, url: string, isOnSlowPhone: boolean): Promise<void> => {
  if (isOnSlowPhone) await slowDown(page);
  await waitForScripts(page);
  await page.goto(url, { waitUntil: 'commit' });
  // In development more than a hundred sheets come one by one, and what is pressed would move meanwhile.
  if (!isOnSlowPhone)
    await page.waitForFunction(() => {
      const sheets = [...document.querySelectorAll<HTMLLinkElement>('head link[rel="stylesheet"]')];
      return document.querySelector('main') && sheets.every(({ sheet }) => sheet);
    });
};

for (const { build, held, isOnSlowPhone } of builds) {
  test.describe(`an early visitor, ${build}`, () => {
    test(`[EMB-2, SRCH-1] types into search before it is awake: it is kept and searched for (${build})`, async ({
      page,
      shop,
      developmentShop,
    }) => {
      const there = build === 'built' ? shop : developmentShop;
      const { release } = await holdBack(page, held);
      await open(page, `${there.originOf('DE')}/`, isOnSlowPhone);
      const field = page.getByRole('combobox', { name: t('search.label') });
      await field.pressSequentially('kaff');
      await expect(regionIn(page, 'search')).not.toHaveAttribute('data-status', 'awake');
      release();
      await untilStatus(regionIn(page, 'search'), 'awake');
      await expect(field).toHaveValue('kaff');
      await expect(field).toBeFocused();
      // The region knows of it, else there were nothing to clear; and the caret stands where it stood.
      await expect(page.getByRole('button', { name: t('search.clear') })).toBeVisible();
      await field.pressSequentially('ee');
      await expect(field).toHaveValue('kaffee');
      await field.press('Enter');
      await expect(page).toHaveURL(`${there.originOf('DE')}/search?query=kaffee&page=1&sort=relevance`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('page.search.title', { term: 'kaffee' }));
    });

    test(`[EMB-2, CART-4, SHOP-3] chooses a size and taps the button before they are awake: one of it is added (${build})`, async ({
      page,
      context,
      shop,
      developmentShop,
    }) => {
      const there = build === 'built' ? shop : developmentShop;
      const { url, productId, wanted, title } = await productWithSizes(there);
      const { release } = await holdBack(page, held);
      await open(page, there.originOf('DE') + url, isOnSlowPhone);
      const size = page.getByRole('radio', { name: wanted.size, exact: true });
      await size.check({ force: true });
      // Its script is there, Preact is not: a tap now would be lost without us.
      await expect(regionIn(page, 'buy')).toHaveAttribute('data-status', /asleep|waking/);
      await page.getByRole('button', { name: t('buy.add') }).click();
      await expect(regionIn(page, 'buy')).toHaveAttribute('aria-busy', 'true');
      release();
      await untilStatus(regionIn(page, 'buy'), 'awake');
      await expect(page.getByRole('status').filter({ hasText: t('buy.added', { title }) })).toBeVisible();
      await expect(size).toBeChecked();
      const cart = contentOf(await cartOf(context, there, 'DE'));
      expect(cart.articles).toEqual([{ productId, tcm: wanted.tcm, quantity: 1 }]);
      await expect(page.locator('[data-live="cart-count"]')).toHaveText('1');
      // The next tap is one more, not two.
      await expect(page.locator('[data-flyout="cart"]').getByText(t('cart.undo'))).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: t('buy.add') }).click();
      await expect(page.locator('[data-live="cart-count"]')).toHaveText('2');
    });
  });
}
