import type { BrowserContext, Locator, Response } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import type { SiteCode } from '../../src/contracts/shop/site.contract.ts';
import { sites } from '../../src/sites/sites.ts';
import { focusWalk } from '../support/browser/focus-walk.ts';
import { expect, test, testInKeptTab } from '../support/browser/journey.ts';
import { savesData } from '../support/browser/line.ts';
import { axeFaultsOn, standards } from '../support/browser/page-axe.ts';
import { forgetFiles, scrollThrough } from '../support/pages/page-checks.ts';
import { regionIn, untilStatus } from '../support/browser/regions.ts';
import { shiftsOf } from '../support/browser/shifts.ts';
import { plentifulArticles, productUrls } from '../support/databases/shelves.ts';
import type { RunningShop } from '../support/shops/shop.ts';
import { inTurn } from '../support/browser/turns.ts';
import { visitorOf } from '../support/people/visitor.ts';
import { wordsOf } from '../support/words/words.ts';

const desk = { width: 1280, height: 800 } as const;
const widths = [{ width: 390, height: 844 }, desk] as const;
const terms = { DE: 'kaffee', HU: 'kávé', TR: 'kahve' } as const satisfies Partial<Record<SiteCode, string>>;
type Looked = keyof typeof terms;

const kinds = ['home', 'category', 'product', 'search', 'cart', 'missing'] as const;
type Kind = (typeof kinds)[number];

const departmentUrl = async (shop: RunningShop, site: Looked): Promise<string> => {
  const { body, status } = await shop.ask({ site, path: '/' });
  const url = /href="(\/[^"?]*-c\d+\.html)"/.exec(body)?.[1];
  if (url === undefined) throw new Error(`the home page answers ${status}, and links to no department`);
  return url;
};

const urlOf = async (kind: Kind, shop: RunningShop, site: Looked): Promise<string> => {
  switch (kind) {
    case 'home':
      return '/';
    case 'category':
      return departmentUrl(shop, site);
    case 'product':
      return (await productUrls(shop.ask, site))[0] ?? '';
    case 'search':
      return `/search?query=${encodeURIComponent(terms[site])}&page=1&sort=relevance`;
    case 'cart':
      return '/service/cartfrontend/cart';
    case 'missing':
      return '/there-is-no-such-page';
    default:
      return kind satisfies never;
  }
};

/** Fills the cart of this browser with three articles. */
const fillCart = async (context: BrowserContext, shop: RunningShop, site: Looked): Promise<void> => {
  const visitor = visitorOf(site);
  for (const article of await plentifulArticles(shop.ask, 3, site)) await visitor.set(shop.ask, article, 1);
  const url = shop.originOf(site);
  await context.addCookies(visitor.cookies().map(([name, value]) => ({ name, value, url })));
};

/** On a phone every-page.journey.ts does it for every kind of page. */
const walked: ReadonlySet<Kind> = new Set(['home', 'category', 'product', 'cart']);

for (const [place, site] of (['DE', 'HU', 'TR'] as const).entries())
  for (const [number, kind] of kinds.entries()) {
    const isWalked = site === 'DE' && walked.has(kind);
    const looked = inTurn(widths, number, place);
    const walk = isWalked ? ', the keyboard reaches everything at 1280, and the focus is visible' : '';
    testInKeptTab(
      `${kind} on ${site} at ${looked.map(({ width }) => width).join(' and ')}: nothing for axe to say, nothing that moves by itself${walk}`,
      async ({ page, context, shop, faults }) => {
        if (kind === 'missing') faults.allow(/404/);
        if (kind === 'cart') await fillCart(context, shop, site);
        const url = shop.originOf(site) + (await urlOf(kind, shop, site));
        for (const viewport of looked) {
          await page.setViewportSize(viewport);
          await forgetFiles(page);
          const answer = await page.goto(url, { waitUntil: 'networkidle' });
          expect(answer?.status()).toBe(kind === 'missing' ? 404 : 200);
          await expect(page.locator('html')).toHaveAttribute('lang', sites[site].locale);
          // Half of the first product at least is in the first view.
          if (kind === 'category' || kind === 'search')
            await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 0.5 });
          await scrollThrough(page);
          expect(await shiftsOf(page)).toEqual([]);
          // Nothing sticks out to the side.
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
          expect(await axeFaultsOn(page, { runOnly: standards })).toEqual([]);
        }
        if (!isWalked) return;
        await page.setViewportSize(desk);
        const { unreached, unseen, steps } = await focusWalk(page);
        expect(steps).toBeGreaterThan(10);
        expect(unreached).toEqual([]);
        expect(unseen).toEqual([]);
      },
    );
  }

test('a kept tab forgets its visitor and what the last test listens to', async ({ tab, shop }) => {
  const all = { fonts: true, pictures: true } as const;
  const context = await tab.open({ viewport: { width: 390, height: 844 }, ...all });
  const [page] = context.pages();
  if (!page) throw new Error('the tab is closed');
  const heard: string[] = [];
  context.on('request', (request) => heard.push(request.url()));
  const url = `${shop.originOf('DE')}/there-is-no-such-page`;
  await page.goto(url);
  await page.evaluate(() => {
    localStorage.setItem('seen', 'yes');
    sessionStorage.setItem('seen', 'yes');
    document.cookie = 'seen=yes';
  });
  await tab.clean();
  heard.length = 0;
  await page.goto(url);
  const known = () => [localStorage.getItem('seen'), sessionStorage.getItem('seen'), document.cookie.includes('seen')];
  expect(await page.evaluate(known)).toEqual([null, null, false]);
  expect(heard).toEqual([]);
  expect(await tab.open({ viewport: { width: 390, height: 844 }, ...all })).toBe(context);
  expect(await tab.open({ viewport: { width: 320, height: 640 }, ...all })).not.toBe(context);
});

test('a browser that draws no frames does not stop the scrolling', async ({ page }) => {
  await page.setContent('<div style="height: 3000px"></div>');
  await page.evaluate(() => {
    globalThis.requestAnimationFrame = () => 0;
    addEventListener('scroll', () => (document.title = 'scrolled'));
  });
  await scrollThrough(page);
  await expect(page).toHaveTitle('scrolled');
});

test('the walk of the keyboard names a control that it does not reach and one whose focus is not seen', async ({
  page,
}) => {
  await page.setContent(`<style>[name="plain"]:focus-visible { outline: none }</style>
    <button name="seen">A</button><button name="plain">B</button><a href="/">C</a>
    <button name="trap" onkeydown="event.key === 'Tab' && event.preventDefault()">D</button><button name="behind">E</button>`);
  const { unreached, unseen } = await focusWalk(page);
  expect(unreached).toEqual(['button E behind']);
  expect(unseen).toEqual(['button B plain']);
  await page.setContent('<button name="seen">A</button><a href="/">C</a>');
  expect(await focusWalk(page)).toEqual({ steps: 2, unreached: [], unseen: [] });
});

test('the first stop of the keyboard leads past the header', async ({ page, shop }) => {
  await page.goto(`${shop.originOf('DE')}/`);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: wordsOf('DE')('page.skipToContent') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

/** Design, section 6: the budget of requests and script of the first view before any input. */
const mostRequests = 12;
const mostScriptBytes = 8 * 1024;

test('the first view stays in its budget, and loads Preact only after the first input', async ({ page, shop }) => {
  await savesData(page);
  const answers: Response[] = [];
  page.on('response', (answer) => void answers.push(answer));
  const pathOf = (answer: Response): string => new URL(answer.url()).pathname;
  await page.goto(`${shop.originOf('DE')}/`, { waitUntil: 'networkidle' });
  // The page's own mark in the tab is a picture too.
  const atFirst = answers.map(pathOf).filter((path) => !/\.(?:svg|avif|webp)$/.test(path));
  // Later scripts are not read: the test may end before they arrive.
  const scripts = answers.filter((answer) => answer.request().resourceType() === 'script');
  const bodies = await Promise.all(scripts.map((answer) => answer.body()));
  const bytes = bodies.reduce((sum, script) => sum + gzipSync(script).length, 0);
  expect(atFirst.filter((path) => /react|hydrate|island/.test(path))).toEqual([]);
  expect(bytes).toBeLessThanOrEqual(mostScriptBytes);
  expect(atFirst.length, atFirst.join('\n')).toBeLessThanOrEqual(mostRequests);
  await page.getByRole('combobox').focus();
  await untilStatus(regionIn(page, 'search'), 'awake');
  expect(answers.filter((answer) => pathOf(answer).includes('/preact-'))).toHaveLength(1);
});

test('a title stands at the same height with the shop’s fonts and without them', async ({ visitor, shop, faults }) => {
  faults.allow(/woff2/);
  const placeOf = async (isBlocked: boolean): Promise<readonly [top: number, bottom: number]> => {
    const page = await (await visitor({ viewport: { width: 1280, height: 800 } })).newPage();
    if (isBlocked) await page.route(/\.woff2$/, (route) => route.abort());
    // `optional`: the fonts that the first page loads are there when the second one is painted.
    for (const _ of [1, 2]) await page.goto(`${shop.originOf('TR')}/search?query=kahve`, { waitUntil: 'networkidle' });
    return page.getByRole('heading', { level: 1 }).evaluate((title) => {
      const words = document.createRange();
      words.selectNodeContents(title);
      const { top, bottom } = words.getBoundingClientRect();
      return [Math.round(top), Math.round(bottom)];
    });
  };
  expect(await placeOf(true)).toEqual(await placeOf(false));
});

test('a button beside a field is as high as the field, and level with it', async ({ page, visitor, shop }) => {
  const edgesBeside = async (field: Locator): Promise<void> => {
    const button = field.page().locator('form').filter({ has: field }).getByRole('button');
    const [one, other] = [await field.boundingBox(), await button.boundingBox()];
    expect([other?.y, other?.height]).toEqual([one?.y, one?.height]);
  };
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${shop.originOf('DE')}/service/storefinder/`);
  await edgesBeside(page.locator('input[name="searchTerm"]'));
  for (const size of widths) {
    const context = await visitor({ viewport: size });
    await fillCart(context, shop, 'DE');
    const cartPage = await context.newPage();
    await cartPage.goto(`${shop.originOf('DE')}/service/cartfrontend/cart`);
    await edgesBeside(cartPage.locator('input[name="code"]:not([type="hidden"])'));
  }
});
