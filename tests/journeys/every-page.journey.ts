import type { Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import type { SiteCode } from '../../src/contracts/shop/site.contract.ts';
import { allSites, sites } from '../../src/sites/sites.ts';
import { everyPage, order, subscribe } from '../support/every-page.ts';
import { focusWalk } from '../support/focus-walk.ts';
import { standards } from '../support/gallery.ts';
import { expect, test as base } from '../support/journey.ts';
import { axeOn } from '../support/page-axe.ts';
import {
  cutWords,
  marksOf,
  movements,
  scrollThrough,
  sideways,
  spaceText,
  unseenControls,
  wrongPictures,
} from '../support/page-checks.ts';
import { plainVisitor, type PlainVisitor } from '../support/plain-visitor.ts';
import { shiftsOf, watchShifts } from '../support/shifts.ts';

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

const axeSays = async (page: Page): Promise<string[]> => {
  const { violations } = await axeOn(page, {
    runOnly: [...standards],
    rules: { 'target-size': { enabled: true } },
  }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};

/** Design, section 6: in gzip. */
const mostStyle = 20 * 1024;

/** How many bytes of a kind have come so far, in gzip. */
const weigh = (page: Page) => {
  const bodies: { readonly type: string; readonly body: Promise<Buffer> }[] = [];
  page.on('response', (answer) => {
    const type = answer.request().resourceType();
    if (type === 'stylesheet' || type === 'script') bodies.push({ type, body: answer.body() });
  });
  return async (kind: 'stylesheet' | 'script'): Promise<number> => {
    const wanted = await Promise.all(bodies.filter(({ type }) => type === kind).map(({ body }) => body));
    return wanted.reduce((sum, body) => sum + gzipSync(body).length, 0);
  };
};

/** The gallery is long, and its states are looked at one by one elsewhere. */
const elsewhere = new Set(['gallery']);
const names = Object.keys(everyPage).filter((name) => !elsewhere.has(name));

test.describe('as narrow as a laptop’s screen at 400 %', () => {
  // SC 1.4.10: 1280 px at 400 % are 320.
  test.use({ viewport: { width: 320, height: 640 } });
  for (const name of names) {
    const site = everyPage[name]?.only ?? 'HU';
    test(`${name} on ${site}: for ear and eye, with room between the letters, light, and nothing moves`, async ({
      page,
      open,
      faults,
    }) => {
      const bytesOf = weigh(page);
      await watchShifts(page);
      // The wider stand-in: `font-display: optional` shows it wherever the shop's fonts are not there at once.
      faults.allow(/\.woff2/);
      // A route would make the browser ask this process about every file.
      const network = await page.context().newCDPSession(page);
      await network.send('Network.enable');
      await network.send('Network.setBlockedURLs', { urls: ['*.woff2'] });
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
  test.use({ viewport: { width: 390, height: 844 } });
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
  for (const site of ['AT', 'CH', 'CH_FR', 'CZ', 'PL', 'SK'] as const)
    test(`home, product, cart, checkout and newsletter on ${site}: nothing for axe to say`, async ({ page, open }) => {
      for (const name of ['home', 'product', 'cart', 'checkout', 'newsletter']) {
        await open(name, site);
        expect(await axeSays(page), name).toEqual([]);
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
