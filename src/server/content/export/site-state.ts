import { Value } from 'typebox/value';
import type { Voucher } from '../../../contracts/cart/voucher.contract.ts';
import { siteCodes, type SiteCode } from '../../../contracts/shop/site.contract.ts';
import type { PromotionItem } from '../../../contracts/staff/desk.contract.ts';
import { byKey, changesAt, withChanges } from '../../../domain/content/release.rules.ts';
import type { Database } from '../../../lib/database.ts';
import { createAbTestRepository, type AbTestRow } from '../../../services/abtest/abtest.repository.ts';
import { createDocumentRepository } from '../../../services/content/documents.repository.ts';
import { createDeskRepository } from '../../../services/desk/desk.repository.ts';
import { changeOf } from '../../../services/desk/desk-views.rules.ts';
import { createNavigationRepository, type EntryRow } from '../../../services/navigation/navigation.repository.ts';
import { itemOf } from '../../../services/promotion/promotion-item.rules.ts';
import { createPromotionRepository } from '../../../services/promotion/promotion.repository.ts';
import { promotionOf } from '../../../services/promotion/promotion.service.ts';
import { createThemeworldRepository, type ThemeworldRow } from '../../../services/themeworld/themeworld.repository.ts';
import { createVoucherRepository } from '../../../services/voucher/voucher.repository.ts';
import { sites } from '../../../sites/sites.ts';
import { createContentChangesRepository } from '../content-changes.repository.ts';
import type { PageFiles } from '../content-pages.ts';
import { pagesDocument, pagesOf } from '../live-content.ts';
import { searchDocumentSchema, type SearchDocument } from '../search-words.ts';

/** All content of one site, as it is public now. */
export interface SiteState {
  readonly pages: PageFiles;
  readonly search: SearchDocument;
  readonly navigation: readonly EntryRow[];
  readonly themeworlds: readonly ThemeworldRow[];
  readonly vouchers: readonly Omit<Voucher, 'used'>[];
  readonly tests: readonly AbTestRow[];
  readonly promotions: readonly PromotionItem[];
}
export type ShopState = Readonly<Record<SiteCode, SiteState>>;

/** The shop's own folder, for sites that have never taken in pages or search words. */
export interface FolderDocuments {
  readonly pages: PageFiles;
  readonly search: Readonly<Record<SiteCode, SearchDocument>>;
}

/**
 * The promotions of the table, and over them what the live releases of the desk show. What belongs to a test that is over is shown
 * to no visitor, and left out.
 */
const promotionsOn = async (
  db: Database,
  site: SiteCode,
  now: Date,
  tests: readonly AbTestRow[],
): Promise<PromotionItem[]> => {
  const running = new Set(tests.map(({ name }) => name));
  const { timeZone } = sites[site];
  const rows = (await createPromotionRepository(db).promotions(site)).map(promotionOf);
  const own = new Map([...byKey(rows)].map(([key, promotion]) => [key, itemOf(promotion, timeZone)]));
  const changes = (await createDeskRepository(db).changes(site)).map((row) => changeOf(row, timeZone));
  return withChanges(own, changesAt(changes, now)).filter(({ test }) => !test || running.has(test.name));
};

/** The tests of the folder, and those of the desk that are not over. */
const testsOn = async (db: Database, site: SiteCode, now: Date): Promise<AbTestRow[]> => {
  const ofFolder = new Set((await createContentChangesRepository(db).entries('abtests', site)).map(({ name }) => name));
  const tests = await createAbTestRepository(db).tests(site);
  return tests.filter(({ name, valid_to }) => ofFolder.has(name) || valid_to > now);
};

const stateOn = async (db: Database, site: SiteCode, now: Date, folder: FolderDocuments): Promise<SiteState> => {
  const documents = createDocumentRepository(db);
  const search = await documents.bodyOf(site, 'search');
  const tests = await testsOn(db, site, now);
  return {
    pages: pagesOf(await documents.bodyOf(site, 'pages')) ?? pagesDocument(folder.pages, site),
    search: Value.Check(searchDocumentSchema, search) ? search : folder.search[site],
    navigation: await createNavigationRepository(db).entries(site),
    themeworlds: await createThemeworldRepository(db).themeworlds(site),
    vouchers: await createVoucherRepository(db).allShared(site),
    tests,
    promotions: await promotionsOn(db, site, now, tests),
  };
};

/** Reads the content of all sites at one moment. */
export const readState = (db: Database, now: Date, folder: FolderDocuments): Promise<ShopState> =>
  db.transaction(async (tx) => {
    const joined: Database = { ...db, query: (asked, values) => tx.query(asked, values) };
    const states: Partial<Record<SiteCode, SiteState>> = {};
    for (const site of siteCodes) states[site] = await stateOn(joined, site, now, folder);
    return states as ShopState; // all nine were read
  });
