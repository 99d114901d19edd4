import { expect, test } from '../support/journey.ts';

test('opens', async ({ page, shop }) => {
  await page.goto(`${shop.originOf('DE')}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
