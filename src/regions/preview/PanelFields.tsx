import type { ReactNode } from 'react';
import { useId } from '../../platform/ids.tsx';
import caret from 'virtual:icons/caret-down';
import plus from 'virtual:icons/plus';
import warning from 'virtual:icons/warning-circle';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './panel.module.css';
import { isGroupMissing, type PanelEvent, type PanelState } from './preview.machine.ts';
import type { StaffWord } from './preview.texts.ts';

/** What both kinds of fields have: a label above, and below the message about them. */
const Labelled = ({
  label,
  problem,
  children,
}: {
  readonly label: string;
  readonly problem: string | undefined;
  readonly children: (tie: {
    readonly id: string;
    readonly className: string | undefined;
    readonly 'aria-invalid': boolean;
    readonly 'aria-describedby': string | undefined;
  }) => ReactNode;
}) => {
  const id = useId();
  const problemId = `${id}-problem`;
  const isWrong = problem !== undefined;
  return (
    <span className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: styles.input,
        'aria-invalid': isWrong,
        'aria-describedby': isWrong ? problemId : undefined,
      })}
      {isWrong && (
        <span id={problemId} className={styles.problem}>
          <Icon body={warning} size={16} />
          {problem}
        </span>
      )}
    </span>
  );
};

export const TextField = ({
  label,
  value,
  placeholder,
  readOnly,
  problem,
  onType,
}: {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly readOnly?: true;
  readonly problem?: string | undefined;
  readonly onType?: (value: string) => void;
}) => (
  <Labelled label={label} problem={problem}>
    {(tie) => (
      <input
        {...tie}
        type="text"
        autoComplete="off"
        value={value}
        placeholder={placeholder}
        readOnly={readOnly}
        onChange={(event) => onType?.(event.target.value)}
      />
    )}
  </Labelled>
);

const Choice = ({
  label,
  value,
  first,
  options,
  disabled,
  problem,
  onChoose,
}: {
  readonly label: string;
  readonly value: string;
  /** the text of the empty option */
  readonly first: string;
  readonly options: readonly { readonly name: string; readonly value?: string }[];
  readonly disabled?: boolean | undefined;
  readonly problem?: string | undefined;
  readonly onChoose: (value: string) => void;
}) => (
  <Labelled label={label} problem={problem}>
    {(tie) => (
      <span className={styles.box}>
        <select {...tie} value={value} disabled={disabled} onChange={(event) => onChoose(event.target.value)}>
          <option value="">{first}</option>
          {options.map(({ name, value: own = name }) => (
            <option key={own} value={own}>
              {name}
            </option>
          ))}
        </select>
        <Icon body={caret} size={16} />
      </span>
    )}
  </Labelled>
);

/** DESK-3: the release whose drafts are shown; only for staff with a role at the desk. */
export const ReleaseField = ({
  state: { settings, releases },
  send,
  words,
}: {
  readonly state: PanelState;
  readonly send: (event: PanelEvent) => void;
  readonly words: Readonly<Record<StaffWord, string>>;
}) =>
  settings.release === undefined ? null : (
    <Choice
      label={words.release}
      value={settings.release}
      first={words.noRelease}
      options={releases.map(({ id, name }) => ({ name: `${id} · ${name}`, value: id }))}
      onChoose={(value) => send({ tag: 'releaseChosen', value })}
    />
  );

/** PREV-5 */
export const AbTestFields = ({
  state,
  send,
  words,
}: {
  readonly state: PanelState;
  readonly send: (event: PanelEvent) => void;
  readonly words: Readonly<Record<StaffWord, string>>;
}) => {
  const { isTestsOpen, settings, tests, testsStatus } = state;
  const groups = tests.find(({ name }) => name === settings.test)?.groups ?? [];
  return (
    <details
      className={styles.expansion}
      open={isTestsOpen}
      onToggle={(event) => send({ tag: 'testsToggled', isOpen: event.currentTarget.open })}
    >
      <summary className={styles.summary}>
        {words.abTest}
        <Icon body={plus} size={20} />
      </summary>
      <div className={styles.tests}>
        <output className={styles.testsStatus} data-kind={testsStatus}>
          {testsStatus && words[testsStatus]}
        </output>
        <Choice
          label={words.testName}
          value={settings.test}
          first={words.noTest}
          options={tests}
          onChoose={(value) => send({ tag: 'testChosen', value })}
        />
        <Choice
          label={words.group}
          value={settings.group}
          first={words.selectGroup}
          options={groups}
          disabled={settings.test === ''}
          problem={isGroupMissing(settings) ? words.required : undefined}
          onChoose={(value) => send({ tag: 'groupChosen', value })}
        />
      </div>
    </details>
  );
};
