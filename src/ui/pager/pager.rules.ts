/** The page numbers that a pager shows; `undefined` stands for a gap of two or more. */
export const shownPages = (page: number, pages: number): (number | undefined)[] => {
  const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const numbers = [...new Set(wanted)].toSorted((a, b) => a - b);
  return numbers.flatMap((number, position) => {
    const before = numbers[position - 1];
    if (before === undefined || number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : [undefined, number];
  });
};

/** The requested page of a list, or `undefined` if the list has no such page. A list always has a first page. */
export const pageOf = (
  asked: string | undefined,
  total: number,
  pageSize: number,
): { page: number; pages: number } | undefined => {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = asked === undefined || asked === '' ? 1 : Number(asked);
  return Number.isInteger(page) && page >= 1 && page <= pages ? { page, pages } : undefined;
};
