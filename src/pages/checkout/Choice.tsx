import type { ReactNode } from 'react';
import { useId } from '../../platform/ids.tsx';
import warning from 'virtual:icons/warning-circle';
import { useFaultFocus } from '../../ui/field/fault-focus.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './choice.module.css';

export interface ChoiceOption {
  readonly value: string;
  readonly text: string;
  /** a smaller line below */
  readonly hint?: string;
  /** at the end of the row: a price, a picture */
  readonly end?: ReactNode;
}

/** A choice by radio buttons: stacked cards, or plain ones in a row. */
export const Choice = ({
  name,
  legend,
  options,
  value,
  look = 'cards',
  heading = false,
  error,
}: {
  readonly name: string;
  readonly legend: ReactNode;
  readonly options: readonly ChoiceOption[];
  readonly value?: string | undefined;
  readonly look?: 'cards' | 'row';
  /** the legend looks like a heading */
  readonly heading?: boolean;
  readonly error?: string | undefined;
}) => {
  const id = useId();
  const focus = useFaultFocus('field', id, error !== undefined);
  // A group cannot have the focus; its chosen option has it, else the first one.
  const focused = options.find((option) => option.value === value) ?? options[0];
  return (
    <fieldset
      className={styles.choice}
      role="radiogroup"
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : id}
      data-state={error === undefined ? 'default' : 'error'}
    >
      <legend className={heading ? styles.heading : styles.legend}>{legend}</legend>
      <div className={styles.options} data-look={look}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === value}
              {...(option === focused ? focus : {})}
            />
            <span className={styles.words}>
              {option.text}
              {option.hint !== undefined && <span className={styles.hint}>{option.hint}</span>}
            </span>
            {option.end !== undefined && <span className={styles.end}>{option.end}</span>}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p className={styles.error} id={id}>
          <Icon body={warning} size={16} />
          {error}
        </p>
      )}
    </fieldset>
  );
};
