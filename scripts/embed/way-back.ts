import { chromium, type Browser } from '@playwright/test';
import { findWhole, withWayBack } from '../../tests/support/browser/chromium.ts';
import { chooseBefore, expect } from '../../tests/support/browser/journey.ts';
import { regionIn, untilStatus } from '../../tests/support/browser/regions.ts';
import { plentifulArticles } from '../../tests/support/databases/shelves.ts';
import { visitorOf } from '../../tests/support/people/visitor.ts';
import type { RunningShop } from '../../tests/support/shops/shop.ts';
import { wordsOf } from '../../tests/support/words/words.ts';
import { found } from './processes.ts';
import type { Host } from './ways.ts';

const t = wordsOf('DE');

export const browserWithWayBack = (): Promise<Browser> =>
  chromium.launch({ executablePath: found('Chromium', 'chromium', findWhole), ...withWayBack });

/**
 * Leaves the page and comes back to it from the browser's cache: the badge has the count of now, a region that was awake works, and
 * one that slept wakes. A browser keeps no page that says `no-store`, as those of some frameworks do; returns whether it was kept.
 */
export const comesBack = async (browser: Browser, { url }: Host, shop: RunningShop): Promise<boolean> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await chooseBefore(context);
  await context.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    });
  });
  const visitor = visitorOf('DE');
  const [article] = await plentifulArticles(shop.ask, 1, 'DE');
  if (!article) throw new Error('no article is plentiful');
  await visitor.set(shop.ask, article, 1);
  await context.addCookies(visitor.cookies().map(([name, value]) => ({ name, value, url })));

  const page = await context.newPage();
  const count = page.locator('[data-live="cart-count"]');
  const field = page.getByRole('combobox', { name: t('search.label') });
  const answer = await page.goto(url, { waitUntil: 'networkidle' });
  const isKept = !/no-store/.test(answer?.headers()['cache-control'] ?? '');
  await expect(count).toHaveText('1');
  await field.click();
  await untilStatus(regionIn(page, 'search'), 'awake');
  await page.waitForLoadState('networkidle');

  await page.goto(`${shop.originOf('AT')}/kontor.js`);
  await visitor.set(shop.ask, article, 3);
  // Not `goBack`, which waits for a page that is loaded again; later, because the page that is asked ends with it.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page.locator('html')).toHaveAttribute('data-persisted', String(isKept));
  await expect(count).toHaveText('3');
  if (isKept) await untilStatus(regionIn(page, 'search'), 'awake');
  await field.fill('kaffee');
  await expect(page.getByRole('option').first()).toBeVisible();
  await field.press('Escape');
  await page.getByRole('link', { name: t('header.cart') }).hover();
  await expect(page.locator('[data-flyout="cart"]').getByRole('listitem').first()).toBeVisible();
  await context.close();
  return isKept;
};
