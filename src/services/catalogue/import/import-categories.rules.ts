import type { NewCategory } from './category-rows.repository.ts';

/** What the content adds to a category of a feed, by its path; kept from import to import. */
export interface CategoryFacts {
  readonly id: number;
  readonly intro: string;
  readonly picture?: string;
}

export const pathKey = (titles: readonly string[]): string => titles.join(' > ');

/** Generated numbers start above the ones written by hand in the content. */
const firstFreeNumber = 10_001;

export interface CategoryBook {
  /** returns the numbers of the path's levels from the top and adds the path to the book */
  readonly levelsOf: (titles: readonly string[]) => readonly number[];
  /** returns every category added so far, parents first, in order of first use */
  readonly rows: () => NewCategory[];
}

/**
 * Numbers the categories of one import: a path that was ever used keeps its number, a new one gets the next free one.
 * `given` are the facts in the content, by path; `kept` are the categories of the live catalogue, by number.
 */
export const createCategoryBook = (
  known: ReadonlyMap<string, number>,
  given: ReadonlyMap<string, CategoryFacts>,
  kept: ReadonlyMap<number, { readonly intro: string; readonly picture: string | null }>,
): CategoryBook => {
  const rows = new Map<string, NewCategory>();
  const taken = new Set([...known.values(), ...[...given.values()].map(({ id }) => id)]);
  let free = firstFreeNumber;
  const nextFree = (): number => {
    while (taken.has(free)) free += 1;
    taken.add(free);
    return free;
  };
  const enter = (titles: readonly string[], parent: number | null): NewCategory => {
    const path = pathKey(titles);
    const there = rows.get(path);
    if (there) return there;
    const facts = given.get(path);
    const category_id = known.get(path) ?? facts?.id ?? nextFree();
    const before = kept.get(category_id);
    const row: NewCategory = {
      category_id,
      parent_id: parent,
      title: titles.at(-1) ?? '',
      intro: facts?.intro ?? before?.intro ?? '',
      picture: facts?.picture ?? before?.picture ?? null,
      position: rows.size,
      path,
    };
    rows.set(path, row);
    return row;
  };
  return {
    levelsOf: (titles) => {
      const levels: number[] = [];
      for (let depth = 1; depth <= titles.length; depth += 1) {
        levels.push(enter(titles.slice(0, depth), levels.at(-1) ?? null).category_id);
      }
      return levels;
    },
    rows: () => [...rows.values()],
  };
};
