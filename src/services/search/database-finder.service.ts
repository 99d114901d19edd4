import { askedText } from '../../domain/search/search.rules.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { sites } from '../../sites/sites.ts';
import { createIndexBuilder } from './engine/indexing/index-build.ts';
import type { IndexData, IndexedProduct, IndexFrame } from './engine/indexing/index-data.ts';
import type { CountedWord } from './engine/indexing/split-index.ts';
import { completeEnough } from './engine/query/matching.ts';
import { createSearchEngine, type EngineResult, type SearchEngine } from './engine/search-engine.ts';
import type { SplitHits } from './engine/query/split-sets.ts';
import { createSplitEngine, type SplitEngine } from './engine/split-engine.ts';
import { changedWords, createFoundMembers, type PostedIndex } from './found-members.service.ts';
import { keepIndexes } from './kept-indexes.service.ts';
import { frameOf, orderedCategories, type FinderParts } from './memory-finder.service.ts';
import type { SearchFinder } from './search-finder.ts';
import type { SearchRepository } from './search.repository.ts';
import type { Terms, WordsRepository } from './words.repository.ts';

export interface DatabaseFinderParts extends FinderParts {
  readonly repository: Pick<SearchRepository, 'generation' | 'products' | 'productsById'>;
  readonly words: WordsRepository;
  /** builds an index without postings, in another thread */
  readonly buildSplit: (
    frame: IndexFrame,
    words: AsyncIterable<readonly CountedWord[]>,
    batches: AsyncIterable<readonly IndexedProduct[]>,
  ) => Promise<IndexData>;
}

/** The hits whose texts the database compares: the most popular ones. */
const comparedAtMost = 3000;
/** Of these so many come first, the best ones in front. */
const orderedAtMost = 300;
/** Of these the first are ranked by the engine, as an index in memory ranks all of them. It takes most of the time of a query. */
const rankedAtMost = 100;
/** An index of a million products takes a minute: with stock that changes all the time a process would do nothing else. */
const productsPerRound = 5000;

interface SiteIndex extends PostedIndex {
  readonly engine: SplitEngine;
  readonly products: number;
}

interface Found {
  readonly index: SiteIndex;
  readonly terms: Terms;
  readonly hits: SplitHits;
}

/** Keeps the index without postings of each site. */
const keepSplitIndexes = (parts: DatabaseFinderParts) => {
  const { repository, words, version, tree, popularity, onFault, buildSplit } = parts;
  return keepIndexes<SiteIndex>({
    version,
    generation: repository.generation,
    onFault,
    restAfter: ({ products }) => Math.floor(products / productsPerRound),
    open: async (site, generation) => {
      await words.prepare(site, generation);
      const changes = await changedWords(words, site, generation);
      const categories = await tree(site);
      const data = await buildSplit(
        await frameOf(site, parts, categories),
        words.vocabulary(site, generation),
        repository.products(site, generation, await popularity(site)),
      );
      const { currency } = sites[site];
      const engine = createSplitEngine({ data, currency, categories: orderedCategories(categories) });
      return { site, generation, engine, changes, products: data.count };
    },
  });
};

/** Returns undefined where the generation of the index is no longer live. */
const hitsOf = async (
  membersOf: ReturnType<typeof createFoundMembers>,
  index: SiteIndex,
  query: string,
): Promise<Found | undefined> => {
  const { engine } = index;
  const words = engine.wordsOf(query);
  const terms = words.map((word) => word.map(({ term }) => term));
  if (words.length === 0) return { index, terms, hits: engine.complete([]) };
  const asked = new Map(words.flat().map((one) => [one.term, one]));
  const found = await membersOf(index, [...asked.values()]);
  if (!found) return undefined;
  const members = terms.map((word) => word.flatMap((term) => found.get(term) ?? []));
  const complete = engine.complete(members);
  const isEnough = words.length === 1 || complete.count >= completeEnough;
  return { index, terms, hits: isEnough ? complete : engine.partial(members) };
};

/**
 * Keeps in memory what filters, facets and sort orders read of each product, and in the database which product has which word
 * (SRCH-11). Products are found by sets of all that have a word, so totals and facets are exact; PostgreSQL compares the texts of
 * the most popular; the same engine as in memory expands the query, filters, counts, and ranks the best.
 */
export const createDatabaseFinder = (parts: DatabaseFinderParts): SearchFinder => {
  const { repository, words, tree, popularity } = parts;
  const indexes = keepSplitIndexes(parts);
  const membersOf = createFoundMembers(words);

  const find = async (site: SiteCode, query: string): Promise<Found> => {
    const found = await hitsOf(membersOf, await indexes.of(site), query);
    if (found) return found;
    // An import has replaced the catalogue since the index was built.
    const index = await indexes.ofGeneration(site, await repository.generation(site));
    const again = await hitsOf(membersOf, index, query);
    if (!again) throw new Error(`the catalogue of ${site} was replaced twice during one search`);
    return again;
  };

  /** The numbers of the best hits; only the order of the first ones depends on how well they match. */
  const bestOf = async (site: SiteCode, { index, terms, hits }: Found, at: number): Promise<readonly string[]> => {
    const compared = index.engine.numbersOf(hits, comparedAtMost, at);
    return compared.length > rankedAtMost
      ? words.best(site, index.generation, terms, compared, orderedAtMost)
      : compared;
  };

  /** An engine over few hits alone, which ranks them, and knows how they are displayed. */
  const engineOf = async (site: SiteCode, { generation }: SiteIndex, ids: readonly string[]): Promise<SearchEngine> => {
    const categories = await tree(site);
    const builder = createIndexBuilder(await frameOf(site, parts, categories));
    for (const product of await repository.productsById(site, generation, ids, await popularity(site)))
      builder.add(product);
    const { locale, currency } = sites[site];
    return createSearchEngine({ data: builder.finish(), locale, currency, categories: orderedCategories(categories) });
  };

  return {
    search: async (site, query): Promise<EngineResult> => {
      if (askedText(query.query) === '') {
        const { engine } = await indexes.of(site);
        return { ...engine.result(engine.everything(), [], query), colours: new Map() };
      }
      const found = await find(site, query.query);
      const { index, hits } = found;
      const best = await bestOf(site, found, query.at);
      const window = { filters: [], sort: 'relevance', offset: 0, limit: rankedAtMost } as const;
      const ranked = (await engineOf(site, index, best.slice(0, rankedAtMost))).search({ ...query, ...window });
      const { productIds, colours, didYouMean } = ranked;
      const result = index.engine.result(hits, [...productIds, ...best.slice(rankedAtMost)], query);
      return { ...result, colours, ...(didYouMean === undefined ? {} : { didYouMean }) };
    },
    suggest: async (site, { typed, mostTerms, mostProducts, at }) => {
      const found = await find(site, typed);
      const best = await bestOf(site, found, at);
      const engine = await engineOf(site, found.index, best.slice(0, rankedAtMost));
      return engine.suggest(typed, mostTerms, mostProducts, at);
    },
    cachekey: indexes.cachekey,
    refresh: indexes.refresh,
    stop: indexes.stop,
  };
};
