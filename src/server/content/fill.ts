import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import type { CatalogueItem, FeedRow, ImportOutcome } from '../../contracts/catalogue/feed.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Database } from '../../lib/database.ts';
import { createImportRepository, type ImportRepository } from '../../services/catalogue/import.repository.ts';
import { productNumberAt } from '../../services/catalogue/import.rules.ts';
import { createImportService, rowsPerStatement, type ImportService } from '../../services/catalogue/import.service.ts';
import { allSites, sites } from '../../sites/sites.ts';
import { readContent, type Content } from './content-files.ts';
import { demoHistory, soldForDays } from '../demo/content-history.ts';
import { contentCategories, contentItems, dayFrom } from './content-items.ts';

export interface FillParts {
  readonly db: Database;
  /** folder of the program: content/ lies in it */
  readonly root: string;
  readonly now: () => Date;
  /** lets others run between two statements */
  readonly breathe?: () => Promise<void>;
  /** one finished site: how many articles it sells now */
  readonly onSite?: (site: SiteCode, outcome: ImportOutcome) => void;
}

const slicesOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / rowsPerStatement) }, (_, place) =>
    all.slice(place * rowsPerStatement, (place + 1) * rowsPerStatement),
  );

/** The past of a shop that has just been made: what was sold since when, and for how much. */
const writePast = async (
  repository: ImportRepository,
  site: SiteCode,
  items: readonly CatalogueItem[],
  at: Date,
): Promise<void> => {
  const { currency } = sites[site];
  const products = new Map(items.map((item) => [item.productSourceId, item]));
  const numbers = [...products.values()].map(({ productSourceId, labels }) => ({
    source_id: productSourceId,
    product_id: productNumberAt(productSourceId, 0),
    first_seen: labels.includes('new') ? dayFrom(at, -3) : dayFrom(at, -soldForDays),
  }));
  for (const slice of slicesOf(numbers)) {
    await repository.addNumbers(site, slice);
    await nextTurn();
  }
  const points = items.flatMap((item) =>
    demoHistory(item, currency, at).map(({ validFrom, amountMinor }) => ({
      source_id: item.id,
      valid_from: validFrom,
      amount_minor: amountMinor,
    })),
  );
  for (const slice of slicesOf(points)) {
    await repository.addPoints(site, slice);
    await nextTurn();
  }
};

const takeIn = async (
  importer: ImportService,
  repository: ImportRepository,
  site: SiteCode,
  content: Content,
  at: Date,
  onlyWhenEmpty = false,
) => {
  const items = [...contentItems(content, site, at)];
  if ((await repository.live(site)) === undefined) await writePast(repository, site, items, at);
  const rows = items.map((item): FeedRow => ({ kind: 'item', line: 0, item }));
  return importer.run({ site, rows, categories: contentCategories(content, site), onlyWhenEmpty });
};

const parts = ({ db, now, breathe = () => nextTurn() }: FillParts) => {
  const repository = createImportRepository(db);
  return { repository, importer: createImportService({ repository, now, breathe }) };
};

/** Takes the content in on all nine sites, by the same import as a feed. */
export const fillFromContent = async (options: FillParts): Promise<void> => {
  const content = readContent(join(options.root, 'content'));
  const { repository, importer } = parts(options);
  const at = options.now();
  for (const { code } of allSites) {
    const outcome = await takeIn(importer, repository, code, content, at);
    options.onSite?.(code, outcome);
  }
};

const askAgainAfterMs = 200;

/**
 * Fills the sites that sell nothing yet; answers at once where there are none. Several processes may start on one empty
 * database: one fills a site, the others wait for it.
 */
export const fillEmptySites = async (options: FillParts & { readonly onBegin?: () => void }): Promise<void> => {
  const { repository, importer } = parts(options);
  let content: Content | undefined;
  for (const { code } of allSites) {
    while ((await repository.live(code)) === undefined) {
      if (!content) {
        content = readContent(join(options.root, 'content'));
        options.onBegin?.();
      }
      const outcome = await takeIn(importer, repository, code, content, options.now(), true);
      if (outcome.ok) options.onSite?.(code, outcome);
      else if (outcome.code === 'BUSY') await delay(askAgainAfterMs);
      else throw new Error(`the content was refused on ${code}: ${outcome.code}`);
    }
  }
};
