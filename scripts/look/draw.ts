import type { Browser, BrowserContext, Page } from '@playwright/test';
import { join } from 'node:path';
import { cartFormPath } from '../../src/contracts/cart/cart.contract.ts';
import { chooseBefore } from '../../tests/support/browser/journey.ts';
import type { RunningShop } from '../../tests/support/shops/shop.ts';
import type { View } from './views.rules.ts';

const heights = (width: number): number => (width < 500 ? 844 : 900);
/** Longer pages are cut: below are the same shelves and the footer. */
const longestPx = 4000;

const firstLink = (page: Page, pattern: RegExp): Promise<string | undefined> =>
  page.evaluate(
    (source) =>
      [...document.querySelectorAll('main a')]
        .map((link) => link.getAttribute('href') ?? '')
        .find((path) => new RegExp(source).test(path)),
    pattern.source,
  );

/** Puts the first thing of the home page with nothing to choose into the cart, by its plain form. */
const buySomething = async (page: Page, origin: string): Promise<void> => {
  await page.goto(`${origin}/`);
  const category = await firstLink(page, /^\/[^/]+-c\d+\.html$/);
  await page.goto(`${origin}${category ?? '/'}`);
  const form = page.locator(`form[action="${cartFormPath}"]`).first();
  await Promise.all([
    page.waitForURL(/cartfrontend/),
    form.evaluate((element) => {
      if (element instanceof HTMLFormElement) element.submit();
    }),
  ]);
};

/** Every picture is loaded, and nothing moves any more. */
const settle = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  });
};

/** Draws a view of one shop into a file. */
export const drawView = async (browser: Browser, shop: RunningShop, view: View, folder: string): Promise<void> => {
  const { kind, name, site, width } = view;
  const viewport = { width, height: heights(width) };
  const context: BrowserContext = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  try {
    await chooseBefore(context);
    const page = await context.newPage();
    const origin = shop.originOf(site);
    if (kind.hasGoods) await buySomething(page, origin);
    await page.goto(origin + kind.path(site));
    if (kind.follow) {
      const path = await firstLink(page, kind.follow);
      if (path === undefined) throw new Error(`the page links to nothing like ${kind.follow.source}`);
      await page.goto(origin + path);
    }
    await settle(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const clip = { x: 0, y: 0, width, height: Math.min(height, longestPx) };
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true, clip });
  } finally {
    await context.close();
  }
};
