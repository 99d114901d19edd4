import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/journey.ts';
import { boxAt } from '../support/databases/shelves.ts';

const mill = 'Elektrische Kaffeemühle';
/** As it is seen: the pictures of the other colours are not displayed. */
const firstPicture = (page: Page) => page.getByRole('list', { name: 'Bilder' }).getByRole('img').first();
const resultsOf = (origin: string) => `${origin}/search?query=${encodeURIComponent('Kaffeemühle Anthrazit')}`;

for (const javaScriptEnabled of [true, false]) {
  test(`[SRCH-7, SHOP-3] a result opens in the colour that was searched for, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    shop,
    visitor,
  }) => {
    const page = await (await visitor({ javaScriptEnabled })).newPage();
    await page.goto(resultsOf(shop.originOf('DE')));
    await page.getByRole('link', { name: mill, exact: true }).click();
    await expect(page).toHaveURL(/-p101330003\.html\?dim1=anthrazit$/);
    await expect(page.getByRole('radio', { name: 'Anthrazit' })).toBeChecked();
    await expect(firstPicture(page)).toHaveAttribute('src', /charcoal/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /-p101330003\.html$/);
  });
}

test('[SHOP-3] a chosen colour is in the address, also after a reload, and adds no history entry', async ({
  page,
  shop,
}) => {
  await page.goto(resultsOf(shop.originOf('DE')));
  await page.getByRole('link', { name: mill, exact: true }).click();
  await page.getByRole('radio', { name: 'Salbeigrün' }).click();
  await expect(page).toHaveURL(/\.html\?dim1=salbeigruen$/);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Salbeigrün' })).toBeChecked();
  await expect(firstPicture(page)).toHaveAttribute('src', /sage/);
  await page.goBack();
  await expect(page).toHaveURL(resultsOf(shop.originOf('DE')));
});

for (const javaScriptEnabled of [true, false]) {
  test(`[SHOP-3] the gallery shows the picture of each colour that is chosen, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    shop,
    visitor,
  }) => {
    const page = await (await visitor({ javaScriptEnabled })).newPage();
    const { url } = await boxAt(shop.ask, '/elektrische-kaffeemuehle-p101330003.html');
    await page.goto(shop.originOf('DE') + url);
    const pictures = page.getByRole('list', { name: 'Bilder' }).getByRole('img');
    const count = await pictures.count();
    for (const [color, file] of [
      ['Anthrazit', /charcoal/],
      ['Salbeigrün', /sage/],
      ['Creme', /cream/],
    ] as const) {
      await page.getByRole('radio', { name: color }).locator('xpath=..').click();
      await expect(pictures.first()).toHaveAttribute('src', file);
      await expect(pictures.first()).toHaveAttribute('alt', `${mill}, ${color}`);
      await expect(pictures).toHaveCount(count);
      await expect
        .poll(() => pictures.first().evaluate((picture: HTMLImageElement) => picture.naturalWidth))
        .toBeGreaterThan(0);
    }
  });
}

test('[SHOP-10] pictures of the chosen colour are enlarged by keys and by two fingers', async ({ shop, visitor }) => {
  const page = await (await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true })).newPage();
  const { url } = await boxAt(shop.ask, '/elektrische-kaffeemuehle-p101330003.html');
  await page.goto(`${shop.originOf('DE')}${url}?dim1=anthrazit`);
  const opener = page.getByRole('listitem').getByRole('link', { name: `${mill}, Anthrazit vergrößern` });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Bilder: ${mill}` });
  await expect(dialog.getByText('1 / 5')).toBeVisible();
  const picture = dialog.getByRole('img', { name: `${mill}, Anthrazit`, exact: true });
  const widthOf = async () => (await picture.boundingBox())?.width ?? 0;
  const whole = await widthOf();
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: apart === undefined ? [] : [-1, 1].map((side) => ({ x: 195 + (side * apart) / 2, y: 400 })),
    });
  await touch('touchStart', 60);
  await touch('touchMove', 90);
  await touch('touchMove', 120);
  await touch('touchEnd');
  await expect.poll(widthOf).toBeCloseTo(2 * whole, 0);
  await page.keyboard.press('-');
  await expect.poll(widthOf).toBeCloseTo(whole, 0);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('2 / 5')).toBeVisible();
  await expect(dialog.getByRole('img', { name: `${mill}, Anthrazit, andere Seite` })).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('[SHOP-3] a press without a size asks for one beside the sizes, with and without JavaScript', async ({
  shop,
  visitor,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await (await visitor({ javaScriptEnabled })).newPage();
    await page.goto(`${shop.originOf('DE')}/x-p105110001.html`);
    const message = page.getByText('Bitte wählen Sie eine Größe.');
    await expect(message).toBeHidden();
    await page.getByRole('button', { name: 'In den Warenkorb' }).click();
    await expect(message).toBeInViewport();
    await page.getByRole('radio', { name: '40', exact: true }).locator('xpath=..').click();
    await expect(message).toBeHidden();
  }
});

test('[SHOP-3] a colour that the product does not have leads to the product', async ({ page, shop }) => {
  const { url } = await boxAt(shop.ask, '/elektrische-kaffeemuehle-p101330003.html');
  await page.goto(`${shop.originOf('DE')}${url}?dim1=rosa`);
  await expect(page).toHaveURL(shop.originOf('DE') + url);
});
