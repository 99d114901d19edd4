import type { Category, CategoryTree, Product, ProductTile } from '../../contracts/catalogue/catalogue.contract.ts';
import type { SizeTable } from '../../contracts/catalogue/choosing.contract.ts';
import { isUnavailable } from '../../domain/cart/cart.rules.ts';
import { rowsFor, sizeTableFor } from '../../domain/product/size-table.rules.ts';
import { deliveryDays, deliveryDaysText } from '../../sites/delivery/delivery-days.ts';
import type { PageRequest, PageServices } from '../page.ts';
import {
  companionsOf,
  companionSources,
  isSettled,
  type Companions,
  type CompanionSources,
} from './companions.rules.ts';

/** So many of a category are looked at, so that the products of a shelf do not all name the same ones. */
const lookedAt = 4;
const categoriesAtMost = 4;

/** The categories beside the one above: what a shop without words of its own about its categories has. */
const besides = (way: readonly Category[]): readonly number[] => {
  const [top, middle] = way;
  return (top?.children ?? []).filter(({ id }) => id !== middle?.id).map(({ id }) => id);
};

const complementTiles = async (
  { site, moment }: PageRequest,
  { catalogue, choosing }: PageServices,
  product: Product,
  tree: CategoryTree,
  way: readonly Category[],
): Promise<readonly ProductTile[]> => {
  const known = choosing.complementsOf(product.categoryId).filter((id) => tree.byId.has(id));
  const categories = (known.length > 0 ? known : besides(way)).slice(0, categoriesAtMost);
  const window = { offset: 0, limit: lookedAt, sort: 'relevance', availableOnly: true } as const;
  const pages = await Promise.all(categories.map((id) => catalogue.inCategory(site.code, id, window, moment)));
  const turn = Number(product.productId);
  return pages.flatMap(({ tiles }) => tiles[turn % tiles.length] ?? []);
};

/** SHOP-3: what goes with a product, and why (`companionsOf`). A source is asked only if those before it leave a gap. */
export const loadCompanions = async (
  request: PageRequest,
  services: PageServices,
  product: Product,
  tree: CategoryTree,
  way: readonly Category[],
): Promise<Companions> => {
  const { site, moment } = request;
  const { catalogue, choosing } = services;
  const { goesWith = [], productId } = product;
  const tilesOf = (ids: readonly string[]) =>
    ids.length > 0 ? catalogue.tiles(site.code, ids, moment) : Promise.resolve([]);
  const ask: Record<keyof CompanionSources, () => Promise<readonly ProductTile[]>> = {
    named: async () => {
      if (goesWith.length === 0) return [];
      const numbers = await catalogue.productNumbers(site.code, goesWith);
      return tilesOf(goesWith.flatMap((id) => numbers.get(id) ?? []));
    },
    together: async () => tilesOf(await choosing.together(site.code, productId)),
    complements: () => complementTiles(request, services, product, tree, way),
  };

  const sources: Record<keyof CompanionSources, readonly ProductTile[]> = { named: [], together: [], complements: [] };
  for (const name of companionSources) {
    // Most rows are full after the first one.
    // oxlint-disable-next-line no-await-in-loop
    sources[name] = await ask[name]();
    if (isSettled(companionsOf(product, sources))) break;
  }
  return companionsOf(product, sources);
};

/** The table of sizes for a product, in the words of the site. */
export interface ShownSizes {
  readonly columns: SizeTable['columns'];
  readonly rows: SizeTable['rows'];
  readonly advice: string | undefined;
  /** the page about measuring, if the site has one */
  readonly moreUrl: string | undefined;
}

export const sizesFor = (
  { site }: PageRequest,
  { choosing, content }: PageServices,
  product: Product,
): ShownSizes | undefined => {
  const table = sizeTableFor(choosing.sizeTables, product);
  return (
    table && {
      columns: table.columns,
      rows: rowsFor(table, product.sizes),
      advice: table.advice[site.language],
      moreUrl: content.byName(site.code, 'size-advice')?.url,
    }
  );
};

/** CART-17: when an article of the stock arrives that is ordered at the moment of the page. */
export const deliveryOf = ({ site, t, moment }: PageRequest): string => {
  const found = deliveryDays(site.code, moment.at, site.timeZone);
  const days = deliveryDaysText(found, site);
  const { orderBefore } = found;
  return orderBefore === undefined
    ? t('page.product.delivery', { days })
    : t('page.product.deliveryBefore', { days, hour: String(orderBefore) });
};

/** CART-16: what the subscription of a coffee offers, if this product is one of its coffees. */
export interface ShownSubscription {
  /** the coffee in the plan of subscriptions */
  readonly id: string;
  readonly choice: string | undefined;
  readonly weeks: readonly number[];
  /** the page about subscriptions, if the site has one */
  readonly moreUrl: string | undefined;
}

export const subscriptionFor = async (
  { site, moment }: PageRequest,
  { catalogue, content, extras }: PageServices,
  { productId }: Product,
): Promise<ShownSubscription | undefined> => {
  const { coffees, weeks } = extras.subscriptions(site.code);
  const coffee = coffees.find((one) => one.productId === productId);
  if (!coffee) return undefined;
  const [facts] = await catalogue.facts(site.code, [coffee], moment);
  if (!facts || isUnavailable(facts)) return undefined;
  return {
    id: coffee.id,
    choice: facts.choice,
    weeks,
    moreUrl: content.byName(site.code, 'coffee-subscription')?.url,
  };
};
