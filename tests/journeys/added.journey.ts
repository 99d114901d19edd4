import { axeFaultsOn } from '../support/browser/page-axe.ts';
import { expect, test } from '../support/browser/journey.ts';
import { regionIn } from '../support/browser/regions.ts';
import { boxAt, plentifulArticles, productUrls } from '../support/databases/shelves.ts';
import { wordsOf } from '../support/words/words.ts';

for (const [site, width, height] of [
  ['HU', 1280, 800],
  ['DE', 390, 844],
] as const) {
  test(`[CART-4, CART-8, HDR-9] after adding, the flyout of the cart opens in view with the focus and undo (${site}, ${width})`, async ({
    visitor,
    shop,
  }) => {
    const t = wordsOf(site);
    const page = await (await visitor({ viewport: { width, height } })).newPage();
    const [article] = await plentifulArticles(shop.ask, 1, site);
    const url = (await productUrls(shop.ask, site)).find((one) => one.includes(article?.productId ?? '-')) ?? '';
    const { title } = await boxAt(shop.ask, url, site);
    await page.goto(shop.originOf(site) + url);
    const add = regionIn(page, 'buy').getByRole('button', { name: t('buy.add') });
    // The header of this page does not stick: it is above the window then.
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
    await expect(page.locator('[data-icon="cart"] > a')).not.toBeInViewport();
    await add.click();

    const flyout = page.locator('[data-flyout="cart"]');
    await expect(flyout.getByText(t('header.yourCart'))).toBeFocused();
    await expect(flyout).toBeInViewport({ ratio: 1 });
    await expect(flyout.getByText(t('buy.added', { title }))).toBeInViewport({ ratio: 1 });
    await expect(flyout.getByRole('link', { name: t('cart.checkout') })).toBeInViewport({ ratio: 1 });
    expect(await axeFaultsOn(page, { within: '[data-flyout="cart"]' })).toEqual([]);
    // Read once: the other of the two live regions is empty.
    await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(add).toBeFocused();
    await expect(flyout).toHaveCount(0);

    await add.click();
    await expect(flyout.getByText(t('header.pieces', { count: 2 }))).toBeVisible();
    await flyout.getByRole('button', { name: t('cart.undo') }).click();
    await expect(flyout.getByText(t('header.undone', { title }))).toBeVisible();
    await expect(flyout.getByText(t('header.pieces', { count: 1 }))).toBeVisible();
    await expect(page.locator('[data-live="cart-count"]')).toHaveText('1');
    // A press on the page closes it, and nothing else.
    await page.mouse.click(10, height - 700);
    await expect(flyout).toHaveCount(0);
  });
}
