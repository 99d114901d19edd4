import type { SiteCode } from '../../src/contracts/shop/site.contract.ts';
import { historyKey } from '../../src/regions/recent/recent.rules.ts';
import { chooseBefore, expect, test } from '../support/browser/journey.ts';
import { axeFaultsOn } from '../support/browser/page-axe.ts';
import { regionIn } from '../support/browser/regions.ts';
import { productUrls } from '../support/databases/shelves.ts';
import { shiftsOf, watchShifts } from '../support/browser/shifts.ts';
import { wordsOf } from '../support/words/words.ts';

test.use({ asked: false });

for (const { site, width, height } of [
  { site: 'DE', width: 390, height: 844 },
  { site: 'TR', width: 1280, height: 800 },
] as const satisfies readonly { readonly site: SiteCode; readonly width: number; readonly height: number }[])
  test(`[TRK-6, SHOP-3, TRK-4] on ${site}, ${width} wide, who agreed finds what was looked at before, and nothing moves`, async ({
    page,
    context,
    shop,
  }) => {
    await chooseBefore(context, { C0003: true, C0004: false });
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    const t = wordsOf(site);
    const origin = shop.originOf(site);
    const [first = '', second = '', third = ''] = await productUrls(shop.ask, site);
    const row = regionIn(page, 'recent').getByRole('region', { name: t('page.product.recent') });
    const kept = () => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as [string][], historyKey);
    for (const [at, url] of [first, second, third].entries()) {
      await page.goto(origin + url);
      await expect.poll(async () => (await kept()).length).toBe(at + 1);
      if (at === 0) await expect(row).toBeHidden();
    }
    await expect(row.getByRole('article')).toHaveCount(2);
    const links = row.getByRole('heading').getByRole('link');
    await expect(links.nth(0)).toHaveAttribute('href', second);
    await expect(links.nth(1)).toHaveAttribute('href', first);
    await row.scrollIntoViewIfNeeded();
    await expect(row).toBeInViewport();
    expect(await shiftsOf(page)).toEqual([]);
    expect(await axeFaultsOn(page, { within: 'k-region[data-region="recent"]' })).toEqual([]);
    // Its hearts beat as all others.
    const heart = row.getByRole('article').first().getByRole('button');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');

    await regionIn(page, 'footer')
      .getByRole('link', { name: t('consent.settings') })
      .click();
    await page
      .getByRole('dialog', { name: t('consent.settings') })
      .getByRole('button', { name: t('consent.refuse') })
      .click();
    await expect(row).toBeHidden();
    expect(await kept()).toEqual([]);
    await page.goto(origin + first);
    await expect(regionIn(page, 'consent')).toHaveAttribute('data-status', 'asleep');
    expect(await kept()).toEqual([]);
  });
