/** UI-2: what is said of an input. What is wrong goes before what is right, and both before what helps. */
export interface FieldSaid {
  /** what is wrong with it, in words */
  readonly error?: string | undefined;
  /** that it is right, in words: colour alone says nothing to many */
  readonly valid?: string | undefined;
  readonly hint?: string | undefined;
}

export type FieldState = 'default' | 'valid' | 'error';

export const stateOf = ({ error, valid }: FieldSaid): FieldState => {
  if (error !== undefined) return 'error';
  return valid === undefined ? 'default' : 'valid';
};

/** What ties an input to the words of `FieldWords`. */
export const tieTo = (id: string, { error, valid, hint }: FieldSaid) =>
  ({
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': (error ?? valid ?? hint) === undefined ? undefined : `${id}-words`,
  }) as const;
