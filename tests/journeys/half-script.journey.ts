import type { BrowserContext, Page } from '@playwright/test';
import { cartPagePath } from '../../src/contracts/cart/cart.contract.ts';
import { cartOf } from '../support/people/carts.ts';
import { demoCustomer } from '../support/people/demo-customers.ts';
import { terms } from '../support/pages/every-page.ts';
import { expect, test } from '../support/browser/journey.ts';
import { regionIn } from '../support/browser/regions.ts';
import { isWholeForm } from '../support/browser/whole-form.ts';
import { boxAt, plentifulArticles, productUrls } from '../support/databases/shelves.ts';
import type { RunningShop } from '../support/shops/shop.ts';
import { wordsOf } from '../support/words/words.ts';

const t = wordsOf('DE');

/** How much of a page's script loads: no JavaScript at all, failed or pending files, or only the first file. */
interface Lack {
  readonly name: string;
  readonly javaScriptEnabled: boolean;
  /** the files that do not load, and how they fail */
  readonly away?: { readonly files: RegExp; readonly how: 'answers 500' | 'never comes' };
}
const everyFile = /\/assets\/[^/]+\.js$/;
const allButTheFirst = /\/assets\/(?!runtime-)[^/]+\.js$/;
const lacks: readonly Lack[] = [
  { name: 'without a script', javaScriptEnabled: false },
  {
    name: 'every script answers 500',
    javaScriptEnabled: true,
    away: { files: everyFile, how: 'answers 500' },
  },
  {
    name: 'every script but the first answers 500',
    javaScriptEnabled: true,
    away: { files: allButTheFirst, how: 'answers 500' },
  },
  {
    name: 'every script but the first never comes',
    javaScriptEnabled: true,
    away: { files: allButTheFirst, how: 'never comes' },
  },
];

interface Errand {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly shop: RunningShop;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Clicks a button and runs the clock past the longest wait before the shop falls back to the plain form. */
const press = async (page: Page, name: string, within = page.getByRole('main')): Promise<void> => {
  await within.getByRole('button', { name, exact: true }).first().click();
  await page.clock.runFor(10_000);
};

const shopping = async ({ page, context, shop }: Errand): Promise<void> => {
  const [article] = await plentifulArticles(shop.ask, 1);
  const urls = await productUrls(shop.ask);
  const url = urls.find((one) => one.includes(article?.productId ?? '')) ?? '';
  const { title } = await boxAt(shop.ask, url);
  await page.goto(shop.originOf('DE') + url);
  await press(page, t('buy.add'));
  await expect(page).toHaveURL(new RegExp(cartPagePath));
  await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible();
  await press(page, t('cart.more'));
  await expect.poll(async () => (await cartOf(context, shop, 'DE')).numberOfArticles).toBe(2);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('cart.checkout') })
    .click();
  const person = { firstName: 'Ada', lastName: 'Berg', email: 'ada@example.com' };
  const place = { street: 'Am Sandtorkai 14', postcode: '20457', city: 'Hamburg' };
  // A gift: to another address, with a greeting.
  const name = { toFirstName: 'Ida', toLastName: 'Kaya' };
  const elsewhere = { toStreet: 'Hauptstr. 1', toPostcode: '01067', toCity: 'Dresden', toGreeting: 'Alles Gute!' };
  await page.getByRole('checkbox', { name: t('page.checkout.otherAddress') }).check();
  for (const [field, value] of Object.entries({ ...person, ...place, ...name, ...elsewhere }))
    await page.locator(`main [name="${field}"]`).fill(value);
  await press(page, t('page.checkout.next'));
  await expect(heading(page)).toHaveText(t('page.checkout-review.title'));
  await press(page, t('page.checkout-review.order'));
  await expect(heading(page)).toHaveText(t('page.placed-order.thanks'));
  await expect(page.getByText(elsewhere.toGreeting)).toBeVisible();
};

/** The order that was just placed. */
const cancelling = async ({ page }: Errand): Promise<void> => {
  await page.getByRole('link', { name: t('page.order.cancel'), exact: true }).click();
  await press(page, t('page.order.cancel.confirm'));
  await expect(page.getByText(t('page.order.cancel.done'))).toBeVisible();
};

/** A size is chosen by its table. */
const measuring = async ({ page, shop }: Errand): Promise<void> => {
  const { body } = await shop.ask({ path: '/maentel-c5110.html' });
  const url = /href="(\/[^"?]*-p\d{9}\.html)/.exec(body)?.[1] ?? '';
  const { articles, title } = await boxAt(shop.ask, url);
  const sold = articles.find(({ availability }) => availability === 'AVAILABLE');
  await page.goto(shop.originOf('DE') + url);
  await page.getByRole('button', { name: t('page.product.sizes') }).click();
  const table = page.getByRole('table').filter({ hasText: t('page.product.sizes.column.chest') });
  await expect(table).toContainText(sold?.size ?? '');
  await page.getByRole('button', { name: t('page.product.sizes.close'), exact: true }).click();
  await expect(table).toBeHidden();
  await page.getByRole('main').locator(`label:has([name="color"][value="${sold?.color}"])`).click();
  await page.getByRole('main').locator(`label:has([name="size"][value="${sold?.size}"])`).click();
  await press(page, t('buy.add'));
  await expect(page).toHaveURL(new RegExp(cartPagePath));
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: title });
  await expect(line.first()).toContainText(`${sold?.color}, ${sold?.size}`);
};

const searching = async ({ page, shop }: Errand): Promise<void> => {
  await page.goto(`${shop.originOf('DE')}/`);
  await page.locator('input[name="query"]').first().fill(terms.DE);
  await press(page, t('search.submit'), page.getByRole('banner'));
  await expect(heading(page)).toHaveText(t('page.search.title', { term: terms.DE }));
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/-p\d{9}\.html/);
};

const newsletter = async ({ page, shop }: Errand): Promise<void> => {
  await page.goto(`${shop.originOf('DE')}/`);
  const form = regionIn(page, 'newsletter');
  await form.getByRole('textbox', { name: t('form.newsletter.email') }).fill('ada@example.com');
  await press(page, t('form.newsletter.submit'), form);
  await expect(page.getByText(t('form.newsletter.success.title')).first()).toBeVisible();
};

const login = async ({ page, shop }: Errand): Promise<void> => {
  await page.goto(`${shop.originOf('DE')}/login`);
  await page.getByLabel(t('page.account.field.email'), { exact: true }).fill(demoCustomer.email);
  await page.getByLabel(t('page.account.field.password'), { exact: true }).fill(demoCustomer.password);
  await press(page, t('page.account.login.submit'));
  await expect(page).toHaveURL(`${shop.originOf('DE')}/usermenu`);
};

const watching = async ({ page, shop }: Errand): Promise<void> => {
  await page.goto(shop.originOf('DE') + ((await productUrls(shop.ask))[0] ?? ''));
  await regionIn(page, 'watch').getByRole('button').first().click();
  await expect(page).toHaveURL(/\/login/);
};

const language = async ({ page, shop }: Errand): Promise<void> => {
  await page.goto(`${shop.originOf('DE')}/`);
  const footer = page.getByRole('contentinfo');
  const opener = footer.locator('nav button[popovertarget]');
  const link = footer.locator(`a[href^="${shop.originOf('TR')}"]`).first();
  if (!(await link.isVisible())) await opener.click();
  await link.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr-TR');
  await expect(heading(page)).toHaveText(wordsOf('TR')('page.home.heroTitle'));
};

const ordering = async (errand: Errand): Promise<void> => {
  await shopping(errand);
  await cancelling(errand);
};

const errands = Object.entries({ searching, newsletter, watching, language, ordering, measuring, login });

/** All of them without a script. With a part of the script each comes with all but one of the lacks in turn. */
const errandsWith = ({ javaScriptEnabled }: Lack, number: number) =>
  errands.filter((_, place) => isWholeForm || !javaScriptEnabled || (place + number) % (lacks.length - 1) !== 0);

for (const [number, lack] of lacks.entries()) {
  const { name, javaScriptEnabled, away } = lack;
  const chosen = errandsWith(lack, number);
  test(`${chosen.map(([errand]) => errand).join(', ')} end ${name}`, async ({ visitor, shop, faults }) => {
    // The browser's own remarks on what did not come; nothing else may go wrong.
    faults.allow(/50[03]|Failed to (?:load|fetch)|error loading dynamically imported module|region \S+ failed/);
    // One visitor does all of them: none leaves anything that the next would find.
    const context = await visitor({ javaScriptEnabled, viewport: { width: 1280, height: 800 } });
    await context.clock.install();
    if (away?.how === 'answers 500') await context.route(away.files, (route) => route.fulfill({ status: 500 }));
    if (away?.how === 'never comes') await context.route(away.files, () => new Promise(() => {}));
    const page = await context.newPage();
    for (const [errand, run] of chosen) await test.step(errand, () => run({ page, context, shop }));
  });
}
