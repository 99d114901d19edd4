import type { ReactNode } from 'react';
import { useId } from '../../platform/ids.tsx';
import { stateOf, useTie, type FieldSaid } from '../field/field-state.ts';
import { FieldWords } from '../field/FieldWords.tsx';
import styles from './check.module.css';

export interface CheckProps extends FieldSaid {
  readonly name: string;
  /** the value sent when ticked; default `on` */
  readonly value?: string;
  readonly checked?: boolean;
  readonly required?: boolean;
  readonly children: ReactNode;
}

/** UI-2: a checkbox; the whole row is its label. */
export const Check = ({ name, value, checked = false, required, children, ...said }: CheckProps) => {
  const id = useId();
  const tie = useTie(id, said);
  return (
    <div className={styles.check} data-state={stateOf(said)}>
      <label className={styles.row}>
        <input
          className={styles.box}
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={checked}
          required={required}
          {...tie}
        />
        <span>{children}</span>
      </label>
      <FieldWords id={id} said={said} />
    </div>
  );
};
