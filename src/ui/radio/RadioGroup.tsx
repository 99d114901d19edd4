import { useId } from '../../platform/ids.tsx';
import { stateOf, useTie, type FieldSaid } from '../field/field-state.ts';
import { FieldWords } from '../field/FieldWords.tsx';
import styles from './radio.module.css';

export interface RadioGroupProps extends FieldSaid {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly text: string; readonly more?: string }[];
  readonly value?: string | undefined;
  readonly required?: boolean;
}

/** UI-2: radio buttons; the whole row is the label of its option. */
export const RadioGroup = ({ name, label, options, value, required, ...said }: RadioGroupProps) => {
  const id = useId();
  const { autoFocus, ...tie } = useTie(id, said);
  // A group cannot have the focus; its chosen option has it, else the first one.
  const focused = options.find((option) => option.value === value) ?? options[0];
  return (
    <fieldset className={styles.group} role="radiogroup" data-state={stateOf(said)} {...tie}>
      <legend className={styles.label}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.row}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            value={option.value}
            defaultChecked={option.value === value}
            required={required}
            {...(option === focused ? { autoFocus } : {})}
          />
          <span>
            {option.text}
            {option.more !== undefined && <span className={styles.more}>{option.more}</span>}
          </span>
        </label>
      ))}
      <FieldWords id={id} said={said} />
    </fieldset>
  );
};
