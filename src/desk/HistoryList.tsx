import { useState } from 'react';
import type { HistoryEntry, Release } from '../contracts/staff/desk.contract.ts';
import { Button } from '../ui/button/Button.tsx';
import type { DeskData } from './desk-data.ts';
import { deskCalls } from './desk-calls.effects.ts';
import { DeskMessage, type DeskSaid } from './DeskMessage.tsx';
import { clockOf } from './desk-time.rules.ts';
import { deskWords } from './desk.texts.ts';
import { Differences } from './Differences.tsx';
import { historyWords } from './state-words.texts.ts';
import { useLoaded } from './use-loaded.ts';
import styles from './desk.module.css';

const Entry = ({
  data,
  entry,
  into,
  onRestore,
}: {
  readonly data: DeskData;
  readonly entry: HistoryEntry;
  /** the release that the state before goes into */
  readonly into: Release | undefined;
  readonly onRestore: (entry: HistoryEntry, into: Release) => void;
}) => {
  const { language } = data;
  const words = deskWords[language];
  const { timeZone = 'UTC' } = data.sites.find(({ code }) => code === data.site) ?? {};
  const { act, at, difference, isRestorable, key, release, site, who } = entry;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <strong>{[historyWords[language][act] ?? act, release.name, site, key].filter(Boolean).join(' · ')}</strong>
        <span>{words.by.replace('{name}', () => who).replace('{time}', clockOf(at, timeZone))}</span>
        <Differences list={difference} language={language} />
      </div>
      {isRestorable && into && (
        <Button kind="secondary" size="small" onClick={() => onRestore(entry, into)}>
          {words.restore}
        </Button>
      )}
    </li>
  );
};

/** DESK-3: who changed what and when; the state before goes into the newest release that the member may change. */
export const HistoryList = ({ data }: { readonly data: DeskData }) => {
  const { language } = data;
  const words = deskWords[language];
  const history = useLoaded('history', deskCalls.history);
  const list = useLoaded('releases', deskCalls.releases);
  const [said, setSaid] = useState<DeskSaid>();
  const restore = async ({ id }: HistoryEntry, into: Release): Promise<void> => {
    const answer = await deskCalls.restore(id, into.id);
    setSaid(answer.ok ? { kind: 'success', text: words.restored.replace('{name}', () => into.name) } : answer);
    history.again();
  };
  if (!history.answer || !list.answer) return <p>{words.loading}</p>;
  if (!history.answer.ok) return <DeskMessage said={history.answer} language={language} />;
  const releases = list.answer.ok ? list.answer.value.releases : [];
  const { entries } = history.answer.value;
  return (
    <>
      <DeskMessage said={said} language={language} />
      {entries.length === 0 && <p>{words.none}</p>}
      <ul>
        {entries.map((entry) => (
          <Entry
            key={entry.id}
            data={data}
            entry={entry}
            into={releases.find((one) => one.mayEdit && one.sites.some(({ site }) => site === entry.site))}
            onRestore={(chosen, into) => void restore(chosen, into)}
          />
        ))}
      </ul>
    </>
  );
};
