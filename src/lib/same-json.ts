/** The same text for the same value, in whatever order its members stand: a list of names is also the order of writing. */
const ordered = (value: unknown): string | undefined => {
  const names: string[] = [];
  JSON.stringify(value, (name, member: unknown) => {
    names.push(name);
    return member;
  });
  return JSON.stringify(value, names.toSorted());
};

/** Whether two values are the same once they are written as JSON. */
export const sameJson = (one: unknown, other: unknown): boolean => ordered(one) === ordered(other);
