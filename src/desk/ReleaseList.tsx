import { useState } from 'react';
import type { NewRelease } from '../contracts/staff/desk.contract.ts';
import { Button } from '../ui/button/Button.tsx';
import type { DeskData } from './desk-data.ts';
import { DeskCheck, DeskText } from './DeskFields.tsx';
import { deskCalls } from './desk-calls.effects.ts';
import { DeskMessage, type DeskSaid } from './DeskMessage.tsx';
import { deskWords } from './desk.texts.ts';
import { ReleaseCard } from './ReleaseCard.tsx';
import { roleWords } from './state-words.texts.ts';
import { useLoaded } from './use-loaded.ts';
import styles from './desk.module.css';

/** A new release: a name and its sites. */
const NewReleaseForm = ({ data, onMake }: { readonly data: DeskData; readonly onMake: (made: NewRelease) => void }) => {
  const words = deskWords[data.language];
  const [name, setName] = useState('');
  const [sites, setSites] = useState<NewRelease['sites']>([data.site]);
  return (
    <form
      className={styles.card}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '' || sites.length === 0) return;
        onMake({ name: name.trim(), sites });
        setName('');
      }}
    >
      <h2>{words.newRelease}</h2>
      <DeskText label={words.name} value={name} maxLength={80} onChange={setName} />
      <fieldset className={styles.sites}>
        <legend>{words.sites}</legend>
        {data.sites.map(({ code, name: country }) => (
          <DeskCheck
            key={code}
            checked={sites.includes(code)}
            onChange={(checked) => setSites(checked ? [...sites, code] : sites.filter((one) => one !== code))}
          >
            {country}
          </DeskCheck>
        ))}
      </fieldset>
      <p className={styles.acts}>
        <Button type="submit">{words.make}</Button>
      </p>
    </form>
  );
};

/** DESK-3: all releases, the newest first, with what may be done with each. */
export const ReleaseList = ({ data }: { readonly data: DeskData }) => {
  const { language } = data;
  const words = deskWords[language];
  const { answer, again } = useLoaded('releases', deskCalls.releases);
  const [said, setSaid] = useState<DeskSaid>();
  const tell = (news: DeskSaid): void => {
    setSaid(news);
    again();
  };
  if (!answer) return <p>{words.loading}</p>;
  if (!answer.ok) return <DeskMessage said={answer} language={language} />;
  const { releases, role } = answer.value;
  const make = async (body: NewRelease): Promise<void> => {
    const made = await deskCalls.make(body);
    tell(made.ok ? { kind: 'success', text: words.done } : made);
  };
  return (
    <>
      <DeskMessage said={said} language={language} />
      <p className={styles.note}>{roleWords[language][role]}</p>
      {role !== 'reader' && <NewReleaseForm data={data} onMake={(body) => void make(body)} />}
      {releases.length === 0 && <p>{words.none}</p>}
      {releases.map((release) => (
        <ReleaseCard key={`${release.id} ${release.version}`} data={data} release={release} onTell={tell} />
      ))}
    </>
  );
};
