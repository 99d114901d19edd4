import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/journey.ts';
import { onLine } from '../support/browser/line.ts';

/** Names of the scripts that the page has asked for. */
const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => /([\w.-]+)-[\w-]{7}\.js$/.exec(name)?.[1] ?? []),
  );

test('React is fetched ahead of the first tap and is not run', async ({ page, shop }) => {
  await onLine(page, { saveData: false, effectiveType: '4g' });
  await page.goto(shop.originOf('DE'));
  await expect.poll(() => scriptsOf(page)).toContain('react');
  expect(await scriptsOf(page)).not.toContain('hydrate');
  await expect(page.locator('k-region[data-status="awake"]')).toHaveCount(0);
});

test('nothing is fetched ahead where data is to be saved, on a slow line, or where the browser does not tell', async ({
  context,
  shop,
}) => {
  for (const connection of [
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: '2g' },
    { saveData: false, effectiveType: 'slow-2g' },
    undefined,
  ]) {
    const page = await context.newPage();
    await page.clock.install();
    await onLine(page, connection);
    // Until the calls of the page are answered: a page that is closed before that reports them as failed.
    await page.goto(shop.originOf('DE'), { waitUntil: 'networkidle' });
    await page.clock.runFor(60_000);
    expect(await scriptsOf(page)).not.toContain('react');
    await page.close();
  }
});
