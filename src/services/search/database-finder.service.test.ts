import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { titledProduct } from '../../../tests/support/shops/search-index.ts';
import { siteCodes, type SiteCode } from '../../contracts/shop/site.contract.ts';
import { createDatabaseFinder, type DatabaseFinderParts } from './database-finder.service.ts';
import { createSplitBuilder } from './engine/indexing/split-index.ts';
import type { ChangedProduct } from './words.repository.ts';

const question = { query: 'becher', offset: 0, limit: 500, sort: 'relevance', filters: [], at: 0 } as const;
const idOf = (number: number): string => String(number).padStart(9, '0');
const numbered = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, place) => idOf(from + place));

/** A finder over titles, which are products by their numbers from 1 on; the first two are in a department of their own. */
const open = (titles: readonly string[] = []) => {
  const versions = new Map<SiteCode, string>();
  const generations = { known: 3, live: 3 };
  const prepared: unknown[] = [];
  const faults: unknown[] = [];
  const asked = { words: [] as string[][], compared: [] as number[], read: [] as string[][] };
  const changes: ChangedProduct[] = [];
  /** what is done while the words of a site are prepared */
  const before = new Map<SiteCode, () => Promise<void>>();
  const products = titles.map((title, at) =>
    titledProduct(title, at + 1, { categories: [at < 2 ? 1000 : 2000], popularity: at === 0 ? 7 : 0 }),
  );
  const wordsIn = (title: string): string[] => title.toLowerCase().split(' ');
  const words: DatabaseFinderParts['words'] = {
    prepare: async (site, generation) => {
      prepared.push([site, generation]);
      await before.get(site)?.();
    },
    async *vocabulary() {
      const all = titles.flatMap((title) => [...new Set(wordsIn(title))]);
      yield Array.from(
        Map.groupBy(all, (word) => word),
        ([word, { length }]) => ({ word, products: length }),
      );
    },
    async *changes() {
      yield changes;
    },
    postings: async (_site, _generation, some) => {
      asked.words.push([...some]);
      const byWord = some.map((word) => {
        const places = titles.flatMap((title, at) => (wordsIn(title).includes(word) ? [at + 1] : []));
        return [word, Uint32Array.from(places)] as const;
      });
      return { byWord: new Map(byWord), live: generations.live };
    },
    best: async (_site, _generation, _groups, ids, most) => {
      asked.compared.push(ids.length);
      return ids.slice(-most);
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
    popularity: async () => new Map(),
    onFault: (site, fault) => faults.push([site, fault]),
    repository: {
      generation: async () => generations.known,
      async *products() {
        yield products;
      },
      productsById: async (_site, _generation, ids) => {
        asked.read.push([...ids]);
        return ids.flatMap((id) => products[Number(id) - 1] ?? []);
      },
    },
    words,
    buildSplit: async (frame, vocabulary, batches) => {
      const builder = createSplitBuilder(frame);
      for await (const some of vocabulary) builder.addWords(some);
      for await (const batch of batches) for (const product of batch) builder.add(product);
      return builder.finish();
    },
  });
  const search = (query: string, site: SiteCode = 'DE', more: object = {}) =>
    finder.search(site, { ...question, query, ...more });
  return { finder, search, versions, generations, prepared, faults, asked, before, changes };
};

const repeated = (times: number, title: string): string[] => Array.from({ length: times }, () => title);

describe('the products that the database finds', () => {
  it('[SRCH-11] are ranked and counted as those in memory', async () => {
    const { finder, search } = open(['Becher', 'Becher', 'Becher', 'Teller']);
    const { productIds, total, facets } = await search('becher');
    expect([productIds, total]).toEqual([numbered(1, 4), 3]);
    expect(facets.find(({ name }) => name === 'category')?.values).toMatchObject([
      { title: 'Category 1000', count: 2 },
      { title: 'Category 2000', count: 1 },
    ]);
    const suggestions = { typed: 'bech', mostTerms: 3, mostProducts: 2, at: 0 };
    const { products, searchTerms } = await finder.suggest('DE', suggestions);
    expect(products.map(({ id, title }) => [id, title])).toEqual([
      [idOf(1), 'Becher'],
      [idOf(2), 'Becher'],
    ]);
    expect(searchTerms.map(({ searchTerm }) => searchTerm)).toEqual(['becher']);
  });

  it('[SRCH-11] have each word of the query, or the words joined, or what stands for them', async () => {
    const { search, asked } = open(['blau Becher', 'blaubecher', 'blau Humpen', 'Becher', 'Glas']);
    const firstOf = async (query: string, count: number) => (await search(query)).productIds.slice(0, count).toSorted();
    expect(await firstOf('blau pott', 2)).toEqual([idOf(1), idOf(3)]);
    expect(await firstOf('blau becher', 2)).toEqual(numbered(1, 3));
    expect((await search('glases')).productIds).toEqual([idOf(5)]);
    expect(asked.words[0]?.toSorted()).toEqual(['becher', 'blau', 'blaubecher', 'humpen']);
  });

  it('[SRCH-11] leave out a word that the shop does not have', async () => {
    const { search, asked } = open(['Tee', 'Kaffee']);
    expect((await search('qqww tee')).productIds).toEqual([idOf(1)]);
    expect(asked.words).toEqual([['tee']]);
  });

  it.each(['qqww', '☕'])('are none, without a question, where the shop has no word of %j', async (query) => {
    const { search, asked } = open(['Tee']);
    expect((await search(query)).total).toBe(0);
    expect(asked.words).toEqual([]);
  });

  it('[SRCH-11] have a share of the words if few have all of them', async () => {
    const titles = ['rot Tee', ...repeated(20, 'rot'), ...repeated(3, 'Tee')];
    const { search } = open(titles);
    const { total, productIds } = await search('rot tee');
    // The frequent word alone is too little.
    expect([total, productIds[0]]).toEqual([4, idOf(1)]);
  });

  it('[SRCH-7] are counted, filtered and sorted without a limit, and the best of the most popular come first', async () => {
    const { search, asked } = open(repeated(4000, 'Becher'));
    const { total, facets, productIds } = await search('becher');
    expect([total, productIds.length]).toEqual([4000, 500]);
    expect([asked.compared, asked.read[0]?.length]).toEqual([[3000], 100]);
    expect(productIds.slice(0, 300)).toEqual(numbered(2701, 3001));
    expect(productIds.slice(300)).toEqual(numbered(1, 201));
    expect(facets.find(({ name }) => name === 'category')?.values.map(({ count }) => count)).toEqual([2, 3998]);
    const filters = [{ name: 'category', value: '1000' }];
    expect((await search('becher', 'DE', { filters })).productIds).toEqual(numbered(1, 3));
    expect((await search('becher', 'DE', { offset: 3990 })).productIds).toHaveLength(10);
  });

  it('[SRCH-7] are read of the database once for each word, and the live catalogue each time', async () => {
    const { search, asked } = open(['Becher', 'Becher blau', 'Becher rot', 'blau']);
    await search('becher');
    expect((await search('blau becher')).productIds[0]).toBe(idOf(2));
    expect((await search('becher')).total).toBe(3);
    expect(asked.words).toEqual([['becher'], ['blau'], []]);
  });

  it('[RUN-12] follow an update that has changed words since they were stored', async () => {
    const { search, changes } = open(['Becher', 'Becher', 'Becher', 'Teller']);
    changes.push(
      { number: 2, words: ['teller'] },
      { number: 3, words: [] },
      { number: 4, words: ['teller', 'becher'] },
    );
    expect((await search('becher')).productIds.toSorted()).toEqual([idOf(1), idOf(4)]);
    expect((await search('teller')).productIds.toSorted()).toEqual([idOf(2), idOf(4)]);
  });

  it('[SHOP-2] are all products if nothing is asked for, without a question', async () => {
    const { search, asked } = open(repeated(400, 'Becher'));
    expect((await search('')).total).toBe(400);
    expect((await search(' ', 'DE', { filters: [{ name: 'category', value: '1000' }] })).total).toBe(2);
    expect(asked.words).toEqual([]);
  });

  it('[SRCH-12] are those of the catalogue that has just replaced the one of the index', async () => {
    const { search, generations, prepared } = open(['Becher']);
    await search('becher');
    generations.live = 4;
    generations.known = 4;
    expect((await search('becher')).total).toBe(1);
    expect(prepared.filter((one) => isDeepStrictEqual(one, ['DE', 4]))).toHaveLength(1);
  });
});

describe('the words of a catalogue', () => {
  it('[SRCH-12] are prepared once for each version, which is the key', async () => {
    const { finder, search, versions, prepared } = open();
    expect(finder.cachekey('AT')).toBe('0');
    await Promise.all([search('tee', 'AT'), search('tee', 'AT')]);
    await search('tee', 'AT');
    const ofAt = () => prepared.filter((one) => isDeepStrictEqual(one, ['AT', 3])).length;
    expect([ofAt(), finder.cachekey('AT')]).toEqual([1, '1']);
    versions.set('AT', '2');
    await finder.refresh();
    expect([ofAt(), finder.cachekey('AT')]).toEqual([2, '2']);
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
    for (let round = 0; round < 6; round += 1) await finder.refresh();
    expect([finder.cachekey('AT'), faults.length]).toEqual(['1', 1]);
  });

  it('of the site in progress are waited for when the finder stops', async () => {
    const { finder, before, prepared } = open();
    before.set('DE', () => new Promise((resolve) => void setImmediate(resolve)));
    const round = finder.refresh();
    await finder.stop();
    expect(prepared).toEqual([['DE', 3]]);
    await round;
  });
});
