import type { Page } from '@playwright/test';
import { loginPath, renewLoginPath } from '../../src/contracts/customer/login.contract.ts';
import { csrfHeader } from '../../src/contracts/shop/site.contract.ts';
import { demoCustomer } from '../support/people/demo-customers.ts';
import { openForeignSite } from '../support/other-servers/foreign-site.ts';
import { expect, test } from '../support/browser/journey.ts';
import { regionIn, untilStatus } from '../support/browser/regions.ts';
import { wordsOf } from '../support/words/words.ts';

const path = '/rezepte/server.html';
const html = `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Rezepte</title><link rel="icon" href="data:,"></head><body>{{header}}<main><h1>Rezepte</h1></main></body></html>`;
const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36';
const minute = 60_000;

const post = (page: Page, address: string, type: string, body: string): Promise<number> =>
  page.evaluate(
    async (request) => {
      const headers = { 'content-type': request.type, [request.csrfHeader]: '1' };
      return (await fetch(request.address, { method: 'POST', headers, body: request.body })).status;
    },
    { address, type, body, csrfHeader },
  );

test('[LOGIN-4, PREV-2] a page that the shop did not build keeps its customer logged in, and has the button for staff', async ({
  page,
  shop,
  staff,
}) => {
  const theirs = await openForeignSite(shop.port, [{ path, html }]);
  await page.goto(theirs.origin + path);
  expect(await post(page, loginPath, 'application/json', JSON.stringify(demoCustomer))).toBe(200);
  await page.clock.install();
  await page.goto(theirs.origin + path);
  const button = page.getByRole('button', { name: 'Preview settings' });
  await expect(regionIn(page, 'activity')).toHaveAttribute('data-watching', '');
  await expect(button).toBeHidden();
  // A call under way would reach its time limit when the clock is turned.
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(9 * minute);
  await page.getByRole('heading', { level: 1 }).click();
  const answered = page.waitForResponse((response) => response.url().endsWith(renewLoginPath));
  await page.clock.runFor(3 * minute);
  expect((await answered).status()).toBe(201);

  const form = new URLSearchParams({ ...(await staff()), back: '/docs' }).toString();
  expect(await post(page, '/service/staff/signin', 'application/x-www-form-urlencoded', form)).toBe(200);
  await page.goto(theirs.origin + path);
  await untilStatus(regionIn(page, 'preview'), 'awake');
  await expect(button).toBeVisible();
  await theirs.close();
});

test('[APPB-2] a page that the shop did not build offers the app on Android', async ({ visitor, shop }) => {
  const theirs = await openForeignSite(shop.port, [{ path, html }]);
  const context = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, userAgent: android });
  const page = await context.newPage();
  await page.goto(theirs.origin + path);
  await expect(page.getByRole('complementary', { name: wordsOf('DE')('app-banner.label'), exact: true })).toBeVisible();
  await theirs.close();
});
