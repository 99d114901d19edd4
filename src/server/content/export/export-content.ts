import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { CommandError, type ContentFolder } from '../../../contracts/shop/commands.contract.ts';
import { siteCodes, type SiteCode } from '../../../contracts/shop/site.contract.ts';
import type { Database } from '../../../lib/database.ts';
import { sameJson } from '../../../lib/same-json.ts';
import { createContentService } from '../../../services/content/content.service.ts';
import { textOn } from '../../../services/content/content.rules.ts';
import { itemOf } from '../../../services/promotion/promotion-item.rules.ts';
import { promotionOf } from '../../../services/promotion/promotion.service.ts';
import { sites } from '../../../sites/sites.ts';
import { abTestRows } from '../promotions/abtest-content.ts';
import { ContentError } from '../faults/content-faults.ts';
import { readPageFiles, type PageFiles } from '../content-pages.ts';
import { pagesDocument } from '../live-content.ts';
import { navigationRows, readNavigationContent, themeworldRows } from '../navigation-content.ts';
import { promotionRows, readPromotionContent } from '../promotions/promotion-content.ts';
import { readSearchDocuments } from '../search-words.ts';
import { voucherRows } from '../promotions/voucher-content.ts';
import { fileText, folderOfState, type ContentFile } from './folder-of-state.ts';
import { readState, type ShopState, type SiteState } from './site-state.ts';

export interface ExportParts {
  readonly db: Database;
  /** folder of the shop's content */
  readonly folder: string;
  readonly now: Date;
  readonly sisterOriginOf: (site: SiteCode) => string;
}

/** What an export writes; the rest of the folder is taken over as it is. */
const written = new Set([
  'company.json',
  'pages',
  'contracts',
  'search',
  'navigation',
  'themeworlds',
  'vouchers.json',
  'abtests',
  'promotions',
]);

const withFolder = <T>(source: string, files: readonly ContentFile[], work: (folder: string) => T): T => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-export-'));
  try {
    for (const name of readdirSync(source))
      if (!written.has(name)) symlinkSync(join(resolve(source), name), join(folder, name));
    for (const name of written) if (!name.endsWith('.json')) mkdirSync(join(folder, name));
    for (const file of files) {
      mkdirSync(dirname(join(folder, file.path)), { recursive: true });
      writeFileSync(join(folder, file.path), fileText(file));
    }
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const readFolder = (folder: string, { now, sisterOriginOf }: ExportParts): ShopState => {
  const pages = readPageFiles(folder);
  const content = createContentService(pages.files, pages.company, pages.contracts);
  const search = readSearchDocuments({ folder, content, sisterOriginOf });
  const navigation = readNavigationContent(folder);
  const promotions = readPromotionContent({ folder, now, pages: content });
  const stateOn = (code: SiteCode): SiteState => ({
    pages: pagesDocument(pages, code),
    search: search[code],
    navigation: navigationRows(navigation, sites[code], now),
    themeworlds: themeworldRows(navigation, sites[code], now),
    vouchers: voucherRows(promotions.vouchers, sites[code], now),
    tests: abTestRows(promotions.tests, sites[code], now),
    promotions: promotionRows(promotions, sites[code], now).map((row) =>
      itemOf(promotionOf(row), sites[code].timeZone),
    ),
  });
  return Object.fromEntries(siteCodes.map((code) => [code, stateOn(code)])) as ShopState; // all nine
};

const named = <T>(list: readonly T[], nameOf: (one: T) => string): T[] =>
  list.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));

const pagesOn = ({ files, company, contracts }: PageFiles, site: SiteCode): object => ({
  files: named(files, ({ name }) => name).map((file) => ({
    name: file.name,
    number: file.number,
    aliases: file.aliases ?? [],
    group: file.group,
    text: textOn(file, site),
  })),
  company: createContentService([], company).facts(site),
  contracts: contracts[site] ?? [],
});

/** Files hold minutes. */
const inMinutes = (value: unknown): unknown => {
  if (value instanceof Date) return Math.floor(value.getTime() / 60_000);
  if (Array.isArray(value)) return value.map(inMinutes);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inMinutes(one)]));
};

/** What a visitor can tell apart, by part. Slots are independent; in each the order counts. */
const shownOf = (state: SiteState, site: SiteCode): Readonly<Record<string, unknown>> => ({
  pages: pagesOn(state.pages, site),
  search: { ...state.search, hosts: [] },
  navigation: state.navigation,
  themeworlds: state.themeworlds,
  vouchers: named(state.vouchers, ({ code }) => code),
  abtests: named(state.tests, ({ name }) => name),
  promotions: Object.fromEntries(Map.groupBy(state.promotions, ({ slot }) => slot)),
});

/** The parts that an import of the folder would make different. */
const differences = (now: ShopState, then: ShopState): string[] =>
  siteCodes.flatMap((site) => {
    const [is, would] = [shownOf(now[site], site), shownOf(then[site], site)];
    return Object.keys(is)
      .filter((part) => !sameJson(inMinutes(is[part]), inMinutes(would[part])))
      .map((part) => `${site} ${part}`);
  });

const notWritable = (reason: string): CommandError =>
  new CommandError(`The present state cannot be written as a folder, nothing was written. ${reason}`);

/** Returns the present content as files, after it has read them back as an import does: they make the same state. */
export const exportContent = async (parts: ExportParts): Promise<ContentFolder> => {
  const { db, folder, now, sisterOriginOf } = parts;
  const pages = readPageFiles(folder);
  const content = createContentService(pages.files, pages.company, pages.contracts);
  const state = await readState(db, now, {
    pages,
    search: readSearchDocuments({ folder, content, sisterOriginOf }),
  });
  const files = folderOfState(state);
  let different: readonly string[];
  try {
    different = withFolder(folder, files, (copy) => differences(state, readFolder(copy, parts)));
  } catch (fault) {
    if (fault instanceof ContentError) throw notWritable(fault.faults.join('\n'));
    throw fault;
  }
  if (different.length > 0)
    throw notWritable(
      `A folder would make these differ: ${different.join(', ')}. Take in these parts on all sites first.`,
    );
  return {
    folder: resolve(folder),
    left: readdirSync(folder).filter((name) => !written.has(name)),
    files: files.map((file) => ({ path: file.path, text: fileText(file) })),
  };
};
