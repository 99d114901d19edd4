import { expect, type Page } from '@playwright/test';
import { consentCookie, decidedCookie } from '../../../src/contracts/tracking/consent-cookie.contract.ts';
import { inTurn } from '../browser/turns.ts';
import { regionIn, untilStatus } from '../browser/regions.ts';
import { wordsOf } from '../words/words.ts';
import { withRegion, type HostPage } from './host-pages.ts';

const t = wordsOf('DE');

interface Visit {
  readonly page: Page;
  readonly host: HostPage;
  readonly origin: string;
}

const opensFlyout = async (page: Page, name: 'account' | 'cart'): Promise<void> => {
  await page.locator(`[data-icon="${name}"] > a`).hover();
  await expect(page.locator(`[data-flyout="${name}"]`).locator('a, p').first()).toBeVisible();
};

/** What a visitor does with the regions of a page; the first three where its header is shown already. */
const kinds: readonly ((visit: Visit) => Promise<void>)[] = [
  async ({ page }) => {
    const field = page.getByRole('combobox', { name: t('search.label') });
    await field.focus();
    await untilStatus(regionIn(page, 'search'), 'awake');
    await field.fill('kaffee');
    await expect(page.getByRole('option').first()).toBeVisible();
  },
  ({ page }) => opensFlyout(page, 'account'),
  ({ page }) => opensFlyout(page, 'cart'),
  async ({ page, host, origin }) => {
    const decided = await page.context().cookies(origin);
    for (const name of [consentCookie, decidedCookie]) await page.context().clearCookies({ name });
    await page.goto(origin + withRegion(host, 'consent').path);
    const question = page.getByRole('region', { name: t('consent.title'), exact: true });
    await question.getByRole('button', { name: t('consent.refuse') }).click();
    await expect(question).toBeHidden();
    await page.context().addCookies(decided);
  },
  async ({ page, host, origin }) => {
    await page.goto(origin + withRegion(host, 'newsletter').path);
    const region = regionIn(page, 'newsletter');
    await expect(region).toHaveAttribute('data-status', /./);
    const field = page.getByRole('textbox', { name: t('form.newsletter.email') });
    await field.fill(`${host.path.replaceAll(/\W/g, '')}@example.com`);
    await field.press('Enter');
    await expect(page.getByText(t('form.newsletter.success.title'))).toBeVisible();
  },
];

/** Search, account, cart, consent and newsletter take turns over the pages; `WHOLE=1` does all on each. */
export const useRegions = async (place: number, visit: Visit): Promise<void> => {
  for (const use of inTurn(kinds, place, 0)) await use(visit);
};
