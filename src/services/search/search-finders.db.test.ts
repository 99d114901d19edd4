import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, type OwnDatabase } from '../../../tests/support/databases/databases.ts';
import { repositoryRoot } from '../../../tests/support/words/repository.ts';
import type { CatalogueItem, FeedRow } from '../../contracts/catalogue/feed.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { readContent } from '../../server/content/content-files.ts';
import { contentCategories, contentItems } from '../../server/content/content-items.ts';
import { createSearchBuilder } from '../../server/wiring/search/search-builder.ts';
import { createCatalogueRepository } from '../catalogue/catalogue.repository.ts';
import { createCatalogueService } from '../catalogue/catalogue.service.ts';
import { createImportRepository } from '../catalogue/import/import.repository.ts';
import { createImportService } from '../catalogue/import/import.service.ts';
import { createDatabaseFinder } from './database-finder.service.ts';
import { createMemoryFinder, type FinderParts } from './memory-finder.service.ts';
import { createPastQueriesRepository } from './past-queries.repository.ts';
import { askedAtLeast, createPastQueries, isCountable } from './past-queries.service.ts';
import { deQueries } from './queries/de.fixtures.ts';
import type { SearchFinder } from './search-finder.ts';
import { createSearchRepository } from './search.repository.ts';
import { createWordsRepository } from './words.repository.ts';

const now = new Date('2026-11-21T10:00:00Z');
const content = readContent(join(repositoryRoot, 'content'));
const items = [...contentItems(content, 'DE', now)];
const categories = contentCategories(content, 'DE');

describe.each(databases)('the search on $database', ({ openMigrated }) => {
  let own: OwnDatabase;
  const db = () => own.db;
  const take = async (site: SiteCode, some: readonly CatalogueItem[]) => {
    const importer = createImportService({
      repository: createImportRepository(db()),
      now: () => now,
      yieldToEventLoop: () => Promise.resolve(),
    });
    await importer.run({
      source: 'feed',
      site,
      rows: some.map((item): FeedRow => ({ kind: 'item', line: 0, item })),
      categories,
    });
  };
  // All articles of DE are taken in once: no test changes them.
  beforeAll(async () => {
    own = await openMigrated();
    await take('DE', items);
  });
  afterAll(() => own?.close());

  const open = async (kind: 'memory' | 'database') => {
    const catalogue = createCatalogueService({ repository: createCatalogueRepository(db()), hexOf: () => undefined });
    await catalogue.refresh(now);
    const faults: unknown[] = [];
    const parts: FinderParts = {
      version: catalogue.version,
      tree: catalogue.tree,
      synonyms: () => ({ kaffeemaschine: ['vollautomat', 'kapselmaschine'] }),
      pastQueries: async () => [],
      popularity: async () => new Map(),
      onFault: (_, fault) => faults.push(fault),
    };
    const repository = createSearchRepository(db());
    const builder = createSearchBuilder();
    const finder: SearchFinder =
      kind === 'memory'
        ? createMemoryFinder({ ...parts, repository, build: builder.build })
        : createDatabaseFinder({
            ...parts,
            repository,
            words: createWordsRepository(db()),
            buildSplit: builder.buildSplit,
          });
    const askOn = async (site: SiteCode, query: string, more: object = {}) =>
      finder.search(site, {
        query,
        offset: 0,
        limit: 5,
        sort: 'relevance',
        filters: [],
        at: now.getTime(),
        ...more,
      });
    const close = async () => {
      await finder.stop();
      await builder.stop();
      expect(faults).toEqual([]);
    };
    return { finder, catalogue, askOn, ask: (query: string, more?: object) => askOn('DE', query, more), close };
  };

  describe.each(['memory', 'database'] as const)('with its index in %s', (kind) => {
    let opened: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => {
      opened = await open(kind);
    });
    afterAll(() => opened?.close());

    it('[SRCH-11] finds what visitors type, with the same products in suggestions and results', async () => {
      const { finder, ask } = opened;
      const missed: string[] = [];
      for (const [, query, right] of deQueries) {
        const { productIds } = await ask(query);
        if (!right.split(' ').some((id) => productIds.includes(id))) missed.push(query);
      }
      expect(missed.length / deQueries.length, missed.join(', ')).toBeLessThan(0.1);
      const { products, searchTerms } = await finder.suggest('DE', {
        typed: 'espressota',
        mostTerms: 10,
        mostProducts: 5,
        at: now.getTime(),
      });
      expect(products.map(({ id }) => id)).toEqual((await ask('espressota')).productIds);
      expect(searchTerms[0]).toEqual({ searchTerm: 'espressotassen', prefix: '', match: 'espressota', suffix: 'ssen' });
    });

    it('[SRCH-7] filters, sorts and counts', async () => {
      const { ask } = opened;
      const all = await ask('kissen', { limit: 96 });
      const reduced = await ask('kissen', { limit: 96, filters: [{ name: 'reduced_price', value: 'true' }] });
      expect(all.total).toBeGreaterThan(0);
      expect(reduced.total).toBeLessThanOrEqual(all.total);
      expect(all.productIds).toHaveLength(all.total);
      expect((await ask('qqqqwwww')).total).toBe(0);
      expect((await ask('☕')).total).toBe(0);
    });

    it('[SRCH-7] counts, filters and sorts all hits of a frequent word, however many', async () => {
      const { catalogue, finder, askOn } = opened;
      const [first] = items;
      if (!first) throw new Error('there are no articles');
      const { sale: _sale, ...item } = first;
      const id = (place: number) => `H${String(place).padStart(4, '0')}`;
      const many = Array.from({ length: 420 }, (_, place) => ({
        ...item,
        id: id(place),
        productSourceId: id(place),
        title: `Bögre ${place}`,
        color: place % 3 === 0 ? 'kék' : 'zöld',
        priceMinor: 100_000 + place * 100,
      }));
      await take('HU', many);
      await catalogue.refresh(now);
      await finder.refresh();
      const all = await askOn('HU', 'bögre');
      expect(all.total).toBe(420);
      const colours = all.facets.find(({ name }) => name === 'colour')?.values;
      expect(colours?.map(({ title, count }) => [title, count])).toEqual([
        ['zöld', 280],
        ['kék', 140],
      ]);
      expect((await askOn('HU', 'bögre', { filters: [{ name: 'colour', value: 'kek' }] })).total).toBe(140);
      const ids = async (more: object) => (await askOn('HU', 'bögre', { limit: 96, ...more })).productIds;
      expect(await ids({ offset: 384 })).toHaveLength(36);
      const pages = await Promise.all([0, 96, 192, 288, 384].map((offset) => ids({ offset })));
      expect(new Set(pages.flat()).size).toBe(420);
      const up = await Promise.all([0, 384].map((offset) => ids({ offset, sort: 'price-up' })));
      const down = await Promise.all([0, 384].map((offset) => ids({ offset, sort: 'price-down' })));
      expect([up[0]?.[0], up[1]?.at(-1)]).toEqual([down[1]?.at(-1), down[0]?.[0]]);
    });

    it('[SHOP-2] lists all products where nothing is asked for, as category pages do', async () => {
      const { ask } = opened;
      const all = await ask('');
      expect(all.total).toBeGreaterThan(200);
      const department = all.facets.find(({ name }) => name === 'category')?.values[0];
      const within = await ask('', { filters: [{ name: 'category', value: department?.value }] });
      expect([within.total, within.productIds.length]).toEqual([department?.count, 5]);
    });

    // Neither a shared stem nor enough shared trigrams.
    it('[SRCH-11] finds a word by a form that looks unlike it', async () => {
      const { catalogue, finder, askOn } = opened;
      const [item] = items;
      if (!item) throw new Error('there are no articles');
      await take('CZ', [{ ...item, title: 'Konev', details: '', description: '' }]);
      await catalogue.refresh(now);
      await finder.refresh();
      expect((await askOn('CZ', 'konvích')).productIds).toHaveLength(1);
    });

    it('[SRCH-12] follows an import and changes the key', async () => {
      const { finder, catalogue, askOn } = opened;
      const cups = items.filter(({ productSourceId }) => productSourceId.startsWith('10221'));
      await take('AT', cups);
      await catalogue.refresh(now);
      await finder.refresh();
      const before = finder.cachekey('AT');
      expect((await askOn('AT', 'espressotassen')).productIds).toContain('102210002');
      await take(
        'AT',
        cups.filter(({ productSourceId }) => productSourceId !== '102210002'),
      );
      await catalogue.refresh(now);
      await finder.refresh();
      expect(finder.cachekey('AT')).not.toBe(before);
      expect((await askOn('AT', 'espressotassen')).productIds).not.toContain('102210002');
    });

    it('[SRCH-12] finds nothing on a site without products', async () => {
      expect(await opened.askOn('TR', 'kahve')).toMatchObject({ total: 0, productIds: [] });
    });
  });

  it('[SRCH-7] has the same totals and facets wherever the index is, for at least 94 queries of 100', async () => {
    const finders = { memory: await open('memory'), database: await open('database') };
    const filters = [{ name: 'reduced_price', value: 'true' }];
    const queries = [
      ...deQueries.map(([, query]) => query),
      'be',
      'kaffee',
      'mit',
      'tasse rot',
      'blaue tasse mit teller',
    ];
    const differ: string[] = [];
    for (const [place, query] of queries.entries()) {
      const more = place % 3 === 0 ? { filters } : {};
      const [here, there] = [await finders.memory.ask(query, more), await finders.database.ask(query, more)];
      const [ours, others] = [here, there].map(({ total, facets }) => JSON.stringify({ total, facets }));
      if (ours !== others) differ.push(`${query} ${here.total} ${there.total}`);
    }
    // The database splits a few words of the texts in another way.
    expect(differ.length / queries.length, differ.join(', ')).toBeLessThan(0.06);
    await finders.memory.close();
    await finders.database.close();
  });

  it('[SRCH-2] suggests past queries after enough different minutes, and forgets them after a month', async () => {
    const past = createPastQueries(createPastQueriesRepository(db()));
    const minutes = (count: number, query: string) => {
      for (let minute = 0; minute < count; minute += 1) {
        const at = new Date(now.getTime() + minute * 60_000);
        past.count('DE', { words: query, isFound: true }, at);
        past.count('DE', { words: query, isFound: true }, at);
      }
    };
    minutes(askedAtLeast, 'Blaue Tasse');
    minutes(askedAtLeast - 1, 'seltene Frage');
    await past.write(now);
    await past.write(now);
    expect(await past.frequent('DE', now)).toEqual([{ text: 'blaue tasse', count: askedAtLeast }]);
    expect(await past.frequent('AT', now)).toEqual([]);
    const monthLater = new Date(now.getTime() + 31 * 86_400_000);
    expect(await past.frequent('DE', monthLater)).toEqual([]);
    await past.tidyUp(monthLater);
    expect(await past.frequent('DE', now)).toEqual([]);
  });
});

describe('isCountable', () => {
  it.each([
    ['blaue tasse', true],
    ['t-shirt', true],
    ['yün atkı', true],
    ['anna@example.com', false],
    ['0171 2345678', false],
    ['500 g', false],
    ['wo ist mein paket von gestern', false],
    ['ab', false],
    ['x'.repeat(41), false],
  ])('of %j is %s', (query, is) => expect(isCountable(query)).toBe(is));
});
