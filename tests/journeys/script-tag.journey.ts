import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openForeignSite } from '../support/other-servers/foreign-site.ts';
import { expect, test } from '../support/browser/journey.ts';
import { regionIn, untilStatus } from '../support/browser/regions.ts';
import { shiftsOf, watchShifts } from '../support/browser/shifts.ts';
import { wordsOf } from '../support/words/words.ts';

const t = wordsOf('DE');

const pageWith = (head: string, body: string): string =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Rezepte</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<style>body { margin: 0 } kontor-header:not([data-status='shown']) { display: block; min-height: 222px }</style>${head}</head><body>${body}<main><h1>Rezepte</h1></main></body></html>`;

/** A page of single-page apps: its parts come by `innerHTML` and move. */
const inShadow = pageWith('<script src="/kontor.js"></script>', '<div id="one"></div><div id="other"></div>');

test('[EMB-2, EMB-5] the script tag brings a header that wakes in a shadow root, and one of another origin without a shift', async ({
  page,
  context,
  shop,
}) => {
  const origin = shop.originOf('DE');
  const elsewhere = pageWith(
    `<script src="${origin}/kontor.js"></script>`,
    `<kontor-header site="DE"><a href="${origin}">Zum Shop</a></kontor-header>`,
  );
  const pages = [
    { path: '/shadow.html', html: inShadow },
    { path: '/elsewhere.html', html: elsewhere },
  ];
  const ours = await openForeignSite(shop.port, pages);
  const fragments: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/fragments/')) fragments.push(request.url());
  });
  await page.goto(`${ours.origin}/shadow.html`);
  await page.evaluate(() => {
    for (const id of ['one', 'other']) document.querySelector(`#${id}`)?.attachShadow({ mode: 'open' });
    const root = document.querySelector('#one')?.shadowRoot;
    if (root) root.innerHTML = '<kontor-header></kontor-header>';
  });
  const field = page.getByRole('combobox', { name: t('search.label') });
  await field.click();
  await untilStatus(regionIn(page, 'search'), 'awake');
  await field.fill('kaffee');
  // Drawn by the sheet that came with the region.
  await expect(page.getByRole('option').first()).toHaveCSS('display', 'inline-flex');
  // Neither the pointer nor the focus is in it when it moves.
  await page.mouse.move(5, 600);
  await page.evaluate(() => {
    const header = document.querySelector('#one')?.shadowRoot?.querySelector('kontor-header');
    if (header) document.querySelector('#other')?.shadowRoot?.append(header);
  });
  await untilStatus(regionIn(page, 'search'), 'asleep');
  await page.getByRole('link', { name: t('header.home') }).focus();
  await field.click();
  await untilStatus(regionIn(page, 'search'), 'awake');
  expect(fragments).toHaveLength(1);

  const theirs = await openForeignSite(shop.port, pages, { passOn: false, hostName: 'rezepte.localhost' });
  await watchShifts(page);
  await page.goto(`${theirs.origin}/elsewhere.html`);
  await untilStatus(regionIn(page, 'header'), 'foreign');
  await expect(page.getByRole('link', { name: t('header.cart') })).toHaveAttribute(
    'href',
    `${origin}/service/cartfrontend/cart`,
  );
  await expect(page.getByRole('link', { name: 'Zum Shop' })).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(await shiftsOf(page)).toEqual([]);
  // LIB-2: what belongs to the visitor stays at the shop.
  expect(await context.cookies(theirs.origin)).toEqual([]);
  await Promise.all([ours, theirs].map((site) => site.close()));
});

test('[EMB-2, EMB-5] the header wakes that .load() of jQuery puts into the page, of version 1 and 3', async ({
  page,
  shop,
}) => {
  const versions = { 1: import.meta.resolve('jquery-1'), 3: import.meta.resolve('jquery') };
  const theirs = await openForeignSite(shop.port, [
    { path: '/part.html', html: '<p>Teil</p><kontor-header></kontor-header>' },
    ...Object.entries(versions).flatMap(([version, file]) => [
      {
        path: `/jquery-${version}.js`,
        type: 'text/javascript',
        html: readFileSync(fileURLToPath(file), 'utf8'),
      },
      {
        path: `/page-${version}.html`,
        html: pageWith(
          `<script src="/kontor.js" async></script><script src="/jquery-${version}.js"></script>`,
          '<div id="place"></div><script>jQuery("#place").load("/part.html")</script>',
        ),
      },
    ]),
  ]);
  for (const version of Object.keys(versions))
    await test.step(version, async () => {
      await page.goto(`${theirs.origin}/page-${version}.html`);
      await expect(page.getByText('Teil')).toBeVisible();
      await page.getByRole('combobox', { name: t('search.label') }).click();
      await untilStatus(regionIn(page, 'search'), 'awake');
    });
  await theirs.close();
});

test('[EMB-5] the header wakes under a policy with a nonce', async ({ page, shop, faults }) => {
  // The sheet that a waking region adds is refused once, and put again with the nonce.
  faults.allow(/Content Security Policy|\.css csp/);
  const policy = `script-src 'nonce-n1' 'strict-dynamic'; style-src 'nonce-n1'; object-src 'none'`;
  const html = pageWith(
    `<meta http-equiv="Content-Security-Policy" content="${policy}"><script nonce="n1" src="/kontor.js"></script>`,
    '<kontor-header></kontor-header>',
  );
  const theirs = await openForeignSite(shop.port, [{ path: '/nonce.html', html }]);
  await page.goto(`${theirs.origin}/nonce.html`);
  const field = page.getByRole('combobox', { name: t('search.label') });
  await field.click();
  await untilStatus(regionIn(page, 'search'), 'awake');
  await field.fill('kaffee');
  await expect(page.getByRole('option').first()).toHaveCSS('display', 'inline-flex');
  await theirs.close();
});

test('[EMB-5, EMB-6] the header wakes under Trusted Types, by the script tag with its policy and by an include that allows `self` alone', async ({
  page,
  shop,
}) => {
  const policy = (rules: string): string => `<meta http-equiv="Content-Security-Policy" content="${rules}">`;
  const trusting = (policies: string): string => `require-trusted-types-for 'script'; trusted-types ${policies}`;
  const theirs = await openForeignSite(shop.port, [
    {
      path: '/tag.html',
      html: pageWith(
        `${policy(trusting('kontor'))}<script src="/kontor.js"></script>`,
        '<kontor-header></kontor-header>',
      ),
    },
    {
      path: '/include.html',
      // No style of its own: the shop's paths alone are allowed.
      html: `<!doctype html><html lang="de"><head><meta charset="utf-8">${policy(`default-src 'self'; img-src 'self' data:; style-src-attr 'unsafe-inline'; ${trusting("'none'")}`)}<title>Rezepte</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"></head><body>{{header}}<main><h1>Rezepte</h1></main></body></html>`,
    },
  ]);
  for (const path of ['/tag.html', '/include.html'])
    await test.step(path, async () => {
      await page.goto(theirs.origin + path);
      const field = page.getByRole('combobox', { name: t('search.label') });
      await field.click();
      await untilStatus(regionIn(page, 'search'), 'awake');
      await field.pressSequentially('kaffee');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expect(field).toHaveValue('kaffee');
      await field.press('Escape');
      await page
        .getByRole('link', { name: t('header.account'), exact: true })
        .first()
        .hover();
      await expect(page.locator('[data-flyout="account"]').getByRole('link').first()).toBeVisible();
      await untilStatus(regionIn(page, 'header-icons'), 'awake');
      await page.mouse.move(5, 600);
      await expect(page.locator('[data-flyout="account"]')).toHaveCount(0);
      // What was awake gets the server's HTML back when it is taken out.
      await page.evaluate(() => {
        const header = document.querySelector('k-region[data-region="header"]');
        const place = header?.parentElement;
        header?.remove();
        if (header) place?.prepend(header);
      });
      await untilStatus(regionIn(page, 'search'), 'asleep');
      await expect(field).toHaveValue('kaffee');
      await field.focus();
      await untilStatus(regionIn(page, 'search'), 'awake');
    });
  await theirs.close();
});
