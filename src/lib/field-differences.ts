/** A field that differs: its path, and both values as texts; a missing one is empty. */
export interface FieldDifference {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A value as its leaves by path: `content.links.0.text` → `Versand`. An empty list is a leaf. */
const leavesOf = (value: unknown, path = ''): [string, string][] => {
  if (!isBranch(value) || Object.keys(value).length === 0) return path === '' ? [] : [[path, textOf(value)]];
  return Object.entries(value).flatMap(([name, one]) => leavesOf(one, path === '' ? name : `${path}.${name}`));
};

/** Returns the fields in which two values differ, in the order of the second one; what is gone comes last. */
export const fieldDifferences = (before: unknown, after: unknown): FieldDifference[] => {
  const [old, fresh] = [new Map(leavesOf(before)), new Map(leavesOf(after))];
  return [...new Set([...fresh.keys(), ...old.keys()])]
    .map((field) => ({ field, before: old.get(field) ?? '', after: fresh.get(field) ?? '' }))
    .filter((one) => one.before !== one.after);
};
