import type { Page } from '@playwright/test';
import { cartPagePath, cartPath } from '../../src/contracts/cart/cart.contract.ts';
import { longTermTokenPath } from '../../src/contracts/customer/header-start.contract.ts';
import { checkoutPath } from '../../src/contracts/order/order.contract.ts';
import { csrfHeader } from '../../src/contracts/shop/site.contract.ts';
import { answerOf } from '../support/other-servers/answers.ts';
import { keepCookieLines } from '../support/people/cookies.ts';
import { expect, test } from '../support/browser/journey.ts';
import { regionIn, untilStatus } from '../support/browser/regions.ts';
import { wordsOf } from '../support/words/words.ts';

const t = wordsOf('DE');

interface Expected {
  readonly count: number;
  /** the lines of the page, each with its pieces where they can be changed */
  readonly lines: readonly string[];
  readonly isPriced: boolean;
  readonly canCheckOut: boolean;
  readonly notice?: string;
}

const all = [
  'Sonntagsröstung 2',
  'Espressobecher, Ton 1',
  'Geschenkkarte',
  t('cart.unnamed'),
  t('cart.unnamed'),
  t('cart.unnamed'),
];
/** The cart services that may stand behind our header, by their recorded answer. */
const services: Readonly<Record<string, Expected>> = {
  ours: {
    count: 10,
    lines: [
      'Sonntagsröstung 2',
      'Wollmantel mit Reverskragen 1',
      'Espressobecher, Ton 2',
      'Kaffee. Das Buch 1',
      'Geschenkkarte',
      'Zartbitter-Tafel',
      'Rundum-Pflege',
      'Sonntagsröstung',
      'Filterkaffee von gestern',
    ],
    isPriced: true,
    canCheckOut: false,
  },
  minimal: { count: 7, lines: all, isPriced: false, canCheckOut: true },
  'quantity-object': { count: 7, lines: all, isPriced: false, canCheckOut: true },
  older: {
    count: 3,
    lines: ['Sonntagsröstung 2', 'Espressobecher, Ton 1', 'Kanne'],
    isPriced: false,
    canCheckOut: false,
  },
  'limit-in-200': {
    count: 3,
    lines: ['Sonntagsröstung 3'],
    isPriced: false,
    canCheckOut: true,
    notice: t('cart.limit.item', { limit: 3 }),
  },
};

/** The other team's service is not ours: its recorded answers stand in for it. */
const behind = (page: Page, name: string) => {
  const { status, body } = answerOf('cart', name);
  return page.route(`**${cartPath}`, (route) => route.fulfill({ status, json: body }));
};

for (const [name, { count, lines, isPriced, canCheckOut, notice }] of Object.entries(services)) {
  test(`[CART-2] shows badge, flyout and cart page before the service "${name}"`, async ({ page, context, shop }) => {
    const url = shop.originOf('DE');
    // With a token the header expects a cart; our own server has none for it.
    const cookies = new Map<string, string>();
    const token = await shop.ask({ site: 'DE', path: longTermTokenPath, headers: { [csrfHeader]: '1' } });
    keepCookieLines(cookies, token.headers['set-cookie']);
    await context.addCookies([...cookies].map(([key, value]) => ({ name: key, value, url })));
    await behind(page, name);
    await page.goto(url + cartPagePath);
    await expect(page.locator('[data-live="cart-count"]')).toHaveText(String(count));
    const cart = regionIn(page, 'cart');
    await untilStatus(cart, 'awake');
    const rows = cart.getByRole('list', { name: t('cart.lines') }).getByRole('listitem');
    await expect(rows).toHaveCount(lines.length);
    const shown = await rows.evaluateAll((items) =>
      items.map((item) =>
        [item.querySelector('h2'), item.querySelector('output')]
          .map((part) => part?.textContent ?? '')
          .join(' ')
          .trim(),
      ),
    );
    expect(shown.map((line) => line.replace(/\s+/g, ' '))).toEqual(lines);
    const words = await cart.innerText();
    expect(words).not.toMatch(/NaN|undefined|0,00/);
    expect(words.includes(t('cart.total'))).toBe(isPriced);
    const checkout = cart.getByRole('link', { name: t('cart.checkout') });
    if (canCheckOut) await expect(checkout).toHaveAttribute('href', checkoutPath);
    else await expect(checkout).not.toHaveAttribute('href');
    if (notice) await expect(cart.getByText(notice)).toBeVisible();

    await page
      .getByRole('banner')
      .getByRole('link', { name: t('header.cart') })
      .hover();
    const flyout = page.getByRole('banner').locator('[data-flyout="cart"]');
    await expect(flyout.getByText(lines[0]?.replace(/ \d+$/, '') ?? '').first()).toBeVisible();
    const content = await flyout.innerText();
    expect(content).not.toMatch(/NaN|undefined|0,00/);
    expect(content.includes(t('cart.total'))).toBe(isPriced);
  });
}
