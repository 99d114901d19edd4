import type { Category, CategoryTree } from '../../contracts/catalogue/catalogue.contract.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import type { Language } from '../../sites/site.ts';
import { categoryUrl } from './catalogue-urls.rules.ts';
import type { CategoryRow } from './catalogue.repository.ts';

export const emptyTree: CategoryTree = { top: [], byId: new Map() };

/** Builds the category tree by parent numbers; the rows may come in any order. */
export const treeOf = (rows: readonly CategoryRow[], language: Language): CategoryTree => {
  const byId = new Map<number, Category>();
  const byParent = Map.groupBy(rows, (row) => row.parent_id);
  const categoryOf = (row: CategoryRow): Category => {
    const category: Category = {
      id: row.category_id,
      title: row.title,
      intro: row.intro,
      url: categoryUrl(row, language),
      children: childrenOf(row.category_id),
      ...omitNullish({ picture: row.picture, parentId: row.parent_id }),
    };
    byId.set(category.id, category);
    return category;
  };
  const childrenOf = (parentId: number | null): Category[] => (byParent.get(parentId) ?? []).map(categoryOf);
  return { top: childrenOf(null), byId };
};

/** Returns the depth of a category: 1 for a department at the top. */
export const levelOf = (tree: CategoryTree, id: number): 1 | 2 | 3 => {
  const parent = tree.byId.get(id)?.parentId;
  if (parent === undefined) return 1;
  return tree.byId.get(parent)?.parentId === undefined ? 2 : 3;
};
