import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { memoize } from '../../lib/flow/memoize.ts';
import { dayMs } from '../../lib/time/day.ts';

/** Days of a year on which a country neither sends nor delivers parcels, beside Saturdays and Sundays. */
interface Holidays {
  /** month and day */
  readonly fixed: readonly string[];
  /** days from Easter Sunday: -2 Good Friday, 1 Easter Monday, 39 Ascension, 50 Whit Monday, 60 Corpus Christi */
  readonly fromEaster: readonly number[];
  /** month and days of the Islamic calendar */
  readonly islamic?: readonly (readonly [month: number, days: readonly number[]])[];
}

const swiss: Holidays = { fixed: ['01-01', '01-02', '08-01', '12-25', '12-26'], fromEaster: [-2, 1, 39, 50] };

/**
 * CART-17: public holidays of the whole country by the laws of 2026; those of single regions are left out. CZ, SK, HU and PL
 * include Christmas Eve, the Swiss days are those of most cantons: a date that is a day too late is better than one too early.
 */
const holidays: Readonly<Record<SiteCode, Holidays>> = {
  DE: { fixed: ['01-01', '05-01', '10-03', '12-25', '12-26'], fromEaster: [-2, 1, 39, 50] },
  AT: {
    fixed: ['01-01', '01-06', '05-01', '08-15', '10-26', '11-01', '12-08', '12-25', '12-26'],
    fromEaster: [1, 39, 50, 60],
  },
  CH: swiss,
  CH_FR: swiss,
  CZ: {
    fixed: ['01-01', '05-01', '05-08', '07-05', '07-06', '09-28', '10-28', '11-17', '12-24', '12-25', '12-26'],
    fromEaster: [-2, 1],
  },
  HU: {
    fixed: ['01-01', '03-15', '05-01', '08-20', '10-23', '11-01', '12-24', '12-25', '12-26'],
    fromEaster: [-2, 1, 50],
  },
  PL: {
    fixed: ['01-01', '01-06', '05-01', '05-03', '08-15', '11-01', '11-11', '12-24', '12-25', '12-26'],
    fromEaster: [1, 60],
  },
  SK: {
    fixed: ['01-01', '01-06', '05-01', '05-08', '07-05', '08-29', '09-15', '11-01', '12-24', '12-25', '12-26'],
    fromEaster: [-2, 1],
  },
  TR: {
    fixed: ['01-01', '04-23', '05-01', '05-19', '07-15', '08-30', '10-29'],
    fromEaster: [],
    // Ramazan Bayramı; Kurban Bayramı with its eve
    islamic: [
      [10, [1, 2, 3]],
      [12, [9, 10, 11, 12, 13]],
    ],
  },
};

const isoOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Easter Sunday of the Gregorian calendar (Meeus, Jones, Butcher), in ms since 1970. */
const easterOf = (year: number): number => {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const f = Math.floor((b + 8) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - f + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1);
};

const islamicDay = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});

const islamicDays = (year: number, wanted: NonNullable<Holidays['islamic']>): string[] => {
  const found: string[] = [];
  for (let day = Date.UTC(year, 0, 1); day < Date.UTC(year + 1, 0, 1); day += dayMs) {
    const parts = islamicDay.formatToParts(day);
    const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value);
    if (wanted.some(([month, days]) => month === part('month') && days.includes(part('day')))) found.push(isoOf(day));
  }
  return found;
};

const holidaysOf = memoize((question): ReadonlySet<string> => {
  const [code = '', text = ''] = question.split(' ');
  const { fixed, fromEaster, islamic = [] } = holidays[code as SiteCode]; // written below
  const year = Number(text);
  return new Set([
    ...fixed.map((day) => `${text}-${day}`),
    ...fromEaster.map((days) => isoOf(easterOf(year) + days * dayMs)),
    ...islamicDays(year, islamic),
  ]);
}, 50);

/** Whether parcels are sent and delivered on a day (YYYY-MM-DD) in the country of a site. */
export const isWorkingDay = (site: SiteCode, day: string): boolean => {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidaysOf(`${site} ${day.slice(0, 4)}`).has(day);
};
