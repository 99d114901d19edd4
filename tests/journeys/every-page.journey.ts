import type { Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import type { SiteCode } from '../../src/contracts/shop/site.contract.ts';
import { allSites, sites } from '../../src/sites/sites.ts';
import { everyPage, order, subscribe } from '../support/pages/every-page.ts';
import { focusWalk } from '../support/browser/focus-walk.ts';
import { expect, testInKeptTab as base } from '../support/browser/journey.ts';
import { savesData } from '../support/browser/line.ts';
import { axeFaultsOn, standards } from '../support/browser/page-axe.ts';
import {
  cutWords,
  forgetFiles,
  marksOf,
  movements,
  scrollThrough,
  sideways,
  spaceText,
  unseenControls,
  wrongPictures,
} from '../support/pages/page-checks.ts';
import { plainVisitor, type PlainVisitor } from '../support/people/plain-visitor.ts';
import { shiftsOf } from '../support/browser/shifts.ts';
import type { RunningShop } from '../support/shops/shop.ts';
import { isInTurn } from '../support/browser/turns.ts';

interface Parts {
  /** opens a page as a visitor with access to it, and waits until it is complete */
  readonly open: (name: string, site: SiteCode) => Promise<void>;
}

const test = base.extend<Parts>({
  open: ({ page, context, shop, staff, faults }, use) =>
    use(async (name, site) => {
      const way = everyPage[name];
      if (!way) throw new Error(`nobody knows the way to ${name}`);
      const { to, status = 200, refused } = way;
      const visitor = plainVisitor(shop, site);
      const path = await to(visitor, staff);
      await visitor.handOver(context);
      if (status !== 200) faults.allow(new RegExp(`${status}`));
      if (refused) {
        faults.allow(/503/);
        await page.route(refused, (route) => route.fulfill({ status: 503, json: {} }));
      }
      const answer = await page.goto(shop.originOf(site) + path, { waitUntil: 'networkidle' });
      expect([name, answer?.status()]).toEqual([name, status]);
      await expect(page.locator('html')).toHaveAttribute('lang', sites[site].locale);
    }),
});

/** What axe looks at rather than reads: no site changes it, and it takes most of the time. */
const drawn = ['color-contrast', 'link-in-text-block', 'target-size'];

/** How all that stands around `main` is drawn; undefined for a document without it. */
const shellOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    if (!main) return undefined;
    return [...document.querySelectorAll('body *')]
      .filter((element) => !main.contains(element) && !element.contains(main) && element.checkVisibility())
      .map((element) => {
        const { color, backgroundColor, backgroundImage, fontSize, fontWeight, opacity } = getComputedStyle(element);
        const { left, width, height } = element.getBoundingClientRect();
        const look = [color, backgroundColor, backgroundImage, fontSize, fontWeight, opacity, left, width, height];
        return `${element.localName} ${look.join(' ')}`;
      })
      .join('\n');
  });

/** The shells that axe has looked at in this process. */
const seenShells = new Set<string>();

/** Axe on the whole page. It looks at the same header and footer once: at all pages after that it only reads them. */
const axeSays = async (page: Page, looks = true): Promise<string[]> => {
  const shell = looks ? await shellOf(page) : undefined;
  const isSeen = shell !== undefined && seenShells.has(shell);
  if (shell !== undefined) seenShells.add(shell);
  const whole = await axeFaultsOn(page, {
    runOnly: standards,
    rules: Object.fromEntries(drawn.map((rule) => [rule, { enabled: looks && !isSeen }])),
  });
  return [...whole, ...(isSeen ? await axeFaultsOn(page, { runOnly: drawn, within: 'main' }) : [])];
};

/** Design, section 6: in gzip. */
const mostStyle = 20 * 1024;

/** Bytes of the files of each shop, in gzip: every page loads the same ones. */
const weights = new Map<string, number>();
const weightOf = async (shop: RunningShop, url: string): Promise<number> => {
  const { pathname } = new URL(url);
  const weight = weights.get(pathname) ?? gzipSync((await shop.ask({ path: pathname })).body).length;
  weights.set(pathname, weight);
  return weight;
};

/** How many bytes of a kind have been asked for so far. */
const weigh = (page: Page, shop: RunningShop) => {
  const asked = { stylesheet: new Set<string>(), script: new Set<string>() };
  page.on('request', (request) => {
    const type = request.resourceType();
    if (type === 'stylesheet' || type === 'script') asked[type].add(request.url());
  });
  return async (kind: 'stylesheet' | 'script'): Promise<number> => {
    const all = await Promise.all([...asked[kind]].map((url) => weightOf(shop, url)));
    return all.reduce((sum, bytes) => sum + bytes, 0);
  };
};

test('axe sees what is pale in a page, also within a header or beside one that it has seen before', async ({
  page,
}) => {
  const pale = ' style="color: #ccc"';
  const faultsOf = async (header: string, main: string): Promise<string[]> => {
    await page.setContent(
      `<!doctype html><html lang="de"><title>A</title><header><p${header}>Kontor</p></header><main><h1>Kaffee</h1><p${main}>Bohnen</p></main></html>`,
    );
    return axeSays(page);
  };
  expect(await faultsOf('', '')).toEqual([]);
  expect(await faultsOf('', pale)).toEqual([`color-contrast: <p${pale}>Bohnen</p>`]);
  expect(await faultsOf(pale, '')).toEqual([`color-contrast: <p${pale}>Kontor</p>`]);
});

/** The gallery is long, and its states are looked at one by one elsewhere. */
const elsewhere = new Set(['gallery']);
const names = Object.keys(everyPage).filter((name) => !elsewhere.has(name));

test.describe('as narrow as a laptop’s screen at 400 %', () => {
  // SC 1.4.10: 1280 px at 400 % are 320.
  // The wider stand-in: `font-display: optional` shows it wherever the shop's fonts are not there at once.
  test.use({ viewport: { width: 320, height: 640 }, fonts: false });
  for (const name of names) {
    const site = everyPage[name]?.only ?? 'HU';
    test(`${name} on ${site}: for ear and eye, with room between the letters, light, and nothing moves`, async ({
      page,
      shop,
      open,
      faults,
    }) => {
      const bytesOf = weigh(page, shop);
      faults.allow(/\.woff2/);
      await savesData(page);
      // What comes late moves the rest.
      await forgetFiles(page);
      await open(name, site);
      const { script = 8 } = everyPage[name] ?? {};
      expect(await bytesOf('stylesheet'), 'style').toBeLessThanOrEqual(mostStyle);
      expect(await bytesOf('script'), 'script').toBeLessThanOrEqual(script * 1024);
      await scrollThrough(page);
      expect(await shiftsOf(page)).toEqual([]);
      expect(await movements(page)).toEqual([]);
      expect(await marksOf(page)).toEqual({
        headings: 1,
        mains: 1,
        banners: 1,
        contentinfos: 1,
        skipLink: '#content',
        skipped: 0,
      });
      expect(await sideways(page)).toBe(0);
      expect(await cutWords(page)).toEqual([]);
      expect(await wrongPictures(page)).toEqual([]);
      expect(await axeSays(page)).toEqual([]);
      await spaceText(page);
      expect(await sideways(page)).toBe(0);
      expect(await cutWords(page)).toEqual([]);
    });
  }
});

test.describe('on a phone', () => {
  // Pictures are looked at above.
  test.use({ viewport: { width: 390, height: 844 }, pictures: false });
  test.beforeEach(({ faults }) => faults.allow(/\/pictures\//));
  for (const name of names)
    test(`${name} on DE: no word is cut off, a keyboard reaches everything, and one sees where it is`, async ({
      page,
      open,
    }) => {
      await open(name, 'DE');
      expect(await sideways(page)).toBe(0);
      expect(await cutWords(page)).toEqual([]);
      const { unreached, unseen, steps } = await focusWalk(page);
      expect(steps).toBeGreaterThan(['home', 'category', 'product', 'cart'].includes(name) ? 10 : 5);
      expect(unreached).toEqual([]);
      expect(unseen).toEqual([]);
    });
  test('home, category, product, search, stores, contact, cart, review and login on PL: no word is cut off', async ({
    page,
    open,
  }) => {
    const pages = ['home', 'category', 'product', 'search', 'stores', 'contact', 'cart', 'checkout-review', 'login'];
    for (const name of pages) {
      await open(name, 'PL');
      expect(await sideways(page), name).toBe(0);
      expect(await cutWords(page), name).toEqual([]);
    }
  });
});

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  // One visitor walks through the pages of a site: a browser that knows the files opens a page in half the time.
  const pages = ['home', 'product', 'cart', 'checkout', 'newsletter'];
  for (const [place, site] of (['AT', 'CH', 'CH_FR', 'CZ', 'PL', 'SK'] as const).entries())
    test(`home, product, cart, checkout and newsletter on ${site}: nothing for axe to say`, async ({ page, open }) => {
      for (const [number, name] of pages.entries()) {
        await open(name, site);
        expect(await axeSays(page, isInTurn(number, place, pages.length)), name).toEqual([]);
        expect(await cutWords(page), name).toEqual([]);
      }
    });
});

/** What is filled in, chosen and pressed stands on these. */
const withControls = ['home', 'search', 'product', 'cart', 'checkout', 'login', 'register', 'newsletter', 'stores'];

test.describe('with forced colours', () => {
  test.use({
    viewport: { width: 1280, height: 800 },
    contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
  });
  for (const name of [...withControls, 'contact', 'account-addresses', 'staff-signin'])
    test(`${name}: everything that can be used is seen`, async ({ page, open }) => {
      await open(name, 'DE');
      expect(await unseenControls(page)).toEqual([]);
    });
});

test.describe('mails, as narrow as that', () => {
  test.use({ viewport: { width: 320, height: 640 } });
  const mails = [
    ...allSites.map(({ code, hostLabel }) => ({
      code,
      what: 'sign-up',
      send: (one: PlainVisitor) => subscribe(one, `reader.${hostLabel}@example.com`),
    })),
    { code: 'HU' as const, what: 'order', send: order },
  ];
  for (const { code, what, send } of mails)
    test(`the mail of a ${what} on ${code}: nothing for axe to say, no word is cut off`, async ({ page, shop }) => {
      const visitor = plainVisitor(shop, code);
      await page.setContent(await visitor.open(await send(visitor)));
      await expect(page.locator('html')).toHaveAttribute('lang', sites[code].locale);
      expect(await axeSays(page)).toEqual([]);
      expect(await sideways(page)).toBe(0);
      expect(await cutWords(page)).toEqual([]);
    });
});
