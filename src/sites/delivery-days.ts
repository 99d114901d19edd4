import type { SiteCode } from '../contracts/shop/site.contract.ts';
import { memoize } from '../lib/flow/memoize.ts';
import { dayNumber, localDay } from '../lib/time/zoned-day.ts';
import type { ShownSite } from './site.ts';
import { shippingTerms } from './shipping.ts';

const dayMs = 86_400_000;

/** Month and day on which no carrier delivers in any of the countries, or in none but Türkiye. */
const newYear = '01-01';
const christmas: ReadonlySet<string> = new Set(['12-25', '12-26']);

const isoOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

const isWorkingDay = (day: number, site: SiteCode): boolean => {
  const weekday = new Date(day * dayMs).getUTCDay();
  const date = isoOf(day).slice(5);
  return weekday !== 0 && weekday !== 6 && date !== newYear && (site === 'TR' || !christmas.has(date));
};

/** Returns the day that is `count` working days after `day`. */
const afterWorkingDays = (day: number, count: number, site: SiteCode): number => {
  let last = day;
  for (let left = count; left > 0;) {
    last += 1;
    if (isWorkingDay(last, site)) left -= 1;
  }
  return last;
};

export interface DeliveryDays {
  /** YYYY-MM-DD */
  readonly first: string;
  readonly last: string;
}

/** CART-17: returns the first and the last day on which an order of `at` arrives; `sentFrom` (YYYY-MM-DD): nothing is sent before. */
export const deliveryDays = (site: SiteCode, at: Date, timeZone: string, sentFrom?: string): DeliveryDays => {
  const [least, most] = shippingTerms[site].days;
  const ready = sentFrom === undefined ? 0 : new Date(sentFrom).getTime() / dayMs;
  const start = Math.max(dayNumber(localDay(at, timeZone)), ready);
  return { first: isoOf(afterWorkingDays(start, least, site)), last: isoOf(afterWorkingDays(start, most, site)) };
};

const formatOf = memoize(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
  20,
);

/** Formats delivery days: `25.–27. November`. */
export const deliveryDaysText = ({ first, last }: DeliveryDays, { locale }: ShownSite): string =>
  formatOf(locale).formatRange(new Date(first), new Date(last));
