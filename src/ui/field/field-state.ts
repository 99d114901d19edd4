import { useFaultFocus } from './fault-focus.ts';

/** UI-2: the messages of an input. An error precedes a confirmation, and both precede a hint. */
export interface FieldSaid {
  /** the error */
  readonly error?: string | undefined;
  /** the confirmation; in words, because colour alone is not accessible */
  readonly valid?: string | undefined;
  readonly hint?: string | undefined;
}

export type FieldState = 'default' | 'valid' | 'error';

export const stateOf = ({ error, valid }: FieldSaid): FieldState => {
  if (error !== undefined) return 'error';
  return valid === undefined ? 'default' : 'valid';
};

/** The attributes that connect an input with its `FieldWords`, and whether it gets the focus for its error. */
export const useTie = (id: string, { error, valid, hint }: FieldSaid) =>
  ({
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': (error ?? valid ?? hint) === undefined ? undefined : `${id}-words`,
    ...useFaultFocus('field', id, error !== undefined),
  }) as const;
