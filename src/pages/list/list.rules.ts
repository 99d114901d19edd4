import type { ProductPage, ProductSort, ProductTile } from '../../contracts/catalogue.contract.ts';
import { productSorts } from '../../contracts/catalogue.contract.ts';
import { offsetOf, pageOf } from '../../ui/pager/pager.rules.ts';

/** Twelve fill rows of two and of three. */
export const pageSize = 12;

/** What a list may be narrowed to, each by one word in the address (SRCH-7). */
export const filterWords = { reduced: 'reduced_price-true', available: 'availability-available' } as const;
export type Filter = keyof typeof filterWords;
const filterNames = Object.keys(filterWords) as readonly Filter[]; // the keys of the table just above

/** How a list is asked for; every page with a list reads it from the same three parameters. */
export interface ListQuestion {
  readonly sort: ProductSort;
  readonly filters: readonly Filter[];
}

/** The parameters that make a difference to a list. */
export const listQuery = ['page', 'filters', 'sort'] as const;

type Query = Readonly<Record<string, string | undefined>>;

/** Words that nobody knows ask for nothing: an address that somebody shortened or guessed still shows the list. */
export const questionOf = (query: Query): ListQuestion => {
  const words = new Set((query['filters'] ?? '').split(','));
  return {
    sort: productSorts.find((known) => known === query['sort']) ?? 'relevance',
    filters: filterNames.filter((name) => words.has(filterWords[name])),
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
    ...(filters.length > 0 ? [['filters', filters.map((name) => filterWords[name]).join(',')]] : []),
    ...(sort === 'relevance' ? [] : [['sort', sort]]),
  ];
  const text = new URLSearchParams(parameters).toString().replaceAll('%2C', ',');
  return text === '' ? path : `${path}?${text}`;
};

export const withFilter = (question: ListQuestion, filter: Filter, on: boolean): ListQuestion => ({
  ...question,
  filters: filterNames.filter((name) => (name === filter ? on : question.filters.includes(name))),
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
}

/** What a service is asked for one page of a list. */
export interface ListWindow {
  readonly offset: number;
  readonly limit: number;
  readonly sort: ProductSort;
  readonly reducedOnly: boolean;
  readonly availableOnly: boolean;
}

/** The asked page of a list; nothing where the list has no such page (404). */
export const loadList = async (
  where: { readonly path: string; readonly term?: string },
  query: Query,
  ask: (window: ListWindow) => Promise<ProductPage>,
): Promise<ListProps | undefined> => {
  const offset = offsetOf(query['page'], pageSize);
  if (offset === undefined) return undefined;
  const question = questionOf(query);
  const { tiles, total } = await ask({
    offset,
    limit: pageSize,
    sort: question.sort,
    reducedOnly: question.filters.includes('reduced'),
    availableOnly: question.filters.includes('available'),
  });
  // Beyond the end the window is empty and knows no total, so there is no such page either.
  const place = pageOf(query['page'], total, pageSize);
  return place && { ...where, question, ...place, total, tiles };
};

/** A list's own address for search engines: each page of the plain list is one; other orders and parts of it are none. */
export const canonicalOf = ({ path, page, question }: ListProps): string | undefined =>
  question.sort === 'relevance' && question.filters.length === 0 ? listUrl(path, question, { page }) : undefined;
