import { describe, expect, it } from 'vitest';
import { onBothDatabases } from '../../../tests/support/databases/databases.ts';
import { feedFormats, type FeedFormat } from '../../contracts/shop/commands.contract.ts';
import type { CatalogueItem, FeedRow } from '../../contracts/catalogue/feed.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { allSites, sites } from '../../sites/sites.ts';
import { createExportRepository } from './export.repository.ts';
import { createExportService } from './export.service.ts';
import { inPieces, readAll } from './feed/feed.fixtures.ts';
import { feedItem } from './import/import.fixtures.ts';
import { createImportRepository } from './import/import.repository.ts';
import { createImportService } from './import/import.service.ts';

const at = new Date('2026-11-20T12:00:00Z');

/** Everything that an article can have, and one that has nothing. */
const items: readonly CatalogueItem[] = [
  feedItem({
    id: 'coat_camel/36',
    productSourceId: 'coat',
    title: 'Mantel „Elbe“ <schwer> & warm',
    details: '70\u00A0% Wolle, "knielang"',
    description: 'Erster Absatz.\n\nZweiter\tAbsatz.\n\n30 °C'.replace('\t', ' '),
    brand: "Kontor's",
    color: 'Camel',
    size: '36',
    gtin: '4006381333931',
    mpn: 'KM-36',
    picture: 'coat-camel-mist',
    pictures: ['coat-close', 'coat-pair'],
    priceMinor: 12_900,
    sale: { amountMinor: 9999, from: at, to: new Date('2026-12-24T08:30:15Z') },
    availability: 'BACKORDER',
    availableFrom: '2026-12-01',
    quantity: 0,
    path: ['Damen', 'Mäntel & Jacken', 'Mäntel'],
    labels: ['new', 'organic'],
    customLabels: ['new', '', 'organic', 'intensity-3'],
    intensity: 3,
    facts: {
      kind: 'textile',
      maker: 'Weberei "Elbe": Söhne, Enkel & Co.',
      makerAddress: 'Am Deich 1, 21107 Hamburg',
      makerEmail: 'post@weberei.example',
      warnings: 'Von Feuer fernhalten, auch von Kerzen.\nNicht für Kinder unter 3 Jahren: Kleinteile.',
      fibres: 'wool 70,polyamide 30',
      liningFibres: 'viscose 100',
      animalParts: 'yes',
      energyClass: 'F',
      registration: '123456',
    },
    traits: [
      { name: 'origin', value: 'Äthiopien & Jemen' },
      { name: 'roast', value: 'hell' },
    ],
    content: { amount: 1250.5, unit: 'g' },
  }),
  feedItem({
    id: '100000002',
    productSourceId: '100000002',
    sale: { amountMinor: 5 },
    picture: 'no-picture',
    pictures: [],
  }),
];

onBothDatabases('the export', (db) => {
  const exporter = () => createExportService(createExportRepository(db()));
  const take = (site: SiteCode, rows: readonly CatalogueItem[]) =>
    createImportService({
      repository: createImportRepository(db()),
      now: () => at,
      yieldToEventLoop: () => Promise.resolve(),
    }).run({ site, source: 'feed', rows: rows.map((item): FeedRow => ({ kind: 'item', line: 1, item })) });
  const written = async (site: SiteCode, format: FeedFormat): Promise<string> => {
    let file = '';
    for await (const piece of (await exporter().run({ site, format, origin: 'https://www.example.com' })) ?? [])
      file += piece;
    return file;
  };

  describe.each(feedFormats)('[RUN-3] as %s', (format) => {
    it.each(allSites)('gives back on $code what was imported', async (site) => {
      const { code } = site;
      await take(code, items);
      const { items: read, bad } = await readAll(inPieces(await written(code, format)), site);
      expect(bad).toEqual([]);
      expect(read).toEqual(items);
    });

    it('keeps the order of more articles than one statement reads', async () => {
      const many = Array.from({ length: 450 }, (_, n) =>
        feedItem({ id: `K${(n * 7) % 450}`, productSourceId: `K${n % 90}` }),
      );
      await take('DE', many);
      const { items: read } = await readAll(inPieces(await written('DE', format)));
      expect(read.map(({ id }) => id)).toEqual(many.map(({ id }) => id));
    });
  });

  it('[RUN-3] names pages and pictures by the site’s own address', async () => {
    await take('DE', items);
    const file = await written('DE', 'tsv');
    expect(file).toMatch(/\thttps:\/\/www\.example\.com\/mantel-elbe-schwer-warm-p\d{9}\.html\t/);
    expect(file).toContain('\thttps://www.example.com/pictures/original/1200/coat-camel-mist.webp\t');
    expect(file).not.toContain('no-picture');
  });

  it('[RUN-3] writes prices in the site’s currency', async () => {
    for (const { code } of allSites) {
      await take(code, items);
      expect(await written(code, 'xml')).toContain(`<g:price>129.00 ${sites[code].currency}</g:price>`);
    }
  });

  it('[RUN-3] returns nothing for a site without a catalogue', async () => {
    expect(await exporter().run({ site: 'AT', format: 'xml', origin: '' })).toBeUndefined();
  });

  it('[RUN-3] fails when an import replaces the catalogue meanwhile', async () => {
    await take('DE', items);
    const pieces = await exporter().run({ site: 'DE', format: 'xml', origin: 'https://www.example.de' });
    await pieces?.next();
    await take('DE', items);
    await expect(async () => {
      for await (const _ of pieces ?? []) continue;
    }).rejects.toThrow('export it again');
  });
});
