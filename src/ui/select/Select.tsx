import caret from 'virtual:icons/caret-down';
import { FieldFrame, type FrameProps } from '../field/FieldFrame.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './select.module.css';

interface Option {
  readonly value: string;
  readonly text: string;
}

export interface SelectProps extends FrameProps {
  readonly name: string;
  readonly options: readonly Option[];
  /** groups after the options, each with its name */
  readonly groups?: readonly { readonly name: string; readonly options: readonly Option[] }[];
  readonly value: string;
  readonly required?: boolean;
  readonly autoComplete?: string;
  /** `beside` puts the label in front of the field */
  readonly layout?: 'above' | 'beside';
}

const Options = ({ options, chosen }: { readonly options: readonly Option[]; readonly chosen: string | undefined }) =>
  options.map(({ value, text }) => (
    <option key={value} value={value} selected={value === chosen}>
      {text}
    </option>
  ));

/** UI-2: the native select, in the frame of all fields. */
export const Select = ({ name, options, groups, value, required, autoComplete, ...frame }: SelectProps) => (
  <FieldFrame {...frame}>
    {(tie) => (
      <span className={styles.box}>
        <select {...tie} name={name} required={required} autoComplete={autoComplete}>
          <Options options={options} chosen={value} />
          {groups?.map((group) => (
            <optgroup key={group.name} label={group.name}>
              <Options options={group.options} chosen={value} />
            </optgroup>
          ))}
        </select>
        <Icon body={caret} size={16} />
      </span>
    )}
  </FieldFrame>
);
