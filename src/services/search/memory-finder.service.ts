import type { Category, CategoryTree } from '../../contracts/catalogue/catalogue.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { sites } from '../../sites/sites.ts';
import type { IndexData, IndexedProduct, IndexFrame } from './engine/indexing/index-data.ts';
import { createSearchEngine } from './engine/search-engine.ts';
import { keepIndexes } from './kept-indexes.service.ts';
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

/** Keeps one index per site in memory. */
export const createMemoryFinder = (parts: MemoryFinderParts): SearchFinder => {
  const { repository, build, version, tree, popularity, onFault } = parts;
  const indexes = keepIndexes({
    version,
    generation: repository.generation,
    onFault,
    open: async (site, generation) => {
      const categories = await tree(site);
      const frame = await frameOf(site, parts, categories);
      const data = await build(frame, repository.products(site, generation, await popularity(site)));
      const { locale, currency } = sites[site];
      return createSearchEngine({ data, locale, currency, categories: orderedCategories(categories) });
    },
  });
  return {
    search: async (site, query) => (await indexes.of(site)).search(query),
    suggest: async (site, { typed, mostTerms, mostProducts, at }) =>
      (await indexes.of(site)).suggest(typed, mostTerms, mostProducts, at),
    cachekey: indexes.cachekey,
    refresh: indexes.refresh,
    stop: indexes.stop,
  };
};
