import type { Category, CategoryTree } from '../../contracts/catalogue/catalogue.contract.ts';
import type { Crumb } from '../page.ts';

/** From the top down to the category itself. */
export const wayTo = (tree: CategoryTree, category: Category): readonly Category[] => {
  const above = category.parentId === undefined ? undefined : tree.byId.get(category.parentId);
  return above ? [...wayTo(tree, above), category] : [category];
};

/** The links beside a category's products. */
export interface Neighbours {
  /** of the category that holds them */
  readonly title: string;
  /** where that is not the page itself */
  readonly url?: string;
  readonly items: readonly (Crumb & { readonly current: boolean })[];
}

/** What lies below the category, or beside it where nothing lies below; nothing where it stands alone. */
export const neighboursOf = (tree: CategoryTree, category: Category): Neighbours | undefined => {
  const link = ({ id, title, url }: Category) => ({ title, url, current: id === category.id });
  if (category.children.length > 0) return { title: category.title, items: category.children.map(link) };
  const above = category.parentId === undefined ? undefined : tree.byId.get(category.parentId);
  return above && { title: above.title, url: above.url, items: above.children.map(link) };
};
