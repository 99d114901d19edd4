import type { DeskLanguage } from '../desk.texts.ts';

const en = {
  from: 'From',
  days: 'Days',
  allSites: 'All sites',
  searches: 'Searches that found nothing',
  clicks: 'Clicks by slot and position',
  day: 'Day',
  query: 'Searched',
  misses: 'Minutes',
  slot: 'Slot',
  position: 'Position',
  visitors: 'Visitors',
  times: 'Clicks',
  csv: 'Save as CSV',
  limit:
    'A day with fewer than {number} is not shown. Searches count once a minute, clicks those of visitors who agreed to statistics.',
  demo: 'Demo data: made-up clicks',
} as const;

type PlanningWord = keyof typeof en;

const de: Readonly<Record<PlanningWord, string>> = {
  from: 'Von',
  days: 'Tage',
  allSites: 'Alle Sites',
  searches: 'Suchen ohne Treffer',
  clicks: 'Klicks nach Platz und Position',
  day: 'Tag',
  query: 'Gesucht',
  misses: 'Minuten',
  slot: 'Platz',
  position: 'Position',
  visitors: 'Besucher',
  times: 'Klicks',
  csv: 'Als CSV sichern',
  limit:
    'Ein Tag mit weniger als {number} wird nicht gezeigt. Suchen zählen einmal je Minute, Klicks von denen, die der Statistik zugestimmt haben.',
  demo: 'Demodaten: erfundene Klicks',
};

export const planningWords: Readonly<Record<DeskLanguage, Readonly<Record<PlanningWord, string>>>> = { en, de };
