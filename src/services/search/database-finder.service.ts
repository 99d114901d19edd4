import { askedText } from '../../domain/search/search.rules.ts';
import { siteCodes, type SiteCode } from '../../contracts/shop/site.contract.ts';
import { foldText } from '../../lib/text/search-words.ts';
import { sites } from '../../sites/sites.ts';
import { basesOf } from './engine/text/inflection.ts';
import { queryWords } from './engine/text/tokenize.ts';
import { createIndexBuilder } from './engine/indexing/index-build.ts';
import { frameOf, orderedCategories, type FinderParts } from './memory-finder.service.ts';
import { createSearchEngine, type SearchEngine } from './engine/search-engine.ts';
import type { SearchFinder } from './search-finder.ts';
import type { SearchRepository } from './search.repository.ts';
import { stemOf } from './engine/text/stem.ts';
import type { WordsRepository } from './words.repository.ts';

export interface DatabaseFinderParts extends FinderParts {
  readonly repository: Pick<SearchRepository, 'generation' | 'productsById'>;
  readonly words: WordsRepository;
}

/** Candidates that the database selects. Totals end here; visitors do not page further. */
const candidatesAtMost = 300;
/** If fewer candidates have all words, candidates with some of the words are added. */
const completeEnough = 40;

/** A version of a site's catalogue whose words are in the database. */
interface Prepared {
  readonly version: string;
  readonly generation: number;
}

/** Returns the query's words, each with its joins with neighbours and its synonyms. */
const wordGroups = (
  query: string,
  synonyms: Readonly<Record<string, readonly string[]>>,
): readonly (readonly string[])[] => {
  const words = queryWords(askedText(query));
  const synonymsOf = new Map(Object.entries(synonyms).map(([word, others]) => [foldText(word), others.map(foldText)]));
  return words.map((word, at) => {
    const [before = '', after = ''] = [words[at - 1], words[at + 1]];
    const group = new Set([word, before + word, word + after]);
    for (const one of Array.from(group)) for (const other of synonymsOf.get(one) ?? []) group.add(other);
    return Array.from(group);
  });
};

/** Adds to each group the words of the shop that its words are forms of. */
const withBases = async (
  words: DatabaseFinderParts['words'],
  site: SiteCode,
  generation: number,
  groups: readonly (readonly string[])[],
): Promise<readonly (readonly string[])[]> => {
  const bases = basesOf(sites[site].language);
  const possible = groups.map((group) => group.flatMap(bases));
  const listed = await words.listed(site, generation, [...new Set(possible.flat())]);
  return groups.map((group, at) => [
    ...new Set([...group, ...(possible[at] ?? []).filter((base) => listed.has(base))]),
  ]);
};

/**
 * Keeps the index in the database, for catalogues beyond one process's memory (SRCH-11). Full text and trigram similarity
 * select the best candidates among all products, and the same engine as in memory ranks, filters and counts them.
 */
export const createDatabaseFinder = (parts: DatabaseFinderParts): SearchFinder => {
  const { repository, words, version, tree, synonyms, popularity, onFault } = parts;
  const ready = new Map<SiteCode, Prepared>();
  const preparing = new Map<SiteCode, Promise<Prepared>>();
  let work: Promise<void> | undefined;

  const prepareAnew = async (site: SiteCode, wanted: string): Promise<Prepared> => {
    const generation = await repository.generation(site);
    await words.prepare(site, generation);
    const prepared = { version: wanted, generation };
    ready.set(site, prepared);
    return prepared;
  };

  /** Requests that come meanwhile wait for the same preparation: each needs a connection, and there are twelve. */
  const prepare = async (site: SiteCode): Promise<Prepared> => {
    const wanted = version(site);
    const known = ready.get(site);
    if (known?.version === wanted) return known;
    const running = preparing.get(site) ?? prepareAnew(site, wanted).finally(() => preparing.delete(site));
    preparing.set(site, running);
    return running;
  };

  const candidatesOf = async (site: SiteCode, generation: number, query: string): Promise<readonly string[]> => {
    const stem = stemOf(sites[site].language);
    const typed = wordGroups(query, synonyms(site));
    if (typed.length === 0) return [];
    const groups = await withBases(words, site, generation, typed);
    const all = [...new Set(groups.flat())];
    const forms = await words.forms(
      site,
      generation,
      all.map((word) => ({ word, stem: stem(word), isSuffix: stem(word).length > 3 })),
    );
    const alternatives = groups
      .map((group) => new Set(group.flatMap((word) => forms.get(word) ?? [])))
      .filter(({ size }) => size > 0)
      .map((group) => `(${Array.from(group).join(' | ')})`);
    if (alternatives.length === 0) return [];
    const complete = await words.candidates(site, generation, alternatives.join(' & '), candidatesAtMost);
    if (complete.length >= completeEnough || alternatives.length === 1) return complete;
    const some = await words.candidates(site, generation, alternatives.join(' | '), candidatesAtMost);
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
    search: async (site, query) => (await engineOf(site, query.query)).search(query),
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
