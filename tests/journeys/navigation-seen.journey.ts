import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { SiteCode } from '../../src/contracts/shop/site.contract.ts';
import { axeFaultsOf, expectSound, openGallery } from '../support/pages/gallery.ts';
import { expect, test } from '../support/browser/journey.ts';
import { regionIn, untilStatus } from '../support/browser/regions.ts';
import { hidden, isSeen, pixelsOf } from '../support/browser/seen.ts';
import { wordsOf } from '../support/words/words.ts';

const ours = ['Region: navigation', 'Region: themeworld', 'Region: app-banner'];

test('every state in the gallery passes axe at 390 and 1280, colours and sizes included', async ({ page, shop }) => {
  expect(await openGallery(page, shop.originOf('DE'), ours)).toBe(5);
  await expectSound(page);
});

const partsOf = (page: Page, site: SiteCode) => {
  const t = wordsOf(site);
  const nav = page.getByRole('navigation', { name: t('navigation.main') });
  return {
    t,
    nav,
    // By their marks: below 980 px the row is there, and hidden.
    entries: regionIn(page, 'navigation').locator('[data-entry] > span > a'),
    openers: regionIn(page, 'navigation').locator('[data-entry] > span > button'),
    menu: page.getByRole('button', { name: t('navigation.menu'), exact: true }),
    overlay: regionIn(page, 'navigation-menu').getByRole('dialog'),
  };
};

const middleOf = async (picture: Buffer): Promise<readonly number[]> => {
  const { channels } = await sharp(picture).stats();
  return channels.slice(0, 3).map(({ mean }) => Math.round(mean));
};
const apart = (one: readonly number[], other: readonly number[]): number =>
  Math.max(...one.map((value, channel) => Math.abs(value - (other[channel] ?? 0))));

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the flyouts lose nothing (${colorScheme})`, async ({ page, shop }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ colorScheme });
      const { nav, entries, openers, t } = partsOf(page, 'DE');
      await page.goto(shop.originOf('DE'));
      const coffee = (await entries.nth(1).getAttribute('href')) ?? '';
      await page.goto(shop.originOf('DE') + coffee);
      // The page one is on.
      const bar = { bottom: 4 };
      expect(
        apart(
          await middleOf(await pixelsOf(page, entries.nth(1), bar)),
          await middleOf(await pixelsOf(page, entries.nth(3), bar)),
        ),
      ).toBeGreaterThan(40);
      await entries.nth(1).focus();
      await untilStatus(regionIn(page, 'navigation'), 'awake');
      await page.keyboard.press('Tab');
      await expect(openers.nth(1)).toBeFocused();
      expect(await isSeen(page, openers.nth(1))).toBe(true);
      await page.keyboard.press('Enter');
      const close = nav.getByRole('button', { name: t('navigation.close') });
      await expect(close).toBeVisible();
      expect(await isSeen(page, close)).toBe(true);
      // The row whose column is open, beside one whose is not.
      const rows = nav.locator('[data-row] > span');
      const edge = { left: 3 };
      expect(
        apart(
          await middleOf(await pixelsOf(page, rows.nth(0), edge)),
          await middleOf(await pixelsOf(page, rows.nth(1), edge)),
        ),
      ).toBeGreaterThan(40);
      // Where the flyout ends.
      const panel = nav.locator('[data-flyout] [aria-busy]');
      expect(await isSeen(page, panel)).toBe(true);
      expect(
        apart(await middleOf(await pixelsOf(page, panel, { bottom: 1 })), await middleOf(await pixelsOf(page, panel))),
      ).toBeGreaterThan(40);
      // The colours are the system's; axe still reads the ones that it took the place of.
      expect(await axeFaultsOf(page, 'k-region[data-region="navigation"]', ['color-contrast'])).toEqual([]);
    });
  }

  test('the overlay loses nothing', async ({ page, shop }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { overlay, menu, entries, t } = partsOf(page, 'DE');
    await page.goto(shop.originOf('DE'));
    const coffee = (await entries.nth(1).getAttribute('href')) ?? '';
    await page.goto(shop.originOf('DE') + coffee);
    expect(await isSeen(page, menu)).toBe(true);
    await menu.click();
    for (const name of ['navigation.close', 'navigation.back'] as const)
      expect(await isSeen(page, overlay.getByRole('button', { name: t(name) }))).toBe(true);
    const rows = overlay.locator('ul > li > :is(a, button)');
    await expect(rows.nth(0)).toHaveAttribute('aria-current', 'page');
    const edge = { left: 3 };
    expect(
      apart(
        await middleOf(await pixelsOf(page, rows.nth(0), edge)),
        await middleOf(await pixelsOf(page, rows.nth(1), edge)),
      ),
    ).toBeGreaterThan(40);
    expect(await isSeen(page, rows.nth(1).locator('svg'))).toBe(true);
  });
});

test.describe('at 200 %', () => {
  // A browser's zoom makes the screen half as wide and half as high.
  test('of a wide screen every link of a flyout can be reached (HU)', async ({ visitor, shop }) => {
    const page = await (await visitor({ viewport: { width: 1280, height: 450 }, deviceScaleFactor: 2 })).newPage();
    const { nav, entries, openers } = partsOf(page, 'HU');
    await page.goto(shop.originOf('HU'));
    await entries.nth(0).focus();
    await untilStatus(regionIn(page, 'navigation'), 'awake');
    for (const position of [0, 4]) {
      await openers.nth(position).focus();
      await page.keyboard.press('Enter');
      await expect(nav.locator('[data-flyout] [aria-busy="false"] a').first()).toBeVisible();
      expect(await hidden(nav.locator('[data-flyout] a'))).toEqual([]);
      await page.keyboard.press('Escape');
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
  });

  for (const [name, viewport] of [
    ['a laptop', { width: 640, height: 400 }],
    ['a phone', { width: 195, height: 422 }],
  ] as const) {
    test(`of ${name} every row of the overlay can be reached (HU)`, async ({ visitor, shop }) => {
      const page = await (await visitor({ viewport, deviceScaleFactor: 2 })).newPage();
      const { overlay, menu } = partsOf(page, 'HU');
      await page.goto(shop.originOf('HU'));
      await menu.click();
      await expect(overlay).toBeVisible();
      const rows = overlay.locator('li > :is(a, button)');
      expect(await hidden(rows)).toEqual([]);
      await rows.nth(1).click();
      await expect(overlay.getByRole('heading', { level: 2 })).toBeFocused();
      await overlay.locator('[aria-expanded="false"]').first().click();
      expect(await hidden(rows)).toEqual([]);
    });
  }

  test('letters twice as big cut nothing off (HU)', async ({ visitor, shop }) => {
    const page = await (await visitor({ viewport: { width: 1280, height: 800 } })).newPage();
    const { nav, entries, openers } = partsOf(page, 'HU');
    await page.goto(shop.originOf('HU'));
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await entries.nth(0).focus();
    await untilStatus(regionIn(page, 'navigation'), 'awake');
    expect(await hidden(entries)).toEqual([]);
    for (const position of [0, 1]) {
      await openers.nth(position).focus();
      await page.keyboard.press('Enter');
      await expect(nav.locator('[data-flyout] [aria-busy="false"] a').first()).toBeVisible();
      expect(await hidden(nav.locator('[data-flyout] a'))).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
});
