import { askedText } from '../../domain/search/search.rules.ts';
import { siteCodes, type SiteCode } from '../../contracts/shop/site.contract.ts';
import { foldText } from '../../lib/text/search-words.ts';
import { sites } from '../../sites/sites.ts';
import { queryWords, wordsAtMost } from './engine/text/tokenize.ts';
import { createIndexBuilder } from './engine/indexing/index-build.ts';
import { frameOf, orderedCategories, type FinderParts } from './memory-finder.service.ts';
import { createSearchEngine, type SearchEngine } from './engine/query/search-engine.ts';
import type { SearchFinder } from './search-finder.ts';
import type { SearchRepository } from './search.repository.ts';
import { stemOf } from './engine/text/stem.ts';
import type { WordsRepository } from './words.repository.ts';

export interface DatabaseFinderParts extends FinderParts {
  readonly repository: Pick<SearchRepository, 'generation' | 'productsById'>;
  readonly words: WordsRepository;
}

/** The database picks so many; more than these nobody pages through, and totals end here. */
const candidatesAtMost = 300;
/** fewer than these that have all words are followed by some that have one of them */
const completeEnough = 40;

/**
 * The index in the database (SRCH-11 where one process's memory ends): full text and likeness of letters pick the best
 * candidates among all products, and the same engine as in memory ranks, narrows and counts them.
 */
export const createDatabaseFinder = (parts: DatabaseFinderParts): SearchFinder => {
  const { repository, words, version, tree, synonyms, popularity, onFault } = parts;
  const ready = new Map<SiteCode, { readonly version: string; readonly generation: number }>();
  let work: Promise<void> | undefined;

  const prepare = async (site: SiteCode) => {
    const wanted = version(site);
    const known = ready.get(site);
    if (known?.version === wanted) return known;
    const generation = await repository.generation(site);
    await words.prepare(site, generation);
    const prepared = { version: wanted, generation };
    ready.set(site, prepared);
    return prepared;
  };

  /** Words of the question, neighbours joined, and what the site means by them. */
  const askedWords = (site: SiteCode, query: string): readonly (readonly string[])[] => {
    const asked = queryWords(askedText(query), wordsAtMost);
    const meant = new Map(
      Object.entries(synonyms(site)).map(([word, others]) => [foldText(word), others.map(foldText)]),
    );
    return asked.map((word, place) => {
      const [before = '', after = ''] = [asked[place - 1], asked[place + 1]];
      const near = new Set([word, before + word, word + after]);
      for (const one of Array.from(near)) for (const other of meant.get(one) ?? []) near.add(other);
      return Array.from(near);
    });
  };

  const candidatesOf = async (site: SiteCode, generation: number, query: string): Promise<readonly string[]> => {
    const stem = stemOf(sites[site].language);
    const asked = askedWords(site, query);
    if (asked.length === 0) return [];
    const all = [...new Set(asked.flat())];
    const forms = await words.forms(
      site,
      generation,
      all.map((word) => ({ word, stem: stem(word), isTail: stem(word).length > 3 })),
    );
    const groups = asked
      .map((group) => new Set(group.flatMap((word) => forms.get(word) ?? [])))
      .filter(({ size }) => size > 0)
      .map((group) => `(${Array.from(group).join(' | ')})`);
    if (groups.length === 0) return [];
    const complete = await words.candidates(site, generation, groups.join(' & '), candidatesAtMost);
    if (complete.length >= completeEnough || groups.length === 1) return complete;
    const some = await words.candidates(site, generation, groups.join(' | '), candidatesAtMost);
    return [...new Set([...complete, ...some])].slice(0, candidatesAtMost);
  };

  const engineOf = async (site: SiteCode, query: string): Promise<SearchEngine> => {
    const { generation } = await prepare(site);
    const ids = await candidatesOf(site, generation, query);
    const categories = await tree(site);
    const frame = await frameOf(site, parts, categories);
    const builder = createIndexBuilder(frame);
    for (const product of await repository.productsById(site, generation, ids, await popularity(site)))
      builder.add(product);
    const { locale, currency } = sites[site];
    return createSearchEngine({ data: builder.finish(), locale, currency, categories: orderedCategories(categories) });
  };

  return {
    answer: async (site, question) => (await engineOf(site, question.query)).answer(question),
    suggest: async (site, { typed, mostTerms, mostProducts, at }) =>
      (await engineOf(site, typed)).suggest(typed, mostTerms, mostProducts, at),
    cachekey: (site) => ready.get(site)?.version ?? '0',
    refresh: () => {
      work ??= (async () => {
        for (const site of siteCodes) await prepare(site).catch((fault: unknown) => onFault(site, fault));
      })().finally(() => {
        work = undefined;
      });
      return work;
    },
    stop: async () => {
      await work;
    },
  };
};
