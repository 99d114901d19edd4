import { newsletterPagePath } from '../../src/contracts/newsletter/newsletter.contract.ts';
import { accountLinks } from '../../src/sites/links.ts';
import { demoCustomer } from '../support/people/demo-customers.ts';
import { expect, test } from '../support/browser/journey.ts';
import { wordsOf } from '../support/words/words.ts';

/** What all forms do is in the table of tests/own-pages.db.test.ts; here a browser shows what becomes of it. */
const t = wordsOf('DE');

for (const [what, javaScriptEnabled] of [
  ['with scripts', true],
  ['without a script', false],
] as const)
  test.describe(what, () => {
    test.use({ javaScriptEnabled });

    test('a refused form focuses the first wrong field, and a screen reader reads its error', async ({
      page,
      shop,
      faults,
    }) => {
      faults.allow(/status of 401|\b401\b|status of 422|\b422\b/);
      await page.goto(shop.originOf('DE') + accountLinks.login);
      const main = page.getByRole('main');
      await main.getByLabel(t('page.account.field.email')).fill(demoCustomer.email);
      const password = main.getByLabel(t('page.account.field.password'));
      await password.fill('falsch-99x');
      await password.press('Enter');
      await expect(password).toHaveAccessibleDescription(t('page.account.code.UNAUTHORIZED'));
      await expect(password).toBeFocused();
      await expect(password).toBeInViewport();

      await page.goto(shop.originOf('DE') + newsletterPagePath);
      const email = main.getByLabel(t('form.newsletter.email'));
      await email.fill('anna');
      await main.getByRole('button', { name: t('form.newsletter.submit') }).click();
      await expect(email).toHaveAccessibleDescription(t('form.newsletter.error.email.invalid'));
      await expect(email).toBeFocused();
      await expect(email).toHaveValue('anna');
      await email.fill('anna@example.com');
      if (javaScriptEnabled) await expect(email).toHaveAccessibleDescription('');
    });
  });
