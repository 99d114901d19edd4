import type { ProductTile } from '../../contracts/catalogue.contract.ts';
import { headerLinks } from '../../sites/links.ts';
import { listQuery, loadList, type ListProps } from '../list/list.rules.ts';
import type { PageDefinition } from '../page.ts';
import type { SquareCategory } from '../shell/CategorySquares.tsx';
import { mixedOffers } from '../shell/mixed-offers.ts';

export interface SearchProps {
  /** as the box shows it; empty where nothing was asked */
  readonly term: string;
  readonly list?: ListProps;
  /** where to go from here, where nothing was asked or found */
  readonly categories: readonly SquareCategory[];
  readonly offers: readonly ProductTile[];
}

/** SRCH-7: results are for people, not for search engines; a page that found nothing helps on. */
export const search: PageDefinition<SearchProps> = {
  name: 'search',
  paths: [headerLinks.search],
  type: 'search',
  personal: false,
  query: ['query', ...listQuery],
  load: async ({ site, t, moment, query }, { catalogue }) => {
    const term = (query['query'] ?? '').trim().replaceAll(/\s+/g, ' ');
    const list =
      term === ''
        ? undefined
        : await loadList({ path: headerLinks.search, term }, query, (window) =>
            catalogue.search(site.code, term, window, moment),
          );
    if (term !== '' && !list) return { kind: 'missing' };
    const isFound = list !== undefined && (list.total > 0 || list.question.filters.length > 0);
    const tree = isFound ? undefined : await catalogue.tree(site.code);
    const offers = tree ? await mixedOffers(catalogue, tree, site.code, moment) : [];
    return {
      kind: 'shown',
      status: 200,
      head: { title: `${term === '' ? t('page.search.emptyTitle') : t('page.search.title', { term })} | Kontor` },
      props: {
        term,
        ...(isFound ? { list } : {}),
        categories: tree?.top.flatMap(({ title, url, picture }) => (picture ? [{ title, url, picture }] : [])) ?? [],
        offers,
      },
    };
  },
};
