import { distinctRows, mixed } from '../arrays/distinct-rows.ts';
import { growableLists } from '../arrays/growable-columns.ts';
import type { IndexData } from './index-data.ts';

/** The values of a product's facets, as numbers; as many categories for each product. */
interface FacetValues {
  readonly categories: readonly number[];
  readonly colors: readonly number[];
  readonly sizes: readonly number[];
  readonly traits: readonly number[];
}
const names = ['categories', 'colors', 'sizes', 'traits'] as const;

const hashOf = (values: FacetValues): number => {
  let hash = 0;
  for (const name of names) {
    for (const value of values[name]) hash = mixed(hash, value);
    hash = mixed(hash, -1);
  }
  return hash;
};

/** Collects the distinct values of facets. A shop has far fewer of them than products. */
export const facetGroups = () => {
  const groups = distinctRows();
  const lists = {
    categories: growableLists(),
    colors: growableLists(),
    sizes: growableLists(),
    traits: growableLists(),
  };
  return {
    /** Returns the number of the group of products with these values. */
    of: (values: FacetValues): number => {
      const hash = hashOf(values);
      const known = groups.find(hash, (group) => names.every((name) => lists[name].isRow(group, values[name])));
      if (known >= 0) return known;
      for (const name of names) lists[name].push(values[name]);
      return groups.add(hash);
    },
    done: () =>
      ({
        categories: lists.categories.done().values,
        colors: lists.colors.done(),
        sizes: lists.sizes.done(),
        traits: lists.traits.done(),
      }) satisfies Partial<IndexData>,
  };
};
