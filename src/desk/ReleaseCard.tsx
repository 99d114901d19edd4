import { useState } from 'react';
import type { Act, Draft, Release, ReleaseAct } from '../contracts/staff/desk.contract.ts';
import { Button } from '../ui/button/Button.tsx';
import { previewUrl } from './calendar/calendar-links.rules.ts';
import type { DeskData } from './desk-data.ts';
import { DeskText } from './DeskFields.tsx';
import { deskCalls } from './desk-calls.effects.ts';
import { faultText, type DeskSaid } from './DeskMessage.tsx';
import { clockOf } from './desk-time.rules.ts';
import { deskWords } from './desk.texts.ts';
import { Differences } from './Differences.tsx';
import { stateWords } from './state-words.texts.ts';
import { useLoaded } from './use-loaded.ts';
import styles from './desk.module.css';

interface CardProps {
  readonly data: DeskData;
  readonly release: Release;
  readonly onTell: (said: DeskSaid) => void;
}

/** Acts that need nothing but a press, in this order. */
const pressed = ['publish', 'unschedule', 'takeBack', 'reopen', 'remove'] as const satisfies readonly ReleaseAct[];

const useAct = ({ data, release, onTell }: CardProps) => {
  const words = deskWords[data.language];
  return async (act: Act): Promise<void> => {
    const answer = await deskCalls.act(release.id, act);
    onTell(answer.ok ? { kind: 'success', text: words.done } : answer);
  };
};

/** Start and end, for all countries on their own clocks. */
const Schedule = (props: CardProps) => {
  const { data, release } = props;
  const words = deskWords[data.language];
  const act = useAct(props);
  const [startsAt, setStart] = useState(release.startsAt ?? '');
  const [endsAt, setEnd] = useState(release.endsAt ?? '');
  return (
    <form
      className={styles.schedule}
      onSubmit={(event) => {
        event.preventDefault();
        if (startsAt === '') return;
        void act({ act: 'schedule', version: release.version, startsAt, ...(endsAt === '' ? {} : { endsAt }) });
      }}
    >
      <DeskText label={words.starts} type="datetime-local" value={startsAt} onChange={setStart} />
      <DeskText label={words.ends} type="datetime-local" value={endsAt} onChange={setEnd} />
      <Button type="submit" kind="secondary">
        {words.schedule}
      </Button>
    </form>
  );
};

const DraftRow = ({ data, release, draft, onTell }: CardProps & { readonly draft: Draft }) => {
  const { language } = data;
  const words = deskWords[language];
  const drop = async (): Promise<void> => {
    const answer = await deskCalls.drop(release.id, draft);
    onTell(answer.ok ? { kind: 'success', text: words.done } : answer);
  };
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <strong>{`${draft.site} · ${draft.key}`}</strong>
        {draft.body ? <Differences list={draft.difference} language={language} /> : <span>{words.hidden}</span>}
        {draft.faults.map((fault) => (
          <p key={`${fault.field} ${fault.code}`} className={styles.problem}>
            {faultText(fault, language)}
          </p>
        ))}
      </div>
      {release.mayEdit && (
        <Button kind="secondary" size="small" onClick={() => void drop()}>
          {words.drop}
        </Button>
      )}
    </li>
  );
};

const Drafts = (props: CardProps) => {
  const { data, release } = props;
  const words = deskWords[data.language];
  const { answer } = useLoaded(`drafts ${release.id} ${release.version} ${release.drafts}`, () =>
    deskCalls.open(release.id),
  );
  if (!answer?.ok) return <p>{words.loading}</p>;
  const { drafts } = answer.value;
  if (drafts.length === 0) return <p>{words.noDrafts}</p>;
  return (
    <ul>
      {drafts.map((draft) => (
        <DraftRow key={`${draft.site} ${draft.key}`} {...props} draft={draft} />
      ))}
    </ul>
  );
};

/** When the release stands on each of its sites, on the clock of the country. */
const SiteTimes = ({ data, release }: Pick<CardProps, 'data' | 'release'>) => {
  const words = deskWords[data.language];
  return (
    <ul className={styles.siteTimes}>
      {release.sites.map(({ site, state, from, to }) => {
        const { timeZone = 'UTC' } = data.sites.find(({ code }) => code === site) ?? {};
        const times = [
          ...(from === undefined ? [] : [words.from.replace('{time}', clockOf(from, timeZone))]),
          ...(to === undefined ? [] : [words.until.replace('{time}', clockOf(to, timeZone))]),
        ];
        return (
          <li key={site}>
            {[site, stateWords[data.language][state], ...times].join(' · ')}{' '}
            <a href={previewUrl(site, state === 'scheduled' ? from : undefined, { release: release.id })}>
              {`${words.preview} ${site}`}
            </a>
          </li>
        );
      })}
    </ul>
  );
};

/** One release: its state and times, what may be done with it, and its drafts. */
export const ReleaseCard = (props: CardProps) => {
  const { data, release } = props;
  const words = deskWords[data.language];
  const act = useAct(props);
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.card} aria-label={release.name}>
      <h2 className={styles.title}>
        {release.name} <span data-state={release.state}>{stateWords[data.language][release.state]}</span>
      </h2>
      <SiteTimes {...props} />
      {release.acts.includes('schedule') && <Schedule {...props} />}
      <p className={styles.acts}>
        {pressed
          .filter((name) => release.acts.includes(name))
          .map((name) => (
            <Button
              key={name}
              kind={name === 'publish' || name === 'takeBack' ? 'primary' : 'secondary'}
              size="small"
              onClick={() => void act({ act: name, version: release.version })}
            >
              {words[name]}
            </Button>
          ))}
      </p>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{`${words.drafts}: ${release.drafts}`}</summary>
        {isOpen && <Drafts {...props} />}
      </details>
    </section>
  );
};
