import { productSorts, type ProductSort, type ProductTile } from '../../contracts/catalogue/catalogue.contract.ts';
import {
  searchPagesAtMost,
  type Facet,
  type SearchFilter,
  type SearchQuestion,
  type SearchResults,
} from '../../contracts/search/search.contract.ts';
import { readFilters, withSearchFilter, writeFilters } from '../../domain/search/search.rules.ts';
import { pageOf } from '../../ui/pager/pager.rules.ts';

/** A multiple of twelve fills rows of two, three and four. */
export const pageSize = 12;

/** The query of a list; every page with a list has the same three parameters (SRCH-7). */
export interface ListQuestion {
  readonly sort: ProductSort;
  readonly filters: readonly SearchFilter[];
}

/** The parameters of a list. */
export const listQuery = ['page', 'filters', 'sort'] as const;

type Query = Readonly<Record<string, string | undefined>>;

/**
 * Reads the query of a list from an address. Unknown values are ignored, so that a shortened or guessed address still shows the
 * list. The filters of the page itself are not a choice.
 */
export const questionOf = (query: Query, within: readonly SearchFilter[] = []): ListQuestion => {
  const fixed = new Set(within.map(({ name }) => name));
  return {
    sort: productSorts.find((known) => known === query['sort']) ?? 'relevance',
    filters: readFilters(query['filters'] ?? '').filters.filter(({ name }) => !fixed.has(name)),
  };
};

/** Returns the canonical address of a list: parameters in a fixed order, without defaults. */
export const listUrl = (
  path: string,
  { sort, filters }: ListQuestion,
  { page = 1, term }: { readonly page?: number; readonly term?: string | undefined } = {},
): string => {
  const parameters = [
    ...(term === undefined ? [] : [['query', term]]),
    ...(page > 1 ? [['page', String(page)]] : []),
    ...(filters.length > 0 ? [['filters', writeFilters(filters)]] : []),
    ...(sort === 'relevance' ? [] : [['sort', sort]]),
  ];
  const text = new URLSearchParams(parameters).toString().replaceAll('%2C', ',');
  return text === '' ? path : `${path}?${text}`;
};

export const withFilter = (question: ListQuestion, filter: SearchFilter, on: boolean): ListQuestion => ({
  ...question,
  filters: withSearchFilter(question.filters, filter, on),
});

/** One page of a list, for its view. */
export interface ListProps {
  readonly path: string;
  readonly term?: string;
  readonly question: ListQuestion;
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly tiles: readonly ProductTile[];
  /** the facets in their order */
  readonly facets: readonly Facet[];
  readonly didYouMean?: string;
}

interface ListPlace {
  readonly path: string;
  /** the search term; without it, all products of the page */
  readonly term?: string;
  /** the filters of the page itself, such as its category */
  readonly within?: readonly SearchFilter[];
}

/** Returns 1 without a parameter, and `undefined` if it is not a page number. */
const pageNumber = (asked: string | undefined): number | undefined => {
  const page = asked === undefined || asked === '' ? 1 : Number(asked);
  return Number.isInteger(page) && page >= 1 && page <= searchPagesAtMost ? page : undefined;
};

/** Returns the requested page of a list, or `undefined` if there is no such page (404). */
export const loadList = async (
  { within = [], ...where }: ListPlace,
  query: Query,
  ask: (question: SearchQuestion) => Promise<SearchResults>,
): Promise<ListProps | undefined> => {
  const page = pageNumber(query['page']);
  if (page === undefined) return undefined;
  const question = questionOf(query, within);
  const fixed = new Set(within.map(({ name }) => name));
  const { tiles, total, facets, didYouMean } = await ask({
    query: where.term ?? '',
    page,
    pageSize,
    filters: [...within, ...question.filters],
    sort: question.sort,
  });
  const place = pageOf(query['page'], total, pageSize);
  if (!place) return undefined;
  const shown = facets.filter(({ name }) => !fixed.has(name));
  return { ...where, question, ...place, total, tiles, facets: shown, ...(didYouMean ? { didYouMean } : {}) };
};

/** The canonical address of a list for search engines: one per page; other orders and filters have none. */
export const canonicalOf = ({ path, page, question }: ListProps): string | undefined =>
  question.sort === 'relevance' && question.filters.length === 0 ? listUrl(path, question, { page }) : undefined;
