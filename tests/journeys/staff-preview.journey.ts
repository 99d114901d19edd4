import { PGlite } from '@electric-sql/pglite';
import type { Page } from '@playwright/test';
import { join } from 'node:path';
import { cartPagePath, cartPath } from '../../src/contracts/cart/cart.contract.ts';
import { contactPath } from '../../src/contracts/customer/contact.contract.ts';
import type { SiteCode } from '../../src/contracts/shop/site.contract.ts';
import { checkoutPath } from '../../src/contracts/order/order.contract.ts';
import { publishPath } from '../../src/contracts/tracking/collector.contract.ts';
import { addStaff, chooseBefore, expect, filled, test, type StaffMember } from '../support/browser/journey.ts';
import { regionIn, untilStatus } from '../support/browser/regions.ts';
import { plentifulArticles, productUrls } from '../support/databases/shelves.ts';
import { visitorOf, type ArticleKey } from '../support/people/visitor.ts';
import { wordsOf } from '../support/words/words.ts';
import { copyOfData, openShop } from '../support/shops/shop.ts';

const friday = 5;

/**
 * YYYY-MM-DD of the first Friday that is six days away or more: the demo's campaign of the next two weeks runs then, one of
 * its themeworlds is over, and the sale of one cardigan.
 */
const nextFriday = (): string => {
  const today = new Date();
  const days = 6 + ((friday - today.getUTCDay() + 1 + 7) % 7);
  return new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
};

const signIn = async (page: Page, origin: string, { name, password }: StaffMember): Promise<void> => {
  await page.goto(`${origin}/service/staff/timeline`);
  await page.getByLabel('E-mail address or name').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'What the shop shows' })).toBeVisible();
};

const panelOf = async (page: Page) => {
  await untilStatus(regionIn(page, 'preview'), 'awake');
  await page.getByRole('button', { name: 'Preview settings' }).click();
  return page.getByRole('dialog', { name: 'Preview settings' });
};

const campaign: readonly (readonly [site: SiteCode, today: string, then: string, world: string])[] = [
  ['DE', 'Röstwoche', 'Der Advent beginnt am Küchentisch', 'Regen? Gern.'],
  ['HU', 'A pörkölés hete', 'Az advent a konyhaasztalnál kezdődik', 'Esik? Nem baj.'],
  ['TR', 'Kavurma haftası', 'Yeni yıl mutfak masasında başlar', 'Yağmur mu? Buyursun.'],
];
const worldUrl = '/-t104.html';
const cardiganUrl = '/-p105210011.html';

/** The navigation with its themeworlds open. */
const worldsIn = async (page: Page, site: SiteCode) => {
  const t = wordsOf(site);
  const navigation = page.getByRole('navigation', { name: t('navigation.main') });
  await navigation
    .getByRole('link', { name: t('themeworld.overview'), exact: true })
    .first()
    .hover();
  await expect(navigation.getByRole('link', { name: t('navigation.allWorlds') })).toBeVisible();
  return navigation;
};

/** Returns the first price in the buy region of a product page. */
const priceOn = async (page: Page, url: string): Promise<number> => {
  await page.goto(url);
  const said = await regionIn(page, 'buy').innerText();
  return Number(/[\d.]+(?:,\d\d)?/.exec(said)?.[0].replaceAll('.', '').replace(',', '.'));
};

test.describe('staff', () => {
  for (const [site, today, then, world] of campaign) {
    test(`[PREV-1, PREV-5, PREV-6, PREV-7] see the shop of next Friday, and visitors beside them see today’s (${site})`, async ({
      shop,
      staff,
      page,
      visitor,
      faults,
    }) => {
      faults.allow(/410/);
      const beside = await (await visitor()).newPage();
      const origin = shop.originOf(site);
      await signIn(page, origin, await staff());
      await page.goto(origin);
      const banner = regionIn(page, 'promotion').first();
      await expect(banner).toContainText(today);
      const panel = await panelOf(page);
      await panel.getByLabel('Date', { exact: true }).fill(nextFriday());
      await panel.getByLabel('Time', { exact: true }).fill('08:00');
      await panel.getByText('A/B test', { exact: true }).click();
      await expect(panel.getByText('Active tests found.')).toBeVisible();
      await panel.getByLabel('Test name').selectOption('AdventBanner');
      await expect(panel.getByText('Required')).toBeVisible();
      await panel.getByRole('button', { name: 'Set preview settings' }).click();
      await expect(panel.getByText('Please also select an A/B test group!')).toBeVisible();
      await panel.getByLabel('Group').selectOption('B');
      await panel.getByRole('button', { name: 'Set preview settings' }).click();
      await expect(panel.getByText('Settings applied successfully.')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(banner).toContainText(then);
      await expect(regionIn(page, 'preview')).toContainText(`${nextFriday()} 08:00 · AdventBanner: B`);

      await beside.goto(origin);
      await expect(regionIn(beside, 'promotion').first()).toContainText(today);
      await expect(beside.getByRole('button', { name: 'Preview settings' })).toHaveCount(0);

      await expect((await worldsIn(page, site)).getByRole('link', { name: world })).toHaveCount(0);
      await expect((await worldsIn(beside, site)).getByRole('link', { name: world })).toBeVisible();
      expect((await page.goto(origin + worldUrl))?.status()).toBe(410);
      await beside.goto(origin + worldUrl);
      await expect(beside.getByRole('heading', { level: 1, name: world })).toBeVisible();

      // Its sale has ended by then.
      const [staffs, visitors] = [
        await priceOn(page, origin + cardiganUrl),
        await priceOn(beside, origin + cardiganUrl),
      ];
      expect(staffs).toBeGreaterThan(visitors);
    });
  }

  test('[PREV-1, PREV-3] leave a preview, close the panel from outside, and log out', async ({ shop, staff, page }) => {
    const origin = shop.originOf('DE');
    await signIn(page, origin, await staff());
    await page.goto(origin);
    const panel = await panelOf(page);
    // The focus stays inside the panel after twenty moves.
    for (let step = 0; step < 20; step += 1) await page.keyboard.press('Tab');
    expect(
      await panel.evaluate(
        (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
      ),
    ).toBe(true);
    await page.mouse.click(5, 5);
    await expect(panel).toBeHidden();

    await page.getByRole('button', { name: 'Preview settings' }).click();
    await panel.getByLabel('Date', { exact: true }).fill('2031-01-01');
    await panel.getByText('A/B test', { exact: true }).click();
    await expect(panel.getByText('No active tests for this date.')).toBeVisible();
    await panel.getByRole('button', { name: 'Set preview settings' }).click();
    await expect(panel.getByText('Settings applied successfully.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'End preview' }).click();
    await expect(page.getByRole('button', { name: 'End preview' })).toHaveCount(0);

    await panelOf(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('button', { name: 'Preview settings' })).toHaveCount(0);
    await page.goto(`${origin}/service/staff/timeline`);
    await expect(page.getByRole('heading', { name: 'Sign in for staff' })).toBeVisible();
  });

  for (const width of [390, 1280]) {
    test(`[PREV-1, PREV-5, PREV-6] keep what they chose while they type, and see what is wrong, ${width} wide`, async ({
      shop,
      staff,
      visitor,
    }) => {
      const origin = shop.originOf('DE');
      const page = await (await visitor({ viewport: { width, height: 900 } })).newPage();
      await signIn(page, origin, await staff());
      await page.goto(origin);
      const panel = await panelOf(page);
      const [date, time] = [panel.getByLabel('Date', { exact: true }), panel.getByLabel('Time', { exact: true })];
      const set = panel.getByRole('button', { name: 'Set preview settings' });
      const correct = async (field: typeof date, text: string): Promise<void> => {
        await field.press('ControlOrMeta+a');
        await field.pressSequentially(text);
      };
      await date.pressSequentially(nextFriday());
      await panel.getByText('A/B test', { exact: true }).click();
      await panel.getByLabel('Test name').selectOption('AdventBanner');
      await panel.getByLabel('Group').selectOption('B');
      await date.press('End');
      await date.press('Backspace');
      await expect(panel.getByText('Please enter a valid date as YYYY-MM-DD')).toBeVisible();
      await expect(panel.getByLabel('Test name')).toHaveValue('AdventBanner');
      await date.pressSequentially(nextFriday().slice(-1));
      await expect(panel.getByText('Active tests found.')).toBeVisible();
      await expect(panel.getByLabel('Group')).toHaveValue('B');

      for (const wrong of ['28.11.2026', '2026-02-30']) {
        await correct(date, wrong);
        await set.click();
        await expect(date).toHaveAccessibleDescription(/Please enter a valid date as YYYY-MM-DD/);
        await expect(date).toBeFocused();
      }
      await correct(time, '9:00');
      await set.click();
      await expect(time).toHaveAccessibleDescription(/Please enter the time as HH:MM/);
      const overflow = await panel.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
      expect(overflow).toBeLessThanOrEqual(0);

      await correct(time, '09:00');
      await correct(date, '2031-01-01');
      await expect(panel.getByText('AdventBanner is not active then. No test is selected.')).toBeVisible();
      await correct(date, nextFriday());
      await expect(panel.getByLabel('Group')).toHaveValue('B');
      await set.click();
      await expect(panel.getByText('Settings applied successfully.')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(regionIn(page, 'preview')).toContainText(`${nextFriday()} 09:00 · AdventBanner: B`);
    });
  }

  test('[PREV-5, PREV-6] see which call failed', async ({ shop, staff, page, faults }) => {
    const origin = shop.originOf('DE');
    await signIn(page, origin, await staff());
    await page.goto(origin);
    faults.allow(/500/);
    await page.route(/gettestsat|\/preview\/api\/token/, (route) => route.fulfill({ status: 500, json: {} }));
    const panel = await panelOf(page);
    await panel.getByText('A/B test', { exact: true }).click();
    await expect(panel.getByText('Failed to fetch AB tests.')).toBeVisible();
    await panel.getByRole('button', { name: 'Set preview settings' }).click();
    await expect(panel.getByText('Applying settings failed.')).toBeVisible();
    await page.unroute(/gettestsat|\/preview\/api\/token/);
    await page.route(/gettestsat/, async (route) => {
      await expect(panel.getByText('Loading tests...')).toBeVisible();
      await route.continue();
    });
    await panel.getByLabel('Date', { exact: true }).fill(nextFriday());
    await expect(panel.getByText('Active tests found.')).toBeVisible();
  });
});

/** What a start of the shop, a sign-in and a visit write for themselves: each start counts, each try is limited, a cart is kept. */
const ownTables = new Set(['cart', 'cart_change', 'checkout', 'content_state', 'login_attempt', 'staff_member']);

/** All other tables, row by row: read while no shop is open on the folder. */
const booksIn = async (dataDir: string): Promise<Readonly<Record<string, readonly string[]>>> => {
  const db = await PGlite.create({ dataDir: join(dataDir, 'database') });
  const { rows: tables } = await db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by name`,
  );
  const books: Record<string, readonly string[]> = {};
  for (const { name } of tables.filter((table) => !ownTables.has(table.name))) {
    const { rows } = await db.query<{ row: string }>(`select to_jsonb(one)::text as row from ${name} as one`);
    books[name] = rows.map(({ row }) => row);
  }
  await db.close();
  return books;
};
/** Which rows are in one and not in the other, by table. */
const missingIn = (one: Awaited<ReturnType<typeof booksIn>>, other: typeof one): object =>
  Object.fromEntries(
    Object.entries(one).flatMap(([table, rows]) => {
      const known = new Set(other[table]);
      const missing = rows.filter((row) => !known.has(row));
      return missing.length === 0 ? [] : [[table, missing]];
    }),
  );
/** An article of which the shop knows how many there are: an order would take from them. */
const countedArticle = (books: Awaited<ReturnType<typeof booksIn>>): ArticleKey => {
  for (const row of books['article'] ?? []) {
    // Trusted: our own table.
    const article = JSON.parse(row) as Readonly<Record<'site' | 'product_id' | 'tcm' | 'availability', string>> & {
      readonly quantity: number | null;
    };
    if (article.site === 'DE' && article.availability === 'AVAILABLE' && (article.quantity ?? 0) >= 10)
      return { productId: article.product_id, tcm: article.tcm };
  }
  throw new Error('no article is counted');
};

/** From the form of the checkout to the page with its last button. */
const fillCheckout = async (page: Page): Promise<void> => {
  const t = wordsOf('DE');
  const person = {
    firstName: 'Anna',
    lastName: 'Groß',
    email: 'anna@example.com',
    street: 'Am Sandtorkai 14',
    postcode: '20457',
    city: 'Hamburg',
  };
  for (const [field, value] of Object.entries(person)) await page.locator(`main [name="${field}"]`).fill(value);
  await page.getByRole('radio', { name: t('page.order.payment.prepayment') }).check();
  await page.getByRole('button', { name: t('page.checkout.next') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('page.checkout-review.title'));
};

test('[SAFE-5, PREV-7] staff preview next week, fill a cart and walk the checkout: every row is as before', async ({
  visitor,
  faults,
}) => {
  test.slow();
  // The answer to a button that is pressed in a preview.
  faults.allow(/status of 409|answer 409/);
  const dataDir = copyOfData(filled(), 'books');
  const before = await booksIn(dataDir);
  const shop = await openShop({ dataDir });
  const member = await addStaff(shop);
  const t = wordsOf('DE');
  const origin = shop.originOf('DE');
  const context = await visitor({ viewport: { width: 1280, height: 900 } });
  const buyer = visitorOf('DE');
  expect(await buyer.set(shop.ask, countedArticle(before), 2)).toBe(200);
  await context.addCookies(buyer.cookies().map(([name, value]) => ({ name, value, url: origin })));
  const sent: string[] = [];
  context.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  // A tab from before the preview, one press away from an order.
  const earlier = await context.newPage();
  await earlier.goto(origin + checkoutPath);
  await fillCheckout(earlier);
  const order = earlier.getByRole('button', { name: t('page.checkout-review.order') }).first();
  await expect(order).toBeVisible();

  const page = await context.newPage();
  await signIn(page, origin, member);
  await page.goto(origin);
  const panel = await panelOf(page);
  await panel.getByLabel('Date', { exact: true }).fill(nextFriday());
  await panel.getByRole('button', { name: 'Set preview settings' }).click();
  await expect(panel.getByText('Settings applied successfully.')).toBeVisible();
  // Only now: a page before the preview was a visit like others, and its view would be a row.
  await chooseBefore(context, { C0003: true, C0004: true });
  sent.length = 0;
  // Before the cart changes: a button whose cart has changed orders nothing anyway.
  await order.click();
  await expect(earlier.getByRole('main')).toContainText('This is a preview: nothing can be ordered here.');

  const [article] = await plentifulArticles(shop.ask, 1);
  const product = (await productUrls(shop.ask)).find((url) => url.includes(article?.productId ?? '-'));
  await page.goto(origin + product);
  await expect(regionIn(page, 'preview')).toContainText('Nothing is ordered, sent or measured.');
  await regionIn(page, 'buy')
    .getByRole('button', { name: t('buy.add') })
    .click();
  await expect.poll(() => sent.filter((one) => one === `PUT ${cartPath}`).length).toBe(1);
  await page.goto(origin + cartPagePath);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: t('page.cart.voucher.label') }).fill('PROBIER10');
  await main.getByRole('button', { name: t('page.cart.voucher.enter') }).click();
  await expect(main.getByRole('region', { name: t('page.cart.voucher.label') })).toContainText('PROBIER10');
  await main.getByRole('link', { name: t('cart.checkout') }).click();
  await fillCheckout(page);
  await expect(main).toContainText('Kaffee zum Probieren');
  await expect(main).toContainText('This is a preview: nothing can be ordered here.');
  await expect(page.getByRole('button', { name: t('page.checkout-review.order') })).toHaveCount(0);

  await page.goto(origin + contactPath);
  await expect(main).toContainText('This is a preview: nothing is sent from here.');
  await expect(page.getByRole('button', { name: t('page.contact.submit') })).toHaveCount(0);
  // Found or not: the desk reads both.
  for (const words of ['kaffee', 'wolkenkratzer']) await page.goto(`${origin}/search?query=${words}`);
  expect(sent).not.toContain(`POST ${publishPath}`);
  await context.close();
  await shop.stop();
  const after = await booksIn(dataDir);
  expect({ new: missingIn(after, before), gone: missingIn(before, after) }).toEqual({ new: {}, gone: {} });
});

test('[PROMO-7] a promotion that cannot be had (500) or is not there (404) disappears without an error, even if it was shown before', async ({
  shop,
  staff,
  page,
  faults,
}) => {
  const origin = shop.originOf('DE');
  await signIn(page, origin, await staff());
  await page.goto(origin);
  const panel = await panelOf(page);
  await panel.getByLabel('Date', { exact: true }).fill(nextFriday());
  await panel.getByRole('button', { name: 'Set preview settings' }).click();
  await expect(panel.getByText('Settings applied successfully.')).toBeVisible();
  for (const status of [500, 404]) {
    faults.allow(new RegExp(`${status}|did not answer with a promotion`));
    const answered = page.waitForResponse(/\/api\/promotion\//);
    await page.route(/\/api\/promotion\//, (route) => route.fulfill({ status, json: {} }));
    await page.goto(origin);
    expect((await answered).status()).toBe(status);
    await expect(regionIn(page, 'promotion').first()).toBeEmpty();
    await expect(page.getByText('Der Advent beginnt am Küchentisch')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

test('[PROMO-4] a shopper copies the code; where the browser refuses, a message says so', async ({
  shop,
  page,
  visitor,
}) => {
  const origin = shop.originOf('DE');
  const friendly = await visitor({ permissions: ['clipboard-read', 'clipboard-write'] });
  const other = await friendly.newPage();
  await other.goto(origin);
  const code = other.getByRole('button', { name: 'Code ROEST25 kopieren' }).first();
  await code.click();
  await expect(regionIn(other, 'promotion').first().getByText('Kopiert').first()).toBeVisible();
  expect(await other.evaluate(() => navigator.clipboard.readText())).toBe('ROEST25');

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } });
  });
  await page.goto(origin);
  await page.getByRole('button', { name: 'Code ROEST25 kopieren' }).first().click();
  await expect(page.getByText('Ihr Browser lässt das Kopieren nicht zu.')).toBeVisible();
});
