import type { CalendarEntry } from '../../contracts/staff/calendar.contract.ts';
import { clockOf } from '../desk-time.rules.ts';
import type { DeskLanguage } from '../desk.texts.ts';
import { calendarWords } from './calendar.texts.ts';

/** When an entry stands on the clock of its site, for which group, and by which release. */
export const EntryWords = ({
  entry: { from, to, group, release },
  language,
  timeZone,
}: {
  readonly entry: CalendarEntry;
  readonly language: DeskLanguage;
  readonly timeZone: string;
}) => {
  const words = calendarWords[language];
  const times = [
    ...(from === undefined ? [] : [words.since.replace('{time}', clockOf(from, timeZone))]),
    ...(to === undefined ? [] : [words.until.replace('{time}', clockOf(to, timeZone))]),
  ];
  return (
    <span>
      {[
        times.length === 0 ? words.always : times.join(' '),
        ...(group === undefined ? [] : [words.group.replace('{group}', () => group)]),
        ...(release === undefined ? [] : [words.release.replace('{name}', () => release.name)]),
      ].join(' · ')}
    </span>
  );
};
