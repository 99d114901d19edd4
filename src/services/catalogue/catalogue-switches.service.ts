import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { CatalogueRepository, StateRow } from './catalogue.repository.ts';

/** Number of changes read ahead: with a change per minute the database is read again after as many minutes. */
const switchesAhead = 20;

interface Upcoming {
  readonly generation: number;
  readonly version: number;
  /** oldest first */
  readonly moments: readonly number[];
}

/**
 * When prices and availability of each site change next by schedule: sales begin and end, days of delivery come. Kept in
 * memory, because every rendered page needs it.
 */
export const createSwitchBook = (repository: Pick<CatalogueRepository, 'switches'>) => {
  let book: ReadonlyMap<SiteCode, Upcoming> = new Map();

  const isGood = ({ site, generation, version }: StateRow, at: Date): boolean => {
    const known = book.get(site);
    if (known?.generation !== generation || known.version !== version) return false;
    // A list that is not full contains all changes.
    return known.moments.length < switchesAhead || (known.moments.at(-1) ?? 0) > at.getTime();
  };

  const read = async (state: StateRow, at: Date): Promise<Upcoming> => ({
    generation: state.generation,
    version: state.version,
    moments: (await repository.switches(state, at, switchesAhead)).map((moment) => moment.getTime()),
  });

  return {
    /** runs before a generation becomes live, so that no page is rendered without its changes */
    refresh: async (states: readonly StateRow[], at: Date): Promise<void> => {
      const due = states.filter((state) => !isGood(state, at));
      if (due.length === 0) return;
      const fresh = await Promise.all(due.map(async (state) => [state.site, await read(state, at)] as const));
      book = new Map([...book, ...fresh]);
    },
    /** returns `at` itself when all known changes are past: nothing may be cached until the next ones are read */
    next: (site: SiteCode, at: Date): Date | undefined => {
      const moments = book.get(site)?.moments ?? [];
      const next = moments.find((moment) => moment > at.getTime());
      if (next !== undefined) return new Date(next);
      return moments.length < switchesAhead ? undefined : at;
    },
  };
};
