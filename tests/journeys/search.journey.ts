import type { Page } from '@playwright/test';
import { openGallery } from '../support/pages/gallery.ts';
import { expect, test, withMotion } from '../support/browser/journey.ts';
import { regionIn, untilStatus } from '../support/browser/regions.ts';
import {
  field,
  list,
  openSearch,
  options,
  questionOf,
  resultsOf,
  suggest,
  suggestions,
  t,
  type,
} from '../support/pages/search-page.ts';

test.use(withMotion);

test.describe('by keyboard', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('[SRCH-5] walks through the suggestions and around, and sends off what it comes to', async ({ page, shop }) => {
    await openSearch(page, shop);
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

  test('[SRCH-1, SRCH-6] opens a product, whose page shows the query', async ({ page, shop }) => {
    await openSearch(page, shop);
    const texts = await suggest(page);
    await field(page).press('ArrowUp');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/-p\d{9}\.html\?query=kaff$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.at(-1) ?? '');
    await expect(field(page)).toHaveValue('kaff');
  });

  test('[SRCH-1, SRCH-5] Escape closes the panel and restores the typed query; the clear button empties the field', async ({
    page,
    shop,
  }) => {
    await openSearch(page, shop);
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

  test('[SRCH-5] leaving the box by Tab closes the panel; as an overlay it stays while the focus is in the box or the pointer inside', async ({
    page,
    shop,
  }) => {
    await openSearch(page, shop);
    await suggest(page);
    await field(page).press('Tab');
    await expect(page.getByRole('button', { name: t('search.clear') })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: t('search.submit') })).toBeFocused();
    await expect(list(page)).toBeVisible();
    await page.keyboard.press('Tab');
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

  test('[SRCH-1] the box grows from 170 px to 408 px with the focus, and shrinks again (1440 and 1280)', async ({
    page,
    shop,
  }) => {
    for (const width of [1440, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${shop.originOf('DE')}/`);
      const widthOf = async () => (await boxOf(page).boundingBox())?.width;
      expect(await widthOf()).toBe(170);
      await field(page).focus();
      await expect.poll(widthOf).toBe(408);
      await page.keyboard.press('Shift+Tab');
      await expect.poll(widthOf).toBe(170);
    }
  });

  test('[SRCH-5] the panel is 550 px wide on screens of 1920 and 1440 px, 350 px on 1280 and 1000 px, 44 px below the box, with 50 px free below', async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 1920, height: 500 });
    await openSearch(page, shop);
    await suggest(page);
    for (const [width, panel] of [
      [1920, 550],
      [1440, 550],
      [1280, 350],
      [1000, 350],
    ] as const) {
      await page.setViewportSize({ width, height: 500 });
      const sizes = async () => {
        const { free, ...others } = await sizesOf(page);
        return { ...others, free: Math.round(free) };
      };
      await expect.poll(sizes, `${width} wide`).toEqual({ width: panel, offset: 44, free: 50 });
    }
  });

  test('[SRCH-5] nothing is wider than a screen of 360 or 320 px less 32 px', async ({ page, shop }) => {
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 700 });
      await openSearch(page, shop);
      await suggest(page);
      expect((await sizesOf(page)).width).toBeLessThanOrEqual(width - 32);
      expect((await boxOf(page).boundingBox())?.width).toBeLessThanOrEqual(width - 32);
    }
  });

  test('[SRCH-5, SITE-9] where the page says the platform, it decides the width of the panel', async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openGallery(page, shop.originOf('DE'), ['Region: search']);
    for (const [platform, panel] of [
      ['CLASSIC', 550],
      ['TABLET', 350],
      ['MATCH', 350],
      ['SMARTPHONE', 270],
    ] as const) {
      const card = page.locator(`search[data-platform="${platform}"] [role="listbox"]`).first().locator('..');
      await expect.poll(async () => (await card.boundingBox())?.width, platform).toBe(panel);
    }
  });
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
    await openSearch(page, shop);
    await field(page).fill('kaff');
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
    await openSearch(page, shop);
    // At once: a slow machine leaves a pause between two keys, and each pause is a request.
    await field(page).fill('kaff');
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
      // The browser has cancelled the requests that the page no longer needs.
      await route
        .fulfill({ json: { searchTerms: [{ searchTerm: title, prefix: '', match: '', suffix: title }], products: [] } })
        .catch(() => {});
    });
    await openSearch(page, shop);
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

  test('[SRCH-13] a visitor can submit without waiting for a slow server', async ({ page, shop }) => {
    await page.route(suggestions, () => new Promise(() => {}));
    await openSearch(page, shop);
    await type(page, 'kaffee');
    await field(page).press('Enter');
    await expect(page).toHaveURL(shop.originOf('DE') + resultsOf('kaffee'));
  });
});
