import { useState } from 'react';
import type { DeskItem } from '../contracts/staff/desk.contract.ts';
import type { SiteCode } from '../contracts/shop/site.contract.ts';
import { Button } from '../ui/button/Button.tsx';
import type { DeskData } from './desk-data.ts';
import { DeskSelect, DeskText } from './DeskFields.tsx';
import { deskCalls } from './desk-calls.effects.ts';
import { DeskMessage } from './DeskMessage.tsx';
import { standsWhen } from './desk-time.rules.ts';
import { deskWords } from './desk.texts.ts';
import { firstValue } from './form-schema.rules.ts';
import { ItemEditor } from './ItemEditor.tsx';
import { useLoaded } from './use-loaded.ts';
import styles from './desk.module.css';

interface ListProps {
  readonly data: DeskData;
  readonly items: readonly DeskItem[];
  readonly onEdit: (item: DeskItem) => void;
}

const ItemRow = ({ data, item, onEdit }: Pick<ListProps, 'data' | 'onEdit'> & { readonly item: DeskItem }) => {
  const words = deskWords[data.language];
  const { body, release } = item;
  return (
    <li className={styles.row}>
      <p className={styles.words}>
        <strong>{body.name}</strong>
        <span>{standsWhen(body, data.language)}</span>
        {release && <span>{words.changedBy.replace('{name}', () => release.name)}</span>}
      </p>
      <Button kind="secondary" size="small" onClick={() => onEdit(item)}>
        {words.edit}
      </Button>
    </li>
  );
};

/** A new promotion: a slot of the shop and its kind, else as the schema begins. */
const NewItem = ({ data, items, onEdit }: ListProps) => {
  const words = deskWords[data.language];
  const slots = [...new Map(items.map(({ body }) => [body.slot, body.type])).entries()];
  const [slot, setSlot] = useState('');
  const [name, setName] = useState('');
  const chosen = slots.find(([one]) => one === slot) ?? slots[0];
  if (!chosen) return null;
  const [place, type] = chosen;
  const schema = type === 'ApiFooterPromotion' ? data.schemas.footer : data.schemas.promotion;
  return (
    <form
      className={styles.card}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '') return;
        // The schema of an object begins with an object.
        const content = firstValue(schema) as Record<string, unknown>;
        const body = { slot: place, type, name: name.trim(), content };
        onEdit({ site: data.site, key: `${place} ${name.trim()}`, body });
      }}
    >
      <h2>{words.add}</h2>
      <div className={styles.pair}>
        <DeskSelect
          label={words.slot}
          value={place}
          options={slots.map(([one]) => ({ value: one, text: one }))}
          onChange={setSlot}
        />
        <DeskText label={words.name} value={name} maxLength={100} onChange={setName} />
      </div>
      <p className={styles.acts}>
        <Button type="submit" kind="secondary">
          {words.add}
        </Button>
      </p>
    </form>
  );
};

/** DESK-1, DESK-2: what stands where and when on a site, by slot; a click edits it. */
export const PromotionList = ({ data }: { readonly data: DeskData }) => {
  const { language, sites } = data;
  const words = deskWords[language];
  const [site, setSite] = useState<SiteCode>(data.site);
  const [edited, setEdited] = useState<DeskItem>();
  const { answer } = useLoaded(`items ${site}`, () => deskCalls.items(site));
  const [isNamed, setNamed] = useState(data.open !== undefined);
  const named = isNamed && answer?.ok ? answer.value.items.find(({ key }) => key === data.open) : undefined;
  const leave = (): void => {
    setEdited(undefined);
    setNamed(false);
  };
  if (named) return <ItemEditor data={data} site={site} start={named} onDone={leave} />;
  if (edited) return <ItemEditor data={data} site={site} start={edited} onDone={leave} />;
  const items = answer?.ok ? answer.value.items : [];
  return (
    <>
      <DeskSelect
        label={words.site}
        value={site}
        options={sites.map(({ code, name }) => ({ value: code, text: name }))}
        onChange={(value) => setSite(sites.find(({ code }) => code === value)?.code ?? site)}
      />
      {!answer && <p>{words.loading}</p>}
      <DeskMessage said={answer?.ok === false ? answer : undefined} language={language} />
      {[...Map.groupBy(items, ({ body }) => body.slot)].map(([slot, own]) => (
        <section key={slot} aria-label={slot}>
          <h2>{slot}</h2>
          <ul>
            {own.map((item) => (
              <ItemRow key={item.key} data={data} item={item} onEdit={setEdited} />
            ))}
          </ul>
        </section>
      ))}
      <NewItem key={site} data={data} items={items} onEdit={setEdited} />
    </>
  );
};
