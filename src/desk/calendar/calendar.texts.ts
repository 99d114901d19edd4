import type { CalendarKind } from '../../contracts/staff/calendar.contract.ts';
import type { DeskLanguage } from '../desk.texts.ts';
import type { DayMark } from './calendar-days.rules.ts';

const en = {
  allSites: 'All sites',
  from: 'First day',
  length: 'Period',
  day: '1 day',
  days: '{number} days',
  before: 'Earlier',
  after: 'Later',
  today: 'Today',
  preview: 'Preview from {time}',
  gap: 'Gap: nothing stands here',
  gaps: 'Gaps: {number}',
  overlap: '{shown} covers {covered}',
  overlaps: 'Overlaps: {number}',
  complete: 'No gaps, no overlaps',
  always: 'always',
  until: 'until {time}',
  since: 'from {time}',
  release: 'by the release {name}',
  group: 'only {group}',
  allDay: 'Stands all day: {number}',
  nothing: 'Nothing is planned.',
} as const;
export type CalendarWord = keyof typeof en;

const de: Readonly<Record<CalendarWord, string>> = {
  allSites: 'Alle Sites',
  from: 'Erster Tag',
  length: 'Zeitraum',
  day: '1 Tag',
  days: '{number} Tage',
  before: 'Früher',
  after: 'Später',
  today: 'Heute',
  preview: 'Vorschau ab {time}',
  gap: 'Lücke: Hier steht nichts',
  gaps: 'Lücken: {number}',
  overlap: '{shown} verdeckt {covered}',
  overlaps: 'Überschneidungen: {number}',
  complete: 'Keine Lücken, keine Überschneidungen',
  always: 'immer',
  until: 'bis {time}',
  since: 'ab {time}',
  release: 'durch die Veröffentlichung {name}',
  group: 'nur {group}',
  allDay: 'Steht den ganzen Tag: {number}',
  nothing: 'Nichts ist geplant.',
};

export const calendarWords: Readonly<Record<DeskLanguage, Readonly<Record<CalendarWord, string>>>> = { en, de };

export const kindWords: Readonly<Record<DeskLanguage, Readonly<Record<CalendarKind, string>>>> = {
  en: { promotion: 'Promotions', themeworld: 'Themeworlds', test: 'A/B tests', price: 'Price changes' },
  de: { promotion: 'Aktionen', themeworld: 'Themenwelten', test: 'A/B-Tests', price: 'Preisänderungen' },
};

export const markWords: Readonly<Record<DeskLanguage, Readonly<Record<DayMark, string>>>> = {
  en: { begins: 'Begins', ends: 'Ends', gap: 'Gap', overlap: 'Overlap', stands: 'Stands' },
  de: { begins: 'Beginnt', ends: 'Endet', gap: 'Lücke', overlap: 'Überschneidung', stands: 'Steht' },
};

const places: Readonly<Record<DeskLanguage, Readonly<Record<string, string>>>> = {
  en: {
    header_top: 'Strip above the header',
    top_banner: 'Banner at the top',
    home_phase_integration: 'Stage of the home page',
    category_banner: 'Banner of categories',
    SHOP_FOOTER: 'Footer',
    scout: 'Scout',
    new: 'New',
    more: 'More',
    lastChance: 'Last chance',
  },
  de: {
    header_top: 'Streifen über dem Kopf',
    top_banner: 'Banner oben',
    home_phase_integration: 'Bühne der Startseite',
    category_banner: 'Banner der Kategorien',
    SHOP_FOOTER: 'Fuß der Seite',
    scout: 'Scout',
    new: 'Neu',
    more: 'Mehr',
    lastChance: 'Letzte Gelegenheit',
  },
};

/** What staff call a slot or a section; other shops' slots keep their names. */
export const placeWord = (place: string, language: DeskLanguage): string => places[language][place] ?? place;
