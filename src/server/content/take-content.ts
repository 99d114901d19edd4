import { CommandError, type ContentChange, type ContentKind } from '../../contracts/shop/commands.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Database } from '../../lib/database.ts';
import { createAbTestRepository } from '../../services/abtest/abtest.repository.ts';
import { createContentService } from '../../services/content/content.service.ts';
import { createDocumentRepository } from '../../services/content/documents.repository.ts';
import { createNavigationRepository } from '../../services/navigation/navigation.repository.ts';
import { createThemeworldRepository } from '../../services/themeworld/themeworld.repository.ts';
import { createVoucherRepository } from '../../services/voucher/voucher.repository.ts';
import { sites } from '../../sites/sites.ts';
import { abTestRows } from './abtest-content.ts';
import { createContentChangesRepository, inTransaction, type ContentEntry } from './content-changes.repository.ts';
import { differenceOf, documentEntries } from './content-diff.ts';
import { readPageFiles } from './content-pages.ts';
import { liveContent, pagesDocument } from './live-content.ts';
import { navigationRows, readNavigationContent, themeworldRows } from './navigation-content.ts';
import { promotionRows, readPromotionContent } from './promotion-content.ts';
import { takePromotions } from './take-promotions.ts';
import { readSearchDocuments } from './search-words.ts';
import { voucherRows } from './voucher-content.ts';

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

/** Ends a trial: what the transaction has written is undone. */
class TrialEnd extends Error {
  readonly changes: readonly ContentChange[];
  constructor(changes: readonly ContentChange[]) {
    super('the trial has ended');
    this.changes = changes;
  }
}

/** Returns the names of what the desk has changed, if there can be any. */
type Write = (db: Database, site: SiteCode, isOverDesk: boolean) => Promise<readonly string[] | void>;

const isIn = (kinds: readonly TakenKind[], ...some: readonly TakenKind[]): boolean =>
  some.some((kind) => kinds.includes(kind));

/** Reads and checks the files of the kinds. Links lead to the pages that the shop will have: those that it has, or the folder's. */
const readFiles = async ({ db, folder, now, kinds, sisterOriginOf }: TakeContentParts) => {
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

const writersOf = (
  { pages, search, navigation, promotions }: Files,
  now: Date,
): Readonly<Record<TakenKind, Write>> => ({
  pages: (db, site) => createDocumentRepository(db).replace({ site, kind: 'pages', body: pagesDocument(pages, site) }),
  search: (db, site) => createDocumentRepository(db).replace({ site, kind: 'search', body: search[site] }),
  navigation: async (db, site) => {
    if (navigation) await createNavigationRepository(db).replace(site, navigationRows(navigation, sites[site], now));
  },
  themeworlds: async (db, site) => {
    if (navigation) await createThemeworldRepository(db).replace(site, themeworldRows(navigation, sites[site], now));
  },
  vouchers: async (db, site) => {
    if (!promotions) return;
    await createVoucherRepository(db).replaceShared(site, voucherRows(promotions.vouchers, sites[site], now));
  },
  promotions: async (db, site, isOverDesk) => {
    if (!promotions) return [];
    return takePromotions(db, site, promotionRows(promotions, sites[site], now), { now, isOverDesk });
  },
  abtests: async (db, site) => {
    if (promotions) await createAbTestRepository(db).replace(site, abTestRows(promotions.tests, sites[site], now));
  },
});

const entriesOf = async (db: Database, kind: TakenKind, site: SiteCode): Promise<readonly ContentEntry[]> => {
  if (kind !== 'pages' && kind !== 'search') return createContentChangesRepository(db).entries(kind, site);
  return documentEntries(await createDocumentRepository(db).bodyOf(site, kind));
};

/** CART-15: a part of the content that is taken in alone may not leave a promotion without its voucher or its test. */
const refuseStrays = async (db: Database, site: SiteCode): Promise<void> => {
  const changes = createContentChangesRepository(db);
  const voucher = await changes.strayVoucher(site);
  const test = voucher ? undefined : await changes.strayTest(site);
  const stray = voucher ?? test;
  if (!stray) return;
  const { slot, name, wanted } = stray;
  throw new CommandError(
    `${site}: the promotion "${name}" (${slot}) needs the ${voucher ? 'voucher' : 'A/B test'} ${wanted}, which the shop would not have. Take in promotions, vouchers and abtests together. Nothing was changed.`,
  );
};

/** Takes in parts of the content folder on the given sites, in one transaction, and returns the changes. */
export const takeContent = async (parts: TakeContentParts): Promise<readonly ContentChange[]> => {
  const { db, kinds, now, isTrial, isOverDesk = false } = parts;
  const writers = writersOf(await readFiles(parts), now);
  const work = async (joined: Database): Promise<readonly ContentChange[]> => {
    const changes: ContentChange[] = [];
    for (const site of parts.sites) {
      for (const kind of takenKinds.filter((one) => kinds.includes(one))) {
        const before = await entriesOf(joined, kind, site);
        const ofDesk = (await writers[kind](joined, site, isOverDesk)) ?? [];
        const difference = differenceOf(before, await entriesOf(joined, kind, site));
        changes.push({ kind, site, ...difference, ...(ofDesk.length > 0 ? { ofDesk: [...ofDesk] } : {}) });
      }
      if (isIn(kinds, 'vouchers', 'promotions', 'abtests')) await refuseStrays(joined, site);
    }
    if (isTrial) throw new TrialEnd(changes);
    return changes;
  };
  try {
    return await db.transaction((tx) => work(inTransaction(db, tx)));
  } catch (fault) {
    if (fault instanceof TrialEnd) return fault.changes;
    throw fault;
  }
};
