import type { FieldProps } from './Field.tsx';
import { FieldFrame } from './FieldFrame.tsx';

/** UI-2: a field of several lines. */
export const TextArea = ({
  label,
  error,
  valid,
  hint,
  value,
  ...input
}: Omit<FieldProps, 'type' | 'autoComplete' | 'enterKeyHint'>) => (
  <FieldFrame label={label} error={error} valid={valid} hint={hint}>
    {(tie) => <textarea {...tie} {...input} data-lines defaultValue={value} />}
  </FieldFrame>
);
