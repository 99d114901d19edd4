import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { memoize } from '../../lib/flow/memoize.ts';
import { isoDay } from '../../lib/time/zoned-day.ts';
import { zonedTime } from '../../lib/time/zoned-time.ts';
import { isWorkingDay } from './holidays.ts';
import type { ShownSite } from '../site.ts';
import { shippingTerms } from './shipping.ts';
import { shiftedDay } from '../../lib/time/shifted-day.ts';

/** An order before this full hour, in the time zone of the site, is sent on the same working day. */
const cutOffHours: Readonly<Record<SiteCode, number>> = {
  DE: 14,
  AT: 14,
  CH: 14,
  CH_FR: 14,
  CZ: 12,
  HU: 12,
  PL: 14,
  SK: 12,
  TR: 13,
};

const dayAfter = (day: string): string => shiftedDay(day, 1) ?? day;

/** Returns the day itself, or the next working day. */
const workingDayFrom = (site: SiteCode, day: string): string => {
  let found = day;
  while (!isWorkingDay(site, found)) found = dayAfter(found);
  return found;
};

/** Returns the day that is `count` working days after `day`. */
const afterWorkingDays = (site: SiteCode, day: string, count: number): string => {
  let last = day;
  for (let left = count; left > 0; left -= 1) last = workingDayFrom(site, dayAfter(last));
  return last;
};

export interface DeliveryDays {
  /** YYYY-MM-DD */
  readonly first: string;
  readonly last: string;
  /** the full hour, in the time zone of the site, until which this is so; missing if no hour of today changes it */
  readonly orderBefore?: number;
}

/** Returns the moment of today after which an order is sent a working day later, if it is still to come. */
export const cutOffOf = (site: SiteCode, at: Date, timeZone: string): Date | undefined => {
  const today = isoDay(at, timeZone);
  if (!isWorkingDay(site, today)) return undefined;
  const hour = String(cutOffHours[site]).padStart(2, '0');
  const cutOff = zonedTime(`${today}T${hour}:00`, timeZone);
  return at < cutOff ? cutOff : undefined;
};

/**
 * CART-17: returns the first and the last day on which an order of `at` arrives. It is sent on the same working day if it comes
 * before the cut-off, else on the next one; `sentFrom` (YYYY-MM-DD): nothing is sent before.
 */
export const deliveryDays = (site: SiteCode, at: Date, timeZone: string, sentFrom?: string): DeliveryDays => {
  const { days } = shippingTerms[site];
  const today = isoDay(at, timeZone);
  const isBefore = cutOffOf(site, at, timeZone) !== undefined;
  const ready = workingDayFrom(site, isBefore ? today : dayAfter(today));
  const isLater = sentFrom !== undefined && sentFrom > ready;
  const sent = isLater ? workingDayFrom(site, sentFrom) : ready;
  const [first, last] = days.map((count) => afterWorkingDays(site, sent, count)) as [string, string]; // one for each of two
  return { first, last, ...(isBefore && !isLater ? { orderBefore: cutOffHours[site] } : {}) };
};

const formatOf = memoize(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
  20,
);

/** Every page of a product on a site names the same days for hours, and a range takes 50 µs. */
const rangeText = memoize((key) => {
  const [locale = '', first = '', last = ''] = key.split(' ');
  return formatOf(locale).formatRange(new Date(first), new Date(last));
}, 100);

/** Formats delivery days: `25.–27. November`. */
export const deliveryDaysText = (
  { first, last }: Pick<DeliveryDays, 'first' | 'last'>,
  { locale }: ShownSite,
): string => rangeText(`${locale} ${first} ${last}`);
