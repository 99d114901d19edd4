import { isMembers, type Members } from './json.ts';

/**
 * Writes plain values as JSON, members by name; scripts of the browser use it instead of `JSON.stringify` (EMB-3). A page may have given
 * lists a `toJSON` that returns a text (prototype.js 1.6), so each member is read from its object again. `undefined` has no JSON.
 */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value, function (this: Members, name: string) {
    const own = this[name];
    // oxlint-disable-next-line unicorn/no-array-sort, typescript/require-array-sort-compare -- a new list, any order will do if it is always the same, and the first script has no byte left
    return isMembers(own) ? Object.fromEntries(Object.entries(own).sort()) : own;
  });
