import { useId, type ReactNode } from 'react';
import { stateOf, tieTo, type FieldSaid } from './field-state.ts';
import { FieldWords } from './FieldWords.tsx';
import styles from './field.module.css';

export interface FrameProps extends FieldSaid {
  readonly label: string;
}

/** What ties an input to the words around it. */
export interface Tie {
  readonly className: string | undefined;
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** The name above an input, or beside it, and below it what is wrong, right or helpful. */
export const FieldFrame = ({
  label,
  layout = 'above',
  children,
  ...said
}: FrameProps & { readonly layout?: 'above' | 'beside'; readonly children: (tie: Tie) => ReactNode }) => {
  const id = useId();
  return (
    <div className={styles.field} data-state={stateOf(said)} data-layout={layout}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({ className: styles.input, id, ...tieTo(id, said) })}
      <FieldWords id={id} said={said} />
    </div>
  );
};
