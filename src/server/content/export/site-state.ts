import { Value } from 'typebox/value';
import type { Voucher } from '../../../contracts/cart/voucher.contract.ts';
import { siteCodes, type SiteCode } from '../../../contracts/shop/site.contract.ts';
import type { DeskKind, PromotionItem, VoucherItem } from '../../../contracts/staff/desk-items.contract.ts';
import { byKey, changesAt, withChanges } from '../../../domain/content/release.rules.ts';
import type { Database } from '../../../lib/database.ts';
import { createAbTestRepository, type AbTestRow } from '../../../services/abtest/abtest.repository.ts';
import { createDocumentRepository } from '../../../services/content/documents.repository.ts';
import { createDeskRepository } from '../../../services/desk/desk.repository.ts';
import { changeOf } from '../../../services/desk/desk-views.rules.ts';
import { entriesOfItem, navigationKey } from '../../../services/navigation/navigation-item.rules.ts';
import { createNavigationRepository, type EntryRow } from '../../../services/navigation/navigation.repository.ts';
import { itemOf } from '../../../services/promotion/promotion-item.rules.ts';
import { createPromotionRepository } from '../../../services/promotion/promotion.repository.ts';
import { promotionOf } from '../../../services/promotion/promotion.service.ts';
import { themeworldKey, themeworldOfItem } from '../../../services/themeworld/themeworld-item.rules.ts';
import { createThemeworldRepository, type ThemeworldRow } from '../../../services/themeworld/themeworld.repository.ts';
import { voucherKey, voucherOfItem } from '../../../services/voucher/voucher-item.rules.ts';
import { createVoucherRepository } from '../../../services/voucher/voucher.repository.ts';
import { sites } from '../../../sites/sites.ts';
import { createContentChangesRepository } from '../take/content-changes.repository.ts';
import type { PageFiles } from '../content-pages.ts';
import { pagesDocument, pagesOf } from '../live-content.ts';
import { searchKey, withSearchItem } from '../search-item.ts';
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

/** What releases of the desk show of a site now, by kind: the same changes as visitors see. */
const deskOn = (db: Database, site: SiteCode, now: Date) => {
  const { changes } = createDeskRepository(db);
  return async <Kind extends DeskKind>(kind: Kind) =>
    changesAt(
      (await changes(site, kind)).map((row) => changeOf(row, sites[site].timeZone)),
      now,
    );
};
type Desk = ReturnType<typeof deskOn>;

/** Promotions with what the desk shows. What belongs to a test that is over is shown to no visitor, and left out. */
const promotionsOn = async (
  db: Database,
  site: SiteCode,
  desk: Desk,
  tests: readonly AbTestRow[],
): Promise<PromotionItem[]> => {
  const running = new Set(tests.map(({ name }) => name));
  const { timeZone } = sites[site];
  const rows = (await createPromotionRepository(db).promotions(site)).map(promotionOf);
  const own = new Map([...byKey(rows)].map(([key, promotion]) => [key, itemOf(promotion, timeZone)]));
  return withChanges(own, await desk('promotion')).filter(({ test }) => !test || running.has(test.name));
};

/** The rows of a kind with those that the desk shows: `rowOf` makes a row of its item. */
const rowsWith = <Row, Body>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  changes: ReadonlyMap<string, { readonly body: Body | undefined }>,
  rowOf: (key: string, body: Body) => Row,
): Row[] =>
  withChanges(
    new Map(rows.map((row) => [keyOf(row), row])),
    new Map([...changes].map(([key, { body }]) => [key, { body: body && rowOf(key, body) }])),
  );

const navigationOn = async (db: Database, site: SiteCode, desk: Desk): Promise<readonly EntryRow[]> => {
  const change = (await desk('navigation')).get(navigationKey);
  if (!change) return createNavigationRepository(db).entries(site);
  return change.body ? entriesOfItem(change.body, sites[site].timeZone) : [];
};

const searchOn = async (db: Database, site: SiteCode, desk: Desk, folder: FolderDocuments): Promise<SearchDocument> => {
  const stored = await createDocumentRepository(db).bodyOf(site, 'search');
  const own = Value.Check(searchDocumentSchema, stored) ? stored : folder.search[site];
  const change = (await desk('search')).get(searchKey);
  return change ? withSearchItem(own, change.body) : own;
};

/** The tests of the folder, and those of the desk that are not over. */
const testsOn = async (db: Database, site: SiteCode, now: Date): Promise<AbTestRow[]> => {
  const ofFolder = new Set((await createContentChangesRepository(db).entries('abtests', site)).map(({ name }) => name));
  const tests = await createAbTestRepository(db).tests(site);
  return tests.filter(({ name, valid_to }) => ofFolder.has(name) || valid_to > now);
};

const stateOn = async (db: Database, site: SiteCode, now: Date, folder: FolderDocuments): Promise<SiteState> => {
  const { timeZone } = sites[site];
  const desk = deskOn(db, site, now);
  const tests = await testsOn(db, site, now);
  const themeworlds = await createThemeworldRepository(db).themeworlds(site);
  const vouchers = await createVoucherRepository(db).allShared(site);
  return {
    pages: pagesOf(await createDocumentRepository(db).bodyOf(site, 'pages')) ?? pagesDocument(folder.pages, site),
    search: await searchOn(db, site, desk, folder),
    navigation: await navigationOn(db, site, desk),
    themeworlds: rowsWith(themeworlds, themeworldKey, await desk('themeworld'), (key, item) =>
      themeworldOfItem(key, item, timeZone),
    ),
    vouchers: rowsWith<Omit<Voucher, 'used'>, VoucherItem>(
      vouchers,
      ({ code }) => voucherKey(code),
      await desk('voucher'),
      (key, item) => {
        const { used: _, ...voucher } = voucherOfItem(site, key, item, timeZone);
        return voucher;
      },
    ),
    tests,
    promotions: await promotionsOn(db, site, desk, tests),
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
