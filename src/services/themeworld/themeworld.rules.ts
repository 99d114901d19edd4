import { pictureUrl } from '../../contracts/shop/pictures.contract.ts';
import {
  themeworldAvailabilities,
  themeworldBadges,
  themeworldSections,
  type Themeworld,
  type ThemeworldNavigation,
} from '../../contracts/content/themeworld.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';
import { spanAround, type TimeSpan } from '../../lib/time/time-span.ts';
import { dayNumber, localDay, startOfDay } from '../../lib/time/zoned-day.ts';
import { slugOf } from '../../lib/text/slug.ts';
import type { Language } from '../../sites/site.ts';
import type { Translate } from '../../sites/translate.ts';
import type { ThemeworldRow } from './themeworld.repository.ts';
import { dayMs } from '../../lib/time/day.ts';

/** Number of the page that shows all themeworlds of a site. */
export const overviewId = 100;
/** The countdown is shown on the last days. */
const countdownDays = 7;
/** The smallest is for the navigation's flyout: 112 px at double density. */
const derivativeWidths = [240, 320, 480, 640, 800] as const;
const announcedDays = 14;

export interface ThemeworldWords {
  readonly t: Translate;
  readonly timeZone: string;
  /** of the addresses */
  readonly language: Language;
  /** focus point of the picture, 0 to 1 from the upper left */
  readonly focusOf: (picture: string) => readonly [x: number, y: number];
}

export const isOn = (row: ThemeworldRow, { at }: Moment): boolean => row.valid_from <= at && row.valid_to > at;

const announcedFrom = (row: ThemeworldRow): number => row.valid_from.getTime() - announcedDays * dayMs;

/** A themeworld with the badge `preview` is shown two weeks before it begins. */
export const isShown = (row: ThemeworldRow, moment: Moment): boolean =>
  isOn(row, moment) ||
  (row.badges.includes('preview') && row.valid_to > moment.at && announcedFrom(row) <= moment.at.getTime());

/** Returns the time span without changes; midnights are changes too, because of the countdown. */
export const themeworldSpan = (rows: readonly ThemeworldRow[], { at }: Moment, timeZone: string): TimeSpan =>
  spanAround(
    [
      startOfDay(at, timeZone).getTime(),
      startOfDay(at, timeZone, 1).getTime(),
      ...rows.flatMap((row) => [announcedFrom(row), row.valid_from.getTime(), row.valid_to.getTime()]),
    ],
    at,
  );

export const themeworldUrl = (row: Pick<ThemeworldRow, 'title' | 'themeworld_id'>, language: Language): string =>
  `/${slugOf(row.title, language)}-t${row.themeworld_id}.html`;

/** Returns the days left including today: 1 on the last day. */
export const daysLeft = (row: ThemeworldRow, { at }: Moment, timeZone: string): number => {
  const last = localDay(new Date(row.valid_to.getTime() - 1), timeZone);
  return dayNumber(last) - dayNumber(localDay(at, timeZone)) + 1;
};

const isKnown = <T extends string>(words: readonly T[], word: string): word is T =>
  (words as readonly string[]).includes(word);

/** NAV-3, NAV-4 */
export const themeworldOf = (
  row: ThemeworldRow,
  moment: Moment,
  { t, timeZone, language, focusOf }: ThemeworldWords,
): Themeworld => {
  const last = localDay(new Date(row.valid_to.getTime() - 1), timeZone);
  const left = daysLeft(row, moment, timeZone);
  const [x, y] = row.focus ?? focusOf(row.picture);
  const two = (figure: number) => String(figure).padStart(2, '0');
  return {
    title: row.title,
    url: themeworldUrl(row, language),
    imgUrl: pictureUrl(row.picture, 'original', 480, 'webp'),
    desktopImg: {
      derivatives: derivativeWidths.map((width) => ({
        width,
        path: pictureUrl(row.picture, 'original', width, 'webp'),
      })),
      cutout: { focusPoint: { x, y }, zoom: 1 },
    },
    kontorCard: row.kontor_card,
    availability: row.availability.filter((key) => isKnown(themeworldAvailabilities, key)),
    badges: row.badges.filter((key) => isKnown(themeworldBadges, key)),
    endDate: `${last.year}-${two(last.month)}-${two(last.day)}`,
    endDateText: t('themeworld.endDate', { day: last.day, month: last.month }),
    ...(left <= countdownDays && isOn(row, moment)
      ? { onlyXDaysLeftText: t('themeworld.daysLeft', { days: left }) }
      : {}),
  };
};

/** NAV-3, NAV-4: returns the sections in their fixed order, without empty ones. */
export const themeworldNavigation = (
  rows: readonly ThemeworldRow[],
  moment: Moment,
  words: ThemeworldWords,
): ThemeworldNavigation => {
  const { t, language } = words;
  const shown = rows.filter((row) => isShown(row, moment));
  const sections = themeworldSections.flatMap((key) => {
    const themeworlds = shown.filter(({ section }) => section === key).map((row) => themeworldOf(row, moment, words));
    return themeworlds.length === 0 ? [] : [[key, { headline: t(`themeworld.section.${key}`), themeworlds }] as const];
  });
  const title = t('themeworld.overview');
  return {
    overview: { title, url: themeworldUrl({ title, themeworld_id: overviewId }, language) },
    sections: Object.fromEntries(sections),
    translations: Object.fromEntries([
      ...themeworldBadges.map((key) => [key, t(`themeworld.badge.${key}`)] as const),
      ...themeworldAvailabilities.map((key) => [key, t(`themeworld.availability.${key}`)] as const),
      ['kontorCard', t('themeworld.kontorCard')] as const,
    ]),
  };
};
