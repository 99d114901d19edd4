import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { SiteCode } from '../../src/contracts/shop/site.contract.ts';
import { priceParts } from '../../src/sites/price.ts';
import { sites } from '../../src/sites/sites.ts';
import { cartOf, contentOf } from '../support/people/carts.ts';
import { expect, test, moves } from '../support/browser/journey.ts';
import { boxAt } from '../support/databases/shelves.ts';
import type { RunningShop } from '../support/shops/shop.ts';
import { wordsOf } from '../support/words/words.ts';

const journeys: readonly (readonly [site: SiteCode, lang: string, term: string, price: RegExp])[] = [
  ['DE', 'de-DE', 'kaffee', /^\d+,\d{2}$/],
  ['CH_FR', 'fr-CH', 'café', /^CHF\s\d+\.\d{2}$/],
  ['TR', 'tr-TR', 'kahve', /^[\d.]+,\d{2}\sTL$/],
];

const cartLink = (page: Page, site: SiteCode): Locator =>
  page
    .getByRole('banner')
    .getByRole('link', { name: wordsOf(site)('header.cart') })
    .first();

/** Of the products found, the first one that can be bought as its page shows it. */
const firstForSale = async (page: Page, shop: RunningShop, site: SiteCode) => {
  for (const link of await page.getByRole('main').getByRole('article').getByRole('link').all()) {
    const box = await boxAt(shop.ask, (await link.getAttribute('href')) ?? '', site);
    const [first] = box.articles;
    const isPlain = box.sizes.length === 0 && first?.left === undefined;
    if (first?.availability === 'AVAILABLE' && isPlain) return { link, box, first };
  }
  throw new Error('nothing that was found can be bought');
};

/** home → search → product → into the cart. Answers what was put in. */
const shopFor = async (page: Page, shop: RunningShop, [site, lang, term, shape]: (typeof journeys)[number]) => {
  const t = wordsOf(site);
  await page.goto(`${shop.originOf(site)}/`);
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('page.home.heroTitle'));

  const field = page.getByRole('combobox', { name: t('search.label') });
  await field.fill(term);
  await field.press('Enter');
  await expect(page).toHaveURL(`${shop.originOf(site)}/search?query=${encodeURIComponent(term)}&page=1&sort=relevance`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('page.search.title', { term }));
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(field).toHaveValue(term);

  const { link, box, first } = await firstForSale(page, shop, site);
  await link.click();
  await expect(page).toHaveURL(shop.originOf(site) + box.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(box.title);
  const price = priceParts(first.price.now, sites[site]);
  expect(price.text).toMatch(shape);
  await expect(page.getByText(price.spoken).first()).toBeAttached();
  await page.getByRole('button', { name: t('buy.add') }).click();
  return { ...box, first };
};

const expectInCart = async (page: Page, title: string, site: SiteCode): Promise<void> => {
  const t = wordsOf(site);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('page.cart.title'));
  await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', sites[site].locale);
};

/** The badge of the cart says one piece, in words and in figures. */
const expectOneInBadge = async (page: Page, site: SiteCode): Promise<void> => {
  const t = wordsOf(site);
  const badge = cartLink(page, site);
  const counted = t('header.cartCount', { count: 1 });
  await expect(badge).toHaveAccessibleName(new RegExp(`^${t('header.cart')}\\W+${counted}$`));
  await expect(badge.getByText('1', { exact: true })).toBeVisible();
};

// A server is stopped and started in between: once for all sites, because a start costs more than a journey.
test('[RUN-1, CART-1, CART-3, SHOP-1, SITE-1, SITE-3, SITE-4] home, search, product, cart, and still there after a restart, with a script and without, on DE, CH_FR and TR', async ({
  shop,
  visitor,
}) => {
  const bought: (Awaited<ReturnType<typeof shopFor>> & { readonly page: Page; readonly site: SiteCode })[] = [];
  for (const journey of journeys) {
    const [site] = journey;
    const page = await (await visitor(site === 'DE' ? moves : {})).newPage();
    const thing = await shopFor(page, shop, journey);
    const added = wordsOf(site)('buy.added', { title: thing.title });
    await expect(page.getByRole('status').filter({ hasText: added })).toBeVisible();
    await expectOneInBadge(page, site);
    // Nothing is on its way any more when the shop stops.
    await expect(page.locator('[data-flyout="cart"] img')).toHaveJSProperty('complete', true);
    bought.push({ ...thing, page, site });
  }

  await shop.restart();
  for (const { page, site, title } of bought) {
    await page.reload();
    await expectOneInBadge(page, site);
    await cartLink(page, site).click();
    await expectInCart(page, title, site);
  }

  // The same without JavaScript ends in the same cart.
  for (const journey of journeys) {
    const [site] = journey;
    const plain: BrowserContext = await visitor({ javaScriptEnabled: false });
    const plainPage = await plain.newPage();
    const again = await shopFor(plainPage, shop, journey);
    await expect(plainPage).toHaveURL(/\/service\/cartfrontend\/cart\b/);
    await expectInCart(plainPage, again.title, site);
    const before = bought.find((one) => one.site === site);
    if (!before) throw new Error(`nothing was bought on ${site}`);
    const content = contentOf(await cartOf(plain, shop, site));
    expect(content).toEqual(contentOf(await cartOf(before.page.context(), shop, site)));
    expect(content).toEqual({
      articles: [{ productId: before.productId, tcm: before.first.tcm, quantity: 1 }],
      numberOfArticles: 1,
      total: before.first.price.now,
    });
  }
});
