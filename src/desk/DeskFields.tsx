import { useState, type ReactNode } from 'react';
import { useId } from '../platform/ids.tsx';
import caret from 'virtual:icons/caret-down';
import field from '../ui/field/field.module.css';
import { Icon } from '../ui/icon/Icon.tsx';
import styles from './desk.module.css';

/** A label above its field. The frame of the shop's fields would become a chunk of its own, which shoppers then load, too. */
const Labelled = ({
  label,
  children,
}: {
  readonly label: string;
  readonly children: (tie: { readonly id: string; readonly className: string | undefined }) => ReactNode;
}) => {
  const id = useId();
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      {children({ id, className: field.input })}
    </div>
  );
};

interface TextProps {
  readonly label: string;
  readonly value: string;
  readonly type?: 'text' | 'date' | 'datetime-local' | 'number';
  readonly maxLength?: number | undefined;
  readonly disabled?: boolean;
  readonly onChange: (value: string) => void;
}

/** A field that the desk keeps the value of; long texts get several lines. */
export const DeskText = ({ label, onChange, type = 'text', maxLength, ...rest }: TextProps) => (
  <Labelled label={label}>
    {(tie) =>
      type === 'text' && (maxLength ?? 0) > 160 ? (
        <textarea
          {...tie}
          {...rest}
          rows={3}
          maxLength={maxLength}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <input
          {...tie}
          {...rest}
          type={type}
          maxLength={maxLength}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    }
  </Labelled>
);

/** Several short texts, each in a line of its own. What is typed stays until the field is left, an empty last line too. */
export const DeskLines = ({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}) => {
  const [typed, setTyped] = useState<string>();
  return (
    <Labelled label={label}>
      {(tie) => (
        <textarea
          {...tie}
          rows={Math.min(8, Math.max(3, value.length))}
          value={typed ?? value.join('\n')}
          onBlur={() => setTyped(undefined)}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange(
              event.target.value
                .split('\n')
                .map((line) => line.trim())
                .filter((line) => line !== ''),
            );
          }}
        />
      )}
    </Labelled>
  );
};

export const DeskSelect = ({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly onChange: (value: string) => void;
}) => (
  <Labelled label={label}>
    {(tie) => (
      <span className={styles.select}>
        <select {...tie} value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map(({ value: own, text }) => (
            <option key={own} value={own}>
              {text}
            </option>
          ))}
        </select>
        <Icon body={caret} size={16} />
      </span>
    )}
  </Labelled>
);

export const DeskCheck = ({
  checked,
  onChange,
  children,
}: {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}) => (
  <label className={styles.check}>
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
    <span>{children}</span>
  </label>
);
