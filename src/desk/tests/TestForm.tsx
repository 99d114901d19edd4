import { useState } from 'react';
import type { NewTest } from '../../contracts/staff/desk-test.contract.ts';
import { Button } from '../../ui/button/Button.tsx';
import { DeskCheck, DeskText } from '../DeskFields.tsx';
import type { DeskData } from '../desk-data.ts';
import { deskWords } from '../desk.texts.ts';
import desk from '../desk.module.css';
import { testWords } from './tests.texts.ts';
import styles from './tests.module.css';

const mostGroups = 4;

interface GroupsProps {
  readonly data: DeskData;
  readonly groups: NewTest['groups'];
  readonly onChange: (groups: NewTest['groups']) => void;
}

const Groups = ({ data, groups, onChange }: GroupsProps) => {
  const words = testWords[data.language];
  const numbered = (text: string, place: number) => text.replace('{number}', String(place + 1));
  return (
    <fieldset className={desk.group}>
      <legend>{words.groups}</legend>
      <div className={styles.groups}>
        {groups.map((group, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- names change while they are typed
          <div key={place} className={styles.pair}>
            <DeskText
              label={numbered(words.group, place)}
              value={group.name}
              maxLength={40}
              onChange={(name) => onChange(groups.with(place, { ...group, name }))}
            />
            <DeskText
              label={numbered(words.weight, place)}
              type="number"
              value={String(group.weight)}
              onChange={(weight) => onChange(groups.with(place, { ...group, weight: Math.trunc(Number(weight)) }))}
            />
            {groups.length > 2 && (
              <Button kind="secondary" size="small" onClick={() => onChange(groups.toSpliced(place, 1))}>
                {numbered(words.dropGroup, place)}
              </Button>
            )}
          </div>
        ))}
      </div>
      {groups.length < mostGroups && (
        <p>
          <Button
            kind="secondary"
            size="small"
            onClick={() => onChange([...groups, { name: String.fromCodePoint(65 + groups.length), weight: 50 }])}
          >
            {words.addGroup}
          </Button>
        </p>
      )}
    </fieldset>
  );
};

/** The plan of a test. The name stays once it is made: it is part of what visitors carry. */
export const TestForm = ({
  data,
  start,
  isNew,
  onSave,
  onClose,
}: {
  readonly data: DeskData;
  readonly start: NewTest;
  readonly isNew: boolean;
  readonly onSave: (plan: NewTest) => void;
  readonly onClose?: () => void;
}) => {
  const words = testWords[data.language];
  const [plan, setPlan] = useState(start);
  const set = (change: Partial<NewTest>): void => setPlan({ ...plan, ...change });
  return (
    <form
      className={desk.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(plan);
      }}
    >
      <div className={desk.pair}>
        <DeskText
          label={words.name}
          value={plan.name}
          maxLength={40}
          disabled={!isNew}
          onChange={(name) => set({ name })}
        />
        <DeskText label={words.owner} value={plan.owner} maxLength={80} onChange={(owner) => set({ owner })} />
      </div>
      <DeskText label={words.differs} value={plan.differs} maxLength={300} onChange={(differs) => set({ differs })} />
      <Groups data={data} groups={plan.groups} onChange={(groups) => set({ groups })} />
      <fieldset className={desk.sites}>
        <legend>{deskWords[data.language].sites}</legend>
        {data.sites.map(({ code, name }) => (
          <DeskCheck
            key={code}
            checked={plan.sites.includes(code)}
            onChange={(checked) =>
              set({ sites: checked ? [...plan.sites, code] : plan.sites.filter((one) => one !== code) })
            }
          >
            {name}
          </DeskCheck>
        ))}
      </fieldset>
      <div className={desk.pair}>
        <DeskText
          label={words.starts}
          type="datetime-local"
          value={plan.startsAt}
          onChange={(startsAt) => set({ startsAt })}
        />
        <DeskText label={words.ends} type="datetime-local" value={plan.endsAt} onChange={(endsAt) => set({ endsAt })} />
      </div>
      <p className={desk.acts}>
        <Button type="submit">{isNew ? words.make : words.save}</Button>
        {onClose && (
          <Button kind="secondary" onClick={onClose}>
            {deskWords[data.language].close}
          </Button>
        )}
      </p>
    </form>
  );
};
