import type { Page } from '@playwright/test';
import { axeFaultsOf, expectSound, openGallery } from '../support/pages/gallery.ts';
import { expect, test } from '../support/browser/journey.ts';
import { regionIn, untilStatus } from '../support/browser/regions.ts';
import { hidden, isSeen } from '../support/browser/seen.ts';
import { wordsOf } from '../support/words/words.ts';

const icons = ['storefinder', 'account', 'cart'] as const;
type Icon = (typeof icons)[number];

test('every state of the header passes axe in the gallery at 390 and 1280, colours and sizes included', async ({
  page,
  shop,
}) => {
  expect(await openGallery(page, shop.originOf('DE'), ['Region: header'])).toBe(2);
  await expectSound(page);
});

const partsOf = (page: Page) => ({
  link: (icon: Icon) => page.locator(`[data-icon="${icon}"] > a`),
  opener: (icon: Icon) => page.locator(`[data-icon="${icon}"] > button`),
  panel: (icon: Icon) => page.locator(`[data-flyout="${icon}"]`),
});

const openByKeyboard = async (page: Page, icon: Icon): Promise<void> => {
  const { link, panel } = partsOf(page);
  await link(icon).focus();
  await untilStatus(regionIn(page, 'header-icons'), 'awake');
  await page.keyboard.press('ArrowDown');
  await expect(panel(icon)).toBeVisible();
};

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`icons and flyouts lose nothing (${colorScheme})`, async ({ page, shop }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ colorScheme });
      await page.goto(shop.originOf('DE'));
      const { link, panel } = partsOf(page);
      const close = wordsOf('DE')('header.close');
      for (const icon of icons) {
        expect(await isSeen(page, link(icon))).toBe(true);
        await openByKeyboard(page, icon);
        expect(await isSeen(page, link(icon).locator('svg'))).toBe(true);
        expect(await isSeen(page, panel(icon).getByRole('button', { name: close }))).toBe(true);
        // Where the panel ends is seen by its border alone: system colours have no shadows.
        await expect(panel(icon)).toHaveCSS('border-top-style', 'solid');
        await page.keyboard.press('Escape');
        await expect(panel(icon)).toHaveCount(0);
      }
      // The colours are the system's; axe still reads the ones that it took the place of.
      expect(await axeFaultsOf(page, 'k-region[data-region="header-icons"]', ['color-contrast'])).toEqual([]);
    });
  }

  for (const [width, seen] of [
    [1280, 'the short word'],
    [390, 'the long one'],
  ] as const) {
    test(`the search box shows one of its two hints, ${seen} (${width})`, async ({ page, shop }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(shop.originOf('DE'));
      const field = page.getByRole('combobox', { name: wordsOf('DE')('search.label') });
      const hints = () =>
        field.evaluate((element) => {
          const { opacity } = getComputedStyle(element, '::placeholder');
          // The word that stands over the field, not in it.
          const short = element.parentElement?.querySelector('span[aria-hidden="true"]');
          const isShort = short instanceof Element && getComputedStyle(short).display !== 'none';
          return { isShort, isLong: Number(opacity) > 0 };
        });
      expect(await hints()).toEqual({ isShort: width === 1280, isLong: width !== 1280 });
      await field.focus();
      expect(await hints()).toEqual({ isShort: false, isLong: true });
    });
  }
});

test.describe('at 200 %', () => {
  // A browser's zoom makes the screen half as wide and half as high.
  for (const [name, viewport] of [
    ['a wide screen', { width: 960, height: 540 }],
    ['a laptop', { width: 640, height: 400 }],
    ['a phone', { width: 195, height: 422 }],
  ] as const) {
    test(`of ${name} everything in a flyout can be reached (HU)`, async ({ visitor, shop }) => {
      const page = await (await visitor({ viewport, deviceScaleFactor: 2 })).newPage();
      await page.goto(shop.originOf('HU'));
      const { panel } = partsOf(page);
      for (const icon of icons) {
        // The strip above leads to the stores where the icon has no room.
        if (icon === 'storefinder' && viewport.width < 375) continue;
        await openByKeyboard(page, icon);
        expect(await hidden(panel(icon).locator('a, button, input:not([type="hidden"])'))).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(panel(icon)).toHaveCount(0);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    });
  }

  test('letters twice as big cut nothing off (HU)', async ({ visitor, shop }) => {
    const page = await (await visitor({ viewport: { width: 1280, height: 800 } })).newPage();
    await page.goto(shop.originOf('HU'));
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const { panel } = partsOf(page);
    for (const icon of icons) {
      await openByKeyboard(page, icon);
      expect(await hidden(panel(icon).locator('a, button, input:not([type="hidden"])'))).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(panel(icon)).toHaveCount(0);
    }
  });
});
