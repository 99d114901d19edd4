import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../src/server/config.ts';
import { composeShop, type Shop } from '../src/server/compose.ts';
import { openEmbedded } from '../src/server/database/embedded.ts';
import { migrate } from '../src/server/database/migrate.ts';
import { fillFromContent } from '../src/server/demo/fill.ts';
import { fillNavigation } from '../src/server/demo/navigation-content.ts';
import { fillPromotions } from '../src/server/demo/promotion-content.ts';
import { builtRenderer } from '../src/server/renderer.ts';
import { allSites } from '../src/sites/sites.ts';
import type { Site } from '../src/sites/site.ts';
import { freshBuild } from './support/build.ts';
import { drawnFlyouts } from './support/flyout-links.tsx';
import { repositoryRoot } from './support/repository.ts';

/**
 * Links whose page is still to come, by the issue that brings it. The list may only get shorter: a link in it that answers
 * fails here too.
 */
const stillToCome: readonly (readonly [begins: string, comesWith: string])[] = [];

const mostHops = 3;
const manyOfAPage = 2;

/** What stands in an attribute, as the browser reads it. */
const unescape = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&#39;', "'");

const linksIn = (html: string): string[] =>
  [
    ...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g),
    ...html.matchAll(/<form\b[^>]*?\saction="([^"]*)"[^>]*method="get"/g),
  ]
    .map(([, address = '']) => unescape(address))
    .filter((address) => address !== '' && !address.startsWith('#'));

const isProduct = (path: string): boolean => /-p\d+\.html/.test(path);

/** A list with a facet chosen: every one leads to all others, in every order. */
const isNarrowed = (path: string): boolean => path.includes('filters=');

const someOf = (links: readonly string[]): string[] => [...links.slice(0, manyOfAPage), ...links.slice(-1)];

/** All that a page links to, but of its products and of its facets a few; of a list that is narrowed already no further ones. */
const worthFollowing = (links: readonly string[], from: string): string[] => {
  const all = [...new Set(links)];
  const some = new Set([...someOf(all.filter(isProduct)), ...(isNarrowed(from) ? [] : someOf(all.filter(isNarrowed)))]);
  return all.filter((link) => (!isProduct(link) && !isNarrowed(link)) || some.has(link));
};

const isStillToCome = (path: string): boolean => stillToCome.some(([begins]) => path.startsWith(begins));

describe('every internal link', () => {
  let shop: Shop;
  let close: () => Promise<void>;
  const config = readConfig({ PORT: '3000', LOG_LEVEL: 'silent', REQUESTS_PER_MINUTE: '1000000' });
  const originOf = (site: Site): string => config.origins[site.code][0] ?? '';
  const origins = new Set(allSites.map(originOf));

  beforeAll(async () => {
    freshBuild();
    const db = await openEmbedded();
    await migrate(db);
    const now = () => new Date();
    const refused: string[] = [];
    const onSite = (site: string, outcome: { readonly ok: boolean }) => void (outcome.ok || refused.push(site));
    await fillFromContent({ db, root: repositoryRoot, now, onSite });
    if (refused.length > 0) throw new Error(`the content of ${refused.join(', ')} was refused`);
    const folder = join(repositoryRoot, 'content');
    await fillNavigation(db, folder, now());
    await fillPromotions(db, { folder, now: now() });
    const renderer = await builtRenderer(join(repositoryRoot, 'dist'));
    shop = await composeShop({ config, db, renderer, log: false, now, root: repositoryRoot });
    close = async () => {
      await shop.app.close();
      await db.close();
    };
  }, 180_000);
  afterAll(() => close());

  const ask = (site: Site, path: string) =>
    shop.app.inject({ url: path, headers: { host: new URL(originOf(site)).host, accept: 'text/html' } });

  /** Follows redirects; answers where it ended. */
  const arrive = async (site: Site, first: string) => {
    let path = first;
    let answer = await ask(site, path);
    for (let hop = 0; hop < mostHops && answer.statusCode >= 300 && answer.statusCode < 400; hop += 1) {
      const to = new URL(String(answer.headers.location), originOf(site) + path);
      if (to.origin !== originOf(site)) break;
      path = to.pathname + to.search;
      answer = await ask(site, path);
    }
    return { path, status: answer.statusCode, html: answer.body };
  };

  /** What is wrong with a page, in words. */
  const faultOf = (site: Site, { status, html }: { status: number; html: string }): string | undefined => {
    if (status !== 200) return `answers ${status}`;
    if (!html.includes(`<html lang="${site.locale}"`)) return 'is in another language';
    return undefined;
  };

  const crawl = async (site: Site) => {
    const faults: string[] = [];
    // The flyouts are drawn in the browser: their links stand in no page.
    const waiting = [...new Set(['/', ...linksIn(drawnFlyouts(site.code))])];
    const seen = new Set<string>(waiting);
    const pending = new Set<string>();
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const page = await arrive(site, path);
      const fault = faultOf(site, page);
      if (isStillToCome(path)) {
        pending.add(path);
        if (!fault) faults.push(`${path} answers by now: take it off the list`);
        continue;
      }
      if (fault) faults.push(`${path} ${fault}`);
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
        if (!seen.has(next)) waiting.push(next);
        seen.add(next);
      }
    }
    return { faults, seen: [...seen], pending };
  };

  const allPending = new Set<string>();
  it.each(allSites)(
    '[SITE-4] of $code answers with a page in its language',
    async (site) => {
      const { faults, seen, pending } = await crawl(site);
      expect(faults).toEqual([]);
      expect(seen.filter((path) => /-c\d+\.html/.test(path)).length).toBeGreaterThan(20);
      expect(seen.filter(isProduct).length).toBeGreaterThan(40);
      for (const path of pending) allPending.add(path);
    },
    120_000,
  );

  it('that is still to come is linked somewhere: a line of the list has its time', () => {
    const paths = [...allPending];
    expect(stillToCome.filter(([begins]) => !paths.some((path) => path.startsWith(begins)))).toEqual([]);
  });
});
