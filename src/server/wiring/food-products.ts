import type {
  CatalogueService,
  Category,
  CategoryTree,
  Product,
} from '../../contracts/catalogue/catalogue.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { PromisedDurability } from '../../contracts/catalogue/product-facts.contract.ts';
import { promisedDurability } from '../../domain/guarantee/guarantee-picture.rules.ts';
import type { Moment } from '../../lib/time/moment.ts';

type Catalogue = Pick<CatalogueService, 'product' | 'tree'>;

/** The department of coffee is found by its picture, because categories have different names on each site. */
const foodDepartment = 'kaffee';

const topOf = (tree: CategoryTree, id: number): Category | undefined => {
  const category = tree.byId.get(id);
  return category?.parentId === undefined ? category : topOf(tree, category.parentId);
};

/** Both conditions are needed: the department also has machines and mugs, and soap is sold by weight elsewhere. */
const isFood = ({ articles, categoryId }: Product, tree: CategoryTree): boolean =>
  articles.some(({ basePrice }) => basePrice !== undefined) && topOf(tree, categoryId)?.picture === foodDepartment;

/** Returns the products with the given ids, by id. */
const productsOf = async (
  catalogue: Pick<Catalogue, 'product'>,
  site: SiteCode,
  productIds: readonly string[],
  moment: Moment,
): Promise<(readonly [id: string, product: Product])[]> => {
  const found = await Promise.all(
    [...new Set(productIds)]
      .filter((id) => /^\d{9}$/.test(id))
      .map(async (id) => {
        const answer = await catalogue.product(site, id, moment);
        return answer.kind === 'product' ? [[id, answer.product] as const] : [];
      }),
  );
  return found.flat();
};

const among =
  (catalogue: Catalogue, isMeant: (product: Product, tree: CategoryTree) => boolean) =>
  async (site: SiteCode, productIds: readonly string[], moment: Moment): Promise<ReadonlySet<string>> => {
    const tree = await catalogue.tree(site);
    const products = await productsOf(catalogue, site, productIds, moment);
    return new Set(products.flatMap(([id, product]) => (isMeant(product, tree) ? [id] : [])));
  };

/**
 * Returns which products are food, for their tax: those that the coffee department sells by weight. Feeds contain no tax: a
 * shop that sells other food changes this rule.
 */
export const foodAmong = (catalogue: Catalogue) => among(catalogue, isFood);

/**
 * SITE-5, CART-17: returns which products are coffee; orders with enough of it are sent free of charge. Every coffee (whole,
 * ground, capsules, instant) has an intensity; chocolate, honey and tea have none.
 */
export const coffeeAmong = (catalogue: Catalogue) =>
  among(catalogue, (product, tree) => product.intensity !== undefined && isFood(product, tree));

/** LAW-7: returns what producers promise of the durability of products, for the review and the mail of an order. */
export const durabilityOf =
  (catalogue: Pick<Catalogue, 'product'>, hasPicture: (name: string) => boolean) =>
  async (
    site: SiteCode,
    productIds: readonly string[],
    moment: Moment,
  ): Promise<ReadonlyMap<string, PromisedDurability>> => {
    const products = await productsOf(catalogue, site, productIds, moment);
    return new Map(
      products.flatMap(([id, { facts = {} }]) => {
        const promised = promisedDurability(site, facts, moment.at, hasPicture);
        return promised ? [[id, promised] as const] : [];
      }),
    );
  };
