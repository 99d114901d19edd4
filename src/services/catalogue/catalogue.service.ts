import { LRUCache } from 'lru-cache';
import type {
  ArticleFacts,
  CatalogueService,
  Category,
  CategoryTree,
  Product,
  ProductArticle,
  ProductPage,
  ProductWindow,
  ProductTile,
} from '../../contracts/catalogue/catalogue.contract.ts';
import { siteCodes, type SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import { slugOf } from '../../lib/text/slug.ts';
import type { Language } from '../../sites/site.ts';
import { sites } from '../../sites/sites.ts';
import { createSwitchBook } from './catalogue-switches.service.ts';
import type {
  ArticleRow,
  CatalogueRepository,
  CategoryRow,
  IdPage,
  ListWindow,
  ProductRow,
  StateRow,
} from './catalogue.repository.ts';
import {
  availabilityOf,
  availableFromOf,
  basePriceOf,
  bestAvailability,
  colorsOf,
  hasPriceRange,
  isOnSale,
  leadArticle,
  priceOf,
} from './catalogue.rules.ts';

export interface CatalogueParts {
  readonly repository: CatalogueRepository;
  /** what a colour's dot is painted with, by its printed name */
  readonly hexOf: (site: SiteCode, colorName: string) => string | undefined;
}

/** Products with their articles, as read together. */
interface Loaded {
  readonly product: ProductRow;
  readonly articles: readonly ArticleRow[];
}

/** About that many bytes: the demo's nine sites fit, a million articles do not have to. */
const loadedCharsAtMost = 48 * 1024 * 1024;

/** A shelf is a dozen numbers: those of all departments and categories of nine sites fit. */
const shelvesKept = 2000;

const emptyTree: CategoryTree = { top: [], byId: new Map() };
const notYet = (site: SiteCode): StateRow => ({ site, generation: 0, version: 0 });

const categoryUrl = (row: Pick<CategoryRow, 'title' | 'category_id'>, language: Language): string =>
  `/${slugOf(row.title, language)}-c${row.category_id}.html`;

export const productUrl = (product: Pick<ProductRow, 'slug' | 'product_id'>): string =>
  `/${product.slug}-p${product.product_id}.html`;

/** Rows come parents first or not: the tree is put together by number. */
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

const levelOf = (tree: CategoryTree, id: number): 1 | 2 | 3 => {
  const parent = tree.byId.get(id)?.parentId;
  if (parent === undefined) return 1;
  return tree.byId.get(parent)?.parentId === undefined ? 2 : 3;
};

/**
 * Reads the catalogue. The generation that is sold is looked up from memory, which `refresh` brings up to date: every process
 * of a shop asks once a second, so an import made through one is seen through all of them.
 */
export const createCatalogueService = ({ repository, hexOf }: CatalogueParts) => {
  let states = new Map<SiteCode, StateRow>();
  const switches = createSwitchBook(repository);
  const trees = new LRUCache<string, CategoryTree>({ max: siteCodes.length * 2 });
  /** facts of articles for the cart, by site, generation, product and tcm; rows stay, the moment is applied when asked */
  const loadedProducts = new LRUCache<string, Loaded>({
    maxSize: loadedCharsAtMost,
    sizeCalculation: ({ product, articles }) => product.description.length + 500 * (1 + articles.length),
  });

  /** lists in part, until the next switch by schedule: to find one product the database counts all of a category */
  const shelves = new LRUCache<string, IdPage>({ max: shelvesKept });

  const stateOf = (site: SiteCode): StateRow => states.get(site) ?? notYet(site);
  const loadedKey = (state: StateRow, productId: string) =>
    `${state.site}:${state.generation}:${state.version}:${productId}`;

  const load = async (state: StateRow, ids: readonly string[]): Promise<Map<string, Loaded>> => {
    const known = new Map<string, Loaded>();
    const missing: string[] = [];
    for (const id of new Set(ids)) {
      const loaded = loadedProducts.get(loadedKey(state, id));
      if (loaded) known.set(id, loaded);
      else missing.push(id);
    }
    if (missing.length === 0) return known;
    const [products, articles] = await Promise.all([
      repository.products(state, missing),
      repository.articles(state, missing),
    ]);
    const byProduct = Map.groupBy(articles, (article) => article.product_id);
    for (const product of products) {
      const loaded = { product, articles: byProduct.get(product.product_id) ?? [] };
      known.set(product.product_id, loaded);
      loadedProducts.set(loadedKey(state, product.product_id), loaded);
    }
    return known;
  };

  const tileOf = (site: SiteCode, { product, articles }: Loaded, { at }: Moment): ProductTile | undefined => {
    const { currency } = sites[site];
    const lead = leadArticle(articles, currency, at);
    if (!lead) return undefined;
    const price = priceOf(lead, currency, at);
    const basePrice = basePriceOf(lead, price);
    const colors = colorsOf(articles, (name) => hexOf(site, name));
    return {
      productId: product.product_id,
      title: product.title,
      details: product.details,
      url: productUrl(product),
      picture: lead.picture,
      price,
      hasPriceRange: hasPriceRange(articles, currency, at),
      availability: bestAvailability(articles, at),
      labels: product.labels,
      colors: colors.length > 1 ? colors : [],
      ...(basePrice ? { basePrice } : {}),
      ...(product.intensity === null ? {} : { intensity: product.intensity }),
    };
  };

  const tilesOf = async (state: StateRow, ids: readonly string[], moment: Moment): Promise<ProductTile[]> => {
    const loaded = await load(state, ids);
    return ids.flatMap((id) => {
      const found = loaded.get(id);
      const tile = found && tileOf(state.site, found, moment);
      return tile ? [tile] : [];
    });
  };

  const page = async (state: StateRow, { ids, total }: IdPage, moment: Moment): Promise<ProductPage> => ({
    tiles: await tilesOf(state, ids, moment),
    total,
  });

  const articleOf = (site: SiteCode, row: ArticleRow, { at }: Moment): ProductArticle => {
    const price = priceOf(row, sites[site].currency, at);
    const basePrice = basePriceOf(row, price);
    const availableFrom = availableFromOf(row, at);
    const reducedUntil = isOnSale(row, at) ? row.sale_to : null;
    return {
      tcm: row.tcm,
      picture: row.picture,
      price,
      availability: availabilityOf(row, at),
      ...(row.color === null ? {} : { color: row.color }),
      ...(row.size === null ? {} : { size: row.size }),
      ...(row.quantity === null ? {} : { quantity: row.quantity }),
      ...(row.gtin === null ? {} : { gtin: row.gtin }),
      ...(basePrice ? { basePrice } : {}),
      ...(availableFrom ? { availableFrom } : {}),
      ...(reducedUntil ? { reducedUntil } : {}),
    };
  };

  const productOf = (site: SiteCode, { product, articles }: Loaded, moment: Moment): Product => {
    const firstOfColor = new Map<string, ArticleRow>();
    for (const article of articles) {
      if (article.color !== null && !firstOfColor.has(article.color)) firstOfColor.set(article.color, article);
    }
    const [text = '', ...rest] = product.description.split(/\n{2,}/);
    const care = rest.at(-1);
    return {
      productId: product.product_id,
      title: product.title,
      details: product.details,
      description: [text, ...rest.slice(0, -1)],
      url: productUrl(product),
      categoryId: product.category_3 ?? product.category_2 ?? product.category_1 ?? 0,
      labels: product.labels,
      pictures: product.pictures,
      colors: [...firstOfColor].map(([name, row]) => ({ name, hex: hexOf(site, name) ?? '', picture: row.picture })),
      sizes: [...new Set(articles.flatMap(({ size }) => (size === null ? [] : [size])))],
      articles: articles.map((row) => articleOf(site, row, moment)),
      ...(care === undefined ? {} : { care }),
      ...(product.brand === null ? {} : { brand: product.brand }),
      ...(product.intensity === null ? {} : { intensity: product.intensity }),
    };
  };

  const factsOf = (
    site: SiteCode,
    loaded: Loaded | undefined,
    tcm: string,
    moment: Moment,
  ): ArticleFacts | undefined => {
    const row = loaded?.articles.find((article) => article.tcm === tcm);
    if (!loaded || !row) return undefined;
    const { title, product_id: productId } = loaded.product;
    const choice = [row.color, row.size].filter((part) => part !== null).join(', ');
    const { price, availability, quantity, availableFrom } = articleOf(site, row, moment);
    return {
      productId,
      tcm,
      title,
      picture: row.picture,
      url: productUrl(loaded.product),
      price,
      availability,
      ...(choice === '' ? {} : { choice }),
      ...(quantity === undefined ? {} : { quantity }),
      ...(availableFrom === undefined ? {} : { availableFrom }),
    };
  };

  const tree = async (site: SiteCode): Promise<CategoryTree> => {
    const state = stateOf(site);
    if (state.generation === 0) return emptyTree;
    const key = `${site}:${state.generation}`;
    const known = trees.get(key);
    if (known) return known;
    const fresh = treeOf(await repository.categories(state), sites[site].language);
    trees.set(key, fresh);
    return fresh;
  };

  const windowOf = (
    { offset, limit, sort = 'relevance', reducedOnly = false, availableOnly = false }: ProductWindow,
    { at }: Moment,
  ): ListWindow => ({ offset, limit, sort, reducedOnly, availableOnly, at });

  const service: CatalogueService = {
    version: (site) => {
      const { generation, version } = stateOf(site);
      return `${generation}.${version}`;
    },
    tree,
    inCategory: async (site, categoryId, window, moment) => {
      const state = stateOf(site);
      const level = levelOf(await tree(site), categoryId);
      const read = () => repository.inCategory(state, level, categoryId, windowOf(window, moment));
      const until = switches.next(site, moment.at)?.getTime();
      // What staff look at may be of a day whose switches nobody has looked up.
      if (moment.isPreview) return page(state, await read(), moment);
      const key = [site, state.generation, state.version, categoryId, until, JSON.stringify(window)].join();
      const ids = shelves.get(key) ?? (await read());
      shelves.set(key, ids);
      return page(state, ids, moment);
    },
    product: async (site, productId, moment) => {
      const loaded = (await load(stateOf(site), [productId])).get(productId);
      if (loaded && loaded.articles.length > 0) return { kind: 'product', product: productOf(site, loaded, moment) };
      return (await repository.wasSold(site, productId)) ? { kind: 'gone' } : { kind: 'unknown' };
    },
    paths: async (productId) =>
      Object.fromEntries((await repository.paths(productId)).map((row) => [row.site, productUrl(row)])),
    count: (site) => repository.count(stateOf(site)),
    listed: async (site, { offset, limit }) => {
      const rows = await repository.listed(stateOf(site), offset, limit);
      return rows.map(({ product_id, slugs }) =>
        Object.fromEntries(Object.entries(slugs).map(([code, slug]) => [code, productUrl({ product_id, slug })])),
      );
    },
    tiles: (site, productIds, moment) => tilesOf(stateOf(site), productIds, moment),
    facts: async (site, keys, moment) => {
      const loaded = await load(
        stateOf(site),
        keys.map(({ productId }) => productId),
      );
      return keys.map(({ productId, tcm }) => factsOf(site, loaded.get(productId), tcm, moment));
    },
    productNumbers: async (site, oldProductIds) => {
      const rows = await repository.numbersOf(site, oldProductIds);
      // Rows found by a feed's own id come first and count.
      return new Map(rows.toReversed().map((row) => [row.asked, row.product_id]));
    },
  };

  /** Looks which generation each site sells; answers whether anything changed. */
  const refresh = async (at: Date): Promise<boolean> => {
    const rows = await repository.states();
    await switches.refresh(rows, at);
    const changed = rows.some((row) => {
      const known = stateOf(row.site);
      return known.generation !== row.generation || known.version !== row.version;
    });
    states = new Map(rows.map((row) => [row.site, row]));
    return changed;
  };

  return {
    ...service,
    refresh,
    /** when prices or availability of the site change next by schedule: nothing may be kept for longer */
    nextSwitch: (site: SiteCode, at: Date): Date | undefined => switches.next(site, at),
  };
};
