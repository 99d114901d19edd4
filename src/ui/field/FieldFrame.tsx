import type { ReactNode } from 'react';
import { useId } from '../../platform/ids.tsx';
import { stateOf, useTie, type FieldSaid } from './field-state.ts';
import { FieldWords } from './FieldWords.tsx';
import styles from './field.module.css';

export interface FrameProps extends FieldSaid {
  readonly label: string;
}

/** The attributes that connect an input with its label and messages. */
export interface Tie {
  readonly className: string | undefined;
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly autoFocus?: true;
}

/** The label above or beside an input, and an error, confirmation or hint below. */
export const FieldFrame = ({
  label,
  layout = 'above',
  children,
  ...said
}: FrameProps & { readonly layout?: 'above' | 'beside'; readonly children: (tie: Tie) => ReactNode }) => {
  const id = useId();
  const tie = useTie(id, said);
  return (
    <div className={styles.field} data-state={stateOf(said)} data-layout={layout}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({ className: styles.input, id, ...tie })}
      <FieldWords id={id} said={said} />
    </div>
  );
};
