import type { ProductTile } from '../../contracts/catalogue/catalogue.contract.ts';
import { longestFilters, longestQuery } from '../../contracts/search/search.contract.ts';
import { askedText, isMissed, isTelling } from '../../domain/search/search.rules.ts';
import { headerLinks } from '../../sites/links.ts';
import { firstViewOf, listQuery, loadList, type ListProps } from '../list/list.rules.ts';
import type { PageAnswer, PageDefinition, PageRequest, PageServices } from '../page.ts';
import type { SquareCategory } from '../shell/rows/CategorySquares.tsx';
import { squaresOf } from '../shell/rows/squares.rules.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import { mixedOffers } from '../shell/rows/mixed-offers.ts';

export interface SearchProps {
  /** for the search box; empty without a term */
  readonly term: string;
  readonly list?: ListProps;
  /** similar terms of the shop */
  readonly didYouMean?: string;
  /** what was also searched for, where the shop has other words for the term */
  readonly synonyms: readonly string[];
  /** what many search, without a term or without results */
  readonly popular: readonly string[];
  /** links that lead on, without a term or without results */
  readonly categories: readonly SquareCategory[];
  readonly offers: readonly ProductTile[];
}

/** Links that lead on, without a term or without results. */
const help = async (
  { site, moment }: PageRequest,
  { catalogue, search }: PageServices,
): Promise<Pick<SearchProps, 'popular' | 'categories' | 'offers'>> => {
  const tree = await catalogue.tree(site.code);
  const categories = squaresOf(tree.top);
  return {
    popular: search.popular(site.code),
    categories,
    offers: await mixedOffers(catalogue, tree, site.code, moment),
  };
};

const titleOf = ({ t }: PageRequest, term: string, list?: ListProps): string => {
  if (term === '') return t('page.search.emptyTitle');
  const title = t('page.search.title', { term });
  return list && list.page > 1 ? `${title}, ${t('ui.pager.page', { page: list.page })}` : title;
};

/** None where the term was corrected: the page says that instead. */
const synonymsOf = (
  { site }: PageRequest,
  { search }: PageServices,
  term: string,
  { didYouMean }: ListProps,
): readonly string[] => (didYouMean === undefined ? search.synonyms(site.code, term) : []);

/** What stands below the search box. If filters leave no results, removing them leads on. */
const resultsOf = async (
  request: PageRequest,
  services: PageServices,
  term: string,
  list?: ListProps,
): Promise<Omit<SearchProps, 'term' | 'didYouMean'>> =>
  list !== undefined && (list.total > 0 || list.question.filters.length > 0)
    ? { list, synonyms: synonymsOf(request, services, term, list), popular: [], categories: [], offers: [] }
    : { synonyms: [], ...(await help(request, services)) };

const shown = async (
  request: PageRequest,
  services: PageServices,
  term: string,
  list?: ListProps,
): Promise<PageAnswer<SearchProps>> => {
  const asked = { page: list?.page ?? 1, filters: list?.question.filters ?? [] };
  const isCounted = list !== undefined && (isTelling(asked, list) || isMissed(asked, list));
  return {
    kind: 'shown',
    status: 200,
    head: { title: titleOf(request, term, list), ...(list ? firstViewOf(list) : {}) },
    ...(isCounted ? { searched: { words: term, isFound: list.total > 0 } } : {}),
    props: {
      term,
      ...omitNullish({ didYouMean: list?.didYouMean }),
      ...(await resultsOf(request, services, term, list)),
    },
  };
};

/** SRCH-7, SRCH-8: the results page is hidden from search engines; without results it shows links that lead on. */
export const search: PageDefinition<SearchProps> = {
  name: 'search',
  paths: [headerLinks.search],
  type: 'search',
  personal: false,
  query: ['query', ...listQuery],
  longestQueryValue: longestFilters,
  load: async (request, services) => {
    const { site, moment, query } = request;
    const term = askedText((query['query'] ?? '').slice(0, longestQuery));
    if (term === '') return shown(request, services, term);
    const target = services.search.redirect(site.code, term);
    if (target !== undefined) return { kind: 'moved', permanent: false, to: target };
    const place = { path: headerLinks.search, term };
    const list = await loadList(place, query, (asked) => services.search.results(site.code, asked, moment));
    return list ? shown(request, services, term, list) : { kind: 'missing' };
  },
};
