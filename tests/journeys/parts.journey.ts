import { expect, test } from '../support/browser/journey.ts';
import { axeFaultsOf, expectSound, openGallery } from '../support/pages/gallery.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('[UI-1] the ripple of a button takes at least 250 ms, also after a quick tap', async ({ page, shop }) => {
  await openGallery(page, shop.originOf('DE'), ['Buttons']);
  const button = page.getByRole('button', { name: 'primary', exact: true }).first();
  await button.hover();
  // Recorded as it begins: on a busy machine it would be over before the test could read it.
  await button.evaluate((element) => {
    const durations: number[] = [];
    Object.assign(globalThis, { durations });
    const note = () => {
      for (const { effect } of element.getAnimations({ subtree: true }))
        if (effect instanceof KeyframeEffect && effect.pseudoElement === '::before')
          durations.push(Number(effect.getComputedTiming().duration));
    };
    for (const begins of ['transitionrun', 'animationstart']) element.addEventListener(begins, note);
  });
  await page.mouse.down();
  await page.mouse.up();
  const noted = () => page.evaluate(() => (globalThis as unknown as { readonly durations: number[] }).durations);
  await expect.poll(noted).not.toEqual([]);
  const durations = await noted();
  expect(Math.max(...durations)).toBeGreaterThanOrEqual(250);
});

test('[UI-5] the modal holds the keyboard, closes by Escape, and gives the focus back', async ({ page, shop }) => {
  await openGallery(page, shop.originOf('DE'), ['Above the page']);
  const opener = page.getByRole('button', { name: 'Löschen', exact: true });
  await opener.click();
  const modal = page.getByRole('dialog', { name: 'Adresse löschen?' });
  await expect(modal).toBeVisible();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press(step < 4 ? 'Tab' : 'Shift+Tab');
    expect(await modal.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  expect(await axeFaultsOf(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(opener).toBeFocused();
});

test('[UI-2] an account’s number stands in blocks while it is typed', async ({ page, shop }) => {
  await page.goto(`${shop.originOf('DE')}/cancellation`);
  const field = page.getByLabel(/^IBAN/);
  await field.click();
  await expect(page.locator('k-region:has([name="iban"])')).toHaveAttribute('data-status', 'awake');
  await field.pressSequentially('de89-3704/00440532013000');
  await expect(field).toHaveValue('DE89 3704 0044 0532 0130 00');
  await field.press('Home');
  await field.press('Delete');
  await field.pressSequentially('D');
  await expect(field).toHaveValue('DE89 3704 0044 0532 0130 00');
});

test('[PROMO-2] every block of a promotion at 390 and 1280: nothing for axe to say, nothing sticks out', async ({
  page,
  shop,
}) => {
  expect(await openGallery(page, shop.originOf('DE'), ['Region: promotion'])).toBe(1);
  await expectSound(page);
});

test('[UI-2] fields, ratings, modal and toast at 390 and 1280: nothing for axe to say, nothing sticks out', async ({
  page,
  shop,
}) => {
  const titles = ['Buttons', 'Fields', 'Ratings', 'Above', 'Teasers'];
  expect(await openGallery(page, shop.originOf('DE'), titles)).toBe(5);
  await expectSound(page);
});

test('every state of the smaller regions at 390 and 1280 passes axe, and nothing sticks out', async ({
  page,
  shop,
}) => {
  const titles = ['newsletter', 'password', 'watch', 'consent', 'preview'].map((name) => `Region: ${name}`);
  expect(await openGallery(page, shop.originOf('DE'), titles)).toBe(5);
  await expectSound(page);
});

for (const [path, name, onPhone] of [
  ['/', 'hero', ['hero-small']],
  // On phones the products come first.
  ['/kaffee-c1000.html', 'head-kaffee', []],
] as const)
  test(`[UI-5] of the band of ${path} a screen fetches the picture that it shows`, async ({ visitor, shop }) => {
    const fetched: Record<number, string[]> = {};
    for (const width of [390, 1280]) {
      const page = await (await visitor({ viewport: { width, height: 900 } })).newPage();
      const names = new Set<string>();
      page.on('request', (request) => {
        const [, picture = ''] = /\/([a-z-]+)\.(?:avif|webp)$/.exec(new URL(request.url()).pathname) ?? [];
        if (picture === name || picture === `${name}-small`) names.add(picture);
      });
      await page.goto(shop.originOf('DE') + path, { waitUntil: 'networkidle' });
      // A browser asks for such a picture when it draws a frame, which a busy machine may do after the network was idle.
      await expect(page.locator('main img:visible').first()).not.toHaveJSProperty('naturalWidth', 0);
      fetched[width] = [...names];
    }
    expect(fetched).toEqual({ 390: onPhone, 1280: [name] });
  });

for (const [width, density, picture] of [
  [390, 3, 800],
  [412, 2, 800],
  // no phone, as a rule
  [600, 2, 1200],
] as const)
  test(`[UI-5] a screen of ${width} px with ${density} pixels for each of them fetches the band of the home page at ${picture} px`, async ({
    visitor,
    shop,
  }) => {
    const page = await (await visitor({ viewport: { width, height: 900 }, deviceScaleFactor: density })).newPage();
    const asked = page.waitForRequest(/\/hero-small\.avif$/);
    await page.goto(shop.originOf('DE'), { waitUntil: 'commit' });
    expect(new URL((await asked).url()).pathname).toBe(`/pictures/original/${picture}/hero-small.avif`);
    // What the head asks for is what the page shows.
    await expect(page.locator('main img').first()).toHaveJSProperty('currentSrc', (await asked).url());
  });
