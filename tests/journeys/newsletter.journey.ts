import type { Page } from '@playwright/test';
import {
  confirmPagePath,
  newsletterPagePath,
  preferencesPagePath,
  type Salutation,
} from '../../src/contracts/newsletter/newsletter.contract.ts';
import type { SiteCode } from '../../src/contracts/shop/site.contract.ts';
import { expect, openForJourneys, test as base } from '../support/browser/journey.ts';
import { openMailServer, type MailServer, type ReceivedMail } from '../support/other-servers/mail-server.ts';
import { regionIn } from '../support/browser/regions.ts';
import type { RunningShop } from '../support/shops/shop.ts';
import { wordsOf } from '../support/words/words.ts';

/** A shop that sends its mails, and the server that takes them. */
const test = base.extend<object, { readonly post: { readonly shop: RunningShop; readonly server: MailServer } }>({
  post: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
    async ({}, use, { parallelIndex }) => {
      const server = await openMailServer();
      const shop = await openForJourneys(`post${parallelIndex}`, { SMTP_URL: server.url });
      await use({ shop, server });
      await shop.stop();
      await server.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

// They share one shop.
test.describe.configure({ mode: 'default' });

const people: readonly {
  readonly site: SiteCode;
  readonly email: string;
  readonly salutation?: Salutation;
  readonly names?: { readonly firstName: string; readonly lastName: string };
  readonly percent: string;
}[] = [
  { site: 'DE', email: 'joerg@example.com', percent: '10 %' },
  {
    site: 'HU',
    email: 'orsolya@example.com',
    salutation: 'MRS',
    names: { firstName: 'Orsolya', lastName: 'Szőllősi' },
    percent: '10%',
  },
  { site: 'TR', email: 'ayse@example.com', names: { firstName: 'Ayşe', lastName: 'Yıldız' }, percent: '%10' },
  { site: 'PL', email: 'zofia@example.com', percent: '10%' },
];

const mailsTo = (server: MailServer, email: string): readonly ReceivedMail[] =>
  server.received.filter(({ to }) => to[0] === email);

/** Waits for the mail with this number to an address and returns it. */
const arrived = async (server: MailServer, email: string, number: number): Promise<ReceivedMail> => {
  await expect.poll(() => mailsTo(server, email).length, { timeout: 15_000 }).toBeGreaterThanOrEqual(number);
  return mailsTo(server, email)[number - 1] as ReceivedMail; // it is there: the line before
};

const linkIn = ({ mail }: ReceivedMail, path: string): string => {
  const [link = ''] = (mail.text ?? '').match(/https?:\/\/[^\s"<>)]+/g)?.filter((one) => one.includes(path)) ?? [];
  expect(mail.html).toContain(link.replaceAll('&', '&amp;'));
  return link;
};

const headerOf = ({ mail }: ReceivedMail, name: string): string =>
  mail.headers.find(({ key }) => key === name)?.value ?? '';

const fillIn = async (page: Page, { site, email, salutation, names }: (typeof people)[number]): Promise<void> => {
  const t = wordsOf(site);
  const form = regionIn(page, 'newsletter');
  await form.getByRole('textbox', { name: t('form.newsletter.email') }).fill(email);
  if (salutation) await form.getByRole('combobox', { name: t('form.newsletter.salutation') }).selectOption(salutation);
  if (names) {
    await form.getByRole('textbox', { name: t('form.newsletter.firstName'), exact: true }).fill(names.firstName);
    await form.getByRole('textbox', { name: t('form.newsletter.lastName'), exact: true }).fill(names.lastName);
  }
  if (site === 'TR') await form.locator('[name=legal]').check();
  // A visitor who submits before the script is ready sends a plain form.
  await expect(form.locator('form')).toHaveAttribute('aria-busy', 'false');
};

for (const person of people) {
  const { site, email, percent } = person;
  test(`[NEWS-10] [NEWS-8] [NEWS-13] on ${site} a visitor becomes a reader by the mail’s one click, chooses, and leaves by one`, async ({
    faults,
    page,
    post: { shop, server },
  }) => {
    // An overloaded machine responds with 503; the page tries again.
    faults.allow(/503/);
    const t = wordsOf(site);
    const origin = shop.originOf(site);

    await page.goto(origin + newsletterPagePath);
    await fillIn(page, person);
    await regionIn(page, 'newsletter')
      .getByRole('button', { name: t('form.newsletter.submit') })
      .click();
    await expect(page.getByText(t('form.newsletter.success.title'))).toBeInViewport();
    expect(new URL(page.url()).search).toBe('');

    const confirmation = await arrived(server, email, 1);
    expect(confirmation.mail.subject).toBe(t('mail.newsletter.confirm.subject'));
    const link = linkIn(confirmation, confirmPagePath);
    expect(link.startsWith(origin)).toBe(true);

    // A program that looks at links has confirmed nothing.
    const path = link.slice(origin.length);
    for (const method of ['GET', 'HEAD'] as const) expect((await shop.ask({ site, method, path })).status).toBe(200);
    expect(mailsTo(server, email)).toHaveLength(1);

    // The one click: the page does the rest.
    await page.goto(link);
    await expect(page.getByRole('heading', { name: t('page.newsletter.confirmed.title') })).toBeVisible();
    const preferences = page.url();
    expect(preferences).toContain(preferencesPagePath);

    const welcome = await arrived(server, email, 2);
    expect(welcome.mail.subject).toBe(t('mail.newsletter.welcome.subject'));
    expect(welcome.mail.text).toMatch(/\b[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}\b/);
    expect((welcome.mail.text ?? '').replaceAll('\u00A0', ' ')).toContain(percent);

    const coffee = page.getByRole('checkbox', { name: t('page.newsletter.interest.COFFEE') });
    await expect(coffee).not.toBeChecked();
    await coffee.check();
    await page.getByRole('button', { name: t('page.newsletter.preferences.save') }).click();
    await expect(page.getByText(t('page.newsletter.preferences.saved'))).toBeVisible();
    await page.goto(linkIn(welcome, preferencesPagePath));
    await expect(coffee).toBeChecked();

    // FOOT-3: this browser knows its reader.
    await page.goto(`${origin}/`);
    await expect(regionIn(page, 'newsletter').locator('section')).toBeHidden();

    expect(headerOf(welcome, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const oneClick = /^<([^>]+)>$/.exec(headerOf(welcome, 'list-unsubscribe'))?.[1] ?? '';
    const left = await shop.ask({
      site,
      method: 'POST',
      path: oneClick.slice(origin.length),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(left.status).toBe(200);
    await page.goto(preferences);
    await expect(page.getByText(t('form.newsletter.error.link'))).toBeVisible();
    expect(mailsTo(server, email)).toHaveLength(2);
  });
}

test('[NEWS-13] without JavaScript the form says what is wrong, thanks, and its link is confirmed by a button', async ({
  faults,
  visitor,
  post: { shop, server },
}) => {
  // The page of a form that was refused.
  faults.allow(/422/);
  const t = wordsOf('HU');
  const email = 'klara@example.com';
  const page = await (await visitor({ javaScriptEnabled: false })).newPage();
  await page.goto(shop.originOf('HU') + newsletterPagePath);
  const submit = page.getByRole('button', { name: t('form.newsletter.submit') });
  await page.getByRole('textbox', { name: t('form.newsletter.email') }).fill(email);
  await submit.click();
  await expect(page.getByText('A megszólítás mező kitöltése kötelező.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: t('form.newsletter.email') })).toHaveValue(email);
  await page.getByRole('combobox').last().selectOption('MRS');
  await page.locator('[name=firstName]').fill('Klára');
  await page.locator('[name=lastName]').fill('Tóth');
  await submit.click();
  await expect(page.getByText(t('form.newsletter.success.title'))).toBeVisible();
  await page.goto(linkIn(await arrived(server, email, 1), confirmPagePath));
  expect(mailsTo(server, email)).toHaveLength(1);
  await page.getByRole('button', { name: t('page.newsletter.confirm.button') }).click();
  await expect(page.getByRole('heading', { name: t('page.newsletter.confirmed.title') })).toBeVisible();
  await arrived(server, email, 2);
});

test('[NEWS-10] a hundred sign-ups of one address send three mails at most', async ({ post: { shop, server } }) => {
  const email = 'victim@example.com';
  const body = JSON.stringify({ email, consents: [], origin: 'NEWSLETTER', originAddition: 'footer' });
  const headers = { 'content-type': 'application/json', 'x-hunter-csrf': '1' };
  const path = '/service/newsletter/api/internal/newsletter-subscribers';
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => shop.ask({ method: 'POST', path, headers, body })),
  );
  // The responses do not reveal how many mails were suppressed; only the rate limit of the IP address shows.
  expect([...new Set(answers.map(({ status }) => status))].toSorted((one, other) => one - other)).toEqual([202, 429]);
  await arrived(server, email, 3);
  await arrived(server, 'after@example.com', 0);
  expect(mailsTo(server, email)).toHaveLength(3);
});

test('[NEWS-1] phones fetch no picture of the form, tablets and desks their own', async ({
  visitor,
  post: { shop },
}) => {
  const fetched: Record<number, number> = {};
  for (const width of [390, 766, 767, 1023, 1024, 1440]) {
    const page = await (await visitor({ viewport: { width, height: 900 } })).newPage();
    const sizes: string[] = [];
    page.on('response', (answer) => {
      if (answer.url().includes('newslettersubscriptionform')) sizes.push(answer.url());
    });
    await page.goto(shop.originOf('DE') + newsletterPagePath, { waitUntil: 'networkidle' });
    fetched[width] = sizes.length;
  }
  expect(fetched).toEqual({ 390: 0, 766: 0, 767: 1, 1023: 1, 1024: 1, 1440: 1 });
});

test('[NEWS-2] the keyboard goes from the e-mail field on to the rest, also before the script is there', async ({
  page,
  post: { shop },
}) => {
  let isAsked = false;
  // Never answered: it is still on its way.
  await page.route(/\/newsletter-[\w-]{7}\.js/, () => {
    isAsked = true;
  });
  await page.goto(shop.originOf('HU'));
  const form = regionIn(page, 'newsletter');
  await form.getByRole('textbox', { name: wordsOf('HU')('form.newsletter.email') }).focus();
  await expect.poll(() => isAsked).toBe(true);
  await page.keyboard.press('Tab');
  await expect(form.locator('[name=salutation]')).toBeFocused();
});

test('[NEWS-1] the number of the voucher keeps its place when the browser reads the words below it', async ({
  page,
  post: { shop },
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(shop.originOf('DE') + newsletterPagePath);
    const number = regionIn(page, 'newsletter').locator('p > strong');
    const whole = await number.boundingBox();
    await number.evaluate((element) => element.nextElementSibling?.remove());
    expect(await number.boundingBox()).toEqual(whole);
  }
});
