import type { CDPSession, Locator, Page } from '@playwright/test';
import { cartPath } from '../../src/contracts/cart/cart.contract.ts';
import { watchStorageKey } from '../../src/contracts/customer/watchlist.contract.ts';
import { cartOf, contentOf } from '../support/people/carts.ts';
import { expect, test, withMotion } from '../support/browser/journey.ts';
import { regionIn, untilStatus } from '../support/browser/regions.ts';
import { inTurn } from '../support/browser/turns.ts';
import { plentifulArticles, productUrls } from '../support/databases/shelves.ts';
import { wordsOf } from '../support/words/words.ts';

test.use(withMotion);

/** How long each script takes that a region loads when it wakes, by how long the button of the mouse is down. */
const latenciesMs = [0, 150, 600] as const;
const pressesMs = [0, 90] as const;

const t = wordsOf('DE');
const category = '/kaffee-c1000.html';
/** HDR-9: how long a flyout fades in */
const entrance = ['animation-duration', '0.6s'] as const;
/** where the links of promotions lead */
const target = /-c\d+\.html$/;

/** Holds scripts back while something is pressed, so that the press is surely early. */
const scriptsOf = async (page: Page) => {
  let passed: Promise<void> = Promise.resolve();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await passed;
    await route.continue();
  });
  return {
    heldDuring: async (act: () => Promise<void>): Promise<void> => {
      let pass = (): void => {};
      passed = new Promise((resolve) => {
        pass = resolve;
      });
      await act();
      pass();
    },
  };
};
type Scripts = Awaited<ReturnType<typeof scriptsOf>>;

interface Visit {
  readonly page: Page;
  readonly network: CDPSession;
  readonly latency: number;
  readonly delay: number;
  readonly scripts: Scripts;
}

const slowNetwork = async ({ network }: Visit, latency: number): Promise<void> => {
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
};

/** The page with every region asleep; from now on scripts come late. */
const openPage = async (visit: Visit, url: string): Promise<void> => {
  await slowNetwork(visit, 0);
  await visit.page.goto(url);
  await untilStatus(regionIn(visit.page, 'search'), 'asleep');
  await slowNetwork(visit, visit.latency);
};

const early = ({ latency, scripts }: Visit, act: () => Promise<void>): Promise<void> =>
  latency === 0 ? act() : scripts.heldDuring(act);
const press = (visit: Visit, target: Locator): Promise<void> =>
  early(visit, () => target.click({ delay: visit.delay }));
/** A button that is only there for the keyboard. */
const pressKey = (visit: Visit, target: Locator): Promise<void> =>
  early(visit, () => target.press('Enter', { delay: visit.delay }));

/** What is tracked, from the start of the page on. */
const listen = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    document.addEventListener('kontor:tracked', (event) => {
      const { event: kind, click_type: type = '' } = (event as CustomEvent<Record<string, string>>).detail;
      heard.push(`${kind} ${type}`.trim());
    });
  });
};
const clicksOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (globalThis as unknown as { heard: string[] }).heard.filter((kind) => kind.startsWith('promotion_click')),
  );

/** PROMO-8: one event for each link; the answer 204 leaves the page where it is. */
const links = async (visit: Visit, origin: string): Promise<void> => {
  const { page } = visit;
  await openPage(visit, `${origin}/`);
  await page.context().route(target, (route) => route.fulfill({ status: 204 }));
  const home = regionIn(page, 'promotion').locator('a[data-track]');
  const count = await home.count();
  expect(count).toBeGreaterThan(1);
  for (let at = 0; at < count; at += 1) {
    await press(visit, home.nth(at));
    await expect.poll(() => clicksOn(page)).toEqual(Array(at + 1).fill('promotion_click internal_link'));
  }
  await page.context().unroute(target);
  await openPage(visit, origin + category);
  const opened = page.waitForEvent('popup');
  const main = page.getByRole('main');
  await press(visit, main.locator('a[data-track][target="_blank"]').first());
  await (await opened).close();
  // The button that copies the code of the same block.
  const copy = main.getByRole('button', { name: /kopieren/ });
  await press(visit, copy);
  await expect(main.getByRole('status').filter({ hasText: t('promotion.copied') })).toBeAttached();
  expect(await clicksOn(page)).toEqual(['promotion_click internal_link', 'promotion_click copy']);
};

/** One page, each region asleep before its click. */
const parts = async (visit: Visit, url: string, pieces: number): Promise<void> => {
  const { page } = visit;
  await openPage(visit, url);
  const field = page.getByRole('combobox', { name: t('search.label') });
  const heart = regionIn(page, 'watch').first().getByRole('button');
  const changes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes(cartPath)) changes.push(request.url());
  });
  const steps = [
    async () => {
      await press(visit, page.getByRole('button', { name: t('search.submit') }));
      await expect(field).toBeFocused();
      await untilStatus(regionIn(page, 'search'), 'awake');
      await expect(field).toBeFocused();
    },
    async () => {
      await press(visit, page.getByRole('button', { name: t('buy.add') }).first());
      await expect(page.locator('[data-live="cart-count"]')).toHaveText(String(pieces));
      await expect(page.locator('[data-flyout="cart"]').getByText(t('cart.undo'))).toBeVisible();
      await page.keyboard.press('Escape');
    },
    async () => {
      await press(visit, heart);
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
    },
    async () => {
      const toggle = page.getByRole('button', { name: t('navigation.open', { title: 'Kaffee' }), exact: true });
      await pressKey(visit, toggle);
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await expect(page.getByRole('link', { name: t('navigation.all', { title: 'Kaffee' }) })).toBeVisible();
      await expect(regionIn(page, 'navigation').locator('[data-fresh] > [aria-busy]')).toHaveCSS(...entrance);
      await page.keyboard.press('Escape');
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    },
    async () => {
      const toggle = page.getByRole('button', { name: t('header.open', { title: t('header.cart') }) });
      await pressKey(visit, toggle);
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await expect(page.locator('[data-flyout="cart"]')).toHaveCSS(...entrance);
    },
  ];
  // The first region loads what all have in common: long presses begin at the other end.
  for (const step of visit.delay === 0 ? steps : steps.toReversed()) await step();
  expect(changes).toHaveLength(1);
  await expect(page).toHaveURL(url);
  // With a list the heart of the next page would not be asleep.
  await page.evaluate((key) => localStorage.removeItem(key), watchStorageKey);
};

for (const [number, latency] of latenciesMs.entries()) {
  test(`[EMB-2, PROMO-8, SRCH-1, CART-4, HDR-9] the first click counts, and counts once, with scripts that take ${latency} ms`, async ({
    visitor,
    shop,
  }) => {
    const context = await visitor({
      viewport: { width: 1280, height: 900 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    const scripts = await scriptsOf(page);
    await listen(page);
    const origin = shop.originOf('DE');
    const [article] = await plentifulArticles(shop.ask, 1);
    const product = (await productUrls(shop.ask)).find((url) => url.includes(article?.productId ?? ''));
    for (const [at, delay] of pressesMs.entries()) {
      const visit = { page, network, latency, delay, scripts };
      await parts(visit, `${origin}${product}`, at + 1);
      if (inTurn(pressesMs, number, 0).includes(delay)) await links(visit, origin);
    }
    expect(contentOf(await cartOf(context, shop, 'DE')).numberOfArticles).toBe(pressesMs.length);
  });
}
