import type { BrowserContext, Locator, Page } from '@playwright/test';
import { cartPagePath } from '../../src/contracts/cart.contract.ts';
import type { SiteCode } from '../../src/contracts/site.contract.ts';
import { cartOf } from '../support/carts.ts';
import { expect, test } from '../support/journey.ts';
import { regionIn, untilStatus } from '../support/regions.ts';
import { plentifulArticles } from '../support/shelves.ts';
import type { RunningShop } from '../support/shop.ts';
import { visitorOf } from '../support/visitor.ts';
import { wordsOf } from '../support/words.ts';

/** Somebody who has put three things into the cart before, one of each. */
const fillCart = async (context: BrowserContext, shop: RunningShop, site: SiteCode): Promise<void> => {
  const visitor = visitorOf(site);
  for (const article of await plentifulArticles(shop.ask, 3, site)) await visitor.set(shop.ask, article, 1);
  const url = shop.originOf(site);
  await context.addCookies(visitor.cookies().map(([name, value]) => ({ name, value, url })));
};

/** Opens the cart page; it wakes under the pointer. */
const openCart = async (page: Page, shop: RunningShop, site: SiteCode): Promise<void> => {
  await page.goto(shop.originOf(site) + cartPagePath);
  await page.getByRole('main').getByRole('listitem').first().hover();
  await untilStatus(regionIn(page, 'cart'), 'awake');
};

const linesIn = (page: Page, site: SiteCode): Locator =>
  page.getByRole('list', { name: wordsOf(site)('cart.lines') }).getByRole('listitem');
const namesIn = async (page: Page, site: SiteCode): Promise<string[]> =>
  linesIn(page, site).getByRole('heading', { level: 2 }).allTextContents();
const count = async (context: BrowserContext, shop: RunningShop, site: SiteCode): Promise<number> =>
  (await cartOf(context, shop, site)).numberOfArticles;

for (const site of ['DE', 'HU', 'CH_FR'] as const) {
  const t = wordsOf(site);
  test(`[CART-8] on ${site}: removes, undoes, removes and lets it go`, async ({ page, context, shop }) => {
    await fillCart(context, shop, site);
    await page.clock.install();
    await openCart(page, shop, site);
    const before = await namesIn(page, site);
    expect(before).toHaveLength(3);
    const title = before[1] ?? '';
    const second = linesIn(page, site).nth(1);
    const remove = second.getByRole('button', { name: new RegExp(`^${t('cart.remove')}`) });
    const undo = second.getByRole('button', { name: new RegExp(`^${t('cart.undo')}`) });

    await remove.click();
    await expect(second).toContainText(t('cart.removed', { title }));
    await expect.poll(() => count(context, shop, site)).toBe(2);

    await undo.click();
    await expect.poll(() => count(context, shop, site)).toBe(3);
    expect(await namesIn(page, site)).toEqual(before);

    await remove.click();
    await expect(undo).toBeVisible();
    await expect.poll(() => count(context, shop, site)).toBe(2);
    await page.clock.fastForward(10_000);
    await expect(linesIn(page, site)).toHaveCount(2);
    expect(await namesIn(page, site)).toEqual(before.filter((name) => name !== title));
    await page.reload();
    await expect(linesIn(page, site)).toHaveCount(2);
  });
}
