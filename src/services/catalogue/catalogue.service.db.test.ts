import { beforeEach, describe, expect, it } from 'vitest';
import { onBothDatabases } from '../../../tests/support/databases/databases.ts';
import type { CatalogueItem, FeedRow } from '../../contracts/catalogue/feed.contract.ts';
import type { ProductSort } from '../../contracts/catalogue/catalogue.contract.ts';
import { statement } from '../../lib/database.ts';
import type { Moment } from '../../lib/time/moment.ts';
import { createCatalogueRepository } from './catalogue.repository.ts';
import { createCatalogueService } from './catalogue.service.ts';
import { feedItem } from './import/import.fixtures.ts';
import { createImportRepository } from './import/import.repository.ts';
import { createImportService } from './import/import.service.ts';

const at = new Date('2026-11-20T12:00:00Z');
const moment = { at, abTests: {} };
const dayBefore = new Date('2026-11-19T12:00:00Z');
const dayAfter = new Date('2026-11-21T12:00:00Z');

const item = (id: string, title: string, priceMinor: number, further: Partial<CatalogueItem> = {}) =>
  feedItem({ id, productSourceId: id, title, priceMinor, path: ['Küche', 'Geschirr'], ...further });

const shelf: readonly CatalogueItem[] = [
  item('100000001', 'Tasse für Espresso', 900),
  item('100000002', 'Großer Becher', 2000, { sale: { amountMinor: 500 }, description: 'Für Kaffee & Tee.' }),
  item('100000003', 'Tasse mit Deckel', 1500, { sale: { amountMinor: 100, from: dayAfter, to: dayAfter } }),
  item('100000004', 'Ausverkaufte Tasse', 700, { quantity: 0 }),
  item('100000005', 'Kommt noch', 800, { availability: 'PREORDER', availableFrom: '2026-11-21' }),
  item('100000006', 'Ist gekommen', 850, { availability: 'PREORDER', availableFrom: '2026-11-20' }),
  item('100000007', 'Nicht mehr da', 600, { availability: 'SOLDOUT' }),
  item('100000008', 'Kaffeekanne', 4000, {
    path: ['Küche'],
    sale: { amountMinor: 3000, from: dayBefore, to: dayAfter },
  }),
];

onBothDatabases('the catalogue', (db) => {
  const take = (items: readonly CatalogueItem[]) =>
    createImportService({
      repository: createImportRepository(db()),
      now: () => at,
      yieldToEventLoop: () => Promise.resolve(),
    }).run({ site: 'DE', source: 'feed', rows: items.map((one): FeedRow => ({ kind: 'item', line: 1, item: one })) });
  const open = async () => {
    const catalogue = createCatalogueService({ repository: createCatalogueRepository(db()), hexOf: () => undefined });
    await catalogue.refresh(at);
    return catalogue;
  };
  const window = (
    sort: ProductSort = 'relevance',
    filter: { reducedOnly?: boolean; availableOnly?: boolean } = {},
  ) => ({
    offset: 0,
    limit: 20,
    sort,
    ...filter,
  });
  const ends = (tiles: readonly { readonly productId: string }[]) =>
    tiles.map(({ productId }) => Number(productId.slice(-1)));

  beforeEach(async () => void (await take(shelf)));

  const listed = async (...[sort, filter]: Parameters<typeof window>) => {
    const catalogue = await open();
    const kitchen = (await catalogue.tree('DE')).top[0];
    return catalogue.inCategory('DE', kitchen?.id ?? 0, window(sort, filter), moment);
  };

  it.each<[string, Parameters<typeof window>, number[]]>([
    ['in the order of the feed', [], [1, 2, 3, 4, 5, 6, 7, 8]],
    ['cheapest first, by the price of this moment', ['price-up'], [2, 7, 4, 5, 6, 1, 3, 8]],
    ['dearest first', ['price-down'], [8, 3, 1, 6, 5, 4, 7, 2]],
    ['newest first', ['newest'], [1, 2, 3, 4, 5, 6, 7, 8]],
    ['reduced now', ['relevance', { reducedOnly: true }], [2, 8]],
    ['to be had now', ['relevance', { availableOnly: true }], [1, 2, 3, 6, 8]],
    ['reduced and to be had, cheapest first', ['price-up', { reducedOnly: true, availableOnly: true }], [2, 8]],
  ])('[SHOP-2] lists a category %s', async (_, asked, expected) => {
    const page = await listed(...asked);
    expect(ends(page.tiles)).toEqual(expected);
    expect(page.total).toBe(expected.length);
  });

  it('[SHOP-2] newest first begins with what was seen last', async () => {
    await db().query(statement('', "update product_number set first_seen = $1 where product_id = '100000003'"), [
      dayAfter,
    ]);
    expect(ends((await listed('newest')).tiles)).toEqual([3, 1, 2, 4, 5, 6, 7, 8]);
  });

  it('[SHOP-2] gives pages, and the number of all', async () => {
    const catalogue = await open();
    const id = (await catalogue.tree('DE')).top[0]?.id ?? 0;
    const page = await catalogue.inCategory('DE', id, { offset: 3, limit: 2, sort: 'relevance' }, moment);
    expect([ends(page.tiles), page.total]).toEqual([[4, 5], 8]);
  });

  it('[SHOP-2] lists a subcategory alone', async () => {
    const catalogue = await open();
    const cups = (await catalogue.tree('DE')).top[0]?.children[0];
    expect(cups).toMatchObject({ title: 'Geschirr', url: expect.stringMatching(/^\/geschirr-c\d+\.html$/) });
    expect((await catalogue.inCategory('DE', cups?.id ?? 0, window(), moment)).total).toBe(7);
  });

  it('looks a shelf up once, until the catalogue changes or the next price by schedule', async () => {
    const repository = createCatalogueRepository(db());
    let asked = 0;
    const catalogue = createCatalogueService({
      repository: {
        ...repository,
        inCategory: (...list) => {
          asked += 1;
          return repository.inCategory(...list);
        },
      },
      hexOf: () => undefined,
    });
    await catalogue.refresh(at);
    const id = (await catalogue.tree('DE')).top[0]?.id ?? 0;
    const reduced = async (when: Moment) =>
      ends((await catalogue.inCategory('DE', id, { offset: 0, limit: 4, reducedOnly: true }, when)).tiles);
    expect([await reduced(moment), await reduced(moment), asked]).toEqual([[2, 8], [2, 8], 1]);
    await reduced({ ...moment, at: dayAfter });
    expect(asked).toBe(2);
    await reduced({ ...moment, isPreview: true });
    await reduced({ ...moment, isPreview: true });
    expect(asked).toBe(4);
    await take([item('100000001', 'Tasse für Espresso', 900)]);
    await catalogue.refresh(at);
    expect([await reduced(moment), asked]).toEqual([[], 5]);
  });

  it('asks once for the addresses of a product on all sites, and again after a change', async () => {
    let asked = 0;
    const [read, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const repository = createCatalogueRepository(db());
    const catalogue = createCatalogueService({
      repository: {
        ...repository,
        paths: async (id) => {
          asked += 1;
          const rows = await repository.paths(id);
          if (id === '100000002') {
            read.resolve();
            await held.promise;
          }
          return rows;
        },
      },
      hexOf: () => undefined,
    });
    await catalogue.refresh(at);
    const before = await catalogue.paths('100000008');
    expect([before, await catalogue.paths('100000008'), asked]).toEqual([
      { DE: '/kaffeekanne-p100000008.html' },
      { DE: '/kaffeekanne-p100000008.html' },
      1,
    ]);
    const late = catalogue.paths('100000002');
    await read.promise;
    await take([item('100000008', 'Teekanne', 4000, { path: ['Küche'] })]);
    await catalogue.refresh(at);
    held.resolve();
    expect(Object.keys(await late)).toEqual(['DE']);
    expect(await catalogue.paths('100000008')).toEqual({ DE: '/teekanne-p100000008.html' });
    expect(await catalogue.paths('100000002'), 'an answer from before the change is not kept').toEqual({});
  });

  describe('facts for the cart', () => {
    it('come in the order asked; what is not sold is missing', async () => {
      const facts = await (
        await open()
      ).facts(
        'DE',
        [
          { productId: '100000004', tcm: '100000004' },
          { productId: '100000001', tcm: 'other' },
          { productId: '999999999', tcm: '1' },
          { productId: '100000002', tcm: '100000002' },
        ],
        moment,
      );
      expect(facts.map((fact) => fact && [fact.title, fact.availability, fact.price.now.amountMinor])).toEqual([
        ['Ausverkaufte Tasse', 'SOLDOUT', 700],
        undefined,
        undefined,
        ['Großer Becher', 'AVAILABLE', 500],
      ]);
    });

    it('follow an import at the next look', async () => {
      const catalogue = await open();
      const keys = [{ productId: '100000001', tcm: '100000001' }];
      await catalogue.facts('DE', keys, moment);
      await take([item('100000001', 'Tasse für Espresso', 950)]);
      await catalogue.refresh(at);
      expect((await catalogue.facts('DE', keys, moment))[0]?.price.now.amountMinor).toBe(950);
    });

    it('are of the moment that is asked for', async () => {
      const catalogue = await open();
      const key = [{ productId: '100000008', tcm: '100000008' }];
      const price = async (when: Date) =>
        (await catalogue.facts('DE', key, { at: when, abTests: {} }))[0]?.price.now.amountMinor;
      expect([await price(at), await price(dayAfter)]).toEqual([3000, 4000]);
    });
  });

  describe('[SHOP-3] the next switch by schedule', () => {
    const days = (offset: number) => new Date(Date.UTC(2026, 10, 20) + offset * 86_400_000);

    it('is announced one after the other: sales begin and end, days of delivery come and go', async () => {
      const catalogue = await open();
      const seen: (Date | undefined)[] = [];
      for (let moment: Date | undefined = at; moment && seen.length < 10;)
        seen.push((moment = catalogue.nextSwitch('DE', moment)));
      expect(seen).toEqual([days(1), dayAfter, days(2), undefined]);
    });

    it('does not exist without a schedule or without a catalogue', async () => {
      await take([item('100000001', 'Tasse für Espresso', 900)]);
      const catalogue = await open();
      expect([catalogue.nextSwitch('DE', at), catalogue.nextSwitch('TR', at)]).toEqual([undefined, undefined]);
    });

    it('is looked up again when many are over, and nothing is kept until then', async () => {
      const minute = (n: number) => new Date(at.getTime() + n * 60_000);
      await take(
        Array.from({ length: 45 }, (_, n) =>
          item(`1000001${String(n).padStart(2, '0')}`, `Tasse ${n}`, 900, {
            sale: { amountMinor: 500, from: minute(n + 1) },
          }),
        ),
      );
      const catalogue = await open();
      expect(catalogue.nextSwitch('DE', minute(19))).toEqual(minute(20));
      expect(catalogue.nextSwitch('DE', minute(20))).toEqual(minute(20));
      await catalogue.refresh(minute(20));
      expect(catalogue.nextSwitch('DE', minute(20))).toEqual(minute(21));
      await catalogue.refresh(minute(44));
      expect(catalogue.nextSwitch('DE', minute(44))).toEqual(minute(45));
      expect(catalogue.nextSwitch('DE', minute(45))).toBeUndefined();
    });

    it('follows an import', async () => {
      const catalogue = await open();
      await take([item('100000001', 'Tasse für Espresso', 900, { sale: { amountMinor: 1, from: days(7) } })]);
      await catalogue.refresh(at);
      expect(catalogue.nextSwitch('DE', at)).toEqual(days(7));
    });
  });
});
