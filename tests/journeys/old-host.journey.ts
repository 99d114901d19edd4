import type { Page } from '@playwright/test';
import { contrastOf } from '../../src/lib/text/colours.ts';
import { expect, test } from '../support/browser/journey.ts';
import { regionIn, untilStatus } from '../support/browser/regions.ts';
import { openForeignSite, type ForeignPage } from '../support/other-servers/foreign-site.ts';
import { wordsOf } from '../support/words/words.ts';

const t = wordsOf('DE');

const pageOf = (path: string, head: string, body: string): ForeignPage => ({
  path,
  html: `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Rezepte</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">${head}</head><body>${body}<main><h1>Rezepte</h1></main></body></html>`,
});

/** What libraries of 2010 did to the built-in objects. The page ends with an error where one of ours is handed to it. */
const prototypes = `<script>
  Array.prototype.toJSON = function () { return '[' + this.join(',') + ']'; };
  Array.prototype.each = function (call) { for (var at = 0; at < this.length; at += 1) call(this[at]); };
  Array.prototype.inject = Array.prototype.without = function () { return this; };
  Array.from = function (list) { var all = []; for (var at = 0; at < list.length; at += 1) all.push(list[at]); return all; };
  String.prototype.toJSON = function () { return '"' + this + '"'; };
  Object.prototype.isOld = true;
  Element.prototype.hide = function () { this.style.display = 'none'; return this; };
  Element.prototype.remove = function () { this.parentNode.removeChild(this); return this; };
  document.getElementsByClassName = function (name) { return [].slice.call(document.querySelectorAll('.' + name)); };
  window.$ = function (id) { return document.getElementById(id); };
  window.$$ = function (which) { return [].slice.call(document.querySelectorAll(which)); };
</script>`;

/** React 17 as a page loads it by a script tag. Each use of it is recorded in `touched`. */
const react17 = `<script>
  window.touched = [];
  var watched = function (name, own) {
    return new Proxy(own, {
      get: function (target, key) { window.touched.push(name + '.' + String(key)); return target[key]; },
      set: function (target, key) { window.touched.push(name + '.' + String(key) + ' ='); return false; },
    });
  };
  window.React = watched('React', { version: '17.0.2', createElement: function () {}, useState: function () {} });
  window.ReactDOM = watched('ReactDOM', { version: '17.0.2', render: function () {}, hydrate: function () {} });
</script>`;

const useHeader = async (page: Page): Promise<void> => {
  const field = page.getByRole('combobox', { name: t('search.label') }).first();
  await field.click();
  await untilStatus(regionIn(page, 'search').first(), 'awake');
  await field.fill('kaffee');
  await expect(page.getByRole('option').first()).toBeVisible();
  await field.press('Escape');
  await page.locator('[data-icon="account"] > a').first().hover();
  await expect(page.locator('[data-flyout="account"]').getByRole('link').first()).toBeVisible();
};

/** Before its script is ready, the browser sends the form by itself. */
const untilFormWakes = (page: Page): Promise<void> =>
  expect(regionIn(page, 'newsletter').locator('form')).toHaveAttribute('aria-busy', 'false');

test('[EMB-3] the header works on a page that changes arrays, texts and elements as prototype.js does', async ({
  page,
  shop,
}) => {
  const theirs = await openForeignSite(shop.port, [pageOf('/old.html', prototypes, '{{header}}')]);
  await page.goto(`${theirs.origin}/old.html`);
  await useHeader(page);
  await theirs.close();
});

test('[EMB-3] a newsletter is ordered on a page that changes arrays, texts and elements as prototype.js does', async ({
  page,
  shop,
}) => {
  const theirs = await openForeignSite(shop.port, [pageOf('/old.html', prototypes, '{{header}}{{newsletter}}')]);
  await page.goto(`${theirs.origin}/old.html`);
  const field = page.getByRole('textbox', { name: t('form.newsletter.email') });
  await field.fill('prototype@example.com');
  await untilFormWakes(page);
  await field.press('Enter');
  await expect(page.getByText(t('form.newsletter.success.title'))).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/old.html');
  await theirs.close();
});

test('[EMB-3] the header leaves the React 17 of a page alone, and brings no global of its own', async ({
  page,
  shop,
}) => {
  const theirs = await openForeignSite(shop.port, [
    pageOf('/react.html', react17, '{{header}}<div id="app"></div>'),
    pageOf('/plain.html', react17, ''),
  ]);
  const globals = () => page.evaluate(() => Object.getOwnPropertyNames(window).toSorted());
  await page.goto(`${theirs.origin}/plain.html`);
  const before = await globals();
  await page.goto(`${theirs.origin}/react.html`);
  await useHeader(page);
  expect(await page.evaluate(() => (globalThis as unknown as { touched: string[] }).touched)).toEqual([]);
  expect((await globals()).filter((name) => !before.includes(name))).toEqual([]);
  await theirs.close();
});

test('[EMB-2, EMB-4] a lone region of ours in a page without header wakes; two headers in one page work each by itself', async ({
  page,
  shop,
}) => {
  const theirs = await openForeignSite(shop.port, [
    pageOf('/alone.html', '', '{{newsletter}}'),
    pageOf('/two.html', '', '<div id="one">{{header}}</div><div id="other">{{header}}</div>'),
  ]);
  await page.goto(`${theirs.origin}/alone.html`);
  await expect(page.getByRole('banner')).toHaveCount(0);
  const field = page.getByRole('textbox', { name: t('form.newsletter.email') });
  await field.fill('allein@example.com');
  await untilFormWakes(page);
  await field.press('Enter');
  await expect(page.getByText(t('form.newsletter.success.title'))).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/alone.html');

  await page.goto(`${theirs.origin}/two.html`);
  for (const id of ['other', 'one']) {
    const place = page.locator(`#${id}`);
    const box = place.getByRole('combobox', { name: t('search.label') });
    await box.click();
    await expect(place.locator('k-region[data-region="search"]')).toHaveAttribute('data-status', 'awake');
    await box.fill('tee');
    await expect(place.getByRole('option').first()).toBeVisible();
    await box.press('Escape');
    await place.locator('[data-icon="account"] > a').hover();
    await expect(place.locator('[data-flyout="account"]').getByRole('link').first()).toBeVisible();
    await page.mouse.move(5, 700);
    await expect(page.locator('[data-flyout="account"]')).toHaveCount(0);
  }
  await theirs.close();
});

test('[EMB-6] the banner of a promotion has its colours where the page allows style attributes, and readable ones of the shop elsewhere', async ({
  page,
  shop,
  faults,
}) => {
  faults.allow(/Content Security Policy/);
  const policy = (more: string): string =>
    `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; img-src 'self' data:${more}">`;
  const theirs = await openForeignSite(shop.port, [
    pageOf('/allowed.html', policy("; style-src-attr 'unsafe-inline'"), '{{header}}'),
    pageOf('/strict.html', policy(''), '{{header}}'),
  ]);
  const colours = async (path: string): Promise<readonly [ground: string, text: string]> => {
    await page.goto(theirs.origin + path);
    const banner = page.getByRole('region', { name: t('promotion.label') }).first();
    await expect(banner).toBeVisible();
    return banner.evaluate((element) => {
      const { backgroundColor, color } = getComputedStyle(element);
      const hex = (colour: string): string =>
        `#${(colour.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
      return [hex(backgroundColor), hex(color)] as const;
    });
  };
  const own = await colours('/allowed.html');
  const others = await colours('/strict.html');
  expect(others[0]).not.toBe(own[0]);
  for (const [ground, text] of [own, others]) expect(contrastOf(ground, text)).toBeGreaterThan(4.5);
  await theirs.close();
});
