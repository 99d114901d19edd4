import type { Locator } from '@playwright/test';
import { openForeignSite, type ForeignSite } from '../support/other-servers/foreign-site.ts';
import { drawingOf, stylesOf } from '../support/browser/computed.ts';
import { expect, test, withMotion } from '../support/browser/journey.ts';
import { gapPage, hostFiles, hostPages, layeredPage, ordinaryStyles } from '../support/other-servers/host-pages.ts';
import { useRegions } from '../support/other-servers/host-visits.ts';
import { regionIn, untilStatus } from '../support/browser/regions.ts';
import { wordsOf } from '../support/words/words.ts';

test.use(withMotion);

const t = wordsOf('DE');

const body = `
  <main id="theirs">
    <h1>Rezepte</h1>
    <p>Was man mit Kaffee backen kann. <a href="#more">Mehr</a></p>
    <ul><li>Mokkatorte</li></ul>
    <form><label for="mail">Post</label><input id="mail"><button type="button" id="count">0</button></form>
    <footer>Unten</footer>
  </main>
  <script>
    const button = document.querySelector('#count');
    button.addEventListener('click', () => { button.textContent = String(Number(button.textContent) + 1); });
  </script>`;
const pageWith = (header: string, styles = ordinaryStyles): string =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Rezepte</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><style>${styles}</style></head><body>${header}${body}</body></html>`;

/** Loads the fragment by fetch, as the author of a foreign page may do. */
const byScript = `
  <div id="place"></div>
  <script>
    window.putHeader = async (address) => {
      const answer = await fetch(address);
      const fragment = document.createRange().createContextualFragment(await answer.text());
      document.querySelector('#place').replaceChildren(fragment);
    };
  </script>`;

const outside = [
  'html',
  'body',
  'main',
  'main h1',
  'main p',
  'main a',
  'main ul',
  'main li',
  'main form',
  'main label',
  'main input',
  'main button',
  'main footer',
];

/** Widths of a header in a column, in pixels: on both sides of each width at which it changes. */
const columns = [360, 600, 800, 1000, 1200] as const;
const pages = [
  { path: '/rezepte/server.html', html: pageWith('{{header}}') },
  { path: '/rezepte/script.html', html: pageWith(byScript) },
  ...hostFiles,
  {
    path: '/rezepte/frame.html',
    html: pageWith(
      '<iframe title="Kopf" sandbox="allow-scripts allow-forms allow-top-navigation" src="/rezepte/server.html"></iframe>',
    ),
  },
  layeredPage,
  gapPage,
  { path: '/rezepte/footer.html', html: pageWith('{{footer}}', 'body { margin: 0 }') },
  {
    path: '/rezepte/column.html',
    html: pageWith('<div class="column">{{footer}}</div>{{header}}', 'body { margin: 0 } .column { width: 600px }'),
  },
  ...[...columns, 'whole'].map((width) => ({
    path: `/rezepte/header-${width}.html`,
    html: pageWith(
      '<div class="column">{{header}}</div>',
      `body { margin: 0 } .column { ${width === 'whole' ? '' : `width: ${width}px`} }`,
    ),
  })),
];

/** Waits until everything that a fragment brings has come. */
const putHeader = async (
  page: import('@playwright/test').Page,
  address: string,
  { region = 'header' }: { readonly region?: string } = {},
): Promise<void> => {
  await page.evaluate(
    (from) => (globalThis as unknown as { putHeader(from: string): Promise<void> }).putHeader(from),
    address,
  );
  await expect(regionIn(page, region)).toHaveAttribute('data-status', /./);
  await page.waitForLoadState('networkidle');
};

test.describe('a page that the shop did not build', () => {
  let theirs: ForeignSite;
  test.beforeEach(async ({ shop }) => {
    theirs = await openForeignSite(shop.port, pages);
  });
  test.afterEach(() => theirs.close());

  const includes: readonly (readonly [how: string, open: (page: import('@playwright/test').Page) => Promise<void>])[] =
    [
      ['by its server', async (page) => void (await page.goto(`${theirs.origin}/rezepte/server.html`))],
      [
        'by a script',
        async (page) => {
          await page.goto(`${theirs.origin}/rezepte/script.html`);
          await putHeader(page, '/fragments/header');
        },
      ],
    ];

  for (const [how, open] of includes) {
    test(`[EMB-1, EMB-2] that includes the header ${how} can be searched from`, async ({ page }) => {
      await open(page);
      const field = page.getByRole('combobox', { name: t('search.label') });
      await field.click();
      await untilStatus(regionIn(page, 'search'), 'awake');
      await field.fill('kaffee');
      await page.getByRole('button', { name: t('search.clear') }).click();
      await expect(field).toHaveValue('');
      await expect(field).toBeFocused();
      await field.fill('kaffee');
      await field.press('Enter');
      await expect(page).toHaveURL(/\/search\?query=kaffee&page=1&sort=relevance$/);
      expect(new URL(page.url()).origin).toBe(theirs.origin);
    });
  }

  test('[EMB-3, EMB-6] shows the header as the shop does, with any styles, and its flyouts above all layers', async ({
    page,
    shop,
    faults,
  }) => {
    // Whether a font comes before the first paint is chance; every page has the stand-ins.
    faults.allow(/\.woff2/);
    await page.route('**/*.woff2', (route) => route.abort());
    const header = regionIn(page, 'header');
    const drawn = async () => {
      await expect(header).toHaveAttribute('data-status', /./);
      await page.evaluate(() => document.fonts.ready);
      return drawingOf(header);
    };
    await page.goto(`${shop.originOf('DE')}/`);
    const athome = await drawn();
    expect(athome.length).toBeGreaterThan(20);
    await page.goto(`${theirs.origin}/rezepte/script.html`);
    await putHeader(page, '/fragments/header');
    expect(await drawn()).toEqual(athome);
    await page.goto(`${theirs.origin}/rezepte/server.html`);
    expect(await drawn()).toEqual(athome);
    for (const [place, host] of hostPages.entries())
      await test.step(host.name, async () => {
        await page.goto(theirs.origin + host.path);
        expect(await drawn(), host.name).toEqual(athome);
        await useRegions(place, { page, host, origin: theirs.origin });
      });
    // The last one was used after it was shown.
    await page.goto(`${theirs.origin}/rezepte/server.html`);
    await page.emulateMedia({ media: 'print' });
    await expect(header.getByRole('link').filter({ visible: true })).toHaveCount(1);
    await page.emulateMedia({ media: 'screen' });

    const topOf = async (path: string) => {
      await page.goto(theirs.origin + path);
      await expect(header).toHaveAttribute('data-status', /./);
      return (await page.getByRole('banner').boundingBox())?.y;
    };
    const { path: plain = '' } = hostPages[0] ?? {};
    expect(await topOf(gapPage.path)).toBe(await topOf(plain));

    await page.goto(theirs.origin + layeredPage.path);
    const isReached = (place: Locator) =>
      place.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    await page
      .getByRole('link', { name: t('header.account'), exact: true })
      .first()
      .hover();
    const links = page.locator('[data-flyout="account"]').getByRole('link');
    await expect(links.last()).toBeVisible();
    for (const link of await links.all()) await expect.poll(() => isReached(link)).toBe(true);
    await page.mouse.move(5, 290);
    await expect(links).toHaveCount(0);
    // What sticks stands below the header, and follows it out of sight.
    const top = async () => Math.round((await page.locator('.theirs').boundingBox())?.y ?? 0);
    await page.mouse.wheel(0, 1500);
    await expect.poll(top).toBe(40);
    await page.mouse.wheel(0, -200);
    await expect.poll(top).toBe(174);
    await expect.poll(() => isReached(page.getByRole('link', { name: t('header.home') }))).toBe(true);
  });

  test('[EMB-6] lays the footer out by its column, not by the window, also when styles of the shop have come', async ({
    page,
    faults,
  }) => {
    faults.allow(/\.woff2/);
    await page.route('**/*.woff2', (route) => route.abort());
    const footer = regionIn(page, 'footer');
    // Gutters grow with the window, so what is shown how is compared, not where.
    const displays = async () => {
      const lines = await drawingOf(footer);
      return lines.filter((line) => line.includes(' | display: '));
    };
    const drawn = async (path: string, width: number) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(theirs.origin + path);
      await expect(footer).toHaveAttribute('data-status', /./);
      return displays();
    };
    const narrow = await drawn('/rezepte/footer.html', 600);
    expect(await drawn('/rezepte/footer.html', 1280)).not.toEqual(narrow);
    expect(await drawn('/rezepte/column.html', 1280)).toEqual(narrow);
    await page.locator('[data-icon="account"] > a').hover();
    await expect(page.locator('[data-flyout="account"] a').first()).toBeVisible();
    await expect(page.locator('link[rel="stylesheet"][href*="/below-"]')).toHaveCount(1);
    expect(await displays()).toEqual(narrow);
  });

  test('[EMB-6, SITE-9] lays the header out by its column, not by the window, asleep and awake', async ({
    page,
    faults,
  }) => {
    faults.allow(/\.woff2/);
    await page.route('**/*.woff2', (route) => route.abort());
    const header = regionIn(page, 'header');
    const drawn = async (window: number, column: number | 'whole') => {
      await page.setViewportSize({ width: window, height: 900 });
      await page.goto(`${theirs.origin}/rezepte/header-${column}.html`);
      await expect(header).toHaveAttribute('data-platform', /./);
      return drawingOf(header);
    };
    for (const width of columns) {
      const alone = await drawn(width, 'whole');
      expect(await drawn(1440, width), `${width} px`).toEqual(alone);
      await expect(header).toHaveAttribute('data-platform', width < 980 ? 'MATCH' : 'TABLET');
    }

    await drawn(1440, 600);
    const isWithin = (place: Locator, width: number) =>
      expect
        .poll(async () => {
          const { x = -1, width: own = Infinity } = (await place.boundingBox()) ?? {};
          return x >= 0 && x + own <= width;
        })
        .toBe(true);
    for (const icon of ['storefinder', 'account', 'cart']) {
      await page.locator(`[data-icon="${icon}"] > a`).hover();
      await isWithin(page.locator(`[data-flyout="${icon}"]`), 600);
    }
    // The sheets of what woke ask for the window; the header stays as it is.
    await expect(page.locator('link[rel="stylesheet"][href*="/below-"]')).toHaveCount(1);
    const search = page.getByRole('combobox', { name: t('search.label') });
    await isWithin(search, 600);
    await page.getByRole('button', { name: t('navigation.menu'), exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('nav [data-entry]').filter({ visible: true })).toHaveCount(0);
    // SRCH-9: script and style agree on a small header.
    await search.click();
    await untilStatus(regionIn(page, 'search'), 'awake');
    await expect(page.locator('search[data-filled]')).toHaveCount(1);
  });

  test('[EMB-3] looks the same outside of the header as before', async ({ page }) => {
    await page.goto(`${theirs.origin}/rezepte/script.html`);
    const before = await stylesOf(page, outside);
    await putHeader(page, '/fragments/header');
    await expect(page.getByRole('combobox')).toBeVisible();
    expect(await stylesOf(page, outside)).toEqual(before);
    await page.getByRole('combobox').focus();
    await untilStatus(regionIn(page, 'search'), 'awake');
    await page.locator('h1').click();
    expect(await stylesOf(page, outside)).toEqual(before);
  });

  test('[EMB-2] wakes a region again that was taken out and put in again', async ({ page }) => {
    await page.goto(`${theirs.origin}/rezepte/script.html`);
    await putHeader(page, '/fragments/header');
    const search = regionIn(page, 'search');
    const field = page.getByRole('combobox');
    await untilStatus(search, 'asleep');
    await field.focus();
    await untilStatus(search, 'awake');
    await page.evaluate(() => {
      const header = document.querySelector('k-region');
      header?.remove();
      Object.assign(globalThis, { kept: header });
    });
    await expect(field).toHaveCount(0);
    await page.evaluate(() => {
      const { kept } = globalThis as unknown as { kept: Element };
      document.querySelector('#place')?.append(kept);
    });
    await untilStatus(search, 'asleep');
    await field.focus();
    await untilStatus(search, 'awake');
    await field.fill('tee');
    await page.getByRole('button', { name: t('search.clear') }).click();
    await expect(field).toHaveValue('');
    // A second copy, fetched again, is independent of the first; the pointer is elsewhere.
    await page.mouse.move(5, 700);
    await putHeader(page, '/fragments/header');
    await untilStatus(search, 'asleep');
  });

  test('[EMB-6] in a frame with a sandbox a region shows, searches by its form and throws nothing', async ({
    page,
  }) => {
    await page.goto(`${theirs.origin}/rezepte/frame.html`);
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('k-region[data-region="header"]')).toHaveAttribute('data-status', 'foreign');
    const field = frame.getByRole('combobox', { name: t('search.label') });
    await field.fill('kaffee');
    await field.press('Enter');
    await expect(frame.locator('h1')).toContainText('kaffee');
  });

  test('[EMB-3] goes on when a region breaks', async ({ page, faults }) => {
    faults.allow(/search\.island|region search failed/);
    await page.route(/\/assets\/search\.island-.*\.js/, (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.goto(`${theirs.origin}/rezepte/server.html`);
    const field = page.getByRole('combobox');
    await field.focus();
    await untilStatus(regionIn(page, 'search'), 'failed');
    await page.locator('#count').click();
    await expect(page.locator('#count')).toHaveText('1');
    // What is left is the form, and it works.
    await field.fill('kaffee');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?query=kaffee/);
  });
});

test('[EMB-1, EMB-2, EMB-7] on another host regions show, link to the shop, ask for nothing and have no dead control', async ({
  page,
  shop,
}) => {
  const theirs = await openForeignSite(shop.port, pages, { passOn: false, hostName: 'rezepte.localhost' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).port === String(shop.port)) asked.push(new URL(request.url()).pathname);
  });
  await page.goto(`${theirs.origin}/rezepte/script.html`);
  await putHeader(page, `${shop.originOf('DE')}/fragments/header?site=DE&links=absolute`);
  await untilStatus(regionIn(page, 'header'), 'foreign');
  await expect(page.getByRole('link', { name: t('header.cart') })).toHaveAttribute(
    'href',
    `${shop.originOf('DE')}/service/cartfrontend/cart`,
  );
  const addresses = await regionIn(page, 'header')
    .first()
    .evaluate((root) =>
      [...root.querySelectorAll('[href], [action], [src]')].map(
        (element) =>
          element.getAttribute('href') ?? element.getAttribute('action') ?? element.getAttribute('src') ?? '',
      ),
    );
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.filter((address) => !address.startsWith(`${shop.originOf('DE')}/`))).toEqual([]);
  // What only a script could open is not there.
  await expect(page.getByRole('button', { expanded: false })).toHaveCount(0);
  await page.getByRole('combobox').focus();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => !/^\/(?:assets|brand|fragments)\//.test(path))).toEqual([]);
  expect(asked.filter((path) => path.includes('preact-'))).toEqual([]);
  await page.getByRole('combobox').fill('kaffee');
  await page.getByRole('combobox').press('Enter');
  await expect(page).toHaveURL(`${shop.originOf('DE')}/search?query=kaffee&page=1&sort=relevance`);

  // EMB-7: each control that is left leads to the shop by its form, or opens what the browser opens by itself.
  await page.goto(`${theirs.origin}/rezepte/script.html`);
  for (const region of ['shell', 'shell-end']) {
    await putHeader(page, `${shop.originOf('DE')}/fragments/${region}?site=DE&links=absolute`, {
      region: region === 'shell' ? 'header' : 'footer',
    });
    const dead = await page.evaluate(
      (origin) =>
        [...document.querySelectorAll('k-region button')]
          .filter((button): button is HTMLButtonElement => button instanceof HTMLButtonElement)
          .filter((button) => button.checkVisibility() && getComputedStyle(button).pointerEvents !== 'none')
          .filter(({ popoverTargetElement }) => !popoverTargetElement)
          .filter(({ type, form }) => type !== 'submit' || !form?.action.startsWith(`${origin}/`))
          .map((button) => button.outerHTML.slice(0, 200)),
      shop.originOf('DE'),
    );
    expect(dead, region).toEqual([]);
  }
  await theirs.close();
});
