import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import type { CatalogueItem, FeedRow, ImportOutcome } from '../../../contracts/catalogue/feed.contract.ts';
import type { ContentChange } from '../../../contracts/shop/commands.contract.ts';
import type { SiteCode } from '../../../contracts/shop/site.contract.ts';
import type { Database } from '../../../lib/database.ts';
import { createExportRepository } from '../../../services/catalogue/export.repository.ts';
import { createExportService } from '../../../services/catalogue/export.service.ts';
import { createImportRepository, type ImportRepository } from '../../../services/catalogue/import/import.repository.ts';
import { createImportService, type ImportService } from '../../../services/catalogue/import/import.service.ts';
import { allSites } from '../../../sites/sites.ts';
import { readContent, type Content } from '../content-files.ts';
import { differenceOf } from './content-diff.ts';
import { contentCategories, contentItems } from '../content-items.ts';

export type WritePast = (
  repository: ImportRepository,
  site: SiteCode,
  items: readonly CatalogueItem[],
  at: Date,
) => Promise<void>;

export interface FillParts {
  readonly db: Database;
  /** folder of the content */
  readonly folder: string;
  readonly now: () => Date;
  /** lets other work run between two statements */
  readonly yieldToEventLoop?: () => Promise<void>;
  /** writes what a site sold before it was first filled; without it a new site has no past */
  readonly writePast?: WritePast;
  /** default: all */
  readonly sites?: readonly SiteCode[];
  /** called for each finished site */
  readonly onSite?: (site: SiteCode, outcome: ImportOutcome) => void;
}

interface TakeIn {
  readonly importer: ImportService;
  readonly repository: ImportRepository;
  readonly writePast: WritePast | undefined;
}

const takeIn = async (
  { importer, repository, writePast }: TakeIn,
  site: SiteCode,
  content: Content,
  at: Date,
  onlyWhenEmpty = false,
) => {
  const items = [...contentItems(content, site, at)];
  if (writePast && (await repository.live(site)) === undefined) await writePast(repository, site, items, at);
  const rows = items.map((item): FeedRow => ({ kind: 'item', line: 0, item }));
  return importer.run({ site, source: 'content', rows, categories: contentCategories(content, site), onlyWhenEmpty });
};

const parts = ({ db, now, yieldToEventLoop = () => nextTurn(), writePast }: FillParts): TakeIn => {
  const repository = createImportRepository(db);
  return { repository, importer: createImportService({ repository, now, yieldToEventLoop }), writePast };
};

/** Imports the articles of the content, like a feed, on all sites whose catalogue did not come from a feed. */
export const fillFromContent = async (options: FillParts): Promise<void> => {
  const content = readContent(options.folder);
  const into = parts(options);
  const at = options.now();
  for (const code of options.sites ?? allSites.map((site) => site.code)) {
    const outcome = await takeIn(into, code, content, at);
    options.onSite?.(code, outcome);
  }
};

/** Returns which articles of the content are new, changed or gone on the given sites; those of feeds stay. */
export const articleChanges = async ({ db, folder, now, sites = [] }: FillParts): Promise<readonly ContentChange[]> => {
  const content = readContent(folder);
  const repository = createImportRepository(db);
  const exporter = createExportService(createExportRepository(db));
  const changes: ContentChange[] = [];
  for (const site of sites) {
    const isOfFeed = (await repository.live(site))?.source === 'feed';
    const items = isOfFeed ? [] : [...contentItems(content, site, now())];
    // A content without articles is taken in by no site.
    const isLeft = isOfFeed || items.length === 0;
    const entry = (item: CatalogueItem) => ({ name: item.id, body: item });
    const before = isLeft ? [] : (await exporter.items(site)).map(entry);
    changes.push({
      kind: 'products',
      site,
      ...differenceOf(before, items.map(entry)),
      ...(isOfFeed ? { isOfFeed } : {}),
    });
  }
  return changes;
};

const askAgainAfterMs = 200;

/**
 * Fills the sites that sell nothing yet; returns at once if there are none. Several processes may start on one empty
 * database: one fills a site, the others wait for it.
 */
export const fillEmptySites = async (options: FillParts & { readonly onBegin?: () => void }): Promise<void> => {
  const into = parts(options);
  let content: Content | undefined;
  for (const { code } of allSites) {
    while ((await into.repository.live(code)) === undefined) {
      if (!content) {
        content = readContent(options.folder);
        options.onBegin?.();
      }
      const outcome = await takeIn(into, code, content, options.now(), true);
      if (outcome.ok) options.onSite?.(code, outcome);
      // A folder of one's own: articles come from a feed.
      else if (outcome.code === 'EMPTY') break;
      else if (outcome.code === 'BUSY') await delay(askAgainAfterMs);
      else throw new Error(`the content was refused on ${code}: ${outcome.code}`);
    }
  }
};
