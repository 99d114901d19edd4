import { Value } from 'typebox/value';
import { footerContentSchema } from '../../../contracts/content/footer.contract.ts';
import { promotionContentSchema, type PromotionContent } from '../../../contracts/content/promotion.contract.ts';
import { pictureNameIn, pictureWidths } from '../../../contracts/shop/pictures.contract.ts';
import type { ItemFault } from '../../../contracts/staff/desk.contract.ts';
import type { PromotionItem, SearchItem } from '../../../contracts/staff/desk-items.contract.ts';
import { kindOf, neededField } from '../../../domain/content/promotion.rules.ts';
import { firstFault } from '../../../lib/schema-faults.ts';
import { refusedCss } from '../../../lib/text/safe-css.ts';
import { instantOf } from '../../../lib/time/instant.ts';
import { zonedTime } from '../../../lib/time/zoned-time.ts';

/** What a site has that an item may name. */
export interface DeskKnowledge {
  readonly timeZone: string;
  readonly hasPicture: (name: string) => boolean;
  readonly vouchers: readonly {
    readonly code: string;
    readonly valid_from: Date | null;
    readonly valid_to: Date | null;
  }[];
  readonly tests: readonly { readonly name: string; readonly groups: readonly string[] }[];
  readonly hasCategory: (category: number) => boolean;
  /** what is wrong with the redirects and synonyms: the field, and why */
  readonly searchFaults: (item: SearchItem) => readonly { readonly field: string; readonly text: string }[];
}

export const fault = (code: ItemFault['code'], field: string, text = ''): ItemFault => ({ code, field, text });

/** Whether a local time is on a day of the calendar: `2026-02-30T08:00` is on none. */
export const isLocalTime = (text: string): boolean => instantOf(`${text.slice(0, 10)}T00:00Z`) !== undefined;

/** The first place where the schema of the type refuses the content. Pasted HTML is text to it and stays text. */
export const shapeFaults = ({ type, content }: Pick<PromotionItem, 'type' | 'content'>): ItemFault[] => {
  const shape = kindOf(type) === 'FOOTER' ? footerContentSchema : promotionContentSchema;
  if (Value.Check(shape, content)) return [];
  const { place, text } = firstFault(Value.Errors(shape, content));
  return [fault('shape', `content${place.replaceAll('/', '.')}`, text)];
};

/** Days that there are not, and an end that is not after its beginning. */
export const timeFaults = (
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  place = '',
): ItemFault[] => {
  for (const [field, time] of [
    ['from', from],
    ['to', to],
  ] as const) {
    if (time !== undefined && !isLocalTime(time)) return [fault('time', `${place}${field}`, time)];
  }
  return from !== undefined && to !== undefined && from >= to ? [fault('order', `${place}to`, to)] : [];
};

type Cutout = NonNullable<PromotionContent['image']>['cutouts'][number];

const cutoutFaults = (
  { imagePath, imageCss = '', containerCss = '' }: Cutout,
  field: string,
  { hasPicture }: DeskKnowledge,
): ItemFault[] => {
  const name = pictureNameIn(imagePath);
  const isServed = (pictureWidths as readonly number[]).includes(Number(imagePath.split('/')[3]));
  const faults = [
    ...refusedCss(imageCss).map((css) => fault('css', `${field}.imageCss`, css)),
    ...refusedCss(containerCss).map((css) => fault('css', `${field}.containerCss`, css)),
  ];
  if (name === undefined || !isServed || !hasPicture(name))
    faults.unshift(fault('picture', `${field}.imagePath`, imagePath));
  return faults;
};

const pictureFaults = ({ image }: PromotionContent, know: DeskKnowledge): ItemFault[] =>
  (image?.cutouts ?? []).flatMap((cutout, place) => cutoutFaults(cutout, `content.image.cutouts.${place}`, know));

/** CART-15: a code that the shop shows must be valid for as long as it is shown: as the release and the item say. */
const voucherFaults = (
  { voucherCode }: PromotionContent,
  { from, to }: { readonly from: Date | undefined; readonly to: Date | undefined },
  { vouchers }: DeskKnowledge,
): ItemFault[] => {
  if (voucherCode === undefined) return [];
  const voucher = vouchers.find(({ code }) => code === voucherCode);
  const isEarly = voucher?.valid_from && !(from && from >= voucher.valid_from);
  const isLate = voucher?.valid_to && !(to && to <= voucher.valid_to);
  return voucher && !isEarly && !isLate ? [] : [fault('voucher', 'content.voucherCode', voucherCode)];
};

const testFaults = ({ test }: PromotionItem, { tests }: DeskKnowledge): ItemFault[] => {
  if (!test) return [];
  const found = tests.find(({ name }) => name === test.name);
  return found?.groups.includes(test.group) ? [] : [fault('test', 'test', `${test.name}: ${test.group}`)];
};

const latest = (one: Date | undefined, other: Date | undefined): Date | undefined =>
  one && other ? (one > other ? one : other) : (one ?? other);
const earliest = (one: Date | undefined, other: Date | undefined): Date | undefined =>
  one && other ? (one < other ? one : other) : (one ?? other);

/** Returns what keeps an item from being published in a release that is public from `span.from` to `span.to`. */
export const itemFaults = (
  item: PromotionItem,
  span: { readonly from?: Date; readonly to?: Date },
  know: DeskKnowledge,
): ItemFault[] => {
  const first = [...shapeFaults(item), ...timeFaults(item)];
  if (first.length > 0) return first;
  const kind = kindOf(item.type);
  if (kind === undefined || kind === 'FOOTER') return testFaults(item, know);
  // Checked by its schema above.
  const content = item.content as PromotionContent;
  const at = (text: string | undefined) => (text === undefined ? undefined : zonedTime(text, know.timeZone));
  const shown = { from: latest(span.from, at(item.from)), to: earliest(span.to, at(item.to)) };
  const field = neededField[kind];
  return [
    ...(content[field] === undefined ? [fault('needed', `content.${field}`)] : []),
    ...pictureFaults(content, know),
    ...voucherFaults(content, shown, know),
    ...testFaults(item, know),
  ];
};
