import type { TestGroupResult, TestResult } from '../../contracts/staff/desk-test.contract.ts';
import { Notification } from '../../ui/notification/Notification.tsx';
import type { DeskLanguage } from '../desk.texts.ts';
import { amountText, countText, differenceText, shareText } from './test-figures.rules.ts';
import { testWords } from './tests.texts.ts';
import desk from '../desk.module.css';
import styles from './tests.module.css';

interface ResultProps {
  readonly result: TestResult;
  readonly effect: number;
  readonly language: DeskLanguage;
}

const figures = ['clicks', 'carts', 'orders', 'revenue'] as const;

const Figure = ({
  group,
  name,
  control,
  result,
  language,
}: Omit<ResultProps, 'effect'> & {
  readonly group: TestGroupResult;
  readonly name: (typeof figures)[number];
  readonly control: string;
}) => {
  const words = testWords[language];
  const figure = group[name];
  if (!figure) return <td>–</td>;
  const currency = name === 'revenue' ? result.currency : undefined;
  const { count, difference, mean } = figure;
  return (
    <td>
      {currency === undefined
        ? `${countText(count, language)} · ${shareText(mean, language)}`
        : amountText(mean, language, currency)}
      {difference && (
        <span className={styles.difference}>
          {words.difference
            .replace('{low}', () => differenceText(difference.low, language, currency))
            .replace('{high}', () => differenceText(difference.high, language, currency))
            .replace('{control}', () => control)}
        </span>
      )}
    </td>
  );
};

const Table = ({ result, language }: Omit<ResultProps, 'effect'>) => {
  const words = testWords[language];
  const control = result.groups[0]?.name ?? '';
  const shown = figures.filter((name) => name !== 'revenue' || result.currency !== undefined);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls has to be reached by keyboard
    <section className={desk.scroll} tabIndex={0} aria-label={words.result}>
      <table className={`${desk.table} ${styles.figures}`}>
        <thead>
          <tr>
            <th scope="col">{words.groups.split(';')[0]}</th>
            <th scope="col">{words.visitors}</th>
            {shown.map((name) => (
              <th key={name} scope="col">
                {words[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {result.groups.map((group) => (
            <tr key={group.name}>
              <th scope="row">{group.name}</th>
              <td>{countText(group.visitors, language)}</td>
              {shown.map((name) => (
                <Figure key={name} group={group} name={name} control={control} result={result} language={language} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

/** How long it still takes; empty without an order. */
const Time = ({ result: { visitorsNeeded, daysNeeded }, effect, language }: ResultProps) => {
  const words = testWords[language];
  if (visitorsNeeded === undefined || daysNeeded === undefined) return null;
  const text = daysNeeded === 0 ? words.enough : words.time;
  return (
    <p>
      {text
        .replace('{effect}', String(effect))
        .replace('{visitors}', countText(visitorsNeeded, language))
        .replace('{days}', countText(daysNeeded, language))}
    </p>
  );
};

/** DESK-5: what the groups did, how sure that is, and how long it still takes. */
export const TestResultView = (props: ResultProps) => {
  const { result, language } = props;
  const words = testWords[language];
  if (result.groups.every(({ visitors }) => visitors === 0)) return <p>{words.noEvents}</p>;
  const { winner } = result;
  return (
    <div className={styles.result}>
      {result.isDemo && <p className={desk.demo}>{words.demo}</p>}
      {result.isMismatch && <Notification kind="warning">{words.mismatch}</Notification>}
      {!result.isMismatch && (
        <Notification kind={winner === undefined ? 'info' : 'success'}>
          {winner === undefined ? words.noWinner : words.winner.replace('{group}', () => winner)}
        </Notification>
      )}
      <Table {...props} />
      <Time {...props} />
      {result.mixed > 0 && <p>{words.mixed.replace('{number}', countText(result.mixed, language))}</p>}
      <p className={styles.note}>{words.method}</p>
    </div>
  );
};
