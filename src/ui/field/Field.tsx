import { useId } from 'react';
import warning from 'virtual:icons/warning-circle';
import { Icon } from '../icon/Icon.tsx';
import styles from './field.module.css';

export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password' | 'tel' | 'date';
  readonly value?: string | undefined;
  readonly autoComplete?: string;
  readonly required?: boolean;
  readonly maxLength?: number;
  /** what is wrong with it, in words */
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
}

/** UI-2: a field with its name above and what is wrong below. */
export const Field = ({
  name,
  label,
  type = 'text',
  value,
  autoComplete,
  required,
  maxLength,
  error,
  hint,
}: FieldProps) => {
  const id = useId();
  const words = error ?? hint;
  return (
    <div className={styles.field} data-state={error === undefined ? 'default' : 'error'}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        className={styles.input}
        id={id}
        name={name}
        type={type}
        defaultValue={value}
        autoComplete={autoComplete}
        required={required}
        maxLength={maxLength}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={words === undefined ? undefined : `${id}-words`}
      />
      {words !== undefined && (
        <p className={styles.words} id={`${id}-words`}>
          {error !== undefined && <Icon body={warning} size={16} />}
          {words}
        </p>
      )}
    </div>
  );
};
