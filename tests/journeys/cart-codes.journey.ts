import type { BrowserContext, Page } from '@playwright/test';
import { type CartErrorCode } from '../../src/contracts/cart/cart-codes.constants.ts';
import { cartPagePath, cartPath } from '../../src/contracts/cart/cart.contract.ts';
import { cartLimits } from '../../src/domain/cart/cart.rules.ts';
import type { SiteCode } from '../../src/contracts/shop/site.contract.ts';
import { breakableShop, type BreakableShop } from '../support/shops/breakable-shop.ts';
import { expect, test as base } from '../support/browser/journey.ts';
import { regionIn, untilStatus } from '../support/browser/regions.ts';
import { visitorOf, type ArticleKey } from '../support/people/visitor.ts';
import { wordsOf } from '../support/words/words.ts';

/** Each code of the error table (CART-5, CART-6), by what really causes it, in the words that a visitor reads. */
const test = base.extend<object, { readonly broken: BreakableShop }>({
  broken: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const broken = await breakableShop();
      await use(broken);
      await broken.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// They share one shop.
test.describe.configure({ mode: 'default' });

const languages = ['DE', 'HU', 'TR'] as const;

const fill = async (
  context: BrowserContext,
  { ask, originOf }: BreakableShop,
  site: SiteCode,
  wanted: readonly (readonly [article: ArticleKey, quantity: number])[],
): Promise<void> => {
  const visitor = visitorOf(site);
  for (const [article, quantity] of wanted) expect(await visitor.set(ask, article, quantity)).toBe(200);
  const url = originOf(site);
  await context.addCookies(visitor.cookies().map(([name, value]) => ({ name, value, url })));
};

const openCart = async (page: Page, { originOf }: BreakableShop, site: SiteCode): Promise<void> => {
  await page.goto(originOf(site) + cartPagePath);
  await page.getByRole('main').getByRole('listitem').first().hover();
  await untilStatus(regionIn(page, 'cart'), 'awake');
};

/** What the shop answers to the next call of this kind. */
const nextAnswer = async (page: Page, method: 'GET' | 'PUT') => {
  const answer = await page.waitForResponse(
    (one) => one.request().method() === method && new URL(one.url()).pathname === cartPath,
  );
  const { error, limit } = (await answer.json()) as { error?: CartErrorCode; limit?: number }; // the contract's members
  return { status: answer.status(), error, limit };
};

for (const site of languages) {
  const t = wordsOf(site);
  const said = (page: Page, words: string) => regionIn(page, 'cart').getByRole('status').filter({ hasText: words });
  const lines = (page: Page) => page.getByRole('list', { name: t('cart.lines') }).getByRole('listitem');

  test(`[CART-6] on ${site}: what breaks says its code, on load and on change, and nothing is lost`, async ({
    page,
    context,
    broken,
    faults,
  }) => {
    faults.allow(/status of 503|answer 503|ERR_CONNECTION_FAILED|the cart could not be loaded/);
    const articles = await broken.plenty(site, 2);
    const [first] = articles;
    if (!first) throw new Error('nothing to buy');
    await fill(
      context,
      broken,
      site,
      articles.map((article) => [article, 1]),
    );
    const change = async (): Promise<Awaited<ReturnType<typeof nextAnswer>>> => {
      const line = lines(page).first();
      const answered = nextAnswer(page, 'PUT');
      await line.getByRole('button', { name: t('cart.more') }).click();
      const answer = await answered;
      await expect(said(page, t('cart.error.change'))).toBeVisible();
      await expect(line.getByRole('status')).toHaveText('1');
      return answer;
    };
    const isBroken = (error: CartErrorCode) => async (): Promise<void> => {
      expect(await change()).toEqual({ status: 503, error, limit: undefined });
      const loaded = await page.goto(broken.originOf(site) + cartPagePath);
      expect(loaded?.status()).toBe(503);
      await expect(said(page, t('cart.error.load'))).toBeVisible();
    };

    await openCart(page, broken, site);
    await broken.without('cart', isBroken('CARTSTORAGE_UNAVAILABLE'));
    await openCart(page, broken, site);
    await broken.without('article', isBroken('PRODUCTDATA_UNAVAILABLE'));
    await openCart(page, broken, site);
    await broken.stock(site, first, { priceMinor: 0 });
    await isBroken('PRICE_UNAVAILABLE')();
    await broken.stock(site, first, { priceMinor: 990 });
    await openCart(page, broken, site);
    await expect(lines(page)).toHaveCount(2);

    // The connection to the shop is cut: the result of the change is unknown.
    await page.route(`**${cartPath}`, (route) => route.abort('connectionfailed'));
    await lines(page)
      .first()
      .getByRole('button', { name: t('cart.more') })
      .click();
    await expect(said(page, t('cart.error.change'))).toBeVisible();
    const loadAgain = () => page.evaluate(() => document.dispatchEvent(new CustomEvent('kontor:cart-update')));
    await loadAgain();
    await expect(said(page, t('cart.error.load'))).toBeVisible();
    await expect(lines(page)).toHaveCount(0);
    // A proxy between browser and shop returns 304, although the browser has no stored response.
    await page.unroute(`**${cartPath}`);
    await page.route(`**${cartPath}`, (route) => route.fulfill({ status: 304 }));
    await openCart(page, broken, site);
    await loadAgain();
    await expect(said(page, t('cart.error.load'))).toBeVisible();
    await page.unroute(`**${cartPath}`);
    await openCart(page, broken, site);
    await expect(lines(page)).toHaveCount(2);
  });

  test(`[CART-5] on ${site}: the message for each limit names its number`, async ({
    page,
    context,
    broken,
    faults,
  }) => {
    faults.allow(/status of 409|answer 409/);
    const all = await broken.plenty(site, cartLimits.entries + 1);
    const [oneMore, first, second] = all;
    if (!oneMore || !first || !second) throw new Error('nothing to buy');
    await fill(
      context,
      broken,
      site,
      all.slice(1).map((article) => [article, article === first ? cartLimits.pieces - 1 : 1]),
    );
    const box = regionIn(page, 'buy');
    const open = async ({ url }: { readonly url: string }): Promise<void> => {
      await page.goto(broken.originOf(site) + url);
      await box.getByRole('button', { name: t('buy.more') }).click();
      await untilStatus(box, 'awake');
      await expect(box.getByRole('spinbutton')).toHaveValue('2');
    };
    const isRefused = async (error: CartErrorCode, limit: number, words: string): Promise<void> => {
      const answered = nextAnswer(page, 'PUT');
      await box.getByRole('button', { name: t('buy.add') }).click();
      expect(await answered).toEqual({ status: 409, error, limit });
      await expect(box.getByRole('status').filter({ hasText: words })).toBeVisible();
    };

    await open(oneMore);
    await isRefused('CART_LIMIT', cartLimits.entries, t('cart.limit.cart', { limit: cartLimits.entries }));
    await open(first);
    await isRefused('ITEM_LIMIT', cartLimits.pieces, t('cart.limit.item', { limit: cartLimits.pieces }));
    // The page was opened when there were more.
    await open(second);
    await broken.stock(site, second, { quantity: 2 });
    await isRefused('AVAILABILITY_LIMIT', 2, t('cart.limit.availability', { limit: 2 }));
    await broken.stock(site, second, {});
  });
}
