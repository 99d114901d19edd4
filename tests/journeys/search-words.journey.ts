import { redirectsPath } from '../../src/contracts/search/search.contract.ts';
import { allSites } from '../../src/sites/sites.ts';
import { expect, test } from '../support/browser/journey.ts';
import { field, openSearch, resultsOf, suggestions, t, type } from '../support/pages/search-page.ts';
import { isSeen } from '../support/browser/seen.ts';

test.describe('words that have a page of their own', () => {
  test('[SRCH-8] lead there at once, without a search', async ({ page, shop }) => {
    const searched: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === '/search') searched.push(pathname);
    });
    const table = page.waitForResponse(`**${redirectsPath}*`);
    await openSearch(page, shop);
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

test.describe('unusual input', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('[SRCH-1] a paste of 300 characters becomes 200', async ({ page, shop }) => {
    await openSearch(page, shop);
    await page.keyboard.insertText('x'.repeat(300));
    await expect(field(page)).toHaveValue('x'.repeat(200));
    await field(page).press('Enter');
    await expect(page).toHaveURL(shop.originOf('DE') + resultsOf('x'.repeat(200)));
    await expect(page.getByRole('main')).toBeVisible();
  });

  test('[SRCH-3] digits lose their spaces', async ({ page, shop }) => {
    const asked = page.waitForRequest(suggestions);
    await openSearch(page, shop);
    await type(page, '101 110 001');
    expect(new URL((await asked).url()).searchParams.get('q')).not.toContain(' ');
    await field(page).press('Enter');
    await expect(page).toHaveURL(shop.originOf('DE') + resultsOf('101110001'));
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });

  test('[SRCH-7] markup, quotes, symbols and pictures are searched for as the text that they are', async ({
    page,
    shop,
  }) => {
    for (const words of ['<script>alert(1)</script>', '☕️🫖', '"><img src=x onerror=alert(1)>', "' or 1=1 --", '100 %'])
      await test.step(words, async () => {
        await openSearch(page, shop);
        const asked = page.waitForResponse(suggestions);
        await page.keyboard.insertText(words);
        expect((await asked).status()).toBe(200);
        await field(page).press('Enter');
        await expect(page).toHaveURL(shop.originOf('DE') + resultsOf(words));
        await expect(page.getByRole('heading', { level: 1 })).toContainText(words);
        await expect(field(page)).toHaveValue(words);
      });
  });
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
