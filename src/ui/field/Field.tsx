import type { InputEvent, InputHTMLAttributes } from 'react';
import { FieldFrame, type FrameProps } from './FieldFrame.tsx';
import { longestIban, typedAs, type TypedKind } from './typed.rules.ts';

export interface FieldProps extends FrameProps {
  readonly name: string;
  readonly type?: 'text' | 'email' | 'password' | 'tel' | 'date' | TypedKind;
  readonly value?: string | undefined;
  readonly autoComplete?: string;
  /** the keys that a phone shows; any character may be typed */
  readonly inputMode?: 'numeric';
  readonly enterKeyHint?: InputHTMLAttributes<HTMLInputElement>['enterKeyHint'];
  readonly required?: boolean;
  readonly maxLength?: number;
}

/** Both are text fields: the browser's number field hides text that it cannot parse and changes its value by the mouse wheel. */
const asText = {
  number: { type: 'text', inputMode: 'decimal', autoComplete: 'off' },
  iban: {
    type: 'text',
    autoCapitalize: 'characters',
    autoComplete: 'off',
    spellCheck: 'false',
    maxLength: longestIban,
  },
} as const satisfies Record<TypedKind, InputHTMLAttributes<HTMLInputElement>>;

const keep =
  (kind: TypedKind) =>
  ({ currentTarget: input, nativeEvent }: InputEvent<HTMLInputElement>): void => {
    // Unfinished text of an input method is left alone.
    if ('isComposing' in nativeEvent && nativeEvent.isComposing) return;
    const { value, selectionStart, maxLength } = input;
    const most = maxLength < 0 ? Infinity : maxLength;
    const { text, caret } = typedAs(kind, { text: value, caret: selectionStart ?? value.length }, most);
    if (text === value) return;
    input.value = text;
    input.setSelectionRange(caret, caret);
  };

/** Without the script the field takes any character, and the server checks the form. */
const attributesOf = (type: NonNullable<FieldProps['type']>): InputHTMLAttributes<HTMLInputElement> =>
  type === 'number' || type === 'iban' ? { ...asText[type], onInput: keep(type) } : { type };

/** UI-2: a field with its label above and an error, confirmation or hint below. */
export const Field = ({ label, error, valid, hint, value, type = 'text', ...input }: FieldProps) => (
  <FieldFrame label={label} error={error} valid={valid} hint={hint}>
    {(tie) => <input {...tie} {...attributesOf(type)} {...input} defaultValue={value} />}
  </FieldFrame>
);
