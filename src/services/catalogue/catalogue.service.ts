import { LRUCache } from 'lru-cache';
import type { CatalogueService, ProductPage, ProductTile } from '../../contracts/catalogue/catalogue.contract.ts';
import type { SiteCode, SitePaths } from '../../contracts/shop/site.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';
import { createSwitchBook } from './catalogue-switches.service.ts';
import { productUrl } from './catalogue-urls.rules.ts';
import type { CatalogueRepository, IdPage, StateRow } from './catalogue.repository.ts';
import { createCategoryLists } from './category-lists.service.ts';
import { createProductLoader } from './product-loader.service.ts';
import { factsOf, productOf, tileOf, type HexOf } from './product-views.rules.ts';

export interface CatalogueParts {
  readonly repository: CatalogueRepository;
  readonly hexOf: HexOf;
}

/** An entry is nine short addresses. */
const pathsKept = 20_000;

const notYet = (site: SiteCode): StateRow => ({ site, generation: 0, version: 0 });

/** The pages of a product on all sites name the same addresses: to find them the database searches every site. */
const createProductPaths = (repository: Pick<CatalogueRepository, 'paths'>) => {
  const known = new LRUCache<string, SitePaths>({ max: pathsKept });
  let changes = 0;
  return {
    of: async (productId: string): Promise<SitePaths> => {
      const there = known.get(productId);
      if (there) return there;
      const before = changes;
      const rows = await repository.paths(productId);
      const found = Object.fromEntries(rows.map((row) => [row.site, productUrl(row)]));
      // An answer from before a change must not be kept after it.
      if (before === changes) known.set(productId, found);
      return found;
    },
    forget: (): void => {
      changes += 1;
      known.clear();
    },
  };
};

/**
 * Reads the catalogue. The live generation of each site is held in memory and brought up to date by `refresh`: every process
 * of a shop calls it once a second, so an import made through one process is visible in all of them.
 */
export const createCatalogueService = ({ repository, hexOf }: CatalogueParts) => {
  let states = new Map<SiteCode, StateRow>();
  const stateOf = (site: SiteCode): StateRow => states.get(site) ?? notYet(site);
  const switches = createSwitchBook(repository);
  const load = createProductLoader(repository);
  const lists = createCategoryLists({ repository, switches });
  const paths = createProductPaths(repository);

  const tilesOf = async (state: StateRow, ids: readonly string[], moment: Moment): Promise<ProductTile[]> => {
    const loaded = await load(state, ids);
    const found = ids.flatMap((id) => loaded.get(id) ?? []);
    return found.flatMap((one) => tileOf(state.site, one, moment, hexOf) ?? []);
  };

  const page = async (state: StateRow, { ids, total }: IdPage, moment: Moment): Promise<ProductPage> => ({
    tiles: await tilesOf(state, ids, moment),
    total,
  });

  const service: CatalogueService = {
    version: (site) => {
      const { generation, version } = stateOf(site);
      return `${generation}.${version}`;
    },
    tree: (site) => lists.tree(stateOf(site)),
    inCategory: async (site, categoryId, window, moment) => {
      const state = stateOf(site);
      return page(state, await lists.inCategory(state, categoryId, window, moment), moment);
    },
    product: async (site, productId, moment) => {
      const loaded = (await load(stateOf(site), [productId])).get(productId);
      if (loaded && loaded.articles.length > 0)
        return { kind: 'product', product: productOf(site, loaded, moment, hexOf) };
      return (await repository.wasSold(site, productId)) ? { kind: 'gone' } : { kind: 'unknown' };
    },
    paths: paths.of,
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
      // Rows found by a feed's own id come first and take precedence.
      return new Map(rows.toReversed().map((row) => [row.asked, row.product_id]));
    },
  };

  /** Reads the live generation of each site; returns whether one has changed. */
  const refresh = async (at: Date): Promise<boolean> => {
    const rows = await repository.states();
    await switches.refresh(rows, at);
    const changed = rows.some((row) => {
      const known = stateOf(row.site);
      return known.generation !== row.generation || known.version !== row.version;
    });
    states = new Map(rows.map((row) => [row.site, row]));
    if (changed) paths.forget();
    return changed;
  };

  return {
    ...service,
    refresh,
    /** returns when prices or availability of the site next change by schedule: a cache entry must not live longer */
    nextSwitch: (site: SiteCode, at: Date): Date | undefined => switches.next(site, at),
  };
};
