import type { Locator, Page } from '@playwright/test';
import { viewCookie } from '../../src/regions/footer/footer.constants.ts';
import { allSites, sites } from '../../src/sites/sites.ts';
import { expect, test, withMotion } from '../support/browser/journey.ts';
import { axeFaultsOn } from '../support/browser/page-axe.ts';
import { regionIn } from '../support/browser/regions.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const tablet = { viewport: { width: 1024, height: 1366 }, hasTouch: true, isMobile: true };
const wideTablet = { viewport: { width: 1366, height: 1024 }, hasTouch: true, isMobile: true };

/** On the screen, in whole pixels. */
const edgesOf = (part: Locator) =>
  part.evaluate((element) => {
    const { top, right, bottom } = element.getBoundingClientRect();
    return { top: Math.round(top), right: Math.round(right), bottom: Math.round(bottom) };
  });
const widthOf = (page: Page): Promise<number> => page.evaluate(() => innerWidth);
/** The link to the other view, desktop or mobile. */
const viewLinkIn = (page: Page) => regionIn(page, 'footer').locator('a[data-view]');

test.describe('the list of countries', () => {
  test.use({ ...withMotion, viewport: { width: 1280, height: 900 } });

  test('[FOOT-9, FOOT-4] closes by Escape and by a press elsewhere, and gives the focus back', async ({
    page,
    shop,
  }) => {
    await page.goto(shop.originOf('DE'));
    const footer = regionIn(page, 'footer');
    const button = footer.getByRole('button', { name: sites.DE.countryName });
    const hungary = footer.getByRole('link', { name: sites.HU.countryName });
    await expect(hungary).toBeHidden();
    await button.press('Enter');
    await expect(hungary).toBeInViewport({ ratio: 1 });
    // It opens above its button, within the screen.
    const list = await edgesOf(hungary.locator('xpath=ancestor::ul'));
    const below = await edgesOf(button);
    expect([list.bottom <= below.top, list.right]).toEqual([true, below.right]);
    expect(await axeFaultsOn(page, { within: 'k-region[data-region="footer"]' })).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(hungary).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await expect(hungary).toBeVisible();
    await footer.getByRole('heading').first().click();
    await expect(hungary).toBeHidden();
    await button.click();
    await hungary.click();
    await expect(page).toHaveURL(`${shop.originOf('HU')}/`);
  });

  test('[FOOT-9, FOOT-14] works without a script, where no link offers another view', async ({ visitor, shop }) => {
    const page = await (
      await visitor({ ...tablet, viewport: { width: 1280, height: 900 }, javaScriptEnabled: false })
    ).newPage();
    await page.goto(shop.originOf('TR'));
    const footer = regionIn(page, 'footer');
    await footer.getByRole('button', { name: sites.TR.countryName }).click();
    await expect(footer.getByRole('link', { name: sites.PL.countryName })).toBeVisible();
    await expect(viewLinkIn(page)).toBeHidden();
  });
});

for (const { device, from, to, offered, back } of [
  { device: phone, from: 390, to: 1280, offered: 'Zur klassischen Ansicht', back: 'Zur mobilen Ansicht' },
  { device: tablet, from: 1024, to: 1280, offered: 'Zur klassischen Ansicht', back: 'Zur mobilen Ansicht' },
  { device: wideTablet, from: 1366, to: 979, offered: 'Zur mobilen Ansicht', back: 'Zur klassischen Ansicht' },
])
  test(`[FOOT-14] with a finger on ${from} pixels a link changes header and footer for the session`, async ({
    visitor,
    shop,
  }) => {
    const context = await visitor(device);
    const page = await context.newPage();
    await page.goto(shop.originOf('DE'));
    const link = viewLinkIn(page);
    await expect(link.getByText(offered)).toBeVisible();
    expect(await widthOf(page)).toBe(from);
    await link.tap();
    await expect.poll(() => widthOf(page)).toBe(to);
    await expect(link.getByText(back)).toBeVisible();
    // The header of a desk has its navigation in a row, the footer its links in columns.
    const isClassic = to === 1280;
    await expect(regionIn(page, 'footer').getByRole('button', { name: sites.DE.countryName })).toBeVisible({
      visible: isClassic,
    });
    await expect(page.getByRole('navigation', { name: 'Sortiment' })).toBeVisible({ visible: isClassic });

    await page.goto(`${shop.originOf('DE')}/contact`);
    await expect.poll(() => widthOf(page)).toBe(to);
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === viewCookie)?.expires).toBe(-1);
    expect(cookies.map(({ name }) => name)).not.toContain('Platform');

    await viewLinkIn(page).tap();
    await expect.poll(() => widthOf(page)).toBe(from);
    await expect(viewLinkIn(page).getByText(offered)).toBeVisible();
    await page.reload();
    expect(await widthOf(page)).toBe(from);
  });

test('[FOOT-14] with a mouse there is no such link', async ({ page, shop }) => {
  await page.goto(shop.originOf('DE'));
  await expect(viewLinkIn(page)).toBeHidden();
});

for (const { code } of allSites)
  test(`[FOOT-6] the place that is kept for the footer of ${code} is as high as the footer, within 5 %`, async ({
    page,
    shop,
  }) => {
    await page.goto(`${shop.originOf(code)}/search?query=xyxyxy`);
    const footer = page.getByRole('contentinfo');
    const wrong: string[] = [];
    for (const width of [390, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const { kept, real } = await footer.evaluate((element) => {
        const { containIntrinsicBlockSize } = getComputedStyle(element);
        element.style.contentVisibility = 'visible';
        const { height } = element.getBoundingClientRect();
        element.style.contentVisibility = '';
        return { kept: Number.parseFloat(containIntrinsicBlockSize.replace('auto ', '')), real: height };
      });
      if (Math.abs(kept - real) > real * 0.05) wrong.push(`${width}: ${kept} for ${Math.round(real)}`);
    }
    expect(wrong).toEqual([]);
  });
