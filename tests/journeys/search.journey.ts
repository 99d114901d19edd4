import type { Page, Route } from '@playwright/test';
import { redirectsPath, suggestionsPath } from '../../src/contracts/search/search.contract.ts';
import { allSites } from '../../src/sites/sites.ts';
import { openGallery } from '../support/gallery.ts';
import { expect, test } from '../support/journey.ts';
import { regionIn, untilStatus } from '../support/regions.ts';
import { isSeen } from '../support/seen.ts';
import type { RunningShop } from '../support/shop.ts';
import { wordsOf } from '../support/words.ts';

const t = wordsOf('DE');
const suggestions = `**${suggestionsPath}*`;

const field = (page: Page) => page.getByRole('combobox', { name: t('search.label') });
const list = (page: Page) => page.getByRole('listbox', { name: t('search.suggestions') });
const options = (page: Page) => list(page).getByRole('option');
const questionOf = (route: Route): string => new URL(route.request().url()).searchParams.get('q') ?? '';
const resultsOf = (text: string): string =>
  `/search?${new URLSearchParams({ query: text, page: '1', sort: 'relevance' })}`;

const open = async (page: Page, shop: RunningShop, path = '/'): Promise<void> => {
  await page.goto(shop.originOf('DE') + path);
  await field(page).focus();
  await untilStatus(regionIn(page, 'search'), 'awake');
};
const type = (page: Page, text: string): Promise<void> => field(page).pressSequentially(text);
/** Typed, and the rows of that are there. */
const suggest = async (page: Page, text = 'kaff'): Promise<string[]> => {
  await type(page, text);
  await expect(options(page).first()).toBeVisible();
  return options(page).evaluateAll((all) => all.map(({ textContent }) => textContent ?? ''));
};

test.describe('by keyboard', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('[SRCH-5] walks through the suggestions and around, and sends off what it comes to', async ({ page, shop }) => {
    await open(page, shop);
    const texts = await suggest(page);
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await field(page).press('ArrowDown');
    await expect(field(page)).toHaveValue(texts[0] ?? '');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    const active = await field(page).getAttribute('aria-activedescendant');
    expect(await options(page).first().getAttribute('id')).toBe(active);
    await field(page).press('ArrowUp');
    await expect(field(page)).toHaveValue(texts.at(-1) ?? '');
    await expect(options(page).last()).toBeInViewport();
    await field(page).press('ArrowDown');
    await field(page).press('ArrowDown');
    await expect(field(page)).toHaveValue(texts[1] ?? '');
    await expect(field(page)).toBeFocused();
    await field(page).press('Enter');
    await expect(page).toHaveURL(shop.originOf('DE') + resultsOf(texts[1] ?? ''));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('page.search.title', { term: texts[1] ?? '' }));
    await expect(field(page)).toHaveValue(texts[1] ?? '');
  });

  test('[SRCH-1, SRCH-6] opens a thing, whose page shows what was searched for', async ({ page, shop }) => {
    await open(page, shop);
    const texts = await suggest(page);
    await field(page).press('ArrowUp');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/-p\d{9}\.html\?query=kaff$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.at(-1) ?? '');
    await expect(field(page)).toHaveValue('kaff');
  });

  test('[SRCH-1, SRCH-5] Escape closes and gives back what was typed; clearing empties', async ({ page, shop }) => {
    await open(page, shop);
    await suggest(page);
    await field(page).press('ArrowDown');
    await field(page).press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(field(page)).toHaveValue('kaff');
    await field(page).press('ArrowDown');
    await expect(list(page)).toBeVisible();
    await page.getByRole('button', { name: t('search.clear') }).click();
    await expect(list(page)).toBeHidden();
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await field(page).press('Enter');
    await expect(page).toHaveURL(`${shop.originOf('DE')}/`);
  });

  test('[SRCH-5] leaving by Tab closes the panel; as an overlay it stays while the pointer is inside', async ({
    page,
    shop,
  }) => {
    await open(page, shop);
    await suggest(page);
    await field(page).press('Tab');
    await expect(list(page)).toBeHidden();
    await field(page).focus();
    await expect(list(page)).toBeVisible();
    await options(page).first().hover();
    await field(page).evaluate((input) => input.blur());
    await expect(list(page)).toBeVisible();
    await page.mouse.move(10, 500);
    await expect(list(page)).toBeHidden();
  });
});

test.describe('how large it is', () => {
  const boxOf = (page: Page) => page.locator('search').locator('form');
  /** the panel begins where the field ends; its card is what is seen of it */
  const sizesOf = (page: Page) =>
    list(page).evaluate((listbox) => {
      const card = listbox.parentElement?.getBoundingClientRect();
      const panel = listbox.parentElement?.parentElement?.getBoundingClientRect();
      const box = listbox.closest('search')?.querySelector('form')?.getBoundingClientRect();
      return {
        width: card?.width,
        offset: (panel?.top ?? 0) - (box?.top ?? 0),
        free: window.innerHeight - (card?.bottom ?? Infinity),
      };
    });

  for (const [width, focused] of [
    [1440, 408],
    [1280, 408],
  ] as const) {
    test(`[SRCH-1] the box grows from 170 px to ${focused} px with the focus, and shrinks again (${width})`, async ({
      page,
      shop,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${shop.originOf('DE')}/`);
      const widthOf = async () => (await boxOf(page).boundingBox())?.width;
      expect(await widthOf()).toBe(170);
      await field(page).focus();
      await expect.poll(widthOf).toBe(focused);
      await page.keyboard.press('Shift+Tab');
      await expect.poll(widthOf).toBe(170);
    });
  }

  for (const [width, panel] of [
    [1920, 550],
    [1440, 550],
    [1280, 350],
    [1000, 350],
  ] as const) {
    test(`[SRCH-5] the panel is ${panel} px wide on a screen of ${width} px, 44 px below the box, with 50 px free below`, async ({
      page,
      shop,
    }) => {
      await page.setViewportSize({ width, height: 500 });
      await open(page, shop);
      await suggest(page);
      const { offset, free, ...sizes } = await sizesOf(page);
      expect([sizes.width, offset]).toEqual([panel, 44]);
      expect(Math.round(free)).toBe(50);
    });
  }

  for (const width of [360, 320]) {
    test(`[SRCH-5] nothing is wider than a screen of ${width} px less 32 px`, async ({ page, shop }) => {
      await page.setViewportSize({ width, height: 700 });
      await open(page, shop);
      await suggest(page);
      expect((await sizesOf(page)).width).toBeLessThanOrEqual(width - 32);
      expect((await boxOf(page).boundingBox())?.width).toBeLessThanOrEqual(width - 32);
    });
  }

  for (const [platform, panel] of [
    ['CLASSIC', 550],
    ['TABLET', 350],
    ['MATCH', 350],
    ['SMARTPHONE', 270],
  ] as const) {
    test(`[SRCH-5, SITE-9] ${platform}, where the page says so, has a panel of ${panel} px`, async ({ page, shop }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await openGallery(page, shop.originOf('DE'), ['Region: search']);
      const card = page.locator(`search[data-platform="${platform}"] [role="listbox"]`).first().locator('..');
      await expect.poll(async () => (await card.boundingBox())?.width).toBe(panel);
    });
  }
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const back = (page: Page) => page.getByRole('button', { name: t('search.back') });

  test('[SRCH-9] the box fills the header; its button and the browser’s own way lead back', async ({ page, shop }) => {
    await page.goto(`${shop.originOf('DE')}/`);
    const at = page.url();
    for (const goBack of [() => back(page).tap(), () => page.goBack()]) {
      await field(page).tap();
      await expect(back(page)).toBeVisible();
      const box = await page.locator('search').locator('form').boundingBox();
      expect(box?.y).toBeLessThan(20);
      await goBack();
      await expect(back(page)).toBeHidden();
      expect(page.url()).toBe(at);
      await expect(field(page)).not.toBeFocused();
    }
  });

  test('[SRCH-5, SRCH-9] a tap on a thing opens it; the way back leads to the page and not to its open search', async ({
    page,
    shop,
  }) => {
    await page.goto(`${shop.originOf('DE')}/`);
    await field(page).tap();
    await untilStatus(regionIn(page, 'search'), 'awake');
    await suggest(page);
    await options(page).last().scrollIntoViewIfNeeded();
    await options(page).last().tap();
    await expect(page).toHaveURL(/-p\d{9}\.html\?query=kaff$/);
    await page.goBack();
    await expect(page).toHaveURL(`${shop.originOf('DE')}/`);
    await expect(back(page)).toBeHidden();
  });

  test('[SRCH-7] a tap on words shows their results', async ({ page, shop }) => {
    await page.goto(`${shop.originOf('DE')}/`);
    await field(page).tap();
    await untilStatus(regionIn(page, 'search'), 'awake');
    const [first = ''] = await suggest(page);
    await options(page).first().tap();
    await expect(page).toHaveURL(shop.originOf('DE') + resultsOf(first));
  });
});

/** Lets the pauses between the tries pass, on the page's own clock, until a value is as it should be. */
const passPausesUntil = (page: Page, value: () => number, wanted: number): Promise<void> =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(500);
        return value();
      },
      { intervals: [20] },
    )
    .toBe(wanted);

test.describe('a server in trouble', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('[SRCH-4] the suggestions come after the server has answered 500 twice', async ({ page, shop, faults }) => {
    faults.allow(/500/);
    await page.clock.install();
    let asked = 0;
    await page.route(suggestions, (route) => {
      asked += 1;
      return asked <= 2 ? route.fulfill({ status: 500, json: {} }) : route.continue();
    });
    await open(page, shop);
    await type(page, 'kaff');
    await passPausesUntil(page, () => asked, 3);
    await expect(options(page).first()).toBeVisible();
    expect(asked).toBe(3);
  });

  test('[SRCH-4, SRCH-13] a server that answers 400 five times leaves one line in the log and a form that works', async ({
    page,
    shop,
    faults,
  }) => {
    faults.allow(/400|no suggestions/);
    const times: number[] = [];
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.clock.install();
    await page.route(suggestions, async (route) => {
      // The pause begins with the response, so no jump of the clock lies between the two.
      times.push(await page.evaluate(() => Date.now()));
      await route.fulfill({ status: 400, json: { title: 'bad' } });
    });
    await open(page, shop);
    await type(page, 'kaff');
    const logged = () => said.filter((line) => line.includes('no suggestions')).length;
    await passPausesUntil(page, logged, 1);
    expect(times).toHaveLength(5);
    const gaps = times.slice(1).map((time, at) => time - (times[at] ?? 0));
    for (const gap of gaps) expect(gap).toBeGreaterThan(1900);
    await expect(list(page)).toBeHidden();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await field(page).press('Enter');
    await expect(page).toHaveURL(shop.originOf('DE') + resultsOf('kaff'));
  });

  test('[SRCH-3] answers out of order: the newer one stays; the old rows are dimmed until then', async ({
    page,
    shop,
  }) => {
    const held = new Map<string, () => void>();
    await page.route(suggestions, async (route) => {
      await new Promise<void>((resolve) => held.set(questionOf(route), resolve));
      const title = `${questionOf(route)} vom Server`;
      // The browser has broken off what nobody waits for any more.
      await route
        .fulfill({ json: { searchTerms: [{ searchTerm: title, prefix: '', match: '', suffix: title }], products: [] } })
        .catch(() => {});
    });
    await open(page, shop);
    for (const text of ['te', 'tee', 'teek']) {
      await field(page).fill(text);
      await expect.poll(() => held.has(text)).toBe(true);
    }
    held.get('teek')?.();
    await expect(options(page)).toHaveText(['teek vom Server']);
    held.get('te')?.();
    held.get('tee')?.();
    await field(page).fill('teekanne');
    await expect.poll(() => held.has('teekanne')).toBe(true);
    await expect(options(page)).toHaveText(['teek vom Server']);
    await expect(page.locator('[data-old]')).toBeVisible();
    held.get('teekanne')?.();
    await expect(options(page)).toHaveText(['teekanne vom Server']);
    await expect(page.locator('[data-old]')).toHaveCount(0);
  });

  test('[SRCH-13] who does not wait for a slow server is not kept waiting', async ({ page, shop }) => {
    await page.route(suggestions, () => new Promise(() => {}));
    await open(page, shop);
    await type(page, 'kaffee');
    await field(page).press('Enter');
    await expect(page).toHaveURL(shop.originOf('DE') + resultsOf('kaffee'));
  });
});

test.describe('words that have a page of their own', () => {
  test('[SRCH-8] lead there at once, without a search', async ({ page, shop }) => {
    const searched: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === '/search') searched.push(pathname);
    });
    const table = page.waitForResponse(`**${redirectsPath}*`);
    await open(page, shop);
    await table;
    await type(page, '  VersandKosten ');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/-s\d+\.html$/);
    expect(searched).toEqual([]);
  });

  test('[SRCH-8] lead there without JavaScript, too', async ({ visitor, shop }) => {
    const page = await (await visitor({ javaScriptEnabled: false })).newPage();
    await page.goto(`${shop.originOf('DE')}/`);
    await page.locator('input[name="query"]').first().fill(' Versandkosten');
    await page.getByRole('button', { name: t('search.submit') }).click();
    await expect(page).toHaveURL(/-s\d+\.html$/);
  });

  test('[SRCH-8] are led by the server to where the browser’s table leads, on all nine sites', async ({ shop }) => {
    for (const { code } of allSites) {
      const { body } = await shop.ask({ site: code, path: redirectsPath });
      const { redirects } = JSON.parse(body) as { readonly redirects: Readonly<Record<string, string>> };
      const entries = Object.entries(redirects);
      expect(entries.length).toBeGreaterThan(0);
      for (const [words, target] of entries) {
        const { status, headers } = await shop.ask({ site: code, path: `/search?query=${encodeURIComponent(words)}` });
        expect([code, words, status, headers.location]).toEqual([code, words, 302, target]);
      }
    }
  });
});

test.describe('whatever somebody types', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('[SRCH-1] a paste of 300 characters becomes 200', async ({ page, shop }) => {
    await open(page, shop);
    await page.keyboard.insertText('x'.repeat(300));
    await expect(field(page)).toHaveValue('x'.repeat(200));
    await field(page).press('Enter');
    await expect(page).toHaveURL(shop.originOf('DE') + resultsOf('x'.repeat(200)));
    await expect(page.getByRole('main')).toBeVisible();
  });

  test('[SRCH-3] digits lose their spaces', async ({ page, shop }) => {
    const asked = page.waitForRequest(suggestions);
    await open(page, shop);
    await type(page, '101 110 001');
    expect(new URL((await asked).url()).searchParams.get('q')).not.toContain(' ');
    await field(page).press('Enter');
    await expect(page).toHaveURL(shop.originOf('DE') + resultsOf('101110001'));
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });

  for (const words of ['<script>alert(1)</script>', '☕️🫖', '"><img src=x onerror=alert(1)>', "' or 1=1 --", '100 %']) {
    test(`[SRCH-7] ${words} is searched for as the text that it is`, async ({ page, shop }) => {
      await open(page, shop);
      const asked = page.waitForResponse(suggestions);
      await page.keyboard.insertText(words);
      expect((await asked).status()).toBe(200);
      await field(page).press('Enter');
      await expect(page).toHaveURL(shop.originOf('DE') + resultsOf(words));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(words);
      await expect(field(page)).toHaveValue(words);
    });
  }
});

test.describe('results with forced colours', () => {
  test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { forcedColors: 'active' } });

  test('[SHOP-2] one sees what they are narrowed to', async ({ page, shop }) => {
    await page.goto(`${shop.originOf('DE')}/search?query=kaffee&filters=availability-available`);
    const facets = page.getByRole('navigation', { name: t('page.list.filters') });
    const chosen = facets.getByRole('link', { name: t('page.list.filterOn') });
    await expect(chosen).toBeVisible();
    expect(await isSeen(page, chosen.locator('svg'))).toBe(true);
  });
});
