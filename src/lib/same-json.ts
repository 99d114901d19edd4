/** Returns the same text for any order of the members: `JSON.stringify` writes them in the order of the given names. */
export const orderedJson = (value: unknown): string | undefined => {
  const names: string[] = [];
  JSON.stringify(value, (name, member: unknown) => {
    names.push(name);
    return member;
  });
  return JSON.stringify(value, names.toSorted());
};

/** Whether two values are the same once they are written as JSON. */
export const sameJson = (one: unknown, other: unknown): boolean => orderedJson(one) === orderedJson(other);
