import { useState } from 'react';
import { deskKindNames } from './item-kinds.rules.ts';
import type { DeskKind, ItemBody, PromotionItem } from '../../contracts/staff/desk-items.contract.ts';
import type { DeskItem } from '../../contracts/staff/desk.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { Button } from '../../ui/button/Button.tsx';
import { placeWord } from '../calendar/calendar.texts.ts';
import type { DeskData } from '../desk-data.ts';
import { DeskSelect, DeskText } from '../DeskFields.tsx';
import { deskCalls } from '../desk-calls.effects.ts';
import { DeskMessage } from '../DeskMessage.tsx';
import { standsWhen } from '../desk-time.rules.ts';
import { deskWords } from '../desk.texts.ts';
import { firstValue } from './form-schema.rules.ts';
import { ItemEditor } from './ItemEditor.tsx';
import { kindOfKey, newItem, placeOf, schemaFor, timesOf, titleOf } from './item-kinds.rules.ts';
import { kindWords } from './item-kinds.texts.ts';
import { useLoaded } from '../use-loaded.ts';
import styles from '../desk.module.css';

interface ListProps {
  readonly data: DeskData;
  readonly kind: DeskKind;
  readonly site: SiteCode;
  readonly items: readonly DeskItem[];
  readonly onEdit: (item: DeskItem) => void;
}

const ItemRow = ({ data, item, onEdit }: Pick<ListProps, 'data' | 'onEdit'> & { readonly item: DeskItem }) => {
  const words = deskWords[data.language];
  return (
    <li className={styles.row}>
      <p className={styles.words}>
        <strong>{titleOf(item) || kindWords[data.language][item.kind]}</strong>
        <span>{standsWhen(timesOf(item), data.language)}</span>
        {item.release && <span>{words.changedBy.replace('{name}', () => item.release?.name ?? '')}</span>}
      </p>
      <Button kind="secondary" size="small" onClick={() => onEdit(item)}>
        {words.edit}
      </Button>
    </li>
  );
};

/** A new promotion: a slot of the shop and its kind, else as the schema begins. */
const newPromotion = (data: DeskData, slots: ReadonlyMap<string, PromotionItem>, slot: string, name: string) => {
  const known = slots.get(slot);
  if (!known) return undefined;
  // The schema of an object begins with an object.
  const content = firstValue(schemaFor(data, 'promotion', known)) as Record<string, unknown>;
  return { key: `${slot} ${name}`, body: { slot, type: known.type, name, content } };
};

const NewItem = ({ data, kind, site, items, onEdit }: ListProps) => {
  const words = deskWords[data.language];
  const slots = new Map(
    kind === 'promotion' ? items.map(({ body }) => [(body as PromotionItem).slot, body as PromotionItem]) : [],
  );
  const [slot, setSlot] = useState('');
  const [name, setName] = useState('');
  const place = slots.has(slot) ? slot : ([...slots.keys()][0] ?? '');
  const isOnce = kind === 'navigation' || kind === 'search';
  if (isOnce ? items.length > 0 : kind === 'promotion' && slots.size === 0) return null;
  const make = (): { readonly key: string; readonly body: ItemBody } | undefined => {
    if (!isOnce && name.trim() === '') return undefined;
    return kind === 'promotion'
      ? newPromotion(data, slots, place, name.trim())
      : newItem(data, kind, items, name.trim());
  };
  return (
    <form
      className={styles.card}
      onSubmit={(event) => {
        event.preventDefault();
        const made = make();
        if (made) onEdit({ kind, site, ...made });
      }}
    >
      <h2>{words.add}</h2>
      <div className={styles.pair}>
        {kind === 'promotion' && (
          <DeskSelect
            label={words.slot}
            value={place}
            options={[...slots.keys()].map((one) => ({ value: one, text: placeWord(one, data.language) }))}
            onChange={setSlot}
          />
        )}
        {!isOnce && (
          <DeskText
            label={kind === 'voucher' ? words.code : words.name}
            value={name}
            maxLength={kind === 'voucher' ? 20 : 100}
            onChange={setName}
          />
        )}
      </div>
      <p className={styles.acts}>
        <Button type="submit" kind="secondary">
          {words.add}
        </Button>
      </p>
    </form>
  );
};

/** DESK-1, DESK-2: what stands on a site, kind by kind; a click edits it. */
export const ItemList = ({ data }: { readonly data: DeskData }) => {
  const { language, sites } = data;
  const words = deskWords[language];
  const [kind, setKind] = useState<DeskKind>(kindOfKey(data.open ?? ''));
  const [site, setSite] = useState<SiteCode>(data.site);
  const [edited, setEdited] = useState<DeskItem>();
  const { answer, again } = useLoaded(`items ${kind} ${site}`, () => deskCalls.items({ kind, site }));
  const [isNamed, setNamed] = useState(data.open !== undefined);
  const items = answer?.ok ? answer.value.items : [];
  const shown = edited ?? (isNamed ? items.find(({ key }) => key === data.open) : undefined);
  const leave = (): void => {
    setEdited(undefined);
    setNamed(false);
    again();
  };
  if (shown) return <ItemEditor data={data} start={shown} onDone={leave} />;
  return (
    <>
      <div className={styles.pair}>
        <DeskSelect
          label={words.kind}
          value={kind}
          options={deskKindNames.map((one) => ({ value: one, text: kindWords[language][one] }))}
          onChange={(value) => setKind(deskKindNames.find((one) => one === value) ?? kind)}
        />
        <DeskSelect
          label={words.site}
          value={site}
          options={sites.map(({ code, name }) => ({ value: code, text: name }))}
          onChange={(value) => setSite(sites.find(({ code }) => code === value)?.code ?? site)}
        />
      </div>
      {!answer && <p>{words.loading}</p>}
      <DeskMessage said={answer?.ok === false ? answer : undefined} language={language} />
      {[...Map.groupBy(items, placeOf)].map(([place, own]) => (
        <section
          key={place}
          className={styles.slot}
          aria-label={placeWord(place, language) || kindWords[language][kind]}
        >
          <h2>{placeWord(place, language) || kindWords[language][kind]}</h2>
          <ul>
            {own.map((item) => (
              <ItemRow key={item.key} data={data} item={item} onEdit={setEdited} />
            ))}
          </ul>
        </section>
      ))}
      {answer && (
        <NewItem key={`${kind} ${site}`} data={data} kind={kind} site={site} items={items} onEdit={setEdited} />
      )}
    </>
  );
};
