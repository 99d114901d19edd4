import { useId } from 'react';
import warning from 'virtual:icons/warning-circle';
import { Icon } from '../icon/Icon.tsx';
import type { FieldProps } from './Field.tsx';
import styles from './field.module.css';

/** UI-2: a field of several lines. */
export const TextArea = ({
  name,
  label,
  value,
  required,
  maxLength,
  error,
  hint,
}: Omit<FieldProps, 'type' | 'autoComplete'>) => {
  const id = useId();
  const words = error ?? hint;
  return (
    <div className={styles.field} data-state={error === undefined ? 'default' : 'error'}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        className={styles.input}
        data-lines
        id={id}
        name={name}
        defaultValue={value}
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
