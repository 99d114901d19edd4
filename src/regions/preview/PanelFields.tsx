import { useId } from 'react';
import caret from 'virtual:icons/caret-down';
import plus from 'virtual:icons/plus';
import warning from 'virtual:icons/warning-circle';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './panel.module.css';
import { isGroupMissing, type PanelEvent, type PanelState } from './preview.machine.ts';
import type { StaffWord } from './preview.texts.ts';

export const TextField = ({
  label,
  value,
  placeholder,
  readOnly = false,
  onType,
}: {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly readOnly?: boolean;
  readonly onType?: (value: string) => void;
}) => {
  const id = useId();
  return (
    <span className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={styles.input}
        type="text"
        autoComplete="off"
        value={value}
        placeholder={placeholder}
        readOnly={readOnly}
        onChange={(event) => onType?.(event.target.value)}
      />
    </span>
  );
};

const Choice = ({
  label,
  value,
  first,
  options,
  disabled = false,
  problem,
  onChoose,
}: {
  readonly label: string;
  readonly value: string;
  /** the text of the empty option */
  readonly first: string;
  readonly options: readonly { readonly name: string }[];
  readonly disabled?: boolean;
  readonly problem?: string | undefined;
  readonly onChoose: (value: string) => void;
}) => {
  const id = useId();
  return (
    <span className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.box}>
        <select
          id={id}
          className={styles.input}
          value={value}
          disabled={disabled}
          aria-invalid={problem !== undefined}
          {...(problem === undefined ? {} : { 'aria-describedby': `${id}-problem` })}
          onChange={(event) => onChoose(event.target.value)}
        >
          <option value="">{first}</option>
          {options.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
        <Icon body={caret} size={16} />
      </span>
      {problem !== undefined && (
        <span id={`${id}-problem`} className={styles.problem}>
          <Icon body={warning} size={16} />
          {problem}
        </span>
      )}
    </span>
  );
};

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
  const { settings, tests, testsStatus } = state;
  const groups = tests.find(({ name }) => name === settings.test)?.groups ?? [];
  return (
    <details className={styles.expansion} open={settings.test !== '' || undefined}>
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
