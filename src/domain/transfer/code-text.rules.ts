import type { Money } from '../../contracts/shop/site.contract.ts';
import { splitMinor } from '../../lib/text/money.ts';
import { isoDay, startOfDay } from '../../lib/time/zoned-day.ts';

/** Returns a text in one line of at most `most` characters: a line break would end the field of a code. */
export const line = (text: string, most: number): string =>
  Array.from(text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim())
    .slice(0, most)
    .join('')
    .trim();

/** The same without accents; characters without a Latin letter are left out. */
export const asciiLine = (text: string, most: number): string =>
  line(text.normalize('NFD').replaceAll(/[^\x20-\x7e]/g, ''), most);

/** Returns an amount with a point and two digits: `12.50`. */
export const decimal = ({ amountMinor }: Money): string => {
  const { whole, fraction } = splitMinor(amountMinor);
  return `${whole}.${fraction}`;
};

const hourMs = 3_600_000;

/** Returns the last second of the day of `at`, with the offset in whole hours: `20261130235959+1`. */
export const lastSecond = (at: Date, timeZone: string): string => {
  const day = isoDay(at, timeZone);
  const end = startOfDay(at, timeZone, 1).getTime() - 1000;
  const offset = Math.round((Date.parse(`${day}T23:59:59Z`) - end) / hourMs);
  return `${day.replaceAll('-', '')}235959${offset < 0 ? '' : '+'}${offset}`;
};
