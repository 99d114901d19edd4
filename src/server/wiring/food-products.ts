import type {
  CatalogueService,
  Category,
  CategoryTree,
  Product,
} from '../../contracts/catalogue/catalogue.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';

type Catalogue = Pick<CatalogueService, 'product' | 'tree'>;

/** The department of coffee, by its picture: categories have other names on each site. */
const foodDepartment = 'kaffee';

const topOf = (tree: CategoryTree, id: number): Category | undefined => {
  const category = tree.byId.get(id);
  return category?.parentId === undefined ? category : topOf(tree, category.parentId);
};

/** Machines and mugs stand in the department too, and soap is sold by weight elsewhere. */
const isFood = ({ articles, categoryId }: Product, tree: CategoryTree): boolean =>
  articles.some(({ basePrice }) => basePrice !== undefined) && topOf(tree, categoryId)?.picture === foodDepartment;

const among =
  (catalogue: Catalogue, isMeant: (product: Product, tree: CategoryTree) => boolean) =>
  async (site: SiteCode, productIds: readonly string[], moment: Moment): Promise<ReadonlySet<string>> => {
    const tree = await catalogue.tree(site);
    const found = await Promise.all(
      [...new Set(productIds)]
        .filter((id) => /^\d{9}$/.test(id))
        .map(async (id) => {
          const answer = await catalogue.product(site, id, moment);
          return answer.kind === 'product' && isMeant(answer.product, tree) ? [id] : [];
        }),
    );
    return new Set(found.flat());
  };

/**
 * Which products are food to take home, for their tax: what the coffee department sells by weight. Feeds say nothing of tax:
 * whoever sells other food says so here.
 */
export const foodAmong = (catalogue: Catalogue) => among(catalogue, isFood);

/**
 * SITE-5, CART-17: which of them are coffee, of which so much is sent for nothing. Every coffee tells how strong it is, whole,
 * ground, in capsules or instant; the chocolate, honey and tea beside it do not.
 */
export const coffeeAmong = (catalogue: Catalogue) =>
  among(catalogue, (product, tree) => product.intensity !== undefined && isFood(product, tree));
