import type { Locator, Page } from '@playwright/test';
import { navigationPath, type NavigationNode } from '../../src/contracts/content/navigation.contract.ts';
import type { SiteCode } from '../../src/contracts/shop/site.contract.ts';
import { themeworldPath, type ThemeworldNavigation } from '../../src/contracts/content/themeworld.contract.ts';
import { sites } from '../../src/sites/sites.ts';
import { expect, test, moves } from '../support/browser/journey.ts';
import { holdBack, regionIn, untilStatus } from '../support/browser/regions.ts';
import type { RunningShop } from '../support/shops/shop.ts';
import { wordsOf } from '../support/words/words.ts';

/** German, and what is longest or strangest: French, Hungarian, Turkish. */
const sitesTried = ['DE', 'CH_FR', 'HU', 'TR'] as const satisfies readonly SiteCode[];

/** Each way of using it is tried at both widths and on two sites, on one of them with what moves; all together every width on every site. */
const phone = { width: 390, height: 844 };
const tablet = { width: 768, height: 1024 };
const laptop = { width: 1280, height: 800 };
const desk = { width: 1920, height: 1080 };
type Tried = readonly {
  readonly site: SiteCode;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly reducedMotion?: 'no-preference';
}[];
const byMouse: Tried = [
  { site: 'DE', viewport: laptop, ...moves },
  { site: 'CH_FR', viewport: desk },
];
const byKeyboard: Tried = [
  { site: 'TR', viewport: laptop },
  { site: 'HU', viewport: desk, ...moves },
];
const byTouch: Tried = [
  { site: 'HU', viewport: laptop },
  { site: 'DE', viewport: desk, ...moves },
];
const overlayByPointer = [
  { site: 'HU', viewport: phone, how: 'tap', ...moves },
  { site: 'CH_FR', viewport: tablet, how: 'tap' },
  { site: 'DE', viewport: tablet, how: 'click', ...moves },
] as const;
const overlayByKeyboard: Tried = [
  { site: 'TR', viewport: phone, ...moves },
  { site: 'CH_FR', viewport: tablet },
];

const jsonOf = async <T>(shop: RunningShop, site: SiteCode, path: string): Promise<T> =>
  JSON.parse((await shop.ask({ site, path })).body) as T; // our own server's answer; its schema is tested elsewhere
const nodesOf = (shop: RunningShop, site: SiteCode) => jsonOf<NavigationNode[]>(shop, site, navigationPath);
const worldsOf = (shop: RunningShop, site: SiteCode) => jsonOf<ThemeworldNavigation>(shop, site, themeworldPath);

/** The first department, a row of it with a column of its own, and a link of that column. */
const wayOf = async (shop: RunningShop, site: SiteCode) => {
  const [department, other] = await nodesOf(shop, site);
  const row = department?.children.findLast(({ children }) => children.length > 1);
  const [leaf] = row?.children ?? [];
  if (!department || !other || !row || !leaf) throw new Error(`the navigation of ${site} has no three levels`);
  return { department, other, row, leaf };
};

const partsOf = (page: Page, site: SiteCode) => {
  const t = wordsOf(site);
  const nav = page.getByRole('navigation', { name: t('navigation.main') });
  return {
    t,
    nav,
    entry: (title: string): Locator => nav.getByRole('link', { name: title, exact: true }).first(),
    opener: (title: string): Locator => nav.getByRole('button', { name: t('navigation.open', { title }), exact: true }),
    link: (name: string): Locator => nav.getByRole('link', { name, exact: true }),
    root: page.locator('html'),
  };
};

/** By the Tab key alone, from wherever the focus is. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('forty times Tab do not lead there');
};

/** Where it is: unlike a test's own tap, a finger scrolls nothing before. */
const touch = async (page: Page, target: Locator): Promise<void> => {
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing of it is on the screen');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
};

/** What other teams' code hears, from the start of the page on. */
const listen = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    for (const name of ['vueHeaderLoaded', 'vueHeaderNavigationOpened', 'vueHeaderNavigationClosed'])
      window.addEventListener(name, () => heard.push(name));
  });
};
const heard = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);

for (const { site, ...device } of byMouse) {
  test(`[HDR-9, HDR-11, NAV-5] a mouse opens, drills down and goes there (${site}, ${device.viewport.width})`, async ({
    visitor,
    shop,
  }) => {
    const { department, other, row, leaf } = await wayOf(shop, site);
    const page = await (await visitor(device)).newPage();
    const { t, entry, link, opener, root } = partsOf(page, site);
    await listen(page);
    await page.goto(`${shop.originOf(site)}/`);
    await entry(department.title).hover();
    await expect(link(t('navigation.all', { title: department.title }))).toBeVisible();
    await expect(root).toHaveAttribute('data-flyout-open', '');
    await link(row.title).hover();
    await expect(link(leaf.title)).toBeVisible();
    await expect(opener(row.title)).toHaveAttribute('aria-expanded', 'true');
    await entry(other.title).hover();
    await expect(link(t('navigation.all', { title: other.title }))).toBeVisible();
    expect(await heard(page)).toEqual(['vueHeaderLoaded', 'vueHeaderNavigationOpened']);
    await page.mouse.move(device.viewport.width / 2, device.viewport.height - 4);
    await expect(link(t('navigation.all', { title: other.title }))).toHaveCount(0);
    await expect(root).not.toHaveAttribute('data-flyout-open');
    expect(await heard(page)).toEqual(['vueHeaderLoaded', 'vueHeaderNavigationOpened', 'vueHeaderNavigationClosed']);
    await entry(department.title).hover();
    await link(row.title).hover();
    await link(leaf.title).click();
    await expect(page).toHaveURL(shop.originOf(site) + leaf.href);
    await expect(page.getByRole('heading', { level: 1, name: leaf.title })).toBeVisible();
    // The branch of the page is open from the start.
    await entry(department.title).hover();
    await expect(link(leaf.title).last()).toHaveAttribute('aria-current', 'page');
  });
}

for (const { site, ...device } of byKeyboard) {
  test(`[HDR-9, NAV-5] the keyboard reaches everything (${site}, ${device.viewport.width})`, async ({
    visitor,
    shop,
  }) => {
    const { department, other, row, leaf } = await wayOf(shop, site);
    const page = await (await visitor(device)).newPage();
    const { t, entry, link, opener, nav } = partsOf(page, site);
    const { release } = await holdBack(page, new RegExp(navigationPath));
    await page.goto(`${shop.originOf(site)}/`);
    await tabTo(page, entry(department.title));
    await untilStatus(regionIn(page, 'navigation'), 'awake');
    await page.keyboard.press('Tab');
    await expect(opener(department.title)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(opener(department.title)).toHaveAttribute('aria-expanded', 'true');
    // At once: the links may still be loading.
    await page.keyboard.press('Tab');
    release();
    await expect(link(t('navigation.all', { title: department.title }))).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener(department.title)).toHaveAttribute('aria-expanded', 'false');
    // It opened the flyout.
    await expect(opener(department.title)).toBeFocused();
    await page.keyboard.press('End');
    await expect(nav.getByRole('link', { name: t('navigation.outlet'), exact: true })).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.type(other.title.slice(0, 3).toLocaleLowerCase(sites[site].locale));
    await expect(entry(other.title)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowDown');
    await expect(link(t('navigation.all', { title: department.title }))).toBeFocused();
    for (const { href } of department.children) {
      await page.keyboard.press('ArrowDown');
      if (href === row.href) break;
    }
    await expect(link(row.title).last()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(link(leaf.title)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(shop.originOf(site) + leaf.href);
  });
}

test.describe('a wide screen with touch', () => {
  for (const { site, ...device } of byTouch) {
    test(`[HDR-9, HDR-10] the first tap opens, also before the region is awake, the second follows (${site}, ${device.viewport.width})`, async ({
      visitor,
      shop,
    }) => {
      const { department, other, row, leaf } = await wayOf(shop, site);
      const page = await (await visitor({ ...device, hasTouch: true })).newPage();
      const { t, entry, link, root } = partsOf(page, site);
      const { release } = await holdBack(page, /\/assets\/preact-/);
      await page.goto(`${shop.originOf(site)}/`);
      const header = page.locator('[data-header]');
      // It follows the page from its start on, which a busy machine may reach after `load`.
      await expect(regionIn(page, 'header')).toHaveAttribute('data-status');
      await page.evaluate(() => window.scrollTo(0, 400));
      await expect(header).toHaveAttribute('data-hidden');
      await page.evaluate(() => window.scrollTo(0, 300));
      // While it has this attribute, its top may still be at 0, just before it moves out.
      await expect(header).not.toHaveAttribute('data-hidden');
      await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
      await touch(page, entry(department.title));
      await expect(regionIn(page, 'navigation')).toHaveAttribute('aria-busy', 'true');
      release();
      await expect(link(t('navigation.all', { title: department.title }))).toBeVisible();
      await expect(page).toHaveURL(`${shop.originOf(site)}/`);
      // The page is held where it is.
      await expect(root).toHaveCSS('overflow-y', 'hidden');
      await touch(page, entry(other.title));
      await expect(link(t('navigation.all', { title: other.title }))).toBeVisible();
      await page.touchscreen.tap(device.viewport.width / 2, device.viewport.height - 10);
      await expect(root).not.toHaveAttribute('data-flyout-open');
      expect(await page.evaluate(() => window.scrollY)).toBe(300);
      await touch(page, entry(department.title));
      await link(row.title).tap();
      await link(leaf.title).tap();
      await expect(page).toHaveURL(shop.originOf(site) + leaf.href);
      // Until the page's first script runs, a link is a link.
      await expect(regionIn(page, 'navigation')).toHaveAttribute('data-status');
      await entry(other.title).tap();
      await expect(link(t('navigation.all', { title: other.title }))).toBeVisible();
      await entry(other.title).tap();
      await expect(page).toHaveURL(shop.originOf(site) + other.href);
    });
  }

  test('[HDR-9] closes by its button and by another team’s event', async ({ visitor, shop }) => {
    const page = await (await visitor({ viewport: laptop, hasTouch: true })).newPage();
    const { department } = await wayOf(shop, 'DE');
    const { t, entry, link, nav } = partsOf(page, 'DE');
    const all = link(t('navigation.all', { title: department.title }));
    await page.goto(`${shop.originOf('DE')}/`);
    await entry(department.title).tap();
    await nav.getByRole('button', { name: t('navigation.close') }).tap();
    await expect(all).toHaveCount(0);
    await entry(department.title).tap();
    await expect(all).toBeVisible();
    await page.evaluate(() => document.dispatchEvent(new CustomEvent('kontor:header-close')));
    await expect(all).toHaveCount(0);
  });
});

for (const { site, how, ...seen } of overlayByPointer) {
  const device = { ...seen, ...(how === 'tap' ? { hasTouch: true, isMobile: true } : {}) };
  test(`[NAV-7, HDR-11] the overlay goes down, back and there by ${how} (${site}, ${device.viewport.width})`, async ({
    visitor,
    shop,
  }) => {
    const { department, row, leaf } = await wayOf(shop, site);
    const page = await (await visitor(device)).newPage();
    const { t, nav, root } = partsOf(page, site);
    const overlay = regionIn(page, 'navigation-menu').getByRole('dialog');
    await listen(page);
    await page.goto(`${shop.originOf(site)}/`);
    await expect(nav).toBeHidden();
    await page.getByRole('button', { name: t('navigation.menu'), exact: true })[how]();
    await expect(overlay).toBeVisible();
    await expect(root).toHaveAttribute('data-flyout-open', '');
    await overlay.getByRole('button', { name: department.title, exact: true })[how]();
    await expect(overlay.getByRole('heading', { name: department.title })).toBeFocused();
    await overlay.getByRole('button', { name: t('navigation.back') })[how]();
    await expect(overlay.getByRole('button', { name: department.title, exact: true })).toBeFocused();
    await overlay.getByRole('button', { name: t('navigation.close') })[how]();
    await expect(overlay).toBeHidden();
    expect(await heard(page)).toEqual(['vueHeaderLoaded', 'vueHeaderNavigationOpened', 'vueHeaderNavigationClosed']);
    await page.getByRole('button', { name: t('navigation.menu'), exact: true })[how]();
    await overlay.getByRole('button', { name: department.title, exact: true })[how]();
    await overlay.getByRole('button', { name: row.title, exact: true })[how]();
    await overlay.getByRole('link', { name: leaf.title, exact: true })[how]();
    await expect(page).toHaveURL(shop.originOf(site) + leaf.href);
    // And opens there the next time.
    await page.getByRole('button', { name: t('navigation.menu'), exact: true })[how]();
    await expect(overlay.getByRole('link', { name: leaf.title, exact: true })).toHaveAttribute('aria-current', 'page');
  });
}

for (const { site, ...device } of overlayByKeyboard) {
  test(`[NAV-7, HDR-9] the overlay keeps the focus and gives it back (${site}, ${device.viewport.width})`, async ({
    visitor,
    shop,
  }) => {
    const { department } = await wayOf(shop, site);
    const page = await (await visitor(device)).newPage();
    const { t } = partsOf(page, site);
    const overlay = regionIn(page, 'navigation-menu').getByRole('dialog');
    await page.goto(`${shop.originOf(site)}/`);
    const menu = page.getByRole('button', { name: t('navigation.menu'), exact: true });
    await tabTo(page, menu);
    await page.keyboard.press('Enter');
    await expect(overlay).toBeVisible();
    const row = overlay.getByRole('button', { name: department.title, exact: true });
    await tabTo(page, row);
    await page.keyboard.press('Enter');
    await expect(overlay.getByRole('heading', { name: department.title })).toBeFocused();
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && activeElement?.closest('dialog') === null;
      });
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
    await expect(menu).toBeFocused();
  });
}

test.describe('themeworlds', () => {
  for (const site of ['CH_FR', 'HU'] as const) {
    test(`[NAV-3, NAV-4, SHOP-1] stand in the navigation, on the home page and on their own (${site})`, async ({
      page,
      shop,
    }) => {
      const { overview, sections } = await worldsOf(shop, site);
      const { t, entry, nav } = partsOf(page, site);
      const headlines = Object.values(sections).map(({ headline }) => headline);
      const world = sections.new?.themeworlds[0];
      if (!world) throw new Error(`no new themeworld on ${site}`);
      await page.goto(`${shop.originOf(site)}/`);
      await expect(page.getByRole('heading', { level: 2, name: t('page.home.worlds') })).toBeVisible();
      await entry(overview.title).hover();
      await expect(nav.getByRole('heading', { level: 2 })).toHaveText(headlines);
      await nav.getByRole('link', { name: t('navigation.allWorlds') }).click();
      await expect(page).toHaveURL(shop.originOf(site) + overview.url);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(headlines);
      await page.getByRole('main').getByRole('link', { name: world.title }).click();
      await expect(page).toHaveURL(shop.originOf(site) + world.url);
      await expect(page.getByRole('heading', { level: 1, name: world.title })).toBeVisible();
      await expect(entry(overview.title)).toHaveAttribute('aria-current', 'true');
      expect(await page.getByRole('article').count()).toBeGreaterThan(8);
    });
  }
});

test.describe('without JavaScript', () => {
  for (const viewport of [phone, laptop]) {
    test(`[NAV-6] the first level and the site map lead everywhere (${viewport.width})`, async ({ visitor, shop }) => {
      const { department, leaf } = await wayOf(shop, 'DE');
      const page = await (await visitor({ viewport, javaScriptEnabled: false })).newPage();
      const { t, entry, link } = partsOf(page, 'DE');
      await page.goto(`${shop.originOf('DE')}/`);
      await entry(department.title).click();
      await expect(page).toHaveURL(shop.originOf('DE') + department.href);
      await link(t('navigation.everything')).click();
      await expect(page).toHaveURL(`${shop.originOf('DE')}/sitemap`);
      await page.getByRole('main').getByRole('link', { name: leaf.title, exact: true }).first().click();
      await expect(page).toHaveURL(shop.originOf('DE') + leaf.href);
    });
  }
});

/** Addresses of the links above a page's own content. */
const hrefsIn = (html: string): string[] =>
  [...html.slice(0, html.indexOf('<main')).matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href);

test.describe('a search engine', () => {
  const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  for (const site of sitesTried) {
    test(`[NAV-6] finds the whole tree in the HTML, a visitor only the first level (${site})`, async ({ shop }) => {
      const nodes = await nodesOf(shop, site);
      const { sections } = await worldsOf(shop, site);
      const bot = await shop.ask({ site, path: '/sitemap', headers: { 'user-agent': userAgent } });
      const human = await shop.ask({ site, path: '/search', headers: { 'user-agent': 'Mozilla/5.0 Chrome/141.0' } });
      const leaves = nodes.flatMap(({ children }) => children);
      const worlds = Object.values(sections).flatMap(({ themeworlds }) => themeworlds.map(({ url }) => url));
      const deep = [...leaves, ...leaves.flatMap(({ children }) => children)].map(({ href }) => href).concat(worlds);
      const whole = new Set(hrefsIn(bot.body));
      const first = new Set(hrefsIn(human.body));
      const sitemap = await shop.ask({ site, path: '/sitemap' });
      expect(deep.length).toBeGreaterThan(60);
      expect(deep.filter((href) => !whole.has(href))).toEqual([]);
      expect(deep.filter((href) => first.has(href))).toEqual([]);
      expect(nodes.filter(({ href }) => !first.has(href))).toEqual([]);
      // Visitors without scripts find in the site map what scripts show to others.
      const listed = new Set([...sitemap.body.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href));
      expect(deep.filter((href) => !worlds.includes(href) && !listed.has(href))).toEqual([]);
    });
  }
});

test.describe('where a service cannot be asked', () => {
  for (const [how, answer] of [
    ['answers 500', { status: 500, contentType: 'application/json', body: '{}' }],
    ['answers rubbish', { status: 200, contentType: 'application/json', body: '[{"title":7}]' }],
  ] as const) {
    test(`[HDR-12] and it ${how}, the links stay and no error is shown`, async ({ page, shop, faults }) => {
      faults.allow(/header-backend|gave nothing to show/);
      const { department } = await wayOf(shop, 'DE');
      const { t, entry, opener } = partsOf(page, 'DE');
      await page.route(`**${navigationPath}*`, (route) => route.fulfill(answer));
      await page.goto(`${shop.originOf('DE')}/`);
      await entry(department.title).hover();
      await untilStatus(regionIn(page, 'navigation'), 'awake');
      await expect(opener(department.title)).toHaveCount(0);
      await expect(opener(t('themeworld.overview'))).toHaveCount(1);
      await entry(department.title).click();
      await expect(page).toHaveURL(shop.originOf('DE') + department.href);
    });
  }
});
