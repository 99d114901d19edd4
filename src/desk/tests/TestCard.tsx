import { useState } from 'react';
import type { DeskTest, NewTest, TestAct } from '../../contracts/staff/desk-test.contract.ts';
import { Button } from '../../ui/button/Button.tsx';
import { deskCalls } from '../desk-calls.effects.ts';
import type { DeskData } from '../desk-data.ts';
import { DeskSelect, DeskText } from '../DeskFields.tsx';
import { DeskMessage, type DeskSaid } from '../DeskMessage.tsx';
import { deskWords } from '../desk.texts.ts';
import { useLoaded } from '../use-loaded.ts';
import desk from '../desk.module.css';
import { TestForm } from './TestForm.tsx';
import { TestResultView } from './TestResultView.tsx';
import { testStateWords, testWords } from './tests.texts.ts';

interface CardProps {
  readonly data: DeskData;
  readonly test: DeskTest;
  readonly onTell: (said: DeskSaid) => void;
}

const usualEffect = 10;

const Result = ({ data, test }: Omit<CardProps, 'onTell'>) => {
  const words = testWords[data.language];
  const [effect, setEffect] = useState(usualEffect);
  const [chosen, setSite] = useState('');
  const site = test.sites.find((one) => one === chosen);
  const { answer } = useLoaded(`result ${test.id} ${effect} ${chosen}`, () =>
    deskCalls.testResult(test.id, effect, site),
  );
  return (
    <>
      <DeskText
        label={words.effect}
        type="number"
        value={String(effect)}
        onChange={(text) => (/^[1-9]\d?$/.test(text) ? setEffect(Number(text)) : undefined)}
      />
      {test.sites.length > 1 && (
        <DeskSelect
          label={deskWords[data.language].site}
          value={chosen}
          options={[{ value: '', text: words.allSites }, ...test.sites.map((one) => ({ value: one, text: one }))]}
          onChange={setSite}
        />
      )}
      {!answer && <p>{deskWords[data.language].loading}</p>}
      <DeskMessage said={answer?.ok === false ? answer : undefined} language={data.language} />
      {answer?.ok && <TestResultView result={answer.value} effect={effect} language={data.language} />}
    </>
  );
};

const planOf = ({ name, owner, differs, groups, sites, startsAt, endsAt }: DeskTest): NewTest => ({
  name,
  owner,
  differs,
  groups,
  sites,
  startsAt,
  endsAt,
});

/** What may be done with the test in its state; the server refuses what the role does not allow. */
const Acts = ({ data, test, onTell, onEdit }: CardProps & { readonly onEdit: () => void }) => {
  const words = testWords[data.language];
  const { version, state } = test;
  const act = async (body: TestAct): Promise<void> => {
    const answer = await deskCalls.actOnTest(test.id, body);
    onTell(answer.ok ? { kind: 'success', text: deskWords[data.language].done } : answer);
  };
  if (state === 'draft')
    return (
      <p className={desk.acts}>
        <Button size="small" onClick={() => void act({ act: 'start', version })}>
          {words.start}
        </Button>
        <Button kind="secondary" size="small" onClick={onEdit}>
          {words.edit}
        </Button>
        <Button kind="secondary" size="small" onClick={() => void act({ act: 'remove', version })}>
          {words.remove}
        </Button>
      </p>
    );
  if (state !== 'running' && state !== 'scheduled') return null;
  return (
    <p className={desk.acts}>
      {test.groups.map(({ name }) => (
        <Button
          key={name}
          kind="secondary"
          size="small"
          onClick={() => void act({ act: 'stop', version, winner: name })}
        >
          {words.stopWith.replace('{group}', () => name)}
        </Button>
      ))}
      <Button kind="secondary" size="small" onClick={() => void act({ act: 'stop', version })}>
        {words.stop}
      </Button>
    </p>
  );
};

/** One test: its plan, what may be done with it, and its result. */
export const TestCard = (props: CardProps) => {
  const { data, test, onTell } = props;
  const words = testWords[data.language];
  const [isEdited, setEdited] = useState(false);
  const [isOpen, setOpen] = useState(test.state === 'running');
  const save = async ({ name: _name, ...plan }: NewTest): Promise<void> => {
    const answer = await deskCalls.putTest(test.id, { ...plan, version: test.version });
    onTell(answer.ok ? { kind: 'success', text: deskWords[data.language].saved } : answer);
  };
  const period = `${test.startsAt.replace('T', ' ')} – ${test.endsAt.replace('T', ' ')}`;
  return (
    <section className={desk.card} aria-label={test.name}>
      <h2 className={desk.title}>
        {test.name}{' '}
        <span data-state={test.state === 'running' ? 'live' : test.state}>
          {testStateWords[data.language][test.state]}
        </span>
      </h2>
      {isEdited ? (
        <TestForm
          data={data}
          start={planOf(test)}
          isNew={false}
          onSave={(plan) => void save(plan)}
          onClose={() => setEdited(false)}
        />
      ) : (
        <>
          <p>{test.differs}</p>
          <p className={desk.note}>
            {[
              test.owner,
              test.sites.join(', '),
              period,
              test.groups.map(({ name, weight }) => `${name} ${weight}`).join(' / '),
            ].join(' · ')}
          </p>
          {test.state === 'draft' && <p className={desk.note}>{words.howTo}</p>}
          <Acts {...props} onEdit={() => setEdited(true)} />
        </>
      )}
      {test.state !== 'draft' && (
        <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{words.result}</summary>
          {isOpen && <Result data={data} test={test} />}
        </details>
      )}
    </section>
  );
};
