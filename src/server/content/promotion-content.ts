import { Value } from 'typebox/value';
import { abTestsFileSchema, mostCombinations, type AbTestsFile } from '../../contracts/staff/abtest.contract.ts';
import { footerContentSchema } from '../../contracts/content/footer.contract.ts';
import { pictureIndexSchema, pictureWidths } from '../../contracts/shop/pictures.contract.ts';
import {
  promotionContentSchema,
  promotionFileSchema,
  type PromotionContent,
  type PromotionFile,
  type SlotContent,
} from '../../contracts/content/promotion.contract.ts';
import { kindOf } from '../../domain/content/promotion.rules.ts';
import { siteCodes, type SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Database } from '../../lib/database.ts';
import { refusedCss } from '../../lib/text/safe-css.ts';
import { scheduledTime } from '../../lib/time/scheduled-time.ts';
import { firstFault } from '../../lib/schema-faults.ts';
import { slugOf } from '../../lib/text/slug.ts';
import { createAbTestRepository, type AbTestRow } from '../../services/abtest/abtest.repository.ts';
import { mostTogether } from '../../services/abtest/abtest.rules.ts';
import { createPromotionRepository, type PromotionRow } from '../../services/promotion/promotion.repository.ts';
import { createVoucherRepository } from '../../services/voucher/voucher.repository.ts';
import { outletPaths } from '../../sites/links.ts';
import type { Site } from '../../sites/site.ts';
import { allSites, sites } from '../../sites/sites.ts';
import { printedOn } from '../../sites/spelling.ts';
import { readContentPages } from './content-pages.ts';
import { ContentError, jsonFiles, readContentFile, type Fault } from './content-files.ts';
import { contentCategorySchema, type ContentCategory } from './content.contract.ts';
import { readVouchers, voucherRows, type VoucherFile } from './voucher-content.ts';

type Entry = PromotionFile['promotions'][number];
type Json = Readonly<Record<string, unknown>>;

export interface PromotionContentFiles {
  readonly promotions: readonly PromotionFile[];
  readonly tests: AbTestsFile;
  readonly vouchers: VoucherFile;
  /** title of a category in a site's language; `undefined` where there is none of this number */
  readonly categoryTitle: (id: number, site: Site) => string | undefined;
  /** address of a content page, and what its texts name by `{name}` */
  readonly pageUrl: (name: string, site: Site) => string | undefined;
  readonly facts: (site: Site) => Readonly<Record<string, string>>;
}

const sitesOf = ({ sites: codes = siteCodes }: { readonly sites?: readonly SiteCode[] }): readonly SiteCode[] => codes;

const spelled = (value: unknown, site: Site): unknown => {
  if (typeof value === 'string') return printedOn(site, value);
  if (Array.isArray(value)) return value.map((one) => spelled(one, site));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, spelled(one, site)]));
};

/** `category:1000`, `page:shipping`, `outlet` → where they are on this site; of what is not there the word stays, and is refused. */
const addressOf = (value: string, site: Site, { categoryTitle, pageUrl }: PromotionContentFiles): string => {
  const [, kind, name = ''] = /^(category|page):([a-z0-9-]{1,60})$/.exec(value) ?? [];
  if (kind === 'page') return pageUrl(name, site) ?? value;
  if (kind !== 'category') return value === 'outlet:' ? outletPaths[site.code] : value;
  const title = categoryTitle(Number(name), site);
  return title === undefined ? value : `/${slugOf(title, site.language)}-c${name}.html`;
};

/** `{freeFrom}` → what it is on this site; an unknown name stays as it is, and is refused. */
const filled = (value: string, facts: () => Readonly<Record<string, string>>): string =>
  value.includes('{') ? value.replaceAll(/\{([A-Za-z]+)\}/g, (whole, name: string) => facts()[name] ?? whole) : value;

const linked = (value: unknown, site: Site, files: PromotionContentFiles): unknown => {
  if (typeof value === 'string')
    return addressOf(
      filled(value, () => files.facts(site)),
      site,
      files,
    );
  if (Array.isArray(value)) return value.map((one) => linked(one, site, files));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, linked(one, site, files)]));
};

/** What one site shows: the content of all, and over it what its language says. */
const contentOf = (entry: Entry, site: Site, files: PromotionContentFiles): Json => {
  const own = entry.texts?.[site.language] ?? {};
  return spelled(linked({ ...entry.content, ...own }, site, files), site) as Json;
};

const wanted = {
  BENEFITS: 'links',
  BANNER: 'headline',
  CATEGORY: 'headline',
  PHASE_INTEGRATION: 'headline',
  FOOTER: undefined,
} as const;

interface Knowledge {
  readonly files: PromotionContentFiles;
  readonly pictures: ReadonlySet<string>;
  readonly now: Date;
}

type PlaceFault = readonly [place: string, what: string];
type Cutout = NonNullable<PromotionContent['image']>['cutouts'][number];

const cutoutFaults = (
  { imagePath, imageCss = '', containerCss = '' }: Cutout,
  { pictures }: Knowledge,
): PlaceFault[] => {
  const [, , , width = '', file = ''] = imagePath.split('/');
  const isServed = (pictureWidths as readonly number[]).includes(Number(width));
  const isThere = pictures.has(file.replace(/\.\w+$/, ''));
  const faults: PlaceFault[] = isServed && isThere ? [] : [['image', `there is no picture ${imagePath}`]];
  for (const css of refusedCss(`${imageCss};${containerCss}`))
    faults.push(['image', `"${css}" is no CSS that content may bring`]);
  return faults;
};

/** CART-15: a code that the shop shows is good for as long as it is shown. */
const voucherFault = (code: string, { from, to }: Entry, site: Site, { files, now }: Knowledge): string | undefined => {
  const voucher = voucherRows(files.vouchers, site, now).find((one) => one.code === code);
  if (!voucher) return `there is no voucher ${code} on ${site.code}`;
  const at = (text: string | undefined) => text && scheduledTime(text, site.timeZone, now);
  const [begin, end] = [at(from), at(to)];
  const isLate = voucher.from && !(begin && begin >= voucher.from);
  const isShort = voucher.to && !(end && end <= voucher.to);
  return isLate || isShort ? `is shown when the voucher ${code} is not good (${site.code})` : undefined;
};

/** What is wrong with a promotion's content on one site, beyond what the schema says. */
const contentFaults = (
  content: PromotionContent,
  entry: Entry,
  type: string,
  site: Site,
  know: Knowledge,
): PlaceFault[] => {
  const kind = kindOf(type);
  const field = kind && wanted[kind];
  const faults = (content.image?.cutouts ?? []).flatMap((cutout) => cutoutFaults(cutout, know));
  if (field && content[field] === undefined) faults.push([field, `is needed by ${type}`]);
  const { voucherCode } = content;
  const fault = voucherCode === undefined ? undefined : voucherFault(voucherCode, entry, site, know);
  if (fault !== undefined) faults.push(['voucherCode', fault]);
  return faults;
};

const testFault = ({ test }: Entry, code: SiteCode, { tests }: PromotionContentFiles): string | undefined => {
  if (!test) return undefined;
  const found = tests.find((one) => one.name === test.name && sitesOf(one).includes(code));
  if (!found) return `there is no test ${test.name} on ${code}`;
  return found.groups.some(({ name }) => name === test.group) ? undefined : `${test.name} has no group ${test.group}`;
};

const siteFaults = (entry: Entry, type: string, code: SiteCode, know: Knowledge): PlaceFault[] => {
  const site = sites[code];
  const at = (text: string) => scheduledTime(text, site.timeZone, know.now);
  if (entry.from && entry.to && at(entry.from) >= at(entry.to)) return [['to', 'must be after from']];
  if (entry.texts && !entry.texts[site.language]) return [[`texts.${site.language}`, `is missing for ${code}`]];
  const content = contentOf(entry, site, know.files);
  const shape = kindOf(type) === 'FOOTER' ? footerContentSchema : promotionContentSchema;
  if (!Value.Check(shape, content)) {
    const { place, text } = firstFault(Value.Errors(shape, content));
    return [[`content${place.replaceAll('/', '.')}`, `${text} (${code})`]];
  }
  const unknown = /\{[A-Za-z]+\}/.exec(JSON.stringify(content))?.[0];
  if (unknown !== undefined) return [['content', `${unknown} is not known on ${code}`]];
  const faults = shape === footerContentSchema ? [] : contentFaults(content, entry, type, site, know);
  const test = testFault(entry, code, know.files);
  if (test) faults.push(['test', test]);
  return faults;
};

const entryFaults = (entry: Entry, type: string, know: Knowledge): PlaceFault[] =>
  sitesOf(entry).flatMap((code) => siteFaults(entry, type, code, know));

export const abTestRows = (tests: AbTestsFile, site: Site, now: Date): AbTestRow[] =>
  tests
    .filter((test) => sitesOf(test).includes(site.code))
    .map(({ name, owner, groups, from, to }) => ({
      name,
      owner,
      groups,
      valid_from: scheduledTime(from, site.timeZone, now),
      valid_to: scheduledTime(to, site.timeZone, now),
    }));

const testsFile = 'abtests/abtests.json';

const checkTests = (tests: AbTestsFile, now: Date, fault: Fault): void => {
  for (const [place, { name, from, to, groups }] of tests.entries()) {
    const say = (where: string, what: string) => fault(testsFile, `${place}.${where}`, what);
    if (tests.findIndex((other) => other.name === name) !== place) say('name', `${name} is taken`);
    if (new Set(groups.map((group) => group.name)).size < groups.length) say('groups', 'a group occurs twice');
    if (groups.every(({ weight }) => weight === 0)) say('groups', 'one of the weights must be above 0');
    const zone = sites.DE.timeZone;
    if (scheduledTime(from, zone, now) >= scheduledTime(to, zone, now)) say('to', 'must be after from');
  }
  for (const site of allSites) {
    const { combinations, names } = mostTogether(abTestRows(tests, site, now));
    if (combinations <= mostCombinations) continue;
    const what = `${names.join(', ')} run together on ${site.code} and make ${combinations} renderings of each page; at most ${mostCombinations} are kept`;
    return fault(testsFile, 'the file', what);
  }
};

type Titles = Readonly<Record<string, string>>;
type Titled = Pick<ContentCategory, 'id' | 'titles'> & { readonly children?: readonly Titled[] };

const readTitles = (folder: string, fault: Fault): ReadonlyMap<number, Titles> => {
  const titles = new Map<number, Titles>();
  const note = ({ id, titles: own, children = [] }: Titled): void => {
    titles.set(id, own);
    children.forEach(note);
  };
  for (const file of jsonFiles(folder, 'categories', fault)) {
    const category = readContentFile(folder, file, contentCategorySchema, fault);
    if (category) note(category);
  }
  return titles;
};

const readPictures = (folder: string, fault: Fault): ReadonlySet<string> =>
  new Set(Object.keys(readContentFile(folder, 'pictures/index.json', pictureIndexSchema, fault) ?? {}));

/** Read when the first promotion asks for a page. */
const once = <T>(read: () => T): (() => T) => {
  let known: { readonly value: T } | undefined;
  return () => (known ??= { value: read() }).value;
};

export interface ReadingParts {
  readonly folder: string;
  readonly now: Date;
}

/** Promotions, the vouchers that they show, and A/B tests of the content, checked whole; throws a ContentError that names file and place (RUN-4). */
export const readPromotionContent = ({ folder, now }: ReadingParts): PromotionContentFiles => {
  const faults: string[] = [];
  const fault: Fault = (file, place, what) => void faults.push(`content/${file}: ${place}: ${what}`);
  const tests = readContentFile(folder, testsFile, abTestsFileSchema, fault) ?? [];
  const vouchers = readVouchers(folder, now, fault);
  const titles = readTitles(folder, fault);
  const pages = once(() => readContentPages(folder));
  const promotions = jsonFiles(folder, 'promotions', fault).flatMap((file) => {
    const found = readContentFile(folder, file, promotionFileSchema, fault);
    if (found && `promotions/${found.id}.json` !== file) fault(file, 'id', "must be the file's name");
    return found ? [found] : [];
  });
  const files = {
    promotions,
    tests,
    vouchers,
    categoryTitle: (id: number, site: Site) => titles.get(id)?.[site.language],
    pageUrl: (name: string, site: Site) => pages().byName(site.code, name)?.url,
    facts: (site: Site) => pages().facts(site.code),
  };
  checkTests(tests, now, fault);
  const know = { files, pictures: readPictures(folder, fault), now };
  for (const { id, type, promotions: entries } of promotions) {
    for (const [place, entry] of entries.entries()) {
      for (const [where, what] of entryFaults(entry, type, know).slice(0, 3))
        fault(`promotions/${id}.json`, `promotions.${place}.${where}`, what);
    }
  }
  if (faults.length > 0) throw new ContentError(faults);
  return files;
};

const titleOf = ({ name }: Entry, content: SlotContent, slot: string): string =>
  name ?? content.headline ?? ('links' in content ? content.links?.[0]?.text : undefined) ?? slot;

export const promotionRows = (files: PromotionContentFiles, site: Site, now: Date): PromotionRow[] =>
  files.promotions.flatMap(({ id, type, promotions }) =>
    promotions
      .filter((entry) => sitesOf(entry).includes(site.code))
      .map((entry) => {
        // Checked when it was read.
        const content = contentOf(entry, site, files) as SlotContent;
        const at = (text: string | undefined) => (text === undefined ? null : scheduledTime(text, site.timeZone, now));
        return {
          slot: id,
          type,
          name: titleOf(entry, content, id),
          content,
          valid_from: at(entry.from),
          valid_to: at(entry.to),
          tags: entry.tags ?? [],
          test_name: entry.test?.name ?? null,
          test_group: entry.test?.group ?? null,
          priority: entry.priority ?? 0,
        };
      }),
  );

/** Takes promotions, vouchers and tests in on the given sites; everything is read and checked before the first row. */
export const fillPromotions = async (
  db: Database,
  parts: ReadingParts,
  which: readonly Site[] = allSites,
): Promise<void> => {
  const files = readPromotionContent(parts);
  const promotions = createPromotionRepository(db);
  const tests = createAbTestRepository(db);
  const vouchers = createVoucherRepository(db);
  for (const site of which) {
    // First: no code is shown before it is good.
    await vouchers.replaceShared(site.code, voucherRows(files.vouchers, site, parts.now));
    await promotions.replace(site.code, promotionRows(files, site, parts.now));
    await tests.replace(site.code, abTestRows(files.tests, site, parts.now));
  }
};
