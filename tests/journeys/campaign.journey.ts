import type { Locator, Page } from '@playwright/test';
import { placeWord } from '../../src/desk/calendar/calendar.texts.ts';
import { deskWords } from '../../src/desk/desk.texts.ts';
import { kindWords } from '../../src/desk/items/item-kinds.texts.ts';
import type { SiteCode } from '../../src/contracts/shop/site.contract.ts';
import { zonedTime } from '../../src/lib/time/zoned-time.ts';
import { sharedPreviewTexts } from '../../src/pages/shell/staff/staff.texts.ts';
import { mondayAfter } from '../../src/server/demo/demo-releases.ts';
import { addStaff, chooseBefore, expect, filled, test, type StaffMember } from '../support/browser/journey.ts';
import { copyOfData, openShop, runCommand, type RunningShop } from '../support/shops/shop.ts';
import { shopClock } from '../support/shops/shop-clock.ts';

const words = deskWords.en;
const desk = '/service/staff/desk';
const sites = ['DE', 'CZ', 'PL'] as const;
const headlines: Readonly<Record<(typeof sites)[number], string>> = {
  DE: 'Montag beginnt mit Kaffee',
  CZ: 'Pondělí začíná kávou',
  PL: 'Poniedziałek zaczyna się kawą',
};

const signIn = async (page: Page, shop: RunningShop, { name, password }: StaffMember, path: string): Promise<void> => {
  await page.goto(shop.originOf('DE') + path);
  await page.getByLabel('E-mail address or name').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Desk' })).toBeVisible();
};

/** Counts the clicks of a job; typing is no click. */
const clicks = () => {
  let count = 0;
  return {
    on: async (target: Locator): Promise<void> => {
      count += 1;
      await target.click();
    },
    count: () => count,
  };
};
const mostClicks = 8;

const shows = async (shop: RunningShop, site: SiteCode): Promise<boolean> => {
  const { body } = await shop.ask({ site, path: '/', headers: { accept: 'text/html' } });
  return Object.values(headlines).some((headline) => body.includes(headline));
};
const shownOn = async (shop: RunningShop): Promise<readonly SiteCode[]> => {
  const found: SiteCode[] = [];
  for (const site of sites) if (await shows(shop, site)) found.push(site);
  return found;
};

const makeRelease = async (page: Page, origin: string, name: string): Promise<void> => {
  await page.goto(`${origin}${desk}/releases?lang=en`);
  await page.getByLabel(words.name, { exact: true }).fill(name);
  await page.getByLabel('Česko').check();
  await page.getByLabel('Polska').check();
  await page.getByRole('button', { name: words.make }).click();
  await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
};

/** The promotion in three languages: made on the first site, and written for the others. */
const writeCampaign = async (page: Page, origin: string): Promise<void> => {
  await page.goto(`${origin}${desk}/?lang=en`);
  await expect(page.getByLabel(words.kind)).toHaveValue('promotion');
  await page.getByLabel(words.slot).selectOption('top_banner');
  await page.getByLabel(words.name, { exact: true }).fill('Monday campaign');
  await page.getByRole('button', { name: words.add, exact: true }).click();
  for (const site of sites) {
    if (site !== 'DE') await page.getByRole('button', { name: `${site} ${words.missing}` }).click();
    await expect(page.getByRole('heading', { name: `Monday campaign · ${site}` })).toBeVisible();
    await page.getByLabel('Headline', { exact: true }).fill(headlines[site]);
    await page.getByLabel(words.priority).fill('1000');
    await expect(page.frameLocator(`iframe[title="${words.drawn}"]`).getByText(headlines[site])).toBeVisible();
    await page.getByRole('button', { name: words.save }).click();
    await expect(page.getByText(words.saved)).toBeVisible();
  }
};

test('[DESK-1, DESK-2, DESK-3, PREV-7] a campaign of next Monday is made, previewed, scheduled, shown and taken back', async ({
  page,
  visitor,
  faults,
}) => {
  // When the clock has moved by days the sign-in has ended, and the preview says so.
  faults.allow(/401/);
  const clock = shopClock();
  const shop = await openShop({ dataDir: copyOfData(filled(), 'campaign'), env: clock.env });
  const origin = shop.originOf('DE');
  const today = new Date().toISOString().slice(0, 10);
  const monday = mondayAfter(today);
  const member = await addStaff(shop);
  expect((await runCommand(['staff', 'role', member.name, 'publisher'], { DATA_DIR: shop.dataDir })).code).toBe(0);

  await signIn(page, shop, member, `${desk}/releases?lang=en`);
  await makeRelease(page, origin, 'Monday');
  await writeCampaign(page, origin);
  expect(await shownOn(shop)).toEqual([]);

  // A second browser, on a phone, at Monday 08:01. Groups of tests and other people: src/server/desk-kinds.db.test.ts.
  const phone = await visitor({ viewport: { width: 390, height: 844 } });
  await chooseBefore(phone);
  const second = await phone.newPage();
  await signIn(second, shop, member, `${desk}/releases?lang=en`);
  const card = second.getByRole('region', { name: 'Monday', exact: true });
  const link = new URL(
    (await card.getByRole('link', { name: `${words.preview} DE` }).getAttribute('href')) ?? '',
    second.url(),
  );
  link.searchParams.set('at', zonedTime(`${monday}T08:01`, 'Europe/Berlin').toISOString());
  // As from a chat: nothing is set before the button is pressed.
  await second.goto(link.href);
  await second.getByRole('button', { name: sharedPreviewTexts.en.open }).click();
  await expect(second.getByText(headlines.DE).first()).toBeVisible();
  expect(await shownOn(shop)).toEqual([]);

  await page.goto(`${origin}${desk}/releases?lang=en`);
  const release = page.getByRole('region', { name: 'Monday', exact: true });
  await release.getByLabel(words.starts).fill(`${monday}T08:00`);
  await release.getByRole('button', { name: words.schedule }).click();
  await expect(page.getByText(words.done)).toBeVisible();

  const at = (time: string): Date => zonedTime(`${monday}T${time}`, 'Europe/Berlin');
  clock.moveTo(new Date(at('08:00').getTime() - 4000));
  // Each process looks once a second what has changed; the start itself is exact.
  expect(await shownOn(shop)).toEqual([]);
  clock.moveTo(new Date(at('08:00').getTime() + 2000));
  await expect.poll(() => shownOn(shop), { timeout: 3000 }).toEqual([...sites]);

  clock.moveTo(at('08:05'));
  await signIn(page, shop, member, `${desk}/releases?lang=en`);
  await page.getByRole('region', { name: 'Monday', exact: true }).getByRole('button', { name: words.takeBack }).click();
  await expect.poll(() => shownOn(shop), { timeout: 10_000 }).toEqual([]);
  await shop.stop();
});

test('[DESK-2, DESK-3] the five commonest jobs take at most eight clicks each', async ({ shop, staff, page }) => {
  const member = await staff();
  const origin = shop.originOf('DE');
  await runCommand(['staff', 'role', member.name, 'publisher'], { DATA_DIR: shop.dataDir });
  await signIn(page, shop, member, `${desk}/releases?lang=en`);
  await makeRelease(page, origin, 'Clicks');
  const tab = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });
  const edit = (slot: string, name: string) =>
    page
      .getByRole('region', { name: placeWord(slot, 'en'), exact: true })
      .getByRole('listitem')
      .filter({ hasText: name })
      .getByRole('button', { name: words.edit });
  const save = page.getByRole('button', { name: words.save });

  // 1: change a headline on three sites
  const headline = clicks();
  await headline.on(tab(words.promotions));
  await headline.on(edit('top_banner', 'Drei Röstungen'));
  for (const site of sites) {
    if (site !== 'DE') await headline.on(page.getByRole('button', { name: `${site} ${words.public}` }));
    await expect(page.getByRole('heading', { name: `Drei Röstungen · ${site}` })).toBeVisible();
    await page.getByLabel('Headline', { exact: true }).fill(headlines[site]);
    await headline.on(save);
    await expect(page.getByText(words.saved)).toBeVisible();
  }

  // 2: move a promotion by a day
  const move = clicks();
  await move.on(tab(words.promotions));
  await move.on(edit('home_phase_integration', 'Adventswochen'));
  for (const label of [words.begin, words.end]) {
    const field = page.getByLabel(label, { exact: true });
    const value = await field.inputValue();
    const next = new Date(`${value}:00Z`);
    next.setUTCDate(next.getUTCDate() + 1);
    await move.on(field);
    await field.fill(next.toISOString().slice(0, 16));
  }
  await move.on(save);
  await expect(page.getByText(words.saved)).toBeVisible();

  // 3: preview it, from the form
  const preview = clicks();
  await preview.on(page.getByRole('link', { name: `${words.preview} DE` }));
  await expect(page).toHaveURL(`${shop.originOf('DE')}/`);

  // 4: schedule the release
  await page.goto(`${origin}${desk}/?lang=en`);
  const schedule = clicks();
  await schedule.on(tab(words.releases));
  const card = page.getByRole('region', { name: 'Clicks', exact: true });
  await schedule.on(card.getByLabel(words.starts));
  const soon = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  await card.getByLabel(words.starts).fill(`${soon}T08:00`);
  await schedule.on(card.getByRole('button', { name: words.schedule }));
  await expect(card).toContainText('Scheduled');

  // 5: take it back, which needs it live
  await card.getByRole('button', { name: words.publish }).click();
  await expect(card).toContainText('Live');
  await page.goto(`${origin}${desk}/?lang=en`);
  const back = clicks();
  await back.on(tab(words.releases));
  await back.on(card.getByRole('button', { name: words.takeBack }));
  await expect(card).toContainText('Taken back');

  const counted = [headline, move, preview, schedule, back].map(({ count }) => count());
  expect(counted.filter((count) => count > mostClicks)).toEqual([]);
  expect(counted).toEqual([7, 5, 1, 3, 2]);
  expect(Object.keys(kindWords.en)).toHaveLength(5);
});
