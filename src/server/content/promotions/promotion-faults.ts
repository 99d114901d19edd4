import { Value } from 'typebox/value';
import { footerContentSchema } from '../../../contracts/content/footer.contract.ts';
import { promotionContentSchema, type PromotionContent } from '../../../contracts/content/promotion.contract.ts';
import { pictureWidths } from '../../../contracts/shop/pictures.contract.ts';
import type { SiteCode } from '../../../contracts/shop/site.contract.ts';
import { kindOf, neededField } from '../../../domain/content/promotion.rules.ts';
import { firstFault } from '../../../lib/schema-faults.ts';
import { refusedCss } from '../../../lib/text/safe-css.ts';
import { scheduledTime } from '../../../lib/time/scheduled-time.ts';
import type { Site } from '../../../sites/site.ts';
import { sites } from '../../../sites/sites.ts';
import { contentOf, sitesOf, type Entry, type PromotionContentFiles } from './promotion-texts.ts';
import { voucherRows } from './voucher-content.ts';

export interface Knowledge {
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
    faults.push(['image', `"${css}" is not CSS that content may use`]);
  return faults;
};

/** CART-15: a code that the shop shows must be valid for as long as it is shown. */
const voucherFault = (code: string, { from, to }: Entry, site: Site, { files, now }: Knowledge): string | undefined => {
  const voucher = voucherRows(files.vouchers, site, now).find((one) => one.code === code);
  if (!voucher) return `there is no voucher ${code} on ${site.code}`;
  const at = (text: string | undefined) => text && scheduledTime(text, site.timeZone, now);
  const [begin, end] = [at(from), at(to)];
  const isLate = voucher.from && !(begin && begin >= voucher.from);
  const isShort = voucher.to && !(end && end <= voucher.to);
  return isLate || isShort ? `is shown when the voucher ${code} is not valid (${site.code})` : undefined;
};

/** Returns the faults of a promotion's content on one site that a schema cannot express. */
const contentFaults = (
  content: PromotionContent,
  entry: Entry,
  type: string,
  site: Site,
  know: Knowledge,
): PlaceFault[] => {
  const kind = kindOf(type);
  const field = kind && neededField[kind];
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

/** Returns the faults of an entry on all its sites. */
export const entryFaults = (entry: Entry, type: string, know: Knowledge): PlaceFault[] =>
  sitesOf(entry).flatMap((code) => siteFaults(entry, type, code, know));
