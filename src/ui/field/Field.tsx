import type { InputHTMLAttributes } from 'react';
import { FieldFrame, type FrameProps } from './FieldFrame.tsx';

export interface FieldProps extends FrameProps {
  readonly name: string;
  readonly type?: 'text' | 'email' | 'password' | 'tel' | 'date';
  readonly value?: string | undefined;
  readonly autoComplete?: string;
  readonly enterKeyHint?: InputHTMLAttributes<HTMLInputElement>['enterKeyHint'];
  readonly required?: boolean;
  readonly maxLength?: number;
}

/** UI-2: a field with its name above and what is wrong below. */
export const Field = ({ label, error, hint, value, type = 'text', ...input }: FieldProps) => (
  <FieldFrame label={label} error={error} hint={hint}>
    {(tie) => <input {...tie} {...input} type={type} defaultValue={value} />}
  </FieldFrame>
);
