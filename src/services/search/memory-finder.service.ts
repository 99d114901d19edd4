import type { Category, CategoryTree } from '../../contracts/catalogue/catalogue.contract.ts';
import { siteCodes, type SiteCode } from '../../contracts/shop/site.contract.ts';
import { sites } from '../../sites/sites.ts';
import type { IndexData, IndexedProduct, IndexFrame } from './engine/indexing/index-data.ts';
import { createSearchEngine, type SearchEngine } from './engine/search-engine.ts';
import type { SearchFinder } from './search-finder.ts';
import type { SearchRepository } from './search.repository.ts';

/** What both kinds of finders read about a site. */
export interface FinderParts {
  /** changes with the site's catalogue and search words */
  readonly version: (site: SiteCode) => string;
  readonly tree: (site: SiteCode) => Promise<CategoryTree>;
  readonly synonyms: (site: SiteCode) => IndexFrame['synonyms'];
  /** queries of visitors, frequent enough to be suggested to others */
  readonly pastQueries: (site: SiteCode) => Promise<IndexFrame['pastQueries']>;
  /** by product id: how often visitors put it into carts and bought it lately */
  readonly popularity: (site: SiteCode) => Promise<ReadonlyMap<string, number>>;
  readonly onFault: (site: SiteCode, fault: unknown) => void;
}

export interface MemoryFinderParts extends FinderParts {
  readonly repository: Pick<SearchRepository, 'generation' | 'products'>;
  /** builds an index from batches of products, in another thread */
  readonly build: (frame: IndexFrame, batches: AsyncIterable<readonly IndexedProduct[]>) => Promise<IndexData>;
}

interface Built {
  readonly version: string;
  readonly engine: SearchEngine;
}

/** Rounds that are skipped after a fault, so that a broken database is not queried without end. */
const roundsSkipped = 5;

/** Lists each category before its children. */
const inOrder = (categories: readonly Category[]): Category[] =>
  categories.flatMap((category) => [category].concat(inOrder(category.children)));

/** Returns a site's categories by id, each before its children. */
export const orderedCategories = ({ top }: CategoryTree): Map<number, Category> =>
  new Map(inOrder(top).map((category) => [category.id, category]));

export const frameOf = async (site: SiteCode, parts: FinderParts, tree: CategoryTree): Promise<IndexFrame> => ({
  language: sites[site].language,
  locale: sites[site].locale,
  categories: inOrder(tree.top).map(({ id, parentId, title }) => ({ id, parentId: parentId ?? null, title })),
  synonyms: parts.synonyms(site),
  pastQueries: await parts.pastQueries(site),
});

/** The first index of a site is not built yet, or could not be built: the next round may build it. */
class NoIndexError extends Error {
  override readonly name = 'NoIndexError';
  /** of the response to a request that needs it */
  readonly statusCode = 503;
}

/**
 * Keeps one index per site in memory. When the catalogue changed, a new index is built off the request path, one site after the
 * other, and replaces the old one as a whole. What changed while it was built is thrown away, as it may have been read of two
 * generations. Only a first index of one generation is used meanwhile: stock and prices change often, a busy process builds
 * slowly, and searches would get 503. It has the old version, so the next round replaces it.
 */
export const createMemoryFinder = (parts: MemoryFinderParts): SearchFinder => {
  const { repository, build, version, tree, popularity } = parts;
  const built = new Map<SiteCode, Built>();
  /** rounds to skip */
  const waits = new Map<SiteCode, number>();
  /** sites whose first index a request waits for; they come first */
  const urgent = new Set<SiteCode>();
  let work: Promise<void> | undefined;
  let isStopped = false;

  const buildSite = async (site: SiteCode): Promise<void> => {
    const wanted = version(site);
    const generation = await repository.generation(site);
    const categories = await tree(site);
    const frame = await frameOf(site, parts, categories);
    const data = await build(frame, repository.products(site, generation, await popularity(site)));
    const isKept = async () => !built.has(site) && (await repository.generation(site)) === generation;
    if (isStopped || (version(site) !== wanted && !(await isKept()))) return;
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
        waits.set(site, roundsSkipped);
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

  /** Waits for the first index of a site; later ones replace it without waiting. */
  const engineOf = async (site: SiteCode): Promise<SearchEngine> => {
    const known = built.get(site);
    if (known) return known.engine;
    urgent.add(site);
    await refresh();
    // The round in progress may have been past this site already.
    if (!built.has(site)) await refresh();
    const found = built.get(site);
    if (!found) throw new NoIndexError(`there is no index of ${site} yet`);
    return found.engine;
  };

  return {
    search: async (site, query) => (await engineOf(site)).search(query),
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
