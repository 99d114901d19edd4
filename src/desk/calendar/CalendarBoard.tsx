import type { CalendarEntry, CalendarRow, CalendarSite } from '../../contracts/staff/calendar.contract.ts';
import type { DeskData } from '../desk-data.ts';
import { clockOf, monthWords, shortClockOf } from '../desk-time.rules.ts';
import { barOf, firstMoment, marksOf } from './calendar-days.rules.ts';
import { itemUrl, previewUrl } from './calendar-links.rules.ts';
import { calendarWords, kindWords, placeWord } from './calendar.texts.ts';
import { EntryWords } from './EntryWords.tsx';
import styles from './calendar.module.css';

interface BoardProps {
  readonly data: DeskData;
  readonly site: CalendarSite;
  readonly timeZone: string;
}

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

/** Part of a clock that a mark has room for: the day, or the hour. */
const markText = (iso: string, timeZone: string, days: number): string => {
  const [day = '', hour = ''] = clockOf(iso, timeZone).split(' ');
  return days > 2 ? day.slice(8) : hour;
};

const Lane = ({ site, ...times }: { readonly site: CalendarSite; readonly from?: string; readonly to?: string }) => {
  const { left, width } = barOf(times, site);
  return (
    <div className={styles.lane} aria-hidden="true">
      {site.midnights.slice(1, -1).map((midnight) => (
        <div key={midnight} className={styles.rule} style={{ left: percent(barOf({ to: midnight }, site).width) }} />
      ))}
      <div className={styles.bar} style={{ left: percent(left), width: percent(width) }} />
    </div>
  );
};

const Look = ({
  data,
  site,
  timeZone,
  name,
  path,
  ...times
}: BoardProps & { readonly name: string; readonly path: string; readonly from?: string; readonly to?: string }) => {
  const at = firstMoment(times, site);
  const words = calendarWords[data.language];
  const text = words.preview.replace('{time}', shortClockOf(at, timeZone, data.language));
  return (
    <a className={styles.look} href={previewUrl(site.site, at, { path })} aria-label={`${text}: ${name}`}>
      {text}
    </a>
  );
};

const Entry = ({ row, entry, ...board }: BoardProps & { readonly row: CalendarRow; readonly entry: CalendarEntry }) => {
  const { data, site, timeZone } = board;
  const { name, path, from, to } = entry;
  const times = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
  return (
    <li className={styles.row}>
      <p className={styles.words}>
        <a href={itemUrl(data, site.site, row.kind, entry)}>{name}</a>
        <EntryWords entry={entry} language={data.language} timeZone={timeZone} />
      </p>
      <Lane site={site} {...times} />
      <Look {...board} {...times} name={name} path={path} />
    </li>
  );
};

/** When a slot is empty, or two promotions compete for it. */
const Marks = ({ row, ...board }: BoardProps & { readonly row: CalendarRow }) => {
  const { data, site, timeZone } = board;
  const words = calendarWords[data.language];
  const marks = [
    ...row.gaps.map((gap) => ({ ...gap, mark: 'gap', name: words.gap })),
    ...row.overlaps.map(({ shown, covered, ...times }) => ({
      ...times,
      mark: 'overlap',
      name: words.overlap.replace('{shown}', () => shown).replace('{covered}', () => covered),
    })),
  ];
  return marks.map(({ mark, name, from, to }) => (
    <li key={`${mark} ${from} ${name}`} className={styles.row} data-mark={mark}>
      <p className={styles.words}>
        <strong className={styles.mark}>{name}</strong>
        <span>{`${clockOf(from, timeZone)} – ${clockOf(to, timeZone)}`}</span>
      </p>
      <Lane site={site} from={from} to={to} />
      <Look {...board} from={from} to={to} name={name} path="/" />
    </li>
  ));
};

/** The calendar of a site as bars over days, for wide screens. */
export const CalendarBoard = (props: BoardProps) => {
  const { data, site, timeZone } = props;
  const { language } = data;
  const words = calendarWords[language];
  return (
    <div className={styles.board}>
      <div className={styles.scale}>
        <span className={styles.head}>{monthWords(site.midnights[0] ?? '', timeZone, language)}</span>
        <div className={styles.marks}>
          {marksOf(site).map((mark) => (
            <a
              key={mark}
              href={previewUrl(site.site, mark)}
              aria-label={`${markText(mark, timeZone, site.midnights.length - 1)}: ${words.preview.replace('{time}', clockOf(mark, timeZone))}`}
              style={{ left: percent(barOf({ to: mark }, site).width) }}
            >
              {markText(mark, timeZone, site.midnights.length - 1)}
            </a>
          ))}
        </div>
      </div>
      {site.rows.length === 0 && <p>{words.nothing}</p>}
      {site.rows.map((row) => (
        <section
          key={`${row.kind} ${row.place}`}
          data-kind={row.kind}
          aria-label={`${kindWords[language][row.kind]} ${placeWord(row.place, language)}`}
        >
          <h3>{[kindWords[language][row.kind], placeWord(row.place, language)].filter(Boolean).join(' · ')}</h3>
          <ul>
            <Marks {...props} row={row} />
            {row.entries.map((entry, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- two entries may be equal
              <Entry key={place} {...props} row={row} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
