import type { Page } from '@playwright/test';
import { clockOf } from '../../src/desk/desk-time.rules.ts';
import { testStateWords, testWords } from '../../src/desk/tests/tests.texts.ts';
import { axeFaultsOn } from '../support/browser/page-axe.ts';
import { expect, test, type StaffMember } from '../support/browser/journey.ts';
import { regionIn } from '../support/browser/regions.ts';
import { runCommand, type RunningShop } from '../support/shops/shop.ts';

const desk = '/service/staff/desk';

/** Opens the desk as a member of staff who may publish. */
const openDesk = async (
  page: Page,
  shop: RunningShop,
  { name, password }: StaffMember,
  path: string,
): Promise<void> => {
  const { code } = await runCommand(['staff', 'role', name, 'publisher'], shop.commandEnv);
  expect(code).toBe(0);
  await page.goto(shop.originOf('DE') + path);
  await page.getByLabel('E-mail address or name').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Desk' })).toBeVisible();
};

const axeFaults = (page: Page): Promise<readonly string[]> => axeFaultsOn(page, { within: 'main' });

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const) {
  test(`[DESK-1] the calendar leads to an item by one click and to the shop of a moment by one, ${width} wide`, async ({
    shop,
    staff,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openDesk(page, shop, await staff(), `${desk}/calendar?lang=en`);
    const site = page.getByRole('region', { name: 'Deutschland' });
    const item = site.getByRole('link', { name: 'Adventswochen', exact: true }).first();
    await expect(item).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);

    // By keyboard: the link has the focus, and Enter opens the form of the item.
    await item.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Desk' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Adventswochen · DE' })).toBeVisible();

    await page.goBack();
    const look = site.getByRole('link', { name: /^Preview from (?:\d+ \w+, )?\d{2}:\d{2}: Adventswochen$/ }).first();
    const moment = new URL((await look.getAttribute('href')) ?? '', shop.originOf('DE')).searchParams.get('at') ?? '';
    await look.click();
    await expect(regionIn(page, 'preview')).toContainText(clockOf(moment, 'Europe/Berlin'));
    await expect(page).toHaveURL(`${shop.originOf('DE')}/`);
  });
}

for (const [width, language] of [
  [1280, 'en'],
  [390, 'de'],
] as const) {
  test(`[DESK-5] an A/B test is made and started at the desk, ${width} wide, in ${language}`, async ({
    shop,
    staff,
    page,
  }) => {
    const words = testWords[language];
    const states = testStateWords[language];
    await page.setViewportSize({ width, height: 900 });
    await openDesk(page, shop, await staff(), `${desk}/tests?lang=en`);
    await page.goto(`${shop.originOf('DE')}${desk}/tests?lang=${language}`);
    const form = page.getByRole('region', { name: words.newTest });
    await form.getByLabel(words.name).fill(`Strip${width}`);
    await form.getByLabel(words.owner).fill('Marketing');
    await form.getByLabel(words.differs).fill('<b>The words</b> of the strip');
    await form.getByRole('button', { name: words.make }).click();
    const card = page.getByRole('region', { name: `Strip${width}`, exact: true });
    await expect(card).toContainText(states.draft);
    await expect(card).toContainText('<b>The words</b> of the strip');
    await card.getByRole('button', { name: words.start }).click();
    await expect(card).toContainText(states.scheduled);
    expect(await axeFaults(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await card.getByRole('button', { name: words.stop }).click();
    await expect(card).toContainText(states.stopped);
  });
}
