import type { Category, CategoryTree } from '../../contracts/catalogue/catalogue.contract.ts';
import { siteCodes, type SiteCode } from '../../contracts/shop/site.contract.ts';
import { sites } from '../../sites/sites.ts';
import type { IndexData, IndexedProduct, IndexFrame } from './engine/indexing/index-data.ts';
import { createSearchEngine, type SearchEngine } from './engine/query/search-engine.ts';
import type { SearchFinder } from './search-finder.ts';
import type { SearchRepository } from './search.repository.ts';

/** What a finder of either kind needs to know of a site. */
export interface FinderParts {
  /** changes with everything of a site that is searched */
  readonly version: (site: SiteCode) => string;
  readonly tree: (site: SiteCode) => Promise<CategoryTree>;
  readonly synonyms: (site: SiteCode) => IndexFrame['synonyms'];
  /** what others have asked often enough to be shown */
  readonly pastQueries: (site: SiteCode) => Promise<IndexFrame['pastQueries']>;
  /** how often products were wanted lately */
  readonly popularity: (site: SiteCode) => Promise<ReadonlyMap<string, number>>;
  readonly onFault: (site: SiteCode, fault: unknown) => void;
}

export interface MemoryFinderParts extends FinderParts {
  readonly repository: Pick<SearchRepository, 'generation' | 'products'>;
  /** makes an index of slices of products, off this thread */
  readonly build: (frame: IndexFrame, slices: AsyncIterable<readonly IndexedProduct[]>) => Promise<IndexData>;
}

interface Built {
  readonly version: string;
  readonly engine: SearchEngine;
}

/** after a fault so many rounds are left out, so that a broken database is not asked without end */
const roundsLeftOut = 5;

/** Each category before those below it. */
const inOrder = (categories: readonly Category[]): Category[] =>
  categories.flatMap((category) => [category].concat(inOrder(category.children)));

/** Categories of a site by number, each before those below it. */
export const orderedCategories = ({ top }: CategoryTree): Map<number, Category> =>
  new Map(inOrder(top).map((category) => [category.id, category]));

export const frameOf = async (site: SiteCode, parts: FinderParts, tree: CategoryTree): Promise<IndexFrame> => ({
  language: sites[site].language,
  locale: sites[site].locale,
  categories: inOrder(tree.top).map(({ id, parentId, title }) => ({ id, parentId: parentId ?? null, title })),
  synonyms: parts.synonyms(site),
  pastQueries: await parts.pastQueries(site),
});

/**
 * One index a site, in memory. It is made anew off the request path whenever the catalogue changed, one site after the other,
 * and takes the old one's place whole.
 */
export const createMemoryFinder = (parts: MemoryFinderParts): SearchFinder => {
  const { repository, build, version, tree, popularity } = parts;
  const built = new Map<SiteCode, Built>();
  const waits = new Map<SiteCode, number>();
  /** sites that somebody waits for come first */
  const urgent = new Set<SiteCode>();
  let work: Promise<void> | undefined;
  let isStopped = false;

  const buildSite = async (site: SiteCode): Promise<void> => {
    const wanted = version(site);
    const generation = await repository.generation(site);
    const categories = await tree(site);
    const frame = await frameOf(site, parts, categories);
    const data = await build(frame, repository.products(site, generation, await popularity(site)));
    // Another generation was switched on meanwhile: this one may have been read in part only.
    if (isStopped || version(site) !== wanted) return;
    const { locale, currency } = sites[site];
    const engine = createSearchEngine({ data, locale, currency, categories: orderedCategories(categories) });
    built.set(site, { version: wanted, engine });
  };

  const isDue = (site: SiteCode): boolean => built.get(site)?.version !== version(site);

  const buildDue = async (): Promise<void> => {
    const left = new Set<SiteCode>(siteCodes);
    const next = () => [...urgent, ...left].find((site) => left.has(site));
    for (let site = next(); site !== undefined; site = next()) {
      if (isStopped) return;
      left.delete(site);
      const wait = waits.get(site) ?? 0;
      waits.set(site, Math.max(0, wait - 1));
      if (wait > 0 || !isDue(site)) continue;
      try {
        await buildSite(site);
        urgent.delete(site);
      } catch (fault) {
        waits.set(site, roundsLeftOut);
        if (!isStopped) parts.onFault(site, fault);
      }
    }
  };

  const refresh = (): Promise<void> => {
    work ??= buildDue().finally(() => {
      work = undefined;
    });
    return work;
  };

  /** The first index of a site is waited for; later ones take the place of the one before. */
  const engineOf = async (site: SiteCode): Promise<SearchEngine> => {
    const known = built.get(site);
    if (known) return known.engine;
    urgent.add(site);
    await refresh();
    // The round that was under way may have passed this site by.
    if (!built.has(site)) await refresh();
    const found = built.get(site);
    if (!found) throw new Error(`there is no index of ${site} yet`);
    return found.engine;
  };

  return {
    answer: async (site, question) => (await engineOf(site)).answer(question),
    suggest: async (site, { typed, mostTerms, mostProducts, at }) =>
      (await engineOf(site)).suggest(typed, mostTerms, mostProducts, at),
    cachekey: (site) => built.get(site)?.version ?? '0',
    refresh,
    stop: async () => {
      isStopped = true;
      await work;
    },
  };
};
