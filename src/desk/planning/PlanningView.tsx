import { useState } from 'react';
import { deskPlanningCsvPath } from '../../contracts/staff/desk-paths.contract.ts';
import type { Planning } from '../../contracts/staff/planning.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { shiftedDay } from '../../lib/time/shifted-day.ts';
import { deskCalls } from '../desk-calls.effects.ts';
import type { DeskData } from '../desk-data.ts';
import { placeWord } from '../calendar/calendar.texts.ts';
import { deskWords } from '../desk.texts.ts';
import { DeskSelect, DeskText } from '../DeskFields.tsx';
import { DeskMessage } from '../DeskMessage.tsx';
import { useLoaded } from '../use-loaded.ts';
import { planningWords } from './planning.texts.ts';
import desk from '../desk.module.css';
import styles from './planning.module.css';

interface Asked {
  readonly site: SiteCode | undefined;
  readonly from: string;
  readonly days: number;
}

const lengths = [7, 28, 92] as const;
const all = 'all';

const queryOf = ({ site, from, days }: Asked, list?: 'searches' | 'clicks'): string =>
  String(new URLSearchParams({ from, days: String(days), ...(site ? { site } : {}), ...(list ? { list } : {}) }));

const Table = ({
  title,
  heads,
  rows,
  csv,
  csvWord,
  none,
}: {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  readonly csv: string;
  readonly csvWord: string;
  readonly none: string;
}) => (
  <div className={desk.card}>
    <h2>{title}</h2>
    {rows.length === 0 ? (
      <p>{none}</p>
    ) : (
      <>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls needs the keyboard */}
        <section className={desk.scroll} aria-label={title} tabIndex={0}>
          <table className={desk.table}>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.join(' ')}>
                  {row.map((cell, place) => (
                    <td key={heads[place]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <p>
          <a href={csv}>{csvWord}</a>
        </p>
      </>
    )}
  </div>
);

const Tables = ({
  data,
  asked,
  found,
}: {
  readonly data: DeskData;
  readonly asked: Asked;
  readonly found: Planning;
}) => {
  const words = planningWords[data.language];
  const { site, none } = deskWords[data.language];
  const csvOf = (list: 'searches' | 'clicks'): string => `${deskPlanningCsvPath}?${queryOf(asked, list)}`;
  return (
    <>
      <p className={desk.note}>{words.limit.replace('{number}', String(found.smallest))}</p>
      {found.isDemo && <p className={desk.demo}>{words.demo}</p>}
      <Table
        title={words.searches}
        heads={[words.query, words.misses, site, words.day]}
        rows={found.searches.map((one) => [one.query, one.misses, one.site, one.day])}
        csv={csvOf('searches')}
        csvWord={words.csv}
        none={none}
      />
      <Table
        title={words.clicks}
        heads={[words.slot, words.position, words.times, words.visitors, site, words.day]}
        rows={found.clicks.map((one) => [
          placeWord(one.slot, data.language),
          one.position,
          one.clicks,
          one.visitors,
          one.site,
          one.day,
        ])}
        csv={csvOf('clicks')}
        csvWord={words.csv}
        none={none}
      />
    </>
  );
};

/** DESK-7: what was searched in vain, and what was clicked, by site and day. */
export const PlanningView = ({ data }: { readonly data: DeskData }) => {
  const { language, sites } = data;
  const words = planningWords[language];
  const [asked, setAsked] = useState<Asked>({
    site: undefined,
    from: shiftedDay(data.today, -27) ?? data.today,
    days: 28,
  });
  const { answer } = useLoaded(queryOf(asked), () => deskCalls.planning(queryOf(asked)));
  return (
    <>
      <div className={styles.controls}>
        <DeskSelect
          label={deskWords[language].site}
          value={asked.site ?? all}
          options={[
            { value: all, text: words.allSites },
            ...sites.map(({ code, name }) => ({ value: code, text: name })),
          ]}
          onChange={(value) => setAsked({ ...asked, site: sites.find(({ code }) => code === value)?.code })}
        />
        <DeskText
          label={words.from}
          type="date"
          value={asked.from}
          onChange={(from) => (shiftedDay(from, 0) === undefined ? undefined : setAsked({ ...asked, from }))}
        />
        <DeskSelect
          label={words.days}
          value={String(asked.days)}
          options={lengths.map((days) => ({ value: String(days), text: String(days) }))}
          onChange={(value) => setAsked({ ...asked, days: Number(value) })}
        />
      </div>
      {!answer && <p>{deskWords[language].loading}</p>}
      <DeskMessage said={answer?.ok === false ? answer : undefined} language={language} />
      {answer?.ok && <Tables data={data} asked={asked} found={answer.value} />}
    </>
  );
};
