import { useState } from 'react';
import type { ItemBody, PromotionItem } from '../../contracts/staff/desk-items.contract.ts';
import type { DeskItem, Draft, Release } from '../../contracts/staff/desk.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { Button } from '../../ui/button/Button.tsx';
import { previewUrl } from '../calendar/calendar-links.rules.ts';
import { deskCalls } from '../desk-calls.effects.ts';
import type { DeskData } from '../desk-data.ts';
import { deskWords } from '../desk.texts.ts';
import { DeskMessage, type DeskSaid } from '../DeskMessage.tsx';
import { pathWords } from '../field-words.texts.ts';
import { useLoaded } from '../use-loaded.ts';
import { Conflict } from './Conflict.tsx';
import { DrawnFrame } from './DrawnFrame.tsx';
import { drawingOf, missingTexts, schemaFor } from './item-kinds.rules.ts';
import { PromotionFields } from './PromotionFields.tsx';
import { FormChoices, SchemaForm } from './SchemaForm.tsx';
import styles from '../desk.module.css';

export interface DraftFormProps {
  readonly data: DeskData;
  readonly site: SiteCode;
  /** what the form begins with where there is no draft */
  readonly start: DeskItem;
  /** the item of another site, to tell what is missing here */
  readonly other: DeskItem;
  readonly release: Release;
  readonly draft: Draft | undefined;
  readonly onSaved: () => void;
  readonly onDone: () => void;
}

/** The typed item, and how it is written: with the version that it began with. */
const useDraft = ({ data, site, start, release, draft, onSaved }: DraftFormProps) => {
  const words = deskWords[data.language];
  const [item, setItem] = useState<ItemBody>(draft?.body ?? start.body);
  const [version, setVersion] = useState(draft?.version ?? 0);
  const [said, setSaid] = useState<DeskSaid>();
  const [isBusy, setBusy] = useState(false);
  const put = async (body: ItemBody | null, known = version): Promise<void> => {
    setBusy(true);
    const { kind, key } = start;
    const answer = await deskCalls.put(release.id, { kind, site, key, body, version: known });
    setBusy(false);
    if (!answer.ok) return setSaid(answer);
    setVersion(answer.value.version);
    const faults = answer.value.faults;
    if (faults.length > 0) setSaid({ ok: false, code: 'INVALID', faults, difference: [] });
    else setSaid({ kind: 'success', text: words.saved });
    onSaved();
  };
  const conflict = said && 'ok' in said && said.code === 'CHANGED' && said.current ? said : undefined;
  const takeTheirs = (): void => {
    setVersion(conflict?.current?.version ?? 0);
    if (conflict?.current?.body) setItem(conflict.current.body);
    setSaid(undefined);
  };
  return { item, setItem, said, isBusy, put, conflict, takeTheirs };
};

const Fields = ({
  data,
  start,
  item,
  onChange,
}: Pick<DraftFormProps, 'data' | 'start'> & {
  readonly item: ItemBody;
  readonly onChange: (item: ItemBody) => void;
}) => {
  const { language } = data;
  const schema = schemaFor(data, start.kind, item);
  // The form writes what the schema of the kind has.
  if (start.kind !== 'promotion')
    return (
      <SchemaForm schema={schema} value={item} language={language} onChange={(body) => onChange(body as ItemBody)} />
    );
  const promotion = item as PromotionItem;
  return (
    <>
      <SchemaForm
        schema={schema}
        value={promotion.content}
        language={language}
        onChange={(content) => onChange({ ...promotion, content: { ...content } })}
      />
      <PromotionFields data={data} item={promotion} onChange={onChange} />
    </>
  );
};

/** Texts that another site has for the item. */
const Missing = ({
  data,
  site,
  other,
  item,
}: Pick<DraftFormProps, 'data' | 'site' | 'other'> & { readonly item: ItemBody }) => {
  const { language } = data;
  const paths = other.site === site ? [] : missingTexts(other.body, item);
  if (paths.length === 0) return null;
  const fields = paths.map((path) => pathWords(path, language)).join(', ');
  return (
    <p className={styles.note}>
      {deskWords[language].lacks.replace('{site}', other.site).replace('{fields}', () => fields)}
    </p>
  );
};

/** DESK-2: a draft of one item in one release: its form, and the region beside it. */
export const DraftForm = (props: DraftFormProps) => {
  const { data, site, start, release, onDone } = props;
  const { language } = data;
  const words = deskWords[language];
  const { item, setItem, said, isBusy, put, conflict, takeTheirs } = useDraft(props);
  const choices = useLoaded(`choices ${site}`, () => deskCalls.choices(site));
  const drawing = drawingOf(start.kind, site, item);
  const starts = release.sites.find((one) => one.site === site && one.state === 'scheduled')?.from;
  return (
    <div className={styles.editor}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void put(item);
        }}
      >
        <Missing data={data} site={site} other={props.other} item={item} />
        <FormChoices value={choices.answer?.ok ? choices.answer.value : undefined}>
          <Fields data={data} start={start} item={item} onChange={setItem} />
        </FormChoices>
        {conflict ? (
          <Conflict
            refusal={conflict}
            language={language}
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
          <a href={previewUrl(site, starts, { release: release.id })}>{`${words.preview} ${site}`}</a>
        </p>
      </form>
      {drawing ? <DrawnFrame drawing={drawing} language={language} /> : <p className={styles.note}>{words.noRegion}</p>}
    </div>
  );
};
