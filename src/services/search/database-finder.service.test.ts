import { describe, expect, it } from 'vitest';
import { titledProduct } from '../../../tests/support/shops/search-index.ts';
import { siteCodes, type SiteCode } from '../../contracts/shop/site.contract.ts';
import { createDatabaseFinder, type DatabaseFinderParts } from './database-finder.service.ts';

const question = { query: 'becher', offset: 0, limit: 500, sort: 'relevance', filters: [], at: 0 } as const;
const numbered = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, place) => String(from + place).padStart(9, '0'));

/**
 * A finder over words that stand for themselves. `candidates` has the products of a text search, `listed` the words of the
 * shop, `unknown` those without any form.
 */
const open = ({
  candidates = {},
  listed = [],
  unknown = [],
}: {
  readonly candidates?: Readonly<Record<string, readonly string[]>>;
  readonly listed?: readonly string[];
  readonly unknown?: readonly string[];
} = {}) => {
  const versions = new Map<SiteCode, string>();
  const prepared: unknown[] = [];
  const faults: unknown[] = [];
  const asked = {
    listed: [] as string[][],
    forms: [] as object[][],
    queries: [] as string[],
    products: [] as unknown[],
  };
  /** what is done while the words of a site are prepared */
  const before = new Map<SiteCode, () => Promise<void>>();
  const words: DatabaseFinderParts['words'] = {
    prepare: async (site, generation) => {
      prepared.push([site, generation]);
      await before.get(site)?.();
    },
    listed: async (_site, _generation, possible) => {
      asked.listed.push([...possible]);
      return new Set(possible.filter((word) => listed.includes(word)));
    },
    forms: async (_site, _generation, wanted) => {
      asked.forms.push([...wanted]);
      return new Map(wanted.filter(({ word }) => !unknown.includes(word)).map(({ word }) => [word, [word]]));
    },
    candidates: async (_site, _generation, query, most) => {
      asked.queries.push(query);
      return (candidates[query] ?? []).slice(0, most);
    },
  };
  const finder = createDatabaseFinder({
    version: (site) => versions.get(site) ?? '1',
    tree: async () => ({
      top: [1000, 2000].map((id) => ({ id, title: `Category ${id}`, intro: '', url: '', children: [] })),
      byId: new Map(),
    }),
    synonyms: () => ({ Pott: ['Becher', 'Humpen'] }),
    pastQueries: async () => [],
    popularity: async () => new Map([['000000001', 7]]),
    onFault: (site, fault) => faults.push([site, fault]),
    repository: {
      generation: async () => 3,
      productsById: async (site, generation, ids, popularity) => {
        asked.products.push([site, generation, ids, [...popularity]]);
        return ids.map((id) => titledProduct('Becher', Number(id), { categories: [Number(id) < 3 ? 1000 : 2000] }));
      },
    },
    words,
  });
  const search = (query: string, site: SiteCode = 'DE') => finder.search(site, { ...question, query });
  return { finder, search, versions, prepared, faults, asked, before };
};

describe('the products that the database selects', () => {
  it('[SRCH-11] are ranked and counted as those in memory', async () => {
    const { finder, search, asked } = open({ candidates: { '(becher)': numbered(1, 4) } });
    const { productIds, total, facets } = await search('becher');
    expect([productIds, total]).toEqual([numbered(1, 4), 3]);
    expect(facets.find(({ name }) => name === 'category')?.values).toMatchObject([
      { title: 'Category 1000', count: 2 },
      { title: 'Category 2000', count: 1 },
    ]);
    expect(asked.products).toEqual([['DE', 3, numbered(1, 4), [['000000001', 7]]]]);
    const suggestions = { typed: 'bech', mostTerms: 0, mostProducts: 2, at: 0 };
    expect((await finder.suggest('DE', suggestions)).products).toEqual([]);
    const known = { ...suggestions, typed: 'becher' };
    expect((await finder.suggest('DE', known)).products.map(({ id }) => id)).toEqual(numbered(1, 3));
    const terms = (await finder.suggest('DE', { ...known, mostTerms: 3 })).searchTerms;
    expect(terms.map(({ searchTerm }) => searchTerm)).toEqual(['becher']);
  });

  it('[SRCH-11] have each word of the query, or the words joined, or what stands for them', async () => {
    const { search, asked } = open();
    await search('blauer Pott');
    expect(asked.queries).toEqual([
      '(blauer | blauerpott) & (pott | blauerpott | becher | humpen)',
      '(blauer | blauerpott) | (pott | blauerpott | becher | humpen)',
    ]);
  });

  it('[SRCH-11] have the words of the shop that a word may be a form of', async () => {
    const { search, asked } = open({ listed: ['glas'] });
    await search('glases tee');
    expect(asked.listed).toHaveLength(1);
    expect(new Set(asked.listed[0]).size).toBe(asked.listed[0]?.length);
    expect(asked.queries[0]).toBe('(glases | glasestee | glas) & (tee | glasestee)');
  });

  it('[SRCH-11] are found by stems, and within longer words only where the stem has four letters', async () => {
    const { search, asked } = open();
    await search('kanne tee');
    expect(asked.forms).toEqual([
      [
        { word: 'kanne', stem: 'kann', isSuffix: true },
        { word: 'kannetee', stem: 'kannete', isSuffix: true },
        { word: 'tee', stem: 'tee', isSuffix: false },
      ],
    ]);
  });

  it('[SRCH-11] leave out a word that the shop does not have', async () => {
    const { search, asked } = open({ unknown: ['qq', 'qqtee'] });
    await search('qq tee');
    expect(asked.queries).toEqual(['(tee)']);
  });

  it.each([
    ['none of its words', 'qq'],
    ['no letter', '☕'],
  ])('are none where the shop has %s', async (_, query) => {
    const { search, asked } = open({ unknown: ['qq'] });
    expect((await search(query)).total).toBe(0);
    expect([asked.queries, asked.forms.length]).toEqual([[], query === 'qq' ? 1 : 0]);
    expect(asked.products).toEqual([['DE', 3, [], expect.anything()]]);
  });

  const [both, either] = ['(blau | blautee) & (tee | blautee)', '(blau | blautee) | (tee | blautee)'];
  it.each([
    ['forty with all words are enough', numbered(1, 41), numbered(1, 101), [both], numbered(1, 41)],
    ['to fewer those with some are added', numbered(1, 40), numbered(30, 101), [both, either], numbered(1, 101)],
    ['three hundred at most', numbered(1, 40), numbered(40, 340), [both, either], numbered(1, 301)],
  ])('are limited: %s', async (_, complete, some, queries, expected) => {
    const { search, asked } = open({ candidates: { [both]: complete, [either]: some } });
    await search('blau tee');
    expect(asked.queries).toEqual(queries);
    expect(asked.products).toEqual([['DE', 3, expected, expect.anything()]]);
  });
});

describe('the words of a catalogue', () => {
  it('[SRCH-12] are prepared once for each version, which is the key', async () => {
    const { finder, search, versions, prepared } = open();
    expect(finder.cachekey('AT')).toBe('0');
    await Promise.all([search('tee', 'AT'), search('tee', 'AT')]);
    await search('tee', 'AT');
    expect([prepared, finder.cachekey('AT')]).toEqual([[['AT', 3]], '1']);
    versions.set('AT', '2');
    await search('tee', 'AT');
    expect([prepared, finder.cachekey('AT')]).toEqual([
      [
        ['AT', 3],
        ['AT', 3],
      ],
      '2',
    ]);
  });

  it('are prepared for all sites, in one round for all who ask for it', async () => {
    const { finder, prepared, versions } = open();
    await Promise.all([finder.refresh(), finder.refresh()]);
    expect(prepared).toEqual(siteCodes.map((site) => [site, 3]));
    versions.set('TR', '2');
    await finder.refresh();
    expect(prepared.slice(siteCodes.length)).toEqual([['TR', 3]]);
  });

  it('have a fault of theirs reported, and are prepared again', async () => {
    const { finder, before, faults, prepared } = open();
    const broken = new Error('it is broken');
    before.set('AT', () => Promise.reject(broken));
    await finder.refresh();
    expect([faults, prepared.length]).toEqual([[['AT', broken]], siteCodes.length]);
    before.clear();
    await finder.refresh();
    expect([finder.cachekey('AT'), faults.length]).toEqual(['1', 1]);
  });

  it('are waited for when the finder stops', async () => {
    const { finder, before, prepared } = open();
    before.set('DE', () => new Promise((resolve) => void setImmediate(resolve)));
    const round = finder.refresh();
    await finder.stop();
    expect(prepared).toHaveLength(siteCodes.length);
    await round;
  });
});
