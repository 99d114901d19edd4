import { useId, type ReactNode } from 'react';
import styles from './check.module.css';

/** UI-2: a box to tick; the whole row is its label. */
export const Check = ({
  name,
  value,
  checked = false,
  required,
  error,
  children,
}: {
  readonly name: string;
  /** what is sent where it is ticked; `on` if left out */
  readonly value?: string;
  readonly checked?: boolean;
  readonly required?: boolean;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}) => {
  const id = useId();
  return (
    <div className={styles.check} data-state={error === undefined ? 'default' : 'error'}>
      <label className={styles.row}>
        <input
          className={styles.box}
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={checked}
          required={required}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : id}
        />
        <span>{children}</span>
      </label>
      {error !== undefined && (
        <p className={styles.error} id={id}>
          {error}
        </p>
      )}
    </div>
  );
};
