import { beforeEach, describe, expect, it } from 'vitest';
import { onBothDatabases } from '../../../../tests/support/databases/databases.ts';
import type { CatalogueItem, FeedRow, ImportOutcome } from '../../../contracts/catalogue/feed.contract.ts';
import { statement, type Database, type Queryable, type Statement } from '../../../lib/database.ts';
import { createCatalogueRepository } from '../catalogue.repository.ts';
import { createCatalogueService } from '../catalogue.service.ts';
import { feedItem } from './import.fixtures.ts';
import { createImportRepository } from './import.repository.ts';
import { createImportService, type ImportOptions } from './import.service.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const later = new Date('2026-11-21T12:00:00Z');
type Row = CatalogueItem | { readonly expired: string } | 'bad';

const rowsOf = (rows: readonly Row[]): FeedRow[] =>
  rows.map((row, place): FeedRow => {
    const line = place + 2;
    if (row === 'bad') return { kind: 'bad', bad: { line, reason: 'it is bad' } };
    return 'expired' in row ? { kind: 'expired', line, id: row.expired } : { kind: 'item', line, item: row };
  });

/** Ten products of two articles, in two categories. */
const article = (product: number, variant: 'a' | 'b', changes: Partial<CatalogueItem> = {}): CatalogueItem =>
  feedItem({
    id: `10111000${product}-${variant}`,
    productSourceId: `10111000${product}`,
    title: `Becher ${product}`,
    path: [product < 5 ? 'Küche' : 'Tisch'],
    size: variant,
    quantity: 5,
    ...changes,
  });
const whole = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((product) => [article(product, 'a'), article(product, 'b')]);
const numberOf = (product: number): string => `10111000${product}`;

onBothDatabases('an update of a feed', (db) => {
  let at = noon;
  const importerOn = (own: Database) =>
    createImportService({ repository: createImportRepository(own), now: () => at, yieldToEventLoop: async () => {} });
  const take = (rows: readonly Row[], options: Partial<ImportOptions> = {}, own = db()): Promise<ImportOutcome> =>
    importerOn(own).run({ site: 'DE', source: 'feed', rows: rowsOf(rows), ...options });
  const update = (rows: readonly Row[], options: Partial<ImportOptions> = {}, own = db()) =>
    take(rows, { isUpdate: true, ...options }, own);
  const openCatalogue = async () => {
    const catalogue = createCatalogueService({ repository: createCatalogueRepository(db()), hexOf: () => '#ffffff' });
    await catalogue.refresh(at);
    return catalogue;
  };
  const productOf = async (product: number) => {
    const answer = await (await openCatalogue()).product('DE', numberOf(product), { at, abTests: {} });
    return answer.kind === 'product' ? answer.product : answer.kind;
  };
  const select = <T>(text: string) => db().query<T>(statement('', text));
  const tables = [
    'catalogue_state order by site',
    'category order by category_id',
    'product order by product_id',
    'article order by product_id, tcm',
    'picture_mention order by name',
    'price_point order by source_id, valid_from',
    'product_number order by product_id',
    'category_number order by path',
    'catalogue_import order by site',
  ];
  const everything = () => Promise.all(tables.map((table) => select(`select * from ${table}`)));
  const partitions = () =>
    select("select 1 from pg_inherits where inhparent in ('product'::regclass, 'article'::regclass)");

  beforeEach(async () => {
    at = noon;
    await importerOn(db()).tidyUp();
    await take(whole);
    at = later;
    await importerOn(db()).tidyUp();
  });

  it('[RUN-12] changes, adds and ends articles, and leaves all others as they are', async () => {
    const others =
      "select * from article where source_id like '10111000_-b' and product_id not in ('101110000', '101110009') order by 1, 3, 4";
    const before = await select(others);
    const outcome = await update([
      article(1, 'a', { priceMinor: 990 }),
      article(2, 'a'),
      feedItem({ id: 'N1', productSourceId: '202220000', title: 'Kanne', path: ['Neu', 'Kannen'] }),
      { expired: '101110000-b' },
      { expired: '101110009-a' },
      { expired: '101110009-b' },
      { expired: 'never-sold' },
    ]);
    expect(outcome).toEqual({
      ok: true,
      report: { items: 3, bad: 0, faults: [], expired: 4, update: { added: 1, changed: 1, gone: 3 } },
    });
    expect(await select(others)).toEqual(before);
    expect(await productOf(1)).toMatchObject({ articles: [{ price: { now: { amountMinor: 990 } } }, {}] });
    expect(await productOf(0)).toMatchObject({ articles: [{ tcm: 'a' }] });
    expect(await productOf(9)).toBe('gone');
    const catalogue = await openCatalogue();
    expect(await catalogue.product('DE', '202220000', { at, abTests: {} })).toMatchObject({ kind: 'product' });
    expect(await catalogue.count('DE')).toBe(10);
  });

  it('[RUN-12] handles only what the update names: its statements do not grow with the catalogue', async () => {
    const sent = new Map<string, number>();
    const counting = (inner: Queryable): Queryable => ({
      query: async <T>(one: Statement, values?: readonly unknown[]) => {
        const rows = await inner.query<T>(one, values);
        sent.set(one.name, (sent.get(one.name) ?? 0) + Math.max(1, rows.length));
        return rows;
      },
    });
    const noted = (inner: Database): Database => ({
      ...inner,
      ...counting(inner),
      transaction: (work, kind) => inner.transaction((tx) => work(counting(tx)), kind),
    });
    const few = [article(1, 'a', { priceMinor: 990 }), article(7, 'b', { priceMinor: 990 })];
    const handled = async (): Promise<number> => {
      sent.clear();
      expect(await update(few, {}, noted(db()))).toMatchObject({ ok: true, report: { items: 2 } });
      return [...sent.values()].reduce((sum, count) => sum + count, 0);
    };
    const small = await handled();
    const many = Array.from({ length: 600 }, (_, n) =>
      feedItem({ id: `M${n}`, productSourceId: `M${n}`, path: ['Viele'] }),
    );
    await take([...whole, ...many]);
    // The second time the prices are as before.
    expect(await handled()).toBeLessThanOrEqual(small + 3);
  });

  it('[RUN-12] changes nothing when a statement of it fails', async () => {
    const before = await everything();
    const failing: Database = {
      ...db(),
      transaction: (work, kind) =>
        db().transaction(
          (tx) =>
            work({
              query: (one, values) => {
                if (one.name === 'update-tell') throw new Error('the disk is full');
                return tx.query(one, values);
              },
            }),
          kind,
        ),
    };
    await expect(
      update([article(1, 'a', { priceMinor: 990 }), { expired: '101110002-a' }], {}, failing),
    ).rejects.toThrow('the disk is full');
    expect(await everything()).toEqual(before);
    expect(await partitions()).toHaveLength(2);
  });

  describe('[RUN-12] refuses', () => {
    it.each<[string, readonly Row[], object]>([
      [
        'more than one bad row in ten',
        [article(1, 'a', { priceMinor: 1 }), 'bad'],
        { code: 'TOO_MANY_BAD', report: { items: 1, bad: 1 } },
      ],
      [
        'an id that both stays and ends',
        [article(1, 'a', { priceMinor: 1 }), { expired: '101110001-a' }],
        {
          code: 'TOO_MANY_BAD',
          report: { faults: [{ line: 3, id: '101110001-a', reason: 'this id occurs more than once' }] },
        },
      ],
      [
        'a name that another article of the product keeps',
        [article(1, 'a', { id: 'a' })],
        {
          code: 'TOO_MANY_BAD',
          report: { items: 0, faults: [{ line: 2, id: 'a', reason: 'another article of its product has this name' }] },
        },
      ],
    ])('%s', async (_, rows, outcome) => {
      const before = await everything();
      expect(await update(rows)).toMatchObject({ ok: false, ...outcome });
      expect(await everything()).toEqual(before);
      expect(await partitions()).toHaveLength(2);
    });

    it('a site that sells nothing, or what the content holds', async () => {
      expect(await update([article(1, 'a')], { site: 'AT' })).toEqual({ ok: false, code: 'NO_FEED' });
      await take([article(1, 'a')], { site: 'CH', source: 'content' });
      expect(await update([article(1, 'a')], { site: 'CH' })).toEqual({ ok: false, code: 'NO_FEED' });
    });

    it('more rows than one transaction takes', async () => {
      const most = createImportRepository(db()).pace.updateRows;
      async function* tooMany(): AsyncGenerator<FeedRow> {
        for (let n = 0; n <= most; n += 1) yield { kind: 'expired', line: n + 2, id: `X${n}` };
      }
      expect(await update([], { rows: tooMany() })).toEqual({ ok: false, code: 'TOO_LARGE', rowsAtMost: most });
    });
  });

  it('[RUN-12] a trial says the same and changes nothing', async () => {
    const rows = [
      article(1, 'a', { priceMinor: 990 }),
      article(2, 'a', { id: 'neu', productSourceId: 'neu' }),
      { expired: '101110003-a' },
    ];
    const before = await everything();
    const trial = await update(rows, { isTrial: true });
    expect(await everything()).toEqual(before);
    const done = await update(rows);
    expect(trial).toEqual({ ok: true, report: { ...(done.ok ? done.report : {}), isTrial: true } });
    expect(done).toHaveProperty('report.update', { added: 1, changed: 1, gone: 1 });
    const again = await everything();
    expect(await take([article(1, 'a')], { isTrial: true })).toMatchObject({
      ok: true,
      report: { items: 1, isTrial: true },
    });
    expect(await everything()).toEqual(again);
  });

  it('[RUN-12] an update without rows is none', async () => {
    const before = await everything();
    expect(await update([])).toMatchObject({
      ok: true,
      report: { items: 0, update: { added: 0, changed: 0, gone: 0 } },
    });
    expect((await everything()).slice(1)).toEqual(before.slice(1));
  });

  describe('[RUN-12] what follows from it:', () => {
    it('the lowest price of 30 days comes from the history, and the history goes on', async () => {
      await update([article(1, 'a', { priceMinor: 1990 })]);
      at = new Date('2026-11-22T12:00:00Z');
      await update([article(1, 'a', { priceMinor: 1990, sale: { amountMinor: 990 } })]);
      expect(await select("select lowest30_minor from article where source_id = '101110001-a'")).toEqual([
        { lowest30_minor: 1290 },
      ]);
      expect(
        await select("select amount_minor from price_point where source_id = '101110001-a' order by valid_from"),
      ).toEqual([1290, 1990, 990].map((amount_minor) => ({ amount_minor })));
      expect(await select('select settled from catalogue_state')).toEqual([{ settled: true }]);
    });

    it('categories without products are gone, new ones stand behind the others, and lists know it at once', async () => {
      const catalogue = await openCatalogue();
      const titles = async () => {
        await catalogue.refresh(at);
        return (await catalogue.tree('DE')).top.map(({ title }) => title);
      };
      expect(await titles()).toEqual(['Küche', 'Tisch']);
      await update(
        [0, 1, 2, 3, 4].flatMap((n) => [article(n, 'a', { path: ['Neu'] }), article(n, 'b', { path: ['Neu'] })]),
      );
      expect(await titles()).toEqual(['Tisch', 'Neu']);
    });

    it('scheduled prices are known at once', async () => {
      const catalogue = await openCatalogue();
      expect(catalogue.nextSwitch('DE', at)).toBeUndefined();
      const from = new Date('2026-12-01T00:00:00Z');
      await update([article(1, 'a', { sale: { amountMinor: 990, from, to: new Date('2026-12-02T00:00:00Z') } })]);
      await catalogue.refresh(at);
      expect(catalogue.nextSwitch('DE', at)).toEqual(from);
    });

    it('stock is the one of the update, and articles that it does not name keep theirs', async () => {
      await select('update article set quantity = 1');
      await update([article(1, 'a', { quantity: 7 })]);
      expect(await select('select quantity, count(*)::int as articles from article group by 1 order by 1')).toEqual([
        { quantity: 1, articles: 19 },
        { quantity: 7, articles: 1 },
      ]);
    });

    it('an article that moves to another product leaves none without articles behind', async () => {
      await update([
        article(8, 'a', { productSourceId: '101110009' }),
        article(8, 'b', { productSourceId: '101110009' }),
      ]);
      expect(await productOf(8)).toBe('gone');
      expect(await productOf(9)).toHaveProperty('articles.length', 4);
    });

    it('pictures that it names are fetched, the first ones of a site too', async () => {
      const source = (name: string) => ({ name, address: `https://pictures.example/${name}.jpg` });
      const pictures = () => select('select name, asked from picture_mention order by name');
      expect(await update([article(1, 'a', { sources: [source('one')] })])).toHaveProperty('report.pictures', 1);
      expect(await pictures()).toEqual([{ name: 'one', asked: false }]);
      await select('update picture_mention set asked = true');
      await update([article(2, 'a', { sources: [source('one'), source('two')] })]);
      expect(await pictures()).toEqual(['one', 'two'].map((name) => ({ name, asked: false })));
    });

    it('a whole feed afterwards has the last word', async () => {
      await update([article(1, 'a', { title: 'Neu' }), { expired: '101110002-a' }]);
      await take(whole);
      expect(await productOf(1)).toMatchObject({ title: 'Becher 1' });
      expect(await productOf(2)).toHaveProperty('articles.length', 2);
      expect(await select('select count(*)::int as points from price_point')).toEqual([{ points: 20 }]);
    });
  });
});
