import type { Searched } from '../../contracts/search/search.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { keptData } from '../../sites/law/kept-data.ts';
import { sites } from '../../sites/sites.ts';
import type { CountedQuery, PastQueriesRepository } from './past-queries.repository.ts';
import { dayMs, utcDay } from '../../lib/time/day.ts';

/** Rare queries are never suggested to others: a query needs this many different minutes in the last month. */
export const askedAtLeast = 20;
const shownAtMost = 500;
const longestShown = 40;
const wordsAtMost = 4;
/** Counts waiting to be written; further queries are not counted. */
const waitingAtMost = 2000;
const minuteMs = 60_000;

const termsSince = (at: Date): string => utcDay(new Date(at.getTime() - keptData.searchTermDays * dayMs));

/** Whether a query may be suggested to others: no numbers, no addresses, no sentences. */
export const isCountable = (query: string): boolean =>
  query.length <= longestShown && /^[\p{L}\p{M} '’-]{3,}$/u.test(query) && query.split(' ').length <= wordsAtMost;

/**
 * Counts queries by words, site and day, without any data of visitors. A query counts at most once a minute, so
 * that one visitor cannot push it up alone. Counts are written in batches.
 */
export const createPastQueries = (repository: PastQueriesRepository) => {
  let waiting = new Map<string, CountedQuery>();
  let minute = 0;
  const ofMinute = new Set<string>();

  return {
    count: (site: SiteCode, { words, isFound }: Searched, at: Date): void => {
      const query = words.toLocaleLowerCase(sites[site].locale);
      const key = `${site}|${query}`;
      const now = Math.floor(at.getTime() / minuteMs);
      if (now !== minute) {
        minute = now;
        ofMinute.clear();
      }
      if (!isCountable(query) || ofMinute.has(key) || waiting.size >= waitingAtMost) return;
      ofMinute.add(key);
      const { times = 0, misses = 0 } = waiting.get(key) ?? {};
      waiting.set(key, { site, query, times: times + (isFound ? 1 : 0), misses: misses + (isFound ? 0 : 1) });
    },
    /** Writes the counts. If that fails they are lost, which is acceptable. */
    write: async (at: Date): Promise<void> => {
      if (waiting.size === 0) return;
      const queries = [...waiting.values()];
      waiting = new Map();
      await repository.add(queries, utcDay(at));
    },
    frequent: (site: SiteCode, at: Date) => repository.frequent(site, termsSince(at), askedAtLeast, shownAtMost),
    tidyUp: (at: Date) => repository.forget(termsSince(at)),
  };
};
