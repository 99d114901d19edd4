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
  /** the first lines of the flyout, the newest article first, each with its pieces and what they cost together */
  readonly flyout: readonly (readonly [title: string, pieces: number, price?: string])[];
  /** how many more lines the flyout names */
  readonly further: number;
  /** only where the service sends prices */
  readonly total?: string;
  readonly hasDefects: boolean;
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
const mugAndBeans = [
  ['Espressobecher, Ton', 1],
  ['Sonntagsröstung', 2],
] as const;
const everything = {
  count: 7,
  lines: all,
  flyout: [...mugAndBeans, ['Geschenkkarte', 1], [t('cart.unnamed'), 1]],
  further: 2,
  hasDefects: false,
  canCheckOut: true,
} as const;
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
    flyout: [
      ['Kaffee. Das Buch', 1, '34,00'],
      ['Espressobecher, Ton', 2, '6,06'],
      ['Wollmantel mit Reverskragen', 1, '129,00'],
      ['Sonntagsröstung', 2, '13,98'],
    ],
    further: 4,
    total: '228,73',
    hasDefects: true,
    canCheckOut: false,
  },
  minimal: everything,
  'quantity-object': everything,
  older: {
    count: 3,
    lines: ['Sonntagsröstung 2', 'Espressobecher, Ton 1', 'Kanne'],
    flyout: mugAndBeans,
    further: 0,
    hasDefects: true,
    canCheckOut: false,
  },
  'limit-in-200': {
    count: 3,
    lines: ['Sonntagsröstung 3'],
    flyout: [['Sonntagsröstung', 3]],
    further: 0,
    hasDefects: false,
    canCheckOut: true,
    notice: t('cart.limit.item', { limit: 3 }),
  },
};

/** The other team's service is not ours: its recorded answers stand in for it. */
const behind = (page: Page, name: string) => {
  const { status, body } = answerOf('cart', name);
  return page.route(`**${cartPath}`, (route) => route.fulfill({ status, json: body }));
};

/** A line as the flyout has it: nothing stands behind its pieces where there is no price. */
const lineOf = ([title, count, price]: Expected['flyout'][number]): RegExp => {
  const begin = `^${title.replaceAll('.', String.raw`\.`)}${t('header.pieces', { count })}`;
  return new RegExp(price === undefined ? `${begin}$` : `${begin}(?:, .+)?${price}`);
};

for (const [name, expected] of Object.entries(services)) {
  const { count, lines, flyout: entries, further, total, hasDefects, canCheckOut, notice } = expected;
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
    expect(words.includes(t('cart.total'))).toBe(total !== undefined);
    expect(words).toContain(total ?? '');
    const checkout = cart.getByRole('link', { name: t('cart.checkout') });
    if (canCheckOut) await expect(checkout).toHaveAttribute('href', checkoutPath);
    else await expect(checkout).not.toHaveAttribute('href');
    if (notice) await expect(cart.getByText(notice)).toBeVisible();

    await page
      .getByRole('banner')
      .getByRole('link', { name: t('header.cart') })
      .hover();
    const flyout = page.getByRole('banner').locator('[data-flyout="cart"]');
    await expect(flyout.getByRole('listitem')).toHaveText(entries.map(lineOf));
    const content = await flyout.innerText();
    expect(content).not.toMatch(/NaN|undefined|0,00/);
    expect(content.includes(t('cart.total'))).toBe(total !== undefined);
    expect(content).toContain(total ?? '');
    expect(content.includes(t('header.furtherEntries', { count: further }))).toBe(further > 0);
    expect(content.includes(t('cart.error.defects'))).toBe(hasDefects);
    await expect(flyout.getByRole('link', { name: t('cart.checkout') })).toHaveCount(canCheckOut ? 1 : 0);
  });
}
