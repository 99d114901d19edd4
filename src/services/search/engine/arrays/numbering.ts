/** Gives every string a number of its own, in the order of their first coming. */
export const numbering = () => {
  const numbers = new Map<string, number>();
  return {
    of: (text: string): number => {
      const known = numbers.get(text);
      if (known !== undefined) return known;
      numbers.set(text, numbers.size);
      return numbers.size - 1;
    },
    all: (): string[] => [...numbers.keys()],
  };
};
