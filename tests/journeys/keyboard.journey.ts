import type { Locator, Page } from '@playwright/test';
import { coveredStops } from '../support/browser/focus-walk.ts';
import { expect, test } from '../support/browser/journey.ts';
import { regionIn, untilStatus } from '../support/browser/regions.ts';
import { wordsOf } from '../support/words/words.ts';

const t = wordsOf('DE');
const mostStops = 200;

/** Presses one key until the element has the focus, as a keyboard user does. */
const go = async (page: Page, to: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press(key);
    if (await to.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${mostStops} stops, and ${to.toString()} was not among them`);
};

/** Past the header by the link that is the first stop of every page. */
const skipToMain = async (page: Page): Promise<void> => {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('page.skipToContent') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
};

const type = async (page: Page, label: string, text: string): Promise<void> => {
  const field = page.getByRole('textbox', { name: label, exact: true });
  await go(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
};

test.use({ viewport: { width: 1280, height: 800 } });

test('a keyboard user gets from the home page to an order, and a screen reader reads each result', async ({
  page,
  shop,
  faults,
}) => {
  // A form with faults is answered 400.
  faults.allow(/400/);
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`${shop.originOf('DE')}/`);

  // Search: a box with suggestions, of which one can be chosen, and words that are sent.
  const box = page.getByRole('combobox', { name: t('search.label') });
  await go(page, box);
  await untilStatus(regionIn(page, 'search'), 'awake');
  await page.keyboard.type('kaffee');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('listbox', { name: t('search.suggestions') })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(box).toHaveValue('kaffee');
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText(t('page.search.title', { term: 'kaffee' }));

  await skipToMain(page);
  await go(page, main.getByRole('article').getByRole('link').first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/-p\d{9}\.html/);

  // The product: the size where it has several, the quantity, the cart, and the message of the shop.
  await skipToMain(page);
  const buy = regionIn(page, 'buy');
  await expect(buy.getByRole('group', { name: t('buy.quantity') })).toBeVisible();
  const size = buy
    .getByRole('group', { name: t('buy.size') })
    .getByRole('radio')
    .first();
  if ((await size.count()) > 0) {
    await go(page, size);
    await page.keyboard.press('Space');
    await expect(size).toBeChecked();
  }
  await go(page, buy.getByRole('spinbutton', { name: t('buy.quantity') }));
  await untilStatus(buy, 'awake');
  await page.keyboard.press('ArrowUp');
  await expect(buy.getByRole('spinbutton', { name: t('buy.quantity') })).toHaveValue('2');
  await go(page, buy.getByRole('button', { name: t('buy.add') }));
  await page.keyboard.press('Space');
  // The flyout of the cart has the focus, and gives it back.
  await expect(page.locator('[data-flyout="cart"]').getByText(t('header.yourCart'))).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(buy.getByRole('button', { name: t('buy.add') })).toBeFocused();
  const toCart = buy.getByRole('status').getByRole('link', { name: t('buy.toCart') });
  await expect(toCart).toBeVisible();
  // The first one: the flyout, which is closing, has another.
  const cartLink = page
    .getByRole('banner')
    .getByRole('link', { name: t('header.cart') })
    .first();
  await expect(cartLink).toHaveAccessibleName(new RegExp(t('header.cartCount', { count: 2 })));
  await go(page, toCart);
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText(t('page.cart.title'));

  // The cart: one more by its button, announced to screen readers; one removed and restored.
  await skipToMain(page);
  const line = page
    .getByRole('list', { name: t('cart.lines') })
    .getByRole('listitem')
    .first();
  await go(page, line.getByRole('button', { name: t('cart.more') }));
  await untilStatus(regionIn(page, 'cart'), 'awake');
  await page.keyboard.press('Enter');
  await expect(line.getByRole('status')).toHaveText('3');
  await expect(line.getByRole('button', { name: t('cart.more') })).toBeFocused();
  await go(page, line.getByRole('button', { name: new RegExp(`^${t('cart.remove')}`) }));
  await page.keyboard.press('Enter');
  const undo = line.getByRole('button', { name: new RegExp(`^${t('cart.undo')}`) });
  await expect(undo).toBeVisible();
  await go(page, undo);
  await page.keyboard.press('Enter');
  await expect(line.getByRole('status')).toHaveText('3');
  await go(page, main.getByRole('link', { name: t('cart.checkout') }));
  await page.keyboard.press('Enter');

  // The checkout: the error is shown at its field and part of its accessible description.
  await expect(heading).toHaveText(t('page.checkout.title'));
  await skipToMain(page);
  await type(page, t('page.account.field.firstName'), 'Ada');
  await type(page, t('page.account.field.lastName'), 'Berg');
  await type(page, t('page.account.field.street'), 'Am Sandtorkai 14');
  await type(page, t('page.account.field.postcode'), '2045');
  await type(page, t('page.account.field.city'), 'Hamburg');
  await type(page, t('page.account.field.email'), 'ada@example.com');
  const payment = page.getByRole('radiogroup', { name: t('page.order.payment') });
  await go(page, payment.getByRole('radio', { checked: true }));
  const paid = payment.getByRole('radio', { name: t('page.order.payment.prepayment') });
  for (let press = 0; press < 4 && !(await paid.isChecked()); press += 1) await page.keyboard.press('ArrowDown');
  await expect(paid).toBeChecked();
  await page.keyboard.press('Enter');
  const postcode = page.getByRole('textbox', { name: t('page.account.field.postcode'), exact: true });
  await expect(postcode).toHaveAccessibleDescription(t('page.account.fault.postcode'));
  await expect(postcode).toHaveAttribute('aria-invalid', 'true');
  await expect(postcode).toHaveValue('2045');
  // There is the keyboard, too.
  await expect(postcode).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText('20457');
  await page.keyboard.press('Enter');

  await expect(heading).toHaveText(t('page.checkout-review.title'));
  await go(page, page.getByRole('button', { name: t('page.checkout-review.order') }));
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText(t('page.placed-order.thanks'));
});

test('a walk by either key names a control that lies under another element', async ({ page }) => {
  await page.setContent(`<style>div { position: fixed; inset: 0 0 auto; block-size: 4rem; background: white; }</style>
    <div></div><button>A</button><p style="block-size: 12rem"></p><button>B</button><a href="/">C</a>`);
  expect(await coveredStops(page, 'Tab')).toEqual({ stops: 3, covered: ['button A'] });
  expect(await coveredStops(page, 'Shift+Tab')).toEqual({ stops: 3, covered: ['button A'] });
});

// Header and footer are the same on all of them, so one page is walked through by both keys and the others by one each.
for (const [path, keys] of [
  ['/', ['Tab', 'Shift+Tab']],
  ['/search?query=kaffee&page=1&sort=relevance', ['Shift+Tab']],
  ['/login', ['Shift+Tab']],
  ['/contact', ['Tab']],
] as const)
  for (const key of keys)
    test(`${path}, ${key}: the focused element is not covered by a sticky element`, async ({ page, shop }) => {
      // SC 2.4.11: a low screen, on which the header and a banner leave little.
      await page.setViewportSize({ width: 1280, height: 480 });
      await page.goto(shop.originOf('DE') + path, { waitUntil: 'networkidle' });
      const { stops, covered } = await coveredStops(page, key);
      expect(stops).toBeGreaterThan(15);
      expect(covered).toEqual([]);
    });

test.describe('a visitor who has not decided on consent', () => {
  test.use({ asked: false, viewport: { width: 390, height: 844 } });
  test('sees the focused element above the consent banner', async ({ page, shop }) => {
    await page.goto(`${shop.originOf('DE')}/login`, { waitUntil: 'networkidle' });
    await expect(regionIn(page, 'consent').getByRole('region').or(page.locator('[data-banner]')).first()).toBeVisible();
    const { stops, covered } = await coveredStops(page, 'Tab');
    expect(stops).toBeGreaterThan(15);
    expect(covered).toEqual([]);
  });
});
