import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { CatalogueRepository, StateRow } from './catalogue.repository.ts';

/** Looked up ahead: a shop that sets its prices by the minute has as many minutes until it must be asked again. */
const switchesAhead = 20;

interface Upcoming {
  readonly generation: number;
  /** in the order of time */
  readonly moments: readonly number[];
}

/**
 * When prices and availability of each site change next by schedule: sales begin and end, days of delivery come. Kept in
 * memory, because every page that is drawn asks for it.
 */
export const createSwitchBook = (repository: Pick<CatalogueRepository, 'switches'>) => {
  let book: ReadonlyMap<SiteCode, Upcoming> = new Map();

  const isGood = ({ site, generation }: StateRow, at: Date): boolean => {
    const known = book.get(site);
    if (known?.generation !== generation) return false;
    // A list that is not full holds all there are.
    return known.moments.length < switchesAhead || (known.moments.at(-1) ?? 0) > at.getTime();
  };

  const read = async (state: StateRow, at: Date): Promise<Upcoming> => ({
    generation: state.generation,
    moments: (await repository.switches(state, at, switchesAhead)).map((moment) => moment.getTime()),
  });

  return {
    /** before a generation is sold, so that no page of it is drawn without its switches */
    refresh: async (states: readonly StateRow[], at: Date): Promise<void> => {
      const due = states.filter((state) => !isGood(state, at));
      if (due.length === 0) return;
      const fresh = await Promise.all(due.map(async (state) => [state.site, await read(state, at)] as const));
      book = new Map([...book, ...fresh]);
    },
    /** `at` itself where all that were looked up are over: nothing is kept until the next ones are known */
    next: (site: SiteCode, at: Date): Date | undefined => {
      const moments = book.get(site)?.moments ?? [];
      const next = moments.find((moment) => moment > at.getTime());
      if (next !== undefined) return new Date(next);
      return moments.length < switchesAhead ? undefined : at;
    },
  };
};
