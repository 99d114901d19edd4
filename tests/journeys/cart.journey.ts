import type { BrowserContext, Locator, Page, Request } from '@playwright/test';
import {
  cartPagePath,
  cartPath,
  idempotencyHeader,
  longTermTokenHeader,
} from '../../src/contracts/cart/cart.contract.ts';
import { csrfHeader, type SiteCode } from '../../src/contracts/shop/site.contract.ts';
import { cartOf } from '../support/people/carts.ts';
import { expect, test, withMotion } from '../support/browser/journey.ts';
import { regionIn, untilStatus } from '../support/browser/regions.ts';
import { plentifulArticles, productUrls } from '../support/databases/shelves.ts';
import type { RunningShop } from '../support/shops/shop.ts';
import { visitorOf, type Visitor } from '../support/people/visitor.ts';
import { wordsOf } from '../support/words/words.ts';

test.use(withMotion);

/** Fills the cart of this browser with one piece of each of three articles. Returns the same visitor in another browser. */
const fillCart = async (context: BrowserContext, shop: RunningShop, site: SiteCode): Promise<Visitor> => {
  const visitor = visitorOf(site);
  for (const article of await plentifulArticles(shop.ask, 3, site)) await visitor.set(shop.ask, article, 1);
  const url = shop.originOf(site);
  await context.addCookies(visitor.cookies().map(([name, value]) => ({ name, value, url })));
  return visitor;
};

/** Opens the cart page; it wakes under the pointer. */
const openCart = async (page: Page, shop: RunningShop, site: SiteCode): Promise<void> => {
  await page.goto(shop.originOf(site) + cartPagePath);
  await page.getByRole('main').getByRole('listitem').first().hover();
  await untilStatus(regionIn(page, 'cart'), 'awake');
};

/** Opens the cart page without any input. The header and the page show the same cart, so the region stays asleep. */
const openUntouched = async (page: Page, shop: RunningShop, site: SiteCode): Promise<void> => {
  await page.goto(shop.originOf(site) + cartPagePath);
  await expect(page.locator('[data-live="cart-count"]')).toHaveText('3');
  await untilStatus(regionIn(page, 'cart'), 'asleep');
};

/** Sends a call to the shop without the browser, because Node does not resolve its host names. */
const shopDoes = async (request: Request, shop: RunningShop, site: SiteCode): Promise<void> => {
  const sent = await request.allHeaders();
  const names = ['content-type', 'cookie', csrfHeader, idempotencyHeader, longTermTokenHeader];
  const headers = Object.fromEntries(names.map((name) => [name, sent[name] ?? '']));
  const answer = await shop.ask({ site, method: 'PUT', path: cartPath, headers, body: request.postData() ?? '' });
  expect(answer.status).toBe(200);
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

for (const site of ['DE', 'TR', 'CH_FR'] as const) {
  const t = wordsOf(site);
  const quantityIn = (line: Locator): Locator => line.getByRole('status');
  const moreIn = (line: Locator): Locator => line.getByRole('button', { name: t('cart.more') });

  test(`[CART-12] on ${site}: two tabs show the same cart, and lose no change`, async ({ page, context, shop }) => {
    await fillCart(context, shop, site);
    await openCart(page, shop, site);
    const other = await context.newPage();
    await openCart(other, shop, site);

    const first = linesIn(page, site).first();
    await moreIn(first).click();
    await expect(quantityIn(linesIn(other, site).first())).toHaveText('2');
    await linesIn(other, site)
      .nth(1)
      .getByRole('button', { name: new RegExp(`^${t('cart.remove')}`) })
      .click();
    await expect(linesIn(page, site)).toHaveCount(2);
    await expect(quantityIn(first)).toHaveText('2');
    await expect.poll(() => count(context, shop, site)).toBe(3);
  });

  test(`[CART-8, CART-13] on ${site}: the network is cut in the middle of a change, and comes back`, async ({
    page,
    context,
    shop,
    faults,
  }) => {
    faults.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await fillCart(context, shop, site);
    await openCart(page, shop, site);
    // The shop makes the change, and its answer is lost with the network.
    await page.route(`**${cartPath}`, async (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      await shopDoes(route.request(), shop, site);
      await context.setOffline(true);
      return route.abort();
    });
    const first = linesIn(page, site).first();
    await moreIn(first).click();
    await expect(page.getByRole('status').filter({ hasText: t('cart.error.change') })).toBeVisible();
    await expect(quantityIn(first)).toHaveText('1');

    await moreIn(first).click();
    await expect(page.getByRole('status').filter({ hasText: t('cart.offline') })).toBeVisible();

    await page.unroute(`**${cartPath}`);
    await context.setOffline(false);
    await expect(quantityIn(first)).toHaveText('2');
    expect(await count(context, shop, site)).toBe(4);
  });
}

for (const site of ['DE', 'PL', 'CH_FR'] as const) {
  const t = wordsOf(site);
  const summaryIn = (page: Page): Locator => page.getByRole('region', { name: t('cart.summary') });
  /** What the server draws now, where the page shows it already. */
  const expectServersCart = async (page: Page): Promise<void> => {
    const shown = await summaryIn(page).getByRole('definition').allInnerTexts();
    await page.reload();
    expect(await summaryIn(page).getByRole('definition').allInnerTexts()).toEqual(shown);
  };

  test(`[CART-12] on ${site}: a page that is not touched shows what another tab puts in`, async ({
    page,
    context,
    shop,
  }) => {
    await fillCart(context, shop, site);
    await openUntouched(page, shop, site);
    const other = await context.newPage();
    const [added] = (await plentifulArticles(shop.ask, 4, site)).slice(-1);
    const path = (await productUrls(shop.ask, site)).find((url) => url.includes(`-p${added?.productId}`));
    await other.goto(`${shop.originOf(site)}${path}`);
    const title = await other.getByRole('heading', { level: 1 }).innerText();
    await other.getByRole('button', { name: t('buy.add') }).click();

    await expect(linesIn(page, site)).toHaveCount(4);
    expect(await namesIn(page, site)).toContain(title);
    await expect(summaryIn(page)).toContainText(t('cart.count', { count: 4 }));
    await expectServersCart(page);
  });

  test(`[CART-12] on ${site}: a page without any input loads the cart after a cart update event`, async ({
    page,
    context,
    shop,
  }) => {
    const visitor = await fillCart(context, shop, site);
    await openUntouched(page, shop, site);
    const [first] = await plentifulArticles(shop.ask, 1, site);
    expect(first && (await visitor.set(shop.ask, first, 3))).toBe(200);
    await page.evaluate(() => document.dispatchEvent(new CustomEvent('kontor:cart-update')));

    await expect(summaryIn(page)).toContainText(t('cart.count', { count: 5 }));
    await expect(linesIn(page, site).getByRole('status').filter({ hasText: /^3$/ })).toHaveCount(1);
    await expectServersCart(page);
  });
}
