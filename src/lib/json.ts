/**
 * Reads the JSON of another service, which may be anything. Nothing is converted or guessed: a member of the wrong type is as good
 * as missing, and `null` too. Written by hand, because the schema library stays on the server.
 */

/** The members of an object; none of them is checked. */
export type Members = Readonly<Record<string, unknown>>;

export const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The members of an object; everything else has none. */
export const membersOf = (value: unknown): Members => (isMembers(value) ? value : {});

/** A text; an empty one says nothing. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** A number of pieces, beans or levels: whole and not negative. */
export const countOf = (value: unknown): number | undefined =>
  // It is a number then; TypeScript does not see it.
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined;

/** PROD-2: an id is a text; a numeric one becomes a text. */
export const idOf = (value: unknown): string | undefined => textOf(value) ?? countOf(value)?.toString();

/** The value if it is one of the known names. */
export const oneOf = <Name extends string>(names: readonly Name[], value: unknown): Name | undefined =>
  names.find((name) => name === value);
