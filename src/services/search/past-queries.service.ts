import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { sites } from '../../sites/sites.ts';
import type { CountedQuery, PastQueriesRepository } from './past-queries.repository.ts';

/** Nobody's rare question is shown to others: it was asked in so many different minutes of the last month. */
export const askedAtLeast = 20;
const keptDays = 30;
const shownAtMost = 500;
const longestShown = 40;
const wordsAtMost = 4;
/** questions that wait to be written; beyond them new ones are not counted */
const waitingAtMost = 2000;
const dayMs = 86_400_000;
const minuteMs = 60_000;

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Words that could be shown to others: no figures, no addresses, no sentences. */
export const isCountable = (query: string): boolean =>
  query.length <= longestShown && /^[\p{L}\p{M} '’-]{3,}$/u.test(query) && query.split(' ').length <= wordsAtMost;

/**
 * Counts what visitors ask, without saying who: the words, the site and the day. A question counts once a minute, however
 * often it comes, so that nobody pushes one up alone. It is written in bundles.
 */
export const createPastQueries = (repository: PastQueriesRepository) => {
  let waiting = new Map<string, CountedQuery>();
  let minute = 0;
  const ofMinute = new Set<string>();

  return {
    count: (site: SiteCode, typed: string, at: Date): void => {
      const query = typed.toLocaleLowerCase(sites[site].locale);
      const key = `${site}|${query}`;
      const now = Math.floor(at.getTime() / minuteMs);
      if (now !== minute) {
        minute = now;
        ofMinute.clear();
      }
      if (!isCountable(query) || ofMinute.has(key) || waiting.size >= waitingAtMost) return;
      ofMinute.add(key);
      waiting.set(key, { site, query, times: (waiting.get(key)?.times ?? 0) + 1 });
    },
    /** writes what was counted; what could not be written is lost, and nobody misses it */
    write: async (at: Date): Promise<void> => {
      if (waiting.size === 0) return;
      const queries = [...waiting.values()];
      waiting = new Map();
      await repository.add(queries, dayOf(at.getTime()));
    },
    frequent: (site: SiteCode, at: Date) =>
      repository.frequent(site, dayOf(at.getTime() - keptDays * dayMs), askedAtLeast, shownAtMost),
    tidyUp: (at: Date) => repository.forget(dayOf(at.getTime() - keptDays * dayMs)),
  };
};
