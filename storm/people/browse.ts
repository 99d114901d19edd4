import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { suggestionsPath } from '../../src/contracts/search/search.contract.ts';
import { allSites } from '../../src/sites/sites.ts';
import { askAt, type Ask, type AskSet } from '../../deploy/ask.ts';
import type { Random } from '../../tests/support/words/random.ts';
import { isFailure, type Tally } from '../tally.ts';
import { anyAddress } from './visitor.ts';

/** A visitor reads between two requests; without a pause these many cheap requests would leave no room for the others. */
const readsForMs = 15;
const requestsOfVisitor = 40;
const pagesLookedAt = 12;

/** What browsers ask most: pages that caches keep, suggestions, built files and pictures. */
export interface Browsed {
  readonly products: readonly { readonly path: string }[];
  readonly words: readonly string[];
  readonly files: readonly string[];
}

/** Files that the first pages name. */
export const filesOfPages = async (ask: AskSet, products: Browsed['products']): Promise<readonly string[]> => {
  const files = new Set<string>();
  for (const { path } of [{ path: '/' }, ...products.slice(0, pagesLookedAt)]) {
    const { body } = await ask({ path, headers: { accept: 'text/html' } });
    for (const [, file = ''] of body.matchAll(/["( ,](\/(?:pictures|assets)\/[^" ,)?]+)/g)) files.add(file);
  }
  return [...files];
};

/** Most requests are for a small part of the list, as in a shop. */
const popular = <T>(random: Random, list: readonly T[]): T =>
  random.isTrue(0.8) ? random.of(list.slice(0, Math.ceil(list.length / 20))) : random.of(list);

export const browserRequest = (random: Random, { products, words, files }: Browsed): Ask => {
  const kind = random.below(100);
  if (kind < 35)
    return {
      path: popular(random, products).path,
      headers: { accept: 'text/html', 'accept-encoding': random.of(['br', 'gzip']) },
    };
  if (kind < 50)
    return {
      path: random.of(['/', '/', '/contact', '/sitemap']),
      host: `${random.of(allSites).hostLabel}.localhost`,
      headers: { accept: 'text/html', 'accept-encoding': 'br' },
    };
  if (kind < 70) {
    const word = popular(random, words);
    const typed = word.slice(0, 2 + random.below(word.length));
    return { path: `${suggestionsPath}?site=DE&q=${encodeURIComponent(typed)}` };
  }
  return { path: popular(random, files), headers: { 'accept-encoding': 'br' } };
};

export interface BrowseCounts {
  asked: number;
  /** what was there at the start, and is answered with neither 200 nor a failure: files that the other version does not have */
  readonly missing: string[];
}

/** One visitor after another, each with an address and a connection of its own, until `isOver`. */
export const browse = async (
  {
    port,
    tally,
    random,
    isOver,
  }: { readonly port: number; readonly tally: Tally; readonly random: Random; readonly isOver: () => boolean },
  browsed: Browsed,
): Promise<BrowseCounts> => {
  const counts: BrowseCounts = { asked: 0, missing: [] };
  while (!isOver()) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const from = anyAddress(random);
    const ask = askAt('127.0.0.1', port, agent);
    for (let left = requestsOfVisitor; left > 0 && !isOver(); left -= 1) {
      const question = browserRequest(random, browsed);
      const answer = await tally.ask('browsing', ask, { ...question, from });
      counts.asked += 1;
      if (answer && answer.status !== 200 && !isFailure(answer.status))
        counts.missing.push(`${answer.status} ${question.host ?? 'de.localhost'}${question.path}`);
      await delay(readsForMs);
    }
    agent.destroy();
  }
  return counts;
};
