import type { PromotionItem } from '../../contracts/staff/desk-items.contract.ts';
import { DeskSelect, DeskText } from '../DeskFields.tsx';
import { deskCalls } from '../desk-calls.effects.ts';
import type { DeskData } from '../desk-data.ts';
import { deskWords } from '../desk.texts.ts';
import { withMember } from './form-schema.rules.ts';
import { useLoaded } from '../use-loaded.ts';
import styles from '../desk.module.css';

type Change = (item: PromotionItem) => void;

/** DESK-5: the group of a test that alone sees the item. */
const TestGroup = ({
  data,
  item,
  onChange,
}: {
  readonly data: DeskData;
  readonly item: PromotionItem;
  readonly onChange: Change;
}) => {
  const words = deskWords[data.language];
  const { answer } = useLoaded('tests', deskCalls.tests);
  const own = item.test ? [item.test] : [];
  const groups = (answer?.ok ? answer.value.tests : [])
    .filter(({ state }) => state === 'running' || state === 'scheduled')
    .flatMap((test) => test.groups.map(({ name }) => ({ name: test.name, group: name })));
  const texts = [...new Set([...own, ...groups].map(({ name, group }) => `${name}: ${group}`))];
  return (
    <DeskSelect
      label={words.testGroup}
      value={item.test ? `${item.test.name}: ${item.test.group}` : ''}
      options={[{ value: '', text: words.everyone }, ...texts.map((text) => ({ value: text, text }))]}
      onChange={(text) => {
        const { test: _test, ...rest } = item;
        const chosen = [...own, ...groups].find(({ name, group }) => `${name}: ${group}` === text);
        onChange(chosen ? { ...rest, test: chosen } : rest);
      }}
    />
  );
};

/** The fields of a promotion beside its content. */
export const PromotionFields = ({
  data,
  item,
  onChange,
}: {
  readonly data: DeskData;
  readonly item: PromotionItem;
  readonly onChange: Change;
}) => {
  const words = deskWords[data.language];
  const set = (name: string, value: unknown): void => onChange(withMember(item, name, value, false) as PromotionItem);
  return (
    <>
      <DeskText label={words.name} value={item.name} maxLength={160} onChange={(name) => onChange({ ...item, name })} />
      <div className={styles.pair}>
        <DeskText
          label={words.begin}
          type="datetime-local"
          value={item.from ?? ''}
          onChange={(from) => set('from', from)}
        />
        <DeskText label={words.end} type="datetime-local" value={item.to ?? ''} onChange={(to) => set('to', to)} />
      </div>
      <div className={styles.pair}>
        <DeskText
          label={words.tags}
          value={item.tags?.join(', ') ?? ''}
          onChange={(tags) => set('tags', tags.trim() === '' ? [] : tags.split(',').map((tag) => tag.trim()))}
        />
        <DeskText
          label={words.priority}
          type="number"
          value={item.priority === undefined ? '' : String(item.priority)}
          onChange={(text) => set('priority', text === '' ? undefined : Number(text))}
        />
      </div>
      <TestGroup data={data} item={item} onChange={onChange} />
    </>
  );
};
