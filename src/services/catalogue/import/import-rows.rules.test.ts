import { describe, expect, it } from 'vitest';
import type { CatalogueItem } from '../../../contracts/catalogue/feed.contract.ts';
import { createCategoryBook, pathKey } from './import-categories.rules.ts';
import { settle } from './import-history.service.ts';
import { createNumbering, keepNumbers } from './import-numbers.service.ts';
import { articleRow, productRow } from './import-rows.rules.ts';
import { productNumberAt } from './import.rules.ts';

const at = new Date('2026-11-20T00:00:00Z');
const target = { site: 'DE', generation: 2 } as never;
const nothing = async () => {};

describe('[RUN-3] the categories of an import', () => {
  const given = new Map([
    ['Kaffee', { id: 1000, intro: 'All of it', picture: 'beans' }],
    ['Kaffee > Filter', { id: 10_001, intro: '' }],
  ]);

  it('keep their number, take that of the content, or get the next free one; parents come first', () => {
    const book = createCategoryBook(new Map([['Tee', 10_002]]), given, new Map());
    expect(book.levelsOf(['Kaffee', 'Bohnen'])).toEqual([1000, 10_003]);
    expect(book.levelsOf(['Tee'])).toEqual([10_002]);
    expect(book.levelsOf(['Kaffee', 'Filter', 'Papier'])).toEqual([1000, 10_001, 10_004]);
    expect(book.levelsOf([])).toEqual([]);
    expect(book.rows().map(({ path, parent_id, position, title }) => [path, parent_id, position, title])).toEqual([
      ['Kaffee', null, 0, 'Kaffee'],
      ['Kaffee > Bohnen', 1000, 1, 'Bohnen'],
      ['Tee', null, 2, 'Tee'],
      ['Kaffee > Filter', 1000, 3, 'Filter'],
      ['Kaffee > Filter > Papier', 10_001, 4, 'Papier'],
    ]);
    expect(pathKey(['Kaffee', 'Filter'])).toBe('Kaffee > Filter');
  });

  it('have words and picture of the content, else those of before, else none', () => {
    const kept = new Map([
      [1000, { intro: 'Before', picture: 'before' }],
      [10_001, { intro: 'Before', picture: 'before' }],
      [7, { intro: 'Tea', picture: null }],
    ]);
    const book = createCategoryBook(new Map([['Tee', 7]]), given, kept);
    for (const path of [['Kaffee', 'Filter'], ['Tee'], ['Neu']]) book.levelsOf(path);
    expect(book.rows().map(({ intro, picture }) => [intro, picture])).toEqual([
      ['All of it', 'beans'],
      ['', 'before'],
      ['Tea', null],
      ['', null],
    ]);
  });
});

const bare: CatalogueItem = {
  id: 'P-sage',
  productSourceId: 'P',
  title: 'Große Tasse',
  details: 'Rund',
  description: 'Aus Ton.',
  picture: 'tasse',
  pictures: [],
  priceMinor: 1290,
  availability: 'AVAILABLE',
  path: ['Küche', 'Tassen'],
  labels: [],
  customLabels: [],
};
const placed = (item: CatalogueItem) => ({ item, line: 3, position: 9 });

describe('[RUN-3] an item of a feed', () => {
  it('becomes a product, with words to find it by', () => {
    const full = {
      ...bare,
      brand: 'Kontor',
      color: 'Salbei',
      intensity: 4,
      labels: ['new' as const],
      pictures: ['oben'],
      traits: [{ name: 'origin', value: 'Peru' } as const],
      facts: { kind: 'other' },
    };
    const row = productRow(placed(full), '123456789', [10, 20, 30], 'de');
    expect(row).toEqual({
      product_id: '123456789',
      source_id: 'P',
      position: 9,
      title: 'Große Tasse',
      details: 'Rund',
      description: 'Aus Ton.',
      brand: 'Kontor',
      slug: 'grosse-tasse',
      category_1: 10,
      category_2: 20,
      category_3: 30,
      labels: ['new'],
      intensity: 4,
      pictures: ['oben'],
      traits: ['origin:Peru'],
      facts: { kind: 'other' },
      words_a: expect.stringContaining('tasse'),
      words_b: expect.stringMatching(/^kontor salbei k.*che tassen p 123456789$/),
      words_d: expect.stringMatching(/^rund aus ton$/),
    });
  });

  it('has nothing for what it does not say', () => {
    expect(productRow(placed(bare), '123456789', [10], 'de')).toMatchObject({
      brand: null,
      category_1: 10,
      category_2: null,
      category_3: null,
      intensity: null,
      traits: [],
      facts: {},
    });
    expect(productRow(placed(bare), '123456789', [], 'de').category_1).toBeNull();
    expect(articleRow(placed(bare), '123456789', [], at)).toEqual({
      product_id: '123456789',
      tcm: 'sage',
      source_id: 'P-sage',
      position: 9,
      color: null,
      size: null,
      picture: 'tasse',
      price_minor: 1290,
      sale_minor: null,
      sale_from: null,
      sale_to: null,
      lowest30_minor: null,
      availability: 'AVAILABLE',
      available_from: null,
      quantity: null,
      unit_amount: null,
      unit: null,
      gtin: null,
      mpn: null,
      custom_labels: [],
    });
  });

  it('becomes an article with its sale, its stock and its content', () => {
    const [from, to] = [new Date('2026-11-19T00:00Z'), new Date('2026-11-30T00:00Z')];
    const item: CatalogueItem = {
      ...bare,
      color: 'Salbei',
      size: '36',
      gtin: '4006381333931',
      mpn: 'K',
      sale: { amountMinor: 990, from, to },
      availableFrom: '2026-12-24',
      quantity: 0,
      content: { amount: 250, unit: 'g' },
      customLabels: ['herbst'],
    };
    expect(articleRow(placed(item), '123456789', [{ validFrom: new Date(0), amountMinor: 1190 }], at)).toMatchObject({
      color: 'Salbei',
      size: '36',
      gtin: '4006381333931',
      mpn: 'K',
      sale_minor: 990,
      sale_from: from,
      sale_to: to,
      lowest30_minor: 1190,
      available_from: '2026-12-24',
      quantity: 0,
      unit_amount: 250,
      unit: 'g',
      custom_labels: ['herbst'],
    });
  });
});

describe('[PROD-1] the numbers of an import', () => {
  const numbering = (known: Readonly<Record<string, string>>, taken: readonly string[] = []) => {
    const asked: (readonly string[])[] = [];
    const numbers = createNumbering(
      // Trusted: the numbering asks for nothing else.
      {
        numbersOf: async (_site: string, sources: readonly string[]) => {
          asked.push(sources);
          return sources.flatMap((source_id) =>
            known[source_id] === undefined ? [] : [{ source_id, product_id: known[source_id] }],
          );
        },
        takenNumbers: async (_site: string, tried: readonly string[]) => tried.filter((one) => taken.includes(one)),
      } as never,
      target,
    );
    return { ...numbers, asked };
  };

  it('are kept for what is known, and free for what is new, each source asked for once', async () => {
    const { add, numberOf, asked } = numbering({ K1: '111111111' }, ['222222222', productNumberAt('K2', 0)]);
    await add(['K1', 'K2', '222222222', 'K1', '333333333']);
    await add([]);
    expect(asked).toEqual([['K1', 'K2', '222222222', '333333333']]);
    expect(['K1', 'K2', '222222222', '333333333', 'K9'].map(numberOf)).toEqual([
      '111111111',
      productNumberAt('K2', 1),
      productNumberAt('222222222', 1),
      '333333333',
      undefined,
    ]);
  });

  it('are not given twice in one import', async () => {
    const { add, numberOf } = numbering({});
    await add(['K1']);
    await add([productNumberAt('K1', 0)]);
    expect(numberOf(productNumberAt('K1', 0))).toBe(productNumberAt(productNumberAt('K1', 0), 1));
  });

  it('end with an error where all are taken', async () => {
    const all = Array.from({ length: 50 }, (_, attempt) => productNumberAt('K1', attempt));
    await expect(numbering({}, all).add(['K1'])).rejects.toThrow('no free product number was found');
    const { add, numberOf } = numbering({}, all.slice(0, 49));
    await add(['K1']);
    expect(numberOf('K1')).toBe(all[49]);
  });

  it('are stored in batches until none is left', async () => {
    const calls: unknown[][] = [];
    const keep = async (...values: unknown[]) => (calls.push(values) < 3 ? `after-${calls.length}` : undefined);
    let pauses = 0;
    await keepNumbers({ pace: { numbers: 5 }, keepNumbers: keep } as never, target, at, async () => {
      pauses += 1;
    });
    expect(calls.map(([, last]) => last)).toEqual(['', 'after-1', 'after-2']);
    expect(calls[0]).toEqual([target, '', 5, at]);
    expect(pauses).toBe(3);
  });
});

describe('[SHOP-3] the prices of a generation that is live', () => {
  const row = (tcm: string, sale: number | null, over = {}) => ({
    product_id: '1',
    tcm,
    source_id: `s-${tcm}`,
    price_minor: 1000,
    sale_minor: sale,
    sale_from: null,
    sale_to: null,
    ...over,
  });
  const settled = async (batches: readonly (readonly object[])[], history: readonly object[] = []) => {
    const notes: unknown[][] = [];
    const repository = {
      pace: { prices: 2 },
      keepPrices: async (...values: unknown[]) => {
        notes.push(['keep', ...values.slice(1)]);
        return batches[notes.filter(([name]) => name === 'keep').length - 1] ?? [];
      },
      history: async (_site: string, sources: readonly string[]) => {
        notes.push(['history', sources]);
        return history;
      },
      addPoints: async (...values: unknown[]) => void notes.push(['add', ...values]),
      settled: async (...values: unknown[]) => void notes.push(['settled', ...values]),
    };
    await settle(repository as never, target, at, nothing);
    return notes;
  };

  it('are added to the history: what a sale changes now and later', async () => {
    const to = new Date('2026-11-30T00:00:00Z');
    const history = [
      { source_id: 's-b', valid_from: new Date('2026-11-01T00:00Z'), amount_minor: 900 },
      { source_id: 's-b', valid_from: new Date('2026-12-01T00:00Z'), amount_minor: 1 },
    ];
    const notes = await settled([[row('a', null), row('b', 900), row('c', 800, { sale_to: to })]], history);
    const limits = { limit: 2, at };
    expect(notes).toEqual([
      ['keep', ['', ''], limits],
      ['history', ['s-b', 's-c']],
      [
        'add',
        'DE',
        [
          { source_id: 's-c', valid_from: at, amount_minor: 800 },
          { source_id: 's-c', valid_from: to, amount_minor: 1000 },
        ],
      ],
      ['keep', ['1', 'c'], limits],
      ['settled', target],
    ]);
  });

  it('are not added where nothing is on sale', async () => {
    expect((await settled([[row('a', null)]])).map(([name]) => name)).toEqual(['keep', 'history', 'keep', 'settled']);
  });
});
