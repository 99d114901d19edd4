/** Gives each distinct string an id, in the order in which the strings first come. */
export const numbering = () => {
  const ids = new Map<string, number>();
  return {
    of: (text: string): number => {
      const known = ids.get(text);
      if (known !== undefined) return known;
      ids.set(text, ids.size);
      return ids.size - 1;
    },
    /** the strings in the order of their ids */
    all: (): string[] => [...ids.keys()],
  };
};
