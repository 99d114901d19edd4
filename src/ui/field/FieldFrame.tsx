import { useId, type ReactNode } from 'react';
import warning from 'virtual:icons/warning-circle';
import { Icon } from '../icon/Icon.tsx';
import styles from './field.module.css';

export interface FrameProps {
  readonly label: string;
  /** what is wrong with it, in words */
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
}

/** What ties an input to the words around it. */
export interface Tie {
  readonly className: string | undefined;
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** The name above an input, and below it what is wrong or what helps. */
export const FieldFrame = ({
  label,
  error,
  hint,
  children,
}: FrameProps & { readonly children: (tie: Tie) => ReactNode }) => {
  const id = useId();
  const words = error ?? hint;
  return (
    <div className={styles.field} data-state={error === undefined ? 'default' : 'error'}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        className: styles.input,
        id,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': words === undefined ? undefined : `${id}-words`,
      })}
      {words !== undefined && (
        <p className={styles.words} id={`${id}-words`}>
          {error !== undefined && <Icon body={warning} size={16} />}
          {words}
        </p>
      )}
    </div>
  );
};
