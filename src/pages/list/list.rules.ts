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

/** Twelve fill rows of two, of three and of four. */
export const pageSize = 12;

/** How a list is asked for; every page with a list reads it from the same three parameters (SRCH-7). */
export interface ListQuestion {
  readonly sort: ProductSort;
  readonly filters: readonly SearchFilter[];
}

/** The parameters that make a difference to a list. */
export const listQuery = ['page', 'filters', 'sort'] as const;

type Query = Readonly<Record<string, string | undefined>>;

/**
 * Words that nobody knows ask for nothing: an address that somebody shortened or guessed still shows the list, with what of
 * it is known. What the page itself is narrowed to is no choice on it.
 */
export const questionOf = (query: Query, within: readonly SearchFilter[] = []): ListQuestion => {
  const fixed = new Set(within.map(({ name }) => name));
  return {
    sort: productSorts.find((known) => known === query['sort']) ?? 'relevance',
    filters: readFilters(query['filters'] ?? '').filters.filter(({ name }) => !fixed.has(name)),
  };
};

/** Address of a list in one order of its parameters, without those that say what is so anyway. */
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

/** One page of a list as its view draws it. */
export interface ListProps {
  readonly path: string;
  readonly term?: string;
  readonly question: ListQuestion;
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly tiles: readonly ProductTile[];
  /** what it may be narrowed to, in the order in which that is shown */
  readonly facets: readonly Facet[];
  readonly didYouMean?: string;
}

interface ListPlace {
  readonly path: string;
  /** words that are searched for; none: everything of the page */
  readonly term?: string;
  /** what the page itself is narrowed to: its category, say */
  readonly within?: readonly SearchFilter[];
}

/** 1 where none is named; nothing where no list has such a page. */
const pageNumber = (asked: string | undefined): number | undefined => {
  const page = asked === undefined || asked === '' ? 1 : Number(asked);
  return Number.isInteger(page) && page >= 1 && page <= searchPagesAtMost ? page : undefined;
};

/** The asked page of a list; nothing where the list has no such page (404). */
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

/** A list's own address for search engines: each page of the plain list is one; other orders and parts of it are none. */
export const canonicalOf = ({ path, page, question }: ListProps): string | undefined =>
  question.sort === 'relevance' && question.filters.length === 0 ? listUrl(path, question, { page }) : undefined;
