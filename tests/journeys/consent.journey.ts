import type { Page } from '@playwright/test';
import { consentCookie } from '../../src/contracts/tracking/consent-cookie.contract.ts';
import type { SiteCode } from '../../src/contracts/shop/site.contract.ts';
import { expect, test, withMotion } from '../support/browser/journey.ts';
import { axeFaultsOn } from '../support/browser/page-axe.ts';
import { regionIn } from '../support/browser/regions.ts';
import { shiftsOf, watchShifts } from '../support/browser/shifts.ts';
import { wordsOf } from '../support/words/words.ts';

test.use(withMotion);

test.use({ asked: false });

const questionIn = (page: Page, site: SiteCode) =>
  page.getByRole('region', { name: wordsOf(site)('consent.title'), exact: true });
const settingsIn = (page: Page, site: SiteCode) =>
  page.getByRole('dialog', { name: wordsOf(site)('consent.settings'), exact: true });
const consentOf = async (page: Page): Promise<string> => {
  const cookies = await page.context().cookies();
  const value = cookies.find(({ name }) => name === consentCookie)?.value ?? '';
  return new URLSearchParams(value).get('groups') ?? '';
};

/** In pixels: the banner is as high as its words need, and the room for it depends on the width alone. */
const mostEmpty = 100;

for (const { site, width, height } of [
  { site: 'DE', width: 390, height: 844 },
  { site: 'HU', width: 360, height: 640 },
  { site: 'TR', width: 768, height: 1024 },
  { site: 'CH_FR', width: 1280, height: 800 },
] as const) {
  test(`[CONS-2] asks once, moves nothing, covers nothing for good and takes no for an answer (${site}, ${width})`, async ({
    page,
    shop,
  }) => {
    const t = wordsOf(site);
    const question = questionIn(page, site);
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    await page.goto(shop.originOf(site));
    await expect(question).toBeVisible();
    await expect(question.getByRole('button', { name: t('consent.accept') })).toBeInViewport({ ratio: 1 });
    const [no, yes] = await Promise.all(
      (['consent.refuse', 'consent.accept'] as const).map((key) =>
        question.getByRole('button', { name: t(key), exact: true }).boundingBox(),
      ),
    );
    expect([no?.width, no?.height, no?.y]).toEqual([yes?.width, yes?.height, yes?.y]);
    expect(await axeFaultsOn(page, { within: 'k-region[data-region="consent"]' })).toEqual([]);
    // The banner does not cover the end of the page, and little is empty above it.
    const between = async (): Promise<number> => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const last = await regionIn(page, 'footer').boundingBox();
      const over = await question.boundingBox();
      return last && over ? over.y - last.y - last.height : Number.NaN;
    };
    await expect.poll(between).toBeGreaterThanOrEqual(-1);
    expect(await between()).toBeLessThanOrEqual(mostEmpty);
    await question.getByRole('button', { name: t('consent.refuse') }).click();
    await expect(question).toBeHidden();
    expect(await shiftsOf(page)).toEqual([]);
    expect(await consentOf(page)).toBe('C0001:1,C0003:0,C0004:0');
    await page.reload();
    await expect(regionIn(page, 'consent')).toHaveAttribute('data-status', 'asleep');
    await expect(question).toBeHidden();
  });
}

/** Keeps the first paint of a page back until `until`. Call it before the page is opened. */
const holdFirstPaint = async (page: Page, until: Promise<unknown>): Promise<void> => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.head) return;
      observer.disconnect();
      const sheet = document.createElement('link');
      sheet.setAttribute('blocking', 'render');
      Object.assign(sheet, { rel: 'stylesheet', href: '/held.css' });
      document.head.append(sheet);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.route('**/held.css', async (route) => {
    await until;
    await route.fulfill({ contentType: 'text/css', body: '' });
  });
};

test('[CONS-2] keeps its size when one file of its face is there at the first paint, and the other one later', async ({
  page,
  shop,
}) => {
  const shown = Promise.withResolvers<void>();
  const fileOf = (face: string) => new RegExp(`/hanken-grotesk-${face}-(?!ext-|wght-)[^/]*\\.woff2$`);
  const arrived = async (face: string): Promise<unknown> => (await page.waitForResponse(fileOf(face))).finished();
  const question = questionIn(page, 'TR');
  await page.setViewportSize({ width: 768, height: 1024 });
  await holdFirstPaint(page, arrived('latin-ext'));
  const late = arrived('latin');
  await page.route(fileOf('latin'), async (route) => {
    await shown.promise;
    await route.continue();
  });
  await page.goto(shop.originOf('TR'), { waitUntil: 'commit' });
  await expect(question).toBeVisible();
  const before = await question.boundingBox();
  expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
  shown.resolve();
  await late;
  await page.evaluate(() => document.fonts.ready);
  expect(await question.boundingBox()).toEqual(before);
});

test('[CONS-2, PREV-1] the button of staff stands above it on a phone, and at the lower edge once it is answered', async ({
  visitor,
  shop,
  staff,
}) => {
  const origin = shop.originOf('DE');
  const { name, password } = await staff();
  const page = await (await visitor({ viewport: { width: 390, height: 844 } })).newPage();
  await page.goto(`${origin}/service/staff/timeline`);
  await page.getByLabel('E-mail address or name').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByLabel('Password').press('Enter');
  await expect(page.getByRole('heading', { name: 'What the shop shows' })).toBeVisible();
  await page.goto(origin);
  const question = questionIn(page, 'DE');
  const button = page.getByRole('button', { name: 'Preview settings' });
  const lowerEdge = async () => {
    const box = await button.boundingBox();
    return box && box.y + box.height;
  };
  await expect(button).toBeInViewport({ ratio: 1 });
  expect(await lowerEdge()).toBeLessThanOrEqual((await question.boundingBox())?.y ?? 0);
  await question.getByRole('button', { name: wordsOf('DE')('consent.refuse') }).click();
  await expect.poll(lowerEdge).toBe(824);
});

test('[CONS-2, FOOT-11] works by keyboard alone: met first, chosen, and changed from the end of the page', async ({
  page,
  shop,
}) => {
  const t = wordsOf('DE');
  const settings = settingsIn(page, 'DE');
  await page.goto(shop.originOf('DE'));
  await expect(questionIn(page, 'DE')).toBeVisible();
  // Behind the link to the content, before anything of the header.
  for (let n = 0; n < 2; n += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('consent.privacy') }).first()).toBeFocused();
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: t('consent.choose') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(settings).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  await expect(page.getByRole('button', { name: t('consent.choose') })).toBeFocused();
  await page.keyboard.press('Enter');
  await settings.getByRole('checkbox', { name: t('consent.C0003') }).focus();
  await page.keyboard.press('Space');
  await settings.getByRole('button', { name: t('consent.save') }).press('Enter');
  await expect(settings).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: t('consent.said') })).toHaveCount(1);
  expect(await consentOf(page)).toBe('C0001:1,C0003:1,C0004:0');

  await regionIn(page, 'footer')
    .getByRole('link', { name: t('consent.settings') })
    .press('Enter');
  await expect(settings.getByRole('checkbox', { name: t('consent.C0003') })).toBeChecked();
  await settings.getByRole('button', { name: t('consent.refuse') }).press('Enter');
  await expect(settings).toBeHidden();
  expect(await consentOf(page)).toBe('C0001:1,C0003:0,C0004:0');
});

test('[CONS-2] visitors without JavaScript see no banner, and the link in the footer leads to the privacy page', async ({
  visitor,
  shop,
}) => {
  const page = await (await visitor({ javaScriptEnabled: false })).newPage();
  await page.goto(shop.originOf('DE'));
  await expect(questionIn(page, 'DE')).toBeHidden();
  await regionIn(page, 'footer')
    .getByRole('link', { name: wordsOf('DE')('consent.settings') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Datenschutz/ })).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
});

test('[CONS-2, TRK-4] loads no vendor where its script answers 500: the banner disappears, and the link in the footer leads to the privacy page', async ({
  page,
  shop,
  faults,
}) => {
  const t = wordsOf('DE');
  faults.allow(/status of 500|answers? 500|\b500\b/);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await page.route(/\/assets\/choice[^/]*\.js$/, (route) => route.fulfill({ status: 500 }));
  await page.goto(shop.originOf('DE'));
  const question = questionIn(page, 'DE');
  await question.getByRole('button', { name: t('consent.accept') }).click();
  await expect(question).toBeHidden();
  expect(await consentOf(page)).toBe('');
  await regionIn(page, 'footer')
    .getByRole('link', { name: t('consent.settings') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Datenschutz/ })).toBeVisible();
  expect(await consentOf(page)).toBe('');
  expect(sent.filter((path) => path.includes('ttruth') || path.includes('consent'))).toEqual([]);
});
