import { join } from 'node:path';
import { navigationPath, type NavigationNode } from '../../src/contracts/content/navigation.contract.ts';
import { themeworldPath, type ThemeworldNavigation } from '../../src/contracts/content/themeworld.contract.ts';
import { builtRenderer } from '../../src/server/rendering/renderer.ts';
import { allCatalogues } from '../../src/server/rendering/texts/catalogues.ts';
import { sites } from '../../src/sites/sites.ts';
import { repositoryRoot } from '../../tests/support/words/repository.ts';
import { browserOf } from '../harness/browser.ts';
import { kilo, middle, milli, type Benchmark, type Figure } from '../harness/figures.ts';
import type { BenchShop } from '../harness/shop.ts';
import { openingFigures, type Way } from './opening.ts';

const benchmark = 'navigation';
/** HDR-9: the delay for hovering, which is not work of the machine. */
const openDelayMs = 300;

const entry = 'k-region[data-region="navigation"] [data-entry]';
const menu = 'k-region[data-region="navigation-menu"]';

const ways: readonly Way[] = [
  {
    what: 'flyout by mouse',
    screen: { viewport: { width: 1280, height: 800 } },
    region: 'navigation',
    begins: 'pointerover',
    waitMs: openDelayMs,
    answer: '[data-flyout]',
    come: (page) => page.locator(entry).nth(1).hover(),
    goAway: (page) => page.mouse.move(640, 10),
  },
  {
    what: 'overlay by touch',
    screen: { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true },
    region: 'navigation-menu',
    begins: 'pointerdown',
    waitMs: 0,
    answer: 'dialog[open]',
    come: (page) => page.locator(`${menu} form > button`).tap(),
    goAway: (page) => page.locator(`${menu} dialog[open] button`).last().press('Escape'),
  },
];

const jsonOf = async <T>(shop: BenchShop, path: string): Promise<T> =>
  JSON.parse((await shop.ask({ path })).body.toString()) as T; // our own server's answer; its schema is tested elsewhere

/** NAV-6: a page around nothing, with the whole tree and without it. */
const wholeTree = async (shop: BenchShop): Promise<Figure> => {
  const tree = await jsonOf<NavigationNode[]>(shop, navigationPath);
  const worlds = await jsonOf<ThemeworldNavigation>(shop, themeworldPath);
  const { module, assets } = await builtRenderer(join(repositoryRoot, 'dist'));
  const { renderPage } = await module();
  const context = { site: sites.DE, catalogue: allCatalogues().DE };
  const draw = (bot: boolean): Buffer =>
    renderPage(
      'ErrorPage',
      { kind: 'missing', categories: [] },
      {
        head: { title: 'A page' },
        pageType: 'content',
        pageName: 'Error',
        abTests: {},
        tracked: [],
        siblings: [],
        picture: { path: '/pictures/original/1200/social.webp' },
        origin: 'http://de.localhost',
        shell: {
          stage: 'test',
          navigation: {
            themeworlds: worlds.overview,
            items: tree.map(({ title, href }) => ({ title, url: href })),
            version: 'v',
            tree,
            worlds,
          },
          benefits: [],
          popularSearches: ['espresso', 'wollmantel'],
          outletUrl: '/categories/outlet',
          newsletterPictures: {
            desktop: { src: '/d.jpg', width: 900, height: 1080 },
            tablet: { src: '/t.jpg', width: 1440, height: 640 },
          },
          countries: [],
        },
        reducedHeader: false,
        reducedFooter: false,
        searchTerm: '',
        bot,
        assets: { runtime: assets.runtime, styles: assets.headOf('HomePage').styles, fonts: [] },
      },
      context,
    );
  const timeOf = (bot: boolean): number => {
    const times = Array.from({ length: 400 }, () => {
      const began = performance.now();
      draw(bot);
      return performance.now() - began;
    });
    return middle(times.slice(100));
  };
  const [whole, visitor] = [timeOf(true), timeOf(false)];
  const linksOf = (bot: boolean): number => draw(bot).toString().split('<a ').length;
  const links = linksOf(true) - linksOf(false);
  return {
    benchmark,
    what: 'HTML of a page with the whole tree, for robots, warm',
    value: milli(whole),
    budget: '5 ms',
    kept: whole <= 5,
    note: `${links} links more than the visitor's, which takes ${milli(visitor)}; ${kilo(draw(true).length)}`,
  };
};

export const navigation: Benchmark = {
  name: benchmark,
  about: 'flyout and overlay of the navigation opening in Chromium at 4x slow-down, the whole tree for robots',
  run: async (lab) => {
    const shop = await lab.shopOnPostgres();
    const browser = await browserOf();
    try {
      const url = `http://de.localhost:${shop.port}/`;
      const figures: Figure[] = [];
      for (const way of ways) figures.push(...(await openingFigures(benchmark, browser, url, way)));
      return [...figures, await wholeTree(shop)];
    } finally {
      await browser.close();
    }
  },
};
