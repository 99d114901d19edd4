import type { Category, CategoryTree } from '../../contracts/catalogue/catalogue.contract.ts';
import type { Crumb } from '../page.ts';

/** Returns the path from the top down to the category. */
export const wayTo = (tree: CategoryTree, category: Category): readonly Category[] => {
  const above = category.parentId === undefined ? undefined : tree.byId.get(category.parentId);
  return above ? [...wayTo(tree, above), category] : [category];
};

/** The links beside a category's products. */
export interface Neighbours {
  /** of their parent category */
  readonly title: string;
  /** if that is another page */
  readonly url?: string;
  readonly items: readonly (Crumb & { readonly current: boolean })[];
}

/** Returns the categories below, else its siblings, else `undefined`. */
export const neighboursOf = (tree: CategoryTree, category: Category): Neighbours | undefined => {
  const link = ({ id, title, url }: Category) => ({ title, url, current: id === category.id });
  if (category.children.length > 0) return { title: category.title, items: category.children.map(link) };
  const above = category.parentId === undefined ? undefined : tree.byId.get(category.parentId);
  return above && { title: above.title, url: above.url, items: above.children.map(link) };
};
