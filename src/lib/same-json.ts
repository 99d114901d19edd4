import { jsonText } from './json-text.ts';

/** Returns the same text for any order of the members: `JSON.stringify` writes them in the order of the given names. Dates become texts. */
export const orderedJson = (value: unknown): string | undefined => {
  const names: string[] = [];
  JSON.stringify(value, (name, member: unknown) => {
    names.push(name);
    return member;
  });
  return JSON.stringify(value, names.toSorted());
};

/** Whether two plain values, without dates, are the same once they are written as JSON. */
export const sameJson = (one: unknown, other: unknown): boolean => jsonText(one) === jsonText(other);
