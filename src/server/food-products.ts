import type { CatalogueService, Category, CategoryTree } from '../contracts/catalogue.contract.ts';
import type { SiteCode } from '../contracts/site.contract.ts';
import type { Moment } from '../lib/moment.ts';

/** The department of coffee, by its picture: categories have other names on each site. */
const foodDepartment = 'kaffee';

const topOf = (tree: CategoryTree, id: number): Category | undefined => {
  const category = tree.byId.get(id);
  return category?.parentId === undefined ? category : topOf(tree, category.parentId);
};

/**
 * Which products are food to take home, for their tax: what the coffee department sells by weight. Machines and mugs stand
 * there too, and soap is sold by weight elsewhere. Feeds say nothing of tax: whoever sells other food says so here.
 */
export const foodAmong =
  (catalogue: Pick<CatalogueService, 'product' | 'tree'>) =>
  async (site: SiteCode, productIds: readonly string[], moment: Moment): Promise<ReadonlySet<string>> => {
    const tree = await catalogue.tree(site);
    const found = await Promise.all(
      [...new Set(productIds)]
        .filter((id) => /^\d{9}$/.test(id))
        .map(async (id) => {
          const answer = await catalogue.product(site, id, moment);
          if (answer.kind !== 'product') return [];
          const { articles, categoryId } = answer.product;
          const isWeighed = articles.some(({ basePrice }) => basePrice !== undefined);
          return isWeighed && topOf(tree, categoryId)?.picture === foodDepartment ? [id] : [];
        }),
    );
    return new Set(found.flat());
  };
