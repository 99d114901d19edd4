import { abTestsFileSchema } from '../../../contracts/staff/abtest.contract.ts';
import { pictureIndexSchema } from '../../../contracts/shop/pictures.contract.ts';
import { promotionFileSchema, type SlotContent } from '../../../contracts/content/promotion.contract.ts';
import type { ContentService } from '../../../contracts/content/content.contract.ts';
import { scheduledTime } from '../../../lib/time/scheduled-time.ts';
import type { PromotionRow } from '../../../services/promotion/promotion.repository.ts';
import type { Site } from '../../../sites/site.ts';
import { checkTests, testsFile } from './abtest-content.ts';
import { readContentPages } from '../content-pages.ts';
import { contentFaults, type Fault } from '../faults/content-faults.ts';
import { articleFiles, jsonFiles, readContentFile } from '../content-files.ts';
import { contentCategorySchema, type ContentCategory } from '../content.contract.ts';
import { entryFaults } from './promotion-faults.ts';
import { contentOf, sitesOf, type Entry, type PromotionContentFiles } from './promotion-texts.ts';
import { readVouchers } from './voucher-content.ts';

type Titles = Readonly<Record<string, string>>;
type Titled = Pick<ContentCategory, 'id' | 'titles'> & { readonly children?: readonly Titled[] };

const readTitles = (folder: string, fault: Fault): ReadonlyMap<number, Titles> => {
  const titles = new Map<number, Titles>();
  const note = ({ id, titles: own, children = [] }: Titled): void => {
    titles.set(id, own);
    children.forEach(note);
  };
  for (const file of articleFiles(folder, 'categories', fault)) {
    const category = readContentFile(folder, file, contentCategorySchema, fault);
    if (category) note(category);
  }
  return titles;
};

const readPictures = (folder: string, fault: Fault): ReadonlySet<string> =>
  new Set(Object.keys(readContentFile(folder, 'pictures/index.json', pictureIndexSchema, fault) ?? {}));

/** Reads at the first call: a folder whose promotions name no page needs no pages. */
const once = <T>(read: () => T): (() => T) => {
  let known: { readonly value: T } | undefined;
  return () => (known ??= { value: read() }).value;
};

export interface ReadingParts {
  readonly folder: string;
  readonly now: Date;
  /** the pages that links lead to; default: those of the folder */
  readonly pages?: Pick<ContentService, 'byName' | 'facts'>;
}

/** Reads and checks promotions, their vouchers and A/B tests. Throws a ContentError that names file and place (RUN-4). */
export const readPromotionContent = ({ folder, now, pages: given }: ReadingParts): PromotionContentFiles => {
  const { fault, throwAny } = contentFaults(folder);
  const tests = readContentFile(folder, testsFile, abTestsFileSchema, fault) ?? [];
  const vouchers = readVouchers(folder, now, fault);
  const titles = readTitles(folder, fault);
  const pages = once(() => given ?? readContentPages(folder));
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
  throwAny();
  return files;
};

/** The name of a promotion that has none of its own. */
export const titleOf = ({ name }: Entry, content: SlotContent, slot: string): string =>
  name ?? content.headline ?? ('links' in content ? content.links?.[0]?.text : undefined) ?? slot;

export const promotionRows = (files: PromotionContentFiles, site: Site, now: Date): PromotionRow[] =>
  files.promotions.flatMap(({ id, type, promotions }) =>
    promotions
      .filter((entry) => sitesOf(entry).includes(site.code))
      .map((entry) => {
        // The schema was checked when the file was read.
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
