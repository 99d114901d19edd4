import type { Voucher } from '../../../contracts/cart/voucher.contract.ts';
import type { ContentKind } from '../../../contracts/shop/commands.contract.ts';
import type { SiteCode } from '../../../contracts/shop/site.contract.ts';
import { byKey } from '../../../domain/content/release.rules.ts';
import type { Database } from '../../../lib/database.ts';
import { createAbTestRepository } from '../../../services/abtest/abtest.repository.ts';
import { createContentService } from '../../../services/content/content.service.ts';
import { createDocumentRepository } from '../../../services/content/documents.repository.ts';
import { navigationKey } from '../../../services/navigation/navigation-item.rules.ts';
import { createNavigationRepository, type EntryRow } from '../../../services/navigation/navigation.repository.ts';
import { createPromotionRepository, type PromotionRow } from '../../../services/promotion/promotion.repository.ts';
import { themeworldKey } from '../../../services/themeworld/themeworld-item.rules.ts';
import { createThemeworldRepository, type ThemeworldRow } from '../../../services/themeworld/themeworld.repository.ts';
import { voucherKey } from '../../../services/voucher/voucher-item.rules.ts';
import { createVoucherRepository } from '../../../services/voucher/voucher.repository.ts';
import { sites } from '../../../sites/sites.ts';
import { abTestRows } from '../promotions/abtest-content.ts';
import { readPageFiles } from '../content-pages.ts';
import { liveContent, pagesDocument } from '../live-content.ts';
import { navigationRows, readNavigationContent, themeworldRows } from '../navigation-content.ts';
import { promotionRows, readPromotionContent } from '../promotions/promotion-content.ts';
import { searchKey } from '../search-item.ts';
import { readSearchDocuments } from '../search-words.ts';
import { takeItems, type TakenItems } from './take-items.ts';
import { voucherRows } from '../promotions/voucher-content.ts';

/** In this order: no promotion may show a voucher or belong to a test that is not there yet. */
export const takenKinds = [
  'pages',
  'search',
  'navigation',
  'themeworlds',
  'vouchers',
  'abtests',
  'promotions',
] as const satisfies readonly ContentKind[];
export type TakenKind = (typeof takenKinds)[number];

export interface TakeContentParts {
  readonly db: Database;
  readonly folder: string;
  readonly now: Date;
  readonly kinds: readonly TakenKind[];
  readonly sites: readonly SiteCode[];
  readonly sisterOriginOf: (site: SiteCode) => string;
  /** returns the changes without making them */
  readonly isTrial: boolean;
  /** replaces also what releases of the desk have changed */
  readonly isOverDesk?: boolean;
}

/** Returns the names of what the desk has changed, if there can be any. */
type Write = (db: Database, site: SiteCode, isOverDesk: boolean) => Promise<readonly string[] | void>;

export const isIn = (kinds: readonly TakenKind[], ...some: readonly TakenKind[]): boolean =>
  some.some((kind) => kinds.includes(kind));

/** Reads and checks the files of the kinds. Links lead to the pages that the shop will have: those that it has, or the folder's. */
export const readFiles = async ({ db, folder, now, kinds, sisterOriginOf }: TakeContentParts) => {
  const pages = readPageFiles(folder);
  const content = createContentService(pages.files, pages.company, pages.contracts);
  const search = readSearchDocuments({ folder, content, sisterOriginOf });
  const live = liveContent({ pages, search, sisterOriginOf });
  if (!kinds.includes('pages')) live.show(await createDocumentRepository(db).all());
  return {
    pages,
    search: isIn(kinds, 'search') ? readSearchDocuments({ folder, content: live.content, sisterOriginOf }) : search,
    navigation: isIn(kinds, 'navigation', 'themeworlds') ? readNavigationContent(folder) : undefined,
    promotions: isIn(kinds, 'vouchers', 'promotions', 'abtests')
      ? readPromotionContent({ folder, now, pages: live.content })
      : undefined,
  };
};
type Files = Awaited<ReturnType<typeof readFiles>>;

const mapOf = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [keyOf(row), row]));

/** How the files of each kind are written. */
export const writersOf = (
  { pages, search, navigation, promotions }: Files,
  now: Date,
): Readonly<Record<TakenKind, Write>> => ({
  pages: (db, site) => createDocumentRepository(db).replace({ site, kind: 'pages', body: pagesDocument(pages, site) }),
  search: (db, site, isOverDesk) => {
    const documents = createDocumentRepository(db);
    const taken: TakenItems<unknown> = {
      kind: 'search',
      site,
      fresh: new Map([[searchKey, search[site]]]),
      stored: async () => new Map([[searchKey, (await documents.bodyOf(site, 'search')) ?? search[site]]]),
      replace: async ([body]) => documents.replace({ site, kind: 'search', body }),
    };
    return takeItems(db, taken, { now, isOverDesk });
  },
  navigation: async (db, site, isOverDesk) => {
    if (!navigation) return [];
    const repository = createNavigationRepository(db);
    const taken: TakenItems<readonly EntryRow[]> = {
      kind: 'navigation',
      site,
      fresh: new Map([[navigationKey, navigationRows(navigation, sites[site], now)]]),
      stored: async () => new Map([[navigationKey, await repository.entries(site)]]),
      replace: (lists) => repository.replace(site, lists.flat()),
    };
    return takeItems(db, taken, { now, isOverDesk });
  },
  themeworlds: async (db, site, isOverDesk) => {
    if (!navigation) return [];
    const repository = createThemeworldRepository(db);
    const taken: TakenItems<ThemeworldRow> = {
      kind: 'themeworld',
      site,
      fresh: mapOf(themeworldRows(navigation, sites[site], now), themeworldKey),
      stored: async () => mapOf(await repository.themeworlds(site), themeworldKey),
      replace: (rows) => repository.replace(site, rows),
    };
    return takeItems(db, taken, { now, isOverDesk });
  },
  vouchers: async (db, site, isOverDesk) => {
    if (!promotions) return [];
    const repository = createVoucherRepository(db);
    const keyOf = ({ code }: Pick<Voucher, 'code'>) => voucherKey(code);
    const taken: TakenItems<Omit<Voucher, 'used'>> = {
      kind: 'voucher',
      site,
      fresh: mapOf(voucherRows(promotions.vouchers, sites[site], now), keyOf),
      stored: async () => mapOf(await repository.shared(site), keyOf),
      replace: (rows) => repository.replaceShared(site, rows),
    };
    return takeItems(db, taken, { now, isOverDesk });
  },
  promotions: async (db, site, isOverDesk) => {
    if (!promotions) return [];
    const repository = createPromotionRepository(db);
    const taken: TakenItems<PromotionRow> = {
      kind: 'promotion',
      site,
      fresh: byKey(promotionRows(promotions, sites[site], now)),
      stored: async () => byKey(await repository.promotions(site)),
      replace: (rows) => repository.replace(site, rows),
    };
    return takeItems(db, taken, { now, isOverDesk });
  },
  abtests: async (db, site) => {
    if (promotions) await createAbTestRepository(db).replace(site, abTestRows(promotions.tests, sites[site], now));
  },
});
