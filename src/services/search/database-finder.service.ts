import { askedText } from '../../domain/search/search.rules.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { sites } from '../../sites/sites.ts';
import { createIndexBuilder } from './engine/indexing/index-build.ts';
import type { IndexData, IndexedProduct, IndexFrame } from './engine/indexing/index-data.ts';
import type { CountedWord } from './engine/indexing/split-index.ts';
import type { Hits } from './engine/rank/hits.ts';
import { essentialWords } from './engine/rank/idf.ts';
import { completeEnough } from './engine/query/matching.ts';
import { createSearchEngine, type EngineResult, type SearchEngine } from './engine/search-engine.ts';
import { createSplitEngine, type SplitEngine } from './engine/split-engine.ts';
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
/** Of these the best are ranked by the engine, as an index in memory ranks all of them. */
const rankedAtMost = 300;
/** An index of a million products takes a minute: with stock that changes all the time a process would do nothing else. */
const productsPerRound = 5000;

interface SiteIndex {
  readonly generation: number;
  readonly engine: SplitEngine;
  readonly products: number;
}

interface Found {
  readonly index: SiteIndex;
  readonly terms: Terms;
  readonly hits: Hits;
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
      const categories = await tree(site);
      const data = await buildSplit(
        await frameOf(site, parts, categories),
        words.vocabulary(site, generation),
        repository.products(site, generation, await popularity(site)),
      );
      const { currency } = sites[site];
      const engine = createSplitEngine({ data, currency, categories: orderedCategories(categories) });
      return { generation, engine, products: data.count };
    },
  });
};

/** Returns undefined where the generation of the index is no longer live. */
const hitsOf = async (
  words: WordsRepository,
  site: SiteCode,
  index: SiteIndex,
  query: string,
): Promise<Found | undefined> => {
  const { engine, generation } = index;
  const askedWords = engine.wordsOf(query);
  const terms = askedWords.map((word) => word.terms);
  if (terms.length === 0) return { index, terms, hits: engine.complete(new Uint32Array()) };
  const { numbers, live } = await words.found(site, generation, terms);
  if (live !== generation) return undefined;
  const complete = engine.complete(numbers);
  if (terms.length === 1 || complete.count >= completeEnough) return { index, terms, hits: complete };
  // Every product with a sufficient share has one of these words, which are rare: so the others cost little, too.
  const candidates = essentialWords(askedWords.map(({ idf }) => idf)).flatMap((word) => terms[word] ?? []);
  const ofWords: Uint32Array[] = [];
  for (const group of terms) ofWords.push((await words.found(site, generation, [candidates, group])).numbers);
  return { index, terms, hits: engine.partial(askedWords, ofWords) };
};

/**
 * Keeps in memory what filters, facets and sort orders read of each product, and in the database which product has which word
 * (SRCH-11). PostgreSQL finds all products that match, so totals and facets are exact, and compares the texts of the most
 * popular; the same engine as in memory expands the query, filters, counts, and ranks the best.
 */
export const createDatabaseFinder = (parts: DatabaseFinderParts): SearchFinder => {
  const { repository, words, tree, popularity } = parts;
  const indexes = keepSplitIndexes(parts);

  const find = async (site: SiteCode, query: string): Promise<Found> => {
    const found = await hitsOf(words, site, await indexes.of(site), query);
    if (found) return found;
    // An import has replaced the catalogue since the index was built.
    const index = await indexes.ofGeneration(site, await repository.generation(site));
    const again = await hitsOf(words, site, index, query);
    if (!again) throw new Error(`the catalogue of ${site} was replaced twice during one search`);
    return again;
  };

  /** An engine over the best hits alone, which ranks them, and knows how they are displayed. */
  const bestOf = async (site: SiteCode, { index, terms, hits }: Found, at: number): Promise<SearchEngine> => {
    const { generation, engine } = index;
    const compared = engine.numbersOf(hits, comparedAtMost, at);
    const ids =
      compared.length > rankedAtMost ? await words.best(site, generation, terms, compared, rankedAtMost) : compared;
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
      const best = (await bestOf(site, found, query.at)).search({
        ...query,
        filters: [],
        sort: 'relevance',
        offset: 0,
        limit: rankedAtMost,
      });
      const { productIds, colours, didYouMean } = best;
      const result = found.index.engine.result(found.hits, productIds, query);
      return { ...result, colours, ...(didYouMean === undefined ? {} : { didYouMean }) };
    },
    suggest: async (site, { typed, mostTerms, mostProducts, at }) =>
      (await bestOf(site, await find(site, typed), at)).suggest(typed, mostTerms, mostProducts, at),
    cachekey: indexes.cachekey,
    refresh: indexes.refresh,
    stop: indexes.stop,
  };
};
