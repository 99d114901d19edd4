import type { BrowserContext, Locator, Page } from '@playwright/test';
import { cartPagePath } from '../../src/contracts/cart/cart.contract.ts';
import { checkoutPath } from '../../src/contracts/order/order.contract.ts';
import type { SiteCode } from '../../src/contracts/shop/site.contract.ts';
import { checkoutTerms } from '../../src/sites/checkout.ts';
import { cartOf } from '../support/people/carts.ts';
import { expect, test } from '../support/browser/journey.ts';
import { axeFaultsOn } from '../support/browser/page-axe.ts';
import { plentifulArticles } from '../support/databases/shelves.ts';
import type { RunningShop } from '../support/shops/shop.ts';
import { inTurn } from '../support/browser/turns.ts';
import { visitorOf } from '../support/people/visitor.ts';
import { wordsOf } from '../support/words/words.ts';

const people = {
  DE: { street: 'Am Sandtorkai 14', postcode: '20457', city: 'Hamburg', wrong: '2045' },
  HU: { street: 'Váci utca 18.', postcode: '1052', city: 'Budapest', phone: '06 1 555 0120', wrong: '105' },
  TR: {
    street: 'İstiklal Cad. No:14',
    postcode: '34437',
    city: 'İstanbul',
    district: 'Beyoğlu',
    phone: '0212 555 01 02',
    wrong: '99999',
  },
  CH_FR: { street: 'Rue du Rhône 8', postcode: '1201', city: 'Genève', wrong: '12' },
} as const satisfies Partial<Record<SiteCode, Readonly<Record<string, string>>>>;

const fillCart = async (context: BrowserContext, shop: RunningShop, site: SiteCode): Promise<void> => {
  const visitor = visitorOf(site);
  for (const article of await plentifulArticles(shop.ask, 2, site)) await visitor.set(shop.ask, article, 1);
  const url = shop.originOf(site);
  await context.addCookies(visitor.cookies().map(([name, value]) => ({ name, value, url })));
};

const height = 900;
const otherWidth = { 390: 1280, 1280: 390 } as const;
type Width = keyof typeof otherWidth;

/**
 * Checks overflow at both widths and accessibility at the examined ones, and returns to the first. It runs a script in the page,
 * so it cannot be used in a browser without JavaScript.
 */
const expectSound = async (page: Page, first: Width, examined: readonly Width[]): Promise<void> => {
  for (const width of [first, otherWidth[first]]) {
    await page.setViewportSize({ width, height });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    if (!examined.includes(width)) continue;
    expect(await axeFaultsOn(page, { within: 'main' })).toEqual([]);
  }
  await page.setViewportSize({ width: first, height });
};

/** Every site with a script and without one, at two widths in turn; the script's journey looks at its pages at both. */
const widths = { DE: 390, HU: 1280, TR: 390, CH_FR: 1280 } as const;

for (const [place, site] of (['DE', 'HU', 'TR', 'CH_FR'] as const).entries())
  for (const javaScriptEnabled of [true, false]) {
    const width = javaScriptEnabled ? widths[site] : otherWidth[widths[site]];
    const how = `${javaScriptEnabled ? 'with' : 'without'} a script, ${width} wide`;
    test(`[SHOP-4, CART-11] on ${site} a guest orders, ${how}`, async ({ visitor, shop, faults }) => {
      const t = wordsOf(site);
      const { wrong, ...person } = people[site];
      // A form with faults is answered 400.
      faults.allow(/status of 400|answer 400/);
      const context = await visitor({ javaScriptEnabled, viewport: { width, height } });
      await fillCart(context, shop, site);
      const page = await context.newPage();
      await page.goto(shop.originOf(site) + cartPagePath);
      await page
        .getByRole('main')
        .getByRole('link', { name: t('cart.checkout') })
        .click();

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('page.checkout.title'));
      await page.getByLabel(t('page.account.field.firstName'), { exact: true }).first().fill('Éva');
      await page.getByLabel(t('page.account.field.lastName'), { exact: true }).first().fill('Großmann');
      await page.getByLabel(t('page.account.field.email'), { exact: true }).first().fill('eva@example.com');
      for (const [name, value] of Object.entries(person)) await page.locator(`main [name="${name}"]`).fill(value);
      const postcode = page.getByLabel(t('page.account.field.postcode'), { exact: true }).first();
      await postcode.fill(wrong);
      // The words about another payment may name this one.
      await page.getByRole('radio', { name: new RegExp(`^${t('page.order.payment.prepayment')}`) }).check();
      const next = page.getByRole('button', { name: t('page.checkout.next') });
      await next.click();
      await expect(postcode).toHaveAccessibleDescription(t('page.account.fault.postcode'));
      if (javaScriptEnabled) await expectSound(page, width, inTurn([390, 1280], 0, place));

      await postcode.fill(person.postcode);
      const fault = page.locator('main').getByText(t('page.account.fault.postcode'));
      await expect(fault).toBeVisible();
      await postcode.press('Tab');
      await expect(fault).toBeHidden();
      await next.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('page.checkout-review.title'));
      await expect(page.getByRole('main')).toContainText(person.street);
      if (javaScriptEnabled) await expectSound(page, width, inTurn([390, 1280], 1, place));
      if (checkoutTerms[site].agrees) await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: t('page.checkout-review.order') }).click();

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('page.placed-order.thanks'));
      await expect(page.getByRole('main')).toContainText('IBAN');
      if (javaScriptEnabled) await expectSound(page, width, inTurn([390, 1280], 2, place));
      expect((await cartOf(context, shop, site)).numberOfArticles).toBe(0);

      // Going back and forward leads to the same order, and so does a reload.
      const placed = page.url();
      await page.goBack();
      await page.goto(placed);
      await expect(page.getByRole('main')).toContainText('IBAN');
    });
  }

test('[SHOP-4] a double click is one order', async ({ page, context, shop }) => {
  const t = wordsOf('DE');
  await fillCart(context, shop, 'DE');
  await page.goto(`${shop.originOf('DE')}/checkout`);
  for (const [name, value] of Object.entries({ firstName: 'Ada', lastName: 'Berg', email: 'ada@example.com' }))
    await page.locator(`main [name="${name}"]`).fill(value);
  const { street, postcode, city } = people.DE;
  for (const [name, value] of Object.entries({ street, postcode, city }))
    await page.locator(`main [name="${name}"]`).fill(value);
  await page.getByRole('button', { name: t('page.checkout.next') }).click();
  await page.getByRole('button', { name: t('page.checkout-review.order') }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('page.placed-order.thanks'));
  expect((await cartOf(context, shop, 'DE')).numberOfArticles).toBe(0);
});

const edgesOf = async (one: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await one.boundingBox()) ?? {};
  return { left: x, top: y, right: x + width, bottom: y + height };
};
/** Whether a part covers another one, if only by a pixel. */
const liesOver = async (one: Locator, other: Locator): Promise<boolean> => {
  const [over, under] = [await edgesOf(one), await edgesOf(other)];
  return over.left < under.right && under.left < over.right && over.top < under.bottom && under.top < over.bottom;
};

const windows = [
  [390, 600],
  [768, 600],
  [979, 700],
  [1280, 600],
  [1280, 800],
  [1920, 1080],
] as const;
for (const [width, height] of windows)
  test(`[SHOP-4, SHOP-12] the next step is in sight from the first field to the last, in a window of ${width} x ${height}`, async ({
    visitor,
    shop,
  }) => {
    const t = wordsOf('DE');
    const context = await visitor({ viewport: { width, height } });
    await fillCart(context, shop, 'DE');
    const page = await context.newPage();
    await page.goto(shop.originOf('DE') + checkoutPath);
    const next = page.getByRole('button', { name: t('page.checkout.next') });
    for (const field of [
      page.getByLabel(t('page.account.field.firstName'), { exact: true }).first(),
      page.getByLabel(t('page.account.field.postcode'), { exact: true }).first(),
      page.getByRole('radio', { name: t('page.order.payment.prepayment') }),
    ]) {
      await field.focus();
      await expect(next).toBeInViewport({ ratio: 1 });
      await expect(field).toBeInViewport({ ratio: 1 });
      // WCAG 2.4.11: the button does not lie over the field that has the focus.
      expect(await liesOver(next, field)).toBe(false);
    }
    await page.mouse.wheel(0, -5000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(next).toBeInViewport({ ratio: 1 });
    const { street, postcode, city } = people.DE;
    const person = { firstName: 'Ada', lastName: 'Berg', email: 'ada@example.com', street, postcode, city };
    for (const [name, value] of Object.entries(person)) await page.locator(`main [name="${name}"]`).fill(value);
    await next.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('page.checkout-review.title'));
    await expect(page.getByRole('button', { name: t('page.checkout-review.order') })).toBeInViewport({ ratio: 1 });
  });
