import { useState } from 'react';
import type { DeskItem, Draft, PromotionItem, Release } from '../contracts/staff/desk.contract.ts';
import type { SiteCode } from '../contracts/shop/site.contract.ts';
import { Button } from '../ui/button/Button.tsx';
import { Notification } from '../ui/notification/Notification.tsx';
import { DeskSelect } from './DeskFields.tsx';
import { deskCalls, type Refusal } from './desk-calls.effects.ts';
import { DeskMessage, type DeskSaid } from './DeskMessage.tsx';
import type { DeskData } from './desk-data.ts';
import { Differences } from './Differences.tsx';
import { DrawnFrame } from './DrawnFrame.tsx';
import { deskWords } from './desk.texts.ts';
import { ItemFields } from './ItemFields.tsx';
import { SchemaForm } from './SchemaForm.tsx';
import { useLoaded } from './use-loaded.ts';
import styles from './desk.module.css';

/** DESK-4: another person was faster. */
const Conflict = ({
  refusal,
  data,
  onTheirs,
  onMine,
}: {
  readonly refusal: Refusal;
  readonly data: DeskData;
  readonly onTheirs: () => void;
  readonly onMine: () => void;
}) => {
  const words = deskWords[data.language];
  return (
    <div role="alert">
      <Notification kind="warning">
        <p>{words.conflict.replace('{name}', () => refusal.current?.changedBy ?? '')}</p>
        <Differences list={refusal.difference} language={data.language} />
        <p className={styles.acts}>
          <Button kind="secondary" size="small" onClick={onTheirs}>
            {words.theirs}
          </Button>
          <Button kind="secondary" size="small" onClick={onMine}>
            {words.mine}
          </Button>
        </p>
      </Notification>
    </div>
  );
};

interface DraftProps {
  readonly data: DeskData;
  readonly site: SiteCode;
  readonly start: DeskItem;
  readonly release: Release;
  readonly draft: Draft | undefined;
  readonly onDone: () => void;
}

/** The typed item, and how it is written: with the version that it began with. */
const useDraft = ({ data, site, start, release, draft }: DraftProps) => {
  const words = deskWords[data.language];
  const [item, setItem] = useState<PromotionItem>(draft?.body ?? start.body);
  const [version, setVersion] = useState(draft?.version ?? 0);
  const [said, setSaid] = useState<DeskSaid>();
  const [isBusy, setBusy] = useState(false);
  const put = async (body: PromotionItem | null, known = version): Promise<void> => {
    setBusy(true);
    const key = start.key === '' ? `${item.slot} ${item.name}` : start.key;
    const answer = await deskCalls.put(release.id, { kind: 'promotion', site, key, body, version: known });
    setBusy(false);
    if (!answer.ok) return setSaid(answer);
    setVersion(answer.value.version);
    const faults = answer.value.faults;
    if (faults.length > 0) setSaid({ ok: false, code: 'INVALID', faults, difference: [] });
    else setSaid({ kind: 'success', text: words.saved });
  };
  const conflict = said && 'ok' in said && said.code === 'CHANGED' && said.current ? said : undefined;
  const takeTheirs = (): void => {
    setVersion(conflict?.current?.version ?? 0);
    if (conflict?.current?.body) setItem(conflict.current.body);
    setSaid(undefined);
  };
  return { item, setItem, said, isBusy, put, conflict, takeTheirs };
};

/** A draft of one item in one release: its form, and the region beside it. */
const DraftForm = (props: DraftProps) => {
  const { data, site, onDone } = props;
  const { language } = data;
  const words = deskWords[language];
  const { item, setItem, said, isBusy, put, conflict, takeTheirs } = useDraft(props);
  const isFooter = item.type === 'ApiFooterPromotion';
  return (
    <div className={styles.editor}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void put(item);
        }}
      >
        <ItemFields data={data} item={item} onChange={setItem} />
        <SchemaForm
          schema={isFooter ? data.schemas.footer : data.schemas.promotion}
          value={item.content}
          language={language}
          onChange={(content) => setItem({ ...item, content: { ...content } })}
        />
        {conflict ? (
          <Conflict
            refusal={conflict}
            data={data}
            onTheirs={takeTheirs}
            onMine={() => void put(item, conflict.current?.version)}
          />
        ) : (
          <DeskMessage said={said} language={language} />
        )}
        <p className={styles.acts}>
          <Button type="submit" state={isBusy ? 'loading' : 'none'}>
            {words.save}
          </Button>
          <Button kind="secondary" onClick={() => void put(null)}>
            {words.hide}
          </Button>
          <Button kind="secondary" onClick={onDone}>
            {words.close}
          </Button>
        </p>
      </form>
      <DrawnFrame site={site} item={item} language={language} />
    </div>
  );
};

/** DESK-2: edits one promotion of a site in a release that the member may change. */
export const ItemEditor = ({
  data,
  site,
  start,
  onDone,
}: {
  readonly data: DeskData;
  readonly site: SiteCode;
  readonly start: DeskItem;
  readonly onDone: () => void;
}) => {
  const words = deskWords[data.language];
  const [chosen, setChosen] = useState('');
  const list = useLoaded('releases', deskCalls.releases);
  const open = list.answer?.ok
    ? list.answer.value.releases.filter((one) => one.mayEdit && one.sites.some((own) => own.site === site))
    : [];
  const release = open.find(({ id }) => String(id) === chosen) ?? open[0];
  const loaded = useLoaded(`release ${release?.id}`, release && (() => deskCalls.open(release.id)));
  if (!list.answer) return <p>{words.loading}</p>;
  if (!release)
    return (
      <div className={styles.form}>
        <Notification kind="info">{words.noRelease}</Notification>
        <Button kind="secondary" onClick={onDone}>
          {words.close}
        </Button>
      </div>
    );
  const draft = loaded.answer?.ok
    ? loaded.answer.value.drafts.find((one) => one.site === site && one.key === start.key)
    : undefined;
  return (
    <section className={styles.form} aria-label={start.body.name}>
      <h2>{`${start.body.name} · ${site}`}</h2>
      <DeskSelect
        label={words.inRelease}
        value={String(release.id)}
        options={open.map(({ id, name }) => ({ value: String(id), text: name }))}
        onChange={setChosen}
      />
      {loaded.answer?.ok ? (
        <DraftForm
          key={release.id}
          data={data}
          site={site}
          start={start}
          release={release}
          draft={draft}
          onDone={onDone}
        />
      ) : (
        <p>{words.loading}</p>
      )}
    </section>
  );
};
