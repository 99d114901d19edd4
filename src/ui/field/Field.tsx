import type { InputEvent, InputHTMLAttributes } from 'react';
import { FieldFrame, type FrameProps } from './FieldFrame.tsx';
import { longestIban, typedAs, type TypedKind } from './typed.rules.ts';

export interface FieldProps extends FrameProps {
  readonly name: string;
  readonly type?: 'text' | 'email' | 'password' | 'tel' | 'date' | TypedKind;
  readonly value?: string | undefined;
  readonly autoComplete?: string;
  readonly enterKeyHint?: InputHTMLAttributes<HTMLInputElement>['enterKeyHint'];
  readonly required?: boolean;
  readonly maxLength?: number;
}

/** Both are text to the browser: its own number field hides what it cannot read, and turns at the wheel. */
const asText = {
  number: { type: 'text', inputMode: 'decimal', autoComplete: 'off' },
  iban: { type: 'text', autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false, maxLength: longestIban },
} as const satisfies Record<TypedKind, InputHTMLAttributes<HTMLInputElement>>;

const keep =
  (kind: TypedKind) =>
  ({ currentTarget: input, nativeEvent }: InputEvent<HTMLInputElement>): void => {
    // Half a word of an input method is not yet typed.
    if ('isComposing' in nativeEvent && nativeEvent.isComposing) return;
    const { value, selectionStart, maxLength } = input;
    const most = maxLength < 0 ? Infinity : maxLength;
    const { text, caret } = typedAs(kind, { text: value, caret: selectionStart ?? value.length }, most);
    if (text === value) return;
    input.value = text;
    input.setSelectionRange(caret, caret);
  };

/** Without the script such a field takes any sign, and who reads the form says what is wrong. */
const attributesOf = (type: NonNullable<FieldProps['type']>): InputHTMLAttributes<HTMLInputElement> =>
  type === 'number' || type === 'iban' ? { ...asText[type], onInput: keep(type) } : { type };

/** UI-2: a field with its name above and what is wrong, right or helpful below. */
export const Field = ({ label, error, valid, hint, value, type = 'text', ...input }: FieldProps) => (
  <FieldFrame label={label} error={error} valid={valid} hint={hint}>
    {(tie) => (
      <input
        {...tie}
        {...attributesOf(type)}
        {...input}
        defaultValue={value}
        // In a page that says no, the first field that is wrong has `autofocus` from the server.
        suppressHydrationWarning={error !== undefined}
      />
    )}
  </FieldFrame>
);
