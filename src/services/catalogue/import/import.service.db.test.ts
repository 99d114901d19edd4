import { beforeEach, describe, expect, it } from 'vitest';
import { onBothDatabases } from '../../../../tests/support/databases/databases.ts';
import type { CatalogueItem, FeedRow, ImportOutcome } from '../../../contracts/catalogue/feed.contract.ts';
import { statement } from '../../../lib/database.ts';
import { createCatalogueRepository } from '../catalogue.repository.ts';
import { createCatalogueService } from '../catalogue.service.ts';
import { feedItem as item } from './import.fixtures.ts';
import { createImportRepository } from './import.repository.ts';
import { createImportService, type ImportOptions } from './import.service.ts';

const day = (offset: number): Date => new Date(Date.UTC(2026, 10, 20, 12) + offset * 86_400_000);

onBothDatabases('the import', (db) => {
  let at = day(0);
  const moment = () => ({ at, abTests: {} });
  const importer = () =>
    createImportService({ repository: createImportRepository(db()), now: () => at, yieldToEventLoop: async () => {} });
  const rowsOf = (items: readonly (CatalogueItem | 'bad')[]): FeedRow[] =>
    items.map((row, place) =>
      row === 'bad'
        ? { kind: 'bad', bad: { line: place + 1, reason: 'it is bad' } }
        : { kind: 'item', line: place + 1, item: row },
    );
  const take = (
    items: readonly (CatalogueItem | 'bad')[],
    options: Partial<ImportOptions> = {},
  ): Promise<ImportOutcome> => importer().run({ site: 'DE', source: 'feed', rows: rowsOf(items), ...options });
  const openCatalogue = async () => {
    const catalogue = createCatalogueService({ repository: createCatalogueRepository(db()), hexOf: () => '#ffffff' });
    await catalogue.refresh(at);
    return catalogue;
  };
  const productOf = async (id: string) => {
    const answer = await (await openCatalogue()).product('DE', id, moment());
    return answer.kind === 'product' ? answer.product : answer.kind;
  };
  const partitions = async () =>
    (
      await db().query<{ name: string }>(
        statement(
          '',
          "select inhrelid::regclass::text as name from pg_inherits where inhparent in ('product'::regclass, 'article'::regclass) order by 1",
        ),
      )
    ).map(({ name }) => name);

  beforeEach(async () => {
    at = day(0);
    await importer().tidyUp();
  });

  describe('[RUN-3] a row is an article, its group the product', () => {
    it('also where rows of a product lie far apart', async () => {
      const items = [0, 1].flatMap((variant) =>
        Array.from({ length: 150 }, (_, n) =>
          item({ id: `K${n}-${variant}`, productSourceId: `K${n}`, title: `Becher ${n}`, size: `${variant}` }),
        ),
      );
      expect(await take(items)).toEqual({ ok: true, report: { items: 300, bad: 0, faults: [] } });
      const catalogue = await openCatalogue();
      const asked = items.map(({ productSourceId }) => productSourceId);
      const numbers = await catalogue.productNumbers('DE', asked);
      const product = await productOf(numbers.get('K149') ?? '');
      expect([numbers.size, product]).toMatchObject([150, { title: 'Becher 149', sizes: ['0', '1'] }]);
      expect(product).toHaveProperty('articles.length', 2);
    });

    it('the first row says what the product is called', async () => {
      await take([
        item({ id: '101110001-a', productSourceId: '101110001', title: 'Erster' }),
        item({ id: '101110001-b', productSourceId: '101110001', title: 'Zweiter' }),
      ]);
      expect(await productOf('101110001')).toMatchObject({ title: 'Erster', articles: [{ tcm: 'a' }, { tcm: 'b' }] });
    });

    it('an id that occurs twice is left out the second time, near or far', async () => {
      const many = Array.from({ length: 250 }, (_, n) => item({ id: `K${n}`, productSourceId: `K${n}` }));
      const outcome = await take([...many, item({ id: 'K0', productSourceId: 'K0' }), many[249] ?? item({})]);
      expect(outcome).toMatchObject({ ok: true, report: { items: 250, bad: 2 } });
      expect(outcome).toHaveProperty('report.faults', [
        { line: 251, id: 'K0', reason: 'this id occurs more than once' },
        { line: 252, id: 'K249', reason: 'this id occurs more than once' },
      ]);
    });
  });

  describe('[RUN-3] all or nothing', () => {
    const before = [item({ id: '101110001', productSourceId: '101110001', title: 'Vorher' })];
    const nineGood = Array.from({ length: 9 }, (_, n) => item({ id: `N${n}`, productSourceId: `N${n}`, path: ['A'] }));
    const state = async () => {
      const tables = [
        'catalogue_state',
        'category',
        'category_number',
        'product_number',
        'price_point',
        'catalogue_import',
      ];
      const content = [];
      for (const table of tables)
        content.push(await db().query(statement('', `select * from ${table} order by 1, 2, 3`)));
      return { content, partitions: await partitions() };
    };
    async function* breaksOff(): AsyncGenerator<FeedRow> {
      yield* rowsOf(nineGood);
      throw new Error('the line was cut');
    }
    async function* rowsAfter(work: () => Promise<unknown>): AsyncGenerator<FeedRow> {
      await work();
      yield* rowsOf(nineGood);
    }
    beforeEach(async () => void (await take(before)));

    it('one bad row in ten is left out', async () => {
      expect(await take([...nineGood, 'bad'])).toEqual({
        ok: true,
        report: { items: 9, bad: 1, faults: [{ line: 10, reason: 'it is bad' }] },
      });
    });

    it('more than one in ten refuses the feed and changes nothing', async () => {
      const unchanged = await state();
      expect(await take([...nineGood, 'bad', 'bad'])).toMatchObject({
        ok: false,
        code: 'TOO_MANY_BAD',
        report: { items: 9, bad: 2 },
      });
      expect(await state()).toEqual(unchanged);
      expect(await productOf('101110001')).toMatchObject({ title: 'Vorher' });
    });

    it.each([
      [99, 11, true],
      [98, 11, false],
    ])('%s good rows with %s bad ones: %s', async (good, bad, ok) => {
      const items = Array.from({ length: good }, (_, n) => item({ id: `N${n}`, productSourceId: `N${n}` }));
      expect(await take([...items, ...Array.from({ length: bad }, () => 'bad' as const)])).toMatchObject({ ok });
    });

    it('a feed without articles changes nothing', async () => {
      const unchanged = await state();
      expect(await take([])).toMatchObject({ ok: false, code: 'EMPTY' });
      expect(await take(['bad'])).toMatchObject({ ok: false, code: 'TOO_MANY_BAD' });
      expect(await state()).toEqual(unchanged);
    });

    it('a source that breaks off changes nothing', async () => {
      const unchanged = await state();
      await expect(take([], { rows: breaksOff() })).rejects.toThrow('the line was cut');
      expect(await state()).toEqual(unchanged);
    });

    it('a hundred faults are reported, all are counted', async () => {
      const outcome = await take(Array.from({ length: 150 }, () => 'bad' as const));
      expect(outcome).toMatchObject({ code: 'TOO_MANY_BAD', report: { bad: 150 } });
      expect(outcome).toHaveProperty('report.faults.length', 100);
    });

    it('one import of a site at a time; one that holds the site and is silent for a minute is taken over', async () => {
      const letGo = await db().hold('import DE');
      await db().query(statement('', "insert into catalogue_import values ('DE', 4711, $1)"), [at]);
      expect(await take(nineGood)).toEqual({ ok: false, code: 'BUSY' });
      at = new Date(at.getTime() + 61_000);
      expect(await take(nineGood)).toMatchObject({ ok: true });
      await letGo?.();
    });

    it('the lock that a killed process left behind does not block the next import', async () => {
      await db().query(statement('', "insert into catalogue_import values ('DE', 4711, $1)"), [at]);
      expect(await take(nineGood)).toMatchObject({ ok: true });
    });

    it('of two imports at the same time one runs and the other returns BUSY', async () => {
      const rows = rowsAfter(async () => expect(await take(nineGood)).toEqual({ ok: false, code: 'BUSY' }));
      expect(await take([], { rows })).toMatchObject({ ok: true });
    });

    it('one that was taken over sells nothing any more', async () => {
      const rows = rowsAfter(() => db().query(statement('', 'delete from catalogue_import')));
      await expect(take([], { rows })).rejects.toThrow('another import of this site has taken over');
      expect(await productOf('101110001')).toMatchObject({ title: 'Vorher' });
    });

    it('a site that has been filled meanwhile is left alone where only an empty one is to be filled', async () => {
      expect(await take(nineGood, { site: 'AT', onlyWhenEmpty: true })).toMatchObject({ ok: true });
      expect(await take(before, { site: 'AT', onlyWhenEmpty: true })).toEqual({ ok: false, code: 'BUSY' });
      expect(await take(before, { site: 'AT' })).toMatchObject({ ok: true });
    });

    it('the old catalogue stays while requests may still read it, and is then deleted', async () => {
      const first = await partitions();
      await take(nineGood);
      expect(await partitions()).toEqual(expect.arrayContaining(first));
      await importer().tidyUp();
      expect(await partitions()).toHaveLength(4);
      at = new Date(at.getTime() + 16_000);
      await importer().tidyUp();
      expect(await partitions()).toHaveLength(2);
      expect(await db().query(statement('', 'select distinct generation from category'))).toHaveLength(1);
    });
  });

  describe('[RUN-3] a feed is the whole catalogue of its site', () => {
    it('a removed product is gone, one that never existed is unknown, and one that returns keeps its number', async () => {
      await take([item({ id: 'K1', productSourceId: 'K1' }), item({ id: 'K2', productSourceId: 'K2' })]);
      const numbers = await (await openCatalogue()).productNumbers('DE', ['K1', 'K2']);
      const [one = '', two = ''] = [numbers.get('K1'), numbers.get('K2')];
      at = day(1);
      await take([item({ id: 'K2', productSourceId: 'K2' })]);
      expect(await productOf(one)).toBe('gone');
      expect(await productOf('999999999')).toBe('unknown');
      const catalogue = await openCatalogue();
      expect(
        await catalogue.facts(
          'DE',
          [
            { productId: one, tcm: 'K1' },
            { productId: two, tcm: 'K2' },
          ],
          moment(),
        ),
      ).toEqual([undefined, expect.objectContaining({ productId: two })]);
      at = day(2);
      await take([item({ id: 'K1', productSourceId: 'K1' })]);
      expect(await productOf(one)).toMatchObject({ productId: one });
    });

    it('of no other site', async () => {
      await take([item({ id: 'K1', productSourceId: 'K1' })]);
      await take([item({ id: 'K2', productSourceId: 'K2' })], { site: 'AT' });
      const catalogue = await openCatalogue();
      const numbers = await catalogue.productNumbers('DE', ['K1', 'K2']);
      expect([...numbers.keys()]).toEqual(['K1']);
      expect(await catalogue.product('AT', numbers.get('K1') ?? '', moment())).toEqual({ kind: 'unknown' });
    });

    it('the version changes with each import', async () => {
      await take([item({ id: 'K1', productSourceId: 'K1' })]);
      const catalogue = await openCatalogue();
      const [de, at2] = [catalogue.version('DE'), catalogue.version('AT')];
      expect(await catalogue.refresh(at)).toBe(false);
      await take([item({ id: 'K1', productSourceId: 'K1' })]);
      expect(await catalogue.refresh(at)).toBe(true);
      expect(catalogue.version('DE')).not.toBe(de);
      expect(catalogue.version('AT')).toBe(at2);
    });
  });

  describe('[PROD-1] numbers are kept for good', () => {
    it('nine digits stay; a number that is taken is not assigned to another product', async () => {
      await db().query(statement('', "insert into product_number values ('DE', 'somebody', '101110002', $1)"), [at]);
      await take(['101110001', '101110002', 'K3'].map((id) => item({ id, productSourceId: id })));
      const numbers = await (await openCatalogue()).productNumbers('DE', ['101110001', 'K3', 'somebody', 'nobody']);
      expect(numbers.get('101110001')).toBe('101110001');
      expect(numbers.get('K3')).toMatch(/^\d{9}$/);
      expect(numbers.get('somebody')).toBe('101110002');
      expect(numbers.has('nobody')).toBe(false);
      const all = await db().query<{ product_id: string }>(statement('', 'select product_id from product_number'));
      expect(new Set(all.map((row) => row.product_id)).size).toBe(4);
    });
  });

  describe('[RUN-3] categories come from product_type', () => {
    const inCategory = (id: string, ...path: string[]) => item({ id, productSourceId: id, path });

    it('paths keep their numbers; intro and picture of the content stay', async () => {
      const categories = new Map([
        ['Kaffee', { id: 1000, intro: 'Guten Morgen.', picture: 'kaffee' }],
        ['Kaffee > Bohnen', { id: 1100, intro: 'Ganz.' }],
      ]);
      await take([inCategory('K1', 'Kaffee', 'Bohnen')], { categories });
      await take([
        inCategory('K1', 'Kaffee', 'Bohnen'),
        inCategory('K2', 'Kaffee', 'Gemahlen'),
        inCategory('K3', 'Tee'),
      ]);
      const tree = await (await openCatalogue()).tree('DE');
      expect(tree.top.map(({ id, title, intro, picture }) => ({ id, title, intro, picture }))).toEqual([
        { id: 1000, title: 'Kaffee', intro: 'Guten Morgen.', picture: 'kaffee' },
        { id: 10_002, title: 'Tee', intro: '', picture: undefined },
      ]);
      expect(tree.top[0]?.children.map(({ id, title, intro }) => [id, title, intro])).toEqual([
        [1100, 'Bohnen', 'Ganz.'],
        [10_001, 'Gemahlen', ''],
      ]);
      await take([inCategory('K3', 'Tee'), inCategory('K2', 'Kaffee', 'Gemahlen')]);
      const again = await (await openCatalogue()).tree('DE');
      expect(again.top.map(({ id }) => id)).toEqual([10_002, 1000]);
      expect(again.top[1]?.children.map(({ id }) => id)).toEqual([10_001]);
    });

    it('those of the content stand in its order, also while nothing is sold in them', async () => {
      const categories = new Map([
        ['Tee', { id: 2000, intro: '' }],
        ['Kaffee', { id: 1000, intro: '' }],
        ['Kaffee > Bohnen', { id: 1100, intro: '' }],
      ]);
      await take([inCategory('K1', 'Kaffee', 'Bohnen')], { categories });
      expect((await (await openCatalogue()).tree('DE')).top.map(({ id }) => id)).toEqual([2000, 1000]);
    });

    it('products stand in every level of their path, in the order of the feed', async () => {
      await take([
        inCategory('101110009', 'A', 'B', 'C'),
        inCategory('101110001', 'A', 'B'),
        inCategory('101110005', 'A'),
      ]);
      const catalogue = await openCatalogue();
      const [a] = (await catalogue.tree('DE')).top;
      const ids = async (id = 0) =>
        (await catalogue.inCategory('DE', id, window(0, 10), moment())).tiles.map(({ productId }) => productId);
      expect(await ids(a?.id)).toEqual(['101110009', '101110001', '101110005']);
      expect(await ids(a?.children[0]?.id)).toEqual(['101110009', '101110001']);
      expect(await ids(a?.children[0]?.children[0]?.id)).toEqual(['101110009']);
    });

    it('a feed without categories has none', async () => {
      await take([item({ id: 'K1', productSourceId: 'K1' })]);
      expect((await (await openCatalogue()).tree('DE')).top).toEqual([]);
    });
  });

  describe('[SHOP-3] each import keeps the price history', () => {
    const price = (priceMinor: number, sale?: CatalogueItem['sale']) =>
      item({ id: '101110001', productSourceId: '101110001', priceMinor, ...(sale ? { sale } : {}) });
    const importOn = async (offset: number, row: CatalogueItem) => {
      at = day(offset);
      await take([row]);
    };
    const points = async () =>
      (
        await db().query<{ valid_from: Date; amount_minor: number }>(
          statement('', 'select valid_from, amount_minor from price_point order by valid_from'),
        )
      ).map((row) => [(row.valid_from.getTime() - day(0).getTime()) / 86_400_000, row.amount_minor]);
    const shown = async () => {
      const product = await productOf('101110001');
      if (typeof product === 'string') return product;
      const { now, before, lowest30, savingPercent } = product.articles[0]?.price ?? {};
      return [now?.amountMinor, before?.amountMinor, lowest30?.amountMinor, savingPercent];
    };

    it('only where a price changes', async () => {
      await importOn(0, price(1000));
      await importOn(1, price(1000));
      await importOn(2, price(900));
      await importOn(3, price(900));
      expect(await points()).toEqual([
        [0, 1000],
        [2, 900],
      ]);
    });

    it('the lowest price of the 30 days before the sale is the one of the history', async () => {
      await importOn(0, price(1000));
      await importOn(10, price(800));
      await importOn(20, price(1000));
      await importOn(30, price(1000, { amountMinor: 700 }));
      expect(await shown()).toEqual([700, 800, 800, 12]);
      await importOn(45, price(1000, { amountMinor: 700 }));
      expect(await shown()).toEqual([700, 800, 800, 12]);
      expect(await points()).toEqual([
        [0, 1000],
        [10, 800],
        [20, 1000],
        [30, 700],
      ]);
    });

    it('a schedule that a later feed no longer has is forgotten', async () => {
      await importOn(0, price(1000, { amountMinor: 700, from: day(5), to: day(9) }));
      expect(await points()).toEqual([
        [0, 1000],
        [5, 700],
        [9, 1000],
      ]);
      await importOn(2, price(1000));
      expect(await points()).toEqual([[0, 1000]]);
    });

    it('a sale that ended by its schedule is in the history', async () => {
      await importOn(0, price(1000, { amountMinor: 700, from: day(5), to: day(9) }));
      await importOn(20, price(1000, { amountMinor: 800 }));
      expect(await shown()).toEqual([800, undefined, undefined, 0]);
    });

    it('an import that ended before it had written the history is made up for by the next one', async () => {
      await importOn(0, price(1000));
      await db().query(statement('', 'delete from price_point'));
      await db().query(statement('', 'update catalogue_state set settled = false'));
      await importOn(3, price(1000, { amountMinor: 700 }));
      expect(await points()).toEqual([
        [0, 1000],
        [3, 700],
      ]);
    });
  });

  const window = (offset: number, limit: number) => ({ offset, limit, sort: 'relevance' as const });
});
