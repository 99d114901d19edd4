import { describe, expect, it } from 'vitest';
import { titledProduct } from '../../../tests/support/shops/search-index.ts';
import type { Category } from '../../contracts/catalogue/catalogue.contract.ts';
import { siteCodes, type SiteCode } from '../../contracts/shop/site.contract.ts';
import { createIndexBuilder } from './engine/indexing/index-build.ts';
import type { IndexData, IndexedProduct, IndexFrame } from './engine/indexing/index-data.ts';
import { createMemoryFinder, type MemoryFinderParts } from './memory-finder.service.ts';

const category = (id: number, title: string, more: Partial<Category> = {}): Category => ({
  id,
  title,
  intro: '',
  url: '',
  children: [],
  ...more,
});
const cup = category(1100, 'Tassen', { parentId: 1000 });
const top = [category(1000, 'Küche', { children: [cup] }), category(2000, 'Mode')];
const question = { query: 'becher', offset: 0, limit: 5, sort: 'relevance', filters: [], at: 0 } as const;

/** A finder of nine catalogues with one product each, whose builds are counted and may be held up or fail. */
const open = (over: Partial<MemoryFinderParts> = {}) => {
  const versions = new Map<SiteCode, string>();
  const builds: SiteCode[] = [];
  const frames: IndexFrame[] = [];
  const faults: unknown[] = [];
  const read: unknown[] = [];
  /** what is done before the index of a site is built */
  const before = new Map<SiteCode, () => void | Promise<void>>();
  const finder = createMemoryFinder({
    version: (site) => versions.get(site) ?? '1',
    tree: async () => ({ top, byId: new Map() }),
    synonyms: () => ({ pott: ['becher'] }),
    pastQueries: async () => [{ text: 'becher blau', count: 20 }],
    popularity: async () => new Map([['000000001', 7]]),
    onFault: (site, fault) => faults.push([site, fault]),
    repository: {
      generation: async () => 3,
      async *products(site, generation, popularity): AsyncGenerator<readonly IndexedProduct[]> {
        builds.push(site);
        read.push([site, generation, [...popularity]]);
        await before.get(site)?.();
        yield [titledProduct(`Becher ${versions.get(site) ?? 1}`, 1, { categories: [1000, 1100] })];
      },
    },
    build: async (frame, batches): Promise<IndexData> => {
      frames.push(frame);
      const builder = createIndexBuilder(frame);
      for await (const batch of batches) for (const product of batch) builder.add(product);
      return builder.finish();
    },
    ...over,
  });
  const titles = async (site: SiteCode): Promise<readonly string[]> => {
    const asked = { typed: 'becher', mostTerms: 0, mostProducts: 5, at: 0 };
    return (await finder.suggest(site, asked)).products.map(({ title }) => title);
  };
  return { finder, versions, builds, frames, faults, read, before, titles };
};
const broken = new Error('it is broken');
/** A promise that is kept from outside. */
const gate = () => Promise.withResolvers<undefined>();

describe('the index in memory', () => {
  it('[SRCH-11] is built of the products, categories and words of its site', async () => {
    const { finder, frames, read } = open();
    await finder.refresh();
    expect(frames[0]).toEqual({
      language: 'de',
      locale: 'de-DE',
      categories: [
        { id: 1000, parentId: null, title: 'Küche' },
        { id: 1100, parentId: 1000, title: 'Tassen' },
        { id: 2000, parentId: null, title: 'Mode' },
      ],
      synonyms: { pott: ['becher'] },
      pastQueries: [{ text: 'becher blau', count: 20 }],
    });
    expect(read[0]).toEqual(['DE', 3, [['000000001', 7]]]);
  });

  it('[SRCH-7, SRCH-11] gives results with their categories, and as many suggestions as are asked for', async () => {
    const { finder } = open();
    const { productIds, facets } = await finder.search('DE', question);
    expect(productIds).toEqual(['000000001']);
    const categories = facets.find(({ name }) => name === 'category')?.values;
    expect(categories?.map(({ title, depth }) => [title, depth])).toEqual([
      ['Küche', 1],
      ['Tassen', 2],
    ]);
    const asked = { typed: 'becher', mostTerms: 5, mostProducts: 5, at: 0 };
    const { products, searchTerms } = await finder.suggest('DE', asked);
    expect([products.length, searchTerms.map(({ searchTerm }) => searchTerm)]).toEqual([
      1,
      expect.arrayContaining(['becher blau']),
    ]);
    expect(await finder.suggest('DE', { ...asked, mostTerms: 0, mostProducts: 0 })).toEqual({
      products: [],
      searchTerms: [],
    });
  });

  it('[SRCH-12] has the version of its catalogue as its key, and another one with each change', async () => {
    const { finder, versions, builds, titles } = open();
    expect(finder.cachekey('AT')).toBe('0');
    await finder.refresh();
    expect([finder.cachekey('AT'), builds]).toEqual(['1', siteCodes]);
    await finder.refresh();
    expect(builds).toHaveLength(siteCodes.length);
    versions.set('AT', '2');
    expect([finder.cachekey('AT'), await titles('AT')]).toEqual(['1', ['Becher 1']]);
    await finder.refresh();
    expect([finder.cachekey('AT'), await titles('AT')]).toEqual(['2', ['Becher 2']]);
    expect(builds.slice(siteCodes.length)).toEqual(['AT']);
  });

  it('is built once for all who wait for it, the site that a request waits for first', async () => {
    const { finder, builds, titles } = open();
    const all = await Promise.all([titles('TR'), titles('TR'), finder.refresh()]);
    expect(all[0]).toEqual(['Becher 1']);
    expect(builds).toEqual(['TR', ...siteCodes.filter((site) => site !== 'TR')]);
  });

  it('is built as urgent only until it is there', async () => {
    const { finder, versions, builds, titles } = open();
    await titles('TR');
    for (const site of siteCodes) versions.set(site, '2');
    builds.length = 0;
    await finder.refresh();
    expect(builds).toEqual(siteCodes);
  });

  it('is not replaced by products of two versions', async () => {
    const { finder, versions, before } = open();
    await finder.refresh();
    versions.set('AT', '2');
    before.set('AT', () => void versions.set('AT', '3'));
    await finder.refresh();
    expect(finder.cachekey('AT')).toBe('1');
    await finder.refresh();
    expect(finder.cachekey('AT')).toBe('3');
  });

  it('is there at last where the catalogue changes more often than an index can be built', async () => {
    const { finder, versions, before, titles } = open();
    let changes = 1;
    // As the stock of an article does: another version of the same generation.
    before.set('DE', () => void versions.set('DE', String((changes += 1))));
    await finder.refresh();
    expect(await titles('DE')).toEqual(['Becher 2']);
    before.delete('DE');
    await finder.refresh();
    expect(finder.cachekey('DE')).toBe('2');
  });

  it('has no products of two generations, not even as the first one', async () => {
    let generation = 3;
    const repository = {
      generation: async () => generation,
      async *products(): AsyncGenerator<readonly IndexedProduct[]> {
        generation += 1;
        yield [titledProduct('Becher', 1, { categories: [1000] })];
      },
    };
    const { finder } = open({ repository, version: () => String(generation) });
    await finder.refresh();
    expect(finder.cachekey('DE')).toBe('0');
  });

  it('is built once more for a request, where the round in progress has passed its site', async () => {
    const { finder, versions, before, titles } = open();
    const { promise, resolve } = gate();
    before.set('DE', () => void versions.set('DE', '2'));
    before.set('AT', () => promise);
    const round = finder.refresh();
    await new Promise(setImmediate);
    const asked = titles('DE');
    resolve(undefined);
    expect(await asked).toEqual(['Becher 2']);
    await round;
  });
});

describe('an index that cannot be built', () => {
  const failing = async () => {
    const opened = open();
    opened.before.set('AT', () => {
      throw broken;
    });
    await opened.finder.refresh();
    return opened;
  };

  it('is reported, and all others are built', async () => {
    const { finder, faults } = await failing();
    expect(faults).toEqual([['AT', broken]]);
    expect(siteCodes.map(finder.cachekey)).toEqual(siteCodes.map((site) => (site === 'AT' ? '0' : '1')));
  });

  it('is tried again after five rounds', async () => {
    const { finder, before } = await failing();
    before.clear();
    for (let round = 0; round < 5; round += 1) await finder.refresh();
    expect(finder.cachekey('AT')).toBe('0');
    await finder.refresh();
    expect(finder.cachekey('AT')).toBe('1');
    await finder.refresh();
    expect(finder.cachekey('AT')).toBe('1');
  });

  it('answers with 503', async () => {
    const { finder } = await failing();
    await expect(finder.search('AT', question)).rejects.toMatchObject({
      name: 'NoIndexError',
      message: 'there is no index of AT yet',
      statusCode: 503,
    });
  });
});

describe('a finder that is stopped', () => {
  it('waits for the index in progress, which counts no more, and builds no other', async () => {
    const { finder, builds, before, faults } = open();
    const { promise, resolve } = gate();
    before.set('DE', () => promise);
    const round = finder.refresh();
    await new Promise(setImmediate);
    const stopped = finder.stop().then(() => builds.length);
    resolve(undefined);
    expect([await stopped, finder.cachekey('DE'), faults]).toEqual([1, '0', []]);
    await round;
  });

  it('reports nothing that fails because of it', async () => {
    const { finder, before, faults } = open();
    const { promise, reject } = gate();
    before.set('DE', () => promise);
    const round = finder.refresh();
    await new Promise(setImmediate);
    const stopped = finder.stop();
    reject(broken);
    await Promise.all([stopped, round]);
    expect(faults).toEqual([]);
  });
});
