import { describe, expect, it } from 'vitest';
import type { CatalogueItem } from '../../contracts/catalogue/feed.contract.ts';
import { feedFormats, type FeedFormat } from '../../contracts/shop/commands.contract.ts';
import { articleRowWith, productRowWith } from './catalogue.fixtures.ts';
import type { ExportRepository, ExportRow } from './export.repository.ts';
import { createExportService } from './export.service.ts';
import { inPieces, readAll } from './feed/feed.fixtures.ts';

const origin = 'https://www.example.com';
const [from, to] = [new Date('2026-11-20T12:00:00Z'), new Date('2026-12-24T08:30:15Z')];

const rowWith = (changes: Partial<ExportRow> = {}): ExportRow => {
  const { product_id: _, ...article } = articleRowWith();
  return {
    ...productRowWith(),
    ...article,
    source_id: '101110001',
    product_source_id: '101110001',
    available_from: null,
    unit: null,
    mpn: null,
    custom_labels: [],
    traits: [],
    ...changes,
  };
};
const plain: CatalogueItem = {
  id: '101110001',
  productSourceId: '101110001',
  title: 'Kaffee',
  details: '250 g',
  description: 'Mild.',
  picture: 'bag-coffee-sage',
  pictures: [],
  priceMinor: 1000,
  availability: 'AVAILABLE',
  path: [],
  labels: [],
  customLabels: [],
};
const full = rowWith({
  position: 1,
  source_id: 'coat/36',
  product_source_id: 'coat',
  color: 'Camel',
  size: '36',
  pictures: ['close'],
  sale_minor: 800,
  sale_from: from,
  sale_to: to,
  availability: 'BACKORDER',
  available_from: '2026-12-01',
  quantity: 0,
  unit_amount: 1250.5,
  unit: 'g',
  gtin: '4006381333931',
  mpn: 'KM-36',
  brand: 'Kontor',
  category_1: 1,
  category_2: 2,
  category_3: 3,
  labels: ['new'],
  custom_labels: ['new', '', '', 'intensity-3'],
  intensity: 3,
  facts: { kind: 'textile' },
  traits: ['origin:Jemen', 'smell:good'],
});
const fullItem: CatalogueItem = {
  ...plain,
  id: 'coat/36',
  productSourceId: 'coat',
  color: 'Camel',
  size: '36',
  pictures: ['close'],
  sale: { amountMinor: 800, from, to },
  availability: 'BACKORDER',
  availableFrom: '2026-12-01',
  quantity: 0,
  content: { amount: 1250.5, unit: 'g' },
  gtin: '4006381333931',
  mpn: 'KM-36',
  brand: 'Kontor',
  path: ['Damen', 'Mäntel', ''],
  labels: ['new'],
  customLabels: ['new', '', '', 'intensity-3'],
  intensity: 3,
  facts: { kind: 'textile' },
  traits: [{ name: 'origin', value: 'Jemen' }],
};

/** A site with these rows, of which a statement returns two at most; `live` may change its generation. */
const open = (rows: readonly ExportRow[]) => {
  const live: { generation: number | undefined } = { generation: 4 };
  const limits = new Set<number>();
  const repository: ExportRepository = {
    generation: async () => live.generation,
    titles: async (_site, generation) =>
      generation === 4
        ? [
            { category_id: 1, title: 'Damen' },
            { category_id: 2, title: 'Mäntel' },
          ]
        : [],
    rowsAfter: async (_site, generation, position, limit) => {
      limits.add(limit);
      return rows.filter((row) => generation === 4 && row.position > position).slice(0, 2);
    },
  };
  return { service: createExportService(repository), live, limits };
};
const written = async (rows: readonly ExportRow[], format: FeedFormat): Promise<string> => {
  let file = '';
  for await (const piece of (await open(rows).service.run({ site: 'DE', format, origin })) ?? []) file += piece;
  return file;
};

describe('[RUN-3] the articles of a catalogue', () => {
  it('are what they were imported from', async () => {
    const { service, limits } = open([rowWith(), full]);
    expect(await service.items('DE')).toEqual([plain, fullItem]);
    expect([...limits]).toEqual([200]);
  });

  it.each<[string, Partial<ExportRow>, Partial<CatalogueItem>]>([
    ['a sale without times', { sale_minor: 5 }, { sale: { amountMinor: 5 } }],
    ['an amount without a unit', { unit_amount: 5 }, {}],
    ['a unit without an amount', { unit: 'ml' }, {}],
  ])('may have %s', async (_, changes, expected) => {
    expect(await open([rowWith(changes)]).service.items('DE')).toEqual([{ ...plain, ...expected }]);
  });

  it('come in their order, over several statements', async () => {
    const rows = [0, 3, 4, 7, 9].map((position) => rowWith({ position, source_id: `K${position}` }));
    expect((await open(rows).service.items('DE')).map(({ id }) => id)).toEqual(['K0', 'K3', 'K4', 'K7', 'K9']);
  });

  it('are none where a site has no catalogue', async () => {
    const { service, live } = open([rowWith()]);
    live.generation = undefined;
    expect(await service.items('DE')).toEqual([]);
    expect(await service.run({ site: 'DE', format: 'xml', origin })).toBeUndefined();
  });
});

describe.each(feedFormats)('[RUN-3] a feed as %s', (format) => {
  it('gives the same articles when it is read', async () => {
    const read = await readAll(inPieces(await written([rowWith(), full], format)));
    const path = ['Damen', 'Mäntel'];
    expect(read).toMatchObject({ bad: [], items: [{ id: '101110001' }, { ...fullItem, path }] });
  });

  it('fails where an import replaces the catalogue meanwhile', async () => {
    const { service, live } = open([rowWith()]);
    const pieces = await service.run({ site: 'DE', format, origin });
    await pieces?.next();
    live.generation = 5;
    const rest = async () => {
      for await (const _ of pieces ?? []) continue;
    };
    await expect(rest()).rejects.toMatchObject({
      name: 'ReplacedMeanwhileError',
      message: expect.stringContaining('export it again'),
    });
  });
});

it('[RUN-3] a feed names its site, pages and pictures by the address of the shop', async () => {
  const rows = [rowWith(), rowWith({ position: 1, picture: 'no-picture' })];
  const file = await written(rows, 'xml');
  expect(file).toContain(`<title>www.example.com DE</title><link>${origin}/</link>`);
  expect(file.match(/<g:link>.*?<\/g:link>/)?.[0]).toBe(`<g:link>${origin}/kaffee-p101110001.html</g:link>`);
  expect(file.match(/<g:image_link>.*?<\/g:image_link>/g)).toEqual([
    `<g:image_link>${origin}/pictures/original/1200/bag-coffee-sage.webp</g:image_link>`,
  ]);
  expect(file.match(/<\/item>\n/g)).toHaveLength(2);
  expect(file).not.toMatch(/<\/item>\n[^<]|product_detail/);
  expect(file.endsWith('</channel>\n</rss>\n')).toBe(true);
});
