import type { FieldFault, FieldName } from '../../contracts/newsletter/newsletter.contract.ts';
import type { ReactNode } from 'react';
import { useFaultFocus } from '../../ui/field/fault-focus.ts';
import styles from './field.module.css';

/** The messages of a field's faults; they are in the page, so that the script needs no catalogue. */
export type FieldWords = Readonly<Partial<Record<FieldFault, string>>>;

interface FrameProps {
  readonly id: string;
  readonly field: FieldName;
  readonly words: FieldWords;
  readonly fault: FieldFault | undefined;
}

/** The fault of a field is shown below it, and announced to screen readers when it appears. */
const FieldError = ({ id, field, words, fault }: FrameProps) => (
  <p
    className={styles.error}
    id={`${id}-error`}
    role="alert"
    data-error={field}
    data-missing={words.missing}
    data-invalid={words.invalid}
    data-too-long={words.tooLong}
  >
    {fault && words[fault]}
  </p>
);

const useTie = ({ id, fault }: FrameProps) => ({
  'aria-describedby': `${id}-error`,
  ...(fault ? { 'aria-invalid': true as const } : {}),
  ...useFaultFocus('field', id, fault !== undefined),
});

interface ControlProps extends FrameProps {
  readonly label: string;
  readonly isRequired: boolean;
  readonly value: string;
}

const Frame = ({ children, ...props }: ControlProps & { readonly children: ReactNode }) => (
  <div className={styles.field}>
    <label className={styles.label} htmlFor={props.id}>
      {props.label}
      {props.isRequired && <span aria-hidden="true"> *</span>}
    </label>
    {children}
    <FieldError {...props} />
  </div>
);

export const TextField = ({
  type = 'text',
  autoComplete,
  longest,
  ...props
}: ControlProps & {
  readonly type?: 'text' | 'email';
  readonly autoComplete: string;
  readonly longest: number;
}) => (
  <Frame {...props}>
    <input
      id={props.id}
      className={styles.control}
      type={type}
      name={props.field}
      defaultValue={props.value}
      maxLength={longest}
      placeholder=" "
      autoComplete={autoComplete}
      {...(props.isRequired ? { 'aria-required': true as const } : {})}
      {...(type === 'email' ? { inputMode: 'email' as const, autoCapitalize: 'off', spellCheck: 'false' } : {})}
      {...useTie(props)}
    />
  </Frame>
);

export const ChoiceField = ({
  options,
  ...props
}: ControlProps & { readonly options: readonly { readonly value: string; readonly text: string }[] }) => (
  <Frame {...props}>
    <select
      id={props.id}
      className={styles.control}
      name={props.field}
      defaultValue={props.value}
      {...(props.isRequired ? { 'aria-required': true as const } : {})}
      {...useTie(props)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
  </Frame>
);

interface TickProps {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly isTicked: boolean;
  readonly children: ReactNode;
}

export const Tick = ({ id, name, value, isTicked, children }: TickProps) => (
  <div className={styles.tick} data-tick={name}>
    <input id={id} className={styles.box} type="checkbox" name={name} value={value} defaultChecked={isTicked} />
    <label htmlFor={id}>{children}</label>
  </div>
);

export const RequiredTick = ({ children, name, value, isTicked, ...frame }: FrameProps & Omit<TickProps, 'id'>) => (
  <div className={styles.field}>
    <div className={styles.tick}>
      <input
        id={frame.id}
        className={styles.box}
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isTicked}
        aria-required
        {...useTie(frame)}
      />
      <label htmlFor={frame.id}>
        {children}
        <span aria-hidden="true"> *</span>
      </label>
    </div>
    <FieldError {...frame} />
  </div>
);
