import { membersOf, type Members } from './json.ts';

/** In a file of its own, because the script of every page reads no list. What `read` makes of the entries of a list. An entry that is `undefined` for it is left out. */
export const listOf = <T>(value: unknown, read: (entry: unknown, position: number) => T | undefined): T[] =>
  Array.isArray(value) ? value.map(read).filter((entry) => entry !== undefined) : [];

/** The same for a list of objects. */
export const entriesOf = <T>(value: unknown, read: (entry: Members) => T | undefined): T[] =>
  listOf(value, (entry) => read(membersOf(entry)));
