import { LRUCache } from 'lru-cache';
import type { CategoryTree, ProductWindow } from '../../contracts/catalogue/catalogue.contract.ts';
import { siteCodes } from '../../contracts/shop/site.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';
import { sites } from '../../sites/sites.ts';
import type { createSwitchBook } from './catalogue-switches.service.ts';
import type { CatalogueRepository, IdPage, ListWindow, StateRow } from './catalogue.repository.ts';
import { emptyTree, levelOf, treeOf } from './category-tree.rules.ts';

/** An entry is a dozen product ids: the first pages of all categories of nine sites fit. */
const listsKept = 2000;

const windowOf = (
  { offset, limit, sort = 'relevance', reducedOnly = false, availableOnly = false }: ProductWindow,
  { at }: Moment,
): ListWindow => ({ offset, limit, sort, reducedOnly, availableOnly, at });

export interface CategoryListParts {
  readonly repository: Pick<CatalogueRepository, 'categories' | 'inCategory'>;
  readonly switches: Pick<ReturnType<typeof createSwitchBook>, 'next'>;
}

/** The category tree of a site and the products of a category, both cached by generation. */
export const createCategoryLists = ({ repository, switches }: CategoryListParts) => {
  /** with those that are being read: the first requests after a start all ask for the same */
  const trees = new LRUCache<string, Promise<CategoryTree>>({ max: siteCodes.length * 2 });
  /** pages of lists until the next scheduled change: to return one page the database sorts the whole category */
  const lists = new LRUCache<string, IdPage>({ max: listsKept });

  const tree = async (state: StateRow): Promise<CategoryTree> => {
    const { site, generation, version } = state;
    if (generation === 0) return emptyTree;
    // An update of a feed adds and ends categories within a generation.
    const key = `${site}:${generation}:${version}`;
    const known = trees.get(key);
    if (known) return known;
    const read = repository.categories(state).then((rows) => treeOf(rows, sites[site].language));
    trees.set(key, read);
    read.catch(() => trees.delete(key));
    return read;
  };

  const inCategory = async (
    state: StateRow,
    categoryId: number,
    window: ProductWindow,
    moment: Moment,
  ): Promise<IdPage> => {
    const level = levelOf(await tree(state), categoryId);
    const read = () => repository.inCategory(state, level, categoryId, windowOf(window, moment));
    // A preview may show a day whose scheduled changes have not been looked up.
    if (moment.isPreview) return read();
    const { site, generation, version } = state;
    const until = switches.next(site, moment.at)?.getTime();
    const key = [site, generation, version, categoryId, until, JSON.stringify(window)].join();
    const ids = lists.get(key) ?? (await read());
    lists.set(key, ids);
    return ids;
  };

  return { tree, inCategory };
};
