import caret from 'virtual:icons/caret-down';
import { FieldFrame, type FrameProps } from '../field/FieldFrame.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './select.module.css';

export interface SelectProps extends FrameProps {
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly value: string;
  readonly required?: boolean;
  readonly autoComplete?: string;
  /** `beside` puts the name in front of it */
  readonly layout?: 'above' | 'beside';
}

/** UI-2: the browser's own list of choices, in the frame that every field has. */
export const Select = ({ name, options, value, required, autoComplete, ...frame }: SelectProps) => (
  <FieldFrame {...frame}>
    {(tie) => (
      <span className={styles.box}>
        <select {...tie} name={name} defaultValue={value} required={required} autoComplete={autoComplete}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <Icon body={caret} size={16} />
      </span>
    )}
  </FieldFrame>
);
