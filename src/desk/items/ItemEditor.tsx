import { useState } from 'react';
import type { DeskItem, Draft } from '../../contracts/staff/desk.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notification } from '../../ui/notification/Notification.tsx';
import { deskCalls } from '../desk-calls.effects.ts';
import type { DeskData } from '../desk-data.ts';
import { deskWords } from '../desk.texts.ts';
import { DeskSelect } from '../DeskFields.tsx';
import { useLoaded } from '../use-loaded.ts';
import { DraftForm } from './DraftForm.tsx';
import { titleOf } from './item-kinds.rules.ts';
import { kindWords } from './item-kinds.texts.ts';
import { SiteTexts } from './SiteTexts.tsx';
import styles from '../desk.module.css';

interface EditorProps {
  readonly data: DeskData;
  /** the item of the site that it was opened on */
  readonly start: DeskItem;
  readonly onDone: () => void;
}

/** The release that the draft belongs to, of those that the member may change and that have the site. */
const useRelease = (site: SiteCode) => {
  const [chosen, setChosen] = useState('');
  const { answer } = useLoaded('releases', deskCalls.releases);
  const open = answer?.ok
    ? answer.value.releases.filter((one) => one.mayEdit && one.sites.some((own) => own.site === site))
    : [];
  return { isLoading: !answer, open, release: open.find(({ id }) => String(id) === chosen) ?? open[0], setChosen };
};

/** The item as its draft has it: a site without the item begins with this text. */
const withDraft = (start: DeskItem, drafts: readonly Draft[]): DeskItem => ({
  ...start,
  body: drafts.find(({ site }) => site === start.site)?.body ?? start.body,
});

/** What tells that no release takes a draft for the site. */
const NoRelease = ({ data, onDone }: Pick<EditorProps, 'data' | 'onDone'>) => (
  <div className={styles.form}>
    <Notification kind="info">{deskWords[data.language].noRelease}</Notification>
    <Button kind="secondary" onClick={onDone}>
      {deskWords[data.language].close}
    </Button>
  </div>
);

/** DESK-2: edits an item in a release that the member may change, site by site. */
export const ItemEditor = ({ data, start, onDone }: EditorProps) => {
  const { language } = data;
  const words = deskWords[language];
  const [site, setSite] = useState<SiteCode>(start.site);
  const { isLoading, open, release, setChosen } = useRelease(start.site);
  const items = useLoaded(`item ${start.key}`, () => deskCalls.items({ kind: start.kind, key: start.key }));
  const loaded = useLoaded(`release ${release?.id}`, release && (() => deskCalls.open(release.id)));
  if (isLoading) return <p>{words.loading}</p>;
  if (!release) return <NoRelease data={data} onDone={onDone} />;
  const all = items.answer?.ok ? items.answer.value.items : [];
  const drafts = loaded.answer?.ok ? loaded.answer.value.drafts.filter(({ key }) => key === start.key) : [];
  const other = withDraft(start, drafts);
  const own = all.find((one) => one.site === site) ?? { ...other, site };
  const title = titleOf(start) || kindWords[language][start.kind];
  return (
    <section className={styles.form} aria-label={title}>
      <h2>{`${title} · ${site}`}</h2>
      <DeskSelect
        label={words.inRelease}
        value={String(release.id)}
        options={open.map(({ id, name }) => ({ value: String(id), text: name }))}
        onChange={setChosen}
      />
      <SiteTexts release={release} items={all} drafts={drafts} chosen={site} language={language} onChoose={setSite} />
      {loaded.answer?.ok && items.answer ? (
        <DraftForm
          key={`${release.id} ${site}`}
          data={data}
          site={site}
          start={own}
          other={other}
          release={release}
          draft={drafts.find((one) => one.site === site)}
          onSaved={loaded.again}
          onDone={onDone}
        />
      ) : (
        <p>{words.loading}</p>
      )}
    </section>
  );
};
