import { useState } from 'react';
import type { NewTest } from '../../contracts/staff/desk-test.contract.ts';
import { deskCalls } from '../desk-calls.effects.ts';
import type { DeskData } from '../desk-data.ts';
import { DeskMessage, type DeskSaid } from '../DeskMessage.tsx';
import { deskWords } from '../desk.texts.ts';
import { shiftedDay } from '../../lib/time/shifted-day.ts';
import { useLoaded } from '../use-loaded.ts';
import desk from '../desk.module.css';
import { TestCard } from './TestCard.tsx';
import { TestForm } from './TestForm.tsx';
import { testWords } from './tests.texts.ts';

/** Two weeks from tomorrow on, in halves. */
const firstPlan = ({ site, today }: DeskData): NewTest => ({
  name: '',
  owner: '',
  differs: '',
  groups: [
    { name: 'A', weight: 50 },
    { name: 'B', weight: 50 },
  ],
  sites: [site],
  startsAt: `${shiftedDay(today, 1) ?? today}T08:00`,
  endsAt: `${shiftedDay(today, 15) ?? today}T08:00`,
});

/** DESK-5: the A/B tests of the desk, the newest first. */
export const TestList = ({ data }: { readonly data: DeskData }) => {
  const { language } = data;
  const { answer, again } = useLoaded('tests', deskCalls.tests);
  const [said, setSaid] = useState<DeskSaid>();
  const tell = (news: DeskSaid): void => {
    setSaid(news);
    again();
  };
  if (!answer) return <p>{deskWords[language].loading}</p>;
  if (!answer.ok) return <DeskMessage said={answer} language={language} />;
  const { tests } = answer.value;
  const make = async (plan: NewTest): Promise<void> => {
    const made = await deskCalls.makeTest(plan);
    tell(made.ok ? { kind: 'success', text: deskWords[language].done } : made);
  };
  return (
    <>
      <DeskMessage said={said} language={language} />
      {tests.length === 0 && <p>{deskWords[language].none}</p>}
      {tests.map((test) => (
        <TestCard key={`${test.id} ${test.version}`} data={data} test={test} onTell={tell} />
      ))}
      <section className={desk.card} aria-label={testWords[language].newTest}>
        <h2>{testWords[language].newTest}</h2>
        <TestForm key={tests.length} data={data} start={firstPlan(data)} isNew onSave={(plan) => void make(plan)} />
      </section>
    </>
  );
};
