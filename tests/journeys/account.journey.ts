import type { Page } from '@playwright/test';
import { demoCustomer, demoPassword } from '../support/people/demo-customers.ts';
import { expect, test } from '../support/browser/journey.ts';
import { axeFaultsOn } from '../support/browser/page-axe.ts';
import type { Watch } from '../support/browser/watch.ts';
import type { RunningShop } from '../support/shops/shop.ts';
import { wordsOf } from '../support/words/words.ts';

const t = wordsOf('DE');
const password = 'blauer-Hut-7';
const minute = 60_000;
interface Parts {
  readonly page: Page;
  readonly faults: Watch;
  readonly shop: RunningShop;
}
const renewal = /\/logintoken\/renew$/;

const field = (page: Page, key: Parameters<typeof t>[0]) => page.getByLabel(t(key), { exact: true });

const logIn = async (page: Page, origin: string, email: string, secret: string, remember = false): Promise<void> => {
  await page.goto(`${origin}/login`);
  await field(page, 'page.account.field.email').fill(email);
  await field(page, 'page.account.field.password').fill(secret);
  if (remember) await page.getByLabel(t('page.account.login.remember')).check();
  await page.getByRole('button', { name: t('page.account.login.submit') }).click();
};

/** A page whose activity watcher is there: it is fetched once there is a login. */
const openWatched = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await expect(page.locator('k-region[data-region="activity"][data-watching]')).toBeAttached();
  // A call under way would reach its time limit when the test turns the clock.
  await page.waitForLoadState('networkidle');
};

/** Opens a person's mail in the demo's mailbox and follows its button. */
const followMail = async ({ page, faults, shop }: Parts, to: string, kind: 'confirm' | 'reset'): Promise<void> => {
  const mail = page
    .getByRole('listitem')
    .filter({ hasText: to })
    .getByRole('link', { name: t(`mail.account.${kind}.subject`), exact: true });
  // The mail is sent a moment after the change that it reports was stored.
  await expect(async () => {
    await page.goto(`${shop.mailboxOrigin}/demo/mailbox`);
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  // Playwright searches the page by a script, and the sandbox of a mail blocks scripts.
  faults.allow(/sandboxed/);
  await mail.click();
  const href = await page.getByRole('link', { name: t(`mail.account.${kind}.button`) }).getAttribute('href');
  await page.goto(href ?? '');
};

const register = async (parts: Parts, email: string): Promise<void> => {
  const { page, shop } = parts;
  await page.goto(`${shop.originOf('DE')}/signup`);
  await field(page, 'page.account.field.email').fill(email);
  await field(page, 'page.account.field.password').fill(password);
  await field(page, 'page.account.field.firstName').fill('Anna');
  await field(page, 'page.account.field.lastName').fill('Berg');
  await page.getByRole('checkbox', { name: new RegExp(t('page.account.register.terms')) }).check();
  await page.getByRole('button', { name: t('page.account.register.submit') }).click();
  await expect(page.getByText(t('page.account.register.sent'))).toBeVisible();
  await followMail(parts, email, 'confirm');
  await page.getByRole('button', { name: t('page.account.confirm.submit') }).click();
  await expect(page.getByText(t('page.account.login.confirmed'))).toBeVisible();
};

const statusOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answer = await fetch('/service/customerfrontenddata/api/v1/psdata');
    return ((await answer.json()) as { tracking: { loginStatus: string } }).tracking.loginStatus;
  });

test('[LOGIN-6, LOGIN-4, CUST-1] registers, confirms by mail, logs in, stays by being active, is remembered, logs out', async ({
  page,
  shop,
  faults,
}) => {
  const origin = shop.originOf('DE');
  await register({ page, faults, shop }, 'anna@example.com');
  await logIn(page, origin, 'anna@example.com', password, true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('page.account.hello', { name: 'Anna Berg' }));
  expect(await statusOf(page)).toBe('LOGGED_IN');

  // The visitor's clock runs ahead: nine minutes of reading, then a click, then the next look.
  await page.clock.install();
  await openWatched(page, `${origin}/usermenu`);
  const before = await page.evaluate(() => document.cookie);
  await page.clock.runFor(9 * minute);
  await page.getByRole('heading', { level: 1 }).click();
  const answered = page.waitForResponse(renewal);
  await page.clock.runFor(3 * minute);
  expect((await answered).status()).toBe(201);
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toBe(before);
  expect(await statusOf(page)).toBe('LOGGED_IN');

  // As after the browser was closed: only what lasts is there.
  await page.context().clearCookies({ name: 'LoginToken' });
  await page.goto(`${origin}/`);
  expect(await statusOf(page)).toBe('REMEMBERED');
  await page.goto(`${origin}/usermenu`);
  // Its greeting is known, its address is not shown (SAFE-6).
  await expect(field(page, 'page.account.field.email')).toHaveValue('');

  await logIn(page, origin, 'anna@example.com', password);
  await page.goto(`${origin}/logout`);
  await page.getByRole('button', { name: t('page.account.logout.submit') }).click();
  await expect(page.getByText(t('page.account.login.loggedOut'))).toBeVisible();
  expect(await statusOf(page)).toBe('LOGGED_OUT');
});

test('[LOGIN-3] two tabs share one renewal, and both stay logged in', async ({ page, shop }) => {
  const origin = shop.originOf('DE');
  await logIn(page, origin, 'card@example.com', demoPassword);
  await expect(page).toHaveURL(`${origin}/usermenu`);
  const other = await page.context().newPage();
  const answers: number[] = [];
  // One clock for both tabs.
  await page.context().clock.install();
  for (const tab of [page, other]) {
    tab.on('response', (answer) => {
      if (renewal.test(answer.url())) answers.push(answer.status());
    });
    await openWatched(tab, `${origin}/usermenu`);
  }
  await page.context().clock.runFor(9 * minute);
  for (const tab of [page, other]) await tab.getByRole('heading', { level: 1 }).click();
  await page.context().clock.runFor(3 * minute);
  await expect.poll(() => answers).toContain(201);
  expect(await statusOf(page)).toBe('LOGGED_IN');
  expect(await statusOf(other)).toBe('LOGGED_IN');
  expect(new Set(answers)).toEqual(new Set([201]));
  expect(answers.length).toBeLessThanOrEqual(2);
});

test('[LOGIN-6] a customer replaces a forgotten password by mail, and deletes the account', async ({
  page,
  shop,
  faults,
}) => {
  const origin = shop.originOf('DE');
  await register({ page, faults, shop }, 'berta@example.com');
  await page.goto(`${origin}/login/forgotten`);
  await field(page, 'page.account.field.email').fill('berta@example.com');
  await page.getByRole('button', { name: t('page.account.forgotten.submit') }).click();
  await expect(page.getByText(t('page.account.forgotten.sent'))).toBeVisible();
  await followMail({ page, faults, shop }, 'berta@example.com', 'reset');
  const [newPassword, again] = [field(page, 'page.account.field.newPassword'), field(page, 'page.account.field.again')];
  await newPassword.fill('grüner-Hut-8');
  await expect(page.getByText(t('password.very-strong'))).toBeVisible();
  await again.fill('grüner-Hut-8');
  await page.getByRole('button', { name: t('page.account.reset.submit') }).click();
  await expect(page.getByText(t('page.account.login.reset'))).toBeVisible();

  faults.allow(/status of 401|\b401\b/);
  await logIn(page, origin, 'berta@example.com', password);
  await expect(page.getByText(t('page.account.code.UNAUTHORIZED'))).toBeVisible();
  await logIn(page, origin, 'berta@example.com', 'grüner-Hut-8');
  await page.goto(`${origin}/usermenu/data`);
  await page.getByText(t('page.account.data.remove'), { exact: true }).click();
  const form = page.locator('#remove');
  await form.getByLabel(t('page.account.field.current')).fill('grüner-Hut-8');
  await form.getByRole('button', { name: t('page.account.data.removeSubmit') }).click();
  await expect(page.getByText(t('page.account.login.removed'))).toBeVisible();
  await logIn(page, origin, 'berta@example.com', 'grüner-Hut-8');
  await expect(page.getByText(t('page.account.code.UNAUTHORIZED'))).toBeVisible();
});

test('[SHOP-5, SHOP-3] what a guest watches is kept by the browser, and by the account after the login', async ({
  page,
  shop,
}) => {
  const origin = shop.originOf('DE');
  await page.goto(`${origin}/`);
  const heart = page.locator('k-region[data-region="watch"] button').first();
  const watched = /„?(.*?)“? merken/.exec((await heart.innerText()) || (await heart.textContent()) || '')?.[1] ?? '';
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto(`${origin}/watchlist`);
  await expect(page.getByRole('heading', { level: 2, name: watched })).toBeVisible();
  await logIn(page, origin, 'guest@example.com', demoPassword);
  await expect(page).toHaveURL(`${origin}/usermenu`);
  await page.goto(`${origin}/watchlist`);
  await expect(page.getByRole('heading', { level: 2, name: watched })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kontor.watchlist'))).toBeNull();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  // Shown at once, and kept when the shop has said so.
  const kept = page.waitForResponse((answer) => answer.request().method() !== 'GET' && /watch/.test(answer.url()));
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await kept;
  await page.reload();
  await expect(page.getByText(t('page.account.watchlist.none'))).toBeVisible();
});

test('[SHOP-5] the account’s pages are accessible', async ({ page, shop }) => {
  const origin = shop.originOf('HU');
  const look = async (path: string): Promise<void> => {
    await page.goto(origin + path);
    expect(await axeFaultsOn(page, { within: 'main' }), path).toEqual([]);
  };
  for (const path of ['/login', '/signup', '/login/forgotten', '/watchlist']) await look(path);
  await page.goto(`${origin}/login`);
  await page.locator('main input[name="email"]').fill('gold@example.com');
  await page.locator('input[name="password"]').fill(demoPassword);
  await page.locator('main form button').first().click();
  await expect(page).toHaveURL(`${origin}/usermenu`);
  for (const path of [
    '/usermenu',
    '/usermenu/data',
    '/usermenu/addresses',
    '/orders',
    '/kontorcard/Overview',
    '/beanaccount',
    '/logout',
  ])
    await look(path);
});

test('[SHOP-5] the pill of the account page that is shown lies over no other, and card and beans are equally high', async ({
  page,
  shop,
}) => {
  const origin = shop.originOf('DE');
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, origin, demoCustomer.email, demoCustomer.password);
  await expect(page).toHaveURL(`${origin}/usermenu`);
  for (const path of ['/usermenu', '/orders', '/kontorcard/Overview', '/community']) {
    await page.goto(origin + path);
    const pills = page.getByRole('main').getByRole('navigation').getByRole('link');
    const edges = await pills.evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
    );
    const covered = edges.filter(({ left }, place) => left < (edges[place - 1]?.right ?? left));
    expect(covered, path).toEqual([]);
    await expect(pills.and(page.locator('[aria-current]')), path).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${origin}/usermenu`);
  const heights = await page
    .getByRole('link', { name: t('page.account.beans.toHistory') })
    .evaluate((link) =>
      [...(link.parentElement?.parentElement?.children ?? [])].map((box) => box.getBoundingClientRect().height),
    );
  expect(heights).toEqual([heights[0], heights[0]]);
});
