import { describe, expect, it } from 'vitest';
import { onBothDatabases } from '../../../../tests/support/databases/databases.ts';
import type { FeedRow } from '../../../contracts/catalogue/feed.contract.ts';
import { statement, type Database } from '../../../lib/database.ts';
import { feedItem } from './import.fixtures.ts';
import { createImportRepository } from './import.repository.ts';
import { createImportService } from './import.service.ts';

const at = new Date('2026-11-20T12:00:00Z');
const products = 500;
const articles = 4 * products;
const source = (name: string) => ({ name, address: `https://pictures.example/${name}.jpg` });

/** Four articles of each product, far apart as in the worst feed, each with a picture of its product and a common one. */
const rows = Array.from({ length: articles }, (_, place): FeedRow => {
  const product = `K${place % products}`;
  return {
    kind: 'item',
    line: place + 1,
    item: feedItem({
      id: `${product}-${Math.floor(place / products)}`,
      productSourceId: product,
      sources: [source(`own-${place % products}`), source('common')],
      ...(place % 5 === 0 ? { sale: { amountMinor: 990 } } : {}),
    }),
  };
});

onBothDatabases('what an import sends', (db) => {
  /** Notes the values of each statement by the statement's name. */
  const noting = (
    inner: Database,
    sent: Map<string, (readonly unknown[])[]>,
    onStatement: (values: readonly unknown[]) => void = () => {},
  ): Database => ({
    ...inner,
    query: (one, values = []) => {
      const name = one.name || one.text.split(' ', 2).join(' ');
      sent.set(name, [...(sent.get(name) ?? []), values]);
      onStatement(values);
      return inner.query(one, values);
    },
  });
  const importAll = async () => {
    const sent = new Map<string, (readonly unknown[])[]>();
    const repository = createImportRepository(noting(db(), sent));
    const outcome = await createImportService({
      repository,
      now: () => at,
      yieldToEventLoop: async () => {},
    }).run({ site: 'DE', source: 'feed', rows });
    expect(outcome).toEqual({ ok: true, report: { items: articles, bad: 0, faults: [], pictures: products + 1 } });
    const listsIn = (name: string, place: number): unknown[] =>
      (sent.get(name) ?? []).flatMap((values) => {
        const value = values[place];
        return (typeof value === 'string' ? JSON.parse(value) : value) as unknown[]; // lists in all statements below
      });
    const times = (name: string): number => sent.get(name)?.length ?? 0;
    return { sent, listsIn, times, pace: repository.pace };
  };

  describe('a feed whose products lie far apart', () => {
    it('sends each product, article and picture once, and asks for each number once', async () => {
      const { listsIn } = await importAll();
      expect(listsIn('import-products', 2)).toHaveLength(products);
      expect(listsIn('import-articles', 2)).toHaveLength(articles);
      expect(listsIn('import-pictures', 2)).toHaveLength(products + 1);
      expect(listsIn('import-numbers-of', 1)).toHaveLength(products);
      expect(listsIn('import-numbers-taken', 1)).toHaveLength(products);
    });

    it('needs few statements a batch, and as few for the history', async () => {
      const { sent, times, pace } = await importAll();
      // The first batches are smaller, each twice the one before.
      const starting = Math.log2(pace.rows / pace.firstRows);
      const batches = Math.ceil(articles / pace.rows) + starting;
      const withNews = Math.ceil(products / pace.rows) + starting;
      expect(times('import-articles')).toBeLessThanOrEqual(batches);
      expect(times('import-numbers-of')).toBeLessThanOrEqual(withNews + 1);
      expect(times('import-products')).toBeLessThanOrEqual(products / pace.products + withNews);
      const slices = Math.ceil(articles / pace.prices);
      expect(times('import-points')).toBe(slices);
      const all = [...sent.values()].reduce((sum, list) => sum + list.length, 0);
      const fixed = 40; // claims, partitions, categories, the switch
      expect(all).toBeLessThanOrEqual(fixed + 3 * batches + 3 * slices + products / pace.products + 3 * withNews);
    });

    it('[RUN-12] handles few rows between two turns of the event loop, fewer at first', async () => {
      const turns: number[] = [0];
      const rowsIn = (value: unknown): number => {
        const list: unknown = typeof value === 'string' && value.startsWith('[') ? JSON.parse(value) : value;
        return Array.isArray(list) ? list.length : 0;
      };
      const repository = createImportRepository(
        noting(db(), new Map(), (values) => {
          turns.push((turns.pop() ?? 0) + values.map(rowsIn).reduce((sum, count) => sum + count, 0));
        }),
      );
      const yieldToEventLoop = async () => void turns.push(0);
      const importer = createImportService({ repository, now: () => at, yieldToEventLoop });
      expect(await importer.run({ site: 'DE', source: 'feed', rows })).toMatchObject({ ok: true });
      const { pace } = repository;
      // The products of a batch, asked for by source and by number, and prices of articles on sale; or the rows of one statement.
      expect(Math.max(...turns)).toBeLessThanOrEqual(3 * pace.rows * (pace.isTogether ? 2 : 1));
      const busy = turns.filter((count) => count > 0);
      expect(Math.max(...busy.slice(0, 3))).toBeLessThanOrEqual(3 * pace.firstRows);
      // Each batch is read, its products and its articles are written, in turns of their own.
      expect(busy.length).toBeGreaterThanOrEqual(3 * Math.floor(products / pace.rows));
    });

    it('knows all numbers the second time', async () => {
      await importAll();
      const { listsIn } = await importAll();
      expect(listsIn('import-numbers-of', 1)).toHaveLength(products);
      expect(listsIn('import-numbers-taken', 1)).toEqual([]);
      expect(listsIn('import-points', 1)).toEqual([]);
    });
  });

  it('a batch that fails ends the import, and nothing is left of it', async () => {
    const repository = createImportRepository(db());
    let batches = 0;
    const failing = {
      ...repository,
      addArticles: async (...given: Parameters<typeof repository.addArticles>) => {
        batches += 1;
        if (batches === 2) throw new Error('the disk is full');
        return repository.addArticles(...given);
      },
    };
    const importer = createImportService({ repository: failing, now: () => at, yieldToEventLoop: async () => {} });
    await expect(importer.run({ site: 'DE', source: 'feed', rows })).rejects.toThrow('the disk is full');
    expect(batches).toBe(2);
    const left = statement('', 'select 1 from pg_inherits where inhparent = any($1::regclass[])');
    expect(await db().query(left, [['product', 'article', 'picture_mention']])).toEqual([]);
    expect(await db().query(statement('', 'select * from catalogue_import'))).toEqual([]);
  });
});
