import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pages } from '../src/pages/registry.ts';
import { readConfig } from '../src/server/config/config.ts';
import { composeShop, type Shop } from '../src/server/wiring/compose.ts';
import { builtRenderer } from '../src/server/rendering/renderer.ts';
import { rawTexts } from '../src/server/rendering/texts/catalogues.ts';
import { allSites, sites } from '../src/sites/sites.ts';
import type { Site } from '../src/sites/site.ts';
import { freshBuild } from './support/shops/build.ts';
import { hasJava, htmlFaults, withoutJava, withoutStyles } from './support/pages/html-checker.ts';
import { headFaults, listsIn, readHead, readSiteList, type PageHeadRead } from './support/pages/page-head.ts';
import { drawnFlyouts } from './support/browser/flyout-links.tsx';
import { repositoryRoot } from './support/words/repository.ts';
import { germanFinder } from './support/pages/visible-text.ts';
import { openWholeContent } from './support/shops/whole-content.ts';
import { isWholeForm, shortOrWhole } from './support/browser/whole-form.ts';

/**
 * Links whose page is still to come, by the issue that brings it. The list may only get shorter: a link in it that answers
 * fails here too.
 */
const stillToCome: readonly (readonly [begins: string, comesWith: string])[] = [];

/** Pages that exist independently of the products, and one that does not exist. */
const fixedPaths = [
  // The gallery shows each region many times, and the ids of some are written in the specification.
  ...pages.flatMap(({ name, paths }) => (name === 'gallery' ? [] : paths)).filter((path) => !path.includes(':')),
  '/nowhere',
];

const mostHops = 3;
const manyOfAPage = 2;

/** Decodes the value of an attribute as the browser does. */
const unescape = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&#39;', "'");

/** SHOP-10: pictures of a gallery lead to their files, which `tests/journeys/product-colour.journey.ts` opens. */
const isPicture = (address: string): boolean => address.startsWith('/pictures/');

const linksIn = (html: string): string[] =>
  [
    ...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g),
    ...html.matchAll(/<form\b[^>]*?\saction="([^"]*)"[^>]*method="get"/g),
  ]
    .map(([, address = '']) => unescape(address))
    .filter((address) => address !== '' && !address.startsWith('#') && !isPicture(address));

const isProduct = (path: string): boolean => /-p\d+\.html/.test(path);

const isList = (path: string): boolean => /-c\d+\.html/.test(path);
/** The number of a product or a list: it is the same on all sites. */
const numberOf = (path: string): string[] => /-[cp]\d+(?=\.html)/.exec(path) ?? [];

/** A list with a chosen facet. Each links to all others, in every order. */
const isNarrowed = (path: string): boolean => path.includes('filters=');

const someOf = (links: readonly string[]): string[] => [...links.slice(0, manyOfAPage), ...links.slice(-1)];

/** All links of a page, but only a few of its facets, and no further facets of a filtered list. */
const worthFollowing = (links: readonly string[], from: string): string[] => {
  const all = [...new Set(links)];
  const some = new Set(isNarrowed(from) ? [] : someOf(all.filter(isNarrowed)));
  return all.filter((link) => !isNarrowed(link) || some.has(link));
};

const shares = 4;
/** Numbers of lists end in zeros, so they are spread by a prime first. */
const isOfShare = (site: Site, number: number): boolean => (number % 101) % shares === allSites.indexOf(site) % shares;
/**
 * Products and lists are the same on all sites but for their data, so a site draws one in four of them, chosen by number: each
 * one is drawn on two of the nine sites at least. The other pages are texts, and drawn on each site. The long form draws all on all.
 */
const isDrawn = (site: Site, path: string): boolean => {
  const [name] = numberOf(path);
  return isWholeForm || name === undefined || isOfShare(site, Number(name.slice(2)));
};

/** The kind of an address. Pages of one kind are rendered alike, so the checks of the HTML read only a few of each. */
const kindOf = (path: string): string => {
  const [place = '', query = ''] = path.split('?');
  const names = [...new URLSearchParams(query).keys()].join('+');
  return `${place.replace(/^\/.*-([cpst])\d+\.html$/, '/…-$1').replace(/^\/c\/.*/, '/c/…')}?${names}`;
};
const documentsOfAKind = shortOrWhole(1, 2);

const keys = new Set(Object.keys(rawTexts(sites.DE)));
/** Finds the keys of missing texts: a page shows the key instead, in its content or in an attribute. */
const keysIn = (html: string): string[] =>
  [...html.matchAll(/[>"]([a-z][\w-]*(?:\.[\w-]+)+)[<"]/gi)]
    .map(([, word = '']) => word)
    .filter((word) => keys.has(word));

/** The word that stands before a former price, by site. */
const formerBySite = new Map(allSites.map((site) => [site, rawTexts(site)['ui.former'] ?? '']));

const countOf = (html: string, words: string): number => html.split(words).length - 1;

const isStillToCome = (path: string): boolean => stillToCome.some(([begins]) => path.startsWith(begins));

describe('every internal link', () => {
  let shop: Shop;
  let close: (() => Promise<void>) | undefined;
  const config = readConfig({ PORT: '3000', LOG_LEVEL: 'silent', REQUESTS_PER_MINUTE: '1000000' });
  const originOf = (site: Site): string => config.origins[site.code][0] ?? '';
  const origins = new Set(allSites.map(originOf));

  beforeAll(async () => {
    freshBuild();
    const own = await openWholeContent();
    const now = () => new Date();
    const renderer = await builtRenderer(join(repositoryRoot, 'dist'));
    shop = await composeShop({ config, db: own.db, renderer, log: false, now, root: repositoryRoot });
    close = async () => {
      await shop.app.close();
      await own.close();
    };
  });
  afterAll(() => close?.());

  const ask = (site: Site, path: string, headers: Readonly<Record<string, string>> = {}) =>
    shop.app.inject({ url: path, headers: { host: new URL(originOf(site)).host, accept: 'text/html', ...headers } });

  /** Follows redirects and returns the last address. */
  const arrive = async (site: Site, first: string) => {
    let path = first;
    let answer = await ask(site, path);
    for (let hop = 0; hop < mostHops && answer.statusCode >= 300 && answer.statusCode < 400; hop += 1) {
      const to = new URL(String(answer.headers.location), originOf(site) + path);
      if (to.origin !== originOf(site)) break;
      path = to.pathname + to.search;
      answer = await ask(site, path);
    }
    return { path, status: answer.statusCode, html: withoutStyles(answer.body) };
  };

  /** What is wrong with a page, in words. */
  const faultOf = (site: Site, { status, html }: { status: number; html: string }): string | undefined => {
    if (status !== 200) return `answers ${status}`;
    if (!html.includes(`<html lang="${site.locale}"`)) return 'is in another language';
    const [missing] = keysIn(html);
    if (missing !== undefined) return `lacks the text ${missing}`;
    if (countOf(html, '<s aria-hidden') !== countOf(html, formerBySite.get(site) ?? ''))
      return 'strikes a price without saying that it is the lowest of 30 days';
    return undefined;
  };

  /** documents for the checker of HTML, by site and address */
  const documents = new Map<string, string>();
  const keepSome = (site: Site, path: string, html: string, kept: Map<string, number>): void => {
    const kind = kindOf(path);
    const before = kept.get(kind) ?? 0;
    kept.set(kind, before + 1);
    if (before < documentsOfAKind) documents.set(`${site.code} ${path}`, html);
  };

  const crawl = async (site: Site, listed: ReadonlyMap<string, unknown>) => {
    const faults: string[] = [];
    const kept = new Map<string, number>();
    const germanIn = germanFinder(site);
    /** canonical addresses of the visited pages, each with the same page on other sites */
    const known = new Map<string, PageHeadRead['alternates']>();
    // The browser renders the flyouts, so no page contains their links.
    const starts = ['/', ...linksIn(drawnFlyouts(site.code))];
    // The sitemap is made of the same data as the pages, so an address in it needs no answer to be known as good.
    const mustAnswer = (path: string) => isDrawn(site, path) || !listed.has(originOf(site) + path.replace(/\?.*/, ''));
    const products = [...listed.keys()].filter(isProduct).map((address) => new URL(address).pathname);
    const seen = new Set<string>([...starts, ...products]);
    const waiting = [...seen].filter(mustAnswer);
    const drawn = new Set<string>();
    const pending = new Set<string>();
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const page = await arrive(site, path);
      drawn.add(path);
      const fault = faultOf(site, page);
      if (isStillToCome(path)) {
        pending.add(path);
        if (!fault) faults.push(`${path} answers by now: take it off the list`);
        continue;
      }
      if (fault) faults.push(`${path} ${fault}`);
      const words = [...headFaults(page.html, originOf(site), site.locale), ...germanIn(page.html)];
      faults.push(...words.map((what) => `${path}: ${what}`));
      const { canonical, alternates } = readHead(page.html);
      if (canonical !== undefined) known.set(canonical, alternates);
      keepSome(site, page.path, page.html, kept);
      for (const link of worthFollowing(linksIn(page.html), page.path)) {
        const address = new URL(link, originOf(site) + page.path);
        if (origins.has(address.origin) && address.origin !== originOf(site)) {
          if (address.pathname !== '/') faults.push(`${path} links into another site: ${link}`);
          continue;
        }
        if (address.origin !== originOf(site)) {
          if (!['https:', 'mailto:', 'tel:'].includes(address.protocol)) faults.push(`${path} links to ${link}`);
          continue;
        }
        const next = address.pathname + address.search;
        if (!seen.has(next) && mustAnswer(next)) waiting.push(next);
        seen.add(next);
      }
    }
    return { faults, seen: [...seen], drawn: [...drawn], pending, known };
  };

  /** Every address in the sitemaps of the site. */
  const told = async (site: Site) => {
    const lists = listsIn((await ask(site, '/sitemap.xml')).body).map((address) => new URL(address).pathname);
    const read = await Promise.all(lists.map(async (path) => readSiteList((await ask(site, path)).body)));
    return new Map(read.flatMap((list) => Array.from(list)));
  };

  /** What the lists for search engines and the pages themselves say differently. */
  const differences = async (
    site: Site,
    known: ReadonlyMap<string, PageHeadRead['alternates']>,
    listed: Awaited<ReturnType<typeof told>>,
  ) => {
    const isFurtherPage = (address: string) => address.includes('?page=');
    const notListed = [...known.keys()].filter((address) => !isFurtherPage(address) && !listed.has(address));
    const otherwise = [...listed].filter(
      ([address, others]) => known.has(address) && JSON.stringify(known.get(address)) !== JSON.stringify(others),
    );
    const orphans: string[] = [];
    for (const address of [...listed.keys()].filter((one) => !known.has(one) && isDrawn(site, one))) {
      const { statusCode, body } = await ask(site, new URL(address).pathname);
      if (statusCode !== 200 || readHead(body).canonical !== address) orphans.push(`${address} ${statusCode}`);
    }
    return { notListed, otherwise, orphans };
  };

  const allPending = new Set<string>();
  const allNumbers = new Set<string>();
  const drawnNumbers = new Set<string>();
  it.each(allSites)(
    '[LAW-1, SITE-2, SITE-4, SITE-7] of $code answers with a page in its language',
    async (site) => {
      const listed = await told(site);
      const { faults, seen, drawn, pending, known } = await crawl(site, listed);
      expect(faults).toEqual([]);
      expect(await differences(site, known, listed)).toEqual({ notListed: [], otherwise: [], orphans: [] });
      expect(listed.size).toBeGreaterThan(300);
      expect(seen.filter(isList).length).toBeGreaterThan(20);
      expect(drawn.filter(isProduct).length).toBeGreaterThan(40);
      for (const number of seen.flatMap(numberOf)) allNumbers.add(number);
      for (const number of drawn.flatMap(numberOf)) drawnNumbers.add(number);
      for (const path of pending) allPending.add(path);
    },
    600_000,
  );

  it.skipIf(!hasJava())(
    `answers with HTML in which the Nu checker finds nothing${hasJava() ? '' : ` (left out: ${withoutJava})`}`,
    async () => {
      for (const site of allSites) {
        const robot = await ask(site, '/', { 'user-agent': 'Googlebot/2.1' });
        documents.set(`${site.code} / for robots`, robot.body);
        // Of these each is checked on three sites, and of each kind of page one on each site.
        const share = (_: string, place: number) => isWholeForm || isOfShare(site, place);
        for (const path of fixedPaths.filter(share))
          documents.set(`${site.code} ${path}`, (await arrive(site, path)).html);
      }
      expect(documents.size).toBeGreaterThan(shortOrWhole(180, 300));
      expect(htmlFaults(documents)).toEqual([]);
    },
    600_000,
  );

  it('[LAW-1] is drawn on one site at least: every product and every list', () => {
    expect([...allNumbers].filter((number) => !drawnNumbers.has(number))).toEqual([]);
    expect(allNumbers.size).toBeGreaterThan(300);
  });

  it('that is still to come is linked somewhere: a line of the list has its time', () => {
    const paths = [...allPending];
    expect(stillToCome.filter(([begins]) => !paths.some((path) => path.startsWith(begins)))).toEqual([]);
  });
});
