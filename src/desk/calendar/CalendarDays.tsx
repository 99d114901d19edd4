import type { CalendarSite } from '../../contracts/staff/calendar.contract.ts';
import type { DeskData } from '../desk-data.ts';
import { clockOf, dayWords } from '../desk-time.rules.ts';
import { daysOf, firstMoment, type DayLine } from './calendar-days.rules.ts';
import { itemUrl, previewUrl } from './calendar-links.rules.ts';
import { calendarWords, kindWords, markWords, placeWord } from './calendar.texts.ts';
import { EntryWords } from './EntryWords.tsx';
import styles from './calendar.module.css';

interface DaysProps {
  readonly data: DeskData;
  readonly site: CalendarSite;
  readonly timeZone: string;
}

const Line = ({ line, data, site, timeZone }: DaysProps & { readonly line: DayLine }) => {
  const { language } = data;
  const { entry, kind, mark, name, place } = line;
  const words = calendarWords[language];
  const at = mark === 'stands' || mark === 'ends' ? undefined : firstMoment(line, site);
  const look = at === undefined ? '' : words.preview.replace('{time}', clockOf(at, timeZone).slice(11));
  return (
    <li className={styles.line} data-mark={mark}>
      <span>
        {[markWords[language][mark], kindWords[language][kind], placeWord(place, language)].filter(Boolean).join(' · ')}
      </span>
      {entry ? <a href={itemUrl(data, site.site, kind, entry)}>{name}</a> : name !== '' && <strong>{name}</strong>}
      {entry ? (
        <EntryWords entry={entry} language={language} timeZone={timeZone} />
      ) : (
        <span>{`${clockOf(line.from ?? '', timeZone)} – ${clockOf(line.to ?? '', timeZone)}`}</span>
      )}
      {at !== undefined && (
        <a
          href={previewUrl(site.site, at, { path: entry?.path ?? '/' })}
          aria-label={`${look}: ${name === '' ? words.gap : name}`}
        >
          {look}
        </a>
      )}
    </li>
  );
};

/** The calendar of a site as a list by day, for small screens. */
export const CalendarDays = (props: DaysProps) => {
  const { data, site, timeZone } = props;
  const words = calendarWords[data.language];
  return (
    <div className={styles.days}>
      {daysOf(site).map(({ midnight, lines }) => {
        const standing = lines.filter(({ mark }) => mark === 'stands');
        const changing = lines.filter(({ mark }) => mark !== 'stands');
        const day = dayWords(midnight, timeZone, data.language);
        return (
          <section key={midnight} className={styles.day} aria-label={day}>
            <h3>
              <a href={previewUrl(site.site, midnight)}>{day}</a>
            </h3>
            {lines.length === 0 && <p>{words.nothing}</p>}
            <ul>
              {changing.map((line, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- two lines may be equal
                <Line key={place} {...props} line={line} />
              ))}
            </ul>
            {standing.length > 0 && (
              <details>
                <summary>{words.allDay.replace('{number}', String(standing.length))}</summary>
                <ul>
                  {standing.map((line, place) => (
                    // oxlint-disable-next-line react/no-array-index-key -- two lines may be equal
                    <Line key={place} {...props} line={line} />
                  ))}
                </ul>
              </details>
            )}
          </section>
        );
      })}
    </div>
  );
};
