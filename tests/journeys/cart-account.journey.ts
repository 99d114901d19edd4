import type { BrowserContext, Page } from '@playwright/test';
import { cartPagePath } from '../../src/contracts/cart/cart.contract.ts';
import { cartLimits } from '../../src/domain/cart/cart.rules.ts';
import type { SiteCode } from '../../src/contracts/shop/site.contract.ts';
import { cartOf } from '../support/people/carts.ts';
import { demoPassword } from '../support/people/demo-customers.ts';
import { expect, test } from '../support/browser/journey.ts';
import { regionIn, untilStatus } from '../support/browser/regions.ts';
import { plentifulArticles } from '../support/databases/shelves.ts';
import type { RunningShop } from '../support/shops/shop.ts';
import { visitorOf, type ArticleKey } from '../support/people/visitor.ts';
import { wordsOf } from '../support/words/words.ts';

const fillCart = async (
  context: BrowserContext,
  shop: RunningShop,
  site: SiteCode,
  wanted: readonly (readonly [article: ArticleKey, quantity: number])[],
): Promise<void> => {
  const visitor = visitorOf(site);
  for (const [article, quantity] of wanted) await visitor.set(shop.ask, article, quantity);
  const url = shop.originOf(site);
  await context.addCookies(visitor.cookies().map(([name, value]) => ({ name, value, url })));
};

const logIn = async (page: Page, shop: RunningShop, site: SiteCode, email: string): Promise<void> => {
  const t = wordsOf(site);
  await page.goto(`${shop.originOf(site)}/login`);
  await page.getByLabel(t('page.account.field.email'), { exact: true }).fill(email);
  await page.getByLabel(t('page.account.field.password'), { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: t('page.account.login.submit') }).click();
  await expect(page).toHaveURL(`${shop.originOf(site)}/usermenu`);
};

const openCart = async (page: Page, shop: RunningShop, site: SiteCode): Promise<void> => {
  await page.goto(shop.originOf(site) + cartPagePath);
  await page.getByRole('main').getByRole('listitem').first().hover();
  await untilStatus(regionIn(page, 'cart'), 'awake');
};

for (const site of ['DE', 'HU', 'TR'] as const) {
  const t = wordsOf(site);
  const linesIn = (page: Page) => page.getByRole('list', { name: t('cart.lines') }).getByRole('listitem');
  const quantityIn = (page: Page, place: number) => linesIn(page).nth(place).getByRole('status');

  test(`[CART-13, CART-14] on ${site}: one customer in two browsers has one cart, and loses no change`, async ({
    page,
    context,
    visitor,
    shop,
  }) => {
    const articles = await plentifulArticles(shop.ask, 2, site);
    await fillCart(
      context,
      shop,
      site,
      articles.map((article) => [article, 1]),
    );
    await logIn(page, shop, site, 'card@example.com');
    const elsewhere = await visitor();
    const other = await elsewhere.newPage();
    await logIn(other, shop, site, 'card@example.com');
    await openCart(page, shop, site);
    await openCart(other, shop, site);
    await expect(linesIn(other)).toHaveCount(2);

    // Each knows nothing of what the other does.
    await linesIn(page)
      .first()
      .getByRole('button', { name: t('cart.more') })
      .click();
    await expect.poll(async () => (await cartOf(context, shop, site)).numberOfArticles).toBe(3);
    await expect(quantityIn(other, 0)).toHaveText('1');
    await linesIn(other)
      .nth(1)
      .getByRole('button', { name: t('cart.more') })
      .click();
    // The answer brings the other's change along.
    await expect(quantityIn(other, 0)).toHaveText('2');
    await expect(quantityIn(other, 1)).toHaveText('2');

    // Both at once.
    await Promise.all([
      linesIn(page)
        .first()
        .getByRole('button', { name: t('cart.more') })
        .click(),
      linesIn(other)
        .nth(1)
        .getByRole('button', { name: new RegExp(`^${t('cart.remove')}`) })
        .click(),
    ]);
    await expect.poll(async () => (await cartOf(elsewhere, shop, site)).numberOfArticles).toBe(3);
    for (const one of [page, other]) {
      await one.reload();
      await expect(linesIn(one)).toHaveCount(1);
      await expect(quantityIn(one, 0)).toHaveText('3');
    }
  });

  test(`[CART-14] on ${site}: a guest’s cart is in the account’s cart after the login, and a message says what was added`, async ({
    page,
    context,
    visitor,
    shop,
  }) => {
    const [first, second] = await plentifulArticles(shop.ask, 2, site);
    if (!first || !second) throw new Error('nothing to buy');
    await fillCart(context, shop, site, [
      [first, 6],
      [second, 1],
    ]);
    await logIn(page, shop, site, 'guest@example.com');
    await openCart(page, shop, site);
    await expect(linesIn(page)).toHaveCount(2);
    await expect(page.getByText(t('page.cart.merge.merged', { count: 2 }))).toBeVisible();

    // Another day, on another device, before the login: the sum of both carts exceeds the limit of the article.
    const elsewhere = await visitor({ javaScriptEnabled: false });
    await fillCart(elsewhere, shop, site, [[first, 7]]);
    const other = await elsewhere.newPage();
    await logIn(other, shop, site, 'guest@example.com');
    await other.goto(shop.originOf(site) + cartPagePath);
    const { articles } = await cartOf(elsewhere, shop, site);
    const title = articles.find(({ tcm }) => tcm === first.tcm)?.title ?? '?';
    const words = t('page.cart.merge.capped', { title, quantity: cartLimits.pieces });
    await expect(other.getByText(words)).toBeVisible();
    expect(articles.map(({ quantity }) => quantity)).toEqual([cartLimits.pieces, 1]);
  });
}
