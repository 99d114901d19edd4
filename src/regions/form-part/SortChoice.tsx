import { useId } from 'react';
import caret from 'virtual:icons/caret-down';
import field from '../../ui/field/field.module.css';
import { Icon } from '../../ui/icon/Icon.tsx';
import select from '../../ui/select/select.module.css';

export interface SortProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
}

/** SHOP-2: a select that submits its form; without the messages of `Select`, which would be loaded with every region. */
export const SortChoice = ({ name, label, value, options }: SortProps) => {
  const id = useId();
  return (
    <div className={field.field} data-layout="beside">
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <span className={select.box}>
        <select
          className={field.input}
          id={id}
          name={name}
          defaultValue={value}
          onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
        >
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
