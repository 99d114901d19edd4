import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeDemoPast } from '../../demo/demo-past.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { databases, type OwnDatabase } from '../../../../tests/support/databases/databases.ts';
import { contentWithFewProducts } from '../../../../tests/support/shops/few-products.ts';
import { repositoryRoot } from '../../../../tests/support/words/repository.ts';
import type { SiteCode } from '../../../contracts/shop/site.contract.ts';
import { statement, type Database } from '../../../lib/database.ts';
import { createCatalogueRepository } from '../../../services/catalogue/catalogue.repository.ts';
import { createCatalogueService } from '../../../services/catalogue/catalogue.service.ts';
import { feedItem } from '../../../services/catalogue/import/import.fixtures.ts';
import { createImportRepository } from '../../../services/catalogue/import/import.repository.ts';
import { createImportService } from '../../../services/catalogue/import/import.service.ts';
import { allSites, sites } from '../../../sites/sites.ts';
import { readContent } from '../content-files.ts';
import { fillEmptySites, fillFromContent } from './fill.ts';

const at = new Date('2026-11-20T12:00:00Z');
const moment = { at, abTests: {} };
const content = readContent(`${repositoryRoot}/content`);

const wholeContent = join(repositoryRoot, 'content');

const fill = (db: Database, onSite?: (site: SiteCode) => void, folder = wholeContent) =>
  fillEmptySites({
    db,
    folder,
    now: () => at,
    writePast: writeDemoPast,
    ...(onSite ? { onSite } : {}),
  });

const openCatalogue = async (db: Database) => {
  const catalogue = createCatalogueService({ repository: createCatalogueRepository(db), hexOf: () => '#ffffff' });
  await catalogue.refresh(at);
  return catalogue;
};

describe.each(databases)('the demo content on $database', ({ openMigrated }) => {
  let own: OwnDatabase;
  const db = () => own.db;
  const filled: SiteCode[] = [];
  // Filling is most of the work, and no test but the last one leaves another catalogue behind.
  beforeAll(async () => {
    own = await openMigrated();
    await fill(db(), (site) => filled.push(site));
  });
  afterAll(() => own?.close());

  it('[RUN-4] fills all nine sites in their languages and currencies, once', async () => {
    expect(filled).toEqual(allSites.map(({ code }) => code));
    const catalogue = await openCatalogue(db());
    for (const { code, language, currency } of allSites) {
      const tree = await catalogue.tree(code);
      expect(tree.top.map(({ id }) => id)).toEqual(content.categories.map(({ id }) => id));
      const window = { offset: 0, limit: 1000 };
      const lists = await Promise.all(tree.top.map(({ id }) => catalogue.inCategory(code, id, window, moment)));
      const all = lists.flatMap(({ tiles }) => tiles);
      expect(all).toHaveLength(content.products.length);
      const [first] = content.products;
      const answer = await catalogue.product(code, first?.id ?? '', moment);
      const title = first?.texts[language].title;
      expect(answer).toMatchObject({
        kind: 'product',
        product: { title: code === 'CH' ? title?.replaceAll('ß', 'ss') : title },
      });
      expect(new Set(all.map(({ price }) => price.now.currency))).toEqual(new Set([currency]));
      expect(JSON.stringify([all, [...tree.byId.values()]]).includes('ß')).toBe(
        sites[code].catalogue[0] === 'de' && code !== 'CH',
      );
    }
    await fill(db(), () => expect.unreachable('the sites are filled'));
  });

  it('[SHOP-3] has a past: every reduced price knows the lowest of 30 days', async () => {
    const [row] = await db().query<{ reduced: number; unknown: number; lower: number; above: number }>(
      statement(
        '',
        `select count(*) as reduced, count(*) filter (where lowest30_minor is null) as unknown,
             count(*) filter (where lowest30_minor < price_minor) as lower,
             count(*) filter (where lowest30_minor > price_minor) as above
           from article where sale_minor is not null and (sale_to is null or sale_to > $1)`,
      ),
      [at],
    );
    expect(row?.reduced).toBeGreaterThan(500);
    expect([row?.unknown, row?.above]).toEqual([0, 0]);
    expect(row?.lower).toBeGreaterThan(50);
    const wrong = statement('', 'select source_id from article where sale_minor >= price_minor');
    expect(await db().query(wrong)).toEqual([]);
  });

  it('[LAW-1] has no tile and no article whose per cent, struck price and lowest price of 30 days disagree', async () => {
    const catalogue = await openCatalogue(db());
    const disagreeing: string[] = [];
    const seen = { reduced: 0, unannounced: 0 };
    for (const { code } of allSites) {
      const tree = await catalogue.tree(code);
      const tilesOf = async (reducedOnly: boolean) => {
        const window = { offset: 0, limit: 1000, reducedOnly };
        const pages = await Promise.all(tree.top.map(({ id }) => catalogue.inCategory(code, id, window, moment)));
        return pages.flatMap(({ tiles }) => tiles);
      };
      const reduced = await tilesOf(true);
      const all = await tilesOf(false);
      const prices = [...reduced, ...all].map((tile) => ({ id: tile.productId, price: tile.price }));
      const announced = new Set<string>();
      for (const { productId: id } of all) {
        const answer = await catalogue.product(code, id, moment);
        for (const { price } of answer.kind === 'product' ? answer.product.articles : []) {
          prices.push({ id, price });
          if (price.before) announced.add(id);
        }
      }
      expect(new Set(reduced.map(({ productId }) => productId))).toEqual(announced);
      for (const { id, price } of prices) {
        const { now, before, lowest30, savingPercent } = price;
        const computed = before ? Math.floor(((before.amountMinor - now.amountMinor) / before.amountMinor) * 100) : 0;
        if (before?.amountMinor !== lowest30?.amountMinor || savingPercent !== computed || computed < 0)
          disagreeing.push(`${code} ${id}: ${JSON.stringify(price)}`);
        seen[before ? 'reduced' : 'unannounced'] += 1;
      }
    }
    expect(disagreeing).toEqual([]);
    expect(seen.reduced).toBeGreaterThan(1000);
    expect(seen.unannounced).toBeGreaterThan(1000);
  });

  it('[RUN-4] is taken in again without a gap, and the same numbers stay', async () => {
    const numbers = statement('', 'select * from product_number order by 1, 2');
    const before = await db().query(numbers);
    await fillFromContent({
      db: db(),
      folder: wholeContent,
      now: () => at,
      writePast: writeDemoPast,
    });
    expect(await db().query(numbers)).toEqual(before);
    const points = statement('', 'select count(*) as count from price_point where valid_from = $1');
    expect(await db().query(points, [at])).toEqual([{ count: 0 }]);
  });

  it('[RUN-6] of a database from before is known as the demo’s; every other catalogue counts as one of a feed', async () => {
    const importer = createImportService({
      repository: createImportRepository(db()),
      now: () => at,
      yieldToEventLoop: () => Promise.resolve(),
    });
    const rows = [{ kind: 'item', line: 1, item: feedItem({}) } as const];
    expect(await importer.run({ site: 'DE', source: 'feed', rows })).toMatchObject({ ok: true });
    await db().query(statement('', 'alter table catalogue_state drop column source'));
    // The migration alone: later ones may stand on it.
    const migration = new URL('../../database/migrations/0016-catalogue-source.sql', import.meta.url);
    for (const text of readFileSync(migration, 'utf8').split(/;\s*\n\s*\n/))
      await db().query(statement('', text.trim().replace(/;$/, '')));
    const sources = statement('', "select site, source from catalogue_state where source = 'feed'");
    expect(await db().query(sources)).toEqual([{ site: 'DE', source: 'feed' }]);
  });
});

it('[RUN-4] two processes that start on one empty database fill it once', async () => {
  const own = await databases[1]?.openMigrated();
  if (!own?.url) throw new Error('this needs a server');
  const { openPostgres } = await import('../../database/postgres.ts');
  const other = openPostgres(own.url);
  const filled: SiteCode[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'kontor-fill-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  contentWithFewProducts(join(folder, 'content'));
  await Promise.all([own.db, other].map((db) => fill(db, (site) => filled.push(site), join(folder, 'content'))));
  expect(filled.toSorted()).toEqual(allSites.map(({ code }) => code).toSorted());
  await other.close();
  await own.close();
});
