/** Many lists of numbers in two arrays: list `n` is `values` from `starts[n]` up to, but not including, `starts[n + 1]`. */
export interface Lists {
  readonly starts: Uint32Array<ArrayBuffer>;
  readonly values: Uint32Array<ArrayBuffer>;
}

export const listsOf = (all: readonly (readonly number[])[]): Lists => {
  const starts = new Uint32Array(all.length + 1);
  for (const [id, list] of all.entries()) starts[id + 1] = (starts[id] ?? 0) + list.length;
  return { starts, values: Uint32Array.from(all.flat()) };
};

/**
 * Groups values by the list they belong to (a counting sort, so a list keeps the order of its values). Without `values` the
 * positions in `groupOf` are grouped.
 */
export const groupLists = (groups: number, groupOf: Uint32Array, values?: Uint32Array): Lists => {
  const starts = new Uint32Array(groups + 1);
  for (const group of groupOf) starts[group + 1] = (starts[group + 1] ?? 0) + 1;
  for (let group = 0; group < groups; group += 1) starts[group + 1] = (starts[group + 1] ?? 0) + (starts[group] ?? 0);
  const next = starts.slice(0, groups);
  const sorted = new Uint32Array(groupOf.length);
  for (let position = 0; position < groupOf.length; position += 1) {
    const group = groupOf[position] ?? 0;
    const at = next[group] ?? 0;
    sorted[at] = values ? (values[position] ?? 0) : position;
    next[group] = at + 1;
  }
  return { starts, values: sorted };
};

export const startOf = ({ starts }: Lists, list: number): number => starts[list] ?? 0;
export const endOf = ({ starts }: Lists, list: number): number => starts[list + 1] ?? 0;
export const listLength = (lists: Lists, list: number): number => endOf(lists, list) - startOf(lists, list);

/** Returns the first position from `from` on whose value is not below `wanted`, by galloping and then by bisection. */
export const seek = (values: Uint32Array, from: number, to: number, wanted: number): number => {
  let low = from;
  let step = 1;
  while (low + step < to && (values[low + step] ?? 0) < wanted) {
    low += step;
    step *= 2;
  }
  let high = Math.min(to, low + step + 1);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((values[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
};
