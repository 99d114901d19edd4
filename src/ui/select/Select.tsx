import { useId } from 'react';
import caret from 'virtual:icons/caret-down';
import { Icon } from '../icon/Icon.tsx';
import styles from './select.module.css';

/** The browser's own list of choices under a name; `beside` puts the name in front of it. */
export const Select = ({
  name,
  label,
  options,
  value,
  layout = 'above',
}: {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly value: string;
  readonly layout?: 'above' | 'beside';
}) => {
  const id = useId();
  return (
    <div className={styles.field} data-layout={layout}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.box}>
        <select id={id} className={styles.select} name={name} defaultValue={value}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <Icon body={caret} size={16} />
      </span>
    </div>
  );
};
