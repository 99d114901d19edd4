import { useState } from 'react';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { Button } from '../../ui/button/Button.tsx';
import type { DeskData } from '../desk-data.ts';
import { deskCalls } from '../desk-calls.effects.ts';
import { DeskMessage } from '../DeskMessage.tsx';
import { DeskSelect, DeskText } from '../DeskFields.tsx';
import { deskWords } from '../desk.texts.ts';
import { shiftedDay } from '../../lib/time/shifted-day.ts';
import { useLoaded } from '../use-loaded.ts';
import { calendarWords } from './calendar.texts.ts';
import { CalendarBoard } from './CalendarBoard.tsx';
import { CalendarDays } from './CalendarDays.tsx';
import styles from './calendar.module.css';

const lengths = [1, 7, 14, 28] as const;
const all = 'all';

interface Shown {
  readonly site: SiteCode | undefined;
  readonly from: string;
  readonly days: number;
}

/** Which site, from when on, and how long. */
const Controls = ({
  data,
  shown,
  onChange,
}: {
  readonly data: DeskData;
  readonly shown: Shown;
  readonly onChange: (shown: Shown) => void;
}) => {
  const words = calendarWords[data.language];
  const move = (by: number): void => onChange({ ...shown, from: shiftedDay(shown.from, by) ?? shown.from });
  return (
    <div className={styles.controls}>
      <DeskSelect
        label={deskWords[data.language].site}
        value={shown.site ?? all}
        options={[
          { value: all, text: words.allSites },
          ...data.sites.map(({ code, name }) => ({ value: code, text: name })),
        ]}
        onChange={(value) => onChange({ ...shown, site: data.sites.find(({ code }) => code === value)?.code })}
      />
      <DeskText
        label={words.from}
        type="date"
        value={shown.from}
        onChange={(from) => (shiftedDay(from, 0) === undefined ? undefined : onChange({ ...shown, from }))}
      />
      <DeskSelect
        label={words.length}
        value={String(shown.days)}
        options={lengths.map((days) => ({
          value: String(days),
          text: days === 1 ? words.day : words.days.replace('{number}', String(days)),
        }))}
        onChange={(value) => onChange({ ...shown, days: Number(value) })}
      />
      <div className={styles.steps}>
        <Button kind="secondary" size="small" onClick={() => move(-shown.days)}>
          {words.before}
        </Button>
        <Button kind="secondary" size="small" onClick={() => onChange({ ...shown, from: data.today })}>
          {words.today}
        </Button>
        <Button kind="secondary" size="small" onClick={() => move(shown.days)}>
          {words.after}
        </Button>
      </div>
    </div>
  );
};

/** DESK-1: what stands where and when; each moment leads to the shop as of then. */
export const CalendarView = ({ data }: { readonly data: DeskData }) => {
  const { language } = data;
  const [shown, setShown] = useState<Shown>({ site: data.site, from: data.today, days: 14 });
  const { answer } = useLoaded(JSON.stringify(shown), () => deskCalls.calendar(shown));
  return (
    <>
      <Controls data={data} shown={shown} onChange={setShown} />
      {!answer && <p>{deskWords[language].loading}</p>}
      <DeskMessage said={answer?.ok === false ? answer : undefined} language={language} />
      {answer?.ok &&
        answer.value.sites.map((site) => {
          const { name, timeZone } = data.sites.find(({ code }) => code === site.site) ?? { name: '', timeZone: 'UTC' };
          return (
            <section key={site.site} className={styles.site} aria-label={name}>
              <h2>{name}</h2>
              <CalendarBoard data={data} site={site} timeZone={timeZone} />
              <CalendarDays data={data} site={site} timeZone={timeZone} />
            </section>
          );
        })}
    </>
  );
};
