import type { Island } from '../../islands/island.ts';
import { Field, type FieldProps } from '../../ui/field/Field.tsx';

/** UI-2: a field for a number or an account's number in any form; awake it lets only their signs stand. */
export const island: Island<FieldProps> = { name: 'typing', wake: 'intent', Component: Field };
